// What is told in one line above the question: the last thing the others did, or a roll that belongs to no hex.
import { folded } from "../replay/story.ts";
import { Dice, Icon, phone, Swatch } from "../shared/parts.tsx";
import { looking, pieceByKey, struck } from "../state/store.ts";
import { t } from "../shared/text.ts";
import { fresh, lastAct, playOrPause, shown } from "../state/watch.ts";

/** Where only a little happened: the last thing the others did, and the way to watch it. */
export function LastAct() {
  const last = lastAct.value;
  // On a phone what is looked at needs the room.
  if (shown.value !== "line" || !last || (phone.value && looking.value)) return null;
  // Of a way from hex to hex its last line says where it went.
  const line = last.lines.find((each) => each.dice.length) ?? folded(last.lines)[0]?.at(-1);
  if (!line || !pieceByKey.value.size) return null;
  return (
    <div class="last-act">
      <Swatch side={line.side || last.by} />
      <span class="last-act-text">{line.text}</span>
      <Dice faces={line.dice} split={line.split} />
      <button
        type="button"
        class="quiet"
        onClick={() => {
          shown.value = "card";
          playOrPause();
        }}
      >
        <Icon name="play" /> {t("player-watch", { count: fresh.value })}
      </button>
    </div>
  );
}

/** A roll just made that belongs to no hex: it cannot lie on the map, so it is told above the question. */
export function RollWithoutHex() {
  const roll = struck.value.find(({ line }) => !line.hex);
  if (!roll || shown.value === "line") return null;
  return (
    <p class="last-act roll-told-here">
      <span>{roll.line.text}</span> <Dice faces={roll.line.dice} split={roll.line.split} />{" "}
      <strong>{roll.outcome}</strong>
    </p>
  );
}
