package io.github.quadrantrules.alliance.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import io.github.quadrantrules.alliance.dice.AttackFace;
import io.github.quadrantrules.alliance.dice.DefenseFace;
import io.github.quadrantrules.alliance.dice.Faces;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Results as their letters; whether B and X are attack or defense results is known from where they stand. */
final class FacesText {
    private FacesText() {}

    @SuppressWarnings("rawtypes")
    static final class Writer extends JsonSerializer<Faces> {
        @Override
        public void serialize(Faces faces, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeString(faces.toString());
        }
    }

    @SuppressWarnings("rawtypes")
    static final class Reader extends JsonDeserializer<Faces> implements ContextualDeserializer {
        private final @Nullable Class<?> type;

        Reader() {
            this(null);
        }

        private Reader(@Nullable Class<?> type) {
            this.type = type;
        }

        @Override
        public JsonDeserializer<?> createContextual(DeserializationContext context, @Nullable BeanProperty property) {
            JavaType faces = property == null ? context.getContextualType() : property.getType();
            return new Reader(faces.containedTypeOrUnknown(0).getRawClass());
        }

        @Override
        public Faces deserialize(JsonParser json, DeserializationContext context) throws IOException {
            String text = context.readValue(json, String.class);
            if (type == AttackFace.class) {
                return Faces.parse(AttackFace.class, text);
            }
            if (type == DefenseFace.class) {
                return Faces.parse(DefenseFace.class, text);
            }
            throw new IllegalArgumentException("Results are of attack dice or defense dice, not of " + type);
        }
    }
}
