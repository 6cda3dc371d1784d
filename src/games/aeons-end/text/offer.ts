import type { Lang } from '../../../language/face.ts'
import { mages, nemeses, playerCards } from '../content.ts'
import type { BreachStart } from '../language/nodes.ts'
import { AS_PRINTED, DIFFICULTIES, type Difficulty, type Variants } from '../set-up/document.ts'
import { SLOTS, SUGGESTED } from '../set-up/supply.ts'
import { abilityText, type MatSection, mageNames, matText, nemesisName } from './index.ts'
import { variantLine } from './words/set-up.ts'

/** Everything a table can choose before the game, as a page shows it. */
export interface AeonsEndOffer {
  readonly mages: readonly OfferedMage[]
  readonly nemeses: readonly OfferedNemesis[]
  readonly difficulties: readonly Difficulty[]
  readonly supplies: readonly { readonly id: string; readonly piles: readonly string[] }[]
  /** What each of the nine piles holds unless a table wants it otherwise. */
  readonly slots: readonly string[]
  readonly supplyCards: readonly string[]
  readonly variants: readonly OfferedVariant[]
}

export interface OfferedMage {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly set: string
  readonly ability: { readonly name: string; readonly charges: number; readonly text: readonly string[] }
  readonly hand: readonly string[]
  readonly deck: readonly string[]
  readonly breaches: readonly BreachStart[]
}

export interface OfferedNemesis {
  readonly id: string
  readonly name: string
  readonly set: string
  readonly life: number
  /** As printed, from 1 to 10. */
  readonly difficulty: number
  readonly mat: readonly MatSection[]
}

export interface OfferedVariant {
  readonly id: keyof Variants
  readonly text: string
  /** The numbers that may be chosen; empty for a switch. */
  readonly numbers: readonly number[]
}

const NUMBERS: Partial<Readonly<Record<keyof Variants, readonly number[]>>> = {
  soloTurnCards: [3, 4],
  soloLife: [10, 12, 15],
}

export const offer = (lang: Lang): AeonsEndOffer => ({
  mages: mages.map((mage) => {
    const { name, title, ability } = mageNames(mage.id, lang)
    const { id, set, hand, deck, breaches } = mage
    const { charges } = mage.ability
    return {
      id,
      name,
      title,
      set,
      ability: { name: ability, charges, text: abilityText(mage, lang) },
      hand,
      deck,
      breaches,
    }
  }),
  nemeses: nemeses.map((nemesis) => {
    const { id, set, life, difficulty } = nemesis
    return { id, name: nemesisName(id, lang), set, life, difficulty, mat: matText(nemesis, lang) }
  }),
  difficulties: DIFFICULTIES,
  supplies: Object.entries(SUGGESTED).map(([id, piles]) => ({ id, piles })),
  slots: SLOTS,
  supplyCards: playerCards.filter(({ starter }) => starter !== true).map(({ id }) => id),
  variants: (Object.keys(AS_PRINTED) as (keyof Variants)[]).map((id) => ({
    id,
    text: variantLine(id, NUMBERS[id]?.at(-1) ?? 1, lang),
    numbers: NUMBERS[id] ?? [],
  })),
})
