package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.frontiers.hex.Hex;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a space of the map: two whole numbers with a comma between them. */
final class HexConverter implements ITypeConverter<Hex> {
    @Override
    public Hex convert(String text) {
        String[] parts = text.split(",", -1);
        if (parts.length != 2) {
            throw wrong(text);
        }
        try {
            return Hex.of(Integer.parseInt(parts[0].strip()), Integer.parseInt(parts[1].strip()));
        } catch (NumberFormatException e) {
            throw wrong(text);
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(String.valueOf(e.getMessage()));
        }
    }

    private static TypeConversionException wrong(String text) {
        return new TypeConversionException(
                "a space is written q,r with two whole numbers, such as 2,-1, not '" + text + "'");
    }
}
