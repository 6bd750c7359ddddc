// Where the previewed counter could go: the places of the question that would follow, and those that several steps lead to. They are shown
// dashed; the options of the open question keep their own highlight.
import { optionsOfPlace } from "./choices.ts";
import { looked, looking } from "./looking.ts";
import { asked } from "./table.ts";
import type { Choice } from "../wire.ts";

/** The places that are shown dashed, each with its price. */
export function reachAhead(): Choice[] {
  const ahead = looked.value;
  if (!ahead?.next || !asked.value) return [];
  return [...ahead.next.options, ...ahead.reach].filter(
    (each) => (each.noun === "hex" || each.noun === "place") && !optionsOfPlace.value.has(each.at),
  );
}

/** The counter that is looked at, if a place is among those it could go to. */
export function lookedAtFor(place: string): string {
  const choice = looking.value;
  return choice?.noun === "piece" && reachAhead().some((each) => each.at === place) ? choice.at : "";
}
