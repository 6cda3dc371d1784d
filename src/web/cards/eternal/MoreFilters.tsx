import type { EternalOffer } from '../../../games/eternal/protocol/offer.ts'
import { Pip } from '../../card/Rich.tsx'
import type { MoreFiltersProps, Named } from '../../games/game.ts'
import { useOffer } from '../../page/library.ts'
import { speaking } from '../../page/words.ts'
import { cardsWords } from '../words.ts'

const w = speaking(cardsWords)
const NEUTRAL = '-'

/** Factions, several at once, and skills. */
export function MoreFilters({ choice, wish, change }: MoreFiltersProps) {
  const offer = useOffer('eternal')
  if (offer === null) return null
  const toggle = (letter: string) =>
    change({
      faction: wish.faction.includes(letter)
        ? wish.faction.replace(letter, '')
        : [...offer.factions.map((each) => each.letter), NEUTRAL]
            .filter((each) => each === letter || wish.faction.includes(each))
            .join(''),
    })
  const box = (letter: string, name: string, sign: 'none' | EternalOffer['factions'][number]['id']) => (
    <label key={letter} title={name}>
      <input type="checkbox" checked={wish.faction.includes(letter)} onChange={() => toggle(letter)} />
      {sign === 'none' ? <span aria-hidden="true">∅</span> : <Pip faction={sign} />}
      <span class="unseen">{name}</span>
    </label>
  )
  return (
    <>
      {choice(
        w.value.keyword,
        'skill',
        offer.skills.map(({ id, name }): Named => [id, name]),
      )}
      <fieldset class="field factions" title={w.value.factionHelp}>
        <legend>{w.value.faction}</legend>
        <span class="seg">
          {offer.factions.map(({ id, letter, name }) => box(letter, name, id))}
          {box(NEUTRAL, w.value.neutral, 'none')}
        </span>
      </fieldset>
    </>
  )
}
