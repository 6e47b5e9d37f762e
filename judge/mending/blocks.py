"""Edits of whole statements: left out, moved, or made from others of the file."""

import re
import typing

from judge.mending.code import Code, Statement
from judge.mending.edit import (
    ADDED,
    ADDED_BEFORE,
    BEFORE,
    BEHIND,
    EXCHANGED,
    FURTHER,
    IN_PLACE,
    LESS,
    Change,
    Edit,
    added,
    removed,
    replaced,
)

Edits = typing.Iterator[Edit]
# What undoes a statement, by a pattern of it.
INVERSES = [
    (r"(.+?)\s*=\s*(?:true|True)(;?)", [r"\1 = false\2", r"\1 = False\2"]),
    (r"(.+?)\s*=\s*'[Q*#]'(;?)", [r"\1 = '.'\2", r"\1 = '*'\2", r"\1 = ' '\2"]),
    (r"(.+?)\s*=\s*\"[Q*#]\"(;?)", [r'\1 = "."\2', r'\1 = "*"\2']),
    (r"([^=]+?)\s*=\s*(?:1|c|col|i|j|r)(;?)", [r"\1 = 0\2", r"\1 = -1\2"]),
    (r"(.+?)\s*\+=\s*(.+)", [r"\1 -= \2"]),
    (r"(.+?)\s*-=\s*(.+)", [r"\1 += \2"]),
    (r"(.+?)\s*\^=\s*(.+)", [r"\1 ^= \2"]),
    (r"(.+?)\s*\|=\s*(.+)", [r"\1 ^= \2"]),
    (r"(.+?)\+\+;", [r"\1--;"]),
    (r"(.+?)--;", [r"\1++;"]),
    (r"(.+?)\.add\((.*)\)", [r"\1.remove(\2)", r"\1.discard(\2)"]),
    (r"(.+?)\.add\((.*)\);", [r"\1.remove(\2);", r"\1.remove(\1.size() - 1);", r"\1.delete(\2);"]),
    (r"(.+?)\.insert\((.*)\);", [r"\1.erase(\2);", r"\1.remove(&\2);"]),
    (r"(.+?)\.append\((.*)\)", [r"\1.pop()"]),
    (r"(.+?)\.push_back\((.*)\);", [r"\1.pop_back();"]),
    (r"(.+?)\.push\((.*)\);", [r"\1.pop();"]),
    (r"(swap\(.*\);|(\w+\[.*\]), (\w+\[.*\]) = \3, \2)", [r"\1"]),
]
START = r"(?:(?:static|let|var|mut|int|long|long long|bool|boolean|char|size_t|auto)\s+)*([A-Za-z_][\w.]*(?:\[[^=]*\])?)\s*=\s*"
INITIAL = re.compile(
    rf"^{START}(-?[01]|\[\]|set\(\)|\{{\}}|\[.*\] ?\* ?.*|\[\[.*\]|new .*|false|true|False|True|\[.*for .*\]|\"\"|'')(;?)$"
)
CLEARS = re.compile(r"^(memset\(.*|[\w.]+\.clear\(\)|.*\.assign\(.*|fill\(.*|Arrays\.fill\(.*)\s*;?$")


def text_of(code: Code, statement: Statement) -> str:
    return code.text[statement.start : statement.end]


def inverses(text: str, code: Code) -> typing.List[str]:
    """Returns what undoes a statement."""
    found = []
    for pattern, news in INVERSES:
        match = re.fullmatch(pattern, text)
        if match and not re.match(r"(int|let|auto|var|const|long|char|bool)\b", text):
            found += [match.expand(new) for new in news]
    return [new for new in found if ("false" if code.is_python else "False") not in new]


def calls_own(code: Code, statement: Statement) -> bool:
    tokens = code.tokens_in(statement.start, statement.end)
    return any(code.at(i) in code.functions and code.at(i + 1) == "(" and code.at(i - 1) not in ("def", "fn") for i in tokens)


def undone(code: Code) -> Edits:
    """The marks before a recursive call undone after it, one or all."""
    statements = code.statements
    for k, call in enumerate(statements):
        if call.is_head or not calls_own(code, call):
            continue
        before = [s for s in statements[max(0, k - 10) : k] if s.block == call.block and not s.is_head]
        after = " ".join(text_of(code, s) for s in statements[k + 1 : k + 8])
        undo = [new for s in before for new in inverses(text_of(code, s), code)[:3]]
        missing = [new for new in undo if new not in after]
        for new in missing:
            yield added(code, 0.5, call, new)
        firsts = [inverses(text_of(code, s), code) for s in before]
        all_of = [news[0] for news in firsts if news and news[0] not in after]
        if len(all_of) > 1:
            yield added(code, 0.5, call, *all_of)
            yield added(code, 0.5, call, *all_of[::-1])


