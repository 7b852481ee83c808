"""The order of turns, counted from the marker's holder (D-ACT-1)."""


def turn_seat(seats: int, holder: int, taken: int) -> int:
    """The seat whose turn was begun last, after `taken` turns were begun in the round."""
    return (holder + taken - 1) % seats


def turns_begun(seats: int, holder: int, taken: int, seat: int) -> int:
    """The number of turns begun in the round that were this seat's."""
    ahead = (seat - holder) % seats
    return (taken - ahead + seats - 1) // seats
