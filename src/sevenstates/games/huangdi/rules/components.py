"""The numbers of the box, read from `data/components.toml`."""

import tomllib
from importlib.resources import files

_DATA = tomllib.loads(files(__package__).joinpath("data", "components.toml").read_text("utf-8"))

JADE: int = _DATA["jade"]
PEASANTS: int = _DATA["peasants"]
CONVICTS: int = _DATA["convicts"]
PLAQUES: int = _DATA["plaques"]
CHIPS: int = _DATA["chips"]
BLOCKS: int = _DATA["blocks"]
FAVOURS: int = _DATA["favours"]

SEATS = range(2, 2 + len(_DATA["provinces"]))
PROVINCES: dict[int, int] = dict(zip(SEATS, _DATA["provinces"], strict=True))
"""The provinces of the standard game for each number of players."""
EMPEROR_BLOCKS: dict[int, int] = dict(zip(SEATS, _DATA["emperor_blocks"], strict=True))
MIN_PROVINCES: int = _DATA["least_provinces"]
MAX_PROVINCES: int = _DATA["most_provinces"]

START_JADE: int = _DATA["start_jade"]
DEALT_FAVOURS: int = _DATA["dealt_favours"]
KEPT_FAVOURS: int = _DATA["kept_favours"]

INCOME: int = _DATA["income"]
TURNS: int = _DATA["turns"]
BUYBACK_JADE: int = _DATA["buyback_jade"]
RECRUIT_COST: tuple[int, ...] = tuple(_DATA["recruit_cost"])
CONVICTS_PRICE: int = _DATA["convicts_price"]
CONVICTS_TAKEN: int = _DATA["convicts_taken"]
COLLECTED_JADE: int = _DATA["collected_jade"]
DRAWN_FAVOURS: int = _DATA["drawn_favours"]
DRAWN_KEPT: int = _DATA["drawn_kept"]
SECOND_BLOCK_JADE: int = _DATA["second_block_jade"]
WORKERS: tuple[int, ...] = tuple(_DATA["workers"])
REMOVAL_CONVICTS: tuple[int, ...] = tuple(_DATA["removal_convicts"])
REPEAT_COST: tuple[int, ...] = tuple(_DATA["repeat_cost"])

ROW_POINTS: tuple[int, ...] = tuple(_DATA["row_points"])
TOWER_POINTS: int = _DATA["tower_points"]
LEVEL_POINTS: int = _DATA["level_points"]
CHIP_POINTS: tuple[int, ...] = tuple(_DATA["chip_points"])
PROVINCE_POINTS: int = _DATA["province_points"]
MOST_POINTS: int = _DATA["most_points"]
