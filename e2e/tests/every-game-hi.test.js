/** A whole game of every game against the computer, in Hindi, and of the boards that are played so. */
import { openSite } from "../support/site.js";
import { wholeGames } from "../support/whole-game.js";

wholeGames(openSite(), "hi");
