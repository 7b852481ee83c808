"""Play the lessons through the engine and write what the client shows.

python web/scripts/lessons.py            into web/src/games/GAME/generated/lesson.json

A lesson is written in web/src/games/GAME/lesson.toml: chapters with a position as text, and steps.
A step is a move to find (`do`; `show` lists prefixes of the moves that can be tried), a question
(`answers` of them, number `right` is right), or something to read. `[refused]` lists prefixes of
the moves that the drawn board lets one try where they are illegal (`moves`), and reasons that
cannot occur there (`never`). After the chapters come free turns against bots. Steps that
docs/games/GAME/pictures.toml names are pictures in the rules.
"""

import json
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sevenstates import games
from sevenstates.core import Event, IllegalAction, RandomLuck, State
from sevenstates.server.tables.views.actions import action_info

GAMES = Path(__file__).parents[1] / "src" / "games"
DOCS = Path(__file__).parents[2] / "docs" / "games"
SEED = 1
"""Seed of the draws in a chapter that names no other."""


def source(game_key: str) -> dict[str, Any]:
    """A lesson as it is written."""
    return tomllib.loads((GAMES / game_key / "lesson.toml").read_text("utf-8"))


def lesson(game_key: str) -> dict[str, Any]:
    """A lesson as the client reads it."""
    data = source(game_key)
    refused = data.get("refused", {})
    chapters = [_chapter(game_key, chapter, refused) for chapter in data["chapter"]]
    return {"chapters": chapters, "free": data["free"], "pictures": pictures(game_key)}


def pictures(game_key: str) -> list[dict[str, Any]]:
    """The steps that are pictures in the rules."""
    file = DOCS / game_key / "pictures.toml"
    found = tomllib.loads(file.read_text("utf-8"))["picture"] if file.exists() else []
    return [{key: one[key] for key in ("step", "part", "above", "caption")} for one in found]


def rendered(game_key: str) -> str:
    """The text of a lesson's file."""
    return json.dumps(lesson(game_key), ensure_ascii=False, separators=(",", ":")) + "\n"


def _chapter(game_key: str, chapter: dict[str, Any], refused: dict[str, Any]) -> dict[str, Any]:
    game = games.get(game_key)
    state = game.parse_position(chapter["position"])
    state.check()
    seat, luck = chapter.get("seat", 0), RandomLuck(chapter.get("seed", SEED))
    steps = []
    events: list[Event] = []
    for step in chapter["step"]:
        steps.append(_step(game_key, state, seat, {**step, "refused": refused}, events))
        events = []
        for move in filter(None, [step.get("do"), *step.get("then", [])]):
            who, text = move if isinstance(move, list) else (seat, move)
            state.apply(who, game.parse_action(text), luck, events)
    return {"name": chapter["name"], "seat": seat, "steps": steps}


def _step(
    game_key: str, state: State, seat: int, step: dict[str, Any], events: list[Event]
) -> dict[str, Any]:
    """A position as the learner sees it, with the moves that can be tried in it."""
    asked = [decision for decision in state.pending() if decision.seat == seat]
    shown = tuple(step.get("show", [step["do"]] if "do" in step else []))
    legal = [a for a in state.legal_actions(seat) if str(a).startswith(shown)] if shown else []
    if "do" in step and step["do"] not in {str(action) for action in legal}:
        raise ValueError(f"{step['name']}: {step['do']} is not among {[str(a) for a in legal]}")
    return {
        "name": step["name"],
        "rule": step.get("rule"),
        "view": state.view(seat),
        "decision": asked[0].to_json() if asked and legal else None,
        "legal": [_plain(action_info(action)) for action in legal],
        "refused": _refused(game_key, state, seat, shown, **step["refused"]),
        "wanted": step.get("do"),
        "answers": step.get("answers", 0),
        "right": step.get("right", 0),
        "events": [
            {"kind": seen.kind, "fields": dict(seen.fields)}
            for event in events
            if (seen := event.seen_by(seat))
        ],
    }


def _refused(
    game_key: str,
    state: State,
    seat: int,
    shown: tuple[str, ...],
    moves: Sequence[str] = (),
    never: Sequence[str] = (),
) -> dict[str, dict[str, Any]]:
    """Why moves like those shown are refused where they are illegal, by their notation."""
    found = {}
    like = tuple(text for text in shown if text.startswith(tuple(moves)))
    for action in games.get(game_key).actions:
        if not str(action).startswith(like) or state.is_legal(seat, action):
            continue
        try:
            state.copy().apply(seat, action, RandomLuck(SEED))
        except IllegalAction as error:
            if error.reason not in never:
                found[str(action)] = {"reason": error.reason, "rule": error.rule_id}
    return found


def _plain(info: Any) -> dict[str, Any]:
    return {"index": info.index, "text": info.text, "kind": info.kind, "fields": info.fields}


if __name__ == "__main__":
    for lesson_file in sorted(GAMES.glob("*/lesson.toml")):
        folder = lesson_file.parent / "generated"
        folder.mkdir(exist_ok=True)
        (folder / "lesson.json").write_text(rendered(lesson_file.parent.name), "utf-8")
