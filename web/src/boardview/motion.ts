// Whether things should stand still: the reader's setting, and the system's wish for less motion.
import { motion } from "../settings.ts";

const less = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");

export const isStill = (): boolean => !motion.value || (less?.matches ?? false);
