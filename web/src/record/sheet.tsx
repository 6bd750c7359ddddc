// The record of a game: its text, with the branches of the analysis as variations; saved to a file, copied, and opened again.
import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { take, tree } from "../analysis/kept.ts";
import { recordOf, rootOf, type Opinion } from "../analysis/tree.ts";
import { go } from "../app/route.ts";
import { download } from "../shared/download.ts";
import { CopyButton } from "../shared/forms.tsx";
import { faultText, Sheet, sideName } from "../shared/parts.tsx";
import { t } from "../shared/text.ts";
import * as aside from "../state/api-aside.ts";
import { lang } from "../state/settings.ts";
import { gameId, kit, screen, sheet } from "../state/store.ts";
import "../style/record.css";

export function RecordSheet() {
  const root = rootOf(tree.value, gameId());
  const told = recordOf(tree.value, root, opinionText);
  const branches = told.branches.length;
  const text = useSignal("");
  const works = useSignal(false);
  const faults = useSignal<string[]>([]);
  const isOver = !!screen.value?.over;
  const attempt = async (act: () => Promise<void>) => {
    works.value = true;
    faults.value = [];
    try {
      await act();
    } catch (fault) {
      faults.value = faultText(fault).split("\n").filter(Boolean);
    } finally {
      works.value = false;
    }
  };
  const show = () => attempt(async () => void (text.value = (await aside.recordText(root, told)).text));
  const play = () => attempt(() => open(text.value));
  const read = (file: File | undefined) =>
    attempt(async () => {
      if (!file) return;
      text.value = await file.text();
      await open(text.value);
    });
  useEffect(() => {
    // Before the end it tells what is hidden, and so is made when it is asked for.
    if (isOver) void show();
  }, [root, isOver]);
  return (
    <Sheet title={t("record-title")} close={() => (sheet.value = "")} name="record-sheet" isText>
      <div class="record">
        <p class="small">{t(branches ? "record-about-tree" : "record-about", { branches })}</p>
        {!isOver && !text.value && <p class="small">{t("record-early")}</p>}
        {text.value ? (
          <Text text={text} faults={faults.value} />
        ) : (
          <button class="main" disabled={works.value} onClick={() => void show()}>
            {t("record-show")}
          </button>
        )}
        {faults.value.length > 0 && (
          <ul class="fault" role="alert">
            {faults.value.map((each) => (
              <li>{each}</li>
            ))}
          </ul>
        )}
        <div class="record-acts">
          {text.value && (
            <>
              <button class="main" onClick={() => keep(text.value, root)}>
                {t("record-save")}
              </button>
              <CopyButton text={text.value} />
              <button class="plain" disabled={works.value} onClick={() => void play()}>
                {t("record-play")}
              </button>
            </>
          )}
          <FilePick act={(file) => void read(file)} />
        </div>
      </div>
    </Sheet>
  );
}

/** The text, in which one can write; where the first fault is told with its line, that line is shown. */
function Text({ text, faults }: { text: Signal<string>; faults: string[] }) {
  const box = useRef<HTMLTextAreaElement>(null);
  const line = Number(/^line (\d+)/.exec(faults[0] ?? "")?.[1] ?? 0);
  useEffect(() => {
    if (!line) return;
    const before =
      text.value
        .split("\n")
        .slice(0, line - 1)
        .join("\n").length + (line > 1 ? 1 : 0);
    const area = box.current!;
    area.focus();
    area.setSelectionRange(before, before + (text.value.slice(before).split("\n")[0]?.length ?? 0));
    area.scrollTop = (area.scrollHeight * (line - 4)) / text.value.split("\n").length;
  }, [faults]);
  return (
    <>
      <p class="small" id="record-write">
        {t("record-write")}
      </p>
      <textarea
        ref={box}
        class="record-text"
        rows={16}
        wrap="off"
        spellcheck={false}
        translate={false}
        aria-label={t("record-title")}
        aria-describedby="record-write"
        value={text.value}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
    </>
  );
}

/** A button that lets one choose a file. */
function FilePick({ act }: { act: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button class="plain" onClick={() => input.current?.click()}>
        {t("record-open")}
      </button>
      <input
        ref={input}
        type="file"
        accept=".grog,.txt,.json,text/plain"
        class="unseen"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => act(event.currentTarget.files?.[0])}
      />
    </>
  );
}

/** What was found of a branch, as its comment says it. */
function opinionText({ side, worth, error, games }: Opinion): string {
  const figure = new Intl.NumberFormat(lang.value, { maximumFractionDigits: 2, signDisplay: "exceptZero" });
  const margin = new Intl.NumberFormat(lang.value, { maximumFractionDigits: 2 });
  const said = { side: sideName(side), worth: figure.format(worth), error: margin.format(2 * error), games };
  return t("record-opinion", said);
}

/** Save a text to a file. */
const keep = (text: string, root: string) =>
  download(new Blob([text], { type: "text/plain" }), `${kit.value?.title ?? "game"}-${root}.grog`);

/** Open a record, with its variations as branches. */
async function open(text: string): Promise<void> {
  const made = await aside.openSave(text);
  take(made);
  sheet.value = "";
  go(`/game/${made.id}`);
}