def left_out(code: Code) -> Edits:
    for statement in code.statements:
        text = text_of(code, statement)
        if statement.is_head:
            tokens = code.tokens_in(statement.start, statement.end)
            if code.at(tokens[0]) in ("if", "elif"):
                if code.is_python:
                    yield replaced(code, 3, tokens[0] + 1, tokens[-1] - 1, "True")
                elif code.at(tokens[0] + 1) == "(":
                    end = code.partner.get(tokens[0] + 1, tokens[0] + 2)
                    yield replaced(code, 3, tokens[0] + 2, end - 1, "true")
        elif text not in (";", "pass") and not text.startswith(("import", "using", "from ")):
            yield removed(code, 2, statement)
    for i in range(len(code.tokens)):
        if code.at(i) == "else" and code.at(i + 1) == "if":
            yield replaced(code, 2, i, i, "")


def moved(code: Code) -> Edits:
    """A statement moved by one or two others, or over the edge of a block."""
    statements = code.statements
    for k, one in enumerate(statements):
        for distance in (1, 2):
            if k + distance >= len(statements):
                continue
            two = statements[k + distance]
            if one.block == two.block and not one.is_head and not two.is_head:
                if distance == 1:
                    changes = (
                        Change(one.start, one.end, text_of(code, two)),
                        Change(two.start, two.end, text_of(code, one)),
                    )
                    yield Edit(2, changes, one.start, BEHIND, text_of(code, one), str(code.line(two.end - 1)))
                else:
                    yield relocated(code, 3, one, two, after=True)
                    yield relocated(code, 3, two, one, after=False)
            elif one.is_head and not two.is_head and distance == 1:  # Before the block that it stands in.
                yield relocated(code, 3, two, one, after=False)
            elif two.is_head and not one.is_head and distance == 1 and two.block == one.block:
                yield relocated(code, 2, one, two, after=True)
    if code.is_python:
        return
    for i in range(len(code.tokens)):
        if code.at(i) != "}":
            continue
        end = code.tokens[i].end
        line_start = code.text.rfind("\n", 0, code.tokens[i].start) + 1
        for statement in statements:
            if statement.is_head:
                continue
            if code.text[statement.end : code.tokens[i].start].strip() == "":
                gap = code.text[statement.end : end]
                change = Change(statement.start, end, gap.strip() + "\n" + statement.indent + text_of(code, statement))
                yield Edit(2, (change,), statement.start, BEHIND, text_of(code, statement), str(code.line(end)))
            if code.text[end : statement.start].strip() == "" and statement.start >= end:
                start = line_start if code.text[line_start : code.tokens[i].start].strip() == "" else code.tokens[i].start
                moved_up = code.text[start:end]
                change = Change(start, statement.end, f"{statement.indent}{text_of(code, statement)}\n{moved_up}")
                yield Edit(2, (change,), statement.start, BEFORE, text_of(code, statement), str(code.line(start)))


def relocated(code: Code, rank: float, one: Statement, to: Statement, after: bool) -> Edit:
    """Moves a statement behind or before another."""
    away = Change(one.start, one.end, "pass" if code.is_python else "")
    text = text_of(code, one)
    if after:
        (put,) = added(code, rank, to, text).changes
        what = BEHIND
    else:
        put, what = Change(to.start, to.start, f"{text}\n{to.indent}"), BEFORE
    return Edit(rank, (away, put), one.start, what, text, str(code.line(to.end - 1 if after else to.start)))


def indented(code: Code) -> Edits:
    """Python: a statement, or it and those that follow in its block, further in or out."""
    if not code.is_python:
        return
    lines = code.text.split("\n")
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)
    levels = sorted({len(s.indent) for s in code.statements})
    for k, line in enumerate(lines):
        if not line.strip() or line.strip().startswith("#"):
            continue
        indent = len(line) - len(line.lstrip())
        for level in levels:
            if level == indent or abs(level - indent) > 8:
                continue
            end = k + 1
            while end < len(lines) and (not lines[end].strip() or len(lines[end]) - len(lines[end].lstrip()) > indent):
                end += 1
            spans = [range(k, end)]
            while end < len(lines) and lines[end].strip() and len(lines[end]) - len(lines[end].lstrip()) == indent:
                end += 1
            if end > spans[0].stop:
                spans.append(range(k, end))
            for span in spans:
                changes = tuple(
                    Change(starts[j], starts[j] + min(indent, len(lines[j])), " " * level if j == k or lines[j].strip() else "")
                    for j in span
                    if lines[j].strip()
                )
                what = FURTHER if level > indent else LESS
                yield Edit(2 if len(span) == 1 else 2.5, changes, starts[k] + indent, what, line.strip())


