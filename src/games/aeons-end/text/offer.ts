import type { Lang } from '../../../language/face.ts'
import type { Collection } from '../collection.ts'
import type { AeonsEndOffer } from '../protocol/offer.ts'
import type { Variants } from '../protocol/setup.ts'
import { DIFFICULTIES } from '../setup/difficulties.ts'
import { VARIANT_NAMES } from '../setup/document.ts'
import { SLOTS, supplyCardsOf } from '../setup/supply.ts'
import { spokenIn } from './spoken.ts'
import { abilityText, mageNames, matText, nemesisName } from './texts.ts'
import { variantLine } from './words/setup.ts'

const NUMBERS: Partial<Readonly<Record<keyof Variants, readonly number[]>>> = {
  soloTurnCards: [3, 4],
  soloLife: [10, 12, 15],
}

export function offerOf(of: Collection, lang: Lang): AeonsEndOffer {
  const spoken = spokenIn(of, lang)
  const { language } = spoken
  return {
    mages: of.mages.map((mage) => {
      const { name, title, ability } = mageNames(mage.id, language)
      const { id, set, hand, deck, breaches } = mage
      const { charges } = mage.ability
      return {
        id,
        name,
        title,
        set,
        ability: { name: ability, charges, text: abilityText(mage, language) },
        hand,
        deck,
        breaches,
      }
    }),
    nemeses: of.nemeses.map((nemesis) => {
      const { id, set, life, difficulty } = nemesis
      return { id, name: nemesisName(id, language), set, life, difficulty, mat: matText(nemesis, language) }
    }),
    difficulties: DIFFICULTIES,
    supplies: Object.entries(of.supplies).map(([id, piles]) => ({ id, piles })),
    slots: SLOTS,
    supplyCards: supplyCardsOf(of).map(({ id }) => id),
    variants: VARIANT_NAMES.map((id) => ({
      id,
      text: variantLine(id, NUMBERS[id]?.at(-1) ?? 1, spoken),
      numbers: NUMBERS[id] ?? [],
    })),
  }
}
