import type { Lang } from '../../../language/face.ts'
import { INFLUENCE_LETTERS } from '../content.ts'
import { FORMATS } from '../deck-building/deck-list.ts'
import { ERAS } from '../deck-building/legality.ts'
import { offeredDecks } from '../deck-building/offered.ts'
import { starterDecks } from '../decks/starter.ts'
import { FACTIONS, type Faction, SKILLS, type Skill } from '../language/nodes.ts'
import type { EternalOffer } from '../protocol/offer.ts'
import * as english from './english/lexicon.ts'
import * as french from './french/lexicon.ts'

interface Names {
  readonly factions: Readonly<Record<Faction, string>>
  skill(id: Skill): string
}

const names: Readonly<Record<Lang, Names>> = {
  en: { factions: english.factionNames, skill: (id) => english.skills[id].name },
  fr: { factions: french.factionNames, skill: (id) => french.skills[id] },
}

export const offer = (lang: Lang): EternalOffer => ({
  decks: offeredDecks.map(({ name }) => ({ name, starter: starterDecks.some((deck) => deck.name === name) })),
  formats: FORMATS,
  eras: ERAS,
  factions: FACTIONS.map((id, i) => ({
    id,
    letter: INFLUENCE_LETTERS[i]!,
    name: names[lang].factions[id],
  })),
  skills: SKILLS.map((id) => ({ id, name: names[lang].skill(id) })),
})
