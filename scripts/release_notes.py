"""Print the changelog of a tag; the release on GitHub begins with it.

    python -m scripts.release_notes v0.1.0

Ends with a sentence and code 1 if the tag is not the version of pyproject.toml, or if the changelog
has nothing about it.
"""

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def notes(tag: str, version: str, changelog: str) -> str:
    """What the changelog says about the version; SystemExit says what is wrong."""
    if tag != f"v{version}":
        sys.exit(f"The tag {tag} is not v{version}, the version in pyproject.toml.")
    for part in re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]:
        heading, _, text = part.partition("\n")
        if heading.split()[:1] == [version] and text.strip():
            return f"{text.strip()}\n"
    sys.exit(f"CHANGELOG.md says nothing about {version}.")


def main() -> None:
    """Print the notes of the tag that the command line names."""
    if len(sys.argv) != 2:
        sys.exit("Name the tag: python -m scripts.release_notes v0.1.0")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    print(notes(sys.argv[1], project["version"], changelog), end="")


if __name__ == "__main__":
    main()
