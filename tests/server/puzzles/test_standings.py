"""Standings and answers, as both databases keep them."""

from dataclasses import replace

from sevenstates.puzzles import Puzzle, load_puzzles
from sevenstates.server.accounts import people
from sevenstates.server.puzzles.standing import FIRST_RATING, Standing
from sevenstates.server.puzzles.standings import answers_of, count, standing_of
from sevenstates.server.puzzles.views import next_puzzle
from sevenstates.server.store import Store

GAME = "huang"
FIRST, SECOND, THIRD, *_ = load_puzzles(GAME).values()


def add_person(store: Store, name: str = "Ada") -> str:
    return store.write_now(lambda db: people.add_guest(db, name, 1)).id


def answer(store: Store, person: str, puzzle: Puzzle, right: bool) -> Standing:
    action = puzzle.answer if right else None
    return store.write_now(lambda db: count(db, person, puzzle, action, 1))[1]


def change(store: Store, person: str, puzzle: Puzzle, action: str | None) -> float:
    """What an answer is said to have done to the rating."""
    before, after = store.write_now(lambda db: count(db, person, puzzle, action, 1))
    return after.rating - before.rating


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


def test_the_last_answer_sent_again_has_the_same_reply(store: Store) -> None:
    ada = add_person(store)
    lost = change(store, ada, FIRST, None)
    assert lost < 0
    assert change(store, ada, FIRST, None) == lost
    assert change(store, ada, FIRST, FIRST.answer) == 0  # another answer comes too late

    won = change(store, ada, SECOND, SECOND.answer)
    assert won > 0
    assert change(store, ada, SECOND, SECOND.answer) == won
    assert change(store, ada, FIRST, None) == 0  # and so does one of long ago
    now = standing(store, ada)
    assert (now.tried, now.rating) == (2, FIRST_RATING + lost + won)


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


def test_puzzles_that_are_taken_out_stay_counted(store: Store) -> None:
    ada, gone = add_person(store), replace(FIRST, id="0-0")
    before = answer(store, ada, gone, True)
    assert store.read_now(lambda db: answers_of(db, ada, GAME)) == {"0-0": True}
    answers = {"0-0": True}
    dealt = next_puzzle(GAME, None, before, ada, answers)
    assert dealt.id in load_puzzles(GAME)
    assert answer(store, ada, SECOND, True).streak == 2
    everything = dict.fromkeys(load_puzzles(GAME), True)
    assert next_puzzle(GAME, None, before, ada, {**everything, **answers}).id in everything
