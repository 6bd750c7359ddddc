"""`grognard draw`: a scenario or a save, as SVG or PNG, in either language; and a clear word when it cannot."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

import grognard
from grognard.cli import FAULTY, NOT_DONE, main
from grognard.draw.counters import SANS
from grognard.draw.names import SERIF
from grognard.draw.png import has_letters
from grognard.draw.position import position_svg


def run(*args: str, lang: str = "en", command: str = "draw") -> Result:
    """One command."""
    environment = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": f"{lang}_XX.UTF-8", "NO_COLOR": "1"}
    return CliRunner(env=environment).invoke(main, [command, *args])


def test_it_draws_the_start_of_a_scenario(tmp_path: Path) -> None:
    out = tmp_path / "crossing.svg"
    told = run("patrol", "crossing", "--side", "red", "-o", str(out))
    assert told.exit_code == 0, told.output
    assert out.read_text("utf-8") == position_svg(grognard.new("patrol", "crossing", seed=0), "red")


def test_the_file_is_named_after_the_scenario(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "patrol-night-raid.svg" in run("patrol", "night-raid").output
    ElementTree.parse(tmp_path / "patrol-night-raid.svg")


def test_it_draws_a_save(tmp_path: Path) -> None:
    game = grognard.new("patrol", "crossing", seed=4)
    assert game.question is not None
    game.answer(game.question.options[0])
    save, out = tmp_path / "save.json", tmp_path / "save.svg"
    save.write_bytes(game.save())
    told = run("--save", str(save), "--side", "blue", "--night", "-o", str(out), lang="fr")
    assert told.exit_code == 0, told.output
    assert out.read_text("utf-8") == position_svg(game, "blue", "fr", night=True)


def test_it_paints_a_png(tmp_path: Path) -> None:
    out = tmp_path / "small.png"
    assert run("patrol", "--zoom", "0.3", "-o", str(out)).exit_code == 0
    assert out.read_bytes().startswith(b"\x89PNG")


def test_a_png_has_letters_or_says_that_no_font_was_found(tmp_path: Path) -> None:
    told = run("patrol", "--zoom", "0.3", "-o", str(tmp_path / "small.png"))
    assert (has_letters(SERIF) and has_letters(SANS)) is ("No font" not in told.output)


def test_a_font_nobody_has_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("grognard.draw.png.SERIF", "grognard.draw.png.SANS", "grognard.draw.names.SERIF"):
        monkeypatch.setattr(name, "no such font")
    assert not has_letters("no such font")
    told = run("patrol", "--zoom", "0.3", "-o", str(tmp_path / "small.png"))
    assert told.exit_code == 0
    assert "No font" in told.output


def test_without_the_painter_it_names_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    told = run("patrol", "-o", str(tmp_path / "never.png"))
    assert told.exit_code == FAULTY
    assert "grognard[draw]" in told.output
    assert not (tmp_path / "never.png").exists()


def test_an_owners_look_is_drawn(tmp_path: Path) -> None:
    owned = tmp_path / "mine"
    owned.mkdir()
    (owned / "look.toml").write_text('[sides.red]\nfill = "#204020"\n', encoding="utf-8")
    out = tmp_path / "mine.svg"
    assert run("patrol", "crossing", "--data", str(owned), "-o", str(out)).exit_code == 0
    assert "#204020" in out.read_text("utf-8")


def test_checking_a_game_checks_its_look(tmp_path: Path) -> None:
    (tmp_path / "look.toml").write_text('[sides.red]\nfill = "crimson"\n', encoding="utf-8")
    told = run("patrol", "--data", str(tmp_path), command="check")
    assert told.exit_code == NOT_DONE
    assert "look.toml: sides.red.fill: expected a colour" in told.output


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ((), "Draw what?"),
        (("patrol", "nowhere"), "no scenario 'nowhere'"),
        (("patroll",), "no game 'patroll'"),
        (("patrol", "--side", "green"), "no side 'green'"),
        (("patrol", "-o", "no/such/folder/x.svg"), "no/such/folder/x.svg"),
    ],
)
def test_what_cannot_be_drawn_is_told_in_a_sentence(args: tuple[str, ...], told: str) -> None:
    result = run(*args)
    assert result.exit_code != 0
    assert told in result.output
    assert "Traceback" not in result.output
