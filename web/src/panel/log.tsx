// The log: sentences with their clauses and dice under turns and phases.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { showSome } from "../board/camera.ts";
import { ClauseChip } from "../rules/clause.tsx";
import { Reasons } from "./hint.tsx";
import { spokenTally, TallyBox } from "./odds.tsx";
import { Dice, faultText, Icon, Swatch } from "../shared/parts.tsx";
import { lang } from "../state/settings.ts";
import { announced, goBackTo, kit, log, reasonsAt, rollOf, screen, sheet, turnNumber } from "../state/store.ts";
import { lineAt, scenes, type Scene } from "../replay/story.ts";
import { t } from "../shared/text.ts";
import type { LogLine, RollShown, Why } from "../wire.ts";

/** Go to a moment of the log: show the board at that time, with its hex in view. */
export async function goToLine(line: LogLine): Promise<void> {
  if (sheet.value === "log") sheet.value = "";
  const now = screen.value;
  await goBackTo(now && line.at >= now.clock ? null : line.at);
  if (line.hex) showSome([line.hex]);
}

export const turnName = (turn: number): string => {
  const name = kit.value?.turns[turn - 1] ?? "";
  const plain = t("turn", { turn: turnNumber(turn) });
  if (turn < 1) return t("before-the-first-turn");
  return name && name !== plain ? t("turn-named", { turn: turnNumber(turn), name }) : plain;
};

/** A long game has several hundred scenes: the latest are shown, the earlier ones on demand. */
const SCENES = 24;
/** How many pixels from its end the log still follows. */
const NEAR_THE_END = 40;
/** For how many milliseconds after it was touched what scrolls it is the reader's hand. */
const BY_HAND = 1000;

const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"];

