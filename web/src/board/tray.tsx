// Pieces off the map: boxes with counters in them or options on them, in a tray at the board's edge.
import { signal } from "@preact/signals";
import { asked, kit, optionsOfPiece, optionsOfPlace, stacks, turnNumber, type Standing } from "../state/store.ts";
import { lazy } from "../shared/lazy.tsx";
import { t } from "../shared/text.ts";
import type { BoxPrinted } from "../wire.ts";
import { rest, take } from "./aim.ts";
import { lifted } from "./drag.ts";
import { optionHexes } from "./cursor.ts";

const Counters = lazy(async () => (await import("./fan.tsx")).Counters);

/** Whether the tray is open; null until the player opens or closes it: then the question decides. */
const wish = signal<boolean | null>(null);

const hasOption = (box: BoxPrinted): boolean =>
  !!asked.value &&
  (optionsOfPlace.value.has(box.key) ||
    (stacks.value.get(box.key) ?? []).some((each) => optionsOfPiece.value.has(each.key)));

/** Pieces out of play are in the tray only if they can be chosen. */
const OUT = "out";

/** Whether something on the map itself can be chosen, which an open tray might cover. */
const isMapAsked = (): boolean => optionHexes().size > 0;

export function Tray() {
  const boxes = (kit.value?.boxes ?? []).filter(
    (box) => (stacks.value.has(box.key) && box.key !== OUT) || hasOption(box),
  );
  if (!boxes.length) return null;
  const isCalled = boxes.some(hasOption);
  const isOpen = wish.value ?? (isCalled && !isMapAsked());
  // Boxes named in the question come first.
  const sorted = [...boxes.filter(hasOption), ...boxes.filter((box) => !hasOption(box))];
  return (
    <section class={`tray ${isOpen ? "open" : ""} ${lifted.value ? "lifting" : ""}`} aria-label={t("board-tray")}>
      <h2>
        <button
          type="button"
          class={`tray-lid ${isCalled ? "option" : ""}`}
          aria-expanded={isOpen}
          onClick={() => (wish.value = !isOpen)}
        >
          {t("board-tray")}{" "}
          <span class="tray-count">
            {boxes.reduce((sum, box) => sum + (stacks.value.get(box.key)?.length ?? 0), 0)}
          </span>
          <span aria-hidden="true">{isOpen ? "▾" : "▴"}</span>
        </button>
      </h2>
      {isOpen && (
        <div class="tray-boxes">
          {sorted.map((box) => (
            <Box key={box.key} box={box} />
          ))}
        </div>
      )}
    </section>
  );
}

function Box({ box }: { box: BoxPrinted }) {
  const stack = stacks.value.get(box.key) ?? [];
  const options = asked.value ? (optionsOfPlace.value.get(box.key) ?? []) : [];
  // The counter that is asked for is in front, then those that can be chosen.
  const rank = ({ key }: Standing) => (asked.value?.placing === key ? 2 : Number(optionsOfPiece.value.has(key)));
  const inFront = [...stack].sort((one, other) => rank(other) - rank(one));
  return (
    <div class="tray-box">
      <h3>
        {box.name}
        {box.due > 0 && <span class="tray-due">{t("board-due", { turn: turnNumber(box.due) })}</span>}
      </h3>
      {options.map((choice) => (
        <button
          key={choice.text}
          type="button"
          data-option={choice.text}
          class="fan-choice"
          onPointerEnter={(event) => event.pointerType === "mouse" && rest(choice)}
          onPointerLeave={(event) => event.pointerType === "mouse" && rest(null)}
          onClick={() => take(choice, "mouse")}
        >
          {choice.label}
        </button>
      ))}
      <Counters stack={inFront} />
    </div>
  );
}
