// Notes for oneself: a text, kept as one writes, and the hexes and clauses it names as buttons.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { centreOn } from "../board/camera.ts";
import { ClauseChip } from "../rules/clause.tsx";
import { faultText } from "../shared/parts.tsx";
import { t } from "../shared/text.ts";
import * as api from "./asking.ts";
import { cursor, gameId, hexByNumber, sheet } from "../state/store.ts";
import { clausesIn, hexesIn } from "./mentions.ts";

const LONGEST = 10_000;
/** After how many milliseconds without a key a note is kept. */
const IDLE = 1000;

export function Notes() {
  const game = gameId();
  const text = useSignal<string | null>(null);
  const kept = useSignal<string | null>(null);
  const fault = useSignal("");
  const waits = useRef(0);
  useEffect(() => {
    api.notes(game).then(
      (found) => (text.value = kept.value = found.text),
      (why) => (fault.value = faultText(why)),
    );
  }, [game]);
  const keep = async () => {
    clearTimeout(waits.current);
    const now = text.peek();
    if (now === null || now === kept.peek()) return;
    try {
      await api.keepNotes(game, now);
      kept.value = now;
      fault.value = "";
    } catch (why) {
      fault.value = faultText(why);
    }
  };
  // Whoever closes the sheet in the middle of a word has it kept.
  useEffect(() => () => void keep(), []);
  if (text.value === null) return fault.value ? <p class="fault">{fault.value}</p> : null;
  return (
    <div class="notes">
      <label>
        <span>{t("notes-about")}</span>
        <textarea
          rows={4}
          maxLength={LONGEST}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
            clearTimeout(waits.current);
            waits.current = window.setTimeout(() => void keep(), IDLE);
          }}
          onBlur={() => void keep()}
        />
      </label>
      <p class="small" role="status">
        {text.value === kept.value ? t("notes-kept") : t("notes-writing")}
      </p>
      {fault.value && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
      <Mentions text={text.value} />
    </div>
  );
}

function Mentions({ text }: { text: string }) {
  const hexes = hexesIn(text, (word) => hexByNumber.value.has(word));
  const clauses = clausesIn(text);
  if (!hexes.length && !clauses.length) return null;
  const goTo = (hex: string) => {
    sheet.value = "";
    cursor.value = hex;
    centreOn(hex);
  };
  return (
    <p class="mentions">
      {hexes.map((hex) => (
        <button key={hex} class="plain" onClick={() => goTo(hex)}>
          {hex}
        </button>
      ))}
      {clauses.map((rule) => (
        <ClauseChip key={rule} rule={rule} />
      ))}
    </p>
  );
}
