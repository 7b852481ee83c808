"""Write src/styles/fonts/chinese.woff2, with the Chinese characters that the client shows, and
chinese.txt, the list of them.

The whole face is several megabytes large, and the pages show a few hundred characters. So the
subset is kept in the repository, and made again when a page shows a new one. The first package
lacks a few old characters, which the second has:

    npm install --no-save lxgw-wenkai-webfont @fontsource/lxgw-wenkai-tc
    pip install fonttools brotli
    python scripts/fonts.py node_modules/lxgw-wenkai-webfont node_modules/@fontsource/lxgw-wenkai-tc
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parents[2]
BOLD = ("lxgwwenkai-bold-*.woff2", "*-700-normal.woff2")
FONTS = ROOT / "web" / "src" / "styles" / "fonts"
SOURCES = (
    *(ROOT / "web" / "src").rglob("*"),
    *(ROOT / "src" / "sevenstates" / "games").glob("*/rules/data/*.json"),
)
TEXTS = (".svelte", ".ts", ".ftl", ".toml", ".json")


def shown() -> set[int]:
    """The Chinese characters in the sources of pages and cards."""
    texts = (path.read_text("utf-8") for path in SOURCES if path.suffix in TEXTS)
    return {ord(letter) for text in texts for letter in text if "\u4e00" <= letter <= "\u9fff"}


def write(packages: list[Path]) -> None:
    """Cut the characters out of the packages' slices, and merge them into one file."""
    wanted = shown()
    characters = "".join(map(chr, sorted(wanted)))
    parts = []
    slices = [
        path for package in packages for name in BOLD for path in package.glob(f"files/{name}")
    ]
    for path in slices:
        font = TTFont(path)
        here = wanted & set(font.getBestCmap())
        if not here:
            continue
        wanted -= here
        cutter = subset.Subsetter(subset.Options(layout_features=[], hinting=False))
        cutter.populate(unicodes=here)
        cutter.subset(font)
        font.flavor = None
        parts.append(FONTS / f"part{len(parts)}.ttf")
        font.save(parts[-1])
    merged = Merger().merge([str(part) for part in parts])
    merged.flavor = "woff2"
    merged.save(FONTS / "chinese.woff2")
    (FONTS / "chinese.txt").write_text(f"{characters}\n", "utf-8")
    for part in parts:
        part.unlink()
    if wanted:
        sys.exit(f"The face lacks {''.join(map(chr, sorted(wanted)))}")


if __name__ == "__main__":
    write([Path(name) for name in sys.argv[1:]])
