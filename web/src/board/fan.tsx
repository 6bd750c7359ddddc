// A stack fanned out above the map: its counters side by side as buttons, and the options of the place as a small menu. It
// also serves the boxes beside the map.
import { effect } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { stayed } from "../state/details.ts";
import {
  answersAbout,
  askWhyNot,
  asked,
  captionOf,
  chosen,
  fanned,
  inspected,
  hinted,
  look,
  looking,
  optionsAt,
  optionsOfPlace,
  pending,
  stacks,
  unknownAt,
  type Standing,
} from "../state/store.ts";
import { t } from "../shared/text.ts";
import { reachAhead } from "../state/ahead.ts";
import type { Choice } from "../wire.ts";
import { backOut, fannedBy, keepLooking, optionsAround, optionsOn, rest, take, usual } from "./aim.ts";
import { frame, hexes, pointUnder, view } from "./camera.ts";
import { canLift, carry, drop, lifted, pull } from "./drag.ts";
import { hexUnder } from "./lattice.ts";
import { meantBy } from "./meaning.ts";
import { ableAt, choosing, toggle, toggleStack } from "./together.ts";
import { describePiece, describeUnknown, placeName } from "./describe.ts";
import { besideHex, onScreen } from "./lens.ts";
import { Face } from "./pieces.tsx";
import { symbolOf } from "./stack.ts";

const FACE = 62;

export function Fan() {
  const place = fanned.value;
  if (!place || !hexes.value.hexes.has(place)) return null;
  return <Open key={place} place={place} />;
}

function Open({ place }: { place: string }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => effect(() => settleBy(element.current, place)));
  useLayoutEffect(() => () => giveFocusBack(element.current), []);
  useEffect(() => {
    if (fannedBy.value === "keys") firstButton(element.current)?.focus();
  }, [place]);
  const own = [...(optionsOfPlace.value.get(place) ?? []), ...optionsAround(place)];
  const options = own.length || optionsAt(place).length ? own : answersAbout(place);
  return (
    <div
      ref={element}
      class={`fan ${lifted.value ? "lifting" : ""}`}
      role="group"
      aria-label={t("board-fan", { place: placeName(place) })}
      onKeyDown={onKey}
    >
      <div class="fan-head">
        <span>{placeName(place)}</span>
        <button type="button" class="fan-close" aria-label={t("board-close")} onClick={() => (fanned.value = "")}>
          ×
        </button>
      </div>
      {options.length > 0 && <Choices options={options} />}
      <Counters stack={stacks.value.get(place) ?? []} />
      <Strangers place={place} />
      <WholeStack place={place} />
    </div>
  );
}

/** Choose all counters of a stack that can be ordered, to send them somewhere together. */
function WholeStack({ place }: { place: string }) {
  const able = ableAt(place);
  if (able.length < 2 || !asked.value?.several) return null;
  const isChosen = able.every((piece) => chosen.value.includes(piece));
  const onClick = () => {
    toggleStack(place);
    fanned.value = "";
  };
  return (
    <button type="button" class="fan-choice whole-stack" aria-pressed={isChosen} onClick={onClick}>
      {t("together-stack", { count: able.length })}
    </button>
  );
}

const firstButton = (element: HTMLElement | null) =>
  element?.querySelector<HTMLButtonElement>(".fan-choice, .fan-counter.option, .fan-counter");

/** The focus returns to the board when the fan closes. */
function giveFocusBack(element: HTMLElement | null): void {
  if (element?.contains(document.activeElement)) element.closest<HTMLElement>(".board")?.focus({ preventScroll: true });
}

/** Stay beside its hex, inside the frame, as the camera moves. */
function settleBy(element: HTMLElement | null, place: string): void {
  const hex = hexes.value.hexes.get(place);
  const seen = view.value;
  void stacks.value;
  if (!element || !hex) return;
  const at = onScreen(seen, hex);
  const reach = hexes.value.radius * seen.k + 8;
  const { x, y } = besideHex(at, reach, { wide: element.offsetWidth, high: element.offsetHeight }, frame.value);
  element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}

