import { elide, typeset } from '../../../../../language/text/french/elision.ts'
import { f, list, m, the } from '../../../../../language/text/french/nouns.ts'
import { ordinal } from '../../../../../language/text/french/numbers.ts'
import { capital, french as speech } from '../../../../../language/text/french/sentence.ts'
import type { CardLanguage } from '../../context.ts'
import { aether } from '../../french/lexicon.ts'
import { rememberedText } from '../../remembered.ts'
import { nemesisName } from '../../texts.ts'
import type { Voice } from '../voice.ts'
import { board } from './board.ts'
import { eventsWith, outcomes } from './events.ts'
import { common, NamedCards, place } from './names.ts'
import { options } from './options.ts'
import { questions } from './questions.ts'
import { sumsWith } from './sums.ts'
import { short, whyNot } from './why-not.ts'

/** Texts that are set already may be part of longer words: their spaces are set once more. */
const unset = (words: string): string =>
  words.replace(/[\u00a0\u202f](?=[:;!?»])/g, ' ').replace(/(?<=«)\u202f/g, ' ')

const turnCard = (words: string): string => the(f('carte'), 1, `carte Ordre du tour ${words}`)

const set = rememberedText((words) => typeset(elide(unset(words))))

export function french(language: CardLanguage): Voice {
  const cards = new NamedCards(language)
  return {
    lang: 'fr',
    language,
    set,
    sentence: (words) => speech.finish(words, false),
    asks: (text) => text.replace(/\.$/, ' ?'),
    list: (parts) => list(parts),
    card: (id) => cards.noun(id).one,
    a: (id) => cards.a(id).words,
    the: (id) => cards.the(id).words,
    withArticles: (id) => ({ a: cards.a(id).words, the: cards.the(id).words }),
    nemesis: (id) => (id === null ? 'la némésis' : nemesisName(id, language)),
    mage: (place, of) => the(m('mage'), 1, of === 1 ? 'mage' : `${ordinal(place)} mage`),
    named: (name) => ({
      person: 'one',
      possessor: 'one',
      noun: name,
      again: name,
      pronoun: name,
      kind: 'mage',
    }),
    table: 'les joueurs',
    capital,
    place,
    common,
    phases: {
      'between turns': 'entre deux tours',
      casting: "phase d'incantation",
      main: 'phase principale',
      draw: 'phase de pioche',
      'nemesis main': 'phase principale de la némésis',
      'nemesis draw': 'phase de pioche de la némésis',
    },
    moments: { endOfTurn: 'fin du tour', exhausted: 'épuisement' },
    types: { gem: 'gemme', relic: 'relique', spell: 'sort' },
    turnCard: {
      of: (name) => turnCard(`de ${name}`),
      either: (a, b) => turnCard(`de ${a} ou de ${b}`),
      wild: turnCard('Joker'),
      nemesis: turnCard('de la némésis'),
      assault: turnCard('Assaut'),
      shortWild: 'Joker',
      shortNemesis: 'némésis',
      shortAssault: 'némésis (Assaut)',
      shortEither: (a, b) => `${a} ou ${b}`,
    },
    breachStates: {
      opened: 'ouverte',
      sigil: 'sigillée',
      closed: (openCost) => `fermée, ${openCost} ${aether.one} pour l'ouvrir`,
    },
    questions,
    options,
    events: eventsWith(cards),
    sums: sumsWith(cards),
    board,
    outcomes,
    short,
    whyNot,
  }
}
