// Les phrases de la table en français.
import board from "./board.fr.ftl";
import goal from "./goal.fr.ftl";
import panel from "./panel.fr.ftl";
import shell from "./shell.fr.ftl";

export default [shell, board, goal, panel];
