// The strip under the header: how the game stands. Its height never changes.
import { kit, seen } from "./store.ts";
import { t } from "./text.ts";

export function GoalStrip() {
  const now = seen.value;
  if (!now) return null;
  return (
    <section class="goal" aria-label={t("goal-label")}>
      {now.figures.map((figure) => (
        <span key={figure.key} class="goal-figure">
          {t("figure-named", { name: figure.name, value: figure.value })}
        </span>
      ))}
      <span class="goal-turn">{t("goal-turn", { turn: now.turn, of: kit.value?.turns.length ?? 0 })}</span>
    </section>
  );
}
