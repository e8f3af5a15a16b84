package io.github.quadrantrules.ascendancy.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import io.github.quadrantrules.ascendancy.data.TranswarpRule;
import io.github.quadrantrules.dice.Die;
import io.github.quadrantrules.dice.game.Provenance;
import io.vavr.collection.Vector;
import java.io.IOException;

/** The form of a Transwarp rule, which brings the name and the sides of its die along, so that any die can be read. */
final class TranswarpForm {
    private TranswarpForm() {}

    static final class Writer extends JsonSerializer<TranswarpRule> {
        @Override
        public void serialize(TranswarpRule rule, JsonGenerator json, SerializerProvider provider) throws IOException {
            Die<Integer> die = rule.die();
            if (!die.physical().equals(die)) {
                throw new IllegalArgumentException(
                        "A Transwarp die that is saved lies on the table itself, unlike the reading " + die);
            }
            json.writeStartObject();
            json.writeObjectFieldStart("die");
            json.writeStringField("name", die.name());
            provider.defaultSerializeField(
                    "sides", die.faces().flatMap(face -> Vector.fill(die.sides(face), face)), json);
            json.writeEndObject();
            provider.defaultSerializeField("creatingRolls", rule.creatingRolls(), json);
            provider.defaultSerializeField("provenance", rule.provenance(), json);
            json.writeEndObject();
        }
    }

    static final class Reader extends JsonDeserializer<TranswarpRule> {
        @Override
        public TranswarpRule deserialize(JsonParser json, DeserializationContext context) throws IOException {
            JsonNode rule = parts(context.readTree(json), "die", "creatingRolls", "provenance");
            JsonNode die = parts(rule.get("die"), "name", "sides");
            Vector<Integer> sides = read(die.get("sides"), new TypeReference<>() {}, context);
            return new TranswarpRule(
                    Die.of(read(die.get("name"), new TypeReference<>() {}, context), sides.toJavaArray(Integer[]::new)),
                    read(rule.get("creatingRolls"), new TypeReference<>() {}, context),
                    read(rule.get("provenance"), new TypeReference<Provenance>() {}, context));
        }

        private static JsonNode parts(JsonNode whole, String... names) {
            if (whole.size() != names.length || !Vector.of(names).forAll(whole::hasNonNull)) {
                throw new IllegalArgumentException("Here stand " + String.join(", ", names) + ", not " + whole);
            }
            return whole;
        }

        private static <T> T read(JsonNode part, TypeReference<T> type, DeserializationContext context)
                throws IOException {
            return context.readTreeAsValue(part, context.getTypeFactory().constructType(type));
        }
    }
}
