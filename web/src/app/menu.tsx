// The menu of a game: a drop-down, or a sheet on a phone.
import { lazy } from "../shared/lazy.tsx";
import { Drop, Icon, LanguageSwitch, LightSwitch, Sheet } from "../shared/parts.tsx";
import { sheet } from "../state/store.ts";
import { t } from "../shared/text.ts";

const MenuItems = lazy(async () => (await import("./menu-items.tsx")).MenuItems, "menu");

export function Menu({ replaying }: { replaying: boolean }) {
  return (
    <Drop name="menu" title={t("menu")} label={<Icon name="dots" />}>
      {(close) => <MenuItems close={close} replaying={replaying} />}
    </Drop>
  );
}

export function MenuSheet() {
  const close = () => (sheet.value = "");
  return (
    <Sheet title={t("menu")} close={close}>
      <p class="menu-switches">
        <LanguageSwitch />
        <LightSwitch />
      </p>
      <MenuItems close={() => sheet.value === "menu" && close()} replaying={location.pathname.endsWith("/replay")} />
    </Sheet>
  );
}
