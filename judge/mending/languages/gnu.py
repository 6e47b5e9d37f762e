"""C and C++: all edits in one program, each in a namespace of its own."""

import pathlib
import re
import tempfile
import typing

from judge.building.compiler import run_compiler
from judge.building.languages import language_name
from judge.building.languages.gnu import HEADERS, included, write_header
from judge.building.program import CALL
from judge.mending.runners.runner import Mended
from judge.mending.runners.together import Texts, Together
from judge.mending.text import grammar
from judge.mending.text.grammar import Harm, either
from judge.running.processes import Word

SLOW_HEADERS = {"any", "chrono", "memory", "optional", "random", "ranges", "variant"}  # They take as long as all others.
CPP_START = """
template <class R> void judge_start(R (*start)()) { start(); }
template <class R, class A> void judge_start(R (*start)(int, A), int n = 0, A arguments = A()) { start(n, arguments); }
"""
C_CALLS = """
void judge_call(char *file, char *n, int (*count)(int)) { judge_count(file, n, count); }
void judge_call(char *file, char *n, char ***(*boards)(int, int *, int **)) { judge_boards(file, n, boards); }
"""
INCLUDE = re.compile(r"(?m)^[ \t]*#[ \t]*(?:include|pragma).*")
HEADERS_OF_C = r"""<[a-z_]+> <bits/stdc\+\+\.h>
    [<"](?:assert|complex|ctype|errno|fenv|float|inttypes|iso646|limits|locale|malloc|math|memory|signal|std\w+)\.h
    [<"](?:string|time|uthash|wchar|wctype)\.h"""
HARM = Harm(
    words=r"""\w*f(?:re|d)?open\w* \w*popen (?<!<)\w*fstream \w*filebuf filesystem tmp(?:file|nam)\w* mk(?:s|d|os)?temps?
    _*asm_* system syscall remove rename(?:at2?)? open(?:at)?(?:64)? creat unlink(?:at)? rmdir mk(?:dir|fifo|nod)(?:at)?
    f?truncate u?mount (?:sym)?link(?:at)? f?ch(?:mod|own|dir|root) kill(?:pg)? v?fork f?exec[lv]\w* posix_spawn\w*
    dl(?:open|sym) wordexp setmntent updwtmp\w* [lf]?utimes?\w* \w+(?=\s*\#\#) (?<=\#\#)\w+ (?<=\#\#\s)\w+
    include(?=\s+\w)""",
    harmless=r"""(?<=[.>])\w+ (?:remove|rename|open|link|kill|truncate|mount|fork)\b(?!\s*\() remove\s*\([^;{]*,
    system\s*\(\s*"(?:pause|PAUSE|cls|CLS)"\s*\)""",
    imports=rf'(?:include(?:_next)?|import)\s*(?=[<"])(?!{either(HEADERS_OF_C)})(\S+)',
    kept=r"system\s*\(\s*|(?:include|import)\s*",
)
RAW = r"R\"(?P<mark>\w*)\((?s:.*?)\)(?P=mark)\"|"
GRAMMAR = grammar.Grammar(
    token=grammar.tokens(rf"(?<=\d)'(?=\d)|\#\s*include\b\s*[<\"].*?[>\"]|{grammar.COMMENTS}", RAW + grammar.QUOTED),
    levels=grammar.levels(*grammar.LEVELS_OF_C),
    harm=HARM,
    rules=grammar.read_rules("all", "braces", "gnu"),
    references="&",
)


class Cpp(Together):
    """C, too, as far as C++ takes it. The headers are compiled once."""

    errors = r"(?m)^e(\d+):\d+:\d+: (?:fatal error:|error:|  required from)", r"undefined reference to .e(\d+)::"

    def compiler(self, *arguments: Word) -> typing.Tuple[bool, str]:
        options = "-std=gnu++17 -O0 -w -fpermissive -fmax-errors=0 -DONLINE_JUDGE".split()
        folders: typing.List[Word] = ["-iquote", self.file.absolute().parent, "-idirafter", self.header.parent / "headers"]
        return run_compiler("g++", *options, *folders, *arguments)

    def prepare(self) -> None:
        self.is_c = language_name(str(self.file)) == "C"
        has_all = not self.is_c and (self.trial.program.is_function or "<bits/" in self.text)
        names = [name for name in HEADERS.split() if name not in SLOW_HEADERS] if has_all else ["cstdlib"]
        text = included(names)
        if self.trial.program.is_function:
            text += CALL.joinpath(f"answers.{'c' if self.is_c else 'cpp'}").read_text() + (C_CALLS if self.is_c else "")
        text += "\n".join(INCLUDE.findall(self.text))
        self.header = pathlib.Path(tempfile.mkdtemp(), "all.h")
        write_header(self.header.parent)
        self.header.write_bytes((text.replace("#include <bits/stdc++.h>", "") + CPP_START).encode())
        self.compiler("-x", "c++-header", self.header)

    def start(self) -> str:
        """Returns what runs an edit, in its namespace."""
        if not self.trial.program.is_function:
            return "void judge_run(char **) { judge_start(judge_user_main); }"
        method = self.trial.problem.method
        if self.is_c:
            return f"void judge_run(char **a) {{ for (char **n = a + 2; *n; n++) judge_call(a[1], *n, {method}); }}"
        return f"void judge_run(char **a) {{ judge_main(a, [](signed n) {{ return Solution().{method}(n); }}); }}"

    def compiled(self, folder: pathlib.Path, texts: Texts) -> typing.Tuple[bool, str]:
        macros = sorted(set(re.findall(r"(?m)^[ \t]*#[ \t]*define[ \t]+(\w+)", self.text)))
        undefined = "".join(f"#undef {name}\n" for name in macros)
        parts = []
        for number, text in texts.items():
            text = re.sub(r"\bmain\b(?=\s*\()", "judge_user_main", INCLUDE.sub("", text))
            parts.append(f'{undefined}namespace e{number} {{\n#line 1 "e{number}"\n{text}\n{self.start()}\n}}')
        cases = "".join(f"case {number}: e{number}::judge_run(arguments + 1); break;\n" for number in texts)
        parts.append(f"{undefined}signed main(signed, char **arguments) {{\nswitch (atoi(arguments[1])) {{\n{cases}}}\n}}\n")
        file = folder / "all.cpp"
        file.write_bytes("\n".join(parts).encode())
        return self.compiler("-include", self.header, "-o", folder / "all.exe", file, "-lm")


MENDED = {name: Mended(GRAMMAR, Cpp) for name in ("C", "C++")}
