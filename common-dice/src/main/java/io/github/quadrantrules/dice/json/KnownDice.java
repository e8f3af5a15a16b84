package io.github.quadrantrules.dice.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import io.github.quadrantrules.dice.Die;
import io.github.quadrantrules.dice.Roll;
import io.vavr.collection.Vector;
import java.io.IOException;

/** The dice that can be read: a die cannot be rebuilt from JSON, because nobody there knows the type of its faces. */
record KnownDice(Vector<Die<?>> dice) {
    KnownDice {
        dice.groupBy(Die::toString)
                .values()
                .find(same -> same.distinct().size() > 1)
                .forEach(same -> {
                    throw new IllegalArgumentException(
                            "Dice that are saved must differ in what they say of themselves, not all be "
                                    + same.head());
                });
    }

    private Die<?> named(String said) {
        return dice.find(die -> die.toString().equals(said))
                .getOrElseThrow(() -> new IllegalArgumentException("A die must be one of "
                        + (dice.isEmpty() ? "no known dice" : dice.mkString(", ")) + ", not " + said));
    }

    private static <F extends Comparable<F>> Vector<Integer> counts(Roll<F> roll) {
        return roll.die().faces().map(face -> roll.count(face));
    }

    @SuppressWarnings("rawtypes")
    static final class Writer extends JsonSerializer<Die> {
        @Override
        public void serialize(Die die, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeString(die.toString());
        }
    }

    @SuppressWarnings("rawtypes")
    static final class Reader extends JsonDeserializer<Die> {
        private final KnownDice known;

        Reader(KnownDice known) {
            this.known = known;
        }

        @Override
        public Die deserialize(JsonParser json, DeserializationContext context) throws IOException {
            return known.named(context.readValue(json, String.class));
        }
    }

    @SuppressWarnings("rawtypes")
    static final class RollWriter extends JsonSerializer<Roll> {
        @Override
        @SuppressWarnings("unchecked")
        public void serialize(Roll roll, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeStartObject();
            json.writeStringField("die", roll.die().toString());
            json.writeObjectField("counts", KnownDice.counts(roll));
            json.writeEndObject();
        }
    }

    @SuppressWarnings("rawtypes")
    static final class RollReader extends JsonDeserializer<Roll> {
        private final KnownDice known;

        RollReader(KnownDice known) {
            this.known = known;
        }

        @Override
        public Roll deserialize(JsonParser json, DeserializationContext context) throws IOException {
            JsonNode read = context.readTree(json);
            Vector<JsonNode> counts = Vector.ofAll(read.path("counts"));
            if (read.size() != 2
                    || !read.path("die").isTextual()
                    || !read.path("counts").isArray()
                    || !counts.forAll(JsonNode::isInt)) {
                throw new IllegalArgumentException("A roll has a die and counts, not " + read);
            }
            return known.named(read.get("die").textValue()).counting(counts.map(JsonNode::intValue));
        }
    }
}
