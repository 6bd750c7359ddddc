// What will go wrong at the end of a phase and can still be helped: a quiet line at the prompt, and the places on the map. The
// server finds it; it holds nobody up.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { bringIn } from "../board/camera.ts";
import { ClauseChip } from "../rules/clause.tsx";
import { phone } from "../shared/parts.tsx";
import { t } from "../shared/text.ts";
import { overlays, side } from "../state/store.ts";
import type { ConcernShown } from "../wire.ts";
import "../style/concerns.css";

/** The overlay in which the places lie. */
const KEY = "concern";

const hide = () => {
  if (overlays.peek().some((each) => each.key === KEY))
    overlays.value = overlays.peek().filter((each) => each.key !== KEY);
};

const show = (hexes: string[]) => {
  hide();
  overlays.value = [...overlays.peek(), { key: KEY, layers: [{ side: side.peek(), hexes }] }];
  if (hexes[0]) bringIn(hexes[0]);
};

export function Concerns({ of, number }: { of: ConcernShown[]; number: number }) {
  const shown = useSignal("");
  const all = useSignal(false);
  // The places are those of this question.
  useEffect(() => {
    shown.value = "";
    return hide;
  }, [number]);
  const toggle = (each: ConcernShown) => {
    shown.value = shown.value === each.text ? "" : each.text;
    if (shown.value) show(each.hexes);
    else hide();
  };
  const told = phone.value && !all.value ? of.slice(0, 1) : of;
  const others = of.length - told.length;
  return (
    <ul class="concerns" aria-label={t("concerns")}>
      {told.map((each) => (
        <li key={each.text}>
          <span>{each.text}</span> <ClauseChip rule={each.rule} />
          {each.hexes.length > 0 && (
            <button type="button" class="quiet" aria-pressed={shown.value === each.text} onClick={() => toggle(each)}>
              {t("concerns-show")}
            </button>
          )}
          {others > 0 && (
            <button type="button" class="quiet" onClick={() => (all.value = true)}>
              {t("concerns-others", { count: others })}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
