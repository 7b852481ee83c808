"""Plays the lessons through the engine and keeps what the client shows: `python lessons.py`.

A lesson is a TOML file in web/lessons: chapters with a position in writing, and steps with the
move to make. What a step shows (`show`, beginnings of moves) are legal moves of that position.
"""

import json
import tomllib
from pathlib import Path
from typing import Any

from sevenstates import games
from sevenstates.core import Event, RandomLuck, State
from sevenstates.server.tables.update import action_info

WEB = Path(__file__).parents[1]
GAMES = ("huang", "huangdi", "warring")
SEED = 1
"""Of the draws, where a chapter names no other."""


def rendered(game_key: str) -> str:
    """The lessons of a game as the client reads them."""
    data = tomllib.loads((WEB / "lessons" / f"{game_key}.toml").read_text("utf-8"))
    chapters = [_chapter(game_key, chapter) for chapter in data["chapter"]]
    return json.dumps(chapters, ensure_ascii=False, separators=(",", ":")) + "\n"


def _chapter(game_key: str, chapter: dict[str, Any]) -> dict[str, Any]:
    game = games.get(game_key)
    state = game.parse_position(chapter["position"])
    seat, luck = chapter.get("seat", 0), RandomLuck(chapter.get("seed", SEED))
    steps = []
    events: list[Event] = []
    for step in chapter["step"]:
        steps.append(_step(game_key, state, seat, step, events))
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
        "view": state.view(seat),
        "decision": asked[0].to_json() if asked and legal else None,
        "legal": [_plain(action_info(game_key, action)) for action in legal],
        "wanted": step.get("do"),
        "events": [
            {"kind": seen.kind, "fields": dict(seen.fields)}
            for event in events
            if (seen := event.seen_by(seat))
        ],
    }


def _plain(info: Any) -> dict[str, Any]:
    return {"index": info.index, "text": info.text, "kind": info.kind, "fields": info.fields}


if __name__ == "__main__":
    folder = WEB / "src" / "generated"
    for key in GAMES:
        (folder / f"lessons.{key}.json").write_text(rendered(key), "utf-8")
