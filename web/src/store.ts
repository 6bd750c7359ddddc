// The state of the screen: the kit, the page of the seat, and what the player is looking at. No drawing, no rules.
import { batch, computed, effect, signal } from "@preact/signals";
import * as api from "./api.ts";
import { keepHash } from "./dicehash.ts";
import { changed, listen } from "./live.ts";
import { chipText } from "./rulebook.ts";
import { confirms, lang } from "./settings.ts";
import { lastRolls, rollsToMark } from "./story.ts";
import type * as wire from "./wire.ts";

// The game on the table --------------------------------------------------------------------------------------------
export const kit = signal<wire.Kit | null>(null);
/** The game as it stands now, seen from our seat. */
export const page = signal<wire.Page | null>(null);
/** An earlier moment that is shown, or null for now. */
export const past = signal<wire.Page | null>(null);
/** What is shown in place of the game, such as a plan, and where its answers go; null for the game itself. */
export interface Detour {
  page: wire.Page;
  look: (question: wire.Asked, choice: wire.Choice) => Promise<wire.Looked | null>;
  give: (question: wire.Asked, text: string) => Promise<void>;
  undo: () => Promise<void>;
}
export const detour = signal<Detour | null>(null);
export const connected = signal(true);
export const trial = signal<wire.TrialShown | null>(null);
/** The side whose view is shown: a side we play, or empty for a spectator. */
export const side = signal("");
/** With two players at one screen and secrets: the side that must take the seat before anything is shown, or empty. */
export const curtain = signal("");

export const screen = computed(() => page.value?.screen ?? null);
export const log = computed(() => page.value?.log ?? []);
/** What is drawn: a plan or the past if one is shown, otherwise now. */
export const seen = computed(() => (detour.value?.page ?? past.value ?? page.value)?.screen ?? null);
/** The question open to us now; none while the past is shown. */
export const asked = computed(() => {
  const now = detour.value?.page.screen ?? screen.value;
  if (!now || (past.value && !detour.value) || curtain.value) return null;
  return now.asked.find((each) => each.side === side.value || each.side === "dice") ?? null;
});
export const mySides = computed(() =>
  Object.entries(screen.value?.seats ?? {}).filter(([, seat]) => seat.kind === "you").map(([name]) => name),
);

/** Whether nobody else has a seat here: the whole game may then be saved, branched and played out before its end. */
export const alone = computed(() => {
  const kinds = Object.values(screen.value?.seats ?? {}).map((seat) => seat.kind);
  return kinds.length > 0 && kinds.every((kind) => kind === "you" || kind === "bot");
});

// What the player looks at -----------------------------------------------------------------------------------------
/** The hex under the cursor (mouse, keyboard or finger). */
export const cursor = signal("");
/** The hex whose stack is fanned out. */
export const fanned = signal("");
/** The piece whose details are shown. */
export const inspected = signal("");
/** The previewed option, and the server's preview. */
export const looking = signal<wire.Choice | null>(null);
export const looked = signal<wire.Looked | null>(null);
/** An option that waits for confirmation because it cannot be undone. */
export const pending = signal<wire.Choice | null>(null);
/** The server's preview of the option that waits. */
export const pendingLook = signal<wire.Looked | null>(null);
export interface Rolled {
  line: wire.LogLine;
  /** With its tally, if we may see it. */
  roll: wire.RollShown | null;
}
/** The rolls last reported, the last first, and the phase in which they were told. */
export const rolled = signal<{ rolls: Rolled[]; phase: string } | null>(null);
/** The rolls just reported, marked on the map for a short while: what the dice gave in words, once it is known. */
export const struck = signal<{ line: wire.LogLine; outcome: string }[]>([]);
/** What an officer would answer to the open question, and why; null until somebody asks. */
export const hinted = signal<wire.Hinted | null>(null);
/** Whether an officer is thinking about a hint. */
export const hinting = signal(false);
export const refusals = signal<{ at: string; why: wire.Refused[] } | null>(null);
export const overlays = signal<wire.OverlayShown[]>([]);
/** The clause that is open in place, or empty. */
export const clause = signal("");
/** What slides over the map: palette, log, rules, tracks, inspector, settings, shortcuts, menu, trial, or nothing. */
export type Sheet = "" | "palette" | "log" | "rules" | "tracks" | "inspector" | "settings" | "help" | "options" | "menu" | "trial" | "goal" | "briefing";
export const sheet = signal<Sheet>("");
/** Open a sheet, or close it when it is open. */
export const toggle = (which: Sheet): void => void (sheet.value = sheet.value === which ? "" : which);
/** The last announcement for screen readers. */
export const announced = signal("");
/** A notice, shown for a while. */
export const notice = signal<{ text: string; rule: string } | null>(null);

