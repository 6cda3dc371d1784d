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
import { compileCard } from './content/clauses.ts'
import { k } from './content/compiler.ts'
import { compileMat, namesOf } from './content/mats.ts'
import '../rules/exhausted.ts'
import '../rules/stepwise.ts'
import '../rules/turn.ts'
import '../rules/unleash.ts'
import { filterRow } from './sets/filters.ts'

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
