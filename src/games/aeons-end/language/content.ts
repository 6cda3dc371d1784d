import {
  abilityDrawn,
  abilityText,
  LENDING,
  mageNamed,
  mats,
  nemesisAt,
  nemesisNamed,
  openedTexts,
} from '../content.ts'
import { lendingEffect } from '../growth/opened-effects.ts'
import type { Content } from '../pack.ts'
import { writeExhausted } from '../rules/exhausted.ts'
import { mustHaveRoom } from '../rules/modifiers.ts'
import { writeDrawOne, writeEnterPlay } from '../rules/nemesis-turn.ts'
import { writeStepwise } from '../rules/stepwise.ts'
import { writeSeveral } from '../rules/triggers.ts'
import { writeGame } from '../rules/turn.ts'
import { writeUnleash } from '../rules/unleash.ts'
import { writeWard } from '../rules/wards.ts'
import { AeonsEndCompiler } from './compile.ts'
import { compileCard } from './content/clauses.ts'
import { compileMat, namesOf } from './content/mats.ts'
import type { Effect, Mage, NemesisCard } from './nodes.ts'
import { filterRow } from './sets/filters.ts'

/** Cards of these belong to no mat. */
const WITHOUT_MAT: ReadonlySet<string> = new Set(['basic', 'stand-in'])

/** Writes the texts of the rules. */
export function writeRules(): void {
  writeSeveral()
  writeEnterPlay()
  writeDrawOne()
  writeExhausted()
  writeGame()
  writeStepwise()
  writeUnleash()
  writeWard()
  const k = new AeonsEndCompiler()
  openedTexts[LENDING] = k.cardText('a breach that lends', lendingEffect, { player: true })
  k.writeAll()
}

/** Whoever spends all charges on an ability that may do one thing has said yes to it. */
function consented(effects: readonly Effect[]): readonly Effect[] {
  const [only] = effects
  return effects.length === 1 && only?.op === 'may' && only.ifDone === undefined ? only.steps : effects
}

export function compileMage(k: AeonsEndCompiler, { id, ability }: Mage): void {
  const mage = mageNamed(id)
  abilityText[mage] = k.cardText(ability.id, consented(ability.steps), { player: true })
  const { drawn } = ability
  abilityDrawn[mage] =
    drawn === undefined ? 0 : k.reading(true, undefined, () => filterRow(k, drawn, 'cards'))
}

export function compileNemesisCard(k: AeonsEndCompiler, card: NemesisCard): void {
  const owner = nemesisAt[nemesisNamed(card.nemesis)]
  if (!WITHOUT_MAT.has(card.nemesis) && owner === undefined)
    throw new Error(`no nemesis is called “${card.nemesis}”`)
  // Corruptions are texts of the player who holds them.
  compileCard(k, card, card.type === 'corruption', owner === undefined ? undefined : namesOf(owner))
}

/** Compiles the text of every card, mat and mage; `about` is called with what is being compiled. */
export function compileContent(content: Content, about: (place: string) => void): void {
  const k = new AeonsEndCompiler()
  const each = <D extends { readonly id: string }>(all: readonly D[], compile: (one: D) => void): void => {
    for (const one of all) {
      about(one.id)
      compile(one)
    }
  }
  each(content.playerCards, (card) => compileCard(k, card, true))
  each(content.nemesisCards, (card) => compileNemesisCard(k, card))
  each(content.nemeses, (nemesis) => {
    mats[nemesisNamed(nemesis.id)] = compileMat(k, nemesis, namesOf(nemesis))
  })
  each([...content.mages, ...content.mats], (mage) => compileMage(k, mage))
  about('')
  k.writeAll()
  mustHaveRoom()
}
