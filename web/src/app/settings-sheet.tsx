// The settings sheet, and the list of keys.
import { showBand } from "../board/camera.ts";
import { KEYS } from "./keylist.ts";
import { Pick, Switch } from "../shared/forms.tsx";
import { Sheet } from "../shared/parts.tsx";
import {
  answersItself,
  confirms,
  holds,
  counterSize,
  lang,
  motion,
  showMinimap,
  showNumbers,
  sound,
  speed,
  textSize,
  theme,
  type Size,
} from "../state/settings.ts";
import { kit, seen, sheet } from "../state/store.ts";
import { t } from "../shared/text.ts";
import "../style/goal-sheet.css";
import "../style/help.css";

const close = () => (sheet.value = "");

/** The key printed below the map, if there is a map with one. */
const keyOfMap = () => document.querySelector<SVGGElement>(".band-layer .key");
const hasKey = () => keyOfMap() !== null;

function showKey(): void {
  const key = keyOfMap();
  close();
  if (key) showBand(key.getBBox());
}
const SIZES: readonly Size[] = ["small", "normal", "large"];
const HOLDS = ["off", "short", "normal", "long", "key"] as const;
const SPEEDS = ["slow", "normal", "fast", "off"] as const;
const ASKS = ["always", "final", "never"] as const;

export function SettingsSheet() {
  return (
    <Sheet title={t("settings")} kind="card" close={close} name="settings-sheet">
      <Pick
        legend={t("language")}
        value={lang.value}
        set={(value) => (lang.value = value)}
        of={[
          { value: "en", label: <span lang="en">English</span> },
          { value: "fr", label: <span lang="fr">Français</span> },
        ]}
      />
      <Pick
        legend={t("light")}
        value={theme.value}
        set={(value) => (theme.value = value)}
        of={[
          { value: "auto", label: t("light-auto") },
          { value: "day", label: t("light-day") },
          { value: "night", label: t("light-night") },
        ]}
      />
      <Pick
        legend={t("set-text-size")}
        value={textSize.value}
        set={(value) => (textSize.value = value)}
        of={SIZES.map((value) => ({ value, label: t(`size-${value}`) }))}
      />
      <Pick
        legend={t("set-counter-size")}
        value={counterSize.value}
        set={(value) => (counterSize.value = value)}
        of={SIZES.map((value) => ({ value, label: t(`size-${value}`) }))}
      />
      <Pick
        legend={t("set-speed")}
        value={speed.value}
        set={(value) => (speed.value = value)}
        of={SPEEDS.map((value) => ({ value, label: t(`speed-${value}`) }))}
      />
      <Pick
        legend={t("set-holds")}
        value={holds.value}
        set={(value) => (holds.value = value)}
        of={HOLDS.map((value) => ({ value, label: t(`holds-${value}`) }))}
      />
      <Pick
        legend={t("set-confirms")}
        value={confirms.value}
        set={(value) => (confirms.value = value)}
        of={ASKS.map((value) => ({ value, label: t(`confirms-${value}`) }))}
      />
      <Switch on={answersItself.value} set={(on) => (answersItself.value = on)}>
        {t("set-answers-itself")}
      </Switch>
      <Switch on={sound.value} set={(on) => (sound.value = on)}>
        {t("set-sound")}
      </Switch>
      <Switch on={motion.value} set={(on) => (motion.value = on)}>
        {t("set-motion")}
      </Switch>
      <Switch on={showNumbers.value} set={(on) => (showNumbers.value = on)}>
        {t("set-numbers")}
      </Switch>
      <Switch on={showMinimap.value} set={(on) => (showMinimap.value = on)}>
        {t("set-minimap")}
      </Switch>
    </Sheet>
  );
}

export function HelpSheet() {
  return (
    <Sheet title={t("help")} kind="page" close={close} name="help-sheet" isText>
      <div class="help">
        <p class="briefing-acts">
          {kit.value?.briefing.situation && (
            <button class="plain" onClick={() => (sheet.value = "briefing")}>
              {t("briefing-again")}
            </button>
          )}
          {seen.value?.goal.rule && (
            <button class="plain" onClick={() => (sheet.value = "goal")}>
              {t("goal-open")}
            </button>
          )}
        </p>
        {["help-choose", "help-look", "help-why", "help-log", "help-hint", "help-rules"].map((key) => (
          <p>{t(key)}</p>
        ))}
        {hasKey() && (
          <button type="button" class="plain" onClick={showKey}>
            {t("show-key")}
          </button>
        )}
        {KEYS.length > 0 && (
          <>
            <h3>{t("keys")}</h3>
            <table class="keys">
              <tbody>
                {KEYS.map((each) => (
                  <tr>
                    <th scope="row">
                      {each.keys.map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                    </th>
                    <td>{t(each.what)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </div>
    </Sheet>
  );
}
