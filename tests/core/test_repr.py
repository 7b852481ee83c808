"""States, games, matches and chance say what they are wherever they are printed."""

import pytest

from sevenstates import games
from sevenstates.bots.levels import make_bot, names_for
from sevenstates.bots.nets import has_net, net_of, position_net_of
from sevenstates.bots.player import ask
from sevenstates.core import Match, RandomLuck, ReplayLuck, SealedLuck
from sevenstates.texts import Texts


@pytest.mark.parametrize("key", games.plugins())
def test_repr_of_a_state_is_a_position_that_can_be_read(key: str) -> None:
    game = games.get(key)
    state = game.new_state(game.seats[0], luck=RandomLuck(1))
    name, _, position = repr(state).strip("<>").partition("\n")

    assert name == type(state).__name__
    assert game.parse_position(position).to_text() == state.to_text()


@pytest.mark.parametrize("key", games.plugins())
def test_repr_of_a_game_is_how_to_get_it(key: str) -> None:
    assert repr(games.get(key)) == f"sevenstates.games.get({key!r})"
    assert repr(games.plugin(key)) == f"sevenstates.games.plugin({key!r})"


def test_repr_of_chance_shows_no_secret() -> None:
    kinds = (RandomLuck("a seed"), ReplayLuck((1, 2)), SealedLuck(b"k" * 32))

    assert [repr(luck) for luck in kinds] == ["<RandomLuck>", "<ReplayLuck>", "<SealedLuck>"]


def test_repr_of_a_match_says_what_is_played() -> None:
    match = Match(games.get("huang"), 2, luck=RandomLuck(1))
    seat = match.state.pending()[0].seat
    match.submit(seat, match.state.legal_actions(seat)[0])

    assert repr(match) == "<Match of huang, 2 seats, version 1>"


@pytest.mark.parametrize("key", games.plugins())
def test_repr_of_bots_nets_questions_and_texts_shows_no_address(key: str) -> None:
    state = games.get(key).new_state(3, luck=RandomLuck(1))
    shown: list[object] = [make_bot(name, key, seed=1) for name in names_for(key)]
    shown += [ask(state, state.pending()[0]), Texts("en", key), state.pending()[0]]
    if has_net(key):
        shown += [net_of(key), position_net_of(key)]

    assert not [repr(one) for one in shown if " at 0x" in repr(one)]
    assert f"of {key}, " in repr(net_of(key)) if has_net(key) else True
