"""Values that fit a JSON schema, made by chance."""

import random
from collections.abc import Mapping
from typing import Any

Schema = Mapping[str, Any]

SEVERAL = 3
"""Entries of a list or an object at the most."""


class Maker:
    """Makes values for the schemas of one document."""

    def __init__(self, schemas: Mapping[str, Schema], known: Mapping[str, list[Any]]) -> None:
        """`known` has values for fields by their name: ids that exist, levels, games."""
        self._schemas = schemas
        self.known = known

    def make(self, schema: Schema, chance: random.Random, name: str = "") -> Any:
        """A value that fits, as far as the schema says what fits."""
        if "$ref" in schema:
            return self.make(self._schemas[schema["$ref"].rpartition("/")[2]], chance, name)
        if "anyOf" in schema:
            return self.make(chance.choice(schema["anyOf"]), chance, name)
        if "enum" in schema:
            return chance.choice(schema["enum"])
        if "const" in schema:
            return schema["const"]
        if name in self.known:
            return chance.choice(self.known[name])
        return self._plain(schema, chance)

    def _plain(self, schema: Schema, chance: random.Random) -> Any:
        kind = schema.get("type")
        if kind == "object":
            return self._object(schema, chance)
        if kind == "array":
            least = schema.get("minItems", 0)
            count = chance.randint(least, max(least, schema.get("maxItems", SEVERAL)))
            return [self.make(schema.get("items", {}), chance) for _ in range(count)]
        if kind == "string":
            return self._text(schema, chance)
        if kind in ("integer", "number"):
            least = schema.get("minimum", 0)
            return chance.randint(least, max(least, min(schema.get("maximum", 100), 1000)))
        if kind == "boolean":
            return chance.random() < 0.5
        return None

    def _object(self, schema: Schema, chance: random.Random) -> dict[str, Any]:
        required = schema.get("required", ())
        return {
            name: self.make(part, chance, name)
            for name, part in schema.get("properties", {}).items()
            if name in required or chance.random() < 0.4
        }

    def _text(self, schema: Schema, chance: random.Random) -> str:
        pattern = schema.get("pattern", "")
        if pattern.endswith("{64}$"):
            return "".join(chance.choices("0123456789abcdef", k=64))
        least = schema.get("minLength", 0)
        size = chance.randint(least, max(least, min(schema.get("maxLength", 20), 20)))
        return "".join(chance.choices("abcdefghij", k=size))
