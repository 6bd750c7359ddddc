// Parts of the screen that are rarely needed: fetched when first shown.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { tellFault } from "./store.ts";

/** A component that is fetched when it is first shown; until then it shows nothing. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const fetched = signal<ComponentType<P> | null>(null);
  let asked = false;
  return (props: P) => {
    const Part = fetched.value;
    if (Part) return <Part {...props} />;
    if (!asked) {
      asked = true;
      load().then((part) => (fetched.value = part), (fault) => {
        asked = false;
        tellFault(fault);
      });
    }
    return null;
  };
}
