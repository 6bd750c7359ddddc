// The states of a counter as they are shown: by its shape what is common, by a disc with a sign what is rare, and nothing
// that does not matter in this phase. Pure; the inspector tells all of them in words.
import type { MarkShown } from "../wire.ts";

export interface States {
  /** The marks shown as discs, the gravest first. */
  discs: string[];
  acted: boolean;
  dugIn: boolean;
}

/** How many discs a counter has room for; one more is only a dot. */
export const MOST_DISCS = 2;

/** What the marks of a counter, or of all counters of a stack, look like in a phase; `looks` has the gravest first. */
export function statesOf(marks: readonly string[], looks: readonly MarkShown[], phase: string): States {
  const there = looks.filter(
    (look) => marks.includes(look.key) && (!look.phases.length || look.phases.includes(phase)),
  );
  const shown = (how: string) => there.filter((look) => look.shown === how).map((look) => look.key);
  return { discs: shown("disc"), acted: shown("acted").length > 0, dugIn: shown("parapet").length > 0 };
}
