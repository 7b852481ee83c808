"""Menus: the legal actions as a tree of the words of their notation."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ..core import Action

FEW = 8
"""Maximum actions that are all listed at once."""
LIMIT = 72
"""Maximum choices of a menu, unless there is room for fewer only."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu."""

    key: str
    """The key to type for it."""
    word: str
    """The next part of the notation: a word, the rest of it, or the first letters of words."""
    actions: tuple[Action, ...]
    is_group: bool

    @property
    def action(self) -> Action | None:
        """The action, if there is only one."""
        return self.actions[0] if len(self.actions) == 1 else None


@dataclass(frozen=True)
class Menu:
    """The actions that begin with some words, and how to go on."""

    actions: tuple[Action, ...]
    path: tuple[str, ...] = ()
    """The words chosen so far."""
    letters: str = ""
    """The letters chosen so far of the next word."""
    limit: int = LIMIT
    """More choices than this are first grouped by their letters."""

    @classmethod
    def of(
        cls, actions: Iterable[Action], path: tuple[str, ...] = (), limit: int = LIMIT
    ) -> "Menu":
        """A menu that asks nothing that has only one answer, such as the only verb."""
        actions = tuple(actions)
        menu = cls(actions, path, limit=limit)
        while len(actions) > 1:
            words = {word_at(action, len(menu.path)) for action in actions}
            if len(words) > 1:
                break
            menu = cls(actions, (*menu.path, words.pop()), limit=limit)
        return menu

    def words(self) -> set[str]:
        """The words that can come next, shapes taken apart into their places."""
        if any(choice.is_group for choice in self.choices()):
            words = {word_at(action, len(self.path)) for action in self.actions}
        else:
            words = {word for choice in self.choices() for word in choice.word.split()}
        return {part for word in words for part in word.split("-")}

    def choices(self) -> list[Choice]:
        """The next choices, in the order of the action table."""
        if len(self.actions) <= FEW:
            by_rest = {_rest(action, len(self.path)): (action,) for action in self.actions}
            keys = _keys(by_rest)
            return [Choice(keys[rest], rest, acts, False) for rest, acts in by_rest.items()]
        by_word = self._by(lambda word: word)
        if len(by_word) <= self.limit:
            keys = _keys(by_word)
            return [Choice(keys[word], word, acts, False) for word, acts in by_word.items()]
        length = len(self.letters) + 1
        while len({word[:length] for word in by_word}) == 1:
            length += 1
        by_letters = sorted(self._by(lambda word: word[:length]).items())
        return [
            Choice(str(number), letters, acts, True)
            for number, (letters, acts) in enumerate(by_letters, 1)
        ]

    def _by(self, part: Callable[[str], str]) -> dict[str, tuple[Action, ...]]:
        groups: dict[str, list[Action]] = {}
        for action in self.actions:
            groups.setdefault(part(word_at(action, len(self.path))), []).append(action)
        return {word: tuple(actions) for word, actions in groups.items()}

    def enter(self, choice: Choice) -> "Menu | Action":
        """The menu behind a choice, or the action if that is all."""
        if choice.action is not None:
            return choice.action
        if choice.is_group:
            return Menu(choice.actions, self.path, choice.word, self.limit)
        return Menu.of(choice.actions, (*self.path, choice.word), self.limit)

    def answer(self, text: str, label: Callable[["Menu", Choice], str]) -> "Menu | Action | None":
        """The choice that a line means: by a key, words of the notation, or a part of a label."""
        choices = self.choices()
        for choice in choices:
            if text.casefold() == choice.key.casefold():
                return self.enter(choice)
        found = self._follow(text)
        if found is not None or text.isdigit():
            return found
        fitting = [c for c in choices if text.casefold() in label(self, c).casefold()]
        if len(fitting) == 1:
            return self.enter(fitting[0])
        if fitting and len(fitting) < len(choices):
            actions = tuple(a for c in fitting for a in c.actions)
            return Menu(actions, self.path, self.letters, self.limit)
        return None

    def _follow(self, text: str) -> "Menu | Action | None":
        """Go on by words of the notation; the whole notation if the last word is exact."""
        actions, depth, exact = self.actions, len(self.path), False
        for word in text.split():
            same = tuple(a for a in actions if is_same(word, word_at(a, depth)))
            exact = bool(same)
            actions = same or tuple(a for a in actions if _begins(word, word_at(a, depth)))
            depth += 1
        if len(actions) == 1 and exact and depth == len(str(actions[0]).split()):
            return actions[0]
        return Menu.of(actions, limit=self.limit) if actions else None


def word_at(action: Action, depth: int) -> str:
    """A word of the action's notation; nothing beyond its end."""
    words = str(action).split()
    return words[depth] if depth < len(words) else ""


def _rest(action: Action, depth: int) -> str:
    """The notation without its first words."""
    return " ".join(str(action).split()[depth:])


def is_same(typed: str, word: str) -> bool:
    """Whether a typed word means this one: letters of pieces, which are capitals in the notation,
    and the places of a shape go in any order.
    """
    if word.isalpha() and word.isupper():
        return sorted(typed.casefold()) == sorted(word.casefold())
    return sorted(typed.casefold().split("-")) == sorted(word.casefold().split("-"))


def _begins(typed: str, word: str) -> bool:
    """Only letters may be cut short: c1 is never meant as the beginning of c10."""
    return typed.isalpha() and word.casefold().startswith(typed.casefold())


def _keys(words: Iterable[str]) -> dict[str, str]:
    """Numbers from 1; but words that are amounts are their own keys, so that 2 means two."""
    words = list(words)
    if any(word[:1].isdigit() for word in words):
        return {word: word for word in words}
    return {word: str(number) for number, word in enumerate(words, 1)}
