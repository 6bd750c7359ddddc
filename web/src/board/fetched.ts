// Pictures the server draws, as text: each is fetched once.
import type { Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { tellFault } from "../state/store.ts";

const fetched = new Map<string, Promise<string>>();

function picture(address: string): Promise<string> {
  let found = fetched.get(address);
  if (!found) {
    found = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${answer.status} ${address}`);
      return answer.text();
    });
    found.catch(() => fetched.delete(address));
    fetched.set(address, found);
  }
  return found;
}

/** Show a picture once it has arrived, unless another one is wanted by then. */
export function useShown(address: string, into: Signal<string>): void {
  useEffect(() => {
    if (!address) return;
    let isWanted = true;
    picture(address).then((svg) => isWanted && (into.value = svg), tellFault);
    return () => void (isWanted = false);
  }, [address]);
}
