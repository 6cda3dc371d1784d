import {
  abilityDrawn,
  abilityText,
  asideNemeses,
  asideNemesisCards,
  asidePlayerCards,
  mages,
  mats,
  nemeses,
  nemesisCards,
  playerCards,
} from '../content.ts'
import { assembler } from '../engine.ts'
import { writeExhausted } from '../rules/exhausted.ts'
import { writeEnterPlay } from '../rules/nemesis-turn.ts'
import { writeStepwise } from '../rules/stepwise.ts'
import { writeSeveral } from '../rules/triggers.ts'
import { writeGame } from '../rules/turn.ts'
import { writeUnleash } from '../rules/unleash.ts'
import { compileCard } from './content/clauses.ts'
import { k } from './content/compiler.ts'
import { compileMat, namesOf } from './content/mats.ts'
import { filterRow } from './sets/filters.ts'

/** Writes the texts of the rules. */
function writeRules(): void {
  writeSeveral()
  writeEnterPlay()
  writeExhausted()
  writeGame()
  writeStepwise()
  writeUnleash()
}

/** Compiles everything there is to play with: rules first, then the text of every card, mat and mage. */
export function compileContent(): void {
  writeRules()
  for (const card of [...playerCards, ...asidePlayerCards]) compileCard(card, true)
  const allNemeses = [...nemeses, ...asideNemeses]
  const matNames = allNemeses.map(namesOf)
  for (const card of [...nemesisCards, ...asideNemesisCards]) {
    const nemesis = allNemeses.findIndex((n) => n.id === card.nemesis)
    // Corruptions are texts of the player who holds them.
    compileCard(card, card.type === 'corruption', matNames[nemesis])
  }
  allNemeses.forEach((nemesis, i) => {
    mats[i] = compileMat(nemesis, matNames[i]!)
  })
  mages.forEach((mage, i) => {
    abilityText[i] = k.cardText(mage.ability.id, mage.ability.steps, { player: true })
    const { drawn } = mage.ability
    abilityDrawn[i] = drawn === undefined ? 0 : k.reading(true, undefined, () => filterRow(k, drawn, 'cards'))
  })
  k.writeAll()
  assembler.seal()
}
