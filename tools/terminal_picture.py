"""Draws docs/images/terminal.svg: a moment of a real game in the terminal, played here from a seeded position.

    python tools/terminal_picture.py

The picture is the same every time. It loads no font: it uses the reader's own monospaced one.
"""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

import grognard
from grognard import shelf
from grognard.bots.minds.glance import Asked
from grognard.cli.session import Keyboard, Leave, Session
from grognard.kernel.asking.script import Option

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "images" / "terminal.svg"
POSITION = """
patrol night-raid
options 15.1
turn 4
phase 4.5
begins blue
acting blue
lit 1
unit BL at 0604
unit B1 at 0604
unit B2 at 0605
unit B3 at 0406 concealed
unit BG at 0504
unit BS at 0506 concealed
unit BX at 0603 concealed
unit R1 at 0705
unit R2 at 0904 concealed
unit RG at 0803
unit RL at 0805 concealed
unit RX at 0707 concealed
unit R4 at 1205 concealed
hex 0705 control red
hex 0406 control blue
hex 0303 control blue
hex 0806 smoke 2
"""
BEFORE = ["activate BG", "fire 0705"]
SHOWN = ["odds shoot B1"]
RED = ["activate RG", "fire 0604"]
SEED = 57
FONTS = 'ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace'


class Typist(Keyboard):
    """Types the lines given here, then leaves."""

    def __init__(self, console: Console, lines: list[str]) -> None:
        self.is_live = False
        self.console = console
        self.lines = lines

    def line(self, prompt: str = "› ") -> str:
        """The next line, shown as if typed; the first ones are not in the picture."""
        if not self.lines:
            self.console.print(Text.assemble((prompt, "bold"), ("▏", "blink")))
            raise Leave
        typed = self.lines.pop(0)
        self.console.print(Text.assemble((prompt, "bold"), typed))
        if len(self.lines) == len(SHOWN):
            self.console.export_text(clear=True)
        return typed


class Red:
    """Gives the answers listed here when they are legal, otherwise the last option."""

    def answer(self, view: Mapping[str, Any], question: Asked) -> Option:
        """Its answer."""
        return next((found for text in RED if (found := question.find(text))), question.options[-1])


def picture() -> str:
    """The picture as SVG."""
    console = Console(record=True, width=92, file=io.StringIO(), force_terminal=True, highlight=False)
    game = grognard.position("patrol", POSITION, seed=SEED)
    book = shelf.title("patrol").book
    Session(game, book, console, "en", {"red": Red()}, keyboard=Typist(console, [*BEFORE, *SHOWN])).play()
    return without_fonts(console.export_svg(title="grognard play patrol", unique_id="grognard"))


def without_fonts(svg: str) -> str:
    """The same picture without fonts to load."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code, monospace", FONTS).replace("font-family: arial", "font-family: sans-serif")


if __name__ == "__main__":
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(picture(), encoding="utf-8")
