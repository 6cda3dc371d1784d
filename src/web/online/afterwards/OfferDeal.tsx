import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { go } from '../../page/route.ts'
import { speaking } from '../../page/words.ts'
import { api } from '../api.ts'
import { keepInvitation } from '../room/host.ts'

const words = speaking({
  en: {
    title: 'Your deal for other friends',
    hint: 'Another table with the same cards in the same order, for people who have not seen this game. You arrange it and know the cards: look on, and compare afterwards.',
    offer: 'Offer this deal to other friends',
  },
  fr: {
    title: 'Votre donne pour d’autres amis',
    hint: 'Une autre table avec les mêmes cartes dans le même ordre, pour des personnes qui n’ont pas vu cette partie. Vous l’organisez et connaissez les cartes\u00a0: regardez, et comparez ensuite.',
    offer: 'Proposer cette donne à d’autres amis',
  },
})

interface OfferProps {
  readonly table: string
  readonly seats: readonly { readonly bot: string | null }[]
}

/** The deal of a game that was played, at a new table for others; bots sit where they sat. */
export function OfferDeal({ table, seats }: OfferProps) {
  const problem = useSignal('')
  const making = useRef(false)
  const offer = async () => {
    // Pressed twice, it is still one table.
    if (making.current) return
    making.current = true
    try {
      const made = await api.offerDeal(
        table,
        seats.map(({ bot }) => (bot === null ? { who: 'open' } : { who: 'bot', bot })),
      )
      keepInvitation(made.table.id, made.key)
      go(['t', made.table.id])
    } catch (error) {
      problem.value = (error as Error).message
    } finally {
      making.current = false
    }
  }
  return (
    <section aria-labelledby="offer-deal">
      <h3 id="offer-deal">{words.value.title}</h3>
      <p class="quiet">{words.value.hint}</p>
      <p>
        <button type="button" class="button" onClick={() => void offer()}>
          {words.value.offer}
        </button>
      </p>
      {problem.value !== '' && <p role="alert">{problem.value}</p>}
    </section>
  )
}
