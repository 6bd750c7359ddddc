// The inspector: the hex under the cursor, its counters, the selected counter, and why something cannot be
// done there. It shows what the seat may know and computes nothing.
import { ClauseChip } from "../rules/clause.tsx";
import { CounterPicture, SideBadge, SymbolPicture } from "../shared/counter.tsx";
import { OptionButton } from "./options.tsx";
import { sideName } from "../shared/parts.tsx";
import { seeHex, seePiece } from "../state/details.ts";
import { WhyNotLines } from "./prompt.tsx";
import {
  asked,
  askWhyNot,
  cursor,
  hexByNumber,
  inspected,
  kit,
  optionsAt,
  optionsOfPiece,
  past,
  pieceByKey,
  refusals,
  seen,
  stacks,
  unknownAt,
} from "../state/store.ts";
import { t } from "../shared/text.ts";
import type { PieceShown, ValueShown } from "../wire.ts";

const MOST_OPTIONS = 8;

export function Inspector() {
  const piece = inspected.value;
  const hex = cursor.value || (piece ? (seen.value?.pieces[piece]?.at ?? "") : "");
  return (
    <section class="panel inspector" aria-label={t("inspector-label")}>
      <WhyNotLines />
      {hex ? <Place key={hex} hex={hex} /> : <p class="zone-empty">{t("inspector-empty")}</p>}
      {piece && !(stacks.value.get(hex) ?? []).some((each) => each.key === piece) && <CounterCard piece={piece} open />}
    </section>
  );
}

