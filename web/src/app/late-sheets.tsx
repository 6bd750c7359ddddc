// Sheets from the menu that are opened rarely: playing a game out, its analysis and its record.
import { lazy } from "../shared/lazy.tsx";
import { sheet } from "../state/store.ts";

const AnalysisSheet = lazy(async () => (await import("../analysis/sheet.tsx")).AnalysisSheet, "analysis");
const RecordSheet = lazy(async () => (await import("../record/sheet.tsx")).RecordSheet, "record");
const TrialSheet = lazy(async () => (await import("../panel/trial.tsx")).TrialSheet, "menu");

export function LateSheet() {
  if (sheet.value === "record") return <RecordSheet />;
  return sheet.value === "trial" ? <TrialSheet /> : <AnalysisSheet />;
}
