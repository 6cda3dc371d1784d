import {
  abilityDrawn,
  abilityText,
  asideNemeses,
  asideNemesisCards,
  asidePlayerCards,
  mageNamed,
  mages,
  mats,
  nemeses,
  nemesisCards,
  nemesisNamed,
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
import type { Effect } from './nodes.ts'
import { filterRow } from './sets/filters.ts'

/** Cards of these belong to no mat. */
const WITHOUT_MAT: ReadonlySet<string> = new Set(['basic', 'stand-in'])

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
/** Whoever spends all charges on an ability that may do one thing has said yes to it. */
function consented(effects: readonly Effect[]): readonly Effect[] {
  const [only] = effects
  return effects.length === 1 && only?.op === 'may' && only.ifDone === undefined ? only.steps : effects
}

export function compileContent(): void {
  writeRules()
  for (const card of [...playerCards, ...asidePlayerCards]) compileCard(card, true)
  const allNemeses = [...nemeses, ...asideNemeses]
  const matNames = new Map(allNemeses.map((nemesis) => [nemesis.id, namesOf(nemesis)]))
  for (const card of [...nemesisCards, ...asideNemesisCards]) {
    if (!WITHOUT_MAT.has(card.nemesis) && !matNames.has(card.nemesis))
      throw new Error(`${card.id}: no nemesis is called “${card.nemesis}”`)
    // Corruptions are texts of the player who holds them.
    compileCard(card, card.type === 'corruption', matNames.get(card.nemesis))
  }
  for (const nemesis of allNemeses)
    mats[nemesisNamed(nemesis.id)] = compileMat(nemesis, matNames.get(nemesis.id)!)
  for (const { id, ability } of mages) {
    const mage = mageNamed(id)
    abilityText[mage] = k.cardText(ability.id, consented(ability.steps), { player: true })
    const { drawn } = ability
    abilityDrawn[mage] =
      drawn === undefined ? 0 : k.reading(true, undefined, () => filterRow(k, drawn, 'cards'))
  }
  k.writeAll()
  assembler.seal()
}
