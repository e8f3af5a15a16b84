package io.github.quadrantrules.dice.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer;
import com.fasterxml.jackson.databind.type.CollectionLikeType;
import com.fasterxml.jackson.databind.type.CollectionType;
import com.fasterxml.jackson.databind.type.MapLikeType;
import io.vavr.Tuple2;
import java.io.IOException;

/** Rejects null inside collections, which Jackson and Vavr would let through. */
final class NoNulls extends BeanDeserializerModifier {
    private static final long serialVersionUID = 1;

    @Override
    public JsonDeserializer<?> modifyCollectionLikeDeserializer(
            DeserializationConfig config, CollectionLikeType type, BeanDescription bean, JsonDeserializer<?> reader) {
        return new Checked(reader);
    }

    @Override
    public JsonDeserializer<?> modifyCollectionDeserializer(
            DeserializationConfig config, CollectionType type, BeanDescription bean, JsonDeserializer<?> reader) {
        return new Checked(reader);
    }

    @Override
    public JsonDeserializer<?> modifyMapLikeDeserializer(
            DeserializationConfig config, MapLikeType type, BeanDescription bean, JsonDeserializer<?> reader) {
        return new Checked(reader);
    }

    private static final class Checked extends DelegatingDeserializer {
        private static final long serialVersionUID = 1;

        Checked(JsonDeserializer<?> reader) {
            super(reader);
        }

        @Override
        protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> reader) {
            return new Checked(reader);
        }

        @Override
        public Object deserialize(JsonParser json, DeserializationContext context) throws IOException {
            Object read = super.deserialize(json, context);
            if (read instanceof Iterable<?> elements) {
                for (Object element : elements) {
                    reject(element, context);
                }
            }
            return read;
        }

        private static void reject(Object element, DeserializationContext context) throws IOException {
            boolean hollow =
                    element == null || element instanceof Tuple2<?, ?> pair && (pair._1 == null || pair._2 == null);
            if (hollow) {
                context.reportInputMismatch(Object.class, "A collection holds no null, not %s", element);
            }
        }
    }
}
