"""Sentences through Fluent: plurals and plain numbers, languages that fall back, files that must agree."""

from __future__ import annotations

from fractions import Fraction
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from grognard.kernel.errors import BadData
from grognard.kernel.words.messages import LANGUAGES, Messages

KERNEL = files("grognard.kernel").joinpath("texts")

ENGLISH = """
-army = Army
greeting = Hello
losses = { $count ->
    [one] { $piece } loses one step
   *[other] { $piece } loses { $count } steps
}
only-english = Only here, { -army }
"""
FRENCH = """
greeting = Bonjour
losses = { $count ->
    [one] { $piece } perd un pas
   *[other] { $piece } perd { $count } pas
}
"""


def folder(path: Path, en: str | None, fr: str | None) -> Path:
    path.mkdir(exist_ok=True)
    for lang, text in (("en", en), ("fr", fr)):
        if text is not None:
            (path / f"messages.{lang}.ftl").write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return folder(tmp_path / "game", ENGLISH, FRENCH)


def test_the_kernel_says_the_same_in_every_language() -> None:
    assert LANGUAGES == ("en", "fr")
    assert Messages.compare([KERNEL]) == []
    assert Messages([KERNEL], "en").text("kernel-roll") == "Roll the dice"
    assert Messages([KERNEL], "fr").text("kernel-roll") == "Lancez les dés"


def test_every_key_of_the_kernel_says_it_is_the_kernels() -> None:
    lines = KERNEL.joinpath("en.ftl").read_text(encoding="utf-8").splitlines()
    keys = [line.partition(" = ")[0] for line in lines if line[:1].isalpha()]
    assert keys
    assert all(key.startswith("kernel-") for key in keys)


def test_plurals_follow_the_language(game: Path) -> None:
    english, french = Messages([KERNEL, game], "en"), Messages([KERNEL, game], "fr")
    assert english.text("losses", count=1, piece="208R") == "208R loses one step"
    assert english.text("losses", count=0, piece="208R") == "208R loses 0 steps"
    assert french.text("losses", count=0, piece="208R") == "208R perd un pas"
    assert french.text("losses", count=2, piece="208R") == "208R perd 2 pas"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (1234567, "1234567"),
        (-3, "-3"),
        (Fraction(6, 2), "3"),
        (Fraction(7, 2), "7/2"),
        ("1606", "1606"),
        (True, "True"),
        (None, "None"),
    ],
)
def test_arguments_are_written_plainly_and_without_marks_around_them(tmp_path: Path, value: object, text: str) -> None:
    path = folder(tmp_path / "plain", "said = <{ $value }>", "said = <{ $value }>")
    for lang in LANGUAGES:
        assert Messages([path], lang, strict=True).text("said", value=value) == f"<{text}>"
    assert Messages([path], "fr").text("said", value=2.5) == "<2,5>"


@pytest.mark.parametrize(
    ("value", "english", "french"),
    [
        (0.5, "½ points", "½ point"),
        (1, "1 point", "1 point"),
        (1.5, "1½ points", "1½ point"),
        (2.0, "2 points", "2 points"),
        (2.25, "2¼ points", "2¼ points"),
        (2.2, "2.2 points", "2,2 points"),
        ("x", "x points", "x points"),
    ],
)
def test_halves_are_written_as_people_do_and_keep_their_plural(
    tmp_path: Path, value: object, english: str, french: str
) -> None:
    said = "said = { $n ->\n    [one] { HALVES($n) } point\n   *[other] { HALVES($n) } points\n  }\n"
    path = folder(tmp_path / "halves", said, said)
    assert Messages([path], "en", strict=True).text("said", n=value) == english
    assert Messages([path], "fr", strict=True).text("said", n=value) == french
    assert Messages.compare([path]) == []


def test_arguments_may_be_called_key(tmp_path: Path) -> None:
    path = folder(tmp_path / "key", "said = { $key }", None)
    assert Messages([path]).text("said", key="x") == "x"


def test_what_a_language_lacks_is_said_in_english(game: Path) -> None:
    assert Messages([game], "fr", strict=True).text("only-english") == "Only here, Army"
    assert Messages([game], "de").text("greeting") == "Hello"


