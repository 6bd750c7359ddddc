// The option focused by keys (n and p) or by a hint, not by pointing: previewed, brought into view, announced.
import { bringIn } from "../board/camera.ts";
import { whereIs } from "../board/aim.ts";
import { placeOf } from "../board/meaning.ts";
import { stayed } from "./details.ts";
import { spokenTally } from "../panel/odds.tsx";
import { announced, cursor, hexByNumber, look, looking } from "./store.ts";
import type { Choice } from "../wire.ts";

/** The text of the focused option; Enter chooses it while nothing else is previewed. */
let focused = "";

/** What Enter would choose, if an option is focused and still previewed. */
export const focusedChoice = (): Choice | null =>
  looking.value && looking.value.text === focused ? looking.value : null;

/** The text of the option focused last. */
export const focusedText = (): string => focused;

export const forgetFocused = (): void => void (focused = "");

/** Focus an option; `before` and `after` are announced around its name. Keys bring it into view, a hint does not. */
export function goTo(choice: Choice, before = "", after = "", brings = true): void {
  focused = choice.text;
  // What the pointer or the focus rested on before is previewed no more.
  stayed();
  const place = placeOf(choice, whereIs);
  if (hexByNumber.value.has(place)) {
    cursor.value = place;
    if (brings) bringIn(place);
  }
  const said = [before, [choice.label, choice.badge].filter(Boolean).join(", ")].filter(Boolean).join(" ");
  announced.value = [said, after].filter(Boolean).join(". ");
  void look(choice).then((found) => {
    if (found?.tally && focused === choice.text)
      announced.value = [said, after, spokenTally(found.tally)].filter(Boolean).join(". ");
  });
}