function onKey(event: KeyboardEvent): void {
  const buttons = [
    ...(event.currentTarget as HTMLElement).querySelectorAll<HTMLButtonElement>("button:not(.fan-close)"),
  ];
  const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (event.key === "Escape") {
    backOut();
    (event.currentTarget as HTMLElement).closest<HTMLElement>(".board")?.focus();
  } else if (event.key === "x") {
    const piece = (document.activeElement as HTMLElement | null)?.dataset["piece"];
    if (piece) toggle([piece]);
  } else if (step) buttons[(here + step + buttons.length) % buttons.length]?.focus();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Several counters side by side. */
export function Counters({ stack }: { stack: Standing[] }) {
  const able = stack.filter((each) => optionsOn(each.key).length);
  // A stack with one counter to choose shows its options at once.
  const [opened, open] = useState(able.length === 1 ? able[0]!.key : "");
  const of = stack.find((each) => each.key === opened);
  const several = of ? optionsOn(of.key) : [];
  return (
    <>
      <div class="fan-stack">
        {stack.map((each) => (
          <CounterButton key={each.key} each={each} isOpen={each.key === opened} open={open} />
        ))}
      </div>
      {several.length > 1 && <Choices options={several} />}
    </>
  );
}

function CounterButton({ each, isOpen, open }: { each: Standing; isOpen: boolean; open: (key: string) => void }) {
  const options = optionsOn(each.key);
  const meant = meantBy(options, usual());
  const isChosen = chosen.value.includes(each.key);
  const isWanted =
    isChosen ||
    asked.value?.placing === each.key ||
    options.some((choice) => choice.text === (pending.value ?? looking.value)?.text);
  const offered = options.map((choice) =>
    choice.badge && choice !== meant ? `${choice.label} (${choice.badge})` : choice.label,
  );
  // The accessible name begins with the visible text, for voice control.
  const caption = captionOf(each.key);
  const said = [meant?.badge ? `${caption} ${meant.badge}` : caption, describePiece(each), ...offered].join(". ");
  const touched = useRef(false);
  const onClick = (event: MouseEvent) => {
    inspected.value = each.key;
    if (options.length && (event.shiftKey || choosing.value)) toggle([each.key]);
    else if (meant && touched.current) void takeByTouch(meant);
    else if (meant) take(meant, "mouse");
    else if (options.length) open(isOpen ? "" : each.key);
    else if (asked.value) void askWhyNot({ piece: each.key });
  };
  return (
    <span class="fan-place">
      <button
        type="button"
        class={`fan-counter ${options.length ? "option" : ""} ${isWanted ? "wanted" : ""} ${inspected.value === each.key ? "inspected" : ""}`}
        data-piece={each.key}
        aria-label={said}
        title={said}
        aria-pressed={isChosen || undefined}
        aria-expanded={options.length > 1 && !meant ? isOpen : undefined}
        onPointerDown={(event) => {
          touched.current = event.pointerType === "touch";
          if (event.button === 0 && canLift(each.key)) pullOut(event, each.key);
        }}
        onPointerEnter={(event) => event.pointerType === "mouse" && rest(meant)}
        onPointerLeave={(event) => event.pointerType === "mouse" && rest(null)}
        onFocus={() => !choosing.value && rest(meant)}
        onBlur={() => rest(null)}
        onContextMenu={(event) => {
          event.preventDefault();
          inspected.value = each.key;
        }}
        onClick={onClick}
      >
        <svg width={FACE} height={FACE} viewBox={`-4 -4 ${FACE + 8} ${FACE + 8}`} aria-hidden="true">
          <Face
            shown={{
              key: each.key,
              symbol: symbolOf(each),
              marks: each.counter.marks,
              hidden: each.counter.hidden,
              tab: each.counter.tab,
              round: each.printed.round,
            }}
            size={FACE}
          />
        </svg>
        <span class="fan-name">{caption}</span>
        {meant?.badge && <span class="fan-badge"> {meant.badge}</span>}
      </button>
      {meant && options.length > 1 && (
        <button
          type="button"
          class="fan-more"
          data-more={each.key}
          aria-label={t("board-more", { piece: caption })}
          title={t("board-more", { piece: caption })}
          aria-expanded={isOpen}
          onClick={() => open(isOpen ? "" : each.key)}
        >
          ⋯
        </button>
      )}
    </span>
  );
}

/** Under a finger: the first tap looks, and the fan makes room for where the counter could go. */
async function takeByTouch(choice: Choice): Promise<void> {
  take(choice, "touch");
  await look(choice);
  if (looking.value !== choice || !reachAhead().length) return;
  keepLooking();
  fanned.value = "";
}

const SLIP = 6;

/** Drag a counter out of a fan, or of the tray, to a hex; a press that does not move is a press. */
function pullOut(event: PointerEvent, piece: string): void {
  const ground = document.querySelector(".board-ground");
  if (!ground) return;
  const start = { x: event.clientX, y: event.clientY };
  const at = (now: PointerEvent) => {
    const box = ground.getBoundingClientRect();
    return pointUnder({ x: now.clientX - box.left, y: now.clientY - box.top });
  };
  const over = (now: PointerEvent) => hexUnder(hexes.value, at(now))?.number ?? "";
  let isOut = false;
  const move = (now: PointerEvent) => {
    if (now.pointerId !== event.pointerId) return;
    if (!isOut && Math.hypot(now.clientX - start.x, now.clientY - start.y) > SLIP) {
      isOut = pull(piece, at(now));
      stayed();
    }
    if (isOut) carry(at(now), over(now));
  };
  const end = (now: PointerEvent) => {
    if (now.pointerId !== event.pointerId) return;
    for (const [name, heard] of heards) window.removeEventListener(name, heard, true);
    if (!isOut) return;
    // The click that ends a drag is no press.
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, true), 0);
    drop(now.type === "pointerup" ? over(now) : "");
  };
  const heards: [string, EventListener][] = [
    ["pointermove", move as EventListener],
    ["pointerup", end as EventListener],
    ["pointercancel", end as EventListener],
  ];
  for (const [name, heard] of heards) window.addEventListener(name, heard, true);
}

