// The blank screen between two players at one screen, in games with secrets. Nothing of the game is drawn behind it.
import { useEffect, useRef } from "preact/hooks";
import { sideName, Swatch } from "../shared/parts.tsx";
import { announced, curtain } from "../state/store.ts";
import { t } from "../shared/text.ts";

export function Curtain() {
  const button = useRef<HTMLButtonElement>(null);
  const next = curtain.value;
  useEffect(() => {
    announced.value = "";
    button.current?.focus();
  }, [next]);
  return (
    <main class="curtain">
      <div class="card curtain-card">
        <Swatch side={next} />
        <h1>{t("curtain", { side: sideName(next) })}</h1>
        <p>{t("curtain-about")}</p>
        <button ref={button} class="main" onClick={() => (curtain.value = "")}>
          {t("curtain-lift", { side: sideName(next) })}
        </button>
      </div>
    </main>
  );
}
