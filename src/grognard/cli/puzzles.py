"""`grognard puzzles`: lists the puzzles of a game, plays one, weighs them again, and finds new ones.

grognard puzzles verdun                   the puzzles of a game
grognard puzzles verdun verdun-gate       one of them, at the keyboard
grognard puzzles prove verdun             weigh all again, and say which verdicts change; --write writes the figures
grognard puzzles find verdun --games 20   play officers, and write candidates
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from grognard.cli.speech import TranslatedCommand, lang_option, option, speech
from grognard.kernel.puzzles.puzzle import MOMENTS

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game
    from grognard.kernel.puzzles.puzzle import Puzzle, PuzzleWay
    from grognard.kernel.table.title import Title

FIND, PROVE = "find", "prove"
NEAR: Final = 0.0005
"""Figures that differ by less are the same."""


@click.command("puzzles", cls=TranslatedCommand, help="about-puzzles")
@click.argument("words", nargs=-1, required=True, metavar="[find|prove] GAME [PUZZLE]")
@option("--games", "games", key="puzzle-games", type=int, default=1)
@option("--scenario", "scenarios", key="puzzle-scenario", multiple=True)
@option("--seed", "seed", key="seed", default="1")
@option("--ask", "asks", key="puzzle-ask", multiple=True)
@option("--margin", "margin", key="puzzle-margin", type=float, default=None)
@option("--share", "share", key="puzzle-share", type=int, default=None)
@option("--goal", "is_goal", key="puzzle-goal", is_flag=True)
@option("--at", "at", key="puzzle-at", type=click.Choice(MOMENTS), default=None)
@option("--into", "into", key="puzzle-into", type=click.Path(file_okay=False, path_type=Path), default=None)
@option("--write", "writes", key="puzzle-write", is_flag=True)
@lang_option
@click.pass_context
def command(
    ctx: click.Context,
    words: tuple[str, ...],
    games: int,
    scenarios: tuple[str, ...],
    seed: str,
    asks: tuple[str, ...],
    margin: float | None,
    share: int | None,
    is_goal: bool,
    at: str | None,
    into: Path | None,
    writes: bool,
    lang: str,
) -> None:
    """List, play, weigh or find puzzles."""
    from grognard import shelf
    from grognard.cli import NOT_DONE
    from grognard.lab.puzzles.finding import PuzzleSearch

    what, rest = (words[0], words[1:]) if words[0] in (FIND, PROVE) else ("", words)
    if len(rest) > (1 if what == FIND else 2) or (not rest and what != PROVE):
        raise click.UsageError(speech(lang).text("puzzle-usage"))
    if not rest:
        ctx.exit(NOT_DONE if sum(prove(shelf.title(game), (), writes, lang) for game in shelf.known()) else 0)
    title = shelf.title(rest[0])
    if what == FIND:
        given = {"asks": asks, "margin": margin, "share": share, "is_goal": is_goal, "at": at}
        search = PuzzleSearch(**{key: value for key, value in given.items() if value})  # type: ignore[arg-type]
        find(title, scenarios or tuple(title.scenarios), seed, games, search, into)
    elif what == PROVE:
        ctx.exit(NOT_DONE if prove(title, rest[1:], writes, lang) else 0)
    elif len(rest) == 1:
        show_list(title, lang)
    else:
        play(title, puzzle_named(title, rest[1]), lang)


def puzzle_named(title: Title, name: str) -> Puzzle:
    """Return a puzzle of a game by its id, or the one in a file."""
    from grognard.kernel.files.data import Faults, document
    from grognard.kernel.puzzles.puzzle import read_puzzle, wanted_puzzle

    path = Path(name)
    if not (name.endswith(".toml") and path.is_file()):
        return wanted_puzzle(title.puzzles, name)
    faults = Faults()
    found = read_puzzle(document(path.read_text(encoding="utf-8"), faults, name), title.files, name)
    faults.check()
    return found


def show_list(title: Title, lang: str) -> None:
    """Print the puzzles of a game."""
    from grognard.kernel.puzzles.puzzle_proof import puzzle_words

    words, say = puzzle_words(title, lang), speech(lang)
    for each in title.puzzles.values():
        click.echo(f"{each.id:<28} {words.text(f'{each.id}-title')}  {say.text(f'puzzle-depth-{each.depth}')}")
    if not title.puzzles:
        click.echo(say.text("puzzle-none", game=title.id))


# Finding and weighing --------------------------------------------------------------------------------------------


def find(title: Title, scenarios: tuple[str, ...], seed: str, games: int, search: object, into: Path | None) -> None:
    """Play officers, and print candidates, or write each to a file of its own."""
    from grognard.kernel.puzzles.puzzle_writing import write_puzzle
    from grognard.lab.puzzles.finding import PuzzleSearch, find

    assert isinstance(search, PuzzleSearch)
    for number in range(games):
        scenario = scenarios[number % len(scenarios)]
        for puzzle, notes in find(title, scenario, f"{seed}-{number}", search):
            text = write_puzzle(puzzle, notes)
            if into is None:
                click.echo(text)
                continue
            into.mkdir(parents=True, exist_ok=True)
            into.joinpath(f"{puzzle.id}.toml").write_text(text, encoding="utf-8")
            click.echo("\n".join([puzzle.id, *(f"  {note}" for note in notes)]))


def prove(title: Title, names: tuple[str, ...], writes: bool, lang: str) -> int:
    """Weigh puzzles again, print what has changed, and return how many ways are judged otherwise than is written."""
    from grognard.lab.puzzles.weighing import weighed

    wanted = [puzzle_named(title, name) for name in names] or list(title.puzzles.values())
    changed = 0
    for puzzle in wanted:
        again = weighed(puzzle, title)
        wrong = [*misjudged(puzzle, again)]
        changed += len(wrong)
        click.echo("\n".join([puzzle.id, *differences(puzzle, again), *wrong]))
        if writes:
            write(title, again)
    click.echo(speech(lang).text("puzzle-proved", puzzles=len(wanted), changed=changed))
    return 0 if writes else changed


def differences(puzzle: Puzzle, again: Puzzle) -> Iterator[str]:
    """Yield the figures that are others now."""
    for way, now in zip(puzzle.ways, again.ways, strict=True):
        if abs(way.figure - now.figure) > NEAR:
            yield f"  {way.text}: {way.figure:.4f} → {now.figure:.4f} ±{now.error:.4f}"


def misjudged(puzzle: Puzzle, again: Puzzle) -> Iterator[str]:
    """Yield the ways whose verdict is another now, and those whose exact figure is."""
    for way, now in zip(puzzle.ways, again.ways, strict=True):
        was, is_now = puzzle.verdict(way.figure), again.verdict(now.figure)
        if was != is_now:
            yield f"  {way.text}: {was} → {is_now}"
        elif puzzle.judged.is_exact and not now.error and abs(way.figure - now.figure) > NEAR:
            yield f"  {way.text}: {way.figure:.4f} ≠ {now.figure:.4f}"


def write(title: Title, puzzle: Puzzle) -> None:
    """Write a puzzle into its file; comments at its head stay."""
    from grognard.kernel.puzzles.puzzle_writing import write_puzzle

    path = Path(puzzle.file)
    if not path.is_file():
        path = Path(str(title.play.folder.joinpath(puzzle.file)))
    head = [line[1:].strip() for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("# ")]
    path.write_text(write_puzzle(puzzle, head), encoding="utf-8")


# Playing one -----------------------------------------------------------------------------------------------------


def play(title: Title, puzzle: Puzzle, lang: str) -> None:
    """Play a puzzle at the keyboard: the question, the answers, the verdict, and then the dice."""
    from grognard.kernel.errors import GrognardError
    from grognard.kernel.numbers.dice import TypedIn
    from grognard.kernel.puzzles.attempt import PuzzleBegun, given, is_decided
    from grognard.kernel.puzzles.puzzle_proof import puzzle_words

    words = puzzle_words(title, lang)
    begun = puzzle.begin(title)
    begun.lang = lang
    game, moment = begun.copy(TypedIn()), PuzzleBegun.of(puzzle, begun)
    click.echo(f"{words.text(f'{puzzle.id}-title')}\n{words.text(f'{puzzle.id}-ask')}")
    while not is_decided(puzzle, game, moment):
        question = game.questions[moment.side.name]
        click.echo("  " + ", ".join(option.text for option in question.options))
        try:
            game.answer(click.prompt("", prompt_suffix="> ", show_default=False), moment.side)
        except GrognardError as fault:
            click.echo(str(fault))
    show_verdict(title, puzzle, given(game, moment), lang)
    show_dice(begun, given(game, moment), moment.events)


def show_verdict(title: Title, puzzle: Puzzle, answers: tuple[str, ...], lang: str) -> None:
    """Print the verdict on a try, with the figures of the best way and of this one beside each other."""
    from grognard.kernel.puzzles.puzzle_proof import puzzle_words
    from grognard.lab.puzzles.weighing import Scales, judged

    say, words, scales = speech(lang), puzzle_words(title, lang), Scales(puzzle, title)
    way = judged(scales, answers)
    click.echo(say.text(f"puzzle-{puzzle.verdict(way.figure)}"))
    kind = "chance" if puzzle.judged.is_chance else "worth"
    for key, each in (("puzzle-yours", way), ("puzzle-best-way", puzzle.best)):
        click.echo(f"  {say.text(key, answers=each.text, figure=told(each, kind, lang))}")
    click.echo(words.text(f"{puzzle.id}-why"))
    answer, reasons = scales.officer()
    for reason in reasons:
        click.echo(f"  {answer}: {reason.said(scales.start.play, lang)}")


def told(way: PuzzleWay, kind: str, lang: str) -> str:
    """Return a figure in words: a chance in percent, or a worth, each with its error where it was tried."""
    if kind == "chance":
        text = f"{way.figure:.0%}"
        return f"{text} ±{way.error:.0%}" if way.error else text
    return f"{way.figure:+.2f} ±{way.error:.2f}" if way.error else f"{way.figure:+.2f}"


def show_dice(game: Game, answers: tuple[str, ...], first: int) -> None:
    """Print what the dice then said."""
    for text in answers:
        game.answer(text, game.question.who if game.question else None)
    for event in game.events[first:]:
        click.echo(f"    {game.say(event)}")
