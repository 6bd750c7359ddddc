// The sequence of play, opened from the header: its phases, the one that is played in view.
import { useEffect, useRef } from "preact/hooks";
import { ClauseChip } from "../rules/clause.tsx";
import { Swatch } from "../shared/parts.tsx";
import { t } from "../shared/text.ts";
import { seen } from "../state/store.ts";
import type { PhasePrinted } from "../wire.ts";
import "../style/sequence.css";

export function SequenceList() {
  const now = seen.value!;
  return (
    <>
      <h2>{t("sequence")}</h2>
      <ol>
        {now.phases.map((each, i) => each.listed && <Step key={i} phase={each} when={Math.sign(i - now.phase)} />)}
      </ol>
    </>
  );
}

/** A phase of the sequence of play: gone, to come, or the one that is played, which is brought into view. */
function Step({ phase, when }: { phase: PhasePrinted; when: number }) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (when === 0) row.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <li ref={row} aria-current={when === 0 ? "step" : undefined} class={when < 0 ? "done" : ""}>
      {phase.side ? <Swatch side={phase.side} /> : <span class="swatch none" />}
      <span>{phase.title}</span>
      <ClauseChip rule={phase.rule} />
    </li>
  );
}