function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}

function Choices({ options }: { options: Choice[] }) {
  return (
    <div class="fan-choices">
      {options.map((choice) => (
        <button
          key={choice.text}
          type="button"
          data-option={choice.text}
          class={`fan-choice ${(pending.value ?? looking.value)?.text === choice.text ? "wanted" : ""} ${hinted.value?.answer === choice.text ? "hinted" : ""}`}
          onPointerEnter={(event) => event.pointerType === "mouse" && rest(choice)}
          onPointerLeave={(event) => event.pointerType === "mouse" && rest(null)}
          onFocus={() => rest(choice)}
          onBlur={() => rest(null)}
          onClick={() => take(choice, "mouse")}
        >
          <span>{choice.label}</span>
          {choice.badge && <span class="fan-badge">{choice.badge}</span>}
        </button>
      ))}
    </div>
  );
}

/** Counters that are seen but not known. */
function Strangers({ place }: { place: string }) {
  const those = unknownAt.value.get(place) ?? [];
  if (!those.length) return null;
  return (
    <div class="fan-stack">
      {those.map((each, index) => (
        <svg key={index} width={FACE} height={FACE} role="img" aria-label={describeUnknown([each])}>
          <Face shown={{ key: String(index), symbol: each.symbol, marks: each.marks, hidden: false }} size={FACE} />
        </svg>
      ))}
    </div>
  );
}
