// The record of a game: its text, with the branches of the analysis as variations; saved to a file, copied, and opened again.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { take, tree } from "../analysis/kept.ts";
import { recordOf, rootOf, type Opinion } from "../analysis/tree.ts";
import { go } from "../app/route.ts";
import { CopyButton } from "../shared/forms.tsx";
import { Sheet, sideName } from "../shared/parts.tsx";
import { t } from "../shared/text.ts";
import * as aside from "../state/api-aside.ts";
import { lang } from "../state/settings.ts";
import { gameId, kit, screen, sheet, tellFault } from "../state/store.ts";
import "../style/record.css";

export function RecordSheet() {
  const root = rootOf(tree.value, gameId());
  const told = recordOf(tree.value, root, opinionText);
  const branches = told.branches.length;
  const text = useSignal("");
  const reads = useSignal(false);
  const input = useRef<HTMLInputElement>(null);
  const isOver = !!screen.value?.over;
  const fetchIt = async () => {
    reads.value = true;
    try {
      text.value = (await aside.recordText(root, told)).text;
    } catch (fault) {
      tellFault(fault);
    } finally {
      reads.value = false;
    }
  };
  useEffect(() => {
    // Before the end it tells what is hidden, and so is made when it is asked for.
    if (isOver) void fetchIt();
  }, [root, isOver]);
  return (
    <Sheet title={t("record-title")} close={() => (sheet.value = "")} name="record-sheet" isText>
      <div class="record">
        <p class="small">{t(branches ? "record-about-tree" : "record-about", { branches })}</p>
        {!isOver && !text.value && <p class="small">{t("record-early")}</p>}
        {text.value ? (
          <Text text={text.value} root={root} />
        ) : (
          <button class="main" disabled={reads.value} onClick={() => void fetchIt()}>
            {t("record-show")}
          </button>
        )}
        <div>
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
            onChange={(event) => void open(event.currentTarget.files?.[0])}
          />
        </div>
      </div>
    </Sheet>
  );
}

/** What was found of a branch, as its comment says it. */
function opinionText({ side, worth, error, games }: Opinion): string {
  const figure = new Intl.NumberFormat(lang.value, { maximumFractionDigits: 2, signDisplay: "exceptZero" });
  const margin = new Intl.NumberFormat(lang.value, { maximumFractionDigits: 2 });
  const said = { side: sideName(side), worth: figure.format(worth), error: margin.format(2 * error), games };
  return t("record-opinion", said);
}

/** The text, and what can be done with it. */
function Text({ text, root }: { text: string; root: string }) {
  const file = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  useEffect(() => () => URL.revokeObjectURL(file), [file]);
  return (
    <>
      <pre class="record-text" tabIndex={0} role="region" aria-label={t("record-title")} translate={false}>
        {text}
      </pre>
      <div class="record-acts">
        <a class="button main" href={file} download={`${kit.value?.title ?? "game"}-${root}.grog`}>
          {t("record-save")}
        </a>
        <CopyButton text={text} />
      </div>
    </>
  );
}

/** Open a record, with its variations as branches. */
async function open(file: File | undefined): Promise<void> {
  if (!file) return;
  try {
    const made = await aside.openSave(await file.text());
    take(made);
    sheet.value = "";
    go(`/game/${made.id}`);
  } catch (fault) {
    tellFault(fault);
  }
}
