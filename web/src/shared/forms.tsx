// Small parts of forms and lists, for the lobby, the settings and the menu: switches, choices, links to copy, dates.
import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { lang } from "../state/settings.ts";
import { announced } from "../state/store.ts";
import { t } from "./text.ts";
import type { BotCard } from "../wire.ts";
import "../style/forms.css";

/** A yes-or-no switch with its name. */
export function Switch({
  on,
  set,
  children,
}: {
  on: boolean;
  set: (on: boolean) => void;
  children: ComponentChildren;
}) {
  return (
    <label class="switch">
      <input type="checkbox" role="switch" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  );
}

interface RadioProps<T extends string> {
  legend: ComponentChildren;
  value: T;
  set: (value: T) => void;
  of: { value: T; label: ComponentChildren; about?: string }[];
}

/** One of several, as a row of buttons that are radio buttons underneath. */
export function Pick<T extends string>({ legend, value, set, of }: RadioProps<T>) {
  const name = useId();
  return (
    <fieldset class="pick">
      <legend>{legend}</legend>
      {of.map((each) => (
        <label key={each.value} class="pick-one">
          <input type="radio" name={name} checked={each.value === value} onChange={() => set(each.value)} />
          <span class="pick-label">{each.label}</span>
          {each.about && <span class="pick-about">{each.about}</span>}
        </label>
      ))}
    </fieldset>
  );
}

/** How long a bot may think about an operation. */
export function Seconds({ of, seconds, set }: { of: BotCard; seconds: number; set: (seconds: number) => void }) {
  return (
    <label class="seconds">
      {t("seconds", { bot: of.name })}{" "}
      <input
        type="number"
        min="0.5"
        max={of.most_seconds}
        step="0.5"
        value={seconds || of.seconds}
        onInput={(event) => set(event.currentTarget.valueAsNumber || 0)}
      />
    </label>
  );
}

/** Copies a text and confirms it. */
export function CopyButton({ text }: { text: string }) {
  const [done, setDone] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Without a secure page there is no clipboard: the text is selected for copying by hand.
      return;
    }
    setDone(true);
    announced.value = t("copied");
    setTimeout(() => setDone(false), 2000);
  };
  return (
    <button class="plain" onClick={() => void copy()}>
      {done ? t("copied") : t("copy")}
    </button>
  );
}

/** A link that can be copied, with its name. */
export function LinkToCopy({ label, link }: { label: string; link: string }) {
  return (
    <div class="copy-line">
      <label>
        <span>{label}</span>
        <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <CopyButton text={link} />
    </div>
  );
}

/** "3 minutes ago", in the reader's language. */
export function when(seconds: number, now = Date.now() / 1000): string {
  // Never in the future, even when one of the two clocks was set.
  const ago = Math.min(0, Math.round(seconds - now));
  const say = new Intl.RelativeTimeFormat(lang.value, { numeric: "auto" });
  const size = Math.abs(ago);
  if (size < 60) return say.format(ago, "second");
  if (size < 3600) return say.format(Math.round(ago / 60), "minute");
  if (size < 86400) return say.format(Math.round(ago / 3600), "hour");
  if (size < 86400 * 30) return say.format(Math.round(ago / 86400), "day");
  return new Date(seconds * 1000).toLocaleDateString(lang.value, { dateStyle: "medium" });
}
