"""Standings and answers, as both databases keep them."""

from sevenstates.puzzles import Puzzle, load_puzzles
from sevenstates.server.accounts import people
from sevenstates.server.puzzles.standing import FIRST_RATING, Standing
from sevenstates.server.puzzles.standings import answers_of, count, standing_of
from sevenstates.server.store import Store

GAME = "huang"
FIRST, SECOND, THIRD, *_ = load_puzzles(GAME).values()


def add_person(store: Store, name: str = "Ada") -> str:
    return store.write_now(lambda db: people.add_guest(db, name, 1)).id


def answer(store: Store, person: str, puzzle: Puzzle, right: bool) -> Standing:
    return store.write_now(lambda db: count(db, person, puzzle, right, 1))[1]


def standing(store: Store, person: str | None, game: str = GAME) -> Standing:
    return store.read_now(lambda db: standing_of(db, person, game))


def test_answers_are_counted_once_by_game(store: Store) -> None:
    ada, bob = add_person(store), add_person(store, "Bob")
    assert answer(store, ada, FIRST, True).streak == 1
    assert answer(store, ada, SECOND, True).streak == 2
    missed = answer(store, ada, THIRD, False)
    assert (missed.tried, missed.solved, missed.streak, missed.best_streak) == (3, 2, 0, 2)

    assert answer(store, ada, THIRD, True) == standing(store, ada) == missed
    found = store.read_now(lambda db: answers_of(db, ada, GAME))
    assert found == {FIRST.id: True, SECOND.id: True, THIRD.id: False}
    assert standing(store, ada, "huangdi") == standing(store, bob) == standing(store, None)
    assert standing(store, None) == Standing()


def test_a_guest_takes_the_standing_along(store: Store) -> None:
    guest, account = add_person(store), add_person(store)
    before = answer(store, guest, FIRST, True)
    store.write_now(lambda db: people.move_games(db, guest, account))

    assert standing(store, account) == before
    assert store.read_now(lambda db: answers_of(db, account, GAME)) == {FIRST.id: True}


def test_an_account_keeps_its_own_standing(store: Store) -> None:
    guest, account = add_person(store), add_person(store)
    answer(store, guest, FIRST, True)
    own = answer(store, account, FIRST, False)
    store.write_now(lambda db: people.move_games(db, guest, account))

    assert standing(store, account) == own
    assert store.read_now(lambda db: answers_of(db, account, GAME)) == {FIRST.id: False}


def test_results_go_with_the_account(store: Store) -> None:
    ada = add_person(store)
    answer(store, ada, FIRST, True)
    store.write_now(lambda db: people.anonymise(db, ada))

    assert standing(store, ada) == Standing()
    assert store.read_now(lambda db: answers_of(db, ada, GAME)) == {}


def test_ratings_follow_what_was_to_be_expected() -> None:
    newcomer = Standing()
    hard, even, easy = (newcomer.after(FIRST_RATING + more, True) for more in (400, 0, -400))
    assert hard.rating > even.rating > easy.rating > newcomer.rating
    assert newcomer.after(FIRST_RATING, False).rating == 2 * FIRST_RATING - even.rating
    known = Standing(tried=50)
    assert known.after(FIRST_RATING, True).rating < even.rating
