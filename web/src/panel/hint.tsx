// A hint: what an officer would answer in our place, marked on the map and shown with its reasons. It answers nothing.
import { useRef } from "preact/hooks";
import { ClauseChip } from "../rules/clause.tsx";
import { OptionButton, ShowOnMap } from "./options.tsx";
import { Icon } from "../shared/parts.tsx";
import { goTo } from "../state/focus.ts";
import { asked, askHint, hinted, hinting, screen } from "../state/store.ts";
import { t } from "../shared/text.ts";
import type { ReasonText } from "../wire.ts";

/** Ask, then focus the officer's choice: Enter on the map chooses it, anything else drops it. */
export async function showHint(): Promise<void> {
  const choice = await askHint();
  if (choice) goTo(choice, t("hint-would"), hinted.value?.reasons.map((each) => each.text).join(" "), false);
}

/** The button beside the answers; absent if hints are not allowed. */
export function HintButton() {
  const hints = screen.value?.hints;
  const button = useRef<HTMLButtonElement>(null);
  if (!hints || (!hints.can && !hints.why) || asked.value?.side === "dice") return null;
  const ask = async (byKey: boolean) => {
    await showHint();
    // A keyboard user continues at the suggested option.
    if (byKey) button.current?.closest(".prompt")?.querySelector<HTMLElement>(".hint [data-option]")?.focus();
  };
  return (
    <button
      ref={button}
      type="button"
      class={`act quiet-act ${hints.can ? "" : "cannot"}`}
      aria-disabled={!hints.can}
      aria-busy={hinting.value}
      title={hints.can ? t("key-hint") : hints.why}
      onClick={(event) => void ask(event.detail === 0)}
    >
      {t(hinting.value ? "hint-thinks" : "hint")}
    </button>
  );
}

/** The suggestion and its reasons; without its button where that stands elsewhere. */
export function HintShown({ bare = false }: { bare?: boolean }) {
  const found = hinted.value;
  const choice = asked.value?.options.find((each) => each.text === found?.answer);
  if (!found || !choice) return null;
  return (
    <section class="hint" aria-label={t("hint")}>
      <div class="hint-head">
        <span>{t(bare ? "hint-would-this" : "hint-would")}</span>
        {!bare && <OptionButton choice={choice} look="act hint-option" />}
        <ShowOnMap choice={choice} />
        <button type="button" class="quiet square" onClick={() => (hinted.value = null)} aria-label={t("close")}>
          <Icon name="close" />
        </button>
      </div>
      <Reasons of={found.reasons} />
    </section>
  );
}

/** The reasons of a bot, one per line with its clause. */
export function Reasons({ of }: { of: ReasonText[] }) {
  if (!of.length) return <p class="small">{t("why-none")}</p>;
  return (
    <ul class="reasons-told">
      {of.map((each, place) => (
        <li key={place}>
          {each.text} <ClauseChip rule={each.rule} />
        </li>
      ))}
    </ul>
  );
}
