"""The keys that code speaks of are found in it."""

from pathlib import Path

import pytest

from tests.texts.spoken_keys import spoken_keys


def test_keys_are_found_in_code(tmp_path: Path) -> None:
    path = tmp_path / "code.py"
    path.write_text(
        """
class Step:
    name = "dance"
    def pending(self):
        return Decision(0, self.name), Decision(1, "sing")
    def error(self, reason, **fields):
        return BadText(reason, None, text="", **fields)
    def read(self):
        raise self.error("torn", line=2)
def refuse(leader, what, rule):
    return IllegalAction(f"{what}-late", rule)
def stop(state, reason):
    state.result = Outcome((), (), (), reason)
    stop(state, "over")
    refuse(True, "too", "X-1")
    raise IllegalAction("early", seat=1) from error
    raise BadRecord(error.reason)
""",
        encoding="utf-8",
    )

    found = spoken_keys([path])

    assert found.fields == {"torn": {"line", "text"}, "too-late": set(), "early": {"seat"}}
    assert found.reasons == set(found.fields)
    assert found.prompts == {"dance", "sing"}
    assert found.outcomes == {"over"}


def test_key_that_cannot_be_found_out_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "code.py"
    path.write_text("def f():\n    raise BadText(str(1 + 1))\n", encoding="utf-8")

    with pytest.raises(ValueError, match="line 2"):
        spoken_keys([path])
