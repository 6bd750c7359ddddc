// The log: sentences with their clauses and dice under turns and phases.
import { signal, useSignal } from "@preact/signals";
import { Fragment, type ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { ClauseChip } from "../rules/clause.tsx";
import { lazy } from "../shared/lazy.tsx";
import { Dice, Icon, Swatch } from "../shared/parts.tsx";
import { route } from "../app/route.ts";
import { gameId, kit, log, screen, sheet, tellFault, turnNumber } from "../state/store.ts";
import { act, tape } from "../state/watch.ts";
import { folded, lineAt, scenes, type Scene } from "../replay/story.ts";
import { t } from "../shared/text.ts";
import type { LogLine } from "../wire.ts";

const Backs = lazy(async () => (await import("../people/takeback.tsx")).Backs, "people");
const MoreOfLine = lazy(async () => (await import("./unfolded.tsx")).MoreOfLine);

/** Show the board as it was when a line was told, in the player, which goes on and back from there. */
export async function goToLine(line: LogLine): Promise<void> {
  if (sheet.value === "log") sheet.value = "";
  if (route.value.at === "replay") return (await import("../replay/replay.tsx")).goToMoment(line.at);
  await import("../replay/past.ts").then(({ openAt }) => openAt(line), tellFault);
  // After a press the arrows step; whoever came with keys goes on through the log.
  if (!document.activeElement?.matches(":focus-visible"))
    document.querySelector<HTMLElement>(".board")?.focus({ preventScroll: true });
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
  }, [lines.length, at, act.value]);
  const goToNewest = () => {
    isAway.value = false;
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    box.current?.focus({ preventScroll: true });
  };
  const told = scenes(lines);
  const here = at === null ? null : tape.value ? (act.value?.lines[0] ?? null) : lineAt(lines, at);
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
          <Fragment key={`${scene.at}/${first + i}`}>
            <SceneShown scene={scene} newTurn={!i || told[first + i - 1]?.turn !== scene.turn} here={here} />
            {!!screen.value?.backs.length && <Backs from={scene.at} to={told[first + i + 1]?.at ?? Infinity} />}
          </Fragment>
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

/** The scenes that the reader has folded or unfolded, by where they begin; those of earlier turns are folded by themselves. */
const foldings = signal<Record<string, boolean>>({});

function SceneShown({ scene, newTurn, here }: { scene: Scene; newTurn: boolean; here: LogLine | null }) {
  const heading = scene.heading;
  // A heading that says no more than the turn is not repeated under it: it becomes the way to that moment.
  const isTurn = newTurn && heading !== null && namesTurn(heading, scene.turn);
  const lines = folded(scene.lines);
  const key = `${gameId()} ${scene.at}`;
  const isFolded =
    foldings.value[key] ?? (scene.turn !== log.value.at(-1)!.turn && !(here && scene.lines.includes(here)));
  const title = heading ? (
    <LineButton line={heading} here={heading === here}>
      {isTurn ? turnName(scene.turn) : heading.text}
    </LineButton>
  ) : (
    scene.phase
  );
  const rest = (
    <>
      {heading?.rule && <ClauseChip rule={heading.rule} />}
      {lines.length > 0 && (
        <Fold
          label={t("log-lines", { count: lines.length })}
          isOpen={!isFolded}
          turn={() => (foldings.value = { ...foldings.value, [key]: !isFolded })}
        />
      )}
    </>
  );
  return (
    <section class="scene">
      {newTurn && (
        <h2 class="log-turn">
          {isTurn ? (
            <>
              {title} {rest}
            </>
          ) : (
            turnName(scene.turn)
          )}
        </h2>
      )}
      {!isTurn && (heading || scene.phase) && (
        <h3 class="log-phase">
          {title} {rest}
        </h3>
      )}
      {!isFolded && lines.length > 0 && (
        <ol>
          {lines.map((way, i) => (
            <li key={i}>
              {way.length > 1 ? <Way lines={way} here={here} /> : <Line line={way[0]!} here={way[0] === here} />}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The button that unfolds what is under a line. */
const Fold = ({ label, isOpen, turn }: { label: string; isOpen: boolean; turn: () => void }) => (
  <button type="button" class="quiet fold" aria-expanded={isOpen} aria-label={label} title={label} onClick={turn}>
    {label.match(/\d+/)} <Icon name="down" />
  </button>
);

const LineButton = ({ line, here, children }: { line: LogLine; here: boolean; children: ComponentChildren }) => (
  <button
    class="quiet row"
    aria-current={here ? "true" : undefined}
    title={t("show-then")}
    onClick={() => void goToLine(line)}
  >
    {children}
  </button>
);

/** A unit's way from hex to hex in one line, which says where it ends; the hexes between are under it. */
function Way({ lines, here }: { lines: LogLine[]; here: LogLine | null }) {
  const open = useSignal(false);
  const isOpen = open.value || (!!here && lines.slice(0, -1).includes(here));
  const last = lines.at(-1)!;
  return (
    <>
      {isOpen && lines.slice(0, -1).map((line) => <Line line={line} here={line === here} />)}
      <Line line={last} here={last === here}>
        <Fold label={t("log-hexes", { count: lines.length })} isOpen={isOpen} turn={() => (open.value = !isOpen)} />
      </Line>
    </>
  );
}

interface LineProps {
  line: LogLine;
  here?: boolean;
  children?: ComponentChildren;
}

export function Line({ line, here = false, children }: LineProps) {
  return (
    <div class="log-line">
      {line.side && <Swatch side={line.side} />}
      <LineButton line={line} here={here}>
        {line.text} <Dice faces={line.dice} split={line.split} />
      </LineButton>
      {children}
      {line.rule && <ClauseChip rule={line.rule} />}
      {line.why && <Unfolded line={line} name="why" />}
      {line.has_tally && <Unfolded line={line} name="roll" />}
    </div>
  );
}

/** More about a line: why a bot did it, or the odds of its roll. */
export function Unfolded({ line, name }: { line: LogLine; name: "why" | "roll" }) {
  const open = useSignal(false);
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
      {open.value && <MoreOfLine line={line} name={name} />}
    </div>
  );
}
