"""Words that are no names of the user's, of all languages."""

STATEMENT_WORDS = set(
    """if else elif for while do return in not and or is def class struct enum impl fn let mut const pub use mod match loop
    import from as new delete using namespace public private protected static final break continue pass global nonlocal
    lambda try except finally catch throw throws raise with yield var where ref dyn func function of typeof defer package
    async await export""".split()
)
# Words that are no names of the user's.
KEYWORDS = STATEMENT_WORDS | set(
    """self this int void bool boolean char long short unsigned signed float double string String auto size_t usize u8 u16
    u32 u64 i8 i16 i32 i64 isize str Vec vec List ArrayList LinkedList Set HashSet Map HashMap Integer Boolean Character
    Scanner vector set map pair include define True False None true false null nullptr std Math System out cin
    cout endl print println printf scanf range len main Main Solution sizeof Some Ok Err Self super undefined
    console log Array Number Math Set Map process fmt Println Printf Scan make nil append string rune byte""".split()
)
TYPES = set(
    "int void bool boolean char long short float double String string unsigned auto usize u32 u64 i32 i64 byte rune".split()
)
GENERIC = "array", "map", "pair", "set", "vector"
HEADS = {"if", "elif", "else", "for", "while", "def", "class", "try", "except", "finally", "with"}  # Of indented blocks.
UNARY = {"!", "not", "~", "-", "+", "*", "&", "++", "--", "mut", "new"}
ASSIGNMENTS = {"=", ":=", "+=", "-=", "*=", "/=", "|=", "&=", "^=", "<<=", ">>=", "++", "--"}
LOGICAL = "or", "||", "and", "&&"
ADDS = {"add", "insert", "append", "push"}  # Methods that put something into a collection.
