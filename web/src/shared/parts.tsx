// Small parts shared by the screens: sheets, drop-downs, dice, icons, notices. They know no rules.
import { Component, type ComponentChildren, type CSSProperties } from "preact";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import * as api from "../state/api.ts";
import { ClauseChip } from "../rules/clause.tsx";
import { isNight, lang, theme } from "../state/settings.ts";
import { announced, kit, notice } from "../state/store.ts";
import { inRolls } from "../replay/story.ts";
import { t } from "./text.ts";
import type { DieShown } from "../wire.ts";

export { phone, tablet } from "./room.ts";

// Icons and dice ---------------------------------------------------------------------------------------------------
const PATHS: Record<string, string> = {
  close: "M5 5l10 10M15 5L5 15",
  dots: "M10 4.5v.01M10 10v.01M10 15.5v.01",
  log: "M5 4h10M5 8h10M5 12h10M5 16h6",
  lens: "M9 4a5 5 0 1 0 0 10a5 5 0 0 0 0-10zM12.8 12.8L17 17",
  tracks: "M3 16V9M8 16V4M13 16v-5M18 16V7",
  list: "M4 5h.01M4 10h.01M4 15h.01M8 5h9M8 10h9M8 15h9",
  moon: "M15.5 12.5A6.5 6.5 0 0 1 7.5 4.5a6.5 6.5 0 1 0 8 8z",
  sun: "M10 6.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7zM10 2v2M10 16v2M2 10h2M16 10h2M4.3 4.3l1.4 1.4M14.3 14.3l1.4 1.4M4.3 15.7l1.4-1.4M14.3 5.7l1.4-1.4",
  help: "M7.5 7.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M10 14.8v.01",
  down: "M5 8l5 5 5-5",
  left: "M12.5 4.5L7 10l5.5 5.5",
  right: "M7.5 4.5L13 10l-5.5 5.5",
  first: "M14.5 4.5L9 10l5.5 5.5M5.5 4.5v11",
  last: "M5.5 4.5L11 10l-5.5 5.5M14.5 4.5v11",
  phaseBack: "M10 4.5L4.5 10l5.5 5.5M16 4.5L10.5 10l5.5 5.5",
  phaseOn: "M10 4.5l5.5 5.5L10 15.5M4 4.5L9.5 10L4 15.5",
  people:
    "M7.5 9.5a3 3 0 1 0 0-6a3 3 0 0 0 0 6zM2.5 16.5c0-3 2-5 5-5s5 2 5 5M13 3.8a3 3 0 0 1 0 5.5M14.5 11.9c1.8.7 3 2.4 3 4.6",
  flag: "M5 17.5V3M5 3.5l10 3.5L5 10.5",
  play: "M6 4l10 6-10 6z",
  pause: "M6.5 4v12M13.5 4v12",
  back: "M8 5L3 10l5 5M3 10h9a5 5 0 0 1 5 5",
};

export function Icon({ name }: { name: string }) {
  return (
    <svg class="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="1.8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

const LOW = 28;
const MID = 50;
const HIGH = 72;
const PIPS: Record<number, [number, number][]> = {
  1: [[MID, MID]],
  2: [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  3: [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  4: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MID],
    [HIGH, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
};

/** The dice of a roll by name and colour, where rules tell them apart; rolls of another number of dice have none. */
export const diceTold = (count: number): DieShown[] => (kit.value?.dice.length === count ? kit.value.dice : []);

/** A die face; a die with more than six sides shows its number. */
export function Die({ n, look }: { n: number; look?: DieShown | undefined }) {
  const pips = PIPS[n];
  const named = look ? t("die-named", { name: look.name, n }) : t("die", { n });
  const ink = look && { fill: look.ink };
  return (
    <svg class="die" viewBox="0 0 100 100" width="20" height="20" role="img" aria-label={named}>
      <rect x="5" y="5" width="90" height="90" rx="18" class="die-face" style={look && { fill: look.fill }} />
      {pips ? (
        pips.map(([x, y]) => <circle cx={x} cy={y} r="10" class="die-pip" style={ink} />)
      ) : (
        <text x="50" y="68" text-anchor="middle" class="die-number" style={ink}>
          {n}
        </text>
      )}
    </svg>
  );
}

/** The dice of a roll; of several rolls, `split` says how many belong to each. */
export function Dice({ faces, split = [] }: { faces: number[]; split?: number[] }) {
  if (!faces.length) return null;
  return (
    <>
      {inRolls(faces, split).map((roll, nth) => (
        <span key={nth} class="dice">
          {roll.map((n, place) => (
            <Die key={place} n={n} look={diceTold(roll.length)[place]} />
          ))}
        </span>
      ))}
    </>
  );
}

/** A side's colour beside its name. */
export function Swatch({ side }: { side: string }) {
  const look = kit.value?.sides.find((each) => each.key === side);
  return look ? <span class="swatch" style={{ background: look.fill }} aria-hidden="true" /> : null;
}

export const sideName = (side: string): string => kit.value?.sides.find((each) => each.key === side)?.name ?? side;

// Things that open -------------------------------------------------------------------------------------------------
interface SheetProps {
  title: ComponentChildren;
  close: () => void;
  /** `page` to read, `card` to answer, `side` beside the map. */
  kind?: "page" | "card" | "side";
  children: ComponentChildren;
  /** The position of a card that opens beside what was clicked. */
  place?: CSSProperties | undefined;
  name?: string;
  /** Whether it has nothing to press, so that the keyboard must be able to scroll it. */
  isText?: boolean;
}

/** A modal dialog that slides over the screen: Escape or a click outside closes it; focus returns. */
export function Sheet({ title, close, kind = "side", children, place, name = "", isText = false }: SheetProps) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = box.current!;
    const from = document.activeElement as HTMLElement | null;
    dialog.showModal();
    return () => {
      dialog.close();
      if (from?.isConnected) from.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={box}
      class={`sheet sheet-${kind} ${name}`}
      style={place}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === box.current && close()}
      // The keys of the table are off while a sheet is open.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="sheet-inside">
        <div class="sheet-head">
          <h2 id={id}>{title}</h2>
          <button class="quiet square" onClick={close} aria-label={t("close")}>
            <Icon name="close" />
          </button>
        </div>
        <div class="sheet-body" tabIndex={isText ? 0 : -1}>
          {children}
        </div>
      </div>
    </dialog>
  );
}

interface DropProps {
  label: ComponentChildren;
  name?: string;
  title?: string;
  children: (close: () => void) => ComponentChildren;
}

/** A button with a list under it. */
export function Drop({ label, name = "", title, children }: DropProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", away);
    document.addEventListener("focusin", away);
    return () => {
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("focusin", away);
    };
  }, [open]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div
      ref={box}
      class={`drop ${name}`}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.stopPropagation();
        close();
      }}
    >
      <button
        ref={button}
        class="quiet"
        aria-expanded={open}
        aria-label={title}
        title={title}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {open && <div class="drop-panel">{children(close)}</div>}
    </div>
  );
}

