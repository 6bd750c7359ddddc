"""`grognard bots`: the opponents that can be named, and the games each can play."""

from __future__ import annotations

from typing import Any

import click

from grognard.cli.speech import TranslatedCommand, lang_option, option, speech


@click.command("bots", cls=TranslatedCommand, help="about-bots")
@option("--json", "as_json", key="json", is_flag=True)
@lang_option
def command(as_json: bool, lang: str) -> None:
    """List the bots, the weakest of ours first."""
    listed = known_bots()
    if as_json:
        import json

        click.echo(json.dumps(listed, ensure_ascii=False, indent=2))
        return
    words = speech(lang)
    for each in listed:
        games = words.text("bots-every") if each["plays_all"] else ", ".join(each["games"])
        time = f"  {words.text('bots-time', bot=each['name'])}" if each["takes_time"] else ""
        click.echo(f"{each['name']}  {games}{time}")
    click.echo(words.text("bots-others"))


def known_bots() -> list[dict[str, Any]]:
    """Each bot with its games, and whether it takes time; one that cannot be loaded is told on standard error."""
    from grognard import bots, shelf
    from grognard.kernel.errors import GrognardError

    games, listed = list(shelf.known()), []
    for name, where in bots.known().items():
        try:
            plays = [game for game in games if bots.can_play(name, game)]
            takes_time = bots.takes_time(name)
        except GrognardError as fault:
            click.echo(f"{name}: {fault}", err=True)
            continue
        told = {"name": name, "class": where, "games": plays, "plays_all": plays == games, "takes_time": takes_time}
        listed.append(told)
    return listed
