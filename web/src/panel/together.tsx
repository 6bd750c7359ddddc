// Several at once: the counters chosen together and what they can do, and, where several things are chosen one after the other,
// all of them, all of a kind, or what an officer would choose. The server says what can be ordered.
import { choosing } from "../board/together.ts";
import { OptionButton } from "./options.tsx";
import { Icon } from "../shared/parts.tsx";
import { asked, chooseAsOfficer, chosen, detour, hinting, ordered, screen } from "../state/store.ts";
import { t } from "../shared/text.ts";

/** Buttons among the answers of the prompt. */
export function Together() {
  const question = asked.value;
  if (!question || detour.value) return null;
  if (chosen.value.length) return <Chosen />;
  return (
    <>
      {question.groups.map((group) => (
        <OptionButton key={group.text} choice={group} look="act group-option" />
      ))}
      {(question.some > 1 || question.placing) && screen.value?.hints.can && <AsOfficer />}
    </>
  );
}

function Chosen() {
  const those = (ordered.value?.options ?? []).filter((each) => each.noun === "nothing");
  return (
    <>
      {those.map((each) => (
        <OptionButton key={each.text} choice={each} look="act group-option" />
      ))}
      <button type="button" class="act quiet-act" title={t("together-none")} onClick={() => (chosen.value = [])}>
        {t("together-chosen", { count: chosen.value.length })} <Icon name="close" />
      </button>
    </>
  );
}

function AsOfficer() {
  const label = t(asked.value?.placing ? "together-rest" : "together-officer");
  return (
    <button
      type="button"
      class="act group-option"
      data-option="officer"
      aria-busy={hinting.value}
      onClick={() => void chooseAsOfficer(label)}
    >
      {label}
    </button>
  );
}

/** Presses choose counters while it is on: for hands without a shift key. */
export function ChooseSeveral() {
  // Where several things are chosen one after the other, each press chooses one already.
  if (!asked.value?.several || asked.value.some || detour.value) return null;
  return (
    <button
      type="button"
      class={`act quiet-act several ${choosing.value ? "on" : ""}`}
      aria-pressed={choosing.value}
      title={t("together-several-how")}
      onClick={() => (choosing.value = !choosing.value)}
    >
      {t("together-several")}
    </button>
  );
}
