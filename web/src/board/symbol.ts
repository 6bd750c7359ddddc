// The names of the symbols in the sprite; the server draws them.

/** The symbol of a counter in the sprite: with so many steps left, and turned to a named face. */
export const counterSymbol = (slug: string, steps: number, face = ""): string =>
  `c-${slug}-${steps}${face ? `-${face}` : ""}`;
