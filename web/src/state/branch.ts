// A game of one's own, branched off from a moment of another.
import * as api from "./api.ts";
import { go } from "../app/route.ts";
import { keepLinks } from "../app/shelf.ts";
import { gameId, tellFault } from "./store.ts";

/** Play a game of one's own from a moment on. */
export async function playOnFrom(clock: number): Promise<void> {
  try {
    const made = await api.branch(gameId(), { at: clock });
    keepLinks(made.id, made.links);
    go(`/game/${made.id}`);
  } catch (fault) {
    tellFault(fault);
  }
}
