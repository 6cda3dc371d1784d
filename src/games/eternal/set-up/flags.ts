import { fairNumbers, seedFrom } from '../../../kernel/random.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { SetupFlag } from '../../../language/face.ts'
import { switchOf } from '../../../language/parse-values.ts'
import { offeredDecks } from '../deck-building/offered.ts'
import { starterDecks } from '../decks/starter.ts'
import { readCode } from './code.ts'

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

/** `starter`, `random` and `random:FJ` without a word are drawn from the seed of the game, for each seat on its own. */
const withSeed = (deck: string, seed: string, seat: number): string => {
  if (deck === 'starter') {
    const roll = fairNumbers(seedFrom(`starter ${seed}/${seat + 1}`))
    return starterDecks[roll(starterDecks.length)]!.name
  }
  const found = /^random(?::([a-z]*))?$/i.exec(deck)
  return found === null ? deck : `random:${found[1] ?? ''}:${seed}/${seat + 1}`
}

/** A set-up document from flags; everything unsaid is at its default. */
export function setupFrom(flags: Readonly<Record<string, string>>, seed = ''): unknown {
  const { deck1, deck2, format, rules, first, secondRedraw, code } = flags
  if (first !== undefined && first !== '1' && first !== '2')
    throw new Refusal(
      { en: `expected player 1 or 2, found “${first}”`, fr: `il faut 1 ou 2, pas «\u202f${first}\u202f»` },
      'first',
    )
  const shared: { decks?: readonly unknown[] } = code === undefined ? {} : readCode(code).document
  const deck = (said: string | undefined, seat: number): unknown =>
    said === undefined ? (shared.decks?.[seat] ?? offeredDecks[seat]!.name) : withSeed(said, seed, seat)
  return {
    ...shared,
    decks: [deck(deck1, 0), deck(deck2, 1)],
    ...(format === undefined ? {} : { format }),
    ...(rules === undefined ? {} : { rules }),
    ...(first === undefined ? {} : { first: Number(first) - 1 }),
    ...(secondRedraw === undefined ? {} : { secondRedraw: switchOf(secondRedraw, 'secondRedraw') }),
  }
}

/** The starter decks in pairs, each deck at one table: together they use all factions and most of the rules. */
export const tables = starterDecks.flatMap((deck, i) => {
  const other = starterDecks[i + 1]
  if (i % 2 === 1 || other === undefined || !offeredDecks.includes(deck) || !offeredDecks.includes(other))
    return []
  const name = [deck, other].map((each) => each.name.toLowerCase().replaceAll(' ', '-')).join('-against-')
  return [{ name, document: setupFrom({ deck1: deck.name, deck2: other.name }) }]
})
