// What the prompt shows instead of a question: a confirmation of what cannot be undone, a roll that is held, the past, the end.
import { useEffect, useRef } from "preact/hooks";
import { SideBadge } from "../shared/counter.tsx";
import { lazy } from "../shared/lazy.tsx";
import { Dice, phone } from "../shared/parts.tsx";
import { inShort } from "../shared/tally.ts";
import { t } from "../shared/text.ts";
import { asked, cancel, give, look, pendingLook, sheet, struck } from "../state/store.ts";
import type { Choice, Screen } from "../wire.ts";
import { isOnMap } from "./grouping.ts";
import { Ahead, Bars, facesOf } from "./odds.tsx";
import { ShowOnMap, UndoButton } from "./options.tsx";

const ChanceBar = lazy(async () => (await import("./peek.tsx")).ChanceBar);

export function Confirmation({ choice }: { choice: Choice }) {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const from = document.activeElement as HTMLElement | null;
    button.current?.focus({ preventScroll: true });
    return () => {
      // Unless it has been taken elsewhere.
      const isOurs = document.activeElement === document.body || box.current?.contains(document.activeElement);
      if (isOurs && from?.isConnected && from !== document.body) from.focus({ preventScroll: true });
    };
  }, [choice.text]);
  const isRoll = choice.noun === "dice";
  const known = isRoll ? null : (pendingLook.value?.tally ?? asked.value?.tally);
  const tally = known?.chances.length ? known : null;
  return (
    <div
      ref={box}
      class="confirm"
      role="group"
      aria-label={t("confirm-label", { what: choice.label })}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        takeBack();
      }}
    >
      <div class="prompt-says">
        {asked.value && asked.value.side !== "dice" && <SideBadge side={asked.value.side} />}
        <p class="prompt-text">
          <strong>{isRoll ? <Rolled choice={choice} /> : t("confirm-question", { what: choice.label })}</strong>{" "}
          {!isRoll && <span class="final">{pendingLook.value?.final}</span>}
        </p>
        {tally && <span class="confirm-odds">{inShort(tally)}</span>}
      </div>
      {known && <Ahead tally={known} />}
      <Parts choice={choice} />
      {tally && (phone.value ? <ChanceBar chances={tally.chances} /> : <Bars chances={tally.chances} />)}
      <div class="prompt-acts">
        <button ref={button} type="button" class="act main" onClick={() => void give(choice)}>
          {t("confirm-yes")} <kbd>↵</kbd>
        </button>
        <button type="button" class="act" onClick={takeBack}>
          {t("confirm-no")} <kbd>Esc</kbd>
        </button>
        <ShowOnMap choice={choice} />
      </div>
    </div>
  );
}

/** What an order of several answers consists of, as far as the open question offers it. */
function Parts({ choice }: { choice: Choice }) {
  const labels =
    asked.value?.options
      .filter((each) => isOnMap(each) && choice.answers.includes(each.text))
      .map((each) => each.label) ?? [];
  return labels.length > 1 ? <p class="small confirm-parts">{labels.join(" · ")}</p> : null;
}

/** Back to the question; on a phone what was looked at would lie over it. */
function takeBack(): void {
  cancel();
  if (phone.value) void look(null);
}

/** The entered roll, shown again before it counts. */
function Rolled({ choice }: { choice: Choice }) {
  return (
    <>
      {t("confirm-rolled")} <Dice faces={facesOf(choice)} />
    </>
  );
}

export function Verdict({ now }: { now: Screen }) {
  return (
    <>
      <div class="prompt-says">
        {now.winner && <SideBadge side={now.winner} />}
        <p class="prompt-text">
          <strong>{now.verdict || t("prompt-over")}</strong>
        </p>
      </div>
      <div class="prompt-acts">
        <button type="button" class="act" onClick={() => (sheet.value = "tracks")}>
          {t("prompt-standings")}
        </button>
        <UndoButton />
      </div>
    </>
  );
}

/** A roll that is held: its sentence, its dice and what they gave. */
export function Held() {
  const rolls = struck.value.slice(-MOST_HELD);
  return (
    <>
      {rolls.map(({ line, outcome, column }) => (
        <div key={`${line.at} ${line.text}`} class="prompt-says held">
          {line.side && <SideBadge side={line.side} />}
          <p class="prompt-text">{line.text}</p>
          <span class="held-roll">
            {column && <span class="small">{column}</span>} <Dice faces={line.dice} split={line.split} />{" "}
            <strong>{outcome}</strong>
          </span>
        </div>
      ))}
    </>
  );
}

const MOST_HELD = 3;