// Language and light -----------------------------------------------------------------------------------------------
export function LanguageSwitch() {
  const other = lang.value === "en" ? "fr" : "en";
  return (
    <button
      class="quiet lang"
      lang={other}
      onClick={() => (lang.value = other)}
      aria-label={`EN/FR: ${t("language-other")}`}
      title={t("language-other")}
    >
      <span class={lang.value === "en" ? "on" : ""}>EN</span>/<span class={lang.value === "fr" ? "on" : ""}>FR</span>
    </button>
  );
}

export function LightSwitch() {
  const night = isNight();
  const label = t(night ? "by-day" : "by-night");
  return (
    <button
      class="quiet square"
      onClick={() => (theme.value = night ? "day" : "night")}
      aria-label={label}
      title={label}
    >
      <Icon name={night ? "sun" : "moon"} />
    </button>
  );
}

// What is said -----------------------------------------------------------------------------------------------------
/** A fault as a sentence. */
export function faultText(fault: unknown): string {
  if (fault instanceof api.Refused) return fault.message || t(`fault-${fault.code}`);
  return t("fault-broken", { why: fault instanceof Error ? fault.message : String(fault) });
}

const CODES = [
  "offline",
  "unreadable",
  "illegal",
  "stale",
  "bad-data",
  "forbidden",
  "missing",
  "too-many",
  "broken",
  "busy",
];
const SHOWN_FOR = 9000;

/** A notice shown for a while, and the text announced to screen readers. */
export function Notices() {
  const said = notice.value;
  const toast = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!said) return;
    // Above any open sheet, if the browser supports it.
    toast.current?.showPopover?.();
    const timer = setTimeout(() => (notice.value = notice.value === said ? null : notice.value), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <>
      <div class="unseen" aria-live="polite" role="status">
        {announced.value}
      </div>
      {said && (
        <div class="toast" role="alert" popover="manual" ref={toast} key={said.text}>
          <p>
            {CODES.includes(said.text) ? t(`fault-${said.text}`) : said.text}{" "}
            {said.rule && <ClauseChip rule={said.rule} />}
          </p>
          <button class="quiet square" onClick={() => (notice.value = null)} aria-label={t("close")}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </>
  );
}

/** If a part of the screen fails, a sentence replaces it and the rest works on. */
export class Boundary extends Component<{ children: ComponentChildren }, { fault: string }> {
  override state = { fault: "" };
  static override getDerivedStateFromError(fault: unknown) {
    return { fault: fault instanceof Error ? fault.message : String(fault) };
  }
  override render() {
    if (!this.state.fault) return this.props.children;
    return (
      <div class="broken" role="alert">
        <p>{t("screen-broke")}</p>
        <p class="small">{this.state.fault}</p>
        <button class="plain" onClick={() => this.setState({ fault: "" })}>
          {t("try-again")}
        </button>{" "}
        <button class="plain" onClick={() => location.reload()}>
          {t("reload")}
        </button>
      </div>
    );
  }
}
