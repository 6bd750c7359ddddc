// What can be done with a game besides playing: save, replay, rules, links, settings, and playing it out by computer.
import { useSignal } from "@preact/signals";
import * as api from "./api.ts";
import { HashChanged, Unrated } from "./dice.tsx";
import { Drop, Icon, LanguageSwitch, LightSwitch, LinkToCopy, OnlyHere, Seconds, Sheet, sideName } from "./parts.tsx";
import { phone } from "./room.ts";
import { go } from "./route.ts";
import { joinAddress, linksOf, seatOf, titles } from "./shelf.ts";
import { alone, kit, screen, sheet, gameId, tellFault, trial } from "./store.ts";
import { t } from "./text.ts";
import { isOpen } from "./tool.ts";

export function Menu({ replaying }: { replaying: boolean }) {
  return (
    <Drop name="menu" title={t("menu")} label={<Icon name="dots" />}>
      {(close) => <MenuItems close={close} replaying={replaying} />}
    </Drop>
  );
}

export function MenuSheet() {
  const close = () => (sheet.value = "");
  return (
    <Sheet title={t("menu")} close={close}>
      <p class="menu-switches">
        <LanguageSwitch />
        <LightSwitch />
      </p>
      <MenuItems close={() => sheet.value === "menu" && close()} replaying={location.pathname.endsWith("/replay")} />
    </Sheet>
  );
}

function MenuItems({ close, replaying }: { close: () => void; replaying: boolean }) {
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
        {replaying ? item("to-the-game", () => go(`/game/${game}`)) : item("watch-replay", () => go(`/game/${game}/replay`))}
        {item("save-file", () => void saveToFile(game), alone.value && !screen.value?.over ? "save-file-early" : "")}
        {item("rules", () => (sheet.value = "rules"))}
        {item("tools", () => (isOpen.value = true))}
        {phone.value && item("prompt-find-menu", () => (sheet.value = "palette"))}
        {!replaying && !screen.value?.over && alone.value && item("play-it-out", () => (sheet.value = "trial"))}
        {item("settings", () => (sheet.value = "settings"))}
        {item("leave-table", () => go("/"))}
      </ul>
      <GameLinks game={game} />
      <Unrated />
    </>
  );
}

/** The game as a file; if that would reveal another side's secrets, the reason why not. */
async function saveToFile(game: string): Promise<void> {
  try {
    const file = document.createElement("a");
    file.href = URL.createObjectURL(await api.save(game));
    file.download = `${kit.value?.title ?? "game"}-${game}.json`;
    file.click();
    setTimeout(() => URL.revokeObjectURL(file.href), 1000);
  } catch (fault) {
    tellFault(fault);
  }
}

/** Links to share: for spectators, and for a friend whose seat is still open. */
function GameLinks({ game }: { game: string }) {
  const open = Object.entries(linksOf(game)).filter(([side]) => screen.value?.seats[side]?.kind === "open");
  return (
    <div class="menu-links">
      {open.map(([side, link]) => (
        <LinkToCopy label={t("friend-link", { side: sideName(side) })} link={joinAddress(link)} />
      ))}
      <LinkToCopy label={t("spectator-link")} link={`${location.origin}/game/${game}`} />
      <OnlyHere />
      {screen.value?.seed_hash && <LinkToCopy label={t("dice-hash")} link={screen.value.seed_hash} />}
      <HashChanged />
    </div>
  );
}

// Playing it out ---------------------------------------------------------------------------------------------------
const MANY = [10, 20, 50, 100];

/** "What if the computer played on from here, many times?" */
export function TrialSheet() {
  const games = useSignal(20);
  const title = titles()?.find((each) => each.id === kit.value?.title);
  const bots = title?.bots ?? [];
  const wanted = useSignal("");
  const seconds = useSignal(0);
  const bot = bots.find((each) => each.key === (wanted.value || title?.usual));
  const shown = trial.value;
  const start = async () => {
    try {
      trial.value = await api.trial(gameId(), { games: games.value, bot: bot ? seatOf(bot, seconds.value) : "random" });
    } catch (fault) {
      tellFault(fault);
    }
  };
  const stop = async () => {
    try {
      trial.value = await api.stopTrial(gameId());
    } catch (fault) {
      tellFault(fault);
    }
  };
  return (
    <Sheet title={t("play-it-out")} kind="card" close={() => (sheet.value = "")} name="trial-sheet">
      <p>{t("play-it-out-about")}</p>
      <p class="small">{t("play-it-out-early")}</p>
      <div class="trial-choose">
        <label>
          {t("how-many-games")}{" "}
          <select value={games.value} onChange={(event) => (games.value = Number(event.currentTarget.value))}>
            {MANY.map((each) => (
              <option value={each}>{each}</option>
            ))}
          </select>
        </label>
        {bots.length > 1 && (
          <label>
            {t("which-bot")}{" "}
            <select value={bot?.key ?? ""} onChange={(event) => (wanted.value = event.currentTarget.value)}>
              {bots.map((each) => (
                <option value={each.key}>{each.name}</option>
              ))}
            </select>
          </label>
        )}
        {bot && bot.seconds > 0 && <Seconds of={bot} seconds={seconds.value} set={(value) => (seconds.value = value)} />}
        {shown?.running ? (
          <button class="plain" onClick={() => void stop()}>
            {t("stop")}
          </button>
        ) : (
          <button class="main" onClick={() => void start()}>
            {t("trial-start")}
          </button>
        )}
      </div>
      {bot && <p class="small">{bot.about}</p>}
      {shown && <TrialResults />}
    </Sheet>
  );
}

function TrialResults() {
  const shown = trial.value!;
  const results = Object.entries(shown.results).sort(([, a], [, b]) => b - a);
  return (
    <div class="trial-results">
      <p role="status">{t(shown.running ? "trial-running" : "trial-done", { done: shown.done, of: shown.of })}</p>
      {shown.why && <p class="small">{shown.why}</p>}
      <progress value={shown.done} max={shown.of || 1} aria-label={t("play-it-out")} />
      <ul>
        {results.map(([verdict, count]) => {
          const share = shown.done ? count / shown.done : 0;
          return (
            <li>
              <span>{verdict}</span>
              <span class="bar-line" style={{ inlineSize: `${Math.max(1, share * 100)}%` }} aria-hidden="true" />
              <span class="small">{t("trial-share", { count, percent: Math.round(share * 100) })}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
