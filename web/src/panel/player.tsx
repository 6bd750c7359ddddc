// The player: what the others did since one's turn, act by act, in the prompt's own place. Before the first act it only says how many there are.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { bringIn } from "../board/camera.ts";
import { playOnFrom } from "../state/branch.ts";
import { ClauseChip } from "../rules/clause.tsx";
import { turnName, Unfolded } from "./log.tsx";
import { Dice, Icon, phone, sideName, Swatch } from "../shared/parts.tsx";
import { lazy } from "../shared/lazy.tsx";
import { summed, type Act, type PlaceTold } from "../replay/reel.ts";
import { hexByNumber, side } from "../state/store.ts";
import { t } from "../shared/text.ts";
import {
  act,
  acts,
  first,
  formations,
  fresh,
  place,
  playOrPause,
  playing,
  showAct,
  stepTo,
  stop,
  tape,
} from "../state/watch.ts";
import type { LogLine } from "../wire.ts";
import "../style/player.css";

const TakeBack = lazy(async () => (await import("../people/takeback.tsx")).TakeBack, "people");

/** The side whose turn it was: that of the first act by another. */
const theirs = () => acts.value.find((each) => each.by && each.by !== side.value)?.by ?? "";

export function Player() {
  const now = act.value;
  const summary = useSignal(false);
  useEffect(() => void (summary.value = place.value >= acts.value.length), [place.value]);
  const isOpening = place.value < 0;
  const isPast = tape.value !== null;
  return (
    <section class="prompt player" aria-label={t(isPast ? "player-past" : "player")}>
      <div class="player-head">
        <Swatch side={now?.lines[0]?.side || now?.by || theirs()} />
        <span class="player-count">
          {now && isPast
            ? whenOf(now.lines[0]!)
            : now
              ? t("player-of", { side: sideName(theirs()), at: place.value + 1, of: acts.value.length })
              : t("player-turn", { side: sideName(theirs()) })}
        </span>
        {now?.lines[0]?.rule && <ClauseChip rule={now.lines[0].rule} />}
        {isPast && now && (
          <button type="button" class="quiet player-sum" onClick={() => void playOnFrom(now.at)}>
            {t("play-on")}
          </button>
        )}
        {isPast && now && <TakeBack key={now.at} at={now.at} />}
        {!now && (
          <button
            type="button"
            class="quiet player-sum"
            aria-expanded={summary.value}
            onClick={() => (summary.value = !summary.value)}
          >
            {t("player-by-hex")}
          </button>
        )}
      </div>
      {now ? (
        <Sentence of={now} />
      ) : (
        <p class="player-text">{isOpening ? t("player-played", { count: fresh.value }) : toldLosses()}</p>
      )}
      {isOpening && !summary.value && <News />}
      {summary.value && !now && <ByHex />}
      <div class="player-acts">
        <div class="player-buttons">
          <StepButton name="player-back" icon="left" off={place.value === 0 && !isPast} run={() => stepTo(-1)} />
          <button
            type="button"
            class={`act square ${playing.value ? "" : "player-play"}`}
            aria-label={t(playing.value ? "pause" : "player-play")}
            title={t(playing.value ? "pause" : "player-play")}
            onClick={playOrPause}
          >
            <Icon name={playing.value ? "pause" : "play"} />
          </button>
          <StepButton name="player-on" icon="right" off={place.value >= acts.value.length} run={() => stepTo(1)} />
        </div>
        <Ticks />
        <button type="button" class="act main" onClick={stop}>
          {t(isPast ? "back-to-now" : "player-my-turn")}
        </button>
      </div>
    </section>
  );
}

/** Turn and phase of a line; a heading that names the turn is no phase. */
function whenOf({ turn, phase }: LogLine): string {
  const name = turnName(turn);
  return phase && !name.startsWith(phase) ? `${name} · ${phase}` : name;
}

function StepButton({ name, icon, off, run }: { name: string; icon: string; off: boolean; run: () => void }) {
  return (
    <button type="button" class="act square" aria-label={t(name)} title={t(name)} aria-disabled={off} onClick={run}>
      <Icon name={icon} />
    </button>
  );
}

