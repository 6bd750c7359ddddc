"""French as it is set: spaces that do not break before high punctuation, inside guillemets and before units.

Sentences and data are written with ordinary spaces; `messages` and `data` put the others in when they are read, so that
screen, terminal and report show the same. `web/src/typeset.ts` does it for the sentences of the browser's own.
"""

from __future__ import annotations

import re
from typing import Any, Final

NARROW: Final = "\u202f"
NO_BREAK: Final = "\u00a0"

_NARROW_BEFORE: Final = re.compile(r" (?=[;?!])")
_NO_BREAK_THERE: Final = re.compile(r" (?=[:%»])|(?<=[«§]) |(?<=[nN]°) |(?<=[\d}]) (?=(?:[kcm]?m|min|s|h|Mo)(?![\w’]))")


def typeset(text: str, lang: str) -> str:
    """A text of a language with its spaces as a compositor sets them; a sentence of Fluent stays one."""
    if lang != "fr":
        return text
    return _NO_BREAK_THERE.sub(NO_BREAK, _NARROW_BEFORE.sub(NARROW, text))


def typeset_values(value: Any, lang: str) -> Any:
    """The values of a file in a language, or in none; what stands under `fr` is French, with all that is below."""
    if isinstance(value, dict):
        return {key: typeset_values(each, key if key == "fr" else lang) for key, each in value.items()}
    if isinstance(value, list):
        return [typeset_values(each, lang) for each in value]
    return typeset(value, lang) if lang and isinstance(value, str) else value
