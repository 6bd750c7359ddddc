// The seat at the table: a game is opened and left, its changes are heard, and at one screen the seat passes on.
import { batch, effect } from "@preact/signals";
import { forgetOrders } from "./answering.ts";
import * as api from "./api.ts";
import { chosen } from "./choices.ts";
import { keepHash } from "./dicehash.ts";
import { dropHold, held, hold } from "./hold.ts";
import { clearLayers } from "./layers.ts";
import { changed, listen } from "./live.ts";
import { cursor, fanned, forgetLooks, inspected } from "./looking.ts";
import { announced, tellFault } from "./notices.ts";
import { othersWentOn } from "../replay/story.ts";
import { forgetRolls, noteRolls } from "./rolls.ts";
import { lang } from "./settings.ts";
import {
  asked,
  connected,
  curtain,
  detour,
  gameId,
  kit,
  mySides,
  page,
  past,
  screen,
  setGameId,
  side,
  trial,
} from "./table.ts";
import type * as wire from "../wire.ts";

let stop: (() => void) | null = null;
/** Whether we only watch, whatever seat we have. */
let watches = false;
/** What came while a roll was held. */
let newest: wire.Page | null = null;

/** Open a game. Without a side, the first of ours that is asked something; else our first; else as a spectator. */
export async function sit(game: string, wanted = "", onlyWatch = false): Promise<void> {
  leave();
  watches = onlyWatch;
  setGameId(game);
  const first = await api.page(game, wanted);
  const ours = Object.entries(first.screen.seats)
    .filter(([, seat]) => seat.kind === "you" && !watches)
    .map(([name]) => name);
  const mine = wanted || ours.find((name) => first.screen.waiting.includes(name)) || ours[0] || "";
  const shown = mine === first.screen.side ? first : await api.page(game, mine);
  const printed = await api.kit(shown.screen.title, shown.screen.scenario);
  batch(() => {
    kit.value = printed;
    side.value = mine;
    page.value = shown;
    curtain.value = shown.screen.secret && ours.length > 1 && !shown.screen.over ? mine : "";
  });
  hearAs(mine);
}

/** Leave the game. */
export function leave(): void {
  stop?.();
  stop = null;
  letGoOfHeld();
  setGameId("");
  batch(() => {
    kit.value = null;
    page.value = null;
    past.value = null;
    detour.value = null;
    clearLayers();
    forgetRolls();
    curtain.value = "";
    trial.value = null;
    chosen.value = [];
    cursor.value = fanned.value = inspected.value = "";
    forgetLooks();
  });
  forgetOrders();
}

function hearAs(mine: string): void {
  stop?.();
  const game = gameId();
  stop = listen(
    game,
    mine,
    () => (known()?.screen.side === mine ? known()!.screen.version : -1),
    (live) => hear(live),
    (up) => {
      const isBack = up && !connected.value;
      connected.value = up;
      if (isBack && screen.value) handOver(screen.value);
    },
  );
}

/** The newest page, also where it is not shown yet. */
const known = (): wire.Page | null => newest ?? page.value;

function hear(live: wire.Live): void {
  if (live.type === "whole") {
    come(live.page);
  } else if (live.type === "change") {
    const now = known();
    if (now && now.screen.version >= live.version && now.screen.version !== live.since) return;
    const next = now && changed(now, live);
    if (next) come(next);
    else hearAs(side.value);
  } else {
    if (live.trial) trial.value = live.trial;
    if (live.bots && page.value) page.value = { ...page.value, screen: { ...page.value.screen, bots: live.bots } };
    if (live.bots && newest) newest = { ...newest, screen: { ...newest.screen, bots: live.bots } };
  }
}

/** A page has come: it is shown, or waits until the roll that is held has been seen. */
function come(next: wire.Page): void {
  if (held.value) newest = next;
  else show(next);
}

/** What came while a roll was held is shown. */
function showNewest(): void {
  const next = newest;
  newest = null;
  if (next) show(next);
  else if (page.value) handOver(page.value.screen);
}

function letGoOfHeld(): void {
  dropHold();
  newest = null;
}

function show(next: wire.Page): void {
  const before = page.value;
  batch(() => {
    const sameQuestion =
      before?.screen.asked[0]?.number === next.screen.asked[0]?.number && before?.screen.side === next.screen.side;
    page.value = next;
    if (!sameQuestion || before?.screen.version !== next.screen.version) forgetLooks();
  });
  const known =
    before && before.screen.side === next.screen.side ? Math.min(before.log.length, next.log.length) : next.log.length;
  const told = next.log.slice(known);
  const prompt = asked.value?.prompt ?? next.screen.verdict;
  const said = [...told.map((line) => line.text), prompt].filter(Boolean).slice(-6).join(" ");
  if (said) announced.value = said;
  noteRolls(told, next.screen);
  // A roll that follows from our own answer is seen before others go on. Where we are asked again nobody else can; but one who answers at
  // once may have gone on before this page was made.
  const isOurs = !!before?.screen.asked.length && before.screen.side === next.screen.side;
  const isRolled = told.some((line) => line.dice.length);
  if (isOurs && isRolled && (!next.screen.asked.length || othersWentOn(told, mySides.value))) hold(showNewest);
  else handOver(next.screen);
}

/**
 * At one screen, when only another side of ours is asked, switch to it: with a blank screen if there are secrets.
 * Where the server is gone meanwhile, we switch when it is back.
 */
function handOver(now: wire.Screen): void {
  if (watches || now.over || now.waiting.includes(side.value) || now.waiting.includes("dice")) return;
  const next = mySides.value.find((name) => now.waiting.includes(name) && !now.answering.includes(name));
  if (!next || next === side.value) return;
  if (now.secret) curtain.value = next;
  lookAs(next).catch(tellFault);
}

/** Switch to the view of another side of ours. */
export async function lookAs(next: string): Promise<void> {
  letGoOfHeld();
  const shown = await api.page(gameId(), next);
  batch(() => {
    side.value = next;
    page.value = shown;
    past.value = null;
    if (shown.screen.secret) forgetRolls();
    forgetLooks();
  });
  hearAs(next);
}

// The words of the game follow the language of the screen.
let spoken = lang.value;
lang.subscribe((now) => {
  if (now === spoken) return;
  spoken = now;
  const here = page.value?.screen;
  if (!here) return;
  void Promise.all([api.kit(here.title, here.scenario), api.page(gameId(), side.value)]).then(([printed, shown]) => {
    batch(() => {
      kit.value = printed;
      page.value = shown;
      forgetLooks();
    });
    hearAs(side.value);
  });
});

// The hash of the dice is kept from the first page on, so that it can be compared at the end.
effect(() => {
  if (screen.value) keepHash(screen.value);
});

// The moment shown is written into the document, for programs that drive the page.
if (typeof document !== "undefined") {
  effect(() => {
    const shown = screen.value;
    document.body.dataset["version"] = shown ? `${shown.game}/${shown.side}/${shown.version}` : "";
  });
}