/** The log is one stop of Tab: the arrow keys go about in it. How is fetched with the first of them. */
function useArrows(box: { current: HTMLElement | null }): (event: KeyboardEvent) => void {
  useEffect(() => {
    const list = box.current;
    if (!list) return;
    const leaveTabs = () =>
      list.querySelectorAll<HTMLElement>("button, summary").forEach((each) => (each.tabIndex = -1));
    leaveTabs();
    const watch = new MutationObserver(leaveTabs);
    watch.observe(list, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
  return (event) => {
    const { key } = event;
    if (
      !ARROWS.includes(key) ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      (event.target as HTMLElement).closest(".chart-scroll")
    )
      return;
    event.preventDefault();
    event.stopPropagation();
    void import("./log-keys.ts").then(({ walk }) => walk(box.current!, key));
  };
}

/** The log; it follows the newest line until the reader scrolls away, and then has a button back to it. */
export function Log({ at = null }: { at?: number | null }) {
  const box = useRef<HTMLDivElement>(null);
  const isAway = useSignal(false);
  const shown = useSignal(SCENES);
  // Only the reader's own hand scrolls away: lines that come quickly one after the other also leave the end behind for a moment.
  const handled = useRef(-Infinity);
  const byHand = () => void (handled.current = performance.now());
  const walk = useArrows(box);
  const lines = log.value;
  useEffect(() => {
    const follow = () => {
      const list = box.current;
      const target = at === null ? null : list?.querySelector<HTMLElement>("[aria-current]");
      if (target) target.scrollIntoView({ block: "nearest" });
      else if (list && !isAway.value) list.scrollTop = list.scrollHeight;
    };
    follow();
    // In a sheet, it has no height before the sheet is open.
    const later = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(later);
  }, [lines.length, at]);
  const goToNewest = () => {
    isAway.value = false;
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    box.current?.focus({ preventScroll: true });
  };
  const told = scenes(lines);
  const here = at === null ? null : lineAt(lines, at);
  const there = here ? told.findIndex((scene) => scene.heading === here || scene.lines.includes(here)) : told.length;
  const first = Math.max(0, Math.min(told.length - shown.value, there - 2));
  return (
    <div class="log-place">
      <div
        class="log"
        ref={box}
        tabIndex={0}
        role="region"
        aria-label={t("log")}
        onScroll={(event) => {
          const list = event.currentTarget;
          const isFar = list.scrollHeight - list.scrollTop - list.clientHeight > NEAR_THE_END;
          if (!isFar || performance.now() - handled.current < BY_HAND) isAway.value = isFar;
        }}
        onWheel={byHand}
        onPointerDown={byHand}
        onTouchMove={byHand}
        onKeyDown={(event) => {
          byHand();
          walk(event);
        }}
      >
        {told.length === 0 && <p class="small">{t("log-empty")}</p>}
        {first > 0 && (
          <button class="plain" onClick={() => (shown.value += SCENES)}>
            {t("log-earlier")}
          </button>
        )}
        {told.slice(first).map((scene, i) => (
          <SceneShown
            key={`${scene.at}/${first + i}`}
            scene={scene}
            newTurn={!i || told[first + i - 1]?.turn !== scene.turn}
            here={here}
          />
        ))}
      </div>
      {isAway.value && at === null && (
        <button type="button" class="act log-newest" onClick={goToNewest}>
          {t("log-newest")} <Icon name="down" />
        </button>
      )}
    </div>
  );
}

/** Whether a heading says no more than which turn it is. */
export const namesTurn = (heading: LogLine, turn: number): boolean =>
  [t("turn", { turn: turnNumber(turn) }), turnName(turn), kit.value?.turns[turn - 1]].includes(
    heading.text.replace(/\.$/, ""),
  );

function SceneShown({ scene, newTurn, here }: { scene: Scene; newTurn: boolean; here: LogLine | null }) {
  const heading = scene.heading;
  // A heading that says no more than the turn is not repeated under it: it becomes the way to that moment.
  const isTurn = newTurn && heading !== null && namesTurn(heading, scene.turn);
  return (
    <section class="scene">
      {isTurn && (
        <h2 class="log-turn">
          <button
            class="quiet row"
            aria-current={heading === here ? "true" : undefined}
            onClick={() => void goToLine(heading)}
          >
            {turnName(scene.turn)}
          </button>
          {heading.rule && <ClauseChip rule={heading.rule} />}
        </h2>
      )}
      {newTurn && !isTurn && <h2 class="log-turn">{turnName(scene.turn)}</h2>}
      {!isTurn && (heading || scene.phase) && (
        <h3 class="log-phase">
          {heading ? (
            <button
              class="quiet row"
              aria-current={heading === here ? "true" : undefined}
              onClick={() => void goToLine(heading)}
            >
              {heading.text}
            </button>
          ) : (
            scene.phase
          )}
          {heading?.rule && <ClauseChip rule={heading.rule} />}
        </h3>
      )}
      {scene.lines.length > 0 && (
        <ol>
          {scene.lines.map((line, i) => (
            <li key={i}>
              <Line line={line} here={line === here} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

export function Line({ line, here = false }: { line: LogLine; here?: boolean }) {
  return (
    <div class="log-line">
      {line.side && <Swatch side={line.side} />}
      <button
        class="quiet row"
        aria-current={here ? "true" : undefined}
        title={t("show-then")}
        onClick={() => void goToLine(line)}
      >
        {line.text} <Dice faces={line.dice} split={line.split} />
      </button>
      {line.rule && <ClauseChip rule={line.rule} />}
      {line.why && <WhyUnfolded line={line} />}
      {line.has_tally && <RollUnfolded line={line} />}
    </div>
  );
}

interface UnfoldedProps<T> {
  line: LogLine;
  /** What is written on the button, and what is said of it. */
  name: "why" | "roll";
  load: (line: LogLine) => Promise<T>;
  spoken: (found: T) => string;
  children: (found: T) => ComponentChildren;
}

/** More about a line, fetched and unfolded on demand. */
function Unfolded<T>({ line, name, load, spoken, children }: UnfoldedProps<T>) {
  const open = useSignal(false);
  const told = useSignal<T | null>(null);
  const fault = useSignal("");
  useEffect(() => {
    if (!open.value) return;
    let wanted = true;
    load(line).then(
      (found) => {
        if (!wanted) return;
        told.value = found;
        announced.value = spoken(found);
      },
      (why) => (fault.value = faultText(why)),
    );
    return () => void (wanted = false);
  }, [open.value, lang.value, line.at]);
  return (
    <div class="why">
      <button
        type="button"
        class={`quiet ${name}-button`}
        aria-expanded={open.value}
        aria-label={t(`${name}-of`, { what: line.text })}
        onClick={() => (open.value = !open.value)}
      >
        {t(name)}
      </button>
      {open.value && fault.value && <p class="fault">{fault.value}</p>}
      {open.value && told.value && children(told.value)}
    </div>
  );
}

/** Why a bot did it: its answers behind the line, with their reasons. */
export const WhyUnfolded = ({ line }: { line: LogLine }) => (
  <Unfolded
    line={line}
    name="why"
    load={(of) => reasonsAt(of.at)}
    spoken={(found) => found.flatMap((each) => [each.answer, ...each.reasons.map((reason) => reason.text)]).join(" ")}
  >
    {(found: Why[]) => (
      <dl class="why-told">
        {found.map((each, place) => (
          <div key={place}>
            <dt>{each.answer}</dt>
            <dd>
              <Reasons of={each.reasons} />
            </dd>
          </div>
        ))}
      </dl>
    )}
  </Unfolded>
);

/** The odds of a roll: its tally, and the cell of the chart it hit. */
const RollUnfolded = ({ line }: { line: LogLine }) => (
  <Unfolded line={line} name="roll" load={rollOf} spoken={(found) => spokenTally(found.tally)}>
    {(found: RollShown) => (
      <div class="roll-told">
        <TallyBox tally={found.tally} roll={found} />
      </div>
    )}
  </Unfolded>
);
