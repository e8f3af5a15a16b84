package io.github.quadrantrules.dice.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.core.type.TypeReference;
import io.github.quadrantrules.dice.Die;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.Roll;
import io.github.quadrantrules.dice.game.Provenance;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.testing.SerialCopy;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.List;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.Serializable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Saves that somebody has changed by hand. */
class HostileSavesTest {
    private static final Die<Integer> DIE = Die.of("Coin", 0, 1);

    /** Something of every shape. */
    record Everything(
            String text,
            int number,
            long large,
            double real,
            boolean truth,
            Provenance constant,
            Fraction fraction,
            RuleId rule,
            Option<String> option,
            Vector<String> texts,
            Vector<Integer> numbers,
            Array<Inner> array,
            List<Integer> list,
            TreeSet<Integer> sorted,
            LinkedHashSet<String> linked,
            TreeMap<Integer, String> map,
            java.util.List<Integer> javaList,
            java.util.Set<Integer> javaSet,
            java.util.Map<String, Integer> javaMap,
            Tuple2<String, Integer> pair,
            Roll<Integer> roll)
            implements Serializable {}

    record Inner(String name) implements Serializable {}

    private static final Saves<Everything> SAVES =
            Saves.of("test.all", 1, new TypeReference<>() {}, new DiceModule(DIE));
    private static final Everything EVERYTHING = new Everything(
            "a",
            1,
            2,
            0.5,
            true,
            Provenance.SAMPLE,
            Fraction.of(1, 2),
            RuleId.of("AS-SHD-04"),
            Option.some("b"),
            Vector.of("c", "d"),
            Vector.of(3, 4),
            Array.of(new Inner("e")),
            List.of(5),
            TreeSet.of(6, 7),
            LinkedHashSet.of("f", "g"),
            TreeMap.of(8, "h", 9, "i"),
            java.util.List.of(1),
            java.util.Set.of(2),
            java.util.Map.of("j", 3),
            new Tuple2<>("k", 4),
            DIE.counting(Vector.of(1, 2)));
    private static final String SAVED = """
            {"format":"test.all","version":1,"value":{"text":"a","number":1,"large":2,"real":0.5,"truth":true,\
            "constant":"SAMPLE","fraction":"1/2","rule":"AS-SHD-04","option":"b","texts":["c","d"],"numbers":[3,4],\
            "array":[{"name":"e"}],"list":[5],"sorted":[6,7],"linked":["f","g"],"map":{"8":"h","9":"i"},\
            "javaList":[1],"javaSet":[2],"javaMap":{"j":3},"pair":["k",4],\
            "roll":{"die":"Coin (0 1, 1 1)","counts":[1,2]}}}""";

    @Test
    void shouldReadWhatNobodyHasChanged() {
        assertThat(SAVES.write(EVERYTHING)).isEqualTo(SAVED);
        assertThat(SAVES.read(SAVED)).isEqualTo(EVERYTHING);
    }

    /** What was read does not carry the reader along. */
    @Test
    void shouldSerializeWhatWasRead() {
        Everything read = SAVES.read(SAVED);
        assertThat(SerialCopy.of(read)).isEqualTo(EVERYTHING);
        assertThat(read.sorted().comparator()).isSameAs(EVERYTHING.sorted().comparator());
        assertThat(read.map().comparator()).isSameAs(EVERYTHING.map().comparator());
    }