// Looking things up ------------------------------------------------------------------------------------------------
export const hexByNumber = computed(() => new Map((kit.value?.hexes ?? []).map((hex) => [hex.number, hex])));
export const pieceByKey = computed(() => new Map((kit.value?.pieces ?? []).map((piece) => [piece.key, piece])));

export interface Standing {
  key: string;
  counter: wire.Counter;
  printed: wire.PiecePrinted;
}

/** The known counters by place, the top of each stack first, in the order of the kit; sealed answers are applied. */
export const stacks = computed(() => {
  const found = new Map<string, Standing[]>();
  const { pieces = {}, planned = {} } = seen.value ?? {};
  for (const printed of kit.value?.pieces ?? []) {
    const counter = standingCounter(pieces[printed.key], planned[printed.key]);
    if (!counter?.at) continue;
    const stack = found.get(counter.at);
    const standing = { key: printed.key, counter, printed };
    if (stack) stack.push(standing);
    else found.set(counter.at, [standing]);
  }
  return found;
});

const standingCounter = (counter: wire.Counter | undefined, planned: string | undefined): wire.Counter | undefined =>
  counter && planned ? { ...counter, at: planned, hidden: true } : counter;

export const unknownAt = computed(() => {
  const found = new Map<string, wire.Unknown[]>();
  for (const each of seen.value?.unknown ?? []) found.set(each.at, [...(found.get(each.at) ?? []), each]);
  return found;
});

/** What the counters chosen together can be ordered, as the server says; null while none are chosen. */
export const ordered = signal<wire.Ordered | null>(null);

const placeOfChoice = (choice: wire.Choice): string => (choice.noun === "hex" || choice.noun === "place" ? choice.at : "");

/** The options that point at a piece, by its key. */
export const optionsOfPiece = computed(() => grouped((choice) => (choice.noun === "piece" ? choice.at : "")));
/** The options that point at a hex or box themselves; while counters are chosen together, where they can all go. */
export const optionsOfPlace = computed(() => grouped(placeOfChoice, ordered.value?.options));
/** The options that point at a side between two hexes, by its name. */
export const optionsOfEdge = computed(() => grouped((choice) => (choice.noun === "edge" ? choice.at : "")));
/** The options that point at nothing on the map: done, halt, numbers, words, dice. */
export const plainOptions = computed(() =>
  (asked.value?.options ?? []).filter((choice) => !["piece", "hex", "place", "edge"].includes(choice.noun)),
);

/** What the only counter that answers may do, where hexes answer too: these need buttons, for the whole map is lit. */
export const optionsOfLonePiece = computed(() => {
  const [those = [], ...more] = optionsOfPiece.value.values();
  return more.length === 0 && optionsOfPlace.value.size > 0 ? those : [];
});

function grouped(key: (choice: wire.Choice) => string, those = asked.value?.options): Map<string, wire.Choice[]> {
  const found = new Map<string, wire.Choice[]>();
  for (const choice of those ?? []) {
    const at = key(choice);
    if (!at) continue;
    const here = found.get(at);
    if (here) here.push(choice);
    else found.set(at, [choice]);
  }
  return found;
}

/** Every option at a hex: those that point at it, and those that point at a counter in it. */
export function optionsAt(hex: string): wire.Choice[] {
  const counters = stacks.value.get(hex) ?? [];
  const there = optionsOfPlace.value.get(hex) ?? [];
  if (ordered.value && there.length) return there;
  return [
    ...there,
    ...counters.flatMap((each) => optionsOfPiece.value.get(each.key) ?? []),
  ];
}

// Playing ----------------------------------------------------------------------------------------------------------
let stop: (() => void) | null = null;
let openGame = "";

