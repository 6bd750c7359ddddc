// The analysis of a game on one sheet: the tree of its branches, what an officer would do here, and what each side can expect. A
// branch is a game of one's own in which one answers for all sides; the tree is kept in this browser.
import { effect, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { go, route } from "../app/route.ts";
import { whereIs } from "../board/aim.ts";
import { turnName } from "../panel/log.tsx";
import { LinkToCopy } from "../shared/forms.tsx";
import { Sheet, sideName } from "../shared/parts.tsx";
import { t } from "../shared/text.ts";
import * as api from "../state/api.ts";
import * as aside from "../state/api-aside.ts";
import { lang } from "../state/settings.ts";
import { officers } from "../state/sketch.ts";
import { alone, gameId, kit, past, screen, sheet, tellFault } from "../state/store.ts";
import type { LuckSoFar, OutlookTold } from "../wire.ts";
import { arrowsOf } from "./arrows.ts";
import { tree } from "./kept.ts";
import { childrenOf, neighbour, rootOf, rowsOf, without, type Opinion, type Tree } from "./tree.ts";
import "../style/analysis.css";

const MANY = 20;
const FEW = 4;

/** The moment that is shown: in a replay the one looked at, else now. */
const moment = () => (past.value?.screen ?? screen.value)!;

/** Note the game that is shown, so that branches can hang from it. */
function noted(): Tree {
  const id = gameId();
  const had = tree.peek();
  if (had[id]) return had;
  const title = `${kit.value!.name} · ${kit.value!.scenario_name}`;
  return { ...had, [id]: { parent: "", at: 0, name: "", title, turn: 1, opinions: {} } };
}

/** Open a game of the tree, and the sheet with it. */
function open(id: string): void {
  if (id === gameId() && route.value.at === "game") return;
  sheet.value = "";
  go(`/game/${id}`);
  const stop = effect(() => {
    const isThere = !!screen.value && !!kit.value && route.value.at === "game";
    if (!isThere || gameId() !== id) return;
    setTimeout(() => {
      stop();
      sheet.value = "analysis";
    });
  });
}

/** Draw the plan on the map, until the game goes on. */
function draw(found: OutlookTold): void {
  const [id, version] = [gameId(), screen.value?.version];
  const isOwn = (piece: string) => kit.value?.pieces.find(({ key }) => key === piece)?.side === found.side;
  officers.value = arrowsOf(found.points, whereIs, isOwn);
  const stop = effect(() => {
    if (gameId() === id && screen.value?.version === version) return;
    officers.value = [];
    setTimeout(() => stop());
  });
}

/** Branch off here: a game in which I answer for every side, with new dice. */
async function branch(): Promise<void> {
  const [from, now] = [gameId(), moment()];
  const seats = Object.fromEntries(kit.value!.sides.map(({ key }) => [key, "me"]));
  try {
    const made = await api.branch(from, { at: now.clock, seats });
    const title = `${kit.value!.name} · ${kit.value!.scenario_name}`;
    tree.value = {
      ...noted(),
      [made.id]: { parent: from, at: now.clock, name: "", title, turn: now.turn, opinions: {} },
    };
    open(made.id);
  } catch (fault) {
    tellFault(fault);
  }
}

export function AnalysisSheet() {
  const id = gameId();
  const sides = kit.value?.sides ?? [];
  const asked = screen.value?.asked[0]?.side;
  const side = useSignal(sides.some(({ key }) => key === asked) ? asked! : (sides[0]?.key ?? ""));
  const told = useSignal<OutlookTold | null>(null);
  const thinks = useSignal(false);
  const lucks = useSignal<Record<string, LuckSoFar>>({});
  const isReplay = route.value.at !== "game";
  const isOver = !!screen.value?.over;
  const canAsk = !isReplay && !isOver && alone.value;
  const canBranch = (isReplay || !isOver) && (alone.value || isOver);
  const ask = async (games: number, general = false) => {
    if (!canAsk || thinks.value) return;
    thinks.value = true;
    try {
      const found = await aside.outlook(id, { side: side.value, games, general });
      told.value = found;
      draw(found);
      const { worth, error } = found;
      const opinion: Opinion = { side: found.side, worth, error, games: found.games };
      const all = noted();
      tree.value = { ...all, [id]: { ...all[id]!, opinions: { ...all[id]!.opinions, [found.side]: opinion } } };
    } catch (fault) {
      tellFault(fault);
    } finally {
      thinks.value = false;
    }
  };
  const clock = moment().clock;
  const isPast = isReplay || isOver;
  useEffect(() => {
    // Refused for a game that goes on and hides something: there is no luck to tell then.
    if (isPast)
      aside.luckAt(id, clock).then(
        ({ sides }) => (lucks.value = sides),
        () => undefined,
      );
  }, [id, isPast, clock]);
  const keys: Record<string, () => void> = {
    b: () => void (canBranch && branch()),
    o: () => void ask(FEW),
    g: () => void ask(FEW, true),
    t: () => void ask(MANY),
  };
  const press = (event: KeyboardEvent) => {
    if ((event.target as HTMLElement).matches("input, select") || event.ctrlKey || event.metaKey || event.altKey)
      return;
    keys[event.key]?.();
  };
  return (
    <Sheet title={t("analysis-title")} close={() => (sheet.value = "")} name="analysis-sheet">
      <div class="analysis" onKeyDown={press}>
        <p class="small">{t("analysis-about")}</p>
        <BranchTree />
        <div class="analysis-acts">
          <button class="main" disabled={!canBranch} onClick={() => void branch()} aria-keyshortcuts="b">
            {t("analysis-branch")} <kbd>b</kbd>
          </button>
          {isOver && !isReplay && (
            <button class="plain" onClick={() => go(`/game/${id}/replay`)}>
              {t("watch-replay")}
            </button>
          )}
          <button class="plain" disabled={!canAsk || thinks.value} onClick={() => void ask(FEW)} aria-keyshortcuts="o">
            {t("analysis-officer")} <kbd>o</kbd>
          </button>
          <button
            class="plain"
            disabled={!canAsk || thinks.value}
            onClick={() => void ask(FEW, true)}
            aria-keyshortcuts="g"
          >
            {t("analysis-general")} <kbd>g</kbd>
          </button>
          <button class="plain" disabled={!canAsk || thinks.value} onClick={() => void ask(MANY)} aria-keyshortcuts="t">
            {t("analysis-try", { games: MANY })} <kbd>t</kbd>
          </button>
          <label class="small">
            {t("analysis-for")}{" "}
            <select value={side.value} onChange={(event) => (side.value = event.currentTarget.value)}>
              {sides.map(({ key }) => (
                <option value={key}>{sideName(key)}</option>
              ))}
            </select>
          </label>
        </div>
        {!canAsk && (
          <p class="small">{t(isOver ? "analysis-over" : isReplay ? "analysis-replay" : "analysis-alone")}</p>
        )}
        <div role="status">
          <Luck
            found={isPast ? lucks.value[side.value] : told.value?.side === side.value ? told.value.luck : null}
            then={isReplay}
          />
          {thinks.value ? <p>{t("analysis-thinks")}</p> : told.value && <Outlook found={told.value} />}
        </div>
        {tree.value[id] && <About id={id} />}
      </div>
    </Sheet>
  );
}

const figure = (worth: number) =>
  new Intl.NumberFormat(lang.value, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: "exceptZero",
  }).format(worth);

