package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.alliance.value.Modifier;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a modifier: a whole number, or a name, an equals sign and a whole number. */
final class ModifierConverter implements ITypeConverter<Modifier> {
    @Override
    public Modifier convert(String text) {
        int equals = text.lastIndexOf('=');
        String name = equals < 0 ? "modifier" : text.substring(0, equals).strip();
        try {
            return new Modifier(
                    name, Integer.parseInt(text.substring(equals + 1).strip()));
        } catch (NumberFormatException e) {
            throw new TypeConversionException(
                    "a modifier is a whole number, with a name before it if you like, such as Upgrade=+2, not '" + text
                            + "'");
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(String.valueOf(e.getMessage()));
        }
    }
}