/** Open a game. Without a side, the first of ours that is asked something; else our first; else as a spectator. */
export async function sit(game: string, wanted = ""): Promise<void> {
  leave();
  openGame = game;
  const first = await api.page(game, wanted);
  const ours = Object.entries(first.screen.seats).filter(([, seat]) => seat.kind === "you").map(([name]) => name);
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
  openGame = "";
  batch(() => {
    kit.value = null;
    page.value = null;
    past.value = null;
    detour.value = null;
    overlays.value = [];
    wanted.clear();
    rolled.value = null;
    struck.value = [];
    curtain.value = "";
    trial.value = null;
    chosen.value = [];
    forgetLooks();
  });
  orderSizes.clear();
}

function hearAs(mine: string): void {
  stop?.();
  const game = openGame;
  stop = listen(
    game,
    mine,
    () => (page.value?.screen.side === mine ? page.value.screen.version : -1),
    (live) => hear(live),
    (up) => {
      const isBack = up && !connected.value;
      connected.value = up;
      if (isBack && screen.value) handOver(screen.value);
    },
  );
}

function hear(live: wire.Live): void {
  if (live.type === "whole") {
    show(live.page);
  } else if (live.type === "change") {
    const now = page.value;
    if (now && now.screen.version >= live.version && now.screen.version !== live.since) return;
    const next = now && changed(now, live);
    if (next) show(next);
    else hearAs(side.value);
  } else {
    if (live.trial) trial.value = live.trial;
    if (live.bots && page.value) page.value = { ...page.value, screen: { ...page.value.screen, bots: live.bots } };
  }
}

function show(next: wire.Page): void {
  const before = page.value;
  batch(() => {
    const sameQuestion = before?.screen.asked[0]?.number === next.screen.asked[0]?.number && before?.screen.side === next.screen.side;
    page.value = next;
    if (!sameQuestion || before?.screen.version !== next.screen.version) forgetLooks();
  });
  const known = before && before.screen.side === next.screen.side ? Math.min(before.log.length, next.log.length) : next.log.length;
  const told = next.log.slice(known);
  const prompt = asked.value?.prompt ?? next.screen.verdict;
  const said = [...told.map((line) => line.text), prompt].filter(Boolean).slice(-6).join(" ");
  if (said) announced.value = said;
  const dice = lastRolls(told);
  if (dice.length) void showRolls(dice);
  else if (rolled.value && rolled.value.phase !== phaseOf(next.screen)) rolled.value = null;
  markRolls(told);
  handOver(next.screen);
}

/** The roll of a log line, with its tally. */
export const rollOf = (line: wire.LogLine): Promise<wire.RollShown> => api.rollAt(openGame, side.value, log.value.indexOf(line));

const phaseOf = (now: wire.Screen): string => `${now.turn}/${now.phase}`;

const STRUCK = 5000;
let fading = 0;

/** Mark the dice just told where they fell, for a while. */
function markRolls(told: wire.LogLine[]): void {
  const rolls = rollsToMark(told);
  if (!rolls.length) return;
  struck.value = rolls.map((line) => ({ line, outcome: "" }));
  clearTimeout(fading);
  fading = setTimeout(() => (struck.value = []), STRUCK) as unknown as number;
}

/**
 * Show the last rolls, with their tallies as far as we may see them. At one screen the side may change while the tally is fetched: without
 * secrets it is the same for both sides.
 */
async function showRolls(lines: wire.LogLine[]): Promise<void> {
  const game = openGame;
  const viewer = side.value;
  try {
    const rolls = await Promise.all(lines.map(async (line) => ({ line, roll: line.has_tally ? await rollOf(line) : null })));
    const isOurs = game === openGame && (viewer === side.value || !screen.value?.secret);
    if (!isOurs || !screen.value) return;
    rolled.value = { rolls, phase: phaseOf(screen.value) };
    struck.value = struck.value.map(({ line, outcome }) => ({ line, outcome: rolls.find((each) => each.line === line)?.roll?.words ?? outcome }));
  } catch (fault) {
    tellFault(fault);
  }
}

/**
 * At one screen, when only another side of ours is asked, switch to it: with a blank screen if there are secrets.
 * Where the server is gone meanwhile, we switch when it is back.
 */
function handOver(now: wire.Screen): void {
  if (now.over || now.waiting.includes(side.value) || now.waiting.includes("dice")) return;
  const next = mySides.value.find((name) => now.waiting.includes(name));
  if (!next || next === side.value) return;
  if (now.secret) curtain.value = next;
  lookAs(next).catch(tellFault);
}

