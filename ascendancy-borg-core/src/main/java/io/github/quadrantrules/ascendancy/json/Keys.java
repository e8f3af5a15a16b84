package io.github.quadrantrules.ascendancy.json;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.KeyDeserializer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.regex.Pattern;

/** Reads the keys of maps. A key has one form only, or a map could hold the same key twice, as "1" and "01". */
final class Keys extends KeyDeserializer {
    private static final Pattern NUMBER = Pattern.compile("0|-?[1-9]\\d{0,8}");

    private final Function<String, ?> reading;

    private Keys(Function<String, ?> reading) {
        this.reading = reading;
    }

    /** Keys that are written as what they say of themselves. */
    static KeyDeserializer texts(Function<String, ?> reading) {
        return new Keys(text -> inItsForm(reading.apply(text), text));
    }

    private static Object inItsForm(Object key, String text) {
        if (!key.toString().equals(text)) {
            throw new IllegalArgumentException("This key must be written as " + key + ", not as " + text);
        }
        return key;
    }

    /** Keys that are written as numbers. */
    static KeyDeserializer numbers(IntFunction<?> reading) {
        return new Keys(text -> reading.apply(number(text)));
    }

    private static int number(String text) {
        if (!NUMBER.matcher(text).matches()) {
            throw new IllegalArgumentException("This key must be a number such as 3, not " + text);
        }
        return Integer.parseInt(text);
    }

    @Override
    public Object deserializeKey(String key, DeserializationContext context) {
        return reading.apply(key);
    }
}
