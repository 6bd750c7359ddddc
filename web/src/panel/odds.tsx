// The odds: a tally with its reasons, the exact chances, and the chart with its column and row. The server
// computes every figure; this module only lays them out.
import { computed, signal, useSignal } from "@preact/signals";
import { useId, useRef } from "preact/hooks";
import { ClauseChip } from "../rules/clause.tsx";
import { lazy } from "../shared/lazy.tsx";
import { Dice, phone } from "../shared/parts.tsx";
import { dashed, inShort, meaning, number, percent, plain, signed } from "../shared/tally.ts";
import { asked, looked, looking, pending, pendingLook, rolled, type Rolled } from "../state/store.ts";
import { t } from "../shared/text.ts";
import type { Chance, Choice, RollShown, ChartShown, TallyShown } from "../wire.ts";

// Two odds are seldom compared.
const Compare = lazy(async () => (await import("./compare.tsx")).Compare, "compare");

/** What is certain before the dice are rolled: that nothing comes of it, or the only outcome; empty where it is not. Off the chart
 *  nothing is rolled, and what happens is a sentence. */
export function certainty(chances: Chance[]): string {
  const off = chances.find((each) => each.off && !each.nothing);
  if (off) return `${off.words.charAt(0).toUpperCase()}${off.words.slice(1)}.`;
  if (chances.length > 0 && chances.every((each) => each.nothing)) return t("odds-in-vain");
  return chances.length === 1 ? t("odds-certain", { words: meaning(chances[0]!) }) : "";
}

