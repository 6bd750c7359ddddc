// What can be done with a game besides playing: save, replay, rules, links, settings. Fetched when the menu is first opened.
import * as api from "../state/api.ts";
import { HashChanged, Unrated } from "../panel/dice.tsx";
import { download } from "../shared/download.ts";
import { LinkToCopy } from "../shared/forms.tsx";
import { lazy } from "../shared/lazy.tsx";
import { phone } from "../shared/room.ts";
import { go } from "./route.ts";
import { alone, gameId, kit, screen, sheet, tellFault } from "../state/store.ts";
import { t } from "../shared/text.ts";
import { isOpen } from "../state/tool.ts";
import "../style/menu.css";

const TableLinks = lazy(async () => (await import("../people/links.tsx")).TableLinks, "people");

export function MenuItems({ close, replaying }: { close: () => void; replaying: boolean }) {
  const game = gameId();
  const item = (label: string, act: () => void, note = "") => (
    <li>
      <button
        class="quiet row"
        aria-describedby={note ? `${label}-note` : undefined}
        onClick={() => {
          close();
          act();
        }}
      >
        {t(label)}
      </button>
      {note && (
        <p class="small menu-note" id={`${label}-note`}>
          {t(note)}
        </p>
      )}
    </li>
  );
  return (
    <>
      <ul class="menu-list">
        {screen.value?.over && item("report-open", () => go(`/game/${game}/report`))}
        {replaying
          ? item("to-the-game", () => go(`/game/${game}`))
          : item("watch-replay", () => go(`/game/${game}/replay`))}
        {item("save-file", () => void saveToFile(game), alone.value && !screen.value?.over ? "save-file-early" : "")}
        {item("rules", () => (sheet.value = "rules"))}
        {item("tools", () => (isOpen.value = true))}
        {phone.value && item("prompt-find-menu", () => (sheet.value = "palette"))}
        {!replaying && !screen.value?.over && alone.value && item("play-it-out", () => (sheet.value = "trial"))}
        {(alone.value || screen.value?.over) && item("analysis", () => (sheet.value = "analysis"))}
        {(alone.value || screen.value?.over) && item("record", () => (sheet.value = "record"))}
        {item("settings", () => (sheet.value = "settings"))}
        {item("learn", () => go("/learn"))}
        {item("leave-table", () => go("/"))}
      </ul>
      <GameLinks />
      <Unrated />
    </>
  );
}

/** The game as a file; if that would reveal another side's secrets, the reason why not. */
async function saveToFile(game: string): Promise<void> {
  try {
    download(await api.save(game), `${kit.value?.title ?? "game"}-${game}.json`);
  } catch (fault) {
    tellFault(fault);
  }
}

/** Links to share, and the hash of the dice. */
function GameLinks() {
  return (
    <div class="menu-links">
      <TableLinks />
      {screen.value?.seed_hash && <LinkToCopy label={t("dice-hash")} link={screen.value.seed_hash} />}
      <HashChanged />
    </div>
  );
}
