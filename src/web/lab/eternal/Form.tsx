import type { LabFormProps } from '../../games/game.ts'
import { useOffer } from '../../page/library.ts'
import { speaking } from '../../page/words.ts'
import { setupWords } from '../../setup/words.ts'
import { FlagChoice } from '../FlagChoice.tsx'
import { ownChoices } from './decks.ts'

const s = speaking(setupWords)

export function EternalForm(form: LabFormProps) {
  const offer = useOffer('eternal')
  if (offer === null) return <p aria-busy="true" />
  const decks = [...ownChoices(), ...offer.decks.map(({ name }) => [name, name] as const)]
  return (
    <>
      <FlagChoice {...form} label={s.value.deck(1)} name="deck1" values={decks} />
      <FlagChoice {...form} label={s.value.deck(2)} name="deck2" values={decks} />
      <FlagChoice
        {...form}
        label={s.value.first}
        name="first"
        values={[
          ['1', s.value.firsts.one],
          ['2', s.value.firsts.two],
        ]}
      />
    </>
  )
}
