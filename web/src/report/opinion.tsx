// The officer's opinion of what a side did: asked for, worked out by the server with progress, and shown as it comes.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as aside from "../state/api-aside.ts";
import { ClauseChip } from "../rules/clause.tsx";
import { Moment, signed } from "./moment.tsx";
import { lang } from "../state/settings.ts";
import { tellFault } from "../state/store.ts";
import { t } from "../shared/text.ts";
import type { BattleTold, JudgementTold, OpinionTold } from "../wire.ts";

const OFTEN = 700;
const KINDS = [
  { kind: "blunder", sign: 1 },
  { kind: "find", sign: -1 },
];

export function OfficersOpinion({ game, told, mine }: { game: string; told: BattleTold; mine: string[] }) {
  const sides = Object.keys(told.sides);
  const side = useSignal(mine[0] ?? sides[0]!);
  const found = useSignal<OpinionTold | null>(null);
  const asked = useSignal(0);
  const running = found.value?.running ?? false;
  useEffect(() => {
    let gone = false;
    let timer = 0;
    const look = async () => {
      try {
        const opinion = await aside.opinion(game, side.value);
        if (gone) return;
        found.value = opinion;
        if (opinion.running) timer = window.setTimeout(() => void look(), OFTEN);
      } catch (fault) {
        if (!gone) tellFault(fault);
      }
    };
    void look();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [game, side.value, lang.value, asked.value]);
  const begin = () =>
    aside.askOpinion(game, side.value).then((opinion) => {
      found.value = opinion;
      asked.value++;
    }, tellFault);
  const stop = () => aside.stopOpinion(game).then(() => void asked.value++, tellFault);
  const shown = found.value?.side === side.value ? found.value : null;
  const isWhole = shown !== null && shown.of > 0 && shown.done === shown.of;
  return (
    <section class="report-part report-opinion" aria-labelledby="report-opinion">
      <h2 id="report-opinion">{t("report-opinion")}</h2>
      <p>{t("report-opinion-method")}</p>
      <div class="report-ask">
        <label>
          <span>{t("report-opinion-of")}</span>
          <select value={side.value} disabled={running} onChange={(event) => (side.value = event.currentTarget.value)}>
            {sides.map((each) => (
              <option value={each}>{told.sides[each]}</option>
            ))}
          </select>
        </label>
        {mine.length > 0 && !isWhole && !running && (
          <button class="main" onClick={() => void begin()}>
            {t("report-opinion-ask")}
          </button>
        )}
        {mine.length > 0 && running && (
          <button class="plain" onClick={() => void stop()}>
            {t("report-opinion-stop")}
          </button>
        )}
      </div>
      {shown && shown.running && (
        <p class="report-progress">
          <progress
            max={Math.max(1, shown.of)}
            value={shown.of > 0 ? shown.done : undefined}
            aria-label={t("report-opinion-progress")}
          />{" "}
          {shown.of > 0 ? t("report-opinion-done", { done: shown.done, of: shown.of }) : t("report-opinion-begun")}
        </p>
      )}
      {shown && shown.done > 0 && <Found game={game} opinion={shown} />}
    </section>
  );
}

function Found({ game, opinion }: { game: string; opinion: OpinionTold }) {
  const count = (kind: string): number => opinion.judgements.filter((each) => each.kind === kind).length;
  return (
    <>
      <p aria-live="polite">
        {t("report-opinion-sum", {
          done: opinion.done,
          of: opinion.of,
          same: opinion.same,
          even: count("even"),
          blunders: count("blunder"),
          finds: count("find"),
        })}
        {opinion.why && ` ${opinion.why}`}
      </p>
      {KINDS.map(({ kind, sign }) => {
        const some = opinion.judgements
          .filter((each) => each.kind === kind)
          .sort((one, two) => sign * (one.gap - two.gap));
        return some.length > 0 ? (
          <div key={kind} class={`report-${kind}s`}>
            <h3>{t(`report-${kind}s`)}</h3>
            <ol class="report-judgements">
              {some.map((each) => (
                <li key={each.at}>
                  <Judged game={game} told={each} />
                </li>
              ))}
            </ol>
          </div>
        ) : null;
      })}
    </>
  );
}

/** One operation: what was done beside what the officer would have done, and why. */
function Judged({ game, told }: { game: string; told: JudgementTold }) {
  return (
    <>
      <p>
        <Moment game={game} at={told.at}>
          {told.when} · {told.what}
        </Moment>{" "}
        {told.rule && <ClauseChip rule={told.rule} />}{" "}
        <b>{`${signed(told.gap)} ± ${Math.abs(told.error).toFixed(2)}`}</b>
      </p>
      <dl>
        <dt>{t("report-done")}</dt>
        <dd>
          <Orders lines={told.yours} />
        </dd>
        <dt>{t("report-would")}</dt>
        <dd>
          <Orders lines={told.officers} />
          {told.why.map((why) => (
            <p class="small">{why}</p>
          ))}
        </dd>
      </dl>
    </>
  );
}

const Orders = ({ lines }: { lines: string[] }) =>
  lines.length > 0 ? (
    <ul>
      {lines.map((line) => (
        <li>{line}</li>
      ))}
    </ul>
  ) : (
    <p class="small">{t("report-nothing-else")}</p>
  );
