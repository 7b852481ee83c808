"""Write the tables of docs/puzzles.md again: `python -m scripts.puzzle_figures`."""

from collections import Counter
from pathlib import Path
from statistics import median

from sevenstates import games
from sevenstates.puzzles import load_puzzles
from sevenstates.puzzles.puzzle import proof_of
from sevenstates.texts.bundle import Messages
from sevenstates.texts.resources import words_file

PAGE = Path(__file__).parents[1] / "docs" / "puzzles.md"
BEGIN, END = "<!-- tables: begin -->\n", "<!-- tables: end -->\n"


def renewed() -> str:
    """The page with the tables as they should be."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    tables = [table(game.key) for game in games.all() if load_puzzles(game.key)]
    return f"{before}{BEGIN}\n{summary()}\n{chr(10).join(tables)}\n{END}{after}"


def summary() -> str:
    lines = ["| game | puzzles | seats | ratings | gap, at least | median gap |", "|" + "---|" * 6]
    for game in games.all():
        puzzles = load_puzzles(game.key).values()
        if puzzles:
            seats = Counter(puzzle.seats for puzzle in puzzles)
            counted = ", ".join(f"{number}: {count}" for number, count in sorted(seats.items()))
            ratings = sorted(puzzle.rating for puzzle in puzzles)
            gap = median(puzzle.gap for puzzle in puzzles)
            lines.append(
                f"| {games.plugin(game.key).title} | {len(puzzles)} | {counted} |"
                f" {ratings[0]} to {ratings[-1]} | {proof_of(game.key).gap:.0%} | {gap:.1%} |"
            )
    return "\n".join(lines) + "\n"


def table(key: str) -> str:
    """The themes of a game."""
    names = Messages(words_file(key, "puzzles.{}.ftl", "en").read_text("utf-8"))
    puzzles = load_puzzles(key).values()
    themes = Counter(puzzle.theme for puzzle in puzzles)
    lines = [f"| {games.plugin(key).title} | puzzles | median rating |", "|---|---|---|"]
    for theme, count in themes.most_common():
        rating = median(puzzle.rating for puzzle in puzzles if puzzle.theme == theme)
        lines.append(f"| {theme_name(names, theme)} | {count} | {rating:.0f} |")
    return "\n".join(lines) + "\n"


def theme_name(names: Messages, theme: str) -> str:
    entry = names.get(f"theme-{theme}")
    assert entry is not None
    assert entry.value is not None
    return "".join(getattr(part, "value", "") for part in entry.value.elements)


def main() -> None:
    PAGE.write_text(renewed(), encoding="utf-8")


if __name__ == "__main__":
    main()
