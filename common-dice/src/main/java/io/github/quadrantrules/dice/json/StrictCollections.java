package io.github.quadrantrules.dice.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer;
import com.fasterxml.jackson.databind.type.CollectionLikeType;
import com.fasterxml.jackson.databind.type.CollectionType;
import com.fasterxml.jackson.databind.type.MapLikeType;
import com.fasterxml.jackson.databind.type.MapType;
import io.vavr.Tuple;
import io.vavr.collection.Set;
import io.vavr.collection.SortedMap;
import io.vavr.collection.SortedSet;
import io.vavr.collection.Traversable;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import java.io.IOException;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;

/**
 * Reads collections as strictly as all else.
 *
 * <p>Jackson and Vavr let null through, drop what a set or a map names twice, run on past the end when a map is no object,
 * and order by a comparator of theirs, which the value would carry along when it is serialized.
 */
final class StrictCollections extends BeanDeserializerModifier {
    private static final long serialVersionUID = 1;

    @Override
    public JsonDeserializer<?> modifyCollectionLikeDeserializer(
            DeserializationConfig config, CollectionLikeType type, BeanDescription bean, JsonDeserializer<?> reader) {
        return isSet(type) ? new Sets(reader) : new Sequences(reader);
    }

    @Override
    public JsonDeserializer<?> modifyCollectionDeserializer(
            DeserializationConfig config, CollectionType type, BeanDescription bean, JsonDeserializer<?> reader) {
        return isSet(type) ? new Sets(reader) : new Sequences(reader);
    }

    private static boolean isSet(JavaType type) {
        return type.isTypeOrSubTypeOf(Set.class) || type.isTypeOrSubTypeOf(java.util.Set.class);
    }

    @Override
    public JsonDeserializer<?> modifyMapLikeDeserializer(
            DeserializationConfig config, MapLikeType type, BeanDescription bean, JsonDeserializer<?> reader) {
        return new Maps(reader);
    }

    @Override
    public JsonDeserializer<?> modifyMapDeserializer(
            DeserializationConfig config, MapType type, BeanDescription bean, JsonDeserializer<?> reader) {
        return new Maps(reader);
    }

    @Override
    public JsonDeserializer<?> modifyDeserializer(
            DeserializationConfig config, BeanDescription bean, JsonDeserializer<?> reader) {
        return Tuple.class.isAssignableFrom(bean.getBeanClass()) ? new Sequences(reader) : reader;
    }

    /** Checks what it reads. */
    private abstract static class Checked extends DelegatingDeserializer {
        private static final long serialVersionUID = 1;

        private final JsonToken start;
        private final String form;

        Checked(JsonDeserializer<?> reader, JsonToken start, String form) {
            super(reader);
            this.start = start;
            this.form = form;
        }

        @Override
        public Object deserialize(JsonParser json, DeserializationContext context) throws IOException {
            if (!json.hasToken(start)) {
                context.reportInputMismatch(this, "%s, not %s", form, context.readTree(json));
            }
            Object read = read(json, context);
            for (Object element : elements(read)) {
                if (element == null
                        || element instanceof Tuple parts && parts.toSeq().exists(Objects::isNull)) {
                    context.reportInputMismatch(this, "A collection holds no null, unlike %s", read);
                }
            }
            return read;
        }

        Object read(JsonParser json, DeserializationContext context) throws IOException {
            return readEach(json, context);
        }

        /** Says of an element that is wrong which one it is; Jackson does so for collections of its own. */
        private Object readEach(JsonParser json, DeserializationContext context) throws IOException {
            JsonStreamContext here = json.getParsingContext();
            try {
                return super.deserialize(json, context);
            } catch (JsonMappingException e) {
                if (Collection.class.isAssignableFrom(handledType()) || Map.class.isAssignableFrom(handledType())) {
                    throw e;
                }
                throw here.inObject()
                        ? JsonMappingException.wrapWithPath(e, handledType(), here.getCurrentName())
                        : JsonMappingException.wrapWithPath(e, handledType(), here.getCurrentIndex());
            }
        }

        /** Reads what must have as many elements as were written. */
        final Object readAll(JsonParser json, DeserializationContext context, String naming) throws IOException {
            JsonNode written = context.readTree(json);
            JsonParser again = written.traverse(json.getCodec());
            again.nextToken();
            Object read = readEach(again, context);
            if (size(read) != written.size()) {
                context.reportInputMismatch(this, "%s once, not like this: %s", naming, written);
            }
            return read;
        }

        private static int size(Object read) {
            if (read instanceof Map<?, ?> map) {
                return map.size();
            }
            return read instanceof Collection<?> all ? all.size() : ((Traversable<?>) read).size();
        }

        private static Iterable<?> elements(Object read) {
            if (read instanceof Map<?, ?> map) {
                return map.values();
            }
            return read instanceof Tuple parts ? parts.toSeq() : (Iterable<?>) read;
        }
    }

    private static final class Sequences extends Checked {
        private static final long serialVersionUID = 1;

        Sequences(JsonDeserializer<?> reader) {
            super(reader, JsonToken.START_ARRAY, "A collection or tuple is a list");
        }

        @Override
        protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> reader) {
            return new Sequences(reader);
        }
    }

    private static final class Sets extends Checked {
        private static final long serialVersionUID = 1;

        Sets(JsonDeserializer<?> reader) {
            super(reader, JsonToken.START_ARRAY, "A set is a list");
        }

        @Override
        protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> reader) {
            return new Sets(reader);
        }

        @Override
        @SuppressWarnings("unchecked") // the reader of a sorted set demands comparable elements
        Object read(JsonParser json, DeserializationContext context) throws IOException {
            Object read = readAll(json, context, "A set names each element");
            return read instanceof SortedSet<?> sorted ? TreeSet.ofAll((SortedSet<Comparable<Object>>) sorted) : read;
        }
    }

    private static final class Maps extends Checked {
        private static final long serialVersionUID = 1;

        Maps(JsonDeserializer<?> reader) {
            super(reader, JsonToken.START_OBJECT, "A map is an object with its keys");
        }

        @Override
        protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> reader) {
            return new Maps(reader);
        }

        @Override
        @SuppressWarnings("unchecked") // the reader of a sorted map demands comparable keys
        Object read(JsonParser json, DeserializationContext context) throws IOException {
            Object read = readAll(json, context, "A map names each key");
            return read instanceof SortedMap<?, ?> sorted
                    ? TreeMap.ofEntries((SortedMap<Comparable<Object>, Object>) sorted)
                    : read;
        }
    }
}
