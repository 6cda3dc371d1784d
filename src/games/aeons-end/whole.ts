import { registerCampaign } from './campaign-part.ts'
import { type LoadedGame, loadGame } from './game.ts'
import { readMageCode, writeMageCode } from './growth/code.ts'
import { grownSheet } from './growth/sheet.ts'
import { numberings } from './numberings.ts'
import { allPacks } from './packs/all.ts'
import { inBattle, placeBattle } from './set-up/battle.ts'
import { readCampaign } from './set-up/campaign.ts'

/*
 * Aeon's End with every pack of the project. Programs begin with it; the page fetches it when a set-up, a record, a
 * link or a list asks for more than the usual packs hold.
 */

registerCampaign({
  mage: (code, place) => writeMageCode(readMageCode(code, place)),
  sheet: (code) => grownSheet(readMageCode(code)),
  battle: readCampaign,
  seated: inBattle,
  place: placeBattle,
})

export const whole: LoadedGame = loadGame(allPacks)
for (const numbering of Object.values(numberings)) numbering.close()
