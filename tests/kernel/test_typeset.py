"""French as it is set: spaces that do not break, put in when texts are read, wherever they are shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grognard.kernel.files.data import Files
from grognard.kernel.words.messages import Messages
from grognard.kernel.words.typeset import typeset
from grognard.shelf import OURS, title

LOOSE = re.compile(r" [;:?!%»]|[«§] |\bn° ")
"""A space that a line may break at, where French has one that it may not."""


@pytest.mark.parametrize(
    ("written", "set_"),
    [
        ("Où aller ? Vite ! Oui ; non : 50 %", "Où aller\u202f? Vite\u202f! Oui\u202f; non\xa0: 50\xa0%"),
        ("« En avant » n° 13, § 9.2", "«\xa0En avant\xa0» n°\xa013, §\xa09.2"),
        ("{ $far } m, 3 km, 5 s, 2 s’en vont", "{ $far }\xa0m, 3\xa0km, 5\xa0s, 2 s’en vont"),
        ("(?!) 1:2, a; b", "(?!) 1:2, a; b"),
    ],
)
def test_french_punctuation_keeps_to_the_word_before_it(written: str, set_: str) -> None:
    assert typeset(written, "fr") == set_
    assert typeset(set_, "fr") == set_
    assert typeset(written, "en") == written


def test_sentences_and_data_are_set_when_they_are_read(tmp_path: Path) -> None:
    for lang in ("en", "fr"):
        (tmp_path / f"{lang}.ftl").write_text("where = Where : { $hex } ?\n")
        (tmp_path / f"rules.{lang}.toml").write_text('title = "One ? Two"\n[table]\nlist = ["A : B"]\n')
    both = 'name = {en = "A ? B", fr = "A ? B"}\n[text.fr]\nlong = "C : D"\n[fr]\nx = "E !"\n'
    (tmp_path / "look.toml").write_text(both)
    assert [Messages([tmp_path], lang).text("where", hex="0101") for lang in ("en", "fr")] == [
        "Where : 0101 ?",
        "Where\xa0: 0101\u202f?",
    ]
    files = Files([tmp_path])
    assert files.read("rules.en.toml").str("title") == "One ? Two"
    french = files.read("rules.fr.toml")
    assert french.str("title") == "One\u202f? Two"
    assert french.table("table").list_of_str("list") == ("A\xa0: B",)
    look = files.read("look.toml")
    assert look.by_language("name") == {"en": "A ? B", "fr": "A\u202f? B"}
    assert look.table("text").table("fr").str("long") == "C\xa0: D"
    assert look.table("fr").str("x") == "E\u202f!"


@pytest.mark.parametrize("game", OURS)
def test_no_book_has_a_loose_space_in_french(game: str) -> None:
    book = title(game).book
    texts = [text for clause in book for text in (clause.titles["fr"], clause.texts["fr"])]
    for ruling in book.all_rulings:
        texts += [ruling.questions["fr"], ruling.rulings["fr"], ruling.reasons["fr"]]
    assert len(texts) > 50
    assert [text for text in texts if LOOSE.search(text)] == []
