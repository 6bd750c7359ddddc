// Real dice: a row of faces for each, to be pressed as they fell.
import { useState } from "preact/hooks";
import { Die, diceTold } from "../shared/parts.tsx";
import { choose } from "../state/store.ts";
import { t } from "../shared/text.ts";
import type { QuestionShown } from "../wire.ts";
import "../style/roll.css";

/** Entry of real dice, face by face. */
export function Roll({ question }: { question: QuestionShown }) {
  const [count = 1, sides = 6] = question.dice;
  const [faces, setFaces] = useState<number[]>(Array.from({ length: count }, () => 0));
  const named = diceTold(count);
  const tell = (place: number, face: number) => {
    const next = faces.map((old, at) => (at === place ? face : old));
    setFaces(next);
    if (next.includes(0)) return;
    const text = `roll ${next.join(" ")}`;
    const choice = question.options.find((each) => each.text === text);
    if (choice) void choose(choice, false);
  };
  return (
    <div class="roll">
      {faces.map((told, place) => (
        <div
          key={place}
          class="roll-die"
          role="group"
          aria-label={
            named[place]
              ? t("prompt-die-named", { name: named[place].name })
              : t("prompt-die", { nth: place + 1, count })
          }
        >
          {Array.from({ length: sides }, (_, index) => index + 1).map((face) => (
            <button
              key={face}
              type="button"
              class={`act roll-face ${told === face ? "told" : ""}`}
              aria-pressed={told === face}
              onClick={() => tell(place, face)}
            >
              <Die n={face} look={named[place]} />
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
