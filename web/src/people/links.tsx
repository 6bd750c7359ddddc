// The links of a table: for whoever is to take an open seat, and for whoever wants to watch. They begin with the address by
// which others reach the server, and can be shown as a QR code to a telephone.
import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { LinkToCopy } from "../shared/forms.tsx";
import { sideName } from "../shared/parts.tsx";
import { linksOf } from "../app/shelf.ts";
import * as api from "./asking.ts";
import { gameId, screen } from "../state/store.ts";
import { t } from "../shared/text.ts";
import type { Addresses } from "../wire.ts";
import "../style/people.css";

const reach = signal<Addresses | null>(null);

/** Whether the page was opened by an address that means another machine to everybody else. */
const isHere = (): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(location.hostname);

/** What links begin with: the public address, else the one this page was opened by, unless it is good only here. */
function base(): string {
  const found = reach.value;
  return found?.public || (isHere() && found?.network) || location.origin;
}

/** Ask once by which addresses others reach the server. */
function useReach(): void {
  useEffect(() => {
    if (!reach.peek())
      api.reach().then(
        (found) => (reach.value = found),
        () => undefined,
      );
  }, []);
}

/** A link that begins with the address of the server, and, opened, its code. */
function WholeLink({ label, path }: { label: string; path: string }) {
  const isOpen = useSignal(false);
  const link = path.includes("://") ? path : base() + path;
  return (
    <>
      <LinkToCopy label={label} link={link} />
      <details class="qr" onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
        <summary>
          {t("qr-code")}
          <span class="unseen"> · {label}</span>
        </summary>
        {isOpen.value && <img src={api.codePicture(link)} alt={t("qr-of", { link })} width="200" height="200" />}
      </details>
    </>
  );
}

/** A warning beside links that only this machine can open. */
function OnlyHere() {
  if (!isHere() || reach.value?.public || reach.value?.network) return null;
  return <p class="small only-here">{t("link-only-here", { address: location.hostname })}</p>;
}

/** The links of open seats, by the name of their side. */
export function SeatLinks({ links, name }: { links: Record<string, string>; name: (side: string) => string }) {
  useReach();
  return (
    <>
      {Object.entries(links).map(([side, link]) => (
        <WholeLink key={side} label={name(side)} path={link} />
      ))}
      <OnlyHere />
    </>
  );
}

/** All links of the table we sit at. */
export function TableLinks() {
  useReach();
  const game = gameId();
  const open = Object.entries(linksOf(game)).filter(([side]) => screen.value?.seats[side]?.kind === "open");
  return (
    <>
      {open.map(([side, link]) => (
        <WholeLink key={side} label={t("friend-link", { side: sideName(side) })} path={link} />
      ))}
      <WholeLink label={t("spectator-link")} path={`/watch/${game}`} />
      <OnlyHere />
    </>
  );
}