STOPS = {"return", "break", "continue", "pass", "import", "from", "int", "using"}


CONSTANTS = [("true", "false", "0", "1"), ("True", "False", "0", "1")]


def sums(code: Code) -> typing.List[str]:
    """Returns the names that are added to, or that start with nothing."""
    return [name for name in code.uses if re.search(rf"\b{re.escape(name)}\s*(\+=|\+\+|=\s*(0|\[\]|False|false)\b)", code.text)]


def rewritten(code: Code, rank: float, statement: Statement, new: str) -> Edit:
    change = Change(statement.start, statement.end, new)
    return Edit(rank, (change,), statement.start, IN_PLACE, text_of(code, statement), new)


def returned(code: Code) -> Edits:
    """The value of a call or an expression returned, added up, or not."""
    end, yes = ("", "True") if code.is_python else (";", "true")
    for statement in code.statements:
        text, tokens = text_of(code, statement).rstrip(";"), code.tokens_in(statement.start, statement.end)
        if statement.is_head or not text:
            continue
        is_returned = code.at(tokens[0]) == "return"
        value = text[6:].strip() if is_returned else text
        is_value = all(code.kind(i) in ("name", "number") or code.at(i) in "()[].,+-" for i in tokens)
        if is_value and not is_returned and code.at(tokens[0]) not in STOPS:
            yield rewritten(code, 1, statement, f"return {value}{end}")
        if calls_own(code, statement) and (is_returned or "=" not in text.partition("(")[0]):
            if is_returned:
                yield rewritten(code, 1, statement, value + end)
            for name in sums(code):
                yield rewritten(code, 1.5, statement, f"{name} += {value}{end}")
            yield rewritten(
                code, 1, statement, f"if {value}: return {yes}" if code.is_python else f"if ({value}) return {yes};"
            )
        for other in [*CONSTANTS[code.is_python], *sums(code)] if is_returned else ():
            yield rewritten(code, 2, statement, f"return {other}{end}")


READS = re.compile(r"input\(|cin ?>>|scanf|next\w*\(\)|readline|read_line")


def read_again(code: Code) -> Edits:
    """A line or a character read and dropped."""
    for statement in code.statements:
        text = text_of(code, statement)
        if READS.search(text) and not statement.is_head:
            scanner = re.search(r"(\w+)\.next\w*\(", text)
            news = (
                [f"{scanner[1]}.nextLine();"] if scanner else ["input()"] if code.is_python else ["getchar();", "cin.ignore();"]
            )
            for new in news:
                yield added(code, 2, statement, new)


def filled(code: Code) -> Edits:
    """Java: an array of characters filled with dots."""
    for statement in code.statements:
        match = re.match(r"(?:char\[\]\[\] )?(\w+) = new char\[", text_of(code, statement))
        if match:
            yield added(code, 2, statement, f"for (char[] row : {match[1]}) java.util.Arrays.fill(row, '.');")


def exchanged(code: Code) -> Edits:
    """The values of two statements exchanged."""
    for one, two in zip(code.statements, code.statements[1:]):
        left, right = (re.match(r"(.*?[^=!<>+-])=(?!=)(.*)$", text_of(code, s), re.S) for s in (one, two))
        if left and right and not one.is_head and not two.is_head and left[2] != right[2]:
            changes = (
                Change(one.start, one.end, f"{left[1]}={right[2]}"),
                Change(two.start, two.end, f"{right[1]}={left[2]}"),
            )
            yield Edit(2, changes, one.start, EXCHANGED, right[2].strip(" ;"), left[2].strip(" ;"))


def stopped(code: Code) -> Edits:
    """`return`, `break`, `continue` or the value of a sum at the end of a block."""
    end = "" if code.is_python else ";"
    last = {statement.block: statement for statement in code.statements}
    words = ["return", "break", "continue", *(f"return {value}" for value in [*sums(code), *CONSTANTS[code.is_python]])]
    for before, statement in zip([None, *code.statements], code.statements):
        text = text_of(code, statement)
        if re.match(r"(return|break|continue|import|from|using|pass)\b", text) or statement.is_head:
            continue
        for word in words:
            rank = 2 if word == "return" else 3
            if not code.is_python and before and before.is_head and code.text[before.end - 1] == ")":
                yield rewritten(code, rank, statement, f"{{ {text} {word}; }}")
            elif last[statement.block] is statement:
                yield added(code, rank, statement, word + end)


