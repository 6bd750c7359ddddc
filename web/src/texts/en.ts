// The sentences of a table in English.
import board from "./board.en.ftl";
import goal from "./goal.en.ftl";
import panel from "./panel.en.ftl";
import shell from "./shell.en.ftl";

export default [shell, board, goal, panel];
