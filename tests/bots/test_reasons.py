"""Every reason a bot can give has its words in every language, and no words are left over."""

from importlib import import_module

import pytest
from fluent.syntax import ast as ftl

from sevenstates import games
from sevenstates.bots import Budget, ask, make_bot
from sevenstates.bots.reason_texts import BotTexts, load_reasons
from sevenstates.core import RandomLuck, State
from sevenstates.texts import LANGUAGES
from tests.texts.test_texts import Found

GAMES = [game.key for game in games.all()]
every_game = pytest.mark.parametrize("key", GAMES)


def messages(language: str, key: str) -> dict[str, set[str]]:
    """The messages of a game's bots, each with the fields that it mentions."""
    loaded = load_reasons(language, key)
    found = {}
    for name in loaded.ids:
        entry = loaded.get(name)
        assert isinstance(entry, ftl.Message), name
        found[name] = Found(entry).variables
    return found


def reason_keys(key: str) -> set[str]:
    return set(import_module(f"sevenstates.games.{key}.bot").REASON_KEYS)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_and_none_are_left_over(key: str, language: str) -> None:
    assert set(messages(language, key)) == {f"reason-{name}" for name in reason_keys(key)}
    assert messages(language, key) == messages("en", key)


@every_game
def test_reasons_of_a_game_can_be_said(key: str) -> None:
    """Whatever comes up in a game: a known key, with the fields that its words mention."""
    game, luck = games.get(key), RandomLuck(6)
    state: State = game.new_state(game.seats[0], luck=luck)
    bot = make_bot("greedy", key, 1, Budget(simulations=1))
    said = set()
    for number in range(120):
        asked = ask(state, state.pending()[0])
        if number % 8 == 0 and len(asked.legal) > 1:
            advice = bot.advise(asked)
            for reason in [r for found in advice.candidates for r in found.reasons]:
                said.add(reason.key)
                for language in LANGUAGES:
                    assert BotTexts(language, key).reason(reason).strip()
        state.apply(asked.seat, bot.choose(asked), luck)

    assert said
    assert said <= reason_keys(key)
