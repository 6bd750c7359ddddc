// Details of hexes and counters, and previews of options: fetched after a short rest of the pointer, kept until the game changes.
import { effect, signal } from "@preact/signals";
import * as api from "./api.ts";
import { lang } from "./settings.ts";
import {
  cursor,
  curtain,
  inspected,
  isOpen,
  kit,
  layOver,
  look,
  overlays,
  past,
  screen,
  side,
  stacks,
  gameId,
} from "./store.ts";
import type * as wire from "../wire.ts";

const RESTS = 80;

/** A cache for one kind of thing, by key, as our side sees it now in our language. */
class Drawer<T> {
  private readonly kept = signal<Record<string, { version: number; shown: T }>>({});
  private readonly asking = new Set<string>();
  private readonly fetch: (game: string, side: string, key: string) => Promise<T>;
  private readonly isWanted: (key: string) => boolean;

  constructor(fetch: (game: string, side: string, key: string) => Promise<T>, isWanted: (key: string) => boolean) {
    this.fetch = fetch;
    this.isWanted = isWanted;
  }

  /** The thing; null during the first fetch, then the older version until the new one has arrived. */
  see(key: string): T | null {
    const now = screen.value;
    const kept = this.kept.value;
    if (!key || !now || past.value || curtain.value) return null;
    const id = `${now.game}/${side.value}/${lang.value}/${key}`;
    if (kept[id]?.version !== now.version) this.askFor(id, key, now.version);
    return kept[id]?.shown ?? null;
  }

  private askFor(id: string, key: string, version: number): void {
    const asked = `${id}/${version}`;
    if (this.asking.has(asked)) return;
    this.asking.add(asked);
    const ask = async () => {
      try {
        if (!this.isWanted(key)) return;
        const shown = await this.fetch(gameId(), side.peek(), key);
        if (id.startsWith(`${screen.peek()?.game}/${side.peek()}/`))
          this.kept.value = { ...this.kept.peek(), [id]: { version, shown } };
      } catch {
        // Nothing to show: only the printed data remain.
      } finally {
        this.asking.delete(asked);
      }
    };
    setTimeout(() => void ask(), RESTS);
  }
}

const hexes = new Drawer<wire.HexShown>(api.hexShown, (key) => key === cursor.peek());
const pieces = new Drawer<wire.PieceShown>(
  api.pieceShown,
  (key) => key === inspected.peek() || (stacks.peek().get(cursor.peek()) ?? []).some((each) => each.key === key),
);

/** A hex in detail; null while it is fetched, or while the past is shown. */
export const seeHex = (number: string): wire.HexShown | null => hexes.see(number);

/** A counter in detail. */
export const seePiece = (key: string): wire.PieceShown | null => pieces.see(key);

let resting = 0;

/** Do something unless the pointer or the focus moves elsewhere first: one pending action at a time, on the map or beside it. */
export function soon(run: () => void, after: number): void {
  clearTimeout(resting);
  resting = Number(setTimeout(run, after));
}

/** Keep the current preview. */
export const stayed = (): void => clearTimeout(resting);

/** Preview an option once the pointer or the focus has rested on it. */
export function lookSoon(choice: wire.Choice | null): void {
  soon(() => (!choice || isOpen(choice)) && void look(choice), choice ? RESTS : RESTS * 2);
}

// Overlays are updated with the game; those that start from a hex follow the cursor.
let following = 0;
let seenFrom = "";
effect(() => {
  const now = `${screen.value?.version}/${side.value}/${cursor.value}`;
  if (now === seenFrom) return;
  const onlyCursor = now.slice(0, now.lastIndexOf("/")) === seenFrom.slice(0, seenFrom.lastIndexOf("/"));
  seenFrom = now;
  clearTimeout(following);
  following = Number(
    setTimeout(() => {
      for (const each of overlays.peek()) {
        const ofHex = kit.peek()?.overlays.find((one) => one.key === each.key)?.of_hex;
        if (ofHex || !onlyCursor) void layOver(each.key, true);
      }
    }, RESTS),
  );
});