def test_what_nobody_can_say_is_shown_or_when_strict_an_error(game: Path) -> None:
    lenient, strict = Messages([game], "fr"), Messages([game], "fr", strict=True)
    assert lenient.text("nothing") == "{nothing}"
    assert lenient.text("losses", piece="208R") == "208R perd count pas"
    assert lenient.has("only-english")
    assert not lenient.has("nothing")
    with pytest.raises(BadData) as missing:
        strict.text("nothing")
    assert missing.value.faults == ("fr: nothing: no such message",)
    with pytest.raises(BadData) as bare:
        strict.text("losses", count=1)
    assert bare.value.faults == ("fr: losses: Unknown external: piece",)


def test_a_later_folder_overrides_an_earlier_one(game: Path, tmp_path: Path) -> None:
    owner = folder(tmp_path / "owner", "greeting = Howdy", None)
    messages = Messages([game, owner])
    assert messages.text("greeting") == "Howdy"
    assert messages.has("losses")


def test_languages_that_disagree_are_faults(tmp_path: Path) -> None:
    path = folder(
        tmp_path / "game",
        "a = A\nb = { $one } { $two }\nc = { $n ->\n    [one] x\n   *[other] { $m }\n}\n-term = T\n",
        "b = { $one } { $three }\nc = { $n } { $m }\nd = D\n",
    )
    assert Messages.compare([path]) == [
        "messages.en.ftl: b: no $three, messages.fr.ftl has it",
        "messages.en.ftl: d: missing, messages.fr.ftl has it",
        "messages.fr.ftl: a: missing, messages.en.ftl has it",
        "messages.fr.ftl: b: no $two, messages.en.ftl has it",
    ]


def test_unreadable_sentences_are_faults_with_their_line(tmp_path: Path) -> None:
    path = folder(tmp_path / "game", "a = A\na = B\nb = { $x\nc = C\n", "a = A\nc = C\n")
    faults = Messages.compare([path])
    assert [fault.partition(": E")[0].partition(": U")[0] for fault in faults] == [
        "messages.en.ftl: line 4",
        "messages.en.ftl: a: stands twice",
    ]


def test_a_missing_language_is_one_fault(tmp_path: Path) -> None:
    assert Messages.compare([folder(tmp_path / "half", "a = A", None)]) == ["messages.fr.ftl: no such file"]
    assert Messages.compare([folder(tmp_path / "none", None, None)]) == []


ODD = """\
# A comment.
said = Said
said = Said again
spoilt = Good
spoilt = { $x
    more of it
at-the-edge = { $n ->
[one] one
*[other] many
} in all, { -army }
no sentence
-army = Army
    of the East
attributes-only =
    .title = Title
last = Last"""


@pytest.mark.parametrize(
    "text",
    [ODD, ODD.replace("\n", "\r\n"), *(KERNEL.joinpath(f"{lang}.ftl").read_text("utf-8") for lang in LANGUAGES)],
    ids=["odd", "windows", *LANGUAGES],
)
def test_sentences_read_one_by_one_are_those_of_the_whole_file(text: str, tmp_path: Path) -> None:
    whole = FluentBundle(["en"], {"HALVES": lambda value: value}, use_isolating=False)
    resource = FluentParser().parse(text)
    whole.add_resource(resource, allow_overrides=True)
    one_by_one = Messages([folder(tmp_path / "game", text, "")], "en")
    names = {entry.id.name for entry in resource.body if isinstance(entry, ast.Message | ast.Term)}
    assert names
    for name in (*names, "nothing", "-army", "no", "last.title"):
        assert one_by_one.has(name) == whole.has_message(name), name
        if whole.has_message(name) and (pattern := whole.get_message(name).value):
            assert one_by_one.text(name) == whole.format_pattern(pattern, {})[0], name


def test_an_unreadable_override_leaves_the_earlier_sentence(tmp_path: Path) -> None:
    first, second = folder(tmp_path / "first", "a = A\n", ""), folder(tmp_path / "second", "a = { $x\nb = B\n", "")
    messages = Messages([first, second], "en")
    assert (messages.text("a"), messages.text("b")) == ("A", "B")
