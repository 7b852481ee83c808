"""Print the JSON schema of everything on the wire, for `npm run types`."""

import json

import msgspec

from sevenstates.server import wire


def schema() -> dict[str, object]:
    """One schema with a definition for each struct and union of the wire."""
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
    return {"$defs": {**parts, **named}}


if __name__ == "__main__":
    print(json.dumps(schema()))
