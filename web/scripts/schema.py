"""Print JSON schemas of the wire and of the games' views, for `npm run types`.

Each is for one file of TypeScript, named from the folder `web`.
"""

import json
import sys
from pathlib import Path
from typing import Any, is_typeddict

import msgspec

from sevenstates import games
from sevenstates.core import BaseView
from sevenstates.server import wire

GAMES = Path("src", "games")


def schemas() -> dict[str, dict[str, Any]]:
    """For each file to be made the schema of its types and the module they come from."""
    found = {"src/generated/wire.ts": wire_schema(), "src/generated/view.ts": view_schema(BaseView)}
    for key, plugin in games.plugins().items():
        folder = GAMES / key
        if plugin.view_type is not None and Path(__file__).parents[1].joinpath(folder).is_dir():
            path = folder.joinpath("generated", "view.ts").as_posix()
            found[path] = view_schema(plugin.view_type)
    return found


def wire_schema() -> dict[str, Any]:
    """A definition for each struct and union of the wire."""
    structs = [
        value
        for name in wire.__all__
        if isinstance(value := getattr(wire, name), type) and issubclass(value, msgspec.Struct)
    ]
    unions = {"ServerFrame": wire.ServerFrame, "Command": wire.Command, "Result": wire.Result}
    found, parts = msgspec.json.schema_components(
        [*structs, *unions.values()], ref_template="#/$defs/{name}"
    )
    named = dict(zip(unions, found[len(structs) :], strict=True))
    return {"module": wire.__name__, "$defs": {**parts, **named}}


def view_schema(view_type: type[BaseView]) -> dict[str, Any]:
    """A definition for each TypedDict of the view's module, and for all that they refer to."""
    module = sys.modules[view_type.__module__]
    types = [
        value
        for value in vars(module).values()
        if is_typeddict(value) and value.__module__ == module.__name__
    ]
    _, parts = msgspec.json.schema_components(
        types, ref_template="#/$defs/{name}", schema_hook=custom_schema
    )
    return {"module": module.__name__, "$defs": parts}


def custom_schema(found: type) -> dict[str, Any]:
    """The schema of a type that msgspec has none for."""
    if found is object:
        return {"tsType": "unknown"}
    raise NotImplementedError(found)


if __name__ == "__main__":
    print(json.dumps(schemas()))
