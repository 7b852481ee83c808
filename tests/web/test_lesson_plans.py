"""The lessons as they are written: legal moves, words in every language, about ten minutes."""

from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from sevenstates import games
from sevenstates.core import RandomLuck
from sevenstates.texts import LANGUAGES, Texts
from sevenstates.texts.resources import load_messages
from tests.paths import WEB
from tests.web.test_generated import script

GAMES = tuple(game.key for game in games.all())
WORDS_A_MINUTE = 180
SECONDS_A_MOVE = 8
LETTERS = "abcd"

lessons = script("lessons")


def words(game: str, language: str) -> dict[str, dict[str, str]]:
    """The messages of a lesson; each with its attributes, and its text under an empty name."""
    path = WEB / "src" / "games" / game / "locale" / language / "lesson.ftl"
    found = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            named = {attribute.id.name: attribute.value for attribute in entry.attributes}
            parts = {"": entry.value, **named}
            found[entry.id.name] = {name: text(pattern) for name, pattern in parts.items()}
    return found


def text(pattern: ast.Pattern | None) -> str:
    assert pattern is not None
    return "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))


def steps(game: str) -> list[tuple[str, dict[str, Any]]]:
    """The steps by the ids of their messages."""
    return [
        (f"{chapter['name']}-{step['name']}", step)
        for chapter in lessons.source(game)["chapter"]
        for step in chapter["step"]
    ]


def parts(step: dict[str, Any]) -> set[str]:
    """The names of the words that a step needs."""
    letters = LETTERS[: step.get("answers", 0)]
    wrong = ["wrong"] if "do" in step else []
    return {"", *wrong, *letters, *(f"{letter}-why" for letter in letters)}


def prompts(game: str) -> set[str]:
    """What the game can ask, as the ids of messages have it."""
    return {
        key.removeprefix("ask-")
        for messages in load_messages("en", game)
        for key in messages.ids
        if key.startswith("ask-")
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_move_of_a_lesson_is_legal_in_its_position(game: str) -> None:
    rules = games.get(game)
    for chapter in lessons.source(game)["chapter"]:
        state = rules.parse_position(chapter["position"])
        luck = RandomLuck(chapter.get("seed", lessons.SEED))
        for step in chapter["step"]:
            made = [step["do"]] if "do" in step else []
            for move in [*made, *step.get("then", [])]:
                seat, written = move if isinstance(move, list) else (0, move)
                action = rules.parse_action(written)
                assert state.is_legal(seat, action), f"{chapter['name']}-{step['name']}: {written}"
                state.apply(seat, action, luck)
                state.check()


def test_lesson_with_an_illegal_move_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = lessons.source("huang")
    step = next(step for step in plan["chapter"][1]["step"] if step["name"] == "leader")
    step["do"] = "leader R f5"
    monkeypatch.setattr(lessons, "source", lambda _: plan)

    with pytest.raises(ValueError, match="leader R f5 is not among"):
        lessons.lesson("huang")


@pytest.mark.parametrize("game", GAMES)
def test_every_move_to_find_has_others_to_choose_from(game: str) -> None:
    alone = [
        f"{chapter['name']}-{step['name']}"
        for chapter in lessons.lesson(game)["chapters"]
        for step in chapter["steps"]
        if step["wanted"] and len(step["legal"]) < 2
    ]

    assert alone == []


@pytest.mark.parametrize("game", GAMES)
def test_every_move_and_answer_names_a_rule_that_there_is(game: str) -> None:
    reference = Texts("en", game).rules()
    for name, step in steps(game):
        if "do" in step or "answers" in step:
            assert f"**{step['rule']}**" in reference, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    """Only HUANG's board lets one point at what is not legal."""
    texts = Texts(language, "huang")
    reasons = {
        refusal["reason"]
        for chapter in lessons.lesson("huang")["chapters"]
        for step in chapter["steps"]
        for refusal in step["refused"].values()
    }

    assert "leader-without-yellow" in reasons
    assert all(texts.text(f"refused-{reason}") for reason in reasons)


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_one_right_answer(game: str) -> None:
    for name, step in steps(game):
        if "answers" in step:
            assert 2 <= step["answers"] <= len(LETTERS), name
            assert 1 <= step["right"] <= step["answers"], name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_its_words_and_none_is_left_over(game: str, language: str) -> None:
    found = {name: set(named) for name, named in words(game, language).items()}
    advice = found.pop("free-turns")
    chapters = {chapter["name"]: {""} for chapter in lessons.source(game)["chapter"]}
    ends = {"free": {""}, "free-end": {""}}

    assert found == {**chapters, **{name: parts(step) for name, step in steps(game)}, **ends}
    assert advice == set(words(game, "en")["free-turns"])
    assert advice - {""} <= prompts(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_lesson_takes_about_ten_minutes(game: str, language: str) -> None:
    """Counted are the words on the way of somebody who is never wrong."""
    spoken = words(game, language)
    plan = lessons.source(game)
    read = [spoken[chapter["name"]][""] for chapter in plan["chapter"]]
    read += [*spoken["free-turns"].values(), spoken["free"][""], spoken["free-end"][""]]
    moves = plan["free"]["answers"]
    for name, step in steps(game):
        right = LETTERS[step.get("right", 1) - 1] + "-why"
        shown = parts(step) - {"wrong", *(f"{letter}-why" for letter in LETTERS)}
        read += [spoken[name][part] for part in shown | ({right} & parts(step))]
        moves += "do" in step or "answers" in step

    count = sum(len(part.split()) for part in read)
    minutes = count / WORDS_A_MINUTE + moves * SECONDS_A_MOVE / 60
    assert 8 <= minutes <= 13, f"{count} words and {moves} moves take {minutes:.1f} minutes"
