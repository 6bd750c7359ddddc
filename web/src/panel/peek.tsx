// On a phone: what was tapped, its odds in one line and its chances in one bar, and the button that does it. A second tap on the
// same hex is that button.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { whereIs } from "../board/aim.ts";
import { aimed, returnTo, liftAbove } from "../board/camera.ts";
import { placeOf } from "../board/meaning.ts";
import { CounterPicture } from "../shared/counter.tsx";
import { HintShown } from "./hint.tsx";
import { Ahead, certainty, Headline } from "./odds.tsx";
import { previewOf } from "../state/read.ts";
import { choose, chosen, hexByNumber, hinted, look, pieceByKey, seen as shown } from "../state/store.ts";
import { dashed, meaning, percent, signed } from "../shared/tally.ts";
import { t } from "../shared/text.ts";
import type { Chance, Choice, TallyShown } from "../wire.ts";
import "../style/peek.css";

export function Peek({ choice }: { choice: Choice }) {
  const place = placeOf(choice, whereIs);
  // The sheet grows over the map: what it would hide is moved up by just as much, and back.
  useEffect(() => uncovered(place), [place]);
  const seen = previewOf(choice);
  const tally = seen?.tally;
  return (
    <section class="peek" aria-label={choice.label}>
      {hinted.value?.answer === choice.text && <HintShown bare />}
      <div class="peek-says">
        <What choice={choice} />
        {tally && !tally.impossible && tally.readings.length === 0 ? (
          <Headline tally={tally} />
        ) : (
          choice.badge && <span class="price">{choice.badge}</span>
        )}
      </div>
      {tally && <PeekTally tally={tally} />}
      {seen?.final && <p class="peek-why">{seen.final}</p>}
      <div class="peek-acts">
        <button
          type="button"
          class="act main"
          data-option={choice.text}
          onClick={() => void choose(choice, seen !== null)}
        >
          {choice.label}
        </button>
        <button type="button" class="act quiet-act" onClick={goBack}>
          {t("peek-back")}
        </button>
      </div>
    </section>
  );
}

/** After a touch the map is let be for so many milliseconds. */
const CALM = 420;

/** Once the sheet has its height, move the map by what it would hide of a hex; as it closes, back, unless the hand has moved it since. */
function uncovered(hex: string): () => void {
  const before = aimed();
  let after = before;
  const timer = setTimeout(() => {
    const foot = document.querySelector(".foot")?.getBoundingClientRect();
    const map = document.querySelector(".board")?.getBoundingClientRect();
    if (foot && map) after = liftAbove(hex, foot.top - map.top);
  }, CALM);
  return () => {
    clearTimeout(timer);
    const now = aimed();
    if (after !== before && now.x === after.x && now.y === after.y && now.k === after.k) returnTo(before);
  };
}

/** Back to the question; what was to be sent stays where it is. */
function goBack(): void {
  chosen.value = [];
  void look(null);
}

/** What was tapped: a counter by its picture and name, a hex by its number, name, ground and worth. */
function What({ choice }: { choice: Choice }) {
  const piece = choice.noun === "piece" ? pieceByKey.value.get(choice.at) : null;
  const hex = hexByNumber.value.get(choice.at);
  if (piece)
    return (
      <>
        <CounterPicture piece={piece.key} steps={shown.value?.pieces[piece.key]?.steps} size={30} />
        <strong>{piece.title}</strong>
      </>
    );
  if (!hex) return <strong>{choice.label}</strong>;
  const prize = shown.value?.goal.prizes[hex.number]?.text;
  return (
    <>
      <strong>{[hex.number, hex.name].join(" ")}</strong>
      <span class="ground">{[...hex.ground, ...(prize ? [prize] : [])].join(" · ")}</span>
    </>
  );
}

function PeekTally({ tally }: { tally: TallyShown }) {
  if (tally.impossible) return <p class="peek-why">{tally.impossible.text}</p>;
  if (tally.readings.length > 0)
    return (
      <>
        {tally.readings.map((each) => (
          <PeekTally key={each.of} tally={each} />
        ))}
      </>
    );
  const reasons = tally.reasons.map((each) => `${signed(each.value)} ${each.text}`).join(" · ");
  return (
    <>
      <Ahead tally={tally} />
      <ChanceBar chances={tally.chances} />
      {reasons && <p class="peek-why">{reasons}</p>}
    </>
  );
}

/** The chances side by side, each as wide as it is likely, and in words the one that was tapped, or the likeliest. */
export function ChanceBar({ chances }: { chances: Chance[] }) {
  const read = useSignal("");
  if (!chances.length) return null;
  const certain = certainty(chances);
  if (certain) return <p class="odds-certain">{certain}</p>;
  const likeliest = chances.reduce((best, each) => (each.p > best.p ? each : best));
  const told = chances.find((each) => each.outcome === read.value) ?? likeliest;
  return (
    <>
      <ul class="chance-bar" aria-label={t("odds-chances")}>
        {chances.map((each) => (
          <li key={each.outcome} class={each.nothing ? "nothing" : ""} style={{ flexGrow: each.p }}>
            <button
              type="button"
              aria-pressed={each === told}
              aria-label={`${meaning(each)}, ${percent(each.p)}`}
              onClick={() => (read.value = each.outcome)}
            >
              <b>{dashed(each.outcome)}</b> <span>{percent(each.p)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p class="chance-words" role="status">
        {told.words === told.outcome
          ? `${told.words} (${percent(told.p)})`
          : t("odds-means", { cell: dashed(told.outcome), words: told.words, chance: percent(told.p) })}
      </p>
    </>
  );
}
