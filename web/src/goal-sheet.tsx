// The whole goal: how it stands, the bands, what scores, what else decides, and the hexes that count.
import { ClauseChip } from "./clause.tsx";
import { Bar, Score } from "./goal.tsx";
import { presentBand } from "./bands.ts";
import { Sheet, Swatch, Switch } from "./parts.tsx";
import { showPrizes } from "./settings.ts";
import { cursor, kit, seen, sheet } from "./store.ts";
import { hexByNumber } from "./store.ts";
import { t } from "./text.ts";
import type { Goal, GoalPrize } from "./wire.ts";

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
      {goal.ways.length > 0 && <h3>{t("goal-ways")}</h3>}
      <ul class="goal-ways">
        {goal.ways.map((way) => (
          <li key={way.text} class={way.done ? "done" : ""}>
            <span class="goal-tick" role="img" aria-label={t(way.done ? "goal-done" : "goal-not-done")}>
              {way.done ? "✓" : "○"}
            </span>
            {way.side && <Swatch side={way.side} />} <span>{way.text}</span> <ClauseChip rule={way.rule} />
          </li>
        ))}
      </ul>
      {goal.counts.length > 0 && <h3>{t("goal-counts")}</h3>}
      <ul class="goal-ways">
        {goal.counts.map((count) => (
          <li key={count.text}>
            {count.side && <Swatch side={count.side} />} <span>{count.text}</span> <ClauseChip rule={count.rule} />
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
      <p class="small">{t("goal-turn", { turn: now.turn, of: kit.value?.turns.length ?? 0 })}</p>
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

/** From which score to which a band goes. */
function range(goal: Goal, nth: number): string {
  const { least } = goal.bands[nth]!;
  const next = goal.bands[nth + 1]?.least;
  if (nth === 0 && least < 0) return t("goal-to", { most: (next ?? 0) - 1 });
  if (next === undefined) return t("goal-from", { least });
  return next - 1 === least ? `${least}` : `${least} – ${next - 1}`;
}

/** The hexes that count, the dearest first, those of one name and worth together; one of them is shown on the map. */
function Prizes({ goal }: { goal: Goal }) {
  const groups = grouped(goal);
  if (groups.length === 0) return null;
  const show = (hex: string) => {
    cursor.value = hex;
    close();
  };
  return (
    <>
      <h3>{t("goal-prizes")}</h3>
      <Switch on={showPrizes.value} set={(on) => (showPrizes.value = on)}>
        {t("goal-show-prizes")}
      </Switch>
      <ul class="goal-prizes">
        {groups.map(([hex, prize]) => (
          <li key={hex}>
            <button class="quiet" onClick={() => show(hex)}>
              <b class="goal-worth">{prize.worth || "⚑"}</b> {prize.holder ? <Swatch side={prize.holder} /> : <span class="swatch none" />} {hex} {hexByNumber.value.get(hex)?.name} <span class="small">{prize.text}</span>
            </button>
            <ClauseChip rule={prize.rule} />
          </li>
        ))}
      </ul>
    </>
  );
}

const number = (prize: GoalPrize): number => (prize.worth === "½" ? 0.5 : prize.worth === "⅓" ? 1 / 3 : Number(prize.worth) || 0);

const grouped = (goal: Goal): [string, GoalPrize][] => Object.entries(goal.prizes).sort(([one, a], [two, b]) => number(b) - number(a) || one.localeCompare(two));
