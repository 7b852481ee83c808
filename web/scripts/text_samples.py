"""Write samples of Python's texts, which the client's are compared with.

python web/scripts/text_samples.py            into web/tests/generated/text_samples.json
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sevenstates import games
from sevenstates.core import Decision, Event, Match, RandomLuck
from sevenstates.texts import LANGUAGES, Texts

FILE = Path(__file__).parents[1] / "tests" / "generated" / "text_samples.json"
NAMES = ("Ada", "Bo", "Zhu Xi", "Ōtomo", "Eve", "Fay")
YOU = 0
"""The reader's seat."""
GAMES_EACH = 3
SAMPLES_OF_A_KIND = 2

Sample = dict[str, Any]


def samples(key: str) -> list[Sample]:
    """Events, questions and actions of a few random games, some of every kind."""
    game = games.get(key)
    found: dict[str, Sample] = {}
    counts: dict[tuple[str, ...], int] = {}
    for number in range(GAMES_EACH):
        match = Match(game, game.seats[0] + number, luck=RandomLuck(number))
        for sample in _happenings(match, key, random.Random(number)):
            kind = (sample["what"], sample["kind"], *sorted(sample["fields"]))
            text = json.dumps(sample)
            if text not in found and counts.get(kind, 0) < SAMPLES_OF_A_KIND:
                counts[kind] = counts.get(kind, 0) + 1
                found[text] = sample
    return list(found.values())


def _happenings(match: Match, key: str, chance: random.Random) -> Iterator[Sample]:
    while pending := match.state.pending():
        decision = pending[0]
        fields = {"seat": decision.seat, **decision.fields}
        yield {"what": "prompt", "kind": decision.prompt, "fields": fields}
        action = chance.choice(match.state.legal_actions(decision.seat))
        yield {"what": "action", "kind": action.kind, "fields": dict(action.fields)}
        for event in match.submit(decision.seat, action).events:
            for viewer in (None, decision.seat):
                if (seen := event.seen_by(viewer)) is not None:
                    yield {"what": "event", "kind": seen.kind, "fields": dict(seen.fields)}


def wording(sample: Sample, texts: Texts) -> str:
    """Python's text for a sample."""
    kind, fields = sample["kind"], sample["fields"]
    if sample["what"] == "event":
        return texts.event(Event(kind, fields))
    if sample["what"] == "prompt":
        return texts.prompt(Decision(fields["seat"], kind, fields=fields))
    return texts.text(f"do-{kind}", **fields)


def rendered() -> str:
    """The whole file."""
    by_game = {
        game.key: [
            {**sample, "words": {lang: wording(sample, texts[lang]) for lang in LANGUAGES}}
            for sample in samples(game.key)
        ]
        for game in games.all()
        for texts in [{lang: Texts(lang, game.key, NAMES, you=YOU) for lang in LANGUAGES}]
    }
    data = {"names": NAMES, "you": YOU, "games": by_game}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(rendered(), encoding="utf-8")
