import type { Catalogue } from '../../../page/words.ts'
import { type AnswerWords, answerWords } from './answer-words.ts'
import type { Called } from './called.ts'
import { coachWords } from './coach-words.ts'
import { type MageWords, mageWords } from './mage-words.ts'
import { type NemesisWords, nemesisWords } from './nemesis-words.ts'
import { type OrderWords, orderWords } from './order-words.ts'

interface AeonsEndWords extends NemesisWords, OrderWords, MageWords, AnswerWords {
  readonly phases: readonly string[]
  readonly life: (whose: string) => string
  readonly of: (n: number, max: number) => string
  readonly supply: string
  readonly short: (n: number) => string
  readonly withGems: string
  readonly empty: string
  readonly gainWith: string
  readonly gravehold: string
  readonly turns: string
  readonly standsAt: (turn: number, life: number, city: number, mage: string | null) => string
  readonly named: (name: string) => Called
  /** A mage without a name: which of so many. */
  readonly unnamed: (n: number, of: number) => Called
  readonly coach: Readonly<Record<string, string>>
}

const byName = (name: string): Called => ({ name, of: `de ${name}`, to: `à ${name}` })
const byRole = (role: string): Called => ({ name: `le ${role}`, of: `du ${role}`, to: `au ${role}` })

export const aeonsEndWords: Catalogue<AeonsEndWords> = {
  en: {
    ...nemesisWords.en,
    ...orderWords.en,
    ...mageWords.en,
    ...answerWords.en,
    phases: ['Cast', 'Main', 'Draw'],
    life: (whose) => `${whose}, life`,
    of: (n, max) => `${n} of ${max}`,
    supply: 'Supply',
    short: (n) => `${n} short`,
    withGems: 'with gems',
    empty: 'empty',
    gainWith: 'Gain a card',
    gravehold: 'Gravehold',
    turns: 'Turns',
    standsAt: (turn, life, city, mage) =>
      [
        `Turn ${turn}`,
        ...(mage === null ? [] : [`${mage} to play`]),
        `${life} life left`,
        `Gravehold ${city}`,
      ].join(' · '),
    named: (name) => ({ name, of: `of ${name}`, to: `to ${name}` }),
    unnamed(n, of) {
      const name = of === 1 ? 'the mage' : `the ${['first', 'second', 'third', 'fourth'][n - 1]} mage`
      return { name, of: `of ${name}`, to: `to ${name}` }
    },
    coach: coachWords.en,
  },
  fr: {
    ...nemesisWords.fr,
    ...orderWords.fr,
    ...mageWords.fr,
    ...answerWords.fr,
    phases: ['Incantation', 'Principale', 'Pioche'],
    life: (whose) => `${whose}, points de vie`,
    of: (n, max) => `${n} sur ${max}`,
    supply: 'Réserve',
    short: (n) => `manque ${n}`,
    withGems: 'avec gemmes',
    empty: 'vide',
    gainWith: 'Acquérir une carte',
    gravehold: 'Gravehold',
    turns: 'Tours',
    standsAt: (turn, life, city, mage) =>
      [
        `Tour ${turn}`,
        ...(mage === null ? [] : [`à ${mage} de jouer`]),
        `il lui reste ${life} PV`,
        `Gravehold ${city}`,
      ].join(' · '),
    named: byName,
    unnamed: (n, of) =>
      byRole(of === 1 ? 'mage' : `${['premier', 'deuxième', 'troisième', 'quatrième'][n - 1]} mage`),
    coach: coachWords.fr,
  },
}
