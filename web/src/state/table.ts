// The game on the table: the kit, the page of the seat, the past or the plan shown in its place, and what stands where.
import { computed, signal } from "@preact/signals";
import type * as wire from "../wire.ts";

export const kit = signal<wire.Kit | null>(null);

/** The number of a turn in the book: some scenarios begin in the middle of its calendar. */
export const turnNumber = (turn: number): number => turn + (kit.value?.first_turn ?? 1) - 1;
/** The game as it stands now, seen from our seat. */
export const page = signal<wire.Page | null>(null);
/** An earlier moment that is shown, or null for now. */
export const past = signal<wire.Page | null>(null);
/** What is shown in place of the game, such as a plan, and where its answers go; null for the game itself. */
export interface Detour {
  page: wire.Page;
  look: (question: wire.QuestionShown, choice: wire.Choice) => Promise<wire.Looked | null>;
  give: (question: wire.QuestionShown, text: string) => Promise<void>;
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
  Object.entries(screen.value?.seats ?? {})
    .filter(([, seat]) => seat.kind === "you")
    .map(([name]) => name),
);

/** Whether nobody else has a seat here: the whole game may then be saved, branched and played out before its end. */
export const alone = computed(() => {
  const kinds = Object.values(screen.value?.seats ?? {}).map((seat) => seat.kind);
  return kinds.length > 0 && kinds.every((kind) => kind === "you" || kind === "bot");
});

let open = "";
/** The id of the open game. */
export const gameId = (): string => open;
export const setGameId = (game: string): void => void (open = game);

// What stands where ------------------------------------------------------------------------------------------------
export const hexByNumber = computed(() => new Map((kit.value?.hexes ?? []).map((hex) => [hex.number, hex])));
export const pieceByKey = computed(() => new Map((kit.value?.pieces ?? []).map((piece) => [piece.key, piece])));
/** A counter or a box by what a person calls it; the number of a hex as it is. */
export const captionOf = (at: string): string =>
  pieceByKey.value.get(at)?.caption || (kit.value?.boxes.find((box) => box.key === at)?.name ?? at);

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
