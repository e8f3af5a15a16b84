package io.github.quadrantrules.ascendancy.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer;
import com.fasterxml.jackson.databind.type.CollectionLikeType;
import com.fasterxml.jackson.databind.type.MapLikeType;
import io.vavr.collection.SortedMap;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import java.io.IOException;

/**
 * Reads sorted sets and maps as strictly as all else.
 *
 * <p>Vavr's own readers drop what a set names twice, run on past the end when a map is no object, and order by a comparator
 * of theirs, which the value would carry along when it is serialized.
 */
final class Ordered extends BeanDeserializerModifier {
    private static final long serialVersionUID = 1;

    @Override
    public JsonDeserializer<?> modifyCollectionLikeDeserializer(
            DeserializationConfig config, CollectionLikeType type, BeanDescription bean, JsonDeserializer<?> reader) {
        return type.isTypeOrSubTypeOf(SortedSet.class) ? new Sets(reader) : reader;
    }

    @Override
    public JsonDeserializer<?> modifyMapLikeDeserializer(
            DeserializationConfig config, MapLikeType type, BeanDescription bean, JsonDeserializer<?> reader) {
        return type.isTypeOrSubTypeOf(SortedMap.class) ? new Maps(reader) : reader;
    }

    private static final class Sets extends DelegatingDeserializer {
        private static final long serialVersionUID = 1;

        Sets(JsonDeserializer<?> reader) {
            super(reader);
        }

        @Override
        protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> reader) {
            return new Sets(reader);
        }

        @Override
        @SuppressWarnings("unchecked") // the reader of a sorted set demands comparable elements
        public Object deserialize(JsonParser json, DeserializationContext context) throws IOException {
            JsonNode elements = context.readTree(json);
            JsonParser again = elements.traverse(json.getCodec());
            again.nextToken();
            TreeSet<?> read = TreeSet.ofAll((SortedSet<Comparable<Object>>) super.deserialize(again, context));
            if (read.size() != elements.size()) {
                throw new IllegalArgumentException("A set names each element once, not like this: " + elements);
            }
            return read;
        }
    }

    private static final class Maps extends DelegatingDeserializer {
        private static final long serialVersionUID = 1;

        Maps(JsonDeserializer<?> reader) {
            super(reader);
        }

        @Override
        protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> reader) {
            return new Maps(reader);
        }

        @Override
        @SuppressWarnings("unchecked") // the reader of a sorted map demands comparable keys
        public Object deserialize(JsonParser json, DeserializationContext context) throws IOException {
            if (!json.hasToken(JsonToken.START_OBJECT)) {
                throw new IllegalArgumentException("A map is an object with its keys, not " + context.readTree(json));
            }
            return TreeMap.ofEntries((SortedMap<Comparable<Object>, Object>) super.deserialize(json, context));
        }
    }
}
