"""Random games of HUANG on the compiled core."""

from collections.abc import Callable

from sevenstates.games.huang import native

from .players import Round

GAMES_A_CALL = 100


def rounds(seats: int) -> dict[str, Round]:
    """The ways to play them; none where the core was not built."""
    if not native.available:
        return {}
    from sevenstates.games.huang.native.huang import Batch, Generator, State

    def inside(seed: int) -> int:
        return State.new(seats, luck=Generator(seed)).playouts(GAMES_A_CALL, seed).moves

    def through_python(seed: int) -> int:
        luck, moves = Generator(seed), 0
        state = State.new(seats, luck=luck)
        while (seat := state.seat) is not None:
            state.apply(seat, state.random_action(luck), luck)
            moves += 1
        return moves

    def listing(seed: int) -> int:
        luck, moves = Generator(seed), 0
        state = State.new(seats, luck=luck)
        while (seat := state.seat) is not None:
            legal = state.legal_indices()
            state.apply(seat, legal[luck.below(len(legal))], luck)
            moves += 1
        return moves

    def batch(seed: int) -> int:
        games, moves = Batch(GAMES_A_CALL, seats, seed=seed), 0
        while running := sum(seat >= 0 for seat in games.seats):
            games.step_random()
            moves += running
        return moves

    ways = (inside, through_python, listing, batch)
    found = {f"{seats} seats, {way.__name__.replace('_', ' ')}": way for way in ways}
    return {f"HUANG compiled, {name}": way for name, way in found.items()}


def lengths() -> dict[str, float]:
    """How many moves a random game has, by the names of the rounds that play inside."""
    if not native.available:
        return {}
    from sevenstates.games.huang.native.huang import Generator, State

    return {
        f"HUANG compiled, {seats} seats, inside": State.new(seats, luck=Generator(1))
        .playouts(2000, 1)
        .moves
        / 2000
        for seats in (2, 4)
    }


def copies() -> dict[str, Callable[[], object]]:
    """How to copy a state."""
    if not native.available:
        return {}
    from sevenstates.games.huang.native.huang import Generator, State

    return {"HUANG compiled": State.new(4, luck=Generator(1)).copy}
