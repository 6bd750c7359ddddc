// The overlays laid on the map.
import { signal } from "@preact/signals";
import * as api from "./api.ts";
import { cursor } from "./looking.ts";
import { tellFault } from "./notices.ts";
import { gameId, kit, side } from "./table.ts";
import type * as wire from "../wire.ts";

export const overlays = signal<wire.OverlayShown[]>([]);

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
    const shown = await api.overlay(gameId(), side.value, key, hex);
    // It may have been switched off, or the cursor may have moved, while the answer was on its way.
    if (!wanted.has(key) || (of?.of_hex && hex !== cursor.value)) return;
    overlays.value = [...overlays.value.filter((each) => each.key !== key), shown];
  } catch (fault) {
    tellFault(fault);
  }
}

/** Take all overlays off the map. */
export function clearLayers(): void {
  wanted.clear();
  overlays.value = [];
}
