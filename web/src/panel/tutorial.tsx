// The hints of a guided first game, each at the thing it speaks of. A hint covers nothing else for good: it can be
// closed at once, and the guide with it.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { closeGuide, hasRead, hintNow, readHint } from "./guide.ts";
import { beside } from "./hints.ts";
import { Icon } from "../shared/parts.tsx";
import { asked, kit, seen } from "../state/store.ts";
import { t } from "../shared/text.ts";
import "../style/goal-sheet.css";

/** Where each part of the screen is: the first of these that is shown. */
const PARTS: Record<string, string[]> = {
  goal: [".goal-open"],
  turn: [".goal-turns", ".goal-turn"],
  map: [".board"],
  prompt: [".prompt-place"],
  here: [".zone-here", ".tab-inspector"],
  odds: [".zone-odds", ".prompt-place"],
  log: [".left .log", ".log-button", ".tab-log"],
  layers: [".zone-layers", ".tab-tracks"],
  help: [".help-button"],
};

interface Place {
  left: number;
  top: number;
  ring: { left: number; top: number; width: number; height: number };
}

/** The element a hint stands at. */
function partOf(at: string): HTMLElement | null {
  for (const where of PARTS[at] ?? []) {
    const found = document.querySelector<HTMLElement>(where);
    if (found?.offsetWidth && found.offsetHeight) return found;
  }
  return null;
}

/** What a hint must not cover: its part, and the question above a tab of a phone. */
function keptFree(part: HTMLElement): DOMRect {
  const own = part.getBoundingClientRect();
  const foot = part.closest(".tabs") ? document.querySelector(".foot")?.getBoundingClientRect() : null;
  return foot ? new DOMRect(own.left, foot.top, own.width, own.bottom - foot.top) : own;
}

export function Tutorial() {
  const place = hintNow.value;
  const guide = kit.value?.briefing.guide ?? [];
  const hint = guide[place];
  const box = useRef<HTMLElement>(null);
  const [spot, setSpot] = useState<Place | null>(null);
  useLayoutEffect(() => {
    if (!hint) return;
    const measure = () => {
      const part = partOf(hint.at);
      if (!part || !box.current) return setSpot(null);
      const { offsetWidth, offsetHeight } = box.current;
      const at = beside(
        keptFree(part),
        { width: offsetWidth, height: offsetHeight },
        { width: innerWidth, height: innerHeight },
      );
      const { left, top, width, height } = part.getBoundingClientRect();
      setSpot({ ...at, ring: { left, top, width, height } });
    };
    measure();
    // The prompt grows and shrinks with what it says.
    const watch = new ResizeObserver(measure);
    for (const each of [document.body, document.querySelector(".foot"), partOf(hint.at)]) if (each) watch.observe(each);
    return () => watch.disconnect();
  }, [place, asked.value?.number, seen.value?.version]);
  if (!hint) return null;
  return (
    <>
      {spot && <div class="guide-ring" style={px(spot.ring)} aria-hidden="true" />}
      <section
        class="guide card"
        ref={box}
        aria-label={t("guide")}
        style={spot ? px({ left: spot.left, top: spot.top }) : {}}
      >
        <p aria-live="polite">{hint.text}</p>
        <div class="guide-acts">
          <span class="small">
            {hasRead() + 1} / {guide.length}
          </span>
          <button class="plain guide-skip" onClick={closeGuide}>
            {t("guide-skip")}
          </button>
          <button class="plain guide-next" onClick={() => readHint(place)}>
            {t("guide-next")} <Icon name="right" />
          </button>
        </div>
      </section>
    </>
  );
}

const px = (sizes: Record<string, number>): Record<string, string> =>
  Object.fromEntries(Object.entries(sizes).map(([name, value]) => [name, `${Math.round(value)}px`]));
