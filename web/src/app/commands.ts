// The commands of the screen by name: the palette lists them.
import { fitBoard, goToOptions, zoomBy } from "../board/camera.ts";
import { showHint } from "../panel/hint.tsx";
import { go, route } from "./route.ts";
import { confirms, isNight, lang, theme } from "../state/settings.ts";
import {
  asked,
  askWhyNot,
  cursor,
  kit,
  layOver,
  overlays,
  past,
  screen,
  gameId,
  toggle,
  undo,
} from "../state/store.ts";
import { t } from "../shared/text.ts";
import { isBare, toggleTools } from "../state/tool.ts";

export interface Command {
  id: string;
  label: string;
  /** The key that does the same, if any. */
  keys: string;
  run: () => void;
}

/** Leave the replay for the game, or the game for its replay. */
function switchReplay(): void {
  go(route.value.at === "replay" ? `/game/${gameId()}` : `/game/${gameId()}/replay`);
}

/** Every command, in the language of the screen. */
export function commands(): Command[] {
  const list: Command[] = [
    { id: "undo", label: t("key-undo"), keys: "u", run: () => void undo() },
    { id: "log", label: t("key-log"), keys: "l", run: () => toggle("log") },
    { id: "rules", label: t("key-rules"), keys: "r", run: () => toggle("rules") },
    { id: "tracks", label: t("key-tracks"), keys: "t", run: () => toggle("tracks") },
    { id: "inspector", label: t("key-inspector"), keys: "i", run: () => toggle("inspector") },
    { id: "options", label: t("key-options"), keys: "o", run: () => toggle("options") },
    { id: "tools", label: t("key-tools"), keys: "a", run: toggleTools },
    { id: "bare", label: t("key-bare"), keys: "c", run: () => (isBare.value = !isBare.value) },
    { id: "show-options", label: t("command-show-options"), keys: "", run: goToOptions },
    {
      id: "replay",
      label: t(route.value.at === "replay" ? "command-back-to-game" : "command-replay"),
      keys: "",
      run: switchReplay,
    },
    {
      id: "language",
      label: t("command-language"),
      keys: "",
      run: () => (lang.value = lang.value === "en" ? "fr" : "en"),
    },
    {
      id: "night",
      label: t(isNight() ? "command-day" : "command-night"),
      keys: "",
      run: () => (theme.value = isNight() ? "day" : "night"),
    },
    { id: "zoom-in", label: t("command-zoom-in"), keys: "+", run: () => zoomBy(1.4) },
    { id: "zoom-out", label: t("command-zoom-out"), keys: "−", run: () => zoomBy(1 / 1.4) },
    { id: "fit", label: t("command-fit"), keys: "0", run: fitBoard },
    {
      id: "confirms",
      label: t(confirms.value === "never" ? "command-confirms-on" : "command-confirms-off"),
      keys: "",
      run: () => (confirms.value = confirms.value === "never" ? "final" : "never"),
    },
    { id: "settings", label: t("command-settings"), keys: "", run: () => toggle("settings") },
    { id: "help", label: t("key-help"), keys: "?", run: () => toggle("help") },
  ];
  if (screen.value?.goal.rule) list.push({ id: "goal", label: t("goal-open"), keys: "", run: () => toggle("goal") });
  if (kit.value?.briefing.situation)
    list.push({ id: "briefing", label: t("briefing-again"), keys: "", run: () => toggle("briefing") });
  if (asked.value && screen.value?.hints.can)
    list.push({ id: "hint", label: t("key-hint"), keys: "h", run: () => void showHint() });
  if (cursor.value)
    list.push({ id: "why-not", label: t("key-why-not"), keys: "w", run: () => void askWhyNot({ hex: cursor.value }) });
  if (past.value) list.push({ id: "now", label: t("prompt-now"), keys: "Esc", run: () => stop() });
  for (const each of kit.value?.overlays ?? []) {
    const on = overlays.value.some((laid) => laid.key === each.key);
    list.push({
      id: `overlay ${each.key}`,
      label: t(on ? "command-overlay-off" : "command-overlay-on", { name: each.name }),
      keys: "",
      run: () => void layOver(each.key, !on),
    });
  }
  return list;
}
