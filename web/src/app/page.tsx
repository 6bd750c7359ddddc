// The head of a page that is no table: the way back, language and light, and what else a page puts there.
import type { ComponentChildren } from "preact";
import { LanguageSwitch, LightSwitch } from "../shared/parts.tsx";
import { follow } from "./route.ts";
import "../style/page.css";

export function PageHead({
  back = "",
  label = "",
  children,
}: {
  back?: string;
  label?: string;
  children?: ComponentChildren;
}) {
  return (
    <header class="page-head">
      {back ? (
        <a href={back} onClick={(event) => follow(event, back)}>
          {label}
        </a>
      ) : (
        <span />
      )}
      <div class="page-tools">
        <LanguageSwitch />
        <LightSwitch />
        {children}
      </div>
    </header>
  );
}
