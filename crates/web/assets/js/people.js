/** The pages that lead to games between people: the lobby, where they begin, and the invitation. Both are forms; each script takes its own. */
import { startInvitation } from "./people/invitation.js";
import { startLobby } from "./people/lobby.js";

startInvitation();
startLobby();
