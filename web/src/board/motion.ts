// Whether animations are off: the reader's setting, or the system's reduced motion.
import { motion } from "../state/settings.ts";

const less = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");

export const isStill = (): boolean => !motion.value || (less?.matches ?? false);
