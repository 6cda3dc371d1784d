import { campaigns } from './campaigns.ts'
import { type LoadedGame, loadGame } from './game.ts'
import { numberings } from './numberings.ts'
import { allPacks } from './packs/all.ts'

/*
 * Aeon's End with every pack of the project. Programs begin with it; the page fetches it when a set-up, a record, a
 * link or a list asks for more than the usual packs hold.
 */
export const whole: LoadedGame = loadGame(allPacks, campaigns)
for (const numbering of Object.values(numberings)) numbering.close()
