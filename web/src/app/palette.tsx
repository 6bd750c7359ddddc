// The palette: everything that can be chosen, shown or switched, found by typing a few letters of it. It is also the way
// to play without the map: every option of the open question is in it.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { centreOn } from "../board/camera.ts";
import { openClause } from "../rules/clause.tsx";
import { commands, type Command } from "./commands.ts";
import { ranked, type Entry } from "../shared/search.ts";
import { spokenTally } from "../panel/odds.tsx";
import { lookSoon } from "../state/details.ts";
import { numberText } from "../rules/rulebook.ts";
import { lang } from "../state/settings.ts";
import { asked, choose, cursor, inspected, kit, looked, seen, sheet } from "../state/store.ts";
import { t } from "../shared/text.ts";
import type { Choice } from "../wire.ts";
import "../style/palette.css";

const MOST_SHOWN = 80;

interface Item extends Entry {
  run: () => void;
  choice?: Choice;
}

/** Put the cursor on a hex and show it. */
function show(hex: string): void {
  cursor.value = hex;
  centreOn(hex);
}

const optionItem = (choice: Choice): Item => ({
  id: `option ${choice.text}`,
  kind: "option",
  label: choice.label,
  also: choice.text,
  badge: choice.badge,
  choice,
  run: () => void choose(choice, false),
});

const commandItem = (command: Command): Item => ({
  id: `command ${command.id}`,
  kind: "command",
  label: command.label,
  also: command.id.replace("-", " "),
  badge: command.keys,
  run: command.run,
});

/** Everything the palette can find now. */
function everything(): Item[] {
  const items: Item[] = (asked.value?.options ?? []).map(optionItem);
  items.push(...commands().map(commandItem));
  const printed = kit.value;
  if (!printed) return items;
  for (const hex of printed.hexes) {
    const label = hex.name ? `${hex.number} ${hex.name}` : hex.number;
    items.push({
      id: `hex ${hex.number}`,
      kind: "hex",
      label,
      also: hex.ground.join(" "),
      badge: "",
      run: () => show(hex.number),
    });
  }
  for (const piece of printed.pieces) {
    const at = seen.value?.pieces[piece.key]?.at ?? "";
    if (!at) continue;
    const look = () => {
      show(at);
      inspected.value = piece.key;
    };
    items.push({
      id: `piece ${piece.key}`,
      kind: "piece",
      label: piece.title,
      also: `${piece.key} ${piece.formation}`,
      badge: at,
      run: look,
    });
  }
  for (const [rule, title] of Object.entries(printed.rules)) {
    items.push({
      id: `clause ${rule}`,
      kind: "clause",
      label: title,
      also: rule,
      badge: numberText(rule),
      run: () => openClause(rule),
    });
  }
  return items;
}

export function Palette() {
  const box = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const all = useMemo(everything, [asked.value, kit.value, seen.value, lang.value]);
  const found = useMemo(() => ranked(all, typed) as Item[], [all, typed]);
  const shown = found.slice(0, MOST_SHOWN);
  const chosen = shown[Math.min(at, shown.length - 1)];

  useLayoutEffect(() => {
    const from = document.activeElement as HTMLElement | null;
    const dialog = box.current!;
    dialog.showModal();
    input.current?.focus();
    return () => {
      dialog.close();
      // A confirmation dialog that opened meanwhile keeps the focus.
      if (from?.isConnected && (document.activeElement === document.body || dialog.contains(document.activeElement)))
        from.focus({ preventScroll: true });
      lookSoon(null);
    };
  }, []);
  useEffect(() => {
    lookSoon(chosen?.choice ?? null);
    if (chosen) document.getElementById(idOf(chosen))?.scrollIntoView({ block: "nearest" });
  }, [chosen?.id]);

  const close = () => (sheet.value = "");
  const run = (item: Item | undefined) => {
    if (!item) return;
    close();
    item.run();
  };
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    const step = steps[event.key];
    if (step !== undefined && shown.length) {
      const next =
        Math.abs(step) === 1
          ? (at + step + shown.length) % shown.length
          : Math.max(0, Math.min(shown.length - 1, at + step));
      setAt(next);
    } else if (event.key === "Enter" && !event.isComposing) run(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={box}
      class="palette"
      aria-label={t("palette-label")}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === box.current && close()}
    >
      <div class="palette-inside">
        <div class="palette-top">
          <input
            ref={input}
            class="field palette-input"
            type="text"
            role="combobox"
            aria-expanded="true"
            aria-controls="palette-list"
            aria-autocomplete="list"
            aria-activedescendant={chosen ? idOf(chosen) : undefined}
            aria-label={t("palette-label")}
            placeholder={t("palette-placeholder")}
            autocomplete="off"
            spellcheck={false}
            value={typed}
            onInput={(event) => {
              setTyped(event.currentTarget.value);
              setAt(0);
            }}
          />
          <button type="button" class="act quiet-act" onClick={close}>
            {t("palette-close")}
          </button>
        </div>
        {asked.value && <p class="small palette-prompt">{asked.value.prompt}</p>}
        <ul id="palette-list" class="palette-list" role="listbox" aria-label={t("palette-results")}>
          {shown.map((item) => (
            <li
              key={item.id}
              id={idOf(item)}
              role="option"
              aria-selected={item === chosen}
              class={`palette-item ${item.kind}`}
              onPointerMove={() => chosen !== item && setAt(shown.indexOf(item))}
              onClick={() => run(item)}
            >
              <span class="palette-label">{item.label}</span>
              {item.badge && <span class="price">{item.badge}</span>}
              <span class="palette-kind">{t(`palette-${item.kind}`)}</span>
            </li>
          ))}
        </ul>
        <p class="unseen" role="status">
          {t("palette-found", { count: found.length })}
        </p>
        {shown.length === 0 && <p class="small palette-foot">{t("palette-nothing")}</p>}
        {found.length > shown.length && (
          <p class="small palette-foot">{t("palette-more", { count: found.length - shown.length })}</p>
        )}
        <Foot item={chosen} />
      </div>
    </dialog>
  );
}

const idOf = (item: Item) => `palette-${item.id.replace(/[^\w-]/g, "_")}`;

/** A preview of the highlighted option, in one line. */
function Foot({ item }: { item: Item | undefined }) {
  const seenOf = item?.choice && looked.value?.answer === item.choice.text ? looked.value : null;
  const said = seenOf ? [seenOf.tally ? spokenTally(seenOf.tally) : "", seenOf.final].filter(Boolean).join(" · ") : "";
  return <p class="small palette-foot palette-said">{said || t("palette-help")}</p>;
}
