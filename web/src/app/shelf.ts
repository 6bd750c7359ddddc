// The titles and the visitor's own games: fetched once for each language and cached.
import { signal } from "@preact/signals";
import * as api from "../state/api.ts";
import { lang } from "../state/settings.ts";
import type { BotCard, TitleCard } from "../wire.ts";

const kept = signal<Record<string, TitleCard[]>>({});
/** Why the list of titles is empty, if it is. */
export const shelfFault = signal<unknown>(null);
let fetching = "";

/** The titles in the language of the screen; null while they are fetched. */
export function titles(): TitleCard[] | null {
  const key = lang.value;
  const found = kept.value[key];
  if (found) return found;
  if (fetching !== key) void fetchTitles();
  return null;
}

export async function fetchTitles(): Promise<void> {
  const key = lang.value;
  fetching = key;
  shelfFault.value = null;
  try {
    const cards = await api.titles();
    kept.value = { ...kept.value, [key]: cards };
  } catch (fault) {
    shelfFault.value = fault;
  }
  if (fetching === key && kept.value[key]) fetching = "";
}

/** A title's name, or its id until the titles are loaded. */
export const titleName = (id: string): string => titles()?.find((each) => each.id === id)?.title ?? id;

/** A bot as it is seated: by name, and with its seconds where it takes some. */
export const seatOf = (bot: BotCard, seconds: number): string =>
  bot.seconds && seconds > 0 ? `${bot.key}@${Math.min(seconds, bot.most_seconds)}` : bot.key;

// The server sends links for friends only once, when a game is created: this browser keeps them.
const LINKS = "grognard.links.";

export function keepLinks(game: string, links: Record<string, string>): void {
  if (!Object.keys(links).length) return;
  try {
    localStorage.setItem(LINKS + game, JSON.stringify(links));
  } catch {
    // Without local storage they are shown once.
  }
}

export function linksOf(game: string): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(LINKS + game) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}
