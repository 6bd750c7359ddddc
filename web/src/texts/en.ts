// The sentences of the screen in English.
import board from "./board.en.ftl";
import goal from "./goal.en.ftl";
import panel from "./panel.en.ftl";
import player from "./player.en.ftl";
import report from "./report.en.ftl";
import shell from "./shell.en.ftl";
import tools from "./tools.en.ftl";

export const texts = [shell, board, goal, panel, tools, player, report];
