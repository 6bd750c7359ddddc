// The button of an option, the way to what it points at, and the button that takes an answer back. The list of all options is in
// `option-list`.
import { useComputed } from "@preact/signals";
import { whereIs } from "../board/aim.ts";
import { bringIn, isInView } from "../board/camera.ts";
import { placeOf } from "../board/meaning.ts";
import { lookSoon } from "../state/details.ts";
import { phone } from "../shared/parts.tsx";
import { choose, hinted, looking, screen, sheet, side, undo } from "../state/store.ts";
import { t } from "../shared/text.ts";
import type { Choice } from "../wire.ts";

interface OptionButtonProps {
  choice: Choice;
  look?: string;
  /** What is written on it, where its own words stand beside it. */
  label?: string;
}

/** One option: resting on it previews it, a press chooses it. */
export function OptionButton({ choice, look = "choice", label }: OptionButtonProps) {
  const isLooked = looking.value?.text === choice.text;
  const isHinted = hinted.value?.answer === choice.text;
  return (
    <button
      type="button"
      class={[look, isLooked && "looked", isHinted && "hinted"].filter(Boolean).join(" ")}
      data-option={choice.text}
      aria-label={label && choice.label}
      // Only a hand that moves rests on it: not a pointer under which the buttons have changed.
      onPointerMove={(event) => event.pointerType === "mouse" && lookSoon(choice)}
      onPointerLeave={(event) => event.pointerType === "mouse" && lookSoon(null)}
      // Focus that returned after a press does not start a preview.
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && lookSoon(choice)}
      onClick={() => {
        if (phone.value && sheet.value === "options") sheet.value = "";
        void choose(choice, false);
      }}
    >
      <span class="choice-label">{label ?? choice.label}</span>
      {choice.badge && <span class="price">{choice.badge}</span>}
    </button>
  );
}

/** A way to what an option points at, while that is out of view: nothing but the hand moves the map. */
export function ShowOnMap({ choice }: { choice: Choice }) {
  const place = placeOf(choice, whereIs);
  const isAway = useComputed(() => !isInView(place)).value;
  if (!isAway) return null;
  return (
    <button type="button" class="act quiet-act" onClick={() => bringIn(place)}>
      {t("show-on-map")}
    </button>
  );
}

/** Take back the last answer, or read why that cannot be. */
export function UndoButton() {
  const undoing = screen.value?.undo;
  if (!undoing || !side.value) return null;
  return (
    <button
      type="button"
      class={`act quiet-act ${undoing.can ? "" : "cannot"}`}
      aria-disabled={!undoing.can}
      title={undoing.can ? t("key-undo") : undoing.why}
      onClick={() => void undo()}
    >
      {t("prompt-undo")}
    </button>
  );
}
