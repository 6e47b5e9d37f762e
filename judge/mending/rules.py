"""The data of the kinds of edits: what is replaced by what."""

import re
import typing

# A word, and what it may be meant as, the likeliest first. Here and below, `_` is a space.
WORDS = """
< <= > != ; <= < >= ; > >= < ; >= > <= ; == != >= <= = ; != == < > ; + - | ; - + ^ ; * + // ;
/ // * ; % / // ; // / % ; && || ; || && ; and or and_not ; or and or_not ; << >> >>> ; >> << >>> ; >>> >> ; | & ^ + ;
& | ^ &_~ &_! ; ^ | & ; .. ..= ; ..= .. ; += = -= |= ; -= += = ; = == += |= &= ; |= = ^= += &= ; &= ^= |= &=_~ ;
^= |= &= -= ; ++ -- +=_1 ; -- ++ -=_1 ; elif if ; ! ~ ; ~ ! ; if while ; while if ;
let let_mut ; return break continue ; continue break ; break continue return ; True False ; False True ; true false ;
false true ; any all ; all any ; min max ; max min ; print return println ; println print ; extend append ; next nextLine ;
nextLine next ; append extend add ; remove discard ; pop popleft ; popleft pop ;
add append remove discard ; product permutations combinations ; permutations product ; size length ; length size ;
is == ;
"""
# Types that are too small, or cannot be negative.
WIDER = "size_t int;unsigned int;char int;short int;byte int;float double;bool int;u8 u32;u16 u32;i8 i32;u32 u64 i32;usize i32"
# Parts of a string.
FORMATS = [("%c", " %c"), ("%c", "%s"), ("%d", "%lld"), ("%d", "%d "), (r"\n\n", r"\n"), (r"\n", ""), (r"\n", " ")]
# What may be done to the argument of a method, or to the value of one: languages, names, and the new texts.
ARGUMENTS = """
.py   append|add                {0}[:] list({0}) ''.join({0}) [''.join(row)_for_row_in_{0}] tuple({0}) {0}.copy()
.py   print                     *{0} ''.join({0}) *{0},_sep='' len({0}) {0},_end='_' {0},_end='' sum({0})
.java add                       new_ArrayList<>({0}) {0}.clone() new_String({0}) String.valueOf({0})
.java remove                    Integer.valueOf({0}) (Integer)_{0}
.rs   push                      {0}.clone() {0}.iter().collect()
"""
VALUES = """
.py   input|readline|read       int({0}) {0}.split() {0}.strip() list({0})
.py   split                     list(map(int,_{0})) map(int,_{0})
.java nextLine|readLine         {0}.trim() Integer.parseInt({0})
"""
# A list for each row, not the same list in all; an array, its text or a list that a loop changes copied; a value added up.
ROWS = [
    (".py", r"\bin (\w+)(?=:)", r"in list(\1)"),
    (".py", r"(\w+)\[([^][]+)\] = (\w+)(?=\n)", r"\1[\2] = \1.get(\2, 0) + \3"),
    (".py", r"\[(\[[^][]*\] ?\* ?\w+)\] ?\* ?([\w.]+(?:\(\w+\))?)", r"[\1 for _ in range(\2)]"),
    (".java", r"([\w.]+(?:\[\w+\])?)\.toString\(\)", r"new String(\1)"),
    (".rs", r"\.(parse|split|chars)\b", r".trim().\1"),
    (".rs", r"\*(\w+)\b", r"\1.clone()"),
]
# What undoes a statement.
INVERSES = [
    (r"(.+?)\s*=\s*(?:true|True)", [r"\1 = false", r"\1 = False"]),
    (r"(.+?)\s*=\s*(['\"])[Q*#]\2", [r"\1 = \2.\2", r"\1 = \2*\2", r"\1 = \2 \2"]),
    (r"([^=]+?)\s*=\s*(?:1|c|col|i|j|r)", [r"\1 = 0", r"\1 = -1"]),
    (r"(.+?)\s*\+=\s*(.+)", [r"\1 -= \2"]),
    (r"(.+?)\s*-=\s*(.+)", [r"\1 += \2"]),
    (r"(.+?)\s*[|^]=\s*(.+)", [r"\1 ^= \2"]),
    (r"(.+?)\+\+", [r"\1--"]),
    (r"(.+?)--", [r"\1++"]),
    (r"(.+?)\.add\((.*)\)", [r"\1.remove(\2)", r"\1.discard(\2)", r"\1.remove(\1.size() - 1)"]),
    (r"(.+?)\.insert\((.*)\)", [r"\1.erase(\2)", r"\1.remove(&\2)"]),
    (r"(.+?)\.append\((.*)\)", [r"\1.pop()"]),
    (r"(.+?)\.push(_back|)\((.*)\)", [r"\1.pop\2()"]),
    (r"(swap\(.*\)|(\w+\[.*\]), (\w+\[.*\]) = \3, \2)", [r"\1"]),
]
# A statement that gives something its initial value.
START = r"(?:(?:[a-z]+|[A-Z]\w*(?:<[^=]*>)?)\s+)*([A-Za-z_][\w.]*(?:\[[^=]*\])?)"
VALUE = r"-?[01]|\[\]|set\(\)|\{\}|\[.*\] ?\* ?.*|\[\[.*\]|new .*|false|true|False|True|\[.*for .*\]|\"\"|''"
INITIAL = re.compile(rf"^{START}\s*=\s*({VALUE})$")
CLEARS = re.compile(r"^(memset\(.*|[\w.]+\.clear\(\)|.*\.assign\(.*|fill\(.*|Arrays\.fill\(.*)$")
COLLECTION = re.compile(r"(?:vector|set|map)<[^;()]*>\s+(\w+)\s*;|let mut (\w+) = String::new")
DECLARED = re.compile(r"(?m)^\s*(?:static\s+)?(?:int|bool|char|long long|long)\s+([^;()=]*);")
ELEMENT = re.compile(r"([A-Za-z_][\w.]*\[(\w+)\](?:\[\w+\])?)\s*(?:[-+|^&]?=(?!=)|\+\+|--)")  # One that is changed.
EXITS = re.compile(r"(?:sys\.|System\.)?\bexit\([^()]*\)")  # What ends a program.
READS = re.compile(r"input\(|cin ?>>|scanf|next\w*\(\)|readline|read_line")
# What may lack after a statement, by whether the file is in Python: a line or a character is read and dropped, 0 ends a loop,
# or an array is filled.
FOLLOWED: typing.Dict[bool, typing.List[typing.Sequence[str]]] = {
    True: [
        (r"input\(|readline\(", "input()"),
        (r"^(\w+) = .*(?:input|readline)", r"if \1 == 0: break"),
    ],
    False: [
        (r"(\w+)\.next\w*\(", r"\1.nextLine()"),
        (r"cin ?>>|scanf|getchar", "getchar()", "cin.ignore()"),
        (r"(?:&|>> ?)(\w+)(?:\)?$|\) ?\{)", r"if (\1 == 0) break"),
        (r"^(?:int )?(\w+) = .*(?:next|scanf|getchar|read)\w*\(", r"if (\1 == 0) break"),
        (r"(?:char\[\] )?(\w+) = new char\[[^]]*\]$", r"java.util.Arrays.fill(\1, '.')"),
    ],
}
