// Requests to the server: one function for each. Errors arrive as `Fault`.
import type * as wire from "../wire.ts";
import { signal } from "@preact/signals";
import { lang } from "./settings.ts";

export class Refused extends Error {
  readonly code: string;
  readonly rule: string;
  readonly status: number;
  constructor(fault: wire.Fault, status: number) {
    super(fault.text);
    this.code = fault.code;
    this.rule = fault.rule;
    this.status = status;
  }
}

/** How many milliseconds an answer may take: what the server reads, and what it thinks about or makes first. */
const PATIENCE = 15_000;
const LONG_PATIENCE = 180_000;
const SLOW = /\/(hint|outlook|puzzle|import|report|opinion|trial|branch|plan|save|record.txt)\b|^titles/;
/** After how many milliseconds without an answer the page says that it is waiting. */
const SLOW_AFTER = 3_000;

/** How many requests have been waiting for long. */
export const late = signal(0);

type Query = Record<string, string | number | boolean | undefined>;

export function address(path: string, query: Query = {}): string {
  const said = new URLSearchParams({ lang: lang.value });
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== "") said.set(key, String(value));
  return `/api/${path}?${said}`;
}

export async function ask<T>(method: string, path: string, query?: Query, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: {} };
  if (body !== undefined) {
    init.body = typeof body === "string" ? body : JSON.stringify(body);
    (init.headers as Record<string, string>)["content-type"] = "application/json";
  }
  const { answer, text } = await patiently(path, init, query);
  let said: unknown = null;
  try {
    said = text ? JSON.parse(text) : null;
  } catch {
    throw new Refused({ code: "broken", text: `${answer.status} ${answer.statusText}`, rule: "" }, answer.status);
  }
  if (!answer.ok) throw refusal(said, answer);
  return said as T;
}

/** What a server, or what stands before it, says when it refuses; a body without a fault is told by its status. */
function refusal(said: unknown, answer: Response): Refused {
  const fault = (said as Partial<wire.Refusal> | null)?.error;
  return new Refused(
    fault ?? { code: "broken", text: `${answer.status} ${answer.statusText}`.trim(), rule: "" },
    answer.status,
  );
}

/** Ask and read within the time there is for it; nothing is asked twice. */
async function patiently(path: string, init: RequestInit, query?: Query): Promise<{ answer: Response; text: string }> {
  const giveUp = new AbortController();
  const limit = setTimeout(() => giveUp.abort(), SLOW.test(`${path}/`) ? LONG_PATIENCE : PATIENCE);
  let isLate = false;
  const slow = setTimeout(() => {
    isLate = true;
    late.value += 1;
  }, SLOW_AFTER);
  try {
    const answer = await fetch(address(path, query), { ...init, signal: giveUp.signal });
    return { answer, text: await answer.text() };
  } catch {
    throw new Refused({ code: "offline", text: "", rule: "" }, 0);
  } finally {
    clearTimeout(limit);
    clearTimeout(slow);
    if (isLate) late.value -= 1;
  }
}

/** Whether the server answers at all. */
export const isThere = () =>
  ask<unknown>("GET", "health").then(
    () => true,
    (fault) => fault instanceof Refused && fault.status > 0,
  );

export const titles = () => ask<wire.TitleCard[]>("GET", "titles");
export const kit = (title: string, scenario: string) => ask<wire.Kit>("GET", `titles/${title}/kit`, { scenario });
export const rules = (title: string) => ask<wire.RulesText>("GET", `titles/${title}/rules`);
/** Addresses of pictures, for `src` or `fetch`. */
export const boardPicture = (title: string, scenario: string, night: boolean) =>
  address(`titles/${title}/board.svg`, { scenario, night: night ? 1 : undefined });
export const namesPicture = (title: string, scenario: string, night: boolean) =>
  address(`titles/${title}/names.svg`, { scenario, night: night ? 1 : undefined });
export const bandPicture = (title: string, scenario: string, night: boolean) =>
  address(`titles/${title}/band.svg`, { scenario, night: night ? 1 : undefined });
