"""Notes of sources and clauses in the language of the reader, and the faults of notes that a language lacks."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.cli.check import check_game
from grognard.kernel.files.data import LANGUAGES, Files
from grognard.kernel.files.sources import ValueSource
from grognard.kernel.words.messages import Messages
from grognard.kernel.words.notes import Cited, Notes, read_notes
from grognard.kernel.words.rulebook import Rulebook
from grognard.kernel.words.words import words_for
from grognard.shelf import OURS, title


def marne_notes(**french: str) -> Notes:
    """The notes of a game that has the book of Marne and these notes."""
    return Notes(title("marne").book, {"fr": french})


def said(notes: Notes, lang: str, source: ValueSource) -> str:
    """Where a value comes from, in a language."""
    return notes.sentence(source, words_for(title("marne").play, lang).messages)


def test_a_source_in_the_book_names_clauses_by_number_or_by_title() -> None:
    notes = marne_notes()
    assert notes.cited(ValueSource("book", "9.1, 12.2.2: half")) == Cited(("9.1", "12.2.2"), "half")
    assert notes.cited(ValueSource("book", "9.1 and more")) == Cited((), "9.1 and more")
    assert notes.cited(ValueSource("ours", "9.1")) == Cited((), "9.1")
    assert said(notes, "en", ValueSource("book", "9.1, 12.2.2")) == "The rulebook, §9.1, §12.2.2"
    assert said(notes, "en", ValueSource("book", "scenario.blucher.victory")) == "The rulebook, “Blücher: victory”"
    assert said(notes, "en", ValueSource("example", "example.combat: half")) == (
        "Worked out from the rulebook, “Example: a combat from beginning to end”: half"
    )


def test_a_note_is_said_in_the_language_of_the_reader() -> None:
    notes = marne_notes(half="la moitié")
    assert said(notes, "fr", ValueSource("book", "9.1: half")) == "La règle, §\xa09.1\xa0: la moitié"
    assert said(notes, "fr", ValueSource("ours", "half")) == "Notre choix\xa0: la moitié"
    assert said(notes, "fr", ValueSource("history")) == "L’histoire"
    assert said(notes, "fr", ValueSource("owner", "mine/pieces.toml")) == "Votre fichier\xa0: mine/pieces.toml"
    assert said(notes, "fr", ValueSource("ours", "double")) == "Notre choix\xa0: double"
    assert said(notes, "en", ValueSource("ours", "half")) == "Our choice: half"
    assert (
        said(notes, "en", ValueSource("example", "a sketch")) == "Worked out from an example in the rulebook: a sketch"
    )


def test_a_note_that_a_language_lacks_or_has_in_vain_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "notes.fr.toml").write_text('"half" = "la moitié ?"\n"third" = "le tiers"\n')
    notes = read_notes(Files([tmp_path]), Rulebook([]))
    assert notes.said("half", "fr") == "la moitié\u202f?"
    values = [
        ("pieces.toml: A.fire", ValueSource("ours", "half")),
        ("pieces.toml: A.move", ValueSource("ours", "double")),
        ("pieces.toml: B.move", ValueSource("ours", "double")),
        ("pieces.toml: B.fire", ValueSource("book", "9.9")),
        ("pieces.toml: C.fire", ValueSource("owner", "mine/pieces.toml")),
    ]
    assert list(notes.faults(values)) == [
        "pieces.toml: B.fire: book 9.9 names no clause of the book; expected a clause, or several: a note",
        "notes.fr.toml: 'double': missing, pieces.toml: A.move has it",
        "notes.fr.toml: 'third': nothing says it",
    ]


@pytest.mark.parametrize("game", OURS)
def test_every_note_a_player_reads_is_in_every_language(game: str) -> None:
    of = title(game)
    shown = list(of.shown_sources())
    assert {where.partition(":")[0] for where, _ in shown} >= {"pieces.toml"}
    assert list(of.notes.faults(shown)) == []
    notes = {of.notes.cited(source).note for _, source in shown} - {""}
    reasons = {clause.reason for clause in of.book} - {""}
    assert [note for note in notes | reasons if of.notes.said(note, "fr") == note] == []
    for lang in LANGUAGES:
        strict = Messages(words_for(of.play, lang).folders, lang, strict=True)
        assert not [said for _, source in shown if "{" in (said := of.notes.sentence(source, strict))]


def test_grognard_check_finds_a_note_that_lacks_french(monkeypatch: pytest.MonkeyPatch) -> None:
    of = title("patrol")
    monkeypatch.setattr(of, "notes", Notes(of.book, {}))
    faults, _ = check_game("patrol", (), "en")
    assert "notes.fr.toml: 'two equal patrols, so that only play decides': missing" in "\n".join(faults)
