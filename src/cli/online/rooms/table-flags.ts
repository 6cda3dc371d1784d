import type { BothLanguages } from '../../../kernel/refusal.ts'
import { OPTION_CHOICES, type TableOptions } from '../../../table/options.ts'
import type { Visibility } from '../../../table/wire/api.ts'
import type { Flag, Given } from '../../flags.ts'

type Chosen = keyof typeof OPTION_CHOICES

const HELP: Readonly<Record<Chosen, BothLanguages>> = {
  pace: {
    en: 'without a clock, with one, or with days for each turn',
    fr: 'sans pendule, avec une pendule, ou avec des jours pour chaque tour',
  },
  windows: {
    en: 'reactions are shown after two seconds, at once, or exactly two seconds each',
    fr: 'réactions montrées après deux secondes, aussitôt, ou exactement deux secondes chacune',
  },
  undo: {
    en: 'what was seen goes back when everybody agrees, or not at all',
    fr: 'ce qui a été vu est repris si tout le monde est d’accord, ou jamais',
  },
  together: {
    en: 'questions to all: the first answer counts, or all have to point at the same',
    fr: 'questions à tous\u00a0: la première réponse compte, ou tous doivent désigner la même chose',
  },
  talk: {
    en: 'words and phrases, phrases only, or nothing',
    fr: 'texte et phrases, phrases seulement, ou rien',
  },
  watchers: {
    en: 'who watches sees what lies open, nobody may, or also hands, later',
    fr: 'le public voit ce qui est visible de tous, est exclu, ou voit aussi les mains, plus tard',
  },
  decks: {
    en: 'all keep their own closed, or everybody knows all of them',
    fr: 'chacun garde le sien caché, ou tout le monde les connaît tous',
  },
}

const ANSWERS = ['yes', 'no', 'oui', 'non'] as const
const isYes = (answer: (typeof ANSWERS)[number]): boolean => answer === 'yes' || answer === 'oui'

const isChosen = (name: string): name is Chosen => Object.hasOwn(OPTION_CHOICES, name)
const CHOSEN = Object.keys(OPTION_CHOICES).filter(isChosen)

/** How people play at a table, who finds it, and what it is called: the same flags before and in the waiting room. */
export const TABLE_FLAGS: readonly Flag[] = [
  ...CHOSEN.map((name): Flag => ({ name, value: OPTION_CHOICES[name].join('|'), help: HELP[name] })),
  { name: 'hints', value: 'yes|no', help: { en: 'hints are allowed', fr: 'les conseils sont permis' } },
  {
    name: 'listed',
    value: 'yes|no',
    help: {
      en: 'anybody on this server finds the table and may sit down',
      fr: 'chacun sur ce serveur trouve la table et peut s’y asseoir',
    },
  },
  { name: 'title', value: 'TITLE', help: { en: 'what the table is called', fr: 'le nom de la table' } },
]

/** What a line of flags says about a table, over what it says now. */
export interface TableTerms {
  readonly options?: Partial<TableOptions>
  readonly visibility?: Visibility
  readonly title?: string
}

/** Only what is said there; options are whole where one of them is said, over those of now. */
export function termsIn(given: Given, now: Partial<TableOptions>): TableTerms {
  const said = CHOSEN.filter((name) => given.has(name)).map((name) => {
    const choices: readonly string[] = OPTION_CHOICES[name]
    return [name, given.oneOf(name, choices[0]!, choices)] as const
  })
  const hints = given.has('hints') ? { hints: isYes(given.oneOf('hints', 'yes', ANSWERS)) } : {}
  const title = given.value('title')
  return {
    ...(said.length > 0 || given.has('hints')
      ? { options: { ...now, ...Object.fromEntries(said), ...hints } }
      : {}),
    ...(given.has('listed')
      ? {
          visibility: isYes(given.oneOf('listed', 'yes', ANSWERS)) ? ('open' as const) : ('private' as const),
        }
      : {}),
    ...(title === undefined ? {} : { title }),
  }
}
