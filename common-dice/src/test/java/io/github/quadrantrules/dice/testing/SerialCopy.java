package io.github.quadrantrules.dice.testing;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;

/**
 * Copies of values by Java serialization.
 *
 * @since 0.1.0
 */
public final class SerialCopy {
    private SerialCopy() {}

    /**
     * Writes a value and reads it back.
     *
     * @param value a serializable value
     * @param <T> the type of the value
     * @return the copy, which shares nothing with the value
     */
    @SuppressWarnings("unchecked")
    public static <T> T of(T value) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        } catch (IOException e) {
            throw new UncheckedIOException("A value must be serializable, not " + value, e);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return (T) in.readObject();
        } catch (IOException e) {
            throw new UncheckedIOException("A value must be readable after it was written, not " + value, e);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("The class of a value must be there, not missing: " + value, e);
        }
    }
}
