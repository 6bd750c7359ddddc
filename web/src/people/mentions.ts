// The hexes and clauses that a text names.

/** The words of a text that are numbers of hexes, each once, in order. */
export const hexesIn = (text: string, isHex: (word: string) => boolean): string[] => [
  ...new Set(
    text
      .split(/[\s,;:()!?]+/)
      .map((word) => word.replace(/\.$/, ""))
      .filter(isHex),
  ),
];

/** The numbers of clauses after a section sign, each once, in order. */
export const clausesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/§\s?(\d+(?:\.\d+)*)/g)].map((found) => found[1]!)),
];
