// The name somebody has at a table: asked for where one sits down beside others, and kept in this browser.
import { playerName } from "../state/settings.ts";
import { t } from "../shared/text.ts";
import "../style/people.css";

/** As many characters as the server takes. */
const LONGEST = 24;

export function NameField({ about = true }: { about?: boolean }) {
  return (
    <label class="name-field">
      <span>{t("your-name")}</span>
      <input
        type="text"
        maxLength={LONGEST}
        autoComplete="nickname"
        spellcheck={false}
        value={playerName.value}
        onInput={(event) => (playerName.value = event.currentTarget.value)}
      />
      {about && <span class="small">{t("your-name-about")}</span>}
    </label>
  );
}
