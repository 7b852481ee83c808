"""The numbers of the box, read from `data/components.toml`."""

import tomllib
from importlib.resources import files

_DATA = tomllib.loads(files(__package__).joinpath("data", "components.toml").read_text("utf-8"))

TILES: tuple[int, ...] = tuple(_DATA["tiles"])
PAGODAS: tuple[int, ...] = tuple(_DATA["pagodas"])
HAND: int = _DATA["hand"]
MARKET: int = _DATA["market"]
PALACE_HAND: int = _DATA["palace_hand"]
SHORT_GAME_REMOVES: int = _DATA["short_game_removes"]
BANDIT_TILES_USED: int = _DATA["bandit_tiles_used"]
BANDITS: tuple[int, ...] = tuple(_DATA["bandits"])
KINGDOM_CAPITALS: int = _DATA["kingdom_capitals"]
GRANARY_POINTS: int = _DATA["granary_points"]
IDLE_TURNS: int = _DATA["idle_turns"]
