"""Finds the keys that code hands to the texts: reasons, prompts, outcomes."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ERRORS = (
    "IllegalAction",
    "BadOption",
    "BadOrder",
    "BadText",
    "BadRecord",
    "BadVersion",
    "BadViewer",
    "UndoRefused",
    "BrokenState",
    "MissingExtra",
    "ExternalError",
)
SPEAKERS = {**dict.fromkeys(ERRORS, 0), "Decision": 1, "Outcome": 3}
"""Calls that take a key, and which of their arguments it is."""


@dataclass
class Keys:
    """The keys that some code uses."""

    reasons: set[str] = field(default_factory=set)
    prompts: set[str] = field(default_factory=set)
    outcomes: set[str] = field(default_factory=set)
    fields: dict[str, set[str]] = field(default_factory=dict)
    """What each reason comes with wherever it is given."""

    def add(self, speaker: str, key: str, fields: set[str]) -> None:
        if speaker == "Decision":
            self.prompts.add(key)
        elif speaker == "Outcome":
            self.outcomes.add(key)
        else:
            self.reasons.add(key)
            self.fields[key] = self.fields.get(key, fields) & fields


def spoken_keys(paths: Iterable[Path]) -> Keys:
    """The keys in these files. A key that cannot be found out is an error."""
    trees = [ast.parse(path.read_text("utf-8")) for path in paths]
    keys = Keys()
    for tree in trees:
        for function, call, speaker in _speaking(tree):
            index = SPEAKERS[speaker]
            if len(call.args) > index:
                for key, fields in _values(call.args[index], function, tree, trees):
                    keys.add(speaker, key, _keywords(call) | fields)
    return keys


def is_sentence(text: str) -> bool:
    """Whether a text reads to its end, without keys, placeholders or empty places in it."""
    leftovers = r"[{}$_\u2068\u2069]|\?\?\?|  |\( |\(\)|None|refused-|event-"
    return bool(re.fullmatch(r"\S.*[.!?)]", text)) and not re.search(leftovers, text)


def string_constants(paths: Iterable[Path]) -> set[str]:
    """Every string that stands in these files."""
    return set().union(*map(_string_constants, paths))


@cache
def _string_constants(path: Path) -> frozenset[str]:
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    constants = (node.value for node in nodes if isinstance(node, ast.Constant))
    return frozenset(value for value in constants if isinstance(value, str))


def _speaking(tree: ast.Module) -> Iterator[tuple[ast.FunctionDef, ast.Call, str]]:
    """Every call that takes a key, with the innermost function around it."""
    around: dict[ast.AST, ast.FunctionDef] = {}
    for node in ast.walk(tree):
        for child in ast.iter_child_nodes(node):
            if isinstance(node, ast.FunctionDef):
                around[child] = node
            elif node in around:
                around[child] = around[node]
        if isinstance(node, ast.Call) and node in around and _name(node) in SPEAKERS:
            yield around[node], node, _name(node)


def _name(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _values(
    node: ast.expr, function: ast.FunctionDef, tree: ast.Module, trees: list[ast.Module]
) -> Iterator[tuple[str, set[str]]]:
    """What an argument can be: a constant, a class's name, or what callers hand on.

    With it the fields that the callers add.
    """
    match node:
        case ast.Constant(value=str(value)):
            yield value, set()
        case ast.Attribute(attr="reason"):
            pass  # another error's, which is found where that is raised
        case ast.Attribute(value=ast.Name(id="self"), attr="name"):
            yield from ((value, set()) for value in _class_names(tree))
        case ast.Name(id=name):
            yield from _handed_on(name, function, tree, trees)
        case ast.Subscript(value=ast.Name(id=name)) if values := _listed(name, tree):
            yield from ((value, set()) for value in values)
        case ast.JoinedStr(
            values=[ast.FormattedValue(value=ast.Name(id=name)), ast.Constant(value=str(end))]
        ):
            for value, fields in _handed_on(name, function, tree, trees):
                yield f"{value}{end}", fields
        case _:
            raise ValueError(f"line {node.lineno}: no key can be found in {ast.unparse(node)}")


def _listed(name: str, tree: ast.Module) -> list[str]:
    """The strings of a tuple that stands in the module by that name."""
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=found)], value=ast.Tuple(elts=elements)):
                if found == name:
                    return [ast.literal_eval(element) for element in elements]
    return []


def _handed_on(
    name: str, function: ast.FunctionDef, tree: ast.Module, trees: list[ast.Module]
) -> list[tuple[str, set[str]]]:
    """The constants that calls of the function give for one of its parameters.

    A function that is called in its own file counts as called there only: another file may have
    one of the same name.
    """
    arguments = [*function.args.posonlyargs, *function.args.args]
    index = [argument.arg for argument in arguments if argument.arg != "self"].index(name)
    here = list(_given(function.name, index, tree))
    return here or [pair for other in trees for pair in _given(function.name, index, other)]


def _given(name: str, index: int, tree: ast.Module) -> Iterator[tuple[str, set[str]]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node) == name and len(node.args) > index:
            argument = node.args[index]
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value, _keywords(node)


def _keywords(call: ast.Call) -> set[str]:
    return {keyword.arg for keyword in call.keywords if keyword.arg}


def _class_names(tree: ast.Module) -> Iterator[str]:
    """What the classes of a file call themselves in `name = "..."`."""
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id="name")], value=ast.Constant(value=str(value))):
                yield value