/** What a side can expect in two figures: the worth and its 95 in 100 interval. */
const between = ({ worth, error }: { worth: number; error: number }) =>
  t("analysis-between", {
    worth: figure(worth),
    low: figure(Math.max(-1, worth - 2 * error)),
    high: figure(Math.min(1, worth + 2 * error)),
  });

/** How the dice have gone for the side: above 0 they were good for it. */
function Luck({ found, then }: { found: LuckSoFar | null | undefined; then: boolean }) {
  if (!found) return null;
  const error = new Intl.NumberFormat(lang.value, { maximumFractionDigits: 1 }).format(found.error);
  return (
    <p class="analysis-luck">
      {t(then ? "analysis-luck-then" : "analysis-luck", { luck: figure(found.luck), error, rolls: found.rolls })}
    </p>
  );
}

function Outlook({ found }: { found: OutlookTold }) {
  return (
    <section class="analysis-outlook" aria-label={t("analysis-officer")}>
      <p>
        <b>{sideName(found.side)}</b> {between(found)}{" "}
        <span class="small">{t("analysis-games", { games: found.games })}</span>
      </p>
      {found.plan.length > 0 && (
        <>
          <h3>{t(found.general ? "analysis-general-plan" : "analysis-plan")}</h3>
          <ol>
            {found.plan.map((each) => (
              <li>{each}</li>
            ))}
          </ol>
          {officers.value.length > 0 && <p class="small">{t("analysis-arrows")}</p>}
          <ul>
            {found.reasons.map((each) => (
              <li>{each}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The branches; arrows go through them, Enter opens one. */
function BranchTree() {
  const list = useRef<HTMLUListElement>(null);
  const id = gameId();
  useEffect(() => list.current?.querySelector<HTMLElement>("[aria-current]")?.focus(), []);
  const all = tree.value[id] ? tree.value : noted();
  const rows = rowsOf(all, rootOf(all, id));
  const press = (event: KeyboardEvent) => {
    const here = (event.target as HTMLElement).dataset.branch;
    const next = here && neighbour(all, rows, here, event.key);
    if (!next) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-branch="${next}"]`)?.focus();
  };
  return (
    <ul class="analysis-tree" ref={list} onKeyDown={press} aria-label={t("analysis-tree")}>
      {rows.map(({ id: each, depth }) => {
        const one = all[each]!;
        const name = one.name || (one.parent ? t("analysis-from", { turn: turnName(one.turn) }) : t("analysis-game"));
        return (
          <li key={each} style={{ "--depth": depth }}>
            <button
              class="lesson-button"
              data-branch={each}
              aria-current={each === id ? "true" : undefined}
              onClick={() => open(each)}
            >
              <span>{name}</span>
              {Object.values(one.opinions).map((opinion) => (
                <span class="small">
                  {sideName(opinion.side)} {figure(opinion.worth)}
                </span>
              ))}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The name of this branch, its link, and the way to take it out of the tree. */
function About({ id }: { id: string }) {
  const one = tree.value[id]!;
  const rename = (name: string) => (tree.value = { ...tree.value, [id]: { ...one, name } });
  const remove = () => {
    const next = one.parent || childrenOf(tree.value, id)[0];
    tree.value = without(tree.value, id);
    if (next) open(next);
  };
  return (
    <div class="analysis-about">
      <label>
        {t("analysis-name")}{" "}
        <input value={one.name} maxLength={60} onInput={(event) => rename(event.currentTarget.value)} />
      </label>
      <LinkToCopy label={t("analysis-link")} link={`${location.origin}/watch/${id}`} />
      <p class="small">{t("analysis-save")}</p>
      <button class="plain" onClick={() => (sheet.value = "record")}>
        {t("analysis-record")}
      </button>
      {one.parent && (
        <button class="plain" onClick={remove}>
          {t("analysis-remove")}
        </button>
      )}
    </div>
  );
}
