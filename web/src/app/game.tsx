// The frame of the table: the header, the places of goal, map, prompt and panels, and the sheets over them. The map has its
// place to itself: what comes and goes lies over it or scrolls inside a place of its own.
import { useSignal } from "@preact/signals";
import { type ComponentChildren } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { Board } from "../board/board.tsx";
import { ClauseCard, ClauseChip } from "../rules/clause.tsx";
import { hasCompany, turnMark } from "../people/company.ts";
import { Curtain } from "./curtain.tsx";
import { LeftColumn, logDrawer, RightColumn, Tracks } from "./columns.tsx";
import { Foot } from "./foot.tsx";
import { GoalStrip } from "../panel/goal.tsx";
import { isBriefingDue } from "../panel/briefed.ts";
import { Inspector } from "../panel/inspector.tsx";
import { useKeys } from "./keys.ts";
import { Legend, Overlays } from "../panel/layers-row.tsx";
import { lazy } from "../shared/lazy.tsx";
import { Log, turnName } from "../panel/log.tsx";
import { Menu, MenuSheet } from "./menu.tsx";
import {
  Boundary,
  Drop,
  faultText,
  Icon,
  LanguageSwitch,
  LightSwitch,
  Notices,
  phone,
  Sheet,
  Swatch,
  tablet,
} from "../shared/parts.tsx";
import { follow } from "./route.ts";
import "../state/alone.ts";
import { lang } from "../state/settings.ts";
import { card } from "../state/lesson.ts";
import { late } from "../state/api.ts";
import {
  asked,
  connected,
  curtain,
  kit,
  leave,
  past,
  pending,
  screen,
  seen,
  sheet,
  sit,
  type Sheet as SheetName,
} from "../state/store.ts";
import { t } from "../shared/text.ts";
import { isOpen } from "../state/tool.ts";

const OptionList = lazy(async () => (await import("../panel/option-list.tsx")).OptionList);
const BriefingCard = lazy(async () => (await import("../panel/briefing.tsx")).BriefingCard, "briefing");
const TaughtCard = lazy(async () => (await import("../learn/taught.tsx")).TaughtCard);
const GoalSheet = lazy(async () => (await import("../panel/goal-sheet.tsx")).GoalSheet, "briefing");
const HelpSheet = lazy(async () => (await import("./settings-sheet.tsx")).HelpSheet, "help");
const Palette = lazy(async () => (await import("./palette.tsx")).Palette, "help");
const PeopleButton = lazy(async () => (await import("../people/people-button.tsx")).PeopleButton, "people");
const PeopleSheet = lazy(async () => (await import("../people/people.tsx")).PeopleSheet, "people");
const RulesSheet = lazy(async () => (await import("../rules/reader.tsx")).RulesSheet, "rules");
const SequenceList = lazy(async () => (await import("./sequence.tsx")).SequenceList);
const SettingsSheet = lazy(async () => (await import("./settings-sheet.tsx")).SettingsSheet, "help");
const Toolbox = lazy(async () => (await import("../panel/toolbox.tsx")).Toolbox, "tools");
const LateSheet = lazy(async () => (await import("./late-sheets.tsx")).LateSheet);

interface GameProps {
  game: string;
  side: string;
  replaying: boolean;
  /** Whether one only watches, whatever seat one has. */
  watches?: boolean;
}

export function GameScreen({ game, side, replaying, watches = false }: GameProps) {
  const fault = useSignal<unknown>(null);
  const tries = useSignal(0);
  // Until the game is open, the previous game is still in the store.
  const seated = useSignal(false);
  useEffect(() => {
    fault.value = null;
    sit(game, side, watches).then(
      () => (seated.value = true),
      (why) => (fault.value = why),
    );
    return () => {
      seated.value = false;
      sheet.value = "";
      leave();
    };
  }, [game, side, watches, tries.value]);
  useEffect(() => {
    if (kit.value) document.title = `${turnMark.value}${kit.value.name} · ${kit.value.scenario_name} · Grognard`;
  }, [kit.value, lang.value, turnMark.value]);
  useEffect(() => {
    if (hasCompany.value) import("../people/turn.ts").catch(() => undefined);
  }, [hasCompany.value]);
  if (fault.value) return <NoTable why={fault.value} again={() => tries.value++} />;
  if (!seated.value || !screen.value || !kit.value)
    return (
      <main class="waiting" aria-busy="true">
        <p>{t("laying-the-map")}</p>
      </main>
    );
  if (curtain.value)
    return (
      <>
        <Curtain />
        <Notices />
      </>
    );
  return <Table replaying={replaying} />;
}

/** The game cannot be shown: why, and where to go. */
function NoTable({ why, again }: { why: unknown; again: () => void }) {
  return (
    <main class="page narrow">
      <h1>{t("no-table")}</h1>
      <div class="broken" role="alert">
        <p>{faultText(why)}</p>
        <button class="plain" onClick={again}>
          {t("try-again")}
        </button>{" "}
        <a href="/" onClick={(event) => follow(event, "/")}>
          {t("to-the-lobby")}
        </a>
      </div>
    </main>
  );
}

