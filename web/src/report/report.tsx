// After the battle: the report of a finished game. Score, front, losses, luck, and the officer's opinion, each to click on.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import * as api from "../state/api.ts";
import * as aside from "../state/api-aside.ts";
import { useShown } from "../board/fetched.ts";
import { frontAlong } from "../board/front.ts";
import { FrontLine } from "../board/frontline.tsx";
import { lettersAt } from "../board/letters.ts";
import { Curves, type Curve } from "./curves.tsx";
import { ClauseCard, ClauseChip } from "../rules/clause.tsx";
import { Moment, signed } from "./moment.tsx";
import { OfficersOpinion } from "./opinion.tsx";
import { PageHead } from "../app/page.tsx";
import { Boundary, Dice, faultText, Notices, Swatch } from "../shared/parts.tsx";
import { isNight, lang } from "../state/settings.ts";
import { kit } from "../state/store.ts";
import { t } from "../shared/text.ts";
import type { BattleTold, CastTold, Screen, TurnTold } from "../wire.ts";
import "../style/report.css";

const plain = (value: number, digits = 1): string =>
  new Intl.NumberFormat(lang.value, { maximumFractionDigits: digits }).format(value);
const percent = (value: number): string =>
  new Intl.NumberFormat(lang.value, { style: "percent", maximumFractionDigits: 0 }).format(value);

export function ReportScreen({ game }: { game: string }) {
  const told = useSignal<BattleTold | null>(null);
  const now = useSignal<Screen | null>(null);
  const fault = useSignal<unknown>(null);
  useEffect(() => {
    let gone = false;
    const fetched = async () => {
      const [report, page] = await Promise.all([aside.report(game), api.page(game, "")]);
      const printed = await api.kit(report.game, report.scenario_id);
      if (gone) return;
      kit.value = printed;
      told.value = report;
      now.value = page.screen;
      document.title = `${t("report")} · ${report.title} · Grognard`;
    };
    fetched().catch((why) => (fault.value = why));
    return () => void (gone = true);
  }, [game, lang.value]);
  const back = `/game/${game}`;
  const report = told.value;
  return (
    <div class="page report-page">
      <PageHead back={back} label={t("to-the-game")} />
      <main>
        <Boundary>
          {report && now.value ? (
            <Report game={game} told={report} now={now.value} />
          ) : (
            <p>{fault.value ? faultText(fault.value) : t("loading")}</p>
          )}
        </Boundary>
      </main>
      <ClauseCard />
      <Notices />
    </div>
  );
}

function Report({ game, told, now }: { game: string; told: BattleTold; now: Screen }) {
  const mine = Object.keys(told.sides).filter((side) => now.seats[side]?.kind === "you");
  return (
    <>
      <h1>
        {told.title}: {told.scenario}
      </h1>
      <p class="report-verdict">
        <strong>
          {told.winner
            ? t("report-won", { side: told.sides[told.winner] ?? "", verdict: told.verdict })
            : t("report-drawn", { verdict: told.verdict })}
        </strong>
      </p>
      <p class="report-files">
        <a class="button plain" href={aside.reportPage(game)} download>
          {t("report-page")}
        </a>
        <a class="button plain" href={aside.reportFile(game)} download>
          {t("report-json")}
        </a>
        <Moment game={game} at={0} name="button plain">
          {t("watch-replay")}
        </Moment>
      </p>
      <Score told={told} />
      <Front told={told} />
      <Losses told={told} />
      <Luck game={game} told={told} />
      <OfficersOpinion game={game} told={told} mine={mine} />
    </>
  );
}

const turnName = (turn: TurnTold): string => turn.name || t("report-start");
const dashOf = (told: BattleTold, name: string): number => Math.max(0, Object.keys(told.sides).indexOf(name));

