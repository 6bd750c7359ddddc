// The row of layers beside the map, and the legend of those that are on.
import { hasFront } from "../board/overlays.tsx";
import { showFront, showPrizes } from "../state/settings.ts";
import { kit, layOver, overlays, seen } from "../state/store.ts";
import { t } from "../shared/text.ts";

// Overlays ---------------------------------------------------------------------------------------------------------
export function Overlays() {
  const all = kit.value?.overlays ?? [];
  const counts = Object.keys(seen.value?.goal.prizes ?? {}).length > 0;
  if (all.length === 0 && !counts && !hasFront.value) return null;
  const isOn = (key: string) => overlays.value.some((laid) => laid.key === key);
  return (
    <section class="panel overlay-panel" aria-label={t("overlays-label")}>
      {/* The row is one line: the wheel goes along it. */}
      <div class="overlay-row" onWheel={(event) => (event.currentTarget.scrollLeft += event.deltaY)}>
        {all.map((each) => (
          <button
            key={each.key}
            type="button"
            class="overlay-toggle"
            role="switch"
            aria-checked={isOn(each.key)}
            onClick={() => void layOver(each.key, !isOn(each.key))}
          >
            {each.name}
          </button>
        ))}
        {hasFront.value && (
          <button
            type="button"
            class="overlay-toggle"
            role="switch"
            aria-checked={showFront.value}
            onClick={() => (showFront.value = !showFront.value)}
          >
            {t("layer-front")}
          </button>
        )}
        {counts && (
          <button
            type="button"
            class="overlay-toggle"
            role="switch"
            aria-checked={showPrizes.value}
            onClick={() => (showPrizes.value = !showPrizes.value)}
          >
            {t("layer-prizes")}
          </button>
        )}
      </div>
    </section>
  );
}

/** The hatching of each side, as on the map: each has its own direction. It lies over the map's upper edge. */
export function Legend() {
  const sides = new Set(overlays.value.flatMap((laid) => laid.layers.map((layer) => layer.side)));
  const isFromHex = (kit.value?.overlays ?? []).some(
    (each) => each.of_hex && overlays.value.some((laid) => laid.key === each.key),
  );
  const names = (kit.value?.overlays ?? [])
    .filter((each) => overlays.value.some((laid) => laid.key === each.key))
    .map((each) => each.name);
  if (sides.size === 0 && !isFromHex) return null;
  return (
    <ul class="legend" aria-label={t("overlays-title")}>
      <li class="legend-what">{names.join(", ")}</li>
      {(kit.value?.sides ?? []).map(
        (side, place) =>
          sides.has(side.key) && (
            <li key={side.key}>
              <span class="hatch" data-lean={place % 3} style={{ "--hatch": side.fill }} aria-hidden="true" />{" "}
              {side.name}
            </li>
          ),
      )}
      {sides.has("") && (
        <li>
          <span class="hatch" data-lean="3" aria-hidden="true" /> {t("overlays-nobody")}
        </li>
      )}
      {isFromHex && <li>{t("overlays-of-hex")}</li>}
    </ul>
  );
}
