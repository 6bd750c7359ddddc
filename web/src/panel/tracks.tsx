// The tracks beside the map: time and arrivals, the sequence of play, figures, points, losses. Everything is read from the
// screen the server sent.
import { useId } from "preact/hooks";
import { ClauseChip } from "../rules/clause.tsx";
import { CounterPicture, SideBadge } from "../shared/counter.tsx";
import { Reasons } from "./odds.tsx";
import { plain } from "../shared/tally.ts";
import { cursor, inspected, kit, pieceByKey, seen, stacks } from "../state/store.ts";
import { t } from "../shared/text.ts";
import type { BoxPrinted, Screen } from "../wire.ts";
import "../style/tracks.css";

export function Tracks() {
  const now = seen.value;
  if (!now) return null;
  return (
    <section class="panel tracks" aria-label={t("tracks-label")}>
      <Standings now={now} />
      <TimeTrack now={now} />
      <Sequence now={now} />
      <Figures now={now} />
      <Beside />
      <Losses now={now} />
    </section>
  );
}

// Time -------------------------------------------------------------------------------------------------------------
function TimeTrack({ now }: { now: Screen }) {
  const label = useId();
  const turns = kit.value?.turns ?? [];
  return (
    <>
      <h3 class="group-title" id={label}>
        {t("tracks-time")}
      </h3>
      <ol class="time" aria-labelledby={label}>
        {turns.map((name, place) => {
          const turn = place + 1;
          const boxes = (kit.value?.boxes ?? []).filter((box) => box.due === turn);
          const arriving = boxes.flatMap((box) => stacks.value.get(box.key) ?? []);
          const when = turn < now.turn ? "gone" : turn === now.turn ? "now" : "";
          return (
            <li key={turn} class={when} aria-current={when === "now" ? "step" : undefined}>
              <span class="time-name">
                {when === "now" && <span aria-hidden="true">▸ </span>}
                {name}
              </span>
              {arriving.length > 0 && (
                <span class="counters" aria-label={t("tracks-arriving")}>
                  {arriving.map((each) => (
                    <SmallCounter key={each.key} piece={each.key} steps={each.counter.steps} />
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The boxes that are not on the time track, with their pieces. */
function Beside() {
  const boxes = (kit.value?.boxes ?? []).filter((box) => box.due === 0 && (stacks.value.get(box.key) ?? []).length > 0);
  if (boxes.length === 0) return null;
  return (
    <>
      <h3 class="group-title">{t("tracks-beside")}</h3>
      {boxes.map((box) => (
        <BoxTray key={box.key} box={box} />
      ))}
    </>
  );
}

function BoxTray({ box }: { box: BoxPrinted }) {
  const those = stacks.value.get(box.key) ?? [];
  return (
    <details class="unfold" open={those.length <= 12}>
      <summary>
        {box.name} <span class="how-many">{those.length}</span>
      </summary>
      <span class="counters">
        {those.map((each) => (
          <SmallCounter key={each.key} piece={each.key} steps={each.counter.steps} />
        ))}
      </span>
    </details>
  );
}

/** A counter whose details are shown when it is pressed. */
function SmallCounter({ piece, steps }: { piece: string; steps: number }) {
  const title = pieceByKey.value.get(piece)?.title ?? piece;
  const show = () => {
    inspected.value = piece;
    cursor.value = seen.value?.pieces[piece]?.at ?? "";
  };
  return (
    <button type="button" class="small-counter" aria-label={title} title={title} onClick={show}>
      <CounterPicture piece={piece} steps={steps} size={30} />
    </button>
  );
}

// The sequence of play and the figures -----------------------------------------------------------------------------
function Sequence({ now }: { now: Screen }) {
  const label = useId();
  if (now.phases.length === 0) return null;
  return (
    <>
      <h3 class="group-title" id={label}>
        {t("tracks-sequence")}
      </h3>
      <ol class="phase-list" aria-labelledby={label}>
        {now.phases.map((phase, place) => {
          if (!phase.listed) return null;
          const when = place < now.phase ? "gone" : place === now.phase ? "now" : "";
          return (
            <li key={place} class={when} aria-current={when === "now" ? "step" : undefined}>
              <span class="phase-mark" aria-hidden="true">
                {when === "now" ? "▸" : when ? "✓" : ""}
              </span>
              <span class="phase-title">{phase.title}</span>
              <span class="phase-of">
                {phase.side && <SideBadge side={phase.side} />}
                <ClauseChip rule={phase.rule} />
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function Figures({ now }: { now: Screen }) {
  const sides = Object.entries(now.of_sides).filter(([, figures]) => figures.length > 0);
  if (now.figures.length === 0 && sides.length === 0) return null;
  return (
    <>
      <h3 class="group-title">{t("tracks-figures")}</h3>
      {now.figures.length > 0 && (
        <dl class="facts">
          {now.figures.map((figure) => (
            <div key={figure.key}>
              <dt>{figure.name}</dt>
              <dd>{figure.value || "✓"}</dd>
            </div>
          ))}
        </dl>
      )}
      {sides.map(([side, figures]) => (
        <div key={side} class="of-side">
          <SideBadge side={side} />
          <dl class="facts">
            {figures.map((figure) => (
              <div key={figure.key}>
                <dt>{figure.name}</dt>
                <dd>{figure.value || "✓"}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </>
  );
}

// Points and losses ------------------------------------------------------------------------------------------------
function Standings({ now }: { now: Screen }) {
  const counted = Object.entries(now.standings).filter(([, standing]) => standing.points.length > 0);
  if (counted.length === 0) return null;
  return (
    <>
      <h3 class="group-title">{t("tracks-standings")}</h3>
      <div class="standings">
        {counted.map(([side, standing]) =>
          standing.points.map((points, place) => (
            <div key={`${side}${place}`} class="standing">
              <p class="standing-line">
                <SideBadge side={side} /> <strong>{t("tracks-points", { points: numeric(points.total) })}</strong>
              </p>
              <Reasons tally={points} />
            </div>
          )),
        )}
      </div>
    </>
  );
}

/** As a number if it is one, so that plurals work. */
const numeric = (value: string): number | string =>
  /^[-−]?\d+$/.test(value) ? Number(value.replace("−", "-")) : plain(value);

function Losses({ now }: { now: Screen }) {
  const suffered = Object.entries(now.standings).filter(
    ([, standing]) => standing.steps_lost > 0 || standing.pieces_lost.length > 0,
  );
  return (
    <>
      <h3 class="group-title">{t("tracks-losses")}</h3>
      {suffered.length === 0 && <p class="small">{t("tracks-no-losses")}</p>}
      {suffered.map(([side, standing]) => (
        <div key={side} class="of-side">
          <p class="standing-line">
            <SideBadge side={side} />{" "}
            {t("tracks-lost", { steps: standing.steps_lost, pieces: standing.pieces_lost.length })}
          </p>
          <span class="counters lost">
            {standing.pieces_lost.map((piece) => (
              <SmallCounter key={piece} piece={piece} steps={1} />
            ))}
          </span>
        </div>
      ))}
    </>
  );
}
