// The option one has come to without pointing at it, by n and p or by a hint: looked at, brought into view, told aloud.
import { bringIn } from "./boardview/camera.ts";
import { whereIs } from "./boardview/aim.ts";
import { placeOf } from "./boardview/meaning.ts";
import { spokenTally } from "./odds.tsx";
import { announced, cursor, hexByNumber, look, looking } from "./store.ts";
import type { Choice } from "./wire.ts";

/** The text of the option that was come to; Enter chooses it while nothing else was looked at. */
let reached = "";

/** What Enter would choose, when something was come to and is still looked at. */
export const reachedChoice = (): Choice | null => (looking.value && looking.value.text === reached ? looking.value : null);

/** The text of what was come to last. */
export const reachedText = (): string => reached;

export const forgetReached = (): void => void (reached = "");

/** Come to an option; `before` and `after` are said around its name. */
export function goTo(choice: Choice, before = "", after = ""): void {
  reached = choice.text;
  const place = placeOf(choice, whereIs);
  if (hexByNumber.value.has(place)) {
    cursor.value = place;
    bringIn(place);
  }
  const said = [before, [choice.label, choice.badge].filter(Boolean).join(", ")].filter(Boolean).join(" ");
  announced.value = [said, after].filter(Boolean).join(". ");
  void look(choice).then((found) => {
    if (found?.tally && reached === choice.text) announced.value = [said, after, spokenTally(found.tally)].filter(Boolean).join(". ");
  });
}
