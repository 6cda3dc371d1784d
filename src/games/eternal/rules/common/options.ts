import { FIRST_GAME_OPTION } from '../../../../language/compiler/steps.ts'

/** The kinds of options of Eternal beside the shared ones (pick, done, yes, no, branch). */
export const PLAY = FIRST_GAME_OPTION
/** Card, number of the ability. */
export const ACTIVATE = FIRST_GAME_OPTION + 1
/** Unit with Killer, unit that is attacked. */
export const KILLER_ATTACK = FIRST_GAME_OPTION + 2
/** Object that the avatar attacks. */
export const AVATAR_ATTACK = FIRST_GAME_OPTION + 3
/** Unit that joins the attack. */
export const ATTACK = FIRST_GAME_OPTION + 4
/** The attackers are complete. */
export const COMMIT = FIRST_GAME_OPTION + 5
export const END_TURN = FIRST_GAME_OPTION + 6
export const PASS = FIRST_GAME_OPTION + 7
/** Pass now and at every later window of this turn. */
export const PASS_TURN = FIRST_GAME_OPTION + 8
/** Unit that blocks. */
export const BLOCK = FIRST_GAME_OPTION + 9
export const KEEP = FIRST_GAME_OPTION + 10
export const REDRAW = FIRST_GAME_OPTION + 11
/** Card, faction: played as a Sigil (Pledge, Inscribe). */
export const PLAY_AS_SIGIL = FIRST_GAME_OPTION + 12
export const PLAY_SHIFTED = FIRST_GAME_OPTION + 13
/** Card, unit that is exhausted for it (Bond). */
export const PLAY_BONDED = FIRST_GAME_OPTION + 14
