"""`grognard draw`: the board with its counters, at the start of a scenario or in a saved game, as SVG or PNG."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from grognard.cli.speech import TranslatedCommand, lang_option, option, speech

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game
    from grognard.kernel.table.title import Title

FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
FOLDER = click.Path(exists=True, file_okay=False, path_type=Path)


PICTURES: Final = (".svg", ".png")


@click.command("draw", cls=TranslatedCommand, help="about-draw")
@click.argument("game", required=False)
@click.argument("scenario", required=False)
@option("--side", key="draw-side")
@option("--save", key="draw-save", type=FILE)
@option("--night", key="night", is_flag=True)
@option("--out", "-o", key="draw-out", type=click.Path(dir_okay=False, path_type=Path))
@option("--zoom", key="zoom", type=click.FloatRange(min=0.1, max=8), default=1.0, show_default=True)
@option("--data", "data", key="data", type=FOLDER, multiple=True)
@lang_option
def command(
    game: str | None,
    scenario: str | None,
    side: str | None,
    save: Path | None,
    night: bool,
    out: Path | None,
    zoom: float,
    data: tuple[Path, ...],
    lang: str,
) -> None:
    """Draw a game."""
    from grognard.draw.look import look_of
    from grognard.draw.position import position_svg

    words = speech(lang)
    if game is None and save is None:
        raise click.UsageError(words.text("draw-what"))
    if out is not None and out.suffix.lower() not in PICTURES:
        raise click.UsageError(words.text("draw-kind", file=str(out)))
    title, drawn = laid_out(game, scenario, save, data)
    if side is not None:
        drawn.side(side)
    svg = position_svg(drawn, side, lang, night=night, look=look_of(title))
    path = out or Path(f"{title.id}-{drawn.play.scenario.id}.svg")
    written(path, svg, zoom)
    click.echo(words.text("written", file=str(path)))


def laid_out(game: str | None, scenario: str | None, save: Path | None, data: tuple[Path, ...]) -> tuple[Title, Game]:
    """The game to draw: a saved one, or the start of a scenario."""
    from grognard import shelf

    if save is not None:
        content = save.read_bytes()
        title = shelf.title(game, *data) if game else shelf.title_of_save(content, *data)
        return title, title.load(content)
    assert game is not None
    title = shelf.title(game, *data)
    return title, title.new(scenario, seed=0)


def written(path: Path, svg: str, zoom: float) -> None:
    """Write the picture to a file: PNG if the name ends so, otherwise SVG."""
    from grognard.draw.counters import SANS
    from grognard.draw.names import SERIF
    from grognard.draw.png import has_letters, png

    is_png = path.suffix.lower() == ".png"
    content = png(svg, zoom) if is_png else svg.encode()
    if is_png and not (has_letters(SERIF) and has_letters(SANS)):
        click.echo(speech().text("no-letters"), err=True)
    try:
        path.write_bytes(content)
    except OSError as trouble:
        raise click.ClickException(
            speech().text("save-failed", file=str(path), trouble=trouble.strerror or str(trouble))
        ) from None
