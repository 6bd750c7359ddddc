// The pictures the server draws: the printed map, the names on it, and the sprite of counters shared by the whole page.
// At rest the map is shown as SVG; while it moves, a bitmap copy replaces it, which is cheap to scale.
import { computed, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import * as api from "../state/api.ts";
import { isNight, lang, showNumbers } from "../state/settings.ts";
import { kit } from "../state/store.ts";
import { bandHeight, lettersNow, sheet } from "./camera.ts";
import { partedNames } from "./written.ts";
import { useShown } from "./fetched.ts";
import { commonBoard, READ_NUMBERS } from "./letters.ts";

const terrain = signal("");
const sprite = signal("");
const names = signal("");
/** What is printed below the map. */
export const band = signal("");

/** The most pixels of the bitmap shown while the map moves. */
const COPY = 6e6;

/** The printed map. */
export function Terrain() {
  const printed = kit.value;
  void lang.value;
  useShown(printed ? api.boardPicture(printed.title, printed.scenario, isNight()) : "", terrain);
  const image = useRef<HTMLImageElement>(null);
  const copy = useRef<HTMLCanvasElement>(null);
  const { width, height } = sheet.value;
  const svg = terrain.value;
  useEffect(() => {
    const shown = image.current;
    if (!svg || !shown) return;
    const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    shown.onload = () => idly(() => void copyInto(copy.current, shown));
    shown.src = address;
    return () => URL.revokeObjectURL(address);
  }, [svg]);
  const scale = Math.min(2, Math.sqrt(COPY / (width * height)));
  return (
    <div class="terrain" aria-hidden="true">
      <canvas ref={copy} width={Math.round(width * scale)} height={Math.round(height * scale)} />
      <img ref={image} alt="" draggable={false} width={width} height={height} />
    </div>
  );
}

function idly(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 300);
}

/**
 * Draw the map in pixels, once; from then on it stands in while the map moves. The canvas that shows it only shows: one that
 * can be drawn on would hand over all its pixels anew for every frame.
 */
async function copyInto(canvas: HTMLCanvasElement | null, image: HTMLImageElement): Promise<void> {
  const sheet = document.createElement("canvas");
  const pen = sheet.getContext("2d", { alpha: false });
  if (!canvas || !pen || !image.complete) return;
  [sheet.width, sheet.height] = [canvas.width, canvas.height];
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, 0, 0, sheet.width, sheet.height);
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(await createImageBitmap(sheet));
  canvas.parentElement?.classList.add("copied");
}

/** The names of places and waters, above the counters, in the letters that suit the distance. */
export function Names() {
  const printed = kit.value;
  void lang.value;
  useShown(printed ? api.namesPicture(printed.title, printed.scenario, isNight()) : "", names);
  return <Lettering kind="lettering" of={parted.value.above} />;
}

/** The names of waters, below the counters. */
export const Waters = () => (parted.value.below ? <Lettering kind="waters" of={parted.value.below} /> : null);

const Lettering = ({ kind, of }: { kind: string; of: string }) => (
  <div class={`${kind}-layer shows-${lettersNow.value}`} aria-hidden="true" dangerouslySetInnerHTML={{ __html: of }} />
);

/** What is written above the counters, and the names of waters, which lie below them. */
const parted = computed(() => partedNames(names.value));

/** Title, scale, compass and key: the foot of the sheet, below the hexes. */
export function Band() {
  const printed = kit.value;
  void lang.value;
  useShown(printed ? api.bandPicture(printed.title, printed.scenario, isNight()) : "", band);
  useEffect(() => void (bandHeight.value = Number(/ height="([\d.]+)"/.exec(band.value)?.[1] ?? 0)), [band.value]);
  return (
    <div
      class="band-layer"
      aria-hidden="true"
      style={{ top: `${sheet.value.height}px` }}
      dangerouslySetInnerHTML={{ __html: band.value }}
    />
  );
}

/** The numbers of the hexes, below the counters; not from so far that they could not be read. */
export function Numbers() {
  if (!showNumbers.value || lettersNow.value < READ_NUMBERS) return null;
  const { width, height } = sheet.value;
  const printed = kit.value?.hexes ?? [];
  const board = commonBoard(printed.map((hex) => hex.number));
  return (
    <svg class={`numbers shows-${lettersNow.value}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {printed.map((hex) => (
        <text key={hex.number} x={hex.x} y={hex.y - 24.5}>
          {hex.number.slice(board)}
        </text>
      ))}
    </svg>
  );
}

/** The symbols of the scenario’s counters, out of sight, for every `<use>` on the page. */
export function Sprite() {
  const printed = kit.value;
  void lang.value;
  useShown(printed ? api.countersPicture(printed.title, printed.scenario) : "", sprite);
  return <div class="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: sprite.value }} />;
}
