"""`grognard lessons`: lists the lessons of a game, tries or plays one, and finds positions to write one from."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from grognard.cli.speech import TranslatedCommand, lang_option, option, speech
from grognard.kernel.files.data import LANGUAGES

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game
    from grognard.kernel.lessons.judge import Judge
    from grognard.kernel.lessons.lesson import Lesson
    from grognard.kernel.table.title import Title


@click.command("lessons", cls=TranslatedCommand, help="about-lessons")
@click.argument("game")
@click.argument("lesson", required=False)
@option("--play", "is_played", key="lesson-play", is_flag=True)
@option("--from", "scenario", key="lesson-from")
@option("--seed", "seed", key="seed", default="1")
@option("--answers", "answers", key="lesson-answers", type=int, default=0)
@option("--until", "until", key="lesson-until", default="")
@lang_option
@click.pass_context
def command(
    ctx: click.Context,
    game: str,
    lesson: str | None,
    is_played: bool,
    scenario: str | None,
    seed: str,
    answers: int,
    until: str,
    lang: str,
) -> None:
    """List, try or play lessons."""
    from grognard import shelf
    from grognard.cli import NOT_DONE

    title = shelf.title(game)
    if scenario is not None:
        show_position(title, scenario, seed, answers, until)
        return
    if lesson is None:
        show_list(title, lang)
        return
    found = lesson_named(title, lesson)
    if is_played:
        from grognard.cli.lesson_session import LessonSession
        from grognard.cli.show import screen

        ctx.exit(LessonSession(title, found, screen(), lang).play())
    faults = tried(title, found)
    for fault in faults:
        click.echo(fault)
    click.echo(speech(lang).text("lesson-sum", lesson=found.id, faults=len(faults)))
    ctx.exit(NOT_DONE if faults else 0)


def lesson_named(title: Title, name: str) -> Lesson:
    """Return a lesson of a game by its id, or the one in a file."""
    from grognard.kernel.files.data import Faults, document
    from grognard.kernel.lessons.lesson import read_lesson, wanted_lesson

    path = Path(name)
    if not (name.endswith(".toml") and path.is_file()):
        return wanted_lesson(title.lessons, name)
    faults = Faults()
    found = read_lesson(document(path.read_text(encoding="utf-8"), faults, path.name), title.files, path.name)
    faults.check()
    return found


def show_list(title: Title, lang: str) -> None:
    """Print the lessons of each course."""
    from grognard.kernel.lessons.lesson import course_key, courses_of, lessons_of
    from grognard.kernel.lessons.proof import lesson_words

    words, say = lesson_words(title, lang), speech(lang)
    for course in courses_of(title.lessons):
        click.echo(words.text(course_key(course)))
        for each in lessons_of(title.lessons, course):
            told = say.text("lesson-line", minutes=each.minutes, clauses=", ".join(each.clauses))
            click.echo(f"  {each.id:<28} {words.text(each.title_key)}  {told}")
    if not title.lessons:
        click.echo(say.text("lesson-none", game=title.id))


# Trying one ------------------------------------------------------------------------------------------------------


def tried(title: Title, lesson: Lesson) -> list[str]:
    """Print a lesson as it is played through its solution, and return its faults."""
    from grognard.bots import answerer
    from grognard.kernel.lessons.proof import lesson_faults, prove

    last: list[Game] = []
    told = 0

    def watch(judge: Judge, game: Game) -> None:
        nonlocal told
        show_told(game, told)
        show_moment(title, judge, game)
        last[:], told = [game], len(game.events)

    faults = prove(lesson, title, watch, answerer(lesson.id))
    if last:
        show_told(last[0], told)
    if faults and last:
        click.echo(last[0].position_text())
    return [*faults, *(fault for fault in lesson_faults(title) if lesson.file in fault or ".ftl" in fault)]


def show_told(game: Game, first: int) -> None:
    """Print what was told since, each event with its key."""
    for event in game.events[first:]:
        click.echo(f"      {event.key}: {game.say(event)}")


def show_moment(title: Title, judge: Judge, game: Game) -> None:
    """Print what the learner reads and is asked."""
    from grognard.kernel.lessons.judge import named
    from grognard.kernel.lessons.proof import lesson_words

    step = judge.step
    assert step is not None
    if not judge.said:
        click.echo(f"\n--- {judge.lesson.id}, {judge.step_number + 1}/{len(judge.lesson.steps)}  {' '.join(step.show)}")
        for lang in LANGUAGES:
            click.echo(f"    {lang}: {lesson_words(title, lang).text(step.say)}")
    for question in game.questions.values():
        click.echo(f"    turn {game.play.position.turn}, {named(question)}")
        click.echo(f"    {odds(game, judge)}") if odds(game, judge) else None
    wanted = " | ".join(judge.wanted()) if step.is_led else ", ".join(map(str, step.until))
    click.echo(f"    {'want' if step.is_led else 'until'}: {wanted}")


def odds(game: Game, judge: Judge) -> str:
    """Return the chances of the answers wanted, or of those in the solution."""
    step, said = judge.step, len(judge.said)
    texts = judge.wanted() if step is None or step.is_led else list(step.way[said : said + 1])
    question = game.questions.get(judge.learner.name)
    found = []
    for text in texts if question is not None else ():
        tally = game.explain(text, judge.learner) if question is not None and question.find(text) else None
        if tally is not None and tally.dice is not None:
            chances = ", ".join(f"{result}: {float(chance):.0%}" for result, chance in tally.chances().items())
            found.append(f"odds of {text}: {chances}")
    return "; ".join(found)


# Finding a position ----------------------------------------------------------------------------------------------


def show_position(title: Title, scenario: str, seed: str, answers: int, until: str) -> None:
    """Let officers play a scenario until so many answers, or a fact, and print the position and what is asked."""
    from grognard.bots import answerer
    from grognard.kernel.lessons.facts import StepBegun, holds, read_fact
    from grognard.kernel.lessons.judge import named

    game, answer = title.new(scenario, seed=seed), answerer(seed)
    fact = read_fact(until) if until else None

    def is_there() -> bool:
        enough = len(game.entries) >= answers
        return enough and (fact is None or any(holds(fact, game, StepBegun(side)) for side in game.play.sides))

    while not is_there() and (asked := game.question) is not None:
        answer(game, asked.who, "officer")
    click.echo(game.position_text())
    for question in game.questions.values():
        click.echo(f"# {len(game.entries)} answers; {named(question)}")


# Playing one -----------------------------------------------------------------------------------------------------
