// Les phrases de l’écran en français.
import board from "./board.fr.ftl";
import goal from "./goal.fr.ftl";
import panel from "./panel.fr.ftl";
import player from "./player.fr.ftl";
import report from "./report.fr.ftl";
import shell from "./shell.fr.ftl";
import tools from "./tools.fr.ftl";

export const texts = [shell, board, goal, panel, tools, player, report];
