// The end of a game: the verdict, the points by reason, the check of the dice, and a rematch.
import { useSignal } from "@preact/signals";
import * as api from "../state/api.ts";
import { offer } from "../people/asking.ts";
import { ClauseChip } from "../rules/clause.tsx";
import { DiceCheck, Unrated } from "./dice.tsx";
import { lazy } from "../shared/lazy.tsx";
import { Sheet, sideName, Swatch } from "../shared/parts.tsx";
import { go } from "../app/route.ts";
import { keepLinks } from "../app/shelf.ts";
import { kit, past, screen, gameId, tellFault } from "../state/store.ts";
import { t } from "../shared/text.ts";
import { lesson } from "../state/lesson.ts";
import type { Screen, Standing } from "../wire.ts";
import "../style/end.css";

const OfferBar = lazy(async () => (await import("../people/manners.tsx")).OfferBar, "people");

/** Who won and how. */
function verdictOf({ verdict, winner, ended }: Screen): string {
  if (!verdict) return t("game-over");
  if (ended) return verdict;
  return winner ? t("game-won", { side: sideName(winner), verdict }) : verdict;
}

/** The verdict below the map; opened, the full summary, which never lies over the card of a lesson by itself. */
export function EndCard() {
  const open = useSignal(!lesson.value);
  const now = screen.value;
  if (!now?.over || past.value) return null;
  return (
    <div class="end-line">
      <strong>{verdictOf(now)}</strong>
      <button class="main" onClick={() => (open.value = true)}>
        {t("reckoning")}
      </button>
      <button class="plain" onClick={() => go(`/game/${gameId()}/replay`)}>
        {t("watch-replay")}
      </button>
      {now.next && (
        <button class="main" onClick={() => go(`/game/${now.next}`)}>
          {t("to-the-rematch")}
        </button>
      )}
      {open.value && <Reckoning now={now} close={() => (open.value = false)} />}
    </div>
  );
}

function Reckoning({ now, close }: { now: Screen; close: () => void }) {
  return (
    <Sheet title={verdictOf(now)} kind="page" close={close} name="end-card">
      {now.goal.because.map((each, place) => (
        <p key={place} class="end-because">
          {each.text} <ClauseChip rule={each.rule} />
        </p>
      ))}
      <div class="standings">
        {Object.entries(now.standings).map(([side, standing]) => (
          <SideStanding side={side} standing={standing} won={now.winner === side} />
        ))}
      </div>
      <OfferBar />
      <div class="end-buttons">
        {now.next && (
          <button class="main" onClick={() => go(`/game/${now.next}`)}>
            {t("to-the-rematch")}
          </button>
        )}
        {!now.ended && (
          <button class="main" onClick={() => go(`/game/${gameId()}/report`)}>
            {t("report-open")}
          </button>
        )}
        {hasOthers(now) ? (
          <button class="plain" aria-disabled={now.offers.length > 0 || !!now.next} onClick={() => offerRematch(now)}>
            {t("rematch-offer")}
          </button>
        ) : (
          <button class="plain" onClick={() => void again(now, false)}>
            {t("rematch")}
          </button>
        )}
        {mixed(now) && !hasOthers(now) && (
          <button class="plain" onClick={() => void again(now, true)}>
            {t("rematch-swapped")}
          </button>
        )}
        <button class="plain" onClick={() => go(`/game/${gameId()}/replay`)}>
          {t("watch-replay")}
        </button>
        <a class="button plain" href={api.saveAddress(gameId())} download>
          {t("save-file")}
        </a>
        <button class="plain" onClick={() => go("/")}>
          {t("to-the-lobby")}
        </button>
      </div>
      <Unrated />
      <DiceCheck hash={now.seed_hash} seed={now.seed} />
    </Sheet>
  );
}

function SideStanding({ side, standing, won }: { side: string; standing: Standing; won: boolean }) {
  return (
    <section class={won ? "standing won" : "standing"}>
      <h3>
        <Swatch side={side} /> {sideName(side)} {won && <span class="tag">{t("winner")}</span>}
      </h3>
      {standing.points.map((points) => (
        <table>
          <tbody>
            {points.reasons.map((reason) => (
              <tr>
                <td class="value">{reason.value}</td>
                <td>{reason.text}</td>
                <td>{reason.rule && <ClauseChip rule={reason.rule} />}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td class="value">{points.total}</td>
              <td colSpan={2}>{points.name || t("points")}</td>
            </tr>
          </tfoot>
        </table>
      ))}
      <p class="small">{t("steps-lost", { count: standing.steps_lost })}</p>
    </section>
  );
}

const hasOthers = (now: Screen): boolean => Object.values(now.seats).some(({ kind }) => kind === "other");

/** Ask the others at the table whether they would play again. */
function offerRematch(now: Screen): void {
  const [side] = Object.entries(now.seats).find(([, { kind }]) => kind === "you") ?? [];
  if (!side || now.offers.length || now.next) return;
  offer(gameId(), { side, kind: "rematch" }).catch(tellFault);
}

// A rematch --------------------------------------------------------------------------------------------------------
const mixed = (now: Screen): boolean => new Set(Object.values(now.seats).map((seat) => seat.kind)).size > 1;

/** The same game again; swapped, everybody takes the next side. */
async function again(now: Screen, swapped: boolean): Promise<void> {
  const sides = (kit.value?.sides ?? []).map((each) => each.key).filter((each) => now.seats[each]);
  const seat = (side: string): string => {
    const found = now.seats[side]!;
    return found.kind === "you" ? "me" : found.kind === "bot" ? `bot:${found.bot}` : "open";
  };
  const seats = Object.fromEntries(
    sides.map((side, i) => [side, seat(swapped ? sides[(i + 1) % sides.length]! : side)]),
  );
  try {
    const made = await api.newGame({
      title: now.title,
      scenario: now.scenario,
      options: now.options,
      seats,
      dice: now.seed_hash ? "seeded" : "typed",
      // The choice of hints is kept.
      hints: now.side ? !now.hints.why : null,
    });
    keepLinks(made.id, made.links);
    go(`/game/${made.id}`);
  } catch (fault) {
    tellFault(fault);
  }
}