/** The chances as bars, in a table for screen readers; or the sentence that there is nothing to chance. */
export function Bars({ chances, hit = "" }: { chances: Chance[]; hit?: string }) {
  const certain = certainty(chances);
  if (certain) return <p class="odds-certain">{certain}</p>;
  const most = Math.max(...chances.map((each) => each.p), 0.01);
  return (
    <table class="bars">
      <caption class="unseen">{t("odds-chances")}</caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{t("odds-outcome")}</th>
          <th scope="col">{t("odds-chance")}</th>
          <th scope="col">{t("odds-exactly")}</th>
        </tr>
      </thead>
      <tbody>
        {chances.map((each) => (
          <tr key={each.outcome} class={each.outcome === hit ? "hit" : ""}>
            <th scope="row">
              <Outcome of={each} />
            </th>
            <td class="bars-cell">
              <span class="bar-fill" style={{ "--part": each.p / most }} />
              <span class="bar-text">{percent(each.p)}</span>
            </td>
            <td class="bars-exact">{each.of}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An outcome in words, with its code where that is another text. */
function Outcome({ of }: { of: Chance }) {
  const isCode = of.outcome !== "-" && of.outcome !== of.words;
  return (
    <>
      <span class="bar-words">{meaning(of)}</span>
      {of.words && isCode && <span class="bar-code">{of.outcome}</span>}
    </>
  );
}

/** The reasons of a tally, each with its value, its sentence and its clause. */
export function Reasons({ tally }: { tally: TallyShown }) {
  if (tally.reasons.length === 0) return null;
  return (
    <ul class="reasons">
      {tally.reasons.map((reason, place) => (
        <li key={place}>
          <span class="worth">{signed(reason.value)}</span>
          <span class="why">{reason.text}</span>
          <ClauseChip rule={reason.rule} />
        </li>
      ))}
    </ul>
  );
}

/** The start and the end: "24 : 11 → 2:1", a base column that shifts, a number that grows. */
export function Headline({ tally }: { tally: TallyShown }) {
  const shifted = tally.base !== "" && tally.base !== tally.column;
  if (tally.column || tally.base) {
    return (
      <p class="odds-line">
        {tally.odds.length === 2 && <span class="odds-strengths">{tally.odds.join(" : ")}</span>}
        {tally.odds.length === 2 && <Arrow />}
        {shifted && <span class="odds-base">{tally.base}</span>}
        {shifted && (
          <span class="odds-shift" title={t("odds-shift")}>
            {tally.adds ? "" : signed(tally.total)} <Arrow />
          </span>
        )}
        <strong class="odds-column">{tally.column || t("odds-off-chart")}</strong>
        {tally.adds && tally.total !== "0" && (
          <span class="odds-need">{t("odds-to-the-roll", { value: signed(tally.total) })}</span>
        )}
      </p>
    );
  }
  if (tally.need) {
    return (
      <p class="odds-line">
        <strong class="odds-column">≤ {tally.need}</strong>
        <span class="odds-need">{t("odds-need", { dice: tally.dice, need: tally.need })}</span>
      </p>
    );
  }
  return (
    <p class="odds-line">
      {tally.reasons.length > 0 && tally.start !== "0" && (
        <>
          <span class="odds-base">{plain(tally.start)}</span>
          <Arrow />
        </>
      )}
      <strong class="odds-column">{plain(tally.total)}</strong>
    </p>
  );
}

/** What other sides may still change: "before the guns of the French; down to 3:1 with all of them". */
export function Ahead({ tally }: { tally: TallyShown }) {
  return (
    <>
      {tally.ahead.map((each, place) => (
        <p key={place} class="odds-ahead">
          {each.text} <ClauseChip rule={each.rule} />
        </p>
      ))}
    </>
  );
}

const Arrow = () => (
  <span class="arrow" aria-hidden="true">
    →
  </span>
);

const tableOpen = signal(!phone.peek());

interface ChartProps {
  chart: ChartShown;
  row: number | null;
}

/** A place in a chart: a line and a column. */
type Spot = readonly [line: number, column: number];

const STEPS: Record<string, Spot> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
const within = (value: number, length: number) => Math.max(0, Math.min(length - 1, value));

/** What a cell says, with its column and row: "2:1, 4: attacker 2, defender 2 (2/2)". */
function meaningAt(chart: ChartShown, line: number, column: number): string {
  const cell = chart.cells[line]?.[column] ?? "";
  const place = [chart.columns.length > 1 ? chart.columns[column] : "", chart.rows[line]].filter(Boolean).join(", ");
  return t("odds-cell", { place, words: chart.meanings[cell] ?? dashed(cell) });
}

/** The printed chart with the column in force, and the row that was rolled. */
function Chart({ chart, row }: ChartProps) {
  const label = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const spot = useSignal<Spot | null>(null);
  const looking = spot.value ?? ([row ?? 0, chart.column ?? 0] as const);
  const [line, column] = [within(looking[0], chart.rows.length), within(looking[1], chart.columns.length)];
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    spot.value = spot.value
      ? [within(line + by[0], chart.rows.length), within(column + by[1], chart.columns.length)]
      : [line, column];
    body.current?.rows[spot.value[0]]?.cells[spot.value[1] + 1]?.scrollIntoView({
      block: "nearest",
      inline: "nearest",
    });
  };
  return (
    <details
      class="unfold"
      open={tableOpen.value || row !== null}
      onToggle={(event) => row === null && (tableOpen.value = event.currentTarget.open)}
    >
      <summary id={label}>{t("odds-chart")}</summary>
      <div class="chart-scroll" tabIndex={0} role="group" aria-labelledby={label} onKeyDown={step}>
        <table class="chart">
          <thead>
            <tr>
              <td class="chart-corner">
                <span class="unseen">{t("odds-roll")}</span>
              </td>
              {chart.columns.map((column, place) => (
                <th key={place} scope="col" class={place === chart.column ? "in-force" : ""}>
                  {column}
                  {place === chart.column && <span class="unseen"> {t("odds-column-in-force")}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {chart.cells.map((cells, each) => (
              <tr key={each} class={each === row ? "rolled-row" : ""}>
                <th scope="row">
                  {each === row && <span aria-hidden="true">▸</span>}
                  {chart.rows[each]}
                  {each === row && <span class="unseen"> {t("odds-row-rolled")}</span>}
                </th>
                {cells.map((cell, place) => (
                  <td
                    key={place}
                    class={[
                      place === chart.column && "in-force",
                      place === chart.column && each === row && "hit",
                      spot.value && each === line && place === column && "read",
                    ]
                      .filter(Boolean)
                      .join(" ")}
                    title={chart.meanings[cell] ?? ""}
                    onClick={() => (spot.value = [each, place])}
                  >
                    {dashed(cell)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {Object.keys(chart.meanings).length > 0 && (
        <p class="chart-meaning" role="status">
          {spot.value ? meaningAt(chart, line, column) : t("odds-ask-a-cell")}
        </p>
      )}
    </details>
  );
}

/** A tally that another is built from: a strength, a modifier of the roll. */
function Part({ tally }: { tally: TallyShown }) {
  return (
    <details class="unfold">
      <summary>
        {tally.name} <strong>{plain(tally.total)}</strong>
      </summary>
      {tally.start !== "0" && tally.start !== tally.total && (
        <p class="small">{t("odds-start", { start: plain(tally.start) })}</p>
      )}
      <Reasons tally={tally} />
      {tally.parts.map((part, place) => (
        <Part key={place} tally={part} />
      ))}
    </details>
  );
}

interface TallyProps {
  tally: TallyShown;
  /** The roll that was read with it, if any. */
  roll?: RollShown | null;
}

/** One tally, whole. */
export function TallyBox({ tally, roll = null }: TallyProps) {
  if (tally.impossible) {
    return (
      <p class="odds-impossible">
        <strong>{t("odds-impossible")}</strong> {tally.impossible.text} <ClauseChip rule={tally.impossible.rule} />
      </p>
    );
  }
  if (tally.readings.length > 0) {
    return (
      <>
        {tally.readings.map((each, place) => (
          <section key={place} class="reading" aria-label={each.of}>
            <h3 class="group-title">{each.of}</h3>
            <TallyBox tally={each} roll={roll?.readings[place] ?? null} />
          </section>
        ))}
      </>
    );
  }
  return (
    <>
      <Headline tally={tally} />
      <Ahead tally={tally} />
      {tally.chances.length > 0 && <Bars chances={tally.chances} hit={roll?.outcome ?? ""} />}
      <Reasons tally={tally} />
      {tally.parts.map((part, place) => (
        <Part key={place} tally={part} />
      ))}
      {tally.die && <Part tally={tally.die} />}
      {tally.expected.length > 0 && <h3 class="group-title">{t("odds-expected")}</h3>}
      {tally.expected.length > 0 && (
        <dl class="expected">
          {tally.expected.map((each) => (
            <div key={each.name}>
              <dt>{each.name}</dt>
              <dd>{number(each.value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {tally.chart && tally.chart.columns.length > 0 && <Chart chart={tally.chart} row={roll?.row ?? null} />}
    </>
  );
}

/** The faces an option of the dice tells: "roll 3 5". */
export const facesOf = (choice: Choice): number[] => choice.text.split(" ").slice(1).map(Number);

/** The option whose odds are shown: the one to confirm or previewed, the question itself, or the last roll. */
const subject = computed((): { tally: TallyShown; label: string; roll?: RollShown } | null => {
  if (pending.value) {
    const tally = pendingLook.value?.tally ?? asked.value?.tally;
    const roll = pendingLook.value?.roll;
    if (roll) return { tally: roll.tally, label: "", roll };
    return tally ? { tally, label: pending.value.noun === "dice" ? "" : pending.value.label } : null;
  }
  const seen = looking.value && looked.value?.answer === looking.value.text ? looked.value : null;
  if (seen?.tally) return { tally: seen.tally, label: looking.value!.label };
  return asked.value?.tally ? { tally: asked.value.tally, label: "" } : null;
});

/** Whether there are odds to show. */
export const hasOdds = computed(() => subject.value !== null || rolled.value !== null);

export function Odds() {
  const about = subject.value;
  const last = rolled.value?.rolls;
  if (!about && !last) return null;
  return (
    <section class="panel odds" aria-label={t("odds-label")}>
      {about && (
        <>
          <h2 class="panel-title">
            <span class="panel-name">{about.tally.name}</span>
            {about.label && about.label !== about.tally.name && <span class="panel-about">{about.label}</span>}
          </h2>
          <TallyBox tally={about.tally} roll={about.roll} />
          {about.tally.chances.length > 0 && <Compare label={about.label} tally={about.tally} />}
        </>
      )}
      {last && <LastRoll last={last} open={!about} />}
    </section>
  );
}

/** The last roll on its chart, folded while another option is previewed, and below it those told with it. */
function LastRoll({ last: [last, ...before], open }: { last: Rolled[]; open: boolean }) {
  if (!last) return null;
  return (
    <details class="unfold last-roll" open={open}>
      <summary>
        {t("odds-last-roll")} <Dice faces={last.line.dice} split={last.line.split} />
      </summary>
      <RollRead of={last} />
      {before.map((each) => (
        <details class="unfold" key={`${each.line.at} ${each.line.text}`}>
          <summary>
            {t("odds-roll-before")} <Dice faces={each.line.dice} split={each.line.split} />
          </summary>
          <RollRead of={each} />
        </details>
      ))}
      <button type="button" class="act quiet-act" onClick={() => (rolled.value = null)}>
        {t("odds-put-away")}
      </button>
    </details>
  );
}

const RollRead = ({ of }: { of: Rolled }) => (
  <>
    <p class="odds-told">
      {of.line.text} <ClauseChip rule={of.line.rule} />
    </p>
    {of.roll && <TallyBox tally={of.roll.tally} roll={of.roll} />}
  </>
);

/** A tally in one line, for screen readers. */
export function spokenTally(tally: TallyShown): string {
  if (tally.impossible) return tally.impossible.text;
  if (tally.readings.length > 0) return tally.readings.map((each) => `${each.of}: ${spokenTally(each)}`).join(". ");
  const certain = certainty(tally.chances);
  const ahead = tally.ahead.map((each) => each.text);
  if (certain) return [inShort(tally), ...ahead, certain].join(", ");
  const likely = [...tally.chances].sort((one, two) => two.p - one.p).slice(0, 3);
  return [inShort(tally), ...ahead, ...likely.map((each) => `${meaning(each)} ${percent(each.p)}`)].join(", ");
}
