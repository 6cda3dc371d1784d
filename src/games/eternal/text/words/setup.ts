import type { Lang } from '../../../../language/face.ts'
import { deckTitle } from '../../deck-building/titles.ts'
import type { EternalSetup } from '../../protocol/setup.ts'

/** What two players have agreed on before the cards are dealt, in sentences. */
interface SetupTemplates {
  deck(player: number, name: string, cards: number, market: number): string
  readonly first: (player: number) => string
  readonly formats: Readonly<Record<Exclude<EternalSetup['format'], 'throne'>, string>>
  readonly of2019: string
  readonly secondRedraw: string
}

const english: SetupTemplates = {
  deck: (player, name, cards, market) =>
    `Player ${player} plays “${name}”: ${cards} cards${market === 0 ? '' : ` and a market of ${market}`}.`,
  first: (player) => `Player ${player} takes the first turn.`,
  formats: {
    expedition: 'The decks are built for an expedition.',
    draft: 'The decks come from a draft: 45 cards or more, and any number of copies.',
    open: 'The decks follow no rule but their size.',
  },
  of2019: 'The cards are as they were in 2019.',
  secondRedraw: 'Whoever has redrawn may redraw once more, to six cards.',
}

const french: SetupTemplates = {
  deck: (player, name, cards, market) =>
    `Le joueur ${player} joue «\u202f${deckTitle(name, 'fr')}\u202f»\u00a0: ${cards} cartes${market === 0 ? '' : ` et un marché de ${market}`}.`,
  first: (player) => `Le joueur ${player} commence.`,
  formats: {
    expedition: 'Les decks sont construits pour une expédition.',
    draft: 'Les decks viennent d’un draft\u00a0: 45 cartes ou plus, en autant d’exemplaires qu’on veut.',
    open: 'Les decks ne suivent aucune règle, sauf leur taille.',
  },
  of2019: 'Les cartes sont celles de 2019.',
  secondRedraw: 'Qui a repioché peut repiocher une fois de plus, à six cartes.',
}

const TEMPLATES: Readonly<Record<Lang, SetupTemplates>> = { en: english, fr: french }

export function setupWords(setup: EternalSetup, lang: Lang): string[] {
  const t = TEMPLATES[lang]
  return [
    ...setup.decks.map(({ name, main, market }, p) => t.deck(p + 1, name, main.length, market.length)),
    ...(setup.first === null ? [] : [t.first(setup.first + 1)]),
    ...(setup.format === 'throne' ? [] : [t.formats[setup.format]]),
    ...(setup.era === '2019' ? [t.of2019] : []),
    ...(setup.secondRedraw ? [t.secondRedraw] : []),
  ]
}
