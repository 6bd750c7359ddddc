// Parts of the screen that are rarely needed: fetched when first shown.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { tellFault } from "../state/store.ts";
import { learn, type Part } from "./text.ts";

/** A component that is fetched when it is first shown, with the sentences it needs; until then it shows nothing. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>, part: Part = "table"): ComponentType<P> {
  const fetched = signal<ComponentType<P> | null>(null);
  let asked = false;
  return (props: P) => {
    const Part = fetched.value;
    if (Part) return <Part {...props} />;
    if (!asked) {
      asked = true;
      Promise.all([load(), learn(part)]).then(
        ([part]) => (fetched.value = part),
        (fault) => {
          asked = false;
          tellFault(fault);
        },
      );
    }
    return null;
  };
}
