// The strip under the header: the score in its bands of victory, what the next band costs, and the turns. Its height
// never changes. All of it is what the server says of the goal; pressed, it opens the whole goal.
import { Icon, phone, sideName, Swatch, tablet } from "../shared/parts.tsx";
import { kit, seen, sheet, turnNumber } from "../state/store.ts";
import { numberText } from "../rules/rulebook.ts";
import { t } from "../shared/text.ts";
import { markAt, presentBand } from "./bands.ts";
import type { Goal, Screen } from "../wire.ts";

/** With more turns than this, a narrow screen has no room for a square each; a wide one has it for a few more beside bands and words. */
const SQUARES = 9;
const MOST_SQUARES = 12;

export function GoalStrip() {
  const now = seen.value;
  if (!now) return null;
  return (
    <section class="goal" aria-label={t("goal-label")}>
      {now.goal.rule && (
        <button
          class="quiet goal-open"
          aria-haspopup="dialog"
          onClick={() => (sheet.value = "goal")}
          title={t("goal-open")}
        >
          <Score goal={now.goal} />
          {now.goal.bands.length > 1 && <Bar goal={now.goal} />}
          <Words now={now} />
          <span class="unseen">{t("goal-open")}</span>
        </button>
      )}
      {!phone.value &&
        !tablet.value &&
        now.figures.map((figure) => (
          <span key={figure.key} class="goal-figure">
            {figure.value ? t("figure-named", { name: figure.name, value: figure.value }) : figure.name}
          </span>
        ))}
      <Turns now={now} />
    </section>
  );
}

/** The figure that decides: a number, both sides' numbers, or the places held of those there are. */
export function Score({ goal }: { goal: Goal }) {
  if (!goal.name) return null;
  if (goal.places) return <Flags goal={goal} />;
  const points = Object.entries(goal.points);
  if (!goal.side && points.length > 1)
    return (
      <span class="goal-score both">
        {points.map(([side, number]) => (
          <span key={side} title={sideName(side)}>
            <Swatch side={side} />
            <span class="unseen">{sideName(side)}</span> <b>{number}</b>
          </span>
        ))}
      </span>
    );
  return (
    <span class="goal-score">
      <b>{goal.value}</b> <small>{goal.name}</small>
    </span>
  );
}

const MOST_FLAGS = 6;

/** Places held and wanted: a flag each, or a number where there are many. */
function Flags({ goal }: { goal: Goal }) {
  const said = t("goal-places", { side: sideName(goal.side), held: goal.value, of: goal.places });
  if (phone.value || goal.places > MOST_FLAGS)
    return (
      <span class="goal-score" title={said}>
        <Icon name="flag" />
        <b>{goal.value}</b> <small>/ {goal.places}</small>
        <span class="unseen">{said}</span>
      </span>
    );
  return (
    <span class="goal-score flags" title={said}>
      <span class="unseen">{said}</span>
      {Array.from({ length: goal.places }, (_, nth) => (
        <span key={nth} class={nth < goal.value ? "held" : ""} style={{ "--side": fill(goal.side) }}>
          <Icon name="flag" />
        </span>
      ))}
    </span>
  );
}

export const fill = (side: string): string => kit.value?.sides.find((each) => each.key === side)?.fill ?? "transparent";

/** A figure of the score; a lead is told without its sign, for the colour says whose it is. */
export const figure = (goal: Goal, value: number): string =>
  value >= 0 || !goal.side ? `${Math.abs(value)}` : `−${-value}`;

/** The bands of victory side by side, each in its side's colour, with a mark at the score. */
export function Bar({ goal }: { goal: Goal }) {
  const present = goal.decided ? -1 : presentBand(goal);
  return (
    <span class="goal-bar" aria-hidden="true">
      {goal.bands.map((band, nth) => (
        <span
          key={nth}
          class={nth === present ? "band present" : "band"}
          style={{ "--side": band.side ? fill(band.side) : "transparent" }}
          title={band.title}
        >
          {(nth > 0 || band.least === 0) && <i>{figure(goal, band.least)}</i>}
          <span>{band.short}</span>
        </span>
      ))}
      <span class="goal-mark" style={{ insetInlineStart: `${markAt(goal) * 100}%` }} />
    </span>
  );
}

/** How it stands, and what the next band costs. */
function Words({ now }: { now: Screen }) {
  const { goal } = now;
  const next = goal.steps[0];
  if (now.over) {
    const why = goal.because.map((each) => `${each.text} ${numberText(each.rule)}`.trim()).join(" ");
    return (
      <span class="goal-words" title={why}>
        {[goal.now, !phone.value && why].filter(Boolean).join(" · ")}
      </span>
    );
  }
  if (!next) return <span class="goal-words">{t("goal-now", { title: phone.value ? goal.now_short : goal.now })}</span>;
  if (phone.value || tablet.value)
    return (
      <span class="goal-words" title={next.text}>
        {goal.now_short} · <b>+{next.cost}</b> {next.short}
      </span>
    );
  return (
    <span class="goal-words">{goal.decided ? `${t("goal-now", { title: goal.now })} · ${next.text}` : next.text}</span>
  );
}

function Turns({ now }: { now: Screen }) {
  const turns = kit.value?.turns ?? [];
  const told = t("goal-turn", { turn: turnNumber(now.turn), of: turnNumber(turns.length) });
  if (phone.value || (tablet.value && turns.length > SQUARES) || turns.length > MOST_SQUARES)
    return (
      <span class="goal-turn" title={turns[now.turn - 1]}>
        <span class="unseen">{told}</span>
        <span aria-hidden="true">
          T<b>{turnNumber(now.turn)}</b>/{turnNumber(turns.length)}
        </span>
      </span>
    );
  return (
    <ol class="goal-turns" aria-label={told}>
      {turns.map((name, place) => (
        <li
          key={place}
          class={place + 1 < now.turn ? "gone" : ""}
          aria-current={place + 1 === now.turn ? "step" : undefined}
          title={name}
        >
          {turnNumber(place + 1)}
        </li>
      ))}
    </ol>
  );
}
