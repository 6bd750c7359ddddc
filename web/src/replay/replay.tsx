// A game watched again: a slider over its clock, steps, phases and turns, and the way back into play from any moment.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../state/api.ts";
import { playOnFrom } from "../state/branch.ts";
import { bringIn } from "../board/camera.ts";
import { ClauseChip } from "../rules/clause.tsx";
import { turnName } from "../panel/log.tsx";
import { Dice, Icon, sideName } from "../shared/parts.tsx";
import { route } from "../app/route.ts";
import { lang } from "../state/settings.ts";
import { alone, announced, kit, log, lookAs, mySides, past, screen, side, gameId, tellFault } from "../state/store.ts";
import { jump, lineAt, moments } from "./story.ts";
import { t } from "../shared/text.ts";
import type { Page } from "../wire.ts";
import "../style/replay.css";

/** The moment shown, by the clock. */
const at = signal(0);
const playing = signal(false);
const SPEEDS = [0.5, 1, 2, 4, 8];
const speed = signal(1);
const STEP = 900;

// Pages already seen are kept, the nearest ones fetched ahead --------------------------------------------------------
const KEPT = 80;
const AHEAD = 3;
const pages = new Map<string, Promise<Page>>();

function pageOf(clock: number): Promise<Page> {
  const key = `${gameId()}/${side.value}/${lang.value}/${clock}`;
  const found = pages.get(key);
  if (found) return found;
  const fetched = api.pageAt(gameId(), side.value, clock);
  fetched.catch(() => pages.delete(key));
  pages.set(key, fetched);
  if (pages.size > KEPT) pages.delete(pages.keys().next().value!);
  return fetched;
}

const last = (): number => screen.value?.clock ?? 0;

/** Show a moment; a response that arrives after a later request is ignored. */
async function showAt(clock: number): Promise<void> {
  const wanted = Math.max(0, Math.min(last(), clock));
  at.value = wanted;
  try {
    const shown = await pageOf(wanted);
    if (at.value !== wanted) return;
    past.value = shown;
    const line = lineAt(log.value, wanted);
    announced.value = line?.text ?? "";
    if (line?.hex) bringIn(line.hex);
    for (let next = 1; next <= AHEAD; next++)
      if (wanted + next <= last()) void pageOf(wanted + next).catch(() => undefined);
    if (wanted > 0) void pageOf(wanted - 1).catch(() => undefined);
  } catch (fault) {
    playing.value = false;
    tellFault(fault);
  }
}

/** Show the moment of a line of the log. */
export function goToMoment(clock: number): void {
  playing.value = false;
  void showAt(clock);
}

/** Some moments on or back, for the keys. */
export function stepBy(moments: number): void {
  playing.value = false;
  void showAt(at.value + moments);
}

export function ReplayBar() {
  const now = screen.value;
  useEffect(() => {
    void showAt(route.value.at === "replay" ? route.value.moment : 0);
    return () => {
      playing.value = false;
      past.value = null;
      pages.clear();
    };
  }, []);
  // Another side or another language: the same moment, fetched again.
  useEffect(() => void showAt(at.value), [side.value, lang.value]);
  useEffect(() => {
    if (!playing.value) return;
    let gone = false;
    const run = async () => {
      while (!gone && playing.value && at.value < last()) {
        const due = new Promise((done) => setTimeout(done, STEP / speed.value));
        await showAt(at.value + 1);
        await due;
      }
      if (!gone) playing.value = false;
    };
    void run();
    return () => void (gone = true);
  }, [playing.value]);
  if (!now) return null;
  const stops = moments(log.value);
  const line = lineAt(log.value, at.value);
  const step = (label: string, icon: string, to: () => number) => (
    <button
      class="quiet square"
      aria-label={t(label)}
      title={t(label)}
      onClick={() => {
        playing.value = false;
        void showAt(to());
      }}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <section class="replay" aria-label={t("replay")}>
      <p class="replay-line">
        {line ? (
          <>
            <span class="small">
              {turnName(line.turn)}
              {line.phase && ` · ${line.phase}`}
            </span>
            <span>
              {line.text} <Dice faces={line.dice} split={line.split} /> {line.rule && <ClauseChip rule={line.rule} />}
            </span>
          </>
        ) : (
          t("replay-start")
        )}
      </p>
      <input
        type="range"
        class="replay-slider"
        min={0}
        max={last()}
        value={at.value}
        aria-label={t("replay-moment")}
        aria-valuetext={t("replay-of", { at: at.value, of: last() })}
        onKeyDown={(event) => event.stopPropagation()}
        onInput={(event) => {
          playing.value = false;
          void showAt(event.currentTarget.valueAsNumber);
        }}
      />
      <div class="replay-steps">
        {step("turn-back", "first", () => jump(stops.turns, at.value, false))}
        {step("phase-back", "phaseBack", () => jump(stops.phases, at.value, false))}
        {step("step-back", "left", () => at.value - 1)}
        <button
          class="main square"
          aria-label={t(playing.value ? "pause" : "play-replay")}
          title={t(playing.value ? "pause" : "play-replay")}
          onClick={() => {
            if (!playing.value && at.value >= last()) at.value = 0;
            playing.value = !playing.value;
          }}
        >
          <Icon name={playing.value ? "pause" : "play"} />
        </button>
        {step("step-on", "right", () => at.value + 1)}
        {step("phase-on", "phaseOn", () => jump(stops.phases, at.value, true))}
        {step("turn-on", "last", () => jump([...stops.turns, last()], at.value, true))}
      </div>
      <div class="replay-buttons">
        <span class="replay-count">
          {at.value} / {last()}
        </span>
        <label class="small">
          <span class="unseen">{t("speed")}</span>
          <select
            value={speed.value}
            aria-label={t("speed")}
            onChange={(event) => (speed.value = Number(event.currentTarget.value))}
          >
            {SPEEDS.map((each) => (
              <option value={each}>{t("times", { n: each })}</option>
            ))}
          </select>
        </label>
        <Eyes />
        <button class="plain" aria-describedby="play-on-note" onClick={() => void playOnFrom(at.value)}>
          {t("play-on")}
        </button>
        <span class="small" id="play-on-note">
          {now.over ? t("play-on-late") : alone.value ? t("play-on-early") : ""}
        </span>
      </div>
    </section>
  );
}

/** Through whose eyes: one's own sides, or a spectator's; of a finished game, everybody's. */
function Eyes() {
  const now = screen.value;
  if (!now) return null;
  const offered = ["", ...(now.over ? (kit.value?.sides ?? []).map((each) => each.key) : mySides.value)];
  if (offered.length < 2) return null;
  return (
    <label class="small">
      <span class="unseen">{t("eyes")}</span>
      <select
        value={side.value}
        aria-label={t("eyes")}
        onChange={(event) => void lookAs(event.currentTarget.value).catch(tellFault)}
      >
        {offered.map((each) => (
          <option value={each}>{each ? t("eyes-of", { side: sideName(each) }) : t("spectator")}</option>
        ))}
      </select>
    </label>
  );
}
