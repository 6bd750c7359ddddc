// The prompt's zone, over the lower edge of the map: what is asked, the past, what the computer does, the end, the replay. It
// grows upwards and moves nothing but the lid of the tray above it. Somebody else may take the zone for a while: see `inFoot`.
import { effect, signal, useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import * as api from "../state/api.ts";
import { Tray } from "../board/tray.tsx";
import { LastAct, RollWithoutHex } from "../panel/last-act.tsx";
import { held } from "../state/hold.ts";
import { lazy } from "../shared/lazy.tsx";
import { hasOdds, Odds } from "../panel/odds.tsx";
import { Boundary, Icon, sideName, Swatch } from "../shared/parts.tsx";
import { PromptBar } from "../panel/prompt.tsx";
import { lying, phone } from "../shared/room.ts";
import { asked, gameId, numberedOptions, past, screen, sheet, tellFault } from "../state/store.ts";
import { t } from "../shared/text.ts";
import { watching } from "../state/watch.ts";

const listed = () => import("../panel/option-list.tsx");
const OptionList = lazy(async () => (await listed()).OptionList);
const EndCard = lazy(async () => (await import("../panel/end.tsx")).EndCard, "end");
const Player = lazy(async () => (await import("../panel/player.tsx")).Player, "player");
const Standing = lazy(async () => (await import("../people/manners.tsx")).Standing, "people");
const OfferBar = lazy(async () => (await import("../people/manners.tsx")).OfferBar, "people");
const ReplayBar = lazy(async () => (await import("../replay/replay.tsx")).ReplayBar, "replay");

/** What has the prompt's zone instead of the prompt, or null. Whoever sets it takes it away again. */
export const inFoot = signal<ComponentType | null>(null);

export function Foot({ replaying }: { replaying: boolean }) {
  return (
    <>
      <div class="foot-place">
        <Tray />
        <footer class="foot">
          <Boundary>{replaying ? <ReplayBar /> : <Inside />}</Boundary>
        </footer>
      </div>
      {sheet.value === "options" && !phone.value && <OptionsPanel />}
    </>
  );
}

/** On a phone: whether the sheet shows the whole panel of the odds. A new question lowers it. */
const raised = signal(false);
effect(() => {
  void asked.value?.number;
  raised.value = false;
});

/** The grip of a phone's sheet: pulled up or tapped, it shows the whole odds; pulled down, it hides them. */
function Grip() {
  const from = useRef(0);
  if (!hasOdds.value || !asked.value) return <div class="grip" />;
  return (
    <button
      type="button"
      class="grip"
      aria-expanded={raised.value}
      aria-label={t("odds-label")}
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const pulled = event.clientY - from.current;
        if (event.buttons && Math.abs(pulled) > PULL) raised.value = pulled < 0;
      }}
      onClick={(event) => Math.abs(event.clientY - from.current) <= PULL && (raised.value = !raised.value)}
    />
  );
}

/** How many pixels are a pull and no tap. */
const PULL = 10;

/** Whether something is, or may be, answered ahead of a question, or within a bound. */
const isAhead = (): boolean =>
  !!screen.value?.ahead.length || !!asked.value?.standing.length || numberedOptions.value.length > 0;

function Inside() {
  const Other = inFoot.value;
  if (watching.value)
    return (
      <div class="prompt-place">
        <Player />
      </div>
    );
  if (Other) return <Other />;
  return (
    <>
      {!held.value && <BotsLine />}
      {(!!screen.value?.offers.length || screen.value?.dice.waits) && sheet.value !== "people" && <OfferBar />}
      {screen.value?.over && <EndCard />}
      {!past.value && !screen.value?.over && (
        <div class="prompt-place">
          {phone.value && !lying.value && <Grip />}
          {!held.value && <LastAct />}
          <RollWithoutHex />
          <PromptBar />
          {isAhead() && !held.value ? <Standing /> : null}
          {phone.value && asked.value && (raised.value || lying.value) && <Odds />}
        </div>
      )}
    </>
  );
}

/** The options as a list: a drawer beside the prompt, over what is here. */
function OptionsPanel() {
  const box = useRef<HTMLElement>(null);
  const byKeys = useRef(false);
  const goIn = () => box.current?.querySelector<HTMLElement>("[data-option]")?.focus();
  // Opened with a key, it takes the focus and keeps it from question to question; closed, it returns it.
  useEffect(() => {
    const from = document.activeElement as HTMLElement | null;
    byKeys.current = !(from instanceof HTMLButtonElement) || from.matches(":focus-visible");
    // The first time, the list has to be fetched.
    if (byKeys.current) void listed().then(() => requestAnimationFrame(goIn));
    return () => {
      const isOurs = document.activeElement === document.body || box.current?.contains(document.activeElement);
      if (isOurs && from?.isConnected) from.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    if (byKeys.current && document.activeElement === document.body) goIn();
  }, [asked.value?.number]);
  // Without odds to be seen below it the drawer takes their place too; once there were some it leaves it to them for good.
  const isShort = useSignal(hasOdds.value);
  useEffect(() => void (isShort.value ||= hasOdds.value), [hasOdds.value]);
  return (
    <section class={`options-panel ${isShort.value ? "" : "tall"}`} aria-label={t("options")} ref={box}>
      <button class="quiet square options-close" onClick={() => (sheet.value = "")} aria-label={t("close")}>
        <Icon name="close" />
      </button>
      <OptionList />
    </section>
  );
}

/** What the bot of a side is called. */
const botName = (side: string): string => screen.value?.seats[side]?.name || t("computer");

/** What the computer is doing, with a button to stop it. */
function BotsLine() {
  const bots = screen.value?.bots;
  if (!bots?.state) return null;
  const tell = (go: boolean) => void api.bots(gameId(), go).catch(tellFault);
  const playing = bots.state === "playing";
  return (
    <div class="bots-line">
      <Swatch side={bots.side} />
      <span>
        {t(playing ? "bot-playing" : "bot-stopped", {
          side: sideName(bots.side),
          bot: botName(bots.side),
          count: bots.answers,
        })}{" "}
        {bots.why}
      </span>
      {playing && <progress aria-label={t("bot-playing-short")} />}
      <button class="plain" onClick={() => tell(!playing)}>
        {t(playing ? "stop" : "go-on")}
      </button>
    </div>
  );
}