/** Switch to the view of another side of ours. */
export async function lookAs(next: string): Promise<void> {
  const shown = await api.page(openGame, next);
  batch(() => {
    side.value = next;
    page.value = shown;
    past.value = null;
    if (shown.screen.secret) {
      rolled.value = null;
      struck.value = [];
    }
    forgetLooks();
  });
  hearAs(next);
}

/** Forget what was looked at: the question is another one. */
export function forgetLooks(): void {
  looking.value = null;
  looked.value = null;
  pending.value = null;
  pendingLook.value = null;
  refusals.value = null;
  hinted.value = null;
}

const looks = new Map<string, wire.Looked>();
let looksFor: unknown = "";

/** Preview an option: its tally, its path, what would follow. Nothing is chosen. */
export async function look(choice: wire.Choice | null): Promise<wire.Looked | null> {
  looking.value = choice;
  const question = asked.value;
  const now = screen.value;
  // Drop the preview if its question has been answered meanwhile.
  if (!choice || !question || !isOpen(choice) || !now) {
    looked.value = null;
    return null;
  }
  const about = detour.value ?? `${now.version}/${side.value}/${lang.value}`;
  if (looksFor !== about) {
    looks.clear();
    looksFor = about;
  }
  let found = looks.get(choice.text);
  if (!found) {
    try {
      const answers = await answersOf(choice);
      if (!answers.length) return null;
      const said = { side: question.side, number: question.number, answer: answers[0]!, then: answers.slice(1) };
      const shown = detour.value ? await detour.value.look(question, { ...choice, text: answers[0]! }) : await api.look(openGame, said);
      if (shown) found = { ...shown, answer: choice.text };
    } catch (fault) {
      // It is no error if the question was answered meanwhile.
      if (!(fault instanceof api.Refused && fault.code === "stale")) tellFault(fault);
      return null;
    }
    if (!found) return null;
    if (looksFor === about) looks.set(choice.text, found);
  }
  if (looking.value?.text === choice.text) looked.value = found;
  return found;
}

/** Whether an option, or an order of several answers, belongs to the open question. */
export function isOpen(choice: wire.Choice): boolean {
  const question = asked.peek();
  if (!question) return false;
  const first = choice.answers[0] ?? choice.text;
  return !!ordered.peek()?.options.includes(choice) || question.options.some((each) => each.text === first);
}

/** Whether an option sends the chosen counters to a place: the server has not said yet with which answers. */
const isGoing = (choice: wire.Choice): boolean => !choice.answers.length && !!ordered.peek()?.options.includes(choice);

/** The order that sends the chosen counters to a place, and why not all of them can go. */
async function sending(to: string): Promise<wire.Ordered> {
  const question = asked.peek();
  if (!question) return { options: [], stopped: "", rule: "" };
  return api.orders(openGame, { side: question.side, number: question.number, pieces: chosen.peek(), to });
}

/** The answers that an option stands for, in their order. */
const answersOf = async (choice: wire.Choice): Promise<string[]> => {
  if (isGoing(choice)) return (await sending(choice.at)).options[0]?.answers ?? [];
  return choice.answers.length ? choice.answers : [choice.text];
};

/** Wait until the page shows another question than this. */
const isAnswered = (number: number | undefined): Promise<void> =>
  new Promise((go) => {
    const stopWaiting = effect(() => {
      if (asked.value?.number === number) return;
      go();
      queueMicrotask(() => stopWaiting());
    });
  });

/** Send the chosen counters to a place; those that cannot go stay chosen. */
export async function send(to: string): Promise<void> {
  const those = chosen.peek();
  const question = asked.peek()?.number;
  try {
    const found = await sending(to);
    const order = found.options[0];
    if (order) await choose(order, false);
    else chosen.value = [];
    if (!found.stopped) return;
    tellStopped(found);
    if (!order || those.length < 2 || pending.value) return;
    await isAnswered(question);
    chosen.value = those;
  } catch (fault) {
    tellFault(fault);
  }
}

/** Say why the chosen counters cannot all go to a place; nothing is sent. */
export async function whyNotSend(to: string): Promise<void> {
  try {
    tellStopped(await sending(to));
  } catch (fault) {
    tellFault(fault);
  }
}

