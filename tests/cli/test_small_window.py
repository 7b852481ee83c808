"""Whole games in a window of 80 columns and 24 lines: every question has all it takes on screen."""

import io
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from sevenstates import games
from sevenstates.cli.board import Scene
from sevenstates.cli.menu import Menu
from sevenstates.cli.play import Player
from sevenstates.cli.screen import HEIGHT, WIDTH
from sevenstates.cli.session import Session
from sevenstates.cli.terminal import Terminal
from sevenstates.core import Match, RandomLuck, Seat, View
from sevenstates.games.huang.terminal import last_moves as huang_last_moves
from sevenstates.games.huangdi.terminal import last_moves as huangdi_last_moves
from sevenstates.games.warring.terminal import last_moves as warring_last_moves
from sevenstates.games.warring.terminal.facts import card_texts
from sevenstates.texts import LANGUAGES


class Window(Terminal):
    """A window that remembers what is on it since it was cleared."""

    def __init__(self, width: int = WIDTH, height: int = HEIGHT) -> None:
        super().__init__(read=self.answer)
        self.out = io.StringIO()
        self.console = Console(
            file=self.out, width=width, height=height, no_color=True, highlight=False, markup=False
        )
        self.reply: Callable[[str], str] = lambda prompt: ""

    def clear(self) -> None:
        self.out.seek(0)
        self.out.truncate()

    def answer(self, prompt: str) -> str:
        return self.reply(prompt)

    def lines(self, prompt: str = "") -> list[str]:
        return (self.out.getvalue() + prompt).split("\n")


def leave(prompt: str) -> str:
    raise EOFError


class Watched(Player):
    """A player who answers by chance, and looks at the screen before each answer."""

    menu: Menu

    def __init__(self, window: Window, session: Session, seed: int) -> None:
        super().__init__(session)
        self.window, self.dice = window, random.Random(seed)
        self.questions = 0
        window.reply = self.reply

    def _draw(self, seat: Seat, menu: Menu) -> None:
        self.menu = menu
        super()._draw(seat, menu)

    def reply(self, prompt: str) -> str:
        self.questions += 1
        check(self.session, self.menu, self.window.lines(prompt))
        if self.dice.random() < 0.3:
            return self.dice.choice(self.menu.choices()).key
        return str(self.dice.choice(self.menu.actions))


def play(path: Path, key: str, seats: int, options: View, language: str, seed: int) -> Watched:
    """A whole game of one person and random bots."""
    game = games.get(key)
    chosen = game.options_type.from_json({**game.options_type().to_json(), **options})
    match = Match(game, seats, chosen, luck=RandomLuck(seed))
    window, bots = Window(), dict.fromkeys(range(1, seats), "random")
    player = Watched(window, Session(window, match, bots, language, path, str(seed)), seed)
    player.run()
    return player


def check(session: Session, menu: Menu, lines: list[str]) -> None:
    """Board, hand, points, what the others did, the question and its menu are on the screen."""
    seat = session.asked()
    assert seat is not None
    shown = "\n".join(lines)
    assert len(lines) <= HEIGHT, shown
    assert max(cell_len(line.rstrip()) for line in lines) <= WIDTH, shown
    running = " ".join(shown.split())
    scene = session.scene(seat, menu.words())
    drawn = session.screen.board.draw(
        scene.view,
        tall=False,
        marks=scene.marks,
        recent=scene.recent,
        words=session.screen.words,
    )
    for row in drawn.plain.splitlines():
        assert any(line.startswith(row.rstrip()) for line in lines), (row, shown)
    for part in expected(session, scene):
        assert part in running, (part, shown)
    decision = next(one for one in session.match.state.pending() if one.seat == seat)
    assert session.texts.prompt(decision) in running, shown
    news = [event for event in scene.events if event.kind not in session.screen.board.minor]
    if news:
        beginning = " ".join(session.texts.event(news[-1]).split())[:60]
        assert beginning in running, (beginning, shown)
    words = running.split()
    assert all(choice.key in words for choice in menu.choices()), shown


