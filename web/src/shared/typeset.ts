// French as it is set: spaces before high punctuation, inside guillemets, after n° and before units do not break.
// What the server sends is set there (`kernel/words/typeset.py`); this is for the sentences of the screen itself.
const NARROW = "\u202f";
const NO_BREAK = "\u00a0";

/** A text in a language with its spaces as a compositor sets them; texts are written with ordinary ones. */
export const typeset = (text: string, lang: string): string =>
  lang === "fr"
    ? text
        .replace(/ (?=[;?!])/g, NARROW)
        .replace(/ (?=[:%»])|(?<=[«§]|[nN]°) |(?<=[\d}]) (?=(?:[kcm]?m|min|s|h|Mo)(?![\p{L}\d’]))/gu, NO_BREAK)
    : text;