/** Choose an option: at once if it can be undone or only lets the other side go on, otherwise it waits for confirmation. */
export async function choose(choice: wire.Choice, confirmed: boolean): Promise<void> {
  if (choice.text === given.text && performance.now() - given.at < DOUBLE_CLICK) return;
  if (isGoing(choice)) return send(choice.at);
  if (!confirmed && confirms.value !== "never" && !detour.value) {
    const found = await look(choice);
    if (!found) return;
    if (confirms.value === "always" || (found.final && !found.only_passes)) {
      batch(() => {
        pending.value = choice;
        pendingLook.value = found;
      });
      announced.value = `${choice.label}. ${found.final}`;
      return;
    }
  }
  await give(choice);
}

/** Cancel the option that waits for confirmation. */
export function cancel(): void {
  batch(() => {
    pending.value = null;
    pendingLook.value = null;
  });
}

let giving = false;
/** The last answer and its time: a double click must not also answer the next question. */
let given = { text: "", at: -Infinity };
const DOUBLE_CLICK = 400;

/** Give the answers of an option to the open question and those that follow it. */
export async function give(choice: wire.Choice): Promise<void> {
  const question = asked.value;
  if (!question || giving) return;
  giving = true;
  const before = notice.value;
  const clock = screen.value?.clock ?? 0;
  try {
    const [answer = "", ...then] = await answersOf(choice);
    // Before the answer is taken: after it, others may have been chosen already.
    chosen.value = [];
    let done: wire.Taken | null = null;
    if (detour.value) await detour.value.give(question, answer);
    else done = await api.answer(openGame, { side: question.side, number: question.number, answer, then, forced: true });
    given = { text: choice.text, at: performance.now() };
    noteOrder(clock, done?.taken ?? 1);
    batch(() => {
      pending.value = null;
      pendingLook.value = null;
      refusals.value = null;
      // Notices from before this answer are outdated and must not cover the map; those told meanwhile stay.
      if (notice.value === before) notice.value = null;
      fanned.value = "";
    });
    if (done) tellStopped(done);
  } catch (fault) {
    tellFault(fault);
  } finally {
    giving = false;
  }
}

function tellStopped({ stopped, rule }: { stopped: string; rule: string }): void {
  if (!stopped) return;
  notice.value = { text: stopped, rule };
  announced.value = stopped;
}

/** How many answers each order had, by the clock after it: undo takes them back together. */
const orderSizes = new Map<number, number>();

function noteOrder(clock: number, size: number): void {
  for (const later of orderSizes.keys()) if (later > clock) orderSizes.delete(later);
  if (size > 1) orderSizes.set(clock + size, size);
}

export async function undo(): Promise<void> {
  const now = screen.value;
  if (!now) return;
  if (detour.value) return detour.value.undo();
  if (!now.undo.can) {
    notice.value = { text: now.undo.why, rule: now.undo.rule };
    return;
  }
  try {
    await api.undo(openGame, { side: side.value, version: now.version, answers: orderSizes.get(now.clock) ?? 1 });
    // An undone answer may be chosen again at once.
    given = { text: "", at: -Infinity };
  } catch (fault) {
    tellFault(fault);
  }
}

// Counters chosen together -----------------------------------------------------------------------------------------
/** The counters chosen to be ordered together. */
export const chosen = signal<string[]>([]);

/** Ask what the chosen counters can be ordered whenever they or the question change; drop those that can do nothing. */
effect(() => {
  const question = asked.value;
  const able = chosen.value.filter((piece) => optionsOfPiece.value.has(piece));
  if (able.length < chosen.value.length) chosen.value = able;
  // A what-if table gives its answers one by one.
  if (!question || !able.length || detour.value) {
    ordered.value = null;
    return;
  }
  const said = { side: question.side, number: question.number, pieces: able };
  const isStill = () => chosen.peek() === able || chosen.peek().join() === able.join();
  api.orders(openGame, said).then(
    (found) => {
      if (isStill() && asked.peek()?.number === question.number) ordered.value = found;
    },
    (fault) => {
      if (!(fault instanceof api.Refused && fault.code === "stale")) tellFault(fault);
    },
  );
});

