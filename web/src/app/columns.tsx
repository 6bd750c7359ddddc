// The columns beside the map. Left: log, or time and losses, and the small map. Right: three zones that never move: what
// is here, the odds, the layers. Each scrolls inside itself. On a tablet the left column is a drawer over the map.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId } from "preact/hooks";
import { Minimap } from "../board/board.tsx";
import { Inspector } from "../panel/inspector.tsx";
import { Overlays } from "../panel/layers-row.tsx";
import { lazy } from "../shared/lazy.tsx";
import { Log } from "../panel/log.tsx";
import { hasOdds, Odds } from "../panel/odds.tsx";
import { Boundary, Icon, tablet } from "../shared/parts.tsx";
import { showMinimap } from "../state/settings.ts";
import { past, sheet } from "../state/store.ts";
import { t } from "../shared/text.ts";

export const Tracks = lazy(async () => (await import("../panel/tracks.tsx")).Tracks, "tracks");

type Tab = "log" | "tracks";
const TABS: [Tab, string][] = [
  ["log", "log"],
  ["tracks", "turn-and-losses"],
];

/** What the left column shows. */
const tab = signal<Tab>("log");
/** On a tablet: whether the left column lies over the map. */
export const logDrawer = signal(false);

/** A key or a command that calls for something in a column gets it, with the focus on it. */
function useCalls(names: string[], answer: (name: string) => string): void {
  const wanted = sheet.value;
  useEffect(() => {
    if (!names.includes(wanted)) return;
    const where = answer(wanted);
    sheet.value = "";
    requestAnimationFrame(() => document.querySelector<HTMLElement>(where)?.focus());
  }, [wanted]);
}

export function LeftColumn() {
  useCalls(["log", "tracks"], (name) => {
    tab.value = name as Tab;
    logDrawer.value = true;
    return name === "log" ? ".left .log" : ".left .tracks-place";
  });
  if (tablet.value && !logDrawer.value) return null;
  return (
    <aside
      class="left"
      aria-label={t("log")}
      onKeyDown={(event) => event.key === "Escape" && (logDrawer.value = false)}
    >
      <div class="left-head">
        <Tabs />
        {tablet.value && (
          <button class="quiet square" onClick={() => (logDrawer.value = false)} aria-label={t("close")}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <Boundary>
        {tab.value === "log" ? (
          <Log at={past.value?.screen.clock ?? null} />
        ) : (
          <div class="tracks-place" tabIndex={0} role="group" aria-label={t("turn-and-losses")}>
            <Tracks />
          </div>
        )}
      </Boundary>
      {showMinimap.value && (
        <div class="minimap-place">
          <Minimap />
        </div>
      )}
    </aside>
  );
}

function Tabs() {
  return (
    <div class="left-tabs" role="group" aria-label={t("panels")}>
      {TABS.map(([name, label]) => (
        <button key={name} type="button" aria-pressed={tab.value === name} onClick={() => (tab.value = name)}>
          {t(label)}
        </button>
      ))}
    </div>
  );
}

/** A zone of the right column: its title, and in italics what will come there while there is nothing. */
function Zone({
  name,
  title,
  empty = "",
  children,
}: {
  name: string;
  title: string;
  empty?: string;
  children: ComponentChildren;
}) {
  const label = useId();
  return (
    <div class={`zone zone-${name}`} tabIndex={0} role="group" aria-labelledby={label}>
      <h2 class="zone-title" id={label}>
        {title}
      </h2>
      <Boundary>{children}</Boundary>
      {empty && <p class="zone-empty">{empty}</p>}
    </div>
  );
}

export function RightColumn({ replaying }: { replaying: boolean }) {
  useCalls(["inspector"], () => ".right .zone-here");
  return (
    <aside class="right" aria-label={t("panels")}>
      <Zone name="here" title={t("zone-here")}>
        <Inspector />
      </Zone>
      <Zone name="odds" title={t("zone-odds")} empty={hasOdds.value && !replaying ? "" : t("zone-odds-empty")}>
        <div class="odds-place">{!replaying && <Odds />}</div>
      </Zone>
      <Zone name="layers" title={t("zone-layers")}>
        <Overlays />
      </Zone>
    </aside>
  );
}
