"""Makes single changes in a program, as a syntax tree."""

import ast
import copy
import itertools
import types
import typing

OPERATORS = "Eq NotEq Lt LtE Add Sub And Or LShift RShift BitOr BitAnd In NotIn".split()
SWAPPED = {getattr(ast, old): getattr(ast, OPERATORS[i ^ 1]) for i, old in enumerate(OPERATORS)}


def alternatives(node: ast.AST) -> typing.Iterator[ast.AST]:
    """Yields what may by mistake replace this part of a syntax tree."""
    if type(node) in SWAPPED:
        yield SWAPPED[type(node)]()
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield from (ast.Constant(node.value - 1), ast.Constant(node.value + 1))
    elif isinstance(node, ast.If):
        yield from (ast.If(ast.Constant(test), node.body, node.orelse) for test in (True, False))
    elif isinstance(node, ast.stmt) and not hasattr(node, "body"):
        yield ast.Pass()


class Change(ast.NodeTransformer):
    """Makes one change: the one with this number."""

    def __init__(self, number: int) -> None:
        self.left = number

    def visit(self, node: ast.AST) -> typing.Any:
        for other in alternatives(node):
            self.left -= 1
            if self.left == 0:
                return other
        return self.generic_visit(node)


def changes(tree: ast.Module) -> typing.Iterator[ast.Module]:
    """Yields the syntax tree with each single change in it."""
    for number in itertools.count(1):
        change = Change(number)
        changed = change.visit(copy.deepcopy(tree))
        if change.left > 0:
            return
        yield changed


def compiled(tree: ast.Module) -> types.CodeType:
    """Returns the code of a solution that calls `step` in each function and loop."""
    tree = copy.deepcopy(tree)
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.For, ast.While)):
            node.body[:0] = ast.parse("step()").body
    return compile(ast.fix_missing_locations(tree), "", "exec")
