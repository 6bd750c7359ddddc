// The tools over the map: a plan on a what-if table, arrows, marks, notes and the ruler, and hiding the counters.
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { readRuler } from "../board/sketch.tsx";
import { CounterPicture } from "../shared/counter.tsx";
import { Icon, phone, sideName } from "../shared/parts.tsx";
import { begin, canTakeBack, end, enterPhase, inHand, plan, put, takeBack } from "../state/plan.ts";
import { touchOnly } from "../shared/room.ts";
import { arrow, begun, erase, eraseAll, LONGEST_NOTE, mark, marks, note, noteAt } from "../state/sketch.ts";
import { announced, cursor, pieceByKey, screen, seen, side, stacks } from "../state/store.ts";
import { t } from "../shared/text.ts";
import { isBare, isOpen, tool, uses, type Tool } from "../state/tool.ts";
import "../style/tools.css";

const DRAWING: Tool[] = ["arrow", "mark", "note", "ruler", "erase"];

/** A press on a place with the tool in hand. */
function use(place: string): void {
  if (tool.value === "put") return pickOrPut(place);
  if (tool.value === "mark") return mark(place);
  if (tool.value === "erase") return erase(place);
  if (tool.value === "note") return void (begun.value = place);
  if (tool.value === "ruler") return rule(place);
  if (tool.value === "arrow") {
    if (begun.value && begun.value !== place) arrow(begun.value, place);
    begun.value = begun.value ? "" : place;
  }
}

/** Lay the ruler at a place, or take it away. A finger cannot point: its next tap is the other end. */
function rule(place: string): void {
  if (begun.value === place) begun.value = "";
  else if (!begun.value || !touchOnly.value) begun.value = place;
}

/** Pick up what stands in a place, or put down what is in hand. */
function pickOrPut(place: string): void {
  if (inHand.value.length) return void put(place);
  const stack = stacks.value.get(place) ?? [];
  if (stack.length === 1) inHand.value = [stack[0]!.key];
}

export function Toolbox() {
  useLayoutEffect(() => {
    uses.press = use;
    return readRuler((words) => (announced.value = words));
  }, []);
  useLayoutEffect(() => void (begun.value = ""), [tool.value]);
  return (
    <section class="toolbox card" aria-label={t("tools")}>
      <div class="toolbox-row" role="group" aria-label={t("tools")}>
        {!plan.value && DRAWING.map((each) => <ToolButton key={each} which={each} />)}
        {plan.value && <PlanTitle />}
        {!(plan.value && phone.value) && (
          <button
            type="button"
            class="quiet"
            aria-pressed={isBare.value}
            onClick={() => (isBare.value = !isBare.value)}
          >
            {t("tool-bare")}
          </button>
        )}
        {!plan.value && screen.value && side.value && !screen.value.over && (
          <button type="button" class="quiet" onClick={enterPlan}>
            {t("tool-plan")}
          </button>
        )}
        {plan.value ? (
          <button type="button" class="plain plan-end" onClick={leavePlan}>
            {t("plan-end")}
          </button>
        ) : (
          <button
            type="button"
            class="quiet square"
            aria-label={t("tools-close")}
            title={t("tools-close")}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {plan.value && !tool.value && !canTakeBack.value && <p class="small toolbox-about">{t("plan-about")}</p>}
      {tool.value && <p class="small toolbox-about">{t(`tool-${tool.value}-about`)}</p>}
      {tool.value === "note" && <Note />}
      {tool.value === "erase" && marks.value.length > 0 && (
        <button type="button" class="plain" onClick={eraseAll}>
          {t("tool-erase-all")}
        </button>
      )}
      {plan.value && <PlanBar />}
    </section>
  );
}

function close(): void {
  tool.value = "";
  isOpen.value = false;
}

/** The tool in hand stays behind: a plan has its own. */
function enterPlan(): void {
  tool.value = "";
  void begin();
}

function leavePlan(): void {
  tool.value = "";
  end();
}

function ToolButton({ which }: { which: Tool }) {
  const isChosen = tool.value === which;
  return (
    <button type="button" class="quiet" aria-pressed={isChosen} onClick={() => (tool.value = isChosen ? "" : which)}>
      {t(`tool-${which}`)}
    </button>
  );
}

/** The note at the hex that was pressed; one writes at once, wherever the mouse goes meanwhile. */
const Note = () => begun.value && <NoteAt key={begun.value} here={begun.value} />;

function NoteAt({ here }: { here: string }) {
  const words = useSignal(noteAt(here));
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <form
      class="toolbox-row"
      onSubmit={(event) => {
        event.preventDefault();
        note(here, words.value);
        begun.value = "";
      }}
    >
      <label>
        {t("tool-note-at", { hex: here })}{" "}
        <input
          ref={field}
          type="text"
          value={words.value}
          maxLength={LONGEST_NOTE}
          onInput={(event) => (words.value = event.currentTarget.value)}
          onKeyDown={(event) => event.key === "Escape" && (begun.value = "")}
        />
      </label>
      <button type="submit" class="plain">
        {t("tool-note-keep")}
      </button>
    </form>
  );
}

const PlanTitle = () => (
  <span class="plan-title" title={t("plan-about")}>
    <strong>{t("plan-title")}</strong> {t("plan-not-the-game")}
  </span>
);

// The plan ---------------------------------------------------------------------------------------------------------
function PlanBar() {
  const phases = seen.value?.phases ?? [];
  return (
    <div class="plan-bar">
      <div class="toolbox-row">
        <ToolButton which="put" />
        <label>
          {t("plan-phase")}{" "}
          <select
            value={seen.value?.phase ?? 0}
            onChange={(event) => void enterPhase(Number(event.currentTarget.value))}
          >
            {phases.map(
              (each, place) =>
                each.listed && (
                  <option key={place} value={place}>
                    {each.side ? `${each.title} (${sideName(each.side)})` : each.title}
                  </option>
                ),
            )}
          </select>
        </label>
        <button type="button" class="plain" disabled={!canTakeBack.value} onClick={() => void takeBack()}>
          {t("plan-take-back")}
        </button>
      </div>
      {tool.value === "put" && <Hand />}
    </div>
  );
}

/** What is in hand, or what can be picked up where the cursor is. */
function Hand() {
  const held = inHand.value;
  const here = stacks.value.get(cursor.value) ?? [];
  if (held.length) {
    return (
      <p class="toolbox-row" role="status">
        {t("plan-in-hand")}
        {held.map((piece) => (
          <span key={piece} class="plan-held">
            <CounterPicture piece={piece} steps={seen.value?.pieces[piece]?.steps ?? 1} size={34} />{" "}
            {pieceByKey.value.get(piece)?.title}
          </span>
        ))}
        <button type="button" class="plain" onClick={() => (inHand.value = [])}>
          {t("plan-drop")}
        </button>
      </p>
    );
  }
  if (here.length === 0) return null;
  return (
    <div class="toolbox-row">
      {here.map((each) => (
        <button key={each.key} type="button" class="plain" onClick={() => (inHand.value = [each.key])}>
          <CounterPicture piece={each.key} steps={each.counter.steps} size={28} /> {each.printed.title}
        </button>
      ))}
      {here.length > 1 && (
        <button type="button" class="plain" onClick={() => (inHand.value = here.map((each) => each.key))}>
          {t("plan-all", { count: here.length })}
        </button>
      )}
    </div>
  );
}
