// French as it is set: spaces before high punctuation, inside guillemets and after n° do not break.
const NARROW = "\u202f";
const NO_BREAK = "\u00a0";

/** A text in a language with its spaces as a compositor sets them; texts are written with ordinary ones. */
export const typeset = (text: string, lang: string): string =>
  lang === "fr"
    ? text.replace(/ (?=[;?!])/g, NARROW).replace(/ (?=[:%»])/g, NO_BREAK).replace(/(?<=«|[nN]°|§) /g, NO_BREAK)
    : text;