function Table({ replaying }: { replaying: boolean }) {
  const small = phone.value;
  const isTaught = !replaying && !!card.value;
  useKeys();
  useFocus();
  useLayoutEffect(() => {
    document.documentElement.classList.toggle("teaching", isTaught);
    return () => document.documentElement.classList.remove("teaching");
  }, [isTaught]);
  useEffect(() => {
    if (!replaying && !sheet.peek() && isBriefingDue()) sheet.value = "briefing";
  }, [kit.value, screen.value?.side, replaying]);
  return (
    <div class={`table ${replaying ? "replaying" : ""}`}>
      <Header replaying={replaying} />
      <GoalStrip />
      {isTaught && <TaughtCard />}
      <main class="map-place" aria-label={t("map")}>
        <Boundary>
          <Board />
        </Boundary>
        <Legend />
        {isOpen.value && <Toolbox />}
      </main>
      {!small && <LeftColumn />}
      <Foot replaying={replaying} />
      {!small && <RightColumn replaying={replaying} />}
      {small && <Tabs />}
      <Sheets />
      <ClauseCard />
      <Notices />
    </div>
  );
}

/** Something always has the focus: if the focused element is gone, or the game has just opened, the map gets it. */
function useFocus(): void {
  useEffect(() => {
    const waits = requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>(".board")?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(waits);
  }, [screen.value?.version, asked.value?.number, pending.value, sheet.value, past.value]);
}

// The header -------------------------------------------------------------------------------------------------------
function Header({ replaying }: { replaying: boolean }) {
  const now = seen.value!;
  return (
    <header class="bar">
      <div class="bar-where">
        <h1>
          <a href="/" title={t("to-the-lobby")} onClick={(event) => follow(event, "/")}>
            {kit.value!.name}
          </a>
          <span class="unseen"> · {kit.value!.scenario_name}</span>
        </h1>
        <span class="bar-turn">{turnName(now.turn)}</span>
        {!phone.value && !now.lesson && now.unrated.length > 0 && (
          <span class="tag" title={now.unrated.map((each) => each.name).join(" ")}>
            {t("unrated")}
          </span>
        )}
        <Sequence />
      </div>
      <div class="bar-tools">
        <Connection />
        {hasCompany.value && <PeopleButton />}
        {tablet.value && !phone.value && (
          <button
            class="quiet square log-button"
            aria-expanded={logDrawer.value}
            onClick={() => (logDrawer.value = !logDrawer.value)}
            aria-label={t("log")}
            title={t("log")}
          >
            <Icon name="log" />
          </button>
        )}
        {!phone.value && (
          <>
            <LanguageSwitch />
            <LightSwitch />
          </>
        )}
        <button
          class="quiet square help-button"
          onClick={() => (sheet.value = "help")}
          aria-label={t("help")}
          title={t("help")}
        >
          <Icon name="help" />
        </button>
        {!phone.value && <Menu replaying={replaying} />}
      </div>
    </header>
  );
}

/** The phase we are in; opened, the sequence of play. */
function Sequence() {
  const now = seen.value!;
  const phase = now.phases[now.phase];
  if (!phase || now.over) return null;
  return (
    <div class="bar-phase">
      <Drop
        name="sequence"
        title={t("sequence-now", { phase: phase.title })}
        label={
          <>
            {phase.side && <Swatch side={phase.side} />}
            <span class="phase-name">{phase.title}</span>
            <Icon name="down" />
          </>
        }
      >
        {() => <SequenceList />}
      </Drop>
      {!phone.value && <ClauseChip rule={phase.rule} />}
    </div>
  );
}

function Connection() {
  if (connected.value && !late.value) return null;
  return (
    <span class="connection" role="status">
      {t(connected.value ? "still-waiting" : "reconnecting")}
    </span>
  );
}

// The phone's tabs and sheets --------------------------------------------------------------------------------------
const TABS: [SheetName, string, string][] = [
  ["log", "log", "tab-log"],
  ["inspector", "lens", "tab-inspector"],
  ["tracks", "tracks", "tab-tracks"],
  ["options", "list", "tab-options"],
  ["menu", "dots", "tab-menu"],
];

function Tabs() {
  return (
    <nav class="tabs" aria-label={t("panels")}>
      {TABS.map(([name, icon, label]) => (
        <button
          class={`quiet tab-${name}`}
          aria-haspopup="dialog"
          aria-expanded={sheet.value === name}
          onClick={() => (sheet.value = name)}
        >
          <Icon name={icon} />
          <span>{t(label)}</span>
        </button>
      ))}
    </nav>
  );
}

function Sheets() {
  const close = () => (sheet.value = "");
  const small = phone.value;
  const slide = (title: string, children: ComponentChildren) => (
    <Sheet title={t(title)} close={close}>
      <Boundary>{children}</Boundary>
    </Sheet>
  );
  switch (sheet.value) {
    case "settings":
      return <SettingsSheet />;
    case "help":
      return <HelpSheet />;
    case "rules":
      return <RulesSheet />;
    case "palette":
      return (
        <Boundary>
          <Palette />
        </Boundary>
      );
    case "people":
      return <PeopleSheet />;
    case "goal":
      return <GoalSheet />;
    case "briefing":
      return <BriefingCard />;
    case "analysis":
    case "record":
    case "trial":
      return <LateSheet />;
    case "menu":
      return <MenuSheet />;
    case "log":
      return small ? slide("log", <Log at={past.value?.screen.clock ?? null} />) : null;
    case "inspector":
      return small ? slide("tab-inspector", <Inspector />) : null;
    case "tracks":
      return small
        ? slide(
            "tab-tracks",
            <>
              <h3 class="group-title">{t("zone-layers")}</h3>
              <Overlays />
              <Tracks />
            </>,
          )
        : null;
    case "options":
      return small ? slide("options", <OptionList />) : null;
    default:
      return null;
  }
}