export const countersPicture = (title: string, scenario: string) =>
  address(`titles/${title}/counters.svg`, { scenario });
export const scenarioPicture = (title: string, scenario: string, night: boolean) =>
  address(`titles/${title}/picture.svg`, { scenario, night: night ? 1 : undefined });

export const newGame = (asked: wire.NewGame) => ask<wire.Made>("POST", "games", {}, asked);
export const saveAddress = (game: string) => address(`games/${game}/save`);
/** The save file; refused with a reason while it contains another side's secrets. */
export async function save(game: string): Promise<Blob> {
  const answer = await fetch(saveAddress(game)).catch(() => null);
  if (!answer) throw new Refused({ code: "offline", text: "", rule: "" }, 0);
  if (!answer.ok) throw refusal(await answer.json().catch(() => null), answer);
  return answer.blob();
}

/** The dice of a finished game, for checking. */
export const dice = (game: string) => ask<wire.DiceRecord>("GET", `games/${game}/dice`);
export const page = (game: string, side: string) => ask<wire.Page>("GET", `games/${game}`, { side });
export const pageAt = (game: string, side: string, at: number) =>
  ask<wire.Page>("GET", `games/${game}/at/${at}`, { side });
/** What happened since a moment, step by step; up to another, where one is given. */
export const reel = (game: string, side: string, since: number, until?: number) =>
  ask<wire.Reel>("GET", `games/${game}/since/${since}`, { side, until });
export const answer = (game: string, said: wire.Answer) => ask<wire.Taken>("POST", `games/${game}/answers`, {}, said);
export const undo = (game: string, said: wire.UndoAsked) => ask<wire.Taken>("POST", `games/${game}/undo`, {}, said);
export const look = (game: string, said: wire.LookAt) => ask<wire.Looked>("POST", `games/${game}/look`, {}, said);
/** What counters can be ordered together; with a place, the answers that send them there. */
export const orders = (game: string, said: wire.OrderAsked) =>
  ask<wire.Ordered>("POST", `games/${game}/orders`, {}, said);
export const hint = (game: string, said: wire.HintAsked) => ask<wire.Hinted>("POST", `games/${game}/hint`, {}, said);
export const why = (game: string, side: string, at: number) =>
  ask<wire.Why[]>("GET", `games/${game}/why/${at}`, { side });
/** The roll of a log line, with its tally. */
export const rollAt = (game: string, side: string, line: number) =>
  ask<wire.RollShown>("GET", `games/${game}/log/${line}/roll`, { side });
export const whyNot = (game: string, said: wire.WhyNot) =>
  ask<wire.Refused[]>("POST", `games/${game}/why-not`, {}, said);
export const hexShown = (game: string, side: string, hex: string) =>
  ask<wire.HexShown>("GET", `games/${game}/hex/${encodeURIComponent(hex)}`, { side });
export const pieceShown = (game: string, side: string, piece: string) =>
  ask<wire.PieceShown>("GET", `games/${game}/piece/${encodeURIComponent(piece)}`, { side });
export const overlay = (game: string, side: string, key: string, hex = "") =>
  ask<wire.OverlayShown>("GET", `games/${game}/overlay/${key}`, { side, hex });
/** A plan on a what-if table: its page, or what stands behind one of its options. */
export const plan = (game: string, said: wire.Plan) => ask<wire.PlanShown>("POST", `games/${game}/plan`, {}, said);
export const branch = (game: string, said: wire.Branch) => ask<wire.Made>("POST", `games/${game}/branch`, {}, said);
export const bots = (game: string, go: boolean) =>
  ask<wire.Taken>("POST", `games/${game}/bots`, {}, { go } satisfies wire.BotsTold);

/** The socket on which a seat receives changes; `since` is the version it already has. */
export function liveAddress(game: string, side: string, since: number): string {
  const said = new URLSearchParams({ lang: lang.value, side, since: String(since) });
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/games/${game}/live?${said}`;
}
