"""Pages of the rules, with pictures, and from each clause a link to a test that proves it."""

import re
import tomllib
from pathlib import Path

from sevenstates import games
from sevenstates.texts.resources import load_rules, parse_rules

from .clauses import LEDGERS, ROOT, Proofs, clauses

LANGUAGES = {"en": "English", "de": "Deutsch", "pl": "Polski"}
PROOF = {"en": "Proof", "de": "Beweis", "pl": "Dowód"}
CLAUSE = re.compile(
    r"^- \*\*(?P<id>[A-Z]-[A-Z]{3}-\d+)\*\* (?P<text>.*(?:\n  +\S.*)*)", re.MULTILINE
)


def page_name(key: str, language: str) -> str:
    """The name of a rules page; the English one has no language in it, as RULES.md has none."""
    return f"{key}.md" if language == "en" else f"{key}.{language}.md"


def write_rules(folder: Path, proofs: Proofs) -> None:
    """Write the rules of every game in every language."""
    for ledger in LEDGERS:
        key = ledger.parent.name
        for language in LANGUAGES:
            page = rules_page(key, language, proofs)
            (folder / page_name(key, language)).write_text(page, encoding="utf-8")


def rules_page(key: str, language: str, proofs: Proofs) -> str:
    """The rules of a game: a line to change the language, pictures, linked clauses."""

    def linked(clause: re.Match[str]) -> str:
        rule, proof = clause["id"], proofs.best(clause["id"])
        anchor = f"[{rule}](proven.md#{rule}){{ #{rule} .clause }}"
        title = f"{PROOF[language]}: {proof.sentence()}"
        mark = f'[✓]({proofs.address(proof)} "{title}"){{ .proof }}'
        return f"- {anchor} {clause['text']}&nbsp;{mark}"

    title, _, text = load_rules(language, key).partition("\n")
    text = CLAUSE.sub(linked, with_pictures(text, key, language))
    switch = " · ".join(
        f"**{name}**" if one == language else f"[{name}]({page_name(key, one)})"
        for one, name in LANGUAGES.items()
    )
    return f'{title}\n\n{switch}\n\n<div lang="{language}" markdown>\n{text}\n</div>\n'


def with_pictures(text: str, key: str, language: str) -> str:
    """The rules with pictures, each above the list of its clause: docs/games/KEY/pictures.toml."""
    file = ROOT / "docs" / "games" / key / "pictures.toml"
    for picture in tomllib.loads(file.read_text("utf-8"))["picture"]:
        ending = f".{language}.png" if picture.get("words") else ".png"
        caption = picture["caption"][language]
        image = f"![{caption}](../images/rules/{key}-{picture['name']}{ending})"
        at = text.rindex("\n\n", 0, text.index(f"- **{picture['above']}** ")) + 2
        figure = f"<figure markdown>\n{image}\n<figcaption>{caption}</figcaption>\n</figure>\n\n"
        text = text[:at] + figure + text[at:]
    return text


def proven_clauses(proofs: Proofs) -> str:
    """How many clauses are proven, and by which tests."""
    ledgers = {ledger.parent.name: clauses(ledger) for ledger in LEDGERS}
    everything = [rule for found in ledgers.values() for rule in found]
    parts = [f"**{len(proofs.marks)} tests prove {count(everything, proofs)} clauses.**"]
    for key in (key for key in games.plugins() if key in ledgers):
        texts = parse_rules(load_rules("en", key))
        rows = [clause_row(key, rule, texts[rule], proofs) for rule in ledgers[key]]
        parts.append(f"## {games.plugin(key).title}: {count(ledgers[key], proofs)}")
        parts.append("\n".join(["| clause | what it says, and the tests |", "|---|---|", *rows]))
    return "\n\n".join(parts)


def count(rules: list[str], proofs: Proofs) -> str:
    return f"{sum(rule in proofs.of for rule in rules)} of {len(rules)}"


def clause_row(key: str, rule: str, text: str, proofs: Proofs) -> str:
    """A clause: its id, its first sentence, its tests."""
    link = f"[{rule}]({page_name(key, 'en')}#{rule}){{ #{rule} .clause }}"
    first = re.split(r"(?<=\.) (?=[A-Z(])", text)[0]
    tests = [f"[{one.sentence()}]({proofs.address(one)})" for one in proofs.of.get(rule, [])]
    return f"| {link} | {first}<br>✓ {' · '.join(tests)} |"