    @ParameterizedTest(name = "{0} replaced by {1}")
    @CsvSource(delimiter = '|', textBlock = """
            "text":"a"          | "text":5                  | in text:
            "text":"a"          | "text":5.5                | in text:
            "text":"a"          | "text":true               | in text:
            "text":"a"          | "text":["a"]              | in text:
            "text":"a"          | "text":{}                 | in text:
            "text":"a"          | "text":null               | text
            "number":1          | "number":"1"              | in number:
            "number":1          | "number":""               | in number:
            "number":1          | "number":true             | in number:
            "number":1          | "number":1.0              | in number:
            "number":1          | "number":2147483648       | in number:
            "number":1          | "number":[1]              | in number:
            "number":1          | "number":null             | number
            "large":2           | "large":9223372036854775808 | in large:
            "large":2           | "large":2.5               | in large:
            "large":2           | "large":"2"               | in large:
            "real":0.5          | "real":"0.5"              | in real:
            "real":0.5          | "real":"NaN"              | in real: A number is finite, not "NaN"
            "real":0.5          | "real":"-INF"             | in real: A number is finite, not "-INF"
            "real":0.5          | "real":1e999              | in real: A number is finite, not
            "real":0.5          | "real":null               | real
            "real":0.5          | "real":NaN                | NaN
            "real":0.5          | "real":true               | in real:
            "truth":true        | "truth":1                 | in truth:
            "truth":true        | "truth":"true"            | in truth:
            "truth":true        | "truth":""                | in truth:
            "truth":true        | "truth":null              | truth
            "constant":"SAMPLE" | "constant":0              | in constant:
            "constant":"SAMPLE" | "constant":"0"            | in constant:
            "constant":"SAMPLE" | "constant":"sample"       | in constant:
            "constant":"SAMPLE" | "constant":""             | constant
            "fraction":"1/2"    | "fraction":1              | in fraction:
            "fraction":"1/2"    | "fraction":["1/2"]        | in fraction:
            "fraction":"1/2"    | "fraction":""             | in fraction:
            "rule":"AS-SHD-04"  | "rule":4                  | in rule:
            "rule":"AS-SHD-04"  | "rule":false              | in rule:
            "option":"b"        | "option":5                | in option:
            "option":"b"        | "option":["b"]            | in option:
            "texts":["c","d"]   | "texts":["c",5]           | in texts[1]:
            "texts":["c","d"]   | "texts":["c",null]        | in texts: A collection holds no null, unlike
            "texts":["c","d"]   | "texts":"c"               | in texts: A collection or tuple is a list, not "c"
            "texts":["c","d"]   | "texts":{"0":"c"}         | in texts: A collection or tuple is a list, not {"0":"c"}
            "texts":["c","d"]   | "texts":null              | texts
            "numbers":[3,4]     | "numbers":[3,"4"]         | in numbers[1]:
            "numbers":[3,4]     | "numbers":[3,""]          | in numbers
            "numbers":[3,4]     | "numbers":[3,4.5]         | in numbers
            "numbers":[3,4]     | "numbers":[3,true]        | in numbers
            "numbers":[3,4]     | "numbers":3               | in numbers: A collection or tuple is a list, not 3
            "array":[{"name":"e"}] | "array":[{"name":5}]   | in array[0].name:
            "array":[{"name":"e"}] | "array":[{"name":"e","x":1}] | x
            "array":[{"name":"e"}] | "array":[{}]           | name
            "array":[{"name":"e"}] | "array":["e"]          | in array[0]:
            "array":[{"name":"e"}] | "array":[[]]           | in array
            "array":[{"name":"e"}] | "array":[""]           | in array
            "list":[5]          | "list":[null]             | in list: A collection holds no null, unlike
            "list":[5]          | "list":""                 | in list: A collection or tuple is a list, not ""
            "sorted":[6,7]      | "sorted":[6,7,6]          | in sorted: A set names each element once, not like this: [6,7,6]
            "sorted":[6,7]      | "sorted":[6,null]         | in sorted
            "sorted":[6,7]      | "sorted":{"6":7}          | in sorted: A set is a list, not {"6":7}
            "linked":["f","g"]  | "linked":["f","f"]        | in linked: A set names each element once, not like this: ["f","f"]
            "linked":["f","g"]  | "linked":["f",null]       | in linked
            "linked":["f","g"]  | "linked":"f"              | in linked: A set is a list, not "f"
            "map":{"8":"h","9":"i"} | "map":[["8","h"]]     | in map: A map is an object with its keys, not [["8","h"]]
            "map":{"8":"h","9":"i"} | "map":"8"             | in map: A map is an object with its keys, not "8"
            "map":{"8":"h","9":"i"} | "map":7               | in map: A map is an object with its keys, not 7
            "map":{"8":"h","9":"i"} | "map":{"8":null}      | in map
            "map":{"8":"h","9":"i"} | "map":{"8":9}         | in map.8:
            "map":{"8":"h","9":"i"} | "map":{"8":"h","9":{}} | in map.9:
            "map":{"8":"h","9":"i"} | "map":{"x":"h"}       | in map.x:
            "map":{"8":"h","9":"i"} | "map":{"":"h"}        | in map
            "map":{"8":"h","9":"i"} | "map":{"8":"h","08":"i"} | in map: A map names each key once, not like this: {"8":"h","08":"i"}
            "map":{"8":"h","9":"i"} | "map":{"8":"h","8":"i"} | Duplicate field '8'
            "javaList":[1]      | "javaList":[1,"x"]        | in javaList[1]:
            "sorted":[6,7]      | "sorted":[6,"x"]          | in sorted[1]:
            "javaMap":{"j":3}   | "javaMap":{"j":3,"k":"x"} | in javaMap.k:
            "javaList":[1]      | "javaList":[null]         | in javaList: A collection holds no null, unlike
            "javaList":[1]      | "javaList":1              | in javaList: A collection or tuple is a list, not 1
            "javaSet":[2]       | "javaSet":[2,2]           | in javaSet: A set names each element once, not like this: [2,2]
            "javaMap":{"j":3}   | "javaMap":{"j":null}      | in javaMap: A collection holds no null, unlike
            "javaMap":{"j":3}   | "javaMap":[]              | in javaMap: A map is an object with its keys, not []
            "pair":["k",4]      | "pair":["k"]              | in pair
            "pair":["k",4]      | "pair":["k",4,5]          | in pair
            "pair":["k",4]      | "pair":["k",null]         | in pair
            "pair":["k",4]      | "pair":[5,4]              | in pair[0]:
            "pair":["k",4]      | "pair":{"k":4}            | in pair
            "counts":[1,2]      | "counts":{"a":1,"b":2}    | "counts":{"a":1,"b":2}}
            "counts":[1,2]      | "counts":[1,"2"]          | "counts":[1,"2"]}
            "die":"Coin (0 1, 1 1)"        | "die":5                   | {"die":5,"counts":[1,2]}
            "counts":[1,2]      | "counts":[1,2],"x":0      | "x":0}
            "number":1          | "number":1,"extra":0      | extra
            "number":1,         | ''                        | number
            "number":1          | "Number":1                | in number:
            "number":1          | "number":1,"number":1     | Duplicate field 'number'
            """)
    void shouldRefuseAndSayWhere(String old, String changed, String said) {
        assertThat(SAVED).contains(old);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SAVES.read(SAVED.replace(old, changed)))
                .withMessageStartingWith("A save of test.all must be legal: ")
                .withMessageContaining(said);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ' 7'
            ' {}'
            ','
            '}'
            ' x'
            ' /* and so on */'
            """)
    void shouldRefuseWhatFollowsASave(String more) {
        assertThat(SAVES.read(SAVED + " \n")).isEqualTo(EVERYTHING);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SAVES.read(SAVED + more))
                .withMessageStartingWith("A save of test.all must be legal: ");
    }
}