function Part({ name, title, children }: { name: string; title: string; children: ComponentChildren }) {
  const id = useId();
  return (
    <section class={`report-part report-${name}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Numbers in rows under a plot; folded away, since the plot shows them. */
function Numbers({ head, rows }: { head: string[]; rows: (string | number)[][] }) {
  return (
    <details>
      <summary>{t("report-numbers")}</summary>
      <Rows head={head} rows={rows} />
    </details>
  );
}

function Rows({ head, rows }: { head: string[]; rows: ComponentChildren[][] }) {
  return (
    <div class="report-wide" tabIndex={0} role="group" aria-label={head.join(", ")}>
      <table>
        <thead>
          <tr>
            {head.map((each) => (
              <th scope="col">{each}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr>
              <th scope="row">{first}</th>
              {rest.map((each) => (
                <td>{each}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Side({ told, side }: { told: BattleTold; side: string }) {
  return (
    <>
      <Swatch side={side} /> {told.sides[side]}
    </>
  );
}

// Score and losses -------------------------------------------------------------------------------------------------
function Score({ told }: { told: BattleTold }) {
  const names = Object.entries(told.scores);
  if (names.length === 0) return null;
  const curves: Curve[] = names.map(([key, name]) => ({
    name,
    side: key,
    dash: dashOf(told, key),
    points: told.turns.map((turn) => turn.scores[key] ?? 0),
  }));
  const last = told.turns.at(-1)!;
  return (
    <Part name="score" title={t("report-score")}>
      <Curves
        curves={curves}
        ticks={told.turns.map(turnName)}
        label={t("report-score-about", {
          scores: names.map(([key, name]) => `${name} ${last.scores[key] ?? 0}`).join(", "),
        })}
      />
      <Numbers
        head={[t("report-turn"), ...names.map(([, name]) => name)]}
        rows={told.turns.map((turn) => [turnName(turn), ...names.map(([key]) => turn.scores[key] ?? 0)])}
      />
    </Part>
  );
}

function Losses({ told }: { told: BattleTold }) {
  const order = Object.keys(told.sides);
  const lost = told.losses
    .filter((each) => each.lost > 0 || each.destroyed > 0)
    .sort((one, two) => order.indexOf(one.side) - order.indexOf(two.side) || two.lost - one.lost);
  const sums = told.turns.at(-1)!.lost;
  return (
    <Part name="losses" title={t("report-losses")}>
      <p>
        {t("report-losses-about", { sums: order.map((side) => `${told.sides[side]} ${sums[side] ?? 0}`).join(", ") })}
      </p>
      {lost.length > 0 && (
        <Rows
          head={[
            t("report-formation"),
            t("report-side"),
            t("report-counters"),
            t("report-destroyed"),
            t("report-steps"),
          ]}
          rows={lost.map((each) => [
            each.name,
            <Side told={told} side={each.side} />,
            each.counters,
            each.destroyed,
            `${each.lost} / ${each.steps}`,
          ])}
        />
      )}
    </Part>
  );
}

// The front ----------------------------------------------------------------------------------------------------------
function Front({ told }: { told: BattleTold }) {
  const turns = told.turns.filter((turn) => turn.front);
  const shown = useSignal(turns.length - 1);
  if (turns.length === 0) return null;
  const night = isNight();
  const here = turns[shown.value]!;
  const held = Object.entries(told.sides)
    .map(([side, name]) => `${name} ${here.held[side] ?? 0}`)
    .join(", ");
  const drawn = turns.slice(0, shown.value + 1).map((turn) => frontAlong(turn.front, kit.value?.radius ?? 0));
  const last = drawn.pop()!;
  return (
    <Part name="front" title={t("report-front")}>
      <svg
        class="report-map"
        viewBox={`0 0 ${told.width} ${told.height}`}
        role="img"
        aria-label={t("report-front-at", { turn: turnName(here), held })}
      >
        <image href={api.boardPicture(told.game, told.scenario_id, night)} width={told.width} height={told.height} />
        <g class="report-lines">
          {drawn.map((front, place) => (
            <path
              key={place}
              d={front.line}
              class="early"
              style={{ strokeOpacity: 0.35 + (0.45 * (place + 1)) / turns.length }}
            />
          ))}
          <FrontLine line={last} />
        </g>
        <MapNames told={told} />
      </svg>
      <label class="report-slider">
        <span>{t("report-front-turn")}</span>
        <input
          type="range"
          min={0}
          max={turns.length - 1}
          value={shown.value}
          aria-valuetext={turnName(here)}
          onInput={(event) => (shown.value = event.currentTarget.valueAsNumber)}
        />
        <output>{turnName(here)}</output>
      </label>
      <p class="small">{t("report-front-held", { held })}</p>
    </Part>
  );
}

/** The names on the map, in the letters that suit its size on the screen. */
function MapNames({ told }: { told: BattleTold }) {
  const names = useSignal("");
  const step = useSignal(0);
  const layer = useRef<SVGGElement>(null);
  useShown(api.namesPicture(told.game, told.scenario_id, isNight()), names);
  useEffect(() => {
    const map = layer.current!.ownerSVGElement!;
    const watch = new ResizeObserver(() => (step.value = lettersAt(map.clientWidth / told.width)));
    watch.observe(map);
    return () => watch.disconnect();
  }, [told.width]);
  return (
    <g ref={layer} class={`lettering-layer shows-${step.value}`} dangerouslySetInnerHTML={{ __html: names.value }} />
  );
}

// Luck ---------------------------------------------------------------------------------------------------------------
function Luck({ game, told }: { game: string; told: BattleTold }) {
  if (told.ordered === 0) return null;
  const sides = Object.keys(told.sides);
  const first = told.luck[0]!;
  const soFar = sums(told.turns.map((turn) => turn.luck[first.side] ?? 0));
  const rolls = sums(told.turns.map((turn) => turn.rolls));
  const spread = rolls.map((count) => first.error * Math.sqrt(count / told.ordered));
  return (
    <Part name="luck" title={t("report-luck")}>
      <p>{t("report-luck-method", { ordered: told.ordered, unordered: told.unordered })}</p>
      <Rows
        head={[t("report-side"), t("report-luck-sum"), t("report-own-rolls"), t("report-own-luck")]}
        rows={told.luck.map((each) => [
          <Side told={told} side={each.side} />,
          `${signed(each.luck)} ± ${plain(each.error)}`,
          each.rolls,
          `${signed(each.own)} ± ${plain(each.own_error)}`,
        ])}
      />
      <h3>{t("report-luck-turns")}</h3>
      <Curves
        curves={[{ name: told.sides[first.side] ?? "", side: first.side, dash: 0, points: soFar }]}
        band={{ name: t("report-usual"), spread }}
        ticks={told.turns.map(turnName)}
        label={t("report-luck-about", { side: told.sides[first.side] ?? "", luck: signed(soFar.at(-1) ?? 0) })}
      />
      <Numbers
        head={[t("report-turn"), t("report-rolls"), ...sides.map((side) => told.sides[side]!)]}
        rows={told.turns
          .slice(1)
          .map((turn) => [turnName(turn), turn.rolls, ...sides.map((side) => signed(turn.luck[side] ?? 0))])}
      />
      {told.luck.map((each) => (
        <div class="report-luck-side" key={each.side}>
          <h3>{t("report-fortunate", { side: told.sides[each.side] ?? "" })}</h3>
          <ol class="report-rolls">
            {each.fortunate.map((cast) => (
              <li key={cast.at}>
                <Roll game={game} told={told} cast={cast} />
              </li>
            ))}
          </ol>
          {each.figures.length > 0 && (
            <details>
              <summary>{t("report-figures", { side: told.sides[each.side] ?? "" })}</summary>
              <Rows
                head={[t("report-figure"), t("report-promised"), t("report-came")]}
                rows={each.figures.map((figure) => [figure.text, plain(figure.promised), plain(figure.came)])}
              />
            </details>
          )}
        </div>
      ))}
    </Part>
  );
}

const sums = (values: number[]): number[] =>
  values.map((_, place) => values.slice(0, place + 1).reduce((sum, each) => sum + each, 0));

/** One roll: what was told of it, which leads to its moment, and what its tally promised. */
function Roll({ game, told, cast }: { game: string; told: BattleTold; cast: CastTold }) {
  const turn = told.turns.find((each) => each.turn === cast.turn);
  const words = cast.promised.map((each) => `${each.text} ${percent(each.p)}`).join(", ");
  return (
    <>
      <span class="small">
        {turn ? turnName(turn) : cast.turn} · {cast.what} <ClauseChip rule={cast.rule} />
      </span>
      <Moment game={game} at={cast.at}>
        <Dice faces={cast.dice} />{" "}
        <span>
          {cast.text || cast.outcome} <b>{signed(Math.abs(cast.luck))}</b>
        </span>
      </Moment>
      <span
        class="report-strip"
        role="img"
        aria-label={t("report-chances", { side: told.sides[cast.side] ?? "", chances: words, came: cast.outcome })}
      >
        {cast.promised.map((each) => (
          <span class={each.came ? "came" : ""} style={{ flexGrow: each.p }} title={`${each.text}: ${percent(each.p)}`}>
            {each.text}
          </span>
        ))}
      </span>
    </>
  );
}
