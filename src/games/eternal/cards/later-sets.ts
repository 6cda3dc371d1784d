import { deadly, flying, overwhelm, unit } from '../language/builders.ts'
import type { CardDefinition } from '../language/nodes.ts'
import { laterAttachments } from './later-attachments.ts'
import { deckCards } from './later-decks.ts'
import { marketCards } from './later-market.ts'
import { laterPower } from './later-power.ts'
import { siteCards } from './later-sites.ts'
import { skillCards } from './later-skills.ts'

/** Cards of later sets: those that cards of the first sets make, and those that make a later rule real. */
export const laterCards: readonly CardDefinition[] = [
  unit('5-42', 'Scorpion', { cost: 1, influence: 'T', strength: 1, health: 1, types: ['scorpion'] }, [
    deadly,
  ]),
  unit('5-45', 'Locust', { cost: 2, influence: 'T', strength: 2, health: 2, types: ['insect'] }, [flying]),
  unit('5-54', 'Sandcrawler', { cost: 3, influence: 'T', strength: 3, health: 3, types: ['insect'] }, [
    overwhelm,
  ]),
  unit('9-121', 'Sky Serpent', { cost: 2, influence: 'PPP', strength: 3, health: 3, types: ['serpent'] }, [
    flying,
  ]),
  ...siteCards,
  ...marketCards,
  ...skillCards,
  ...laterAttachments,
  ...laterPower,
  ...deckCards,
]
