// Playing a game out by computer, many times, from where it stands.
import { useSignal } from "@preact/signals";
import * as aside from "../state/api-aside.ts";
import { Seconds } from "../shared/forms.tsx";
import { Sheet } from "../shared/parts.tsx";
import { seatOf, titles } from "../app/shelf.ts";
import { gameId, kit, sheet, tellFault, trial } from "../state/store.ts";
import { t } from "../shared/text.ts";
import "../style/trial.css";

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
      trial.value = await aside.trial(gameId(), {
        games: games.value,
        bot: bot ? seatOf(bot, seconds.value) : "random",
      });
    } catch (fault) {
      tellFault(fault);
    }
  };
  const stop = async () => {
    try {
      trial.value = await aside.stopTrial(gameId());
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
        {bot && bot.seconds > 0 && (
          <Seconds of={bot} seconds={seconds.value} set={(value) => (seconds.value = value)} />
        )}
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
