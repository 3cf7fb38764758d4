/** A lesson. */
import { BoardPage } from "./board-page.js";
export class LearnPage extends BoardPage {}
