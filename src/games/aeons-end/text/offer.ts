import type { Lang } from '../../../language/face.ts'
import type { Collection } from '../collection.ts'
import type { AeonsEndOffer } from '../protocol/offer.ts'
import type { Variants } from '../protocol/setup.ts'
import { DIFFICULTIES } from '../set-up/difficulties.ts'
import { VARIANT_NAMES } from '../set-up/document.ts'
import { SLOTS, supplyCardsOf } from '../set-up/supply.ts'
import { abilityText, mageNames, matText, nemesisName } from './texts.ts'
import { variantLine } from './words/set-up.ts'

const NUMBERS: Partial<Readonly<Record<keyof Variants, readonly number[]>>> = {
  soloTurnCards: [3, 4],
  soloLife: [10, 12, 15],
}

export const offerOf = (of: Collection, lang: Lang): AeonsEndOffer => ({
  mages: of.mages.map((mage) => {
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
  nemeses: of.nemeses.map((nemesis) => {
    const { id, set, life, difficulty } = nemesis
    return { id, name: nemesisName(id, lang), set, life, difficulty, mat: matText(nemesis, lang) }
  }),
  difficulties: DIFFICULTIES,
  supplies: Object.entries(of.supplies).map(([id, piles]) => ({ id, piles })),
  slots: SLOTS,
  supplyCards: supplyCardsOf(of).map(({ id }) => id),
  variants: VARIANT_NAMES.map((id) => ({
    id,
    text: variantLine(id, NUMBERS[id]?.at(-1) ?? 1, lang),
    numbers: NUMBERS[id] ?? [],
  })),
})
