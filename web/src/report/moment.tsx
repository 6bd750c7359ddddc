// Small parts of the report that its chapters share: numbers with a sign, and links to a moment of the replay.
import type { ComponentChildren } from "preact";
import { follow } from "../app/route.ts";
import { lang } from "../state/settings.ts";

/** A number with its sign, in the language of the screen. */
export const signed = (value: number, digits = 2): string =>
  new Intl.NumberFormat(lang.value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "exceptZero",
  })
    .format(value)
    .replace("-", "−");

/** A link to a moment of the replay. */
export function Moment({
  game,
  at,
  children,
  name = "",
}: {
  game: string;
  at: number;
  children: ComponentChildren;
  name?: string;
}) {
  const path = `/game/${game}/replay?at=${at}`;
  return (
    <a href={path} class={`moment ${name}`} onClick={(event) => follow(event, path)}>
      {children}
    </a>
  );
}