/** What happened: the sentences of a roll, or that a formation moves. */
function Sentence({ of }: { of: Act }) {
  const why = of.lines.find((line) => line.why);
  return (
    <div class="player-says" key={place.value} onClick={() => (playing.value = false)}>
      <p class="player-text">
        {of.formation
          ? t("player-moves", {
              formation: formations.value[of.formation] || of.formation,
              count: of.moves.length,
              where: whereTo(of),
            })
          : (of.dice ? of.lines : of.lines.slice(-1)).map((line) => line.text).join(" ")}{" "}
        {of.dice && <Dice faces={of.dice.dice} split={of.dice.split} />}
      </p>
      {why && <Unfolded line={why} name="why" />}
    </div>
  );
}

/** What was lost, in the sentences of the game, before anything is played. */
function News() {
  const losses = summed(acts.value.slice(first.value)).places.filter((each) => Object.keys(each.lost).length);
  const lines = losses.flatMap((each) => each.lines.filter((line) => !line.dice.length).slice(-1));
  if (!lines.length) return null;
  return (
    <ul class="player-news">
      {lines.slice(0, MOST_LINES).map((line) => (
        <li key={`${line.at} ${line.text}`}>{line.text}</li>
      ))}
    </ul>
  );
}

const MOST_PLACES = 4;

/** Where the counters of an act go, the places with a name first. */
function whereTo(of: Act): string {
  const ends = [...new Set(of.moves.map((move) => move.way.at(-1)!))];
  const named = ends.sort(
    (one, two) => Number(!!hexByNumber.value.get(two)?.name) - Number(!!hexByNumber.value.get(one)?.name),
  );
  const said = named.slice(0, MOST_PLACES).map(hexName);
  return ends.length > MOST_PLACES ? `${said.join(", ")} …` : said.join(", ");
}

const hexName = (number: string): string => [number, hexByNumber.value.get(number)?.name].filter(Boolean).join(" ");

/** A tick for each act, higher where dice fell: a slider by keys, and each can be pressed. */
function Ticks() {
  const box = useRef<HTMLDivElement>(null);
  const count = acts.value.length;
  const at = place.value;
  const goNear = (x: number) => {
    const [left, right] = [
      box.current!.firstElementChild!.getBoundingClientRect().left,
      box.current!.lastElementChild!.getBoundingClientRect().right,
    ];
    playing.value = false;
    showAct(Math.max(0, Math.min(count - 1, Math.floor(((x - left) / (right - left)) * count))));
  };
  return (
    <div
      ref={box}
      class={`player-ticks ${count > (phone.value ? 24 : 60) ? "many" : ""}`}
      role="slider"
      tabIndex={0}
      aria-label={t("player-ticks")}
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={Math.max(0, Math.min(count, at + 1))}
      aria-valuetext={acts.value[at] ? t("player-count", { at: at + 1, of: count }) : t("player-now")}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        goNear(event.clientX);
      }}
      onPointerMove={(event) => event.buttons && goNear(event.clientX)}
    >
      {acts.value.map((each, nth) => (
        <span
          key={nth}
          class={`tick ${each.dice ? "rolled" : ""} ${nth === at ? "now" : nth < at || (at < 0 && nth < first.value) ? "gone" : ""}`}
        />
      ))}
    </div>
  );
}

/** What was lost and how much moved, in all. */
function toldLosses(): string {
  const { lost, moves } = summed(acts.value);
  const losses = Object.entries(lost).map(([of, steps]) => t("player-lost", { side: sideName(of), steps }));
  return [
    ...(losses.length ? losses : [t("player-nothing")]),
    ...(moves ? [t("player-moved", { count: moves })] : []),
  ].join(" ");
}

/** What happened where; a place goes to its last act. */
function ByHex() {
  return (
    <div class="player-sums" tabIndex={0} role="group" aria-label={t("player-by-hex")}>
      <ul>
        {summed(acts.value).places.map((each) => (
          <li key={each.hex}>
            <button type="button" class="quiet" onClick={() => goToPlace(each)}>
              <strong>{hexName(each.hex)}</strong> <span>{worth(each)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function goToPlace(of: PlaceTold): void {
  playing.value = false;
  showAct(of.act);
  bringIn(of.hex);
}

const MOST_LINES = 3;

/** The sentences of a place worth reading: dice and what came of them, the last few. */
function worth(of: PlaceTold): string {
  const dice = of.lines.filter((line, nth) => line.dice.length || of.lines[nth - 1]?.dice.length);
  const told = (dice.length ? dice : of.lines).map((line) => line.text);
  return told.length > MOST_LINES ? `… ${told.slice(-MOST_LINES).join(" ")}` : told.join(" ");
}
