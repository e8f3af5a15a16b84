package io.github.quadrantrules.dice.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import java.io.IOException;

/** Reads numbers that are numbers: Jackson would take the text "NaN", and 1e999 for infinity. */
final class FiniteNumber extends StdScalarDeserializer<Double> {
    private static final long serialVersionUID = 1;

    FiniteNumber() {
        super(Double.class);
    }

    @Override
    public Double deserialize(JsonParser json, DeserializationContext context) throws IOException {
        if (!json.currentToken().isNumeric() || !Double.isFinite(json.getDoubleValue())) {
            context.reportInputMismatch(this, "A number is finite, not %s", context.readTree(json));
        }
        return json.getDoubleValue();
    }
}