def expected(session: Session, scene: Scene) -> Iterator[str]:
    """Names and points of all seats, the viewer's hand, and the last move of each opponent."""
    yield from map(session.texts.seat_name, range(session.match.seats))
    view, events = scene.view, scene.events
    own = view["seats"][view["viewer"]]
    others = [number for number in range(session.match.seats) if number != view["viewer"]]
    key = session.match.game.key
    if key == "huang":
        for seat in view["seats"]:
            if seat["points"] is not None:
                yield "".join(f"{c[0].upper()}{count}" for c, count in seat["points"].items())
        hand = [c[0].upper() for c, count in own["hand"].items() for _ in range(count)]
        yield " ".join([session.words("hand"), *hand] if hand else [])
        for number in others:
            did = huang_last_moves.own_events(events, number)
            yield huang_last_moves.short_form(did[-1]) if did else ""
    elif key == "huangdi":
        for number, seat in enumerate(view["seats"]):
            name = session.texts.seat_name(number)
            bot = f" {session.words('bot')}" if number in session.bots else ""
            yield f" {name}{bot} {seat['score']} "
        yield from (str(card) for card in own["hand"])
        for number in others:
            yield from huangdi_last_moves.last_moves(events, number)[-1:]
    else:
        names = card_texts(session.language, view["options"]["deck"]).names
        for seat in view["seats"]:
            yield f" {seat['hand_size']} {seat['characters']} {seat['points']} ("
        yield from (names.card(card) for card in own["hand"])
        yield from (names.character(card["key"]) for card in own["own_characters"])
        for number in others:
            # The rest may be cut.
            yield "".join(warring_last_moves.last_moves(events, number)[-1:])[:9]


MODULES = {"kingdoms": True, "palace": True, "open_scores": True}
BANDITS = {"bandits": True, "palace": True}
QUICK = [
    ("huang", 5, MODULES, "pl"),
    ("huang", 2, {"short": True}, "de"),
    ("huangdi", 6, {}, "de"),
    ("huangdi", 2, {}, "en"),
    ("warring", 5, {}, "pl"),
    ("warring", 3, {"stepwise": True}, "en"),
]


@pytest.mark.parametrize(("key", "seats", "options", "language"), QUICK)
def test_every_question_of_a_game_fits(
    tmp_path: Path, key: str, seats: int, options: View, language: str
) -> None:
    player = play(tmp_path / "game.json", key, seats, options, language, seed=seats)

    assert player.session.match.state.outcome() is not None
    assert player.questions > 20
    assert len(player.window.lines()) <= HEIGHT, player.window.out.getvalue()


@pytest.mark.parametrize(("width", "height"), [(70, 40), (80, 20), (40, 10)])
def test_smaller_window_says_what_it_takes(tmp_path: Path, width: int, height: int) -> None:
    match = Match(games.get("huang"), 5, luck=RandomLuck(1))
    window = Window(width, height)
    session = Session(window, match, dict.fromkeys(range(1, 5), "random"), "en", tmp_path / "game")
    window.reply = leave
    Player(session).run()

    assert "it takes 80 columns and 24 lines" in " ".join(window.out.getvalue().split())


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 103))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "seats", "options"),
    [
        *(("huang", n, options) for n in range(2, 6) for options in ({}, MODULES, BANDITS)),
        *(("huangdi", n, {}) for n in range(2, 7)),
        *(("huangdi", n, {"variant": "friendly"}) for n in (3, 4)),
        *(("warring", n, {"stepwise": n % 2 == 0}) for n in range(3, 6)),
    ],
)
def test_every_question_of_many_games_fits(
    tmp_path: Path, key: str, seats: int, options: View, language: str, seed: int
) -> None:
    play(tmp_path / "game.json", key, seats, options, language, seed)
