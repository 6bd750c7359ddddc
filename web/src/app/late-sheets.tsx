// Sheets from the menu that are opened rarely: playing a game out, and its analysis.
import { lazy } from "../shared/lazy.tsx";
import { sheet } from "../state/store.ts";

const AnalysisSheet = lazy(async () => (await import("../analysis/sheet.tsx")).AnalysisSheet, "analysis");
const TrialSheet = lazy(async () => (await import("../panel/trial.tsx")).TrialSheet, "menu");

export const LateSheet = () => (sheet.value === "trial" ? <TrialSheet /> : <AnalysisSheet />);
