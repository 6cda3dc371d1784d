import type { SetupFlag } from '../../../language/face.ts'
import { offeredDecks } from '../deck-building/offered.ts'
import { starterDecks } from '../decks/starter.ts'
import { setupFrom } from './from-flags.ts'

const HOW = {
  en: 'a name, a deck code, a pasted list, @FILE, random:FJ, or starter for any of the starter decks',
  fr: 'un nom, un code de deck, une liste collée, @FICHIER, random:FJ, ou starter pour un deck de départ au hasard',
} as const

/** What can be said about a set-up on the command line. */
export const setupFlags: readonly SetupFlag[] = [
  {
    name: 'deck1',
    value: 'DECK',
    help: { en: `deck of the first player: ${HOW.en}`, fr: `deck du premier joueur\u00a0: ${HOW.fr}` },
  },
  {
    name: 'deck2',
    value: 'DECK',
    help: { en: `deck of the second player: ${HOW.en}`, fr: `deck du second joueur\u00a0: ${HOW.fr}` },
  },
  {
    name: 'format',
    value: 'throne',
    help: { en: 'throne, expedition, draft or open', fr: 'throne, expedition, draft ou open' },
  },
  {
    name: 'rules',
    value: '2019',
    help: {
      en: 'the cards of today, or as they were in 2019: today or 2019',
      fr: 'les cartes actuelles, ou comme en 2019\u00a0: today ou 2019',
    },
  },
  { name: 'first', value: '1|2', help: { en: 'who takes the first turn', fr: 'qui commence' } },
  {
    name: 'secondRedraw',
    value: 'true',
    help: { en: 'allow a second redraw, to six cards', fr: 'permettre une seconde pioche, de six cartes' },
  },
  {
    name: 'code',
    value: 'CODE',
    help: { en: 'a set-up that somebody shared', fr: 'une mise en place partagée' },
  },
]

/** The starter decks in pairs, each deck at one table: together they use all factions and most of the rules. */
export const tables = starterDecks.flatMap((deck, i) => {
  const other = starterDecks[i + 1]
  if (i % 2 === 1 || other === undefined || !offeredDecks.includes(deck) || !offeredDecks.includes(other))
    return []
  const name = [deck, other].map((each) => each.name.toLowerCase().replaceAll(' ', '-')).join('-against-')
  return [{ name, document: setupFrom({ deck1: deck.name, deck2: other.name }) }]
})