// A hex ------------------------------------------------------------------------------------------------------------
function Place({ hex }: { hex: string }) {
  const printed = hexByNumber.value.get(hex);
  const box = kit.value?.boxes.find((each) => each.key === hex);
  const shown = seeHex(printed ? hex : "");
  const standing = stacks.value.get(hex) ?? [];
  const unknown = unknownAt.value.get(hex) ?? [];
  const name = shown?.name || printed?.name || box?.name || "";
  const ground = shown?.ground.length ? shown.ground : (printed?.ground ?? []);
  return (
    <>
      <h2 class="panel-title">
        {printed ? <span class="hex-number">{hex}</span> : null} {name}
      </h2>
      {ground.length > 0 && <p class="ground">{ground.join(" · ")}</p>}
      <dl class="facts">
        {shown?.control && <Fact name={t("inspector-control")}>{sideOr(shown.control)}</Fact>}
        {shown && shown.zones.length > 0 && <Fact name={t("inspector-zones")}>{shown.zones.join(", ")}</Fact>}
        <Cost hex={hex} />
      </dl>
      <Worth hex={hex} />
      {shown?.lines.map((line) => (
        <p key={line} class="small">
          {line}
        </p>
      ))}
      {standing.length + unknown.length > 0 ? (
        <ul class="stack" aria-label={t("inspector-stack")}>
          {standing.map((each) => (
            <li key={each.key}>
              <CounterCard piece={each.key} open={inspected.value === each.key || standing.length === 1} />
            </li>
          ))}
          {unknown.map((each, place) => (
            <li key={`?${place}`} class="counter-card">
              <div class="counter-line">
                <SymbolPicture symbol={each.symbol} size={44} />
                <span class="counter-name">
                  {each.name ||
                    t(each.stack ? "inspector-unknown-stack" : "inspector-unknown", { side: sideName(each.side) })}
                </span>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p class="small">{t("inspector-nobody")}</p>
      )}
      <MayDo hex={hex} />
      {shown?.source && <Sources source={shown.source} values={[]} />}
    </>
  );
}

/** What the hex counts for victory, and the clause that says so. */
function Worth({ hex }: { hex: string }) {
  const prize = seen.value?.goal.prizes[hex];
  return prize ? (
    <p class="hex-prize">
      {prize.text} <ClauseChip rule={prize.rule} />
    </p>
  ) : null;
}

function Fact({ name, children }: { name: string; children: preact.ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A side in its colours, by its key or by its name. */
function sideOr(said: string) {
  const side = kit.value?.sides.find((each) => each.key === said || each.name === said);
  return side ? <SideBadge side={side.key} /> : said;
}

/** The cost or the odds of moving there, if an option has them. */
function Cost({ hex }: { hex: string }) {
  const badges = [
    ...new Set(
      optionsAt(hex)
        .filter((choice) => choice.noun !== "piece" && choice.badge)
        .map((choice) => choice.badge),
    ),
  ];
  return badges.length ? (
    <Fact name={t("inspector-badge")}>
      <span class="price">{badges.join(" · ")}</span>
    </Fact>
  ) : null;
}

/** What can be chosen here, and a button that asks why nothing else. */
function MayDo({ hex }: { hex: string }) {
  if (!asked.value) return null;
  const options = optionsAt(hex);
  return (
    <div class="may-do">
      {options.length > 0 && <h3 class="group-title">{t("inspector-may")}</h3>}
      <ul class="option-list">
        {options.slice(0, MOST_OPTIONS).map((choice) => (
          <li key={choice.text}>
            <OptionButton choice={choice} />
          </li>
        ))}
      </ul>
      {options.length > MOST_OPTIONS && (
        <p class="small">{t("inspector-more", { count: options.length - MOST_OPTIONS })}</p>
      )}
      {hexByNumber.value.has(hex) && refusals.value?.at !== hex && (
        <button type="button" class="act quiet-act" onClick={() => void askWhyNot({ hex })}>
          {t(options.length ? "inspector-why-nothing-else" : "inspector-why-not")}
        </button>
      )}
    </div>
  );
}

// A counter --------------------------------------------------------------------------------------------------------
function CounterCard({ piece, open }: { piece: string; open: boolean }) {
  const printed = pieceByKey.value.get(piece);
  const counter = seen.value?.pieces[piece];
  const shown = seePiece(piece);
  if (!printed) return null;
  const steps = counter?.steps ?? printed.steps;
  const marks =
    shown?.marks.map((mark) => mark.name) ??
    (counter?.marks ?? []).map((key) => kit.value?.marks.find((mark) => mark.key === key)?.name ?? key);
  return (
    <div class={`counter-card ${open ? "open" : ""}`}>
      <button
        type="button"
        class="counter-line"
        aria-expanded={open}
        onClick={() => (inspected.value = inspected.value === piece ? "" : piece)}
      >
        <CounterPicture piece={piece} steps={steps} size={44} />
        <span class="counter-name">
          <strong>{printed.title}</strong>
          <span class="small">
            {[shown?.kind || printed.kind, open && shown ? "" : printed.formation].filter(Boolean).join(" · ")}
          </span>
          {shown && !open && (
            <span class="counter-values">
              {shown.values.map((value) => `${value.name} ${value.value}`).join(" · ")}
            </span>
          )}
        </span>
      </button>
      {marks.length > 0 && (
        <ul class="marks" aria-label={t("inspector-marks")}>
          {marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
      )}
      {open && <CounterFacts shown={shown} steps={steps} full={printed.steps} side={printed.side} />}
      {open && asked.value && !past.value && !optionsOfPiece.value.has(piece) && refusals.value?.at !== piece && (
        <button type="button" class="act quiet-act" onClick={() => void askWhyNot({ piece })}>
          {t("inspector-why-not-piece")}
        </button>
      )}
    </div>
  );
}

interface CounterFactsProps {
  shown: PieceShown | null;
  steps: number;
  full: number;
  side: string;
}

function CounterFacts({ shown, steps, full, side }: CounterFactsProps) {
  return (
    <>
      <dl class="facts">
        <Fact name={t("inspector-side")}>{sideOr(side)}</Fact>
        {!shown && <Fact name={t("inspector-steps")}>{t("inspector-steps-of", { steps, full })}</Fact>}
        {shown?.values.map((value) => (
          <Fact key={value.name} name={value.name}>
            <strong>{value.value}</strong>
            {value.full && value.full !== value.value && (
              <span class="small"> {t("inspector-full", { full: value.full })}</span>
            )}
          </Fact>
        ))}
      </dl>
      {shown?.lines.map((line) => (
        <p key={line} class="small">
          {line}
        </p>
      ))}
      {shown && <Sources source={shown.source} values={shown.values} />}
    </>
  );
}

/** The sources of the numbers; values with the same source are grouped. */
function Sources({ source, values }: { source: string; values: ValueShown[] }) {
  const bySource = new Map<string, string[]>();
  for (const value of values)
    if (value.source) bySource.set(value.source, [...(bySource.get(value.source) ?? []), value.name]);
  if (!source && bySource.size === 0) return null;
  return (
    <details class="unfold">
      <summary>{t("source-question")}</summary>
      <ul class="sources">
        {source && !bySource.has(source) && (
          <li>
            <SourceText source={source} />
          </li>
        )}
        {[...bySource].map(([from, names]) => (
          <li key={from}>
            <strong>{names.join(", ")}</strong>: <SourceText source={from} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A source as text; a clause in it can be opened. */
function SourceText({ source }: { source: string }) {
  const rule = /§\s?(\d[\w.]*\w)/.exec(source)?.[1] ?? "";
  return (
    <>
      {source} {rule && kit.value?.rules[rule] !== undefined && <ClauseChip rule={rule} />}
    </>
  );
}