def ends(code: Code) -> typing.Iterator[typing.Tuple[int, int, str]]:
    """Yields the end of each function that ends with a block: its line's end, where to add, and the white space before."""
    statements = code.statements
    for k, head in enumerate(statements):
        text = text_of(code, head)
        if (
            not head.is_head
            or not re.match(r"def\b|.*\)\s*(?:->.*|const)?\{$", text)
            or re.match(r"(\} *)?(if|for|while|else|switch)\b", text)
        ):
            continue
        inside = [s for s in statements[k + 1 :] if s.start > head.start]
        if code.is_python:
            body = next(iter(inside), head).indent
            until = next((s for s in inside if len(s.indent) <= len(head.indent)), None)
            inside = inside[: inside.index(until)] if until else inside
            if inside and len(inside[-1].indent) > len(body):
                yield inside[-1].end, inside[-1].end, body
        else:
            brace = code.partner.get(code.tokens_in(head.start, head.end)[-1], 0)
            if code.at(brace - 1) == "}":
                end = code.tokens[brace - 1].end
                yield end, end, code.indent(end)


def finished(code: Code) -> Edits:
    """A value returned at the end of a function."""
    end = "" if code.is_python else ";"
    for position, place, indent in ends(code):
        for value in [*sums(code), *CONSTANTS[code.is_python]]:
            new = f"return {value}{end}"
            change = Change(place, place, f"\n{indent}{new}")
            yield Edit(1.5, (change,), position, ADDED, "", new)


def set_again(code: Code) -> Edits:
    """An initial value set again before each query, or at the start of a function."""
    initial: typing.Dict[str, None] = {}
    for statement in code.statements:
        text = text_of(code, statement)
        match = INITIAL.match(text)
        if match:
            initial[f"{match[1]} = {match[2]}{match[3]}"] = None
            for holder in "self", "this":
                if f"{holder}.{match[1]}" in code.text:
                    initial[f"{holder}.{match[1]} = {match[2]}{match[3]}"] = None
            if re.match(r"^\[|^new|^0|^false", match[2]) and "[" in text.split("=")[0]:
                name = text.split("[")[0].split()[-1]
                initial[f"memset({name}, 0, sizeof({name}));"] = None
        elif CLEARS.match(text):
            initial[text] = None
    for match in re.finditer(r"(?m)^\s*(?:static\s+)?(?:int|bool|char|long long)\s+([^;()=]*\[[^;()]*);", code.text):
        for name in re.findall(r"(\w+)\s*(?:\[[^\]]*\])+", match[1]) if "#include" in code.text else ():
            initial[f"memset({name}, 0, sizeof {name});"] = None
    for match in re.finditer(r"(?m)^\s*(?:static\s+)?(?:int|long|long long)\s+([^;()=]*);", code.text):
        for name in re.findall(r"\b([A-Za-z_]\w*)\b(?!\s*\[)", re.sub(r"\[[^\]]*\]", "[]", match[1])):
            initial[f"{name} = 0;"] = None
    for match in re.finditer(r"(?:vector|set|map)<[^;()]*>\s+(\w+)\s*;", code.text):
        initial[f"{match[1]}.clear();"] = None
    for statement in code.statements:
        text = text_of(code, statement)
        is_place = statement.is_head and not re.match(r"(if|else|elif|class|struct|impl|\}|public class)\b", text)
        if is_place or (READS.search(text) and not statement.is_head) or calls_own(code, statement):
            for new in initial:
                if not text.startswith(new):
                    yield added(code, 3 if READS.search(text) else 3.5, statement, new)
                    if not statement.is_head:
                        change = Change(statement.start, statement.start, f"{new}\n{statement.indent}")
                        yield Edit(3.5, (change,), statement.start, ADDED_BEFORE, "", new)


def declared(code: Code) -> Edits:
    """Python: a name of the function around, or of none, declared."""
    if not code.is_python:
        return
    for statement in code.statements:
        if text_of(code, statement).startswith("def "):
            word = "nonlocal" if statement.indent else "global"
            for name in code.uses:
                if re.search(rf"(?m)\b{re.escape(name)}\s*([-+|^&*]?=)(?!=)", code.text):
                    yield added(code, 1.5, statement, f"{word} {name}")
                    if word == "nonlocal":
                        yield added(code, 2, statement, f"global {name}")
