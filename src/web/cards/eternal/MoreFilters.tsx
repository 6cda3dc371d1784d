import type { EternalOffer } from '../../../games/eternal/protocol/offer.ts'
import type { MoreFiltersProps, Named } from '../../games/game.ts'
import { useOffer } from '../../page/library.ts'
import { speaking } from '../../page/words.ts'
import { cardsWords } from '../words.ts'

const w = speaking(cardsWords)

/** Factions and skills. */
export function MoreFilters({ choice }: MoreFiltersProps) {
  const offer = useOffer<EternalOffer>('eternal')
  if (offer === null) return null
  return (
    <>
      {choice(w.value.faction, 'faction', [
        ...offer.factions.map(({ letter, name }): Named => [letter, name]),
        ['-', w.value.neutral],
      ])}
      {choice(
        w.value.keyword,
        'skill',
        offer.skills.map(({ id, name }): Named => [id, name]),
      )}
    </>
  )
}
