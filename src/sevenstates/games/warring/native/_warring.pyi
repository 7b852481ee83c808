# The library of The Warring States of China: what every compiled core has.
from ....native._core import ACTIONS as ACTIONS
from ....native._core import LAYOUT as LAYOUT
from ....native._core import STATE_BYTES as STATE_BYTES
from ....native._core import Generator as Generator
from ....native._core import Observer as Observer
from ....native._core import Rules as Rules
from ....native._core import State as State
