import type { Lang } from '../../../language/face.ts'
import { usualNames } from '../card-names.ts'
import { defIndex, definitions, INFLUENCE_LETTERS } from '../content.ts'
import { type DeckList, FORMATS } from '../deck-building/deck-list.ts'
import { ERAS, reasonsAgainst } from '../deck-building/legality.ts'
import { offeredDecks } from '../deck-building/offered.ts'
import { deckTitle } from '../deck-building/titles.ts'
import { starterDecks } from '../decks/starter.ts'
import { FACTIONS, type Faction, SKILLS, type Skill } from '../language/nodes.ts'
import type { EternalOffer } from '../protocol/offer.ts'
import { built } from '../setup/deck.ts'
import { deckLines } from './deck-lines.ts'
import * as english from './english/lexicon.ts'
import * as french from './french/lexicon.ts'

interface Names {
  readonly factions: Readonly<Record<Faction, string>>
  skill(id: Skill): string
}

const names: Readonly<Record<Lang, Names>> = {
  en: { factions: english.factionNames, skill: (id) => english.skillWord(id).name },
  fr: { factions: french.factionNames, skill: (id) => french.skillCalled(id) },
}

/** The factions that the cards of a deck ask for, the most frequent first. */
function factionsOf({ main }: DeckList): readonly string[] {
  const counts = [...INFLUENCE_LETTERS].map((letter) => ({
    letter,
    n: main.reduce(
      (sum, [n, id]) => sum + (definitions[defIndex(id)]!.influence.includes(letter) ? n : 0),
      0,
    ),
  }))
  return counts
    .filter(({ n }) => n > 0)
    .toSorted((a, b) => b.n - a.n)
    .map(({ letter }) => letter)
}

function offeredDeck(deck: DeckList, lang: Lang): EternalOffer['decks'][number] {
  const { card, line } = deckLines[deck.name]!
  return {
    name: deck.name,
    called: deckTitle(deck.name, lang),
    starter: starterDecks.includes(deck),
    factions: factionsOf(deck),
    card,
    line: line[lang],
    eras: ERAS.filter(
      (era) =>
        reasonsAgainst(built(deck, deck.name, usualNames()), { format: deck.format, era }).length === 0,
    ),
  }
}

export const offer = (lang: Lang): EternalOffer => ({
  decks: offeredDecks.map((deck) => offeredDeck(deck, lang)),
  formats: FORMATS,
  eras: ERAS,
  factions: FACTIONS.map((id, i) => ({
    id,
    letter: INFLUENCE_LETTERS[i]!,
    name: names[lang].factions[id],
  })),
  skills: SKILLS.map((id) => ({ id, name: names[lang].skill(id) })),
})
