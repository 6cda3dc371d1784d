import { genitive, list } from '../../../../../language/text/english/nouns.ts'
import { ordinal } from '../../../../../language/text/english/numbers.ts'
import { capital, english as speech } from '../../../../../language/text/english/sentence.ts'
import { typeset } from '../../../../../language/text/english/typeset.ts'
import type { CardLanguage } from '../../context.ts'
import { aether } from '../../english/lexicon.ts'
import { cardName, nemesisName } from '../../texts.ts'
import type { Voice } from '../voice.ts'
import { board } from './board.ts'
import { eventsWith, outcomes } from './events.ts'
import { common, place } from './names.ts'
import { options } from './options.ts'
import { questions } from './questions.ts'
import { sumsWith } from './sums.ts'
import { short, whyNot } from './why-not.ts'

export function english(language: CardLanguage): Voice {
  const card = (id: string): string => cardName(id, language)
  return {
    lang: 'en',
    language,
    set: typeset,
    sentence: (words) => speech.finish(words, false),
    asks: (text) => text.replace(/\.$/, '?'),
    list: (parts) => list(parts),
    card,
    a: card,
    the: card,
    nemesis: (id) => (id === null ? 'the nemesis' : nemesisName(id, language)),
    mage: (place, of) => (of === 1 ? 'the mage' : `the ${ordinal(place)} mage`),
    named: (name) => ({
      person: 'one',
      possessor: 'one',
      noun: name,
      again: name,
      pronoun: 'they',
      kind: 'mage',
    }),
    table: 'the players',
    capital,
    place,
    common,
    phases: {
      'between turns': 'between turns',
      casting: 'casting phase',
      main: 'main phase',
      draw: 'draw phase',
      'nemesis main': 'nemesis main phase',
      'nemesis draw': 'nemesis draw phase',
    },
    moments: { endOfTurn: 'end of the turn', exhausted: 'exhausted' },
    types: { gem: 'gem', relic: 'relic', spell: 'spell' },
    turnCard: {
      of: (name) => `${genitive(name)} turn order card`,
      either: (a, b) => `the turn order card of ${a} or ${b}`,
      wild: 'the wild turn order card',
      nemesis: 'the nemesis turn order card',
      assault: 'the Assault turn order card',
      shortWild: 'wild',
      shortNemesis: 'nemesis',
      shortAssault: 'nemesis (Assault)',
      shortEither: (a, b) => `${a} or ${b}`,
    },
    breachStates: {
      opened: 'opened',
      sigil: 'Sigil',
      closed: (openCost) => `closed, ${openCost} ${aether.one} to open`,
    },
    questions,
    options,
    events: eventsWith(card),
    sums: sumsWith(card),
    board,
    outcomes,
    short,
    whyNot,
  }
}
