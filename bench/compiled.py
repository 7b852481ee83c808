"""Random games on the compiled cores."""

from collections.abc import Callable

from sevenstates.games import plugins
from sevenstates.native.game import NativeGame

from .players import Round

GAMES_A_CALL = 100


def _cores() -> dict[str, NativeGame]:
    """The compiled cores by the names of their games; none where they were not built."""
    found = {game.title: game.native() for game in plugins().values()}
    return {f"{title} compiled": native for title, native in found.items() if native is not None}


def _tables() -> list[tuple[str, NativeGame, int]]:
    """The smallest table of each game and one of four seats, with the names of their rounds."""
    return [
        (f"{name}, {seats} seats", native, seats)
        for name, native in _cores().items()
        for seats in (native.state.engine.game.seats[0], 4)
    ]


def rounds() -> dict[str, Round]:
    """The ways to play them."""
    return {
        f"{name}, {way.replace('_', ' ')}": play
        for name, native, seats in _tables()
        for way, play in _ways(native, seats).items()
    }


def _ways(native: NativeGame, seats: int) -> dict[str, Round]:
    generator = native.generator

    def inside(seed: int) -> int:
        return (
            native.state.new(seats, luck=generator(seed))
            .playouts(GAMES_A_CALL, seed, threads=1)
            .moves
        )

    def through_python(seed: int) -> int:
        luck, moves = generator(seed), 0
        state = native.state.new(seats, luck=luck)
        while (seat := state.seat) is not None:
            state.apply(seat, state.random_action(luck), luck)
            moves += 1
        return moves

    def listing(seed: int) -> int:
        luck, moves = generator(seed), 0
        state = native.state.new(seats, luck=luck)
        while (seat := state.seat) is not None:
            legal = state.legal_indices()
            state.apply(seat, legal[luck.below(len(legal))], luck)
            moves += 1
        return moves

    def batch(seed: int) -> int:
        games, moves = native.batch(GAMES_A_CALL, seats, seed=seed, threads=1), 0
        while running := sum(seat >= 0 for seat in games.seats):
            games.step_random()
            moves += running
        return moves

    return {way.__name__: way for way in (inside, through_python, listing, batch)}


def lengths() -> dict[str, float]:
    """How many moves a random game has, by the names of the rounds that play inside."""
    return {
        f"{name}, inside": _moves_of(native, seats, 2000) / 2000
        for name, native, seats in _tables()
    }


def _moves_of(native: NativeGame, seats: int, games: int) -> int:
    return native.state.new(seats, luck=native.generator(1)).playouts(games, 1).moves


def copies() -> dict[str, Callable[[], object]]:
    """How to copy a state."""
    return {
        name: native.state.new(4, luck=native.generator(1)).copy
        for name, native in _cores().items()
    }
