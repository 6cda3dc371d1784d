import type { CardEntry, Lang, SeenEvent, Words } from '../../../language/face.ts'
import { nemesisCards, playerCards } from '../content.ts'
import { machine, type State } from '../state.ts'
import { decision, observe, optionRef } from '../visibility.ts'
import { cardName, cardText } from './index.ts'

function words(lang: Lang): Words {
  return {
    decision: (s: State) => `${decision(s).kind} (${decision(s).why})`,
    option(s: State, i: number) {
      machine.options(s)
      return JSON.stringify(optionRef(s, i))
    },
    event: (event: SeenEvent) => JSON.stringify(event),
    board: (s: State, seat: number) => JSON.stringify(observe(s, seat), null, 1).split('\n'),
    outcome: (id: string) => id,
    card(id: string): CardEntry {
      const card = playerCards.find((c) => c.id === id) ?? nemesisCards.find((c) => c.id === id)!
      return {
        id,
        game: 'aeons-end',
        set: card.set,
        type: card.type,
        cost: 'cost' in card ? card.cost : null,
        name: cardName(id, lang),
        text: cardText(card, lang).join('\n'),
      }
    },
  }
}

export const english = words('en')
export const french = words('fr')
