// The whole goal: how it stands, the bands, what scores, what else decides, and the hexes that count.
import { ClauseChip } from "../rules/clause.tsx";
import { Bar, figure, Score } from "./goal.tsx";
import { presentBand } from "./bands.ts";
import { Switch } from "../shared/forms.tsx";
import { Sheet, Swatch } from "../shared/parts.tsx";
import { showPrizes } from "../state/settings.ts";
import { cursor, hexByNumber, kit, seen, sheet, turnNumber } from "../state/store.ts";
import { t } from "../shared/text.ts";
import type { Goal, GoalPrize } from "../wire.ts";
import "../style/goal-sheet.css";

const close = () => (sheet.value = "");

export function GoalSheet() {
  const now = seen.value;
  if (!now) return null;
  const { goal } = now;
  return (
    <Sheet title={t("goal-title")} kind="page" close={close} name="goal-sheet" isText>
      <p class="goal-how">
        {goal.how} <ClauseChip rule={goal.rule} />
      </p>
      <p class="goal-stand">
        <Score goal={goal} /> {t("goal-now", { title: goal.now })}
      </p>
      {!goal.sure && <p class="small">{t("goal-unsure")}</p>}
      {goal.bands.length > 1 && <Bar goal={goal} />}
      <Bands goal={goal} />
      {goal.steps.length > 0 && (
        <ul class="goal-steps">
          {goal.steps.map((step) => (
            <li key={step.text}>
              <Swatch side={step.side} /> {step.text}
            </li>
          ))}
        </ul>
      )}
      {goal.ways.length > 0 && <Heading name="goal-ways" rule={commonRule(goal.ways)} />}
      <ul class="goal-ways">
        {goal.ways.map((way) => (
          <li key={way.text} class={way.done ? "done" : ""}>
            <span class="goal-tick" role="img" aria-label={t(way.done ? "goal-done" : "goal-not-done")}>
              {way.done ? "✓" : "○"}
            </span>
            {way.side && <Swatch side={way.side} />} <span>{way.text}</span>{" "}
            {!commonRule(goal.ways) && <ClauseChip rule={way.rule} />}
          </li>
        ))}
      </ul>
      {goal.counts.length > 0 && <Heading name="goal-counts" rule={commonRule(goal.counts)} />}
      <ul class="goal-ways">
        {goal.counts.map((count) => (
          <li key={count.text}>
            {count.side && <Swatch side={count.side} />} <span>{count.text}</span>{" "}
            {!commonRule(goal.counts) && <ClauseChip rule={count.rule} />}
          </li>
        ))}
      </ul>
      <Prizes goal={goal} />
      {kit.value?.briefing.situation && (
        <p class="briefing-acts">
          <button class="plain" onClick={() => (sheet.value = "briefing")}>
            {t("briefing-again")}
          </button>
        </p>
      )}
      <p class="small">
        {t("goal-turn", { turn: turnNumber(now.turn), of: turnNumber(kit.value?.turns.length ?? 0) })}
      </p>
    </Sheet>
  );
}

/** The verdicts, the present one marked. */
function Bands({ goal }: { goal: Goal }) {
  if (goal.bands.length < 2) return null;
  const present = goal.decided ? -1 : presentBand(goal);
  return (
    <ol class="goal-bands">
      {goal.bands.map((band, nth) => (
        <li key={nth} aria-current={nth === present ? "true" : undefined}>
          <span class="goal-from">{range(goal, nth)}</span>
          {band.side ? <Swatch side={band.side} /> : <span class="swatch none" />} <span>{band.title}</span>
        </li>
      ))}
    </ol>
  );
}

/** From which score to which a band goes; of a lead, from the least to the greatest for the side that has it. */
function range(goal: Goal, nth: number): string {
  const { least } = goal.bands[nth]!;
  const most = (goal.bands[nth + 1]?.least ?? Infinity) - 1;
  if (most === Infinity) return t("goal-from", { least: figure(goal, least) });
  if (nth === 0 && least < 0)
    return goal.side ? t("goal-to", { most: figure(goal, most) }) : t("goal-from", { least: figure(goal, most) });
  const ends = !goal.side && least < 0 ? [most, least] : [least, most];
  return [...new Set(ends.map((end) => figure(goal, end)))].join(" – ");
}

/** The clause of them all, if it is one. */
function commonRule(those: { rule: string }[]): string {
  const rules = new Set(those.map((each) => each.rule));
  return rules.size === 1 ? [...rules][0]! : "";
}

/** A heading with the clause of what follows, unless it is the one that stands at the top already. */
function Heading({ name, rule }: { name: string; rule: string }) {
  return (
    <h3>
      {t(name)} {rule && rule !== seen.value?.goal.rule && <ClauseChip rule={rule} />}
    </h3>
  );
}

/** The hexes that count, the dearest first; pressed, one is shown on the map. */
function Prizes({ goal }: { goal: Goal }) {
  const those = sorted(goal);
  if (those.length === 0) return null;
  const common = commonRule(those.map(([, prize]) => prize));
  const show = (hex: string) => {
    cursor.value = hex;
    close();
  };
  return (
    <>
      <Heading name="goal-prizes" rule={common} />
      <Switch on={showPrizes.value} set={(on) => (showPrizes.value = on)}>
        {t("goal-show-prizes")}
      </Switch>
      <ul class="goal-prizes">
        {those.map(([hex, prize]) => (
          <li key={hex}>
            <button class="quiet" onClick={() => show(hex)}>
              <b class="goal-worth">{prize.worth || "⚑"}</b>{" "}
              {prize.holder ? <Swatch side={prize.holder} /> : <span class="swatch none" />} {hex}{" "}
              {hexByNumber.value.get(hex)?.name} <span class="small">{prize.text}</span>
            </button>
            {!common && <ClauseChip rule={prize.rule} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A whole worth comes before a share of a point. */
const worth = (prize: GoalPrize): number => Number(prize.worth) || 0;

const sorted = (goal: Goal): [string, GoalPrize][] =>
  Object.entries(goal.prizes).sort(([one, a], [two, b]) => worth(b) - worth(a) || one.localeCompare(two));
