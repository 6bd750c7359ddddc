// Navigation in a rulebook: chapters, numbers, full-text search. Pure: nothing here fetches or draws.
import type { ClauseText, RulingText, RulesText } from "../wire.ts";

/** Letters without accents or case, so that "demoralise" finds "Démoralisé". */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[’‘]/g, "'")
    .replace(/œ/gi, "oe")
    .toLowerCase();

/** The chapter a clause belongs to: "9.21" to "9", "table.assault" to "table". */
export const chapterOf = (id: string): string => id.split(".")[0] ?? id;

export interface Chapter {
  id: string;
  title: string;
  clauses: ClauseText[];
}

/** The clauses under their chapters, in the order of the book; a chapter is named by its clause ".0" where it has one. */
export function chapters(clauses: ClauseText[]): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const clause of clauses) {
    const id = chapterOf(clause.id);
    const chapter = found.get(id);
    if (chapter) chapter.clauses.push(clause);
    else
      found.set(id, { id, title: clause.id === `${id}.0` || clause.id === id ? clause.title : "", clauses: [clause] });
  }
  return [...found.values()];
}

/** How deep a clause lies under its chapter: 9.0 and 9.2 at 0, 9.21 and 9.2.1 at 1, 9.2.1.exact at 2. */
export const depthOf = (id: string): number => {
  const [first = "", ...deeper] = id.split(".").slice(1);
  return deeper.length || (/^\d+$/.test(first) ? Math.max(0, first.length - 1) : 0);
};

/** A clause's number as printed: "§9.21", of a named part of a clause "12.2.4.below-half" the clause; empty if it has none. */
export const numberText = (id: string): string => (/^\d/.test(id) ? `§${id.replace(/(\.[a-z][\w-]*)+$/, "")}` : "");

/** The label of a chip: the number, or the title of a clause without one. */
export const chipText = (id: string, title = ""): string => numberText(id) || title || "§";

/** A text in pieces: plain stretches, and the ids of clauses that are no printed numbers, which are named instead. */
export function withReferences(text: string, ids: ReadonlySet<string>): { text: string; id: string }[] {
  return text.split(/((?:\w[\w-]*\.)+[\w-]*\w)/).map((part, place) => ({
    text: part,
    id: place % 2 && ids.has(part) && numberText(part) !== `§${part}` ? part : "",
  }));
}

export interface Hit {
  clause: ClauseText;
  /** A piece of the text around the first word found, split into what was found and what was not. */
  parts: { text: string; found: boolean }[];
}

/** The clauses with every word of the question: by number first, then by title, then by text or ruling. */
export function search(rules: RulesText, asked: string): Hit[] {
  const words = fold(asked.replace(/§/g, " ")).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const rulings = new Map(rules.rulings.map((ruling) => [ruling.id, ruling]));
  const scored: { hit: Hit; score: number }[] = [];
  for (const clause of rules.clauses) {
    const score = scoreOf(
      clause,
      clause.rulings.flatMap((id) => rulings.get(id) ?? []),
      words,
    );
    if (score) scored.push({ hit: { clause, parts: excerpt(clause.text, words) }, score });
  }
  // Sorting is stable: clauses of one score stay in the order of the book.
  return scored.sort((a, b) => b.score - a.score).map((each) => each.hit);
}

function scoreOf(clause: ClauseText, rulings: RulingText[], words: string[]): number {
  const id = fold(clause.id);
  const title = fold(clause.title);
  const text = fold(clause.text);
  const ruled = fold(rulings.map((each) => `${each.id} ${each.question} ${each.ruling} ${each.reason}`).join(" "));
  let score = 0;
  for (const word of words) {
    if (id === word) score += 100;
    else if (/^\d/.test(word) && id.startsWith(word)) score += 40;
    else if (title.includes(word)) score += 10;
    else if (text.includes(word)) score += 3;
    else if (ruled.includes(word)) score += 1;
    else return 0;
  }
  return score;
}

const AROUND = 70;

/** A stretch of the text with the words found marked. */
export function excerpt(text: string, words: string[]): { text: string; found: boolean }[] {
  // Folding letter by letter keeps the positions the same.
  const folded = [...text].map((letter) => [...fold(letter)][0] ?? letter);
  const flat = folded.join("");
  const letters = [...text];
  const marks = letters.map(() => false);
  let first = -1;
  for (const word of words) {
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + word.length)) {
      if (first < 0 || at < first) first = at;
      marks.fill(true, at, at + word.length);
    }
  }
  const from = Math.max(0, first - AROUND);
  const to = Math.min(letters.length, Math.max(first, 0) + 2 * AROUND);
  const parts: { text: string; found: boolean }[] = [];
  for (let at = from; at < to; at++) {
    const last = parts[parts.length - 1];
    if (last && last.found === marks[at]) last.text += letters[at];
    else parts.push({ text: letters[at]!, found: marks[at]! });
  }
  if (from > 0) parts.unshift({ text: "…", found: false });
  if (to < letters.length) parts.push({ text: "…", found: false });
  return parts;
}