/** What an officer would choose altogether, where several things are chosen one after the other. */
export async function chooseAsOfficer(label: string): Promise<void> {
  const question = asked.value;
  if (!question || hinting.value) return;
  hinting.value = true;
  try {
    const { answers } = await api.hint(openGame, { side: question.side, number: question.number, whole: true });
    const order = { text: answers.join("; "), label, verb: "", noun: "nothing", at: "", badge: "", answers };
    if (asked.value?.number === question.number) await choose(order, false);
  } catch (fault) {
    if (!(fault instanceof api.Refused && fault.code === "stale")) tellFault(fault);
  } finally {
    hinting.value = false;
  }
}

/** Ask why a hex, a piece or an answer is not an option. */
export async function askWhyNot(about: { hex?: string; piece?: string; answer?: string }): Promise<void> {
  // On a what-if table the game is not asked why.
  if (!asked.value || detour.value) return;
  try {
    const why = await api.whyNot(openGame, { side: asked.value.side, ...about });
    refusals.value = { at: about.hex ?? about.piece ?? about.answer ?? "", why };
    announced.value = why.map((each) => `${chipText(each.rule, kit.value?.rules[each.rule])} ${each.text}`).join(" ");
  } catch (fault) {
    tellFault(fault);
  }
}

/** Ask an officer for a hint; returns his choice if it is still an option. Nothing is answered. */
export async function askHint(): Promise<wire.Choice | null> {
  const question = asked.value;
  const now = screen.value;
  if (!question || !now || hinting.value || detour.value) return null;
  if (!now.hints.can || question.side === "dice") {
    if (now.hints.why) tell(now.hints.why);
    return null;
  }
  hinting.value = true;
  try {
    const found = await api.hint(openGame, { side: question.side, number: question.number });
    // The question may have been answered while he thought.
    if (asked.value?.number !== found.number || screen.value?.version !== now.version) return null;
    hinted.value = found;
    return question.options.find((each) => each.text === found.answer) ?? null;
  } catch (fault) {
    if (!(fault instanceof api.Refused && fault.code === "stale")) tellFault(fault);
    return null;
  } finally {
    hinting.value = false;
  }
}

/** The bots' reasons at a moment of the log, as far as our side may know. */
export const reasonsAt = (at: number): Promise<wire.Why[]> => api.why(openGame, side.value, at);

/** Show the board at a moment of the log, or now again. */
export async function goBackTo(at: number | null): Promise<void> {
  if (at === null) {
    past.value = null;
    return;
  }
  try {
    past.value = await api.pageAt(openGame, side.value, at);
  } catch (fault) {
    tellFault(fault);
  }
}

/** The overlays that are switched on. */
const wanted = new Set<string>();

/** Switch an overlay on or off; one that starts from a hex follows the cursor. */
export async function layOver(key: string, on: boolean): Promise<void> {
  if (!on) {
    wanted.delete(key);
    overlays.value = overlays.value.filter((each) => each.key !== key);
    return;
  }
  wanted.add(key);
  const of = kit.value?.overlays.find((each) => each.key === key);
  const hex = of?.of_hex ? cursor.value : "";
  if (of?.of_hex && !hex) {
    overlays.value = [...overlays.value.filter((each) => each.key !== key), { key, layers: [] }];
    return;
  }
  try {
    const shown = await api.overlay(openGame, side.value, key, hex);
    // It may have been switched off, or the cursor may have moved, while the answer was on its way.
    if (!wanted.has(key) || (of?.of_hex && hex !== cursor.value)) return;
    overlays.value = [...overlays.value.filter((each) => each.key !== key), shown];
  } catch (fault) {
    tellFault(fault);
  }
}

/** Show a notice for a while. */
function tell(text: string): void {
  notice.value = { text, rule: "" };
  announced.value = text;
}

export function tellFault(fault: unknown): void {
  const refused = fault instanceof api.Refused ? fault : null;
  notice.value = { text: refused?.message || String(refused ? refused.code : fault), rule: refused?.rule ?? "" };
  announced.value = notice.value.text;
}

/** The id of the open game. */
export const gameId = (): string => openGame;

// The words of the game follow the language of the screen.
let spoken = lang.value;
lang.subscribe((now) => {
  if (now === spoken) return;
  spoken = now;
  const here = page.value?.screen;
  if (!here) return;
  void Promise.all([api.kit(here.title, here.scenario), api.page(openGame, side.value)]).then(([printed, shown]) => {
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
