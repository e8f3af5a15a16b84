package io.github.quadrantrules.dice.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.type.LogicalType;
import io.vavr.collection.Vector;
import io.vavr.jackson.datatype.VavrModule;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/**
 * Saves of one kind: a value in an envelope that says what it is.
 *
 * <p>A save is the object <code>{"format": "…", "version": 1, "value": …}</code>. Reading is strict: another format,
 * another version, an unknown or missing property, a null, a number where a text belongs or the other way round, an element
 * that a set names twice, or a value that its constructor rejects is an error, and the message says where it stands.
 *
 * @param <T> the type of the values
 * @since 0.1.0
 */
@SuppressWarnings("exports") // Jackson is optional: a transitive requirement would force it on every caller
public final class Saves<T> {
    private static final int LONGEST_NUMBER = 100_000;

    private final String format;
    private final int version;
    private final ObjectMapper mapper;
    private final JavaType type;

    private Saves(String format, int version, ObjectMapper mapper, JavaType type) {
        if (format.isBlank()) {
            throw new IllegalArgumentException("A kind of saves needs a name, not '" + format + "'");
        }
        if (version < 1) {
            throw new IllegalArgumentException("The versions of a format begin with 1, not with " + version);
        }
        this.format = format;
        this.version = version;
        this.mapper = mapper;
        this.type = type;
    }

    /**
     * The saves of a kind of values.
     *
     * @param format the name of the kind, for example {@code "ascendancy.battle"}
     * @param version the version of the format, 1 or more
     * @param type the type of the values
     * @param modules a {@link DiceModule}, and the modules of whatever else is in the values
     * @param <T> the type of the values
     * @return writes and reads such saves
     * @throws IllegalArgumentException if the name is blank or the version below 1
     */
    public static <T> Saves<T> of(String format, int version, TypeReference<T> type, Module... modules) {
        ObjectMapper mapper = mapper(modules);
        return new Saves<>(format, version, mapper, mapper.constructType(type.getType()));
    }

    /**
     * A mapper for values of this library: strict, and without types that are chosen by the name of a class.
     *
     * @param modules a {@link DiceModule}, and the modules of whatever else is in the values
     * @return a new mapper
     */
    public static ObjectMapper mapper(Module... modules) {
        JsonFactory factory = JsonFactory.builder()
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNumberLength(LONGEST_NUMBER)
                        .build())
                .build();
        return JsonMapper.builder(factory)
                .addModule(new VavrModule(new VavrModule.Settings().deserializeNullAsEmptyCollection(false)))
                .addModule(new SimpleModule("strict reading")
                        .setDeserializerModifier(new StrictCollections())
                        .addDeserializer(Double.class, new FiniteNumber())
                        .addDeserializer(double.class, new FiniteNumber()))
                .addModules(modules)
                .withCoercionConfig(
                        LogicalType.Textual,
                        texts -> texts.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                                .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                                .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail))
                .disable(
                        MapperFeature.ALLOW_COERCION_OF_SCALARS,
                        // Values are made by constructors; their modules open no fields.
                        MapperFeature.ALLOW_FINAL_FIELDS_AS_MUTATORS,
                        MapperFeature.INFER_PROPERTY_MUTATORS)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .enable(
                        DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                        DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                        DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
                        DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                        DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS,
                        DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .build();
    }

    /**
     * Writes a save.
     *
     * @param value what to save
     * @return the save as JSON
     * @throws IllegalArgumentException if a part of the value has no form in JSON
     */
    public String write(T value) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = mapper.createGenerator(text)) {
            json.writeStartObject();
            json.writeStringField("format", format);
            json.writeNumberField("version", version);
            json.writeFieldName("value");
            mapper.writerFor(type).writeValue(json, value);
            json.writeEndObject();
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("Every part of a save needs a form in JSON: " + said(e), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    /**
     * Reads a save.
     *
     * @param json what {@link #write} wrote
     * @return the value
     * @throws IllegalArgumentException if the text is no save of this format and version, or if a constructor rejects
     *     what stands in it; the message ends in what was wrong
     */
    public T read(String json) {
        try {
            JsonNode save = mapper.readTree(json);
            check(save);
            @Nullable T value = mapper.readerFor(type).readValue(save.get("value"));
            if (value == null) {
                throw new IllegalArgumentException("A save of " + format + " must have a value, not null");
            }
            return value;
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("A save of " + format + " must be legal: " + said(e), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void check(JsonNode save) {
        if (save.size() != 3 || !save.has("format") || !save.has("version") || !save.has("value")) {
            throw new IllegalArgumentException("A save has a format, a version and a value, not " + save);
        }
        if (!save.get("format").isTextual() || !save.get("format").textValue().equals(format)) {
            throw new IllegalArgumentException(
                    "This save must have the format " + format + ", not " + save.get("format"));
        }
        if (!save.get("version").isInt() || save.get("version").intValue() != version) {
            throw new IllegalArgumentException(
                    "A save of " + format + " must have the version " + version + ", not " + save.get("version"));
        }
    }

    /** Where it is wrong, and what a constructor said, or else what Jackson said, without the line that it appends. */
    private static String said(JsonProcessingException e) {
        Throwable cause = e;
        while (cause instanceof JsonProcessingException && cause.getCause() != null) {
            cause = cause.getCause();
        }
        String said = cause instanceof JsonProcessingException json
                ? json.getOriginalMessage()
                : String.valueOf(cause.getMessage());
        return e instanceof JsonMappingException mapping && !mapping.getPath().isEmpty()
                ? "in "
                        + Vector.ofAll(mapping.getPath())
                                .map(Saves::step)
                                .mkString()
                                .replaceFirst("^\\.", "") + ": " + said
                : said;
    }

    private static String step(JsonMappingException.Reference step) {
        return step.getFieldName() == null ? "[" + step.getIndex() + "]" : "." + step.getFieldName();
    }
}
