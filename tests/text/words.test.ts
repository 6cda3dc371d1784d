import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { mages, nemeses } from '../../src/games/aeons-end/packs/all.ts'
import { type Event, event } from '../../src/games/aeons-end/protocol/events.ts'
import { type OptionKind, option } from '../../src/games/aeons-end/protocol/options.ts'
import { OUTCOMES } from '../../src/games/aeons-end/rules/end.ts'
import { EVENTS } from '../../src/games/aeons-end/rules/events.ts'
import { machine } from '../../src/games/aeons-end/state.ts'
import { plainText } from '../../src/games/aeons-end/text/plain.ts'
import { spokenIn } from '../../src/games/aeons-end/text/spoken.ts'
import { wrapped } from '../../src/games/aeons-end/text/words/board.ts'
import { questions } from '../../src/games/aeons-end/text/words/decisions.ts'
import { events } from '../../src/games/aeons-end/text/words/events.ts'
import { options } from '../../src/games/aeons-end/text/words/options.ts'
import { whyNotText } from '../../src/games/aeons-end/text/words/why-not.ts'
import { markedWords, whyNotReasons } from '../../src/games/aeons-end/text/words.ts'
import { whole } from '../../src/games/aeons-end/whole.ts'
import { LANGS, type Lang } from '../../src/language/face.ts'
import { askedByLine, labelLine, promptLine } from '../../src/language/label.ts'
import { elide } from '../../src/language/text/french/elision.ts'
import { Table } from '../../src/table/table.ts'
import { samplesOf } from '../protocol/samples.ts'
import { cards } from './definitions.ts'
import { faults, faultsInside } from './faults.ts'
import { playRandomly, tableNumber } from './random-game.ts'

const { words } = aeonsEnd
const { collection } = whole.dealing

/** Ids that are no words of either language. */
const ids = [...cards, ...mages, ...nemeses].map(({ id }) => id).filter((id) => id.includes('-'))
const english =
  /(?<!\p{L})(?:breach(?:es)?|hand|deck|spells?|gains?|draws?|cards?|discards?|players?|tokens?|damage|life|turn|casting|nemesis|open|prep|gems?|relics?|aether|the|you|your|of|left)(?!\p{L})/iu

/** What no player should ever read. */
function leaks(text: string, lang: Lang): string[] {
  const raw = ids.filter((id) => text.includes(id)).map((id) => `${id} is no name`)
  if (/[{}"[\]_]/.test(text)) raw.push('data instead of words')
  const foreign = lang === 'fr' ? english.exec(text.replace(/Xaxos|Mist|Lash/g, ''))?.[0] : undefined
  if (foreign !== undefined) raw.push(`${foreign} is English`)
  return raw.map((each) => `${each} in “${text}”`)
}

const inSentence = (text: string, lang: Lang, asks = false): string[] => [
  ...faults(text, lang, { asks }),
  ...leaks(text, lang),
]
const inLabel = (text: string, lang: Lang): string[] => [
  ...faultsInside(text, lang),
  ...leaks(text, lang),
  ...(/^[\p{Lu}\d]/u.test(text) ? [] : [`no capital in “${text}”`]),
  ...(/[.:]$/.test(text) ? [`a stop after a label in “${text}”`] : []),
]
const inLine = (text: string, lang: Lang): string[] => [
  ...faultsInside(text.trim(), lang).filter((fault) => !fault.startsWith('unbalanced')),
  ...leaks(text, lang),
  ...(text.length > 80 ? [`longer than 80 in “${text}”`] : []),
]

describe('nothing is without words', () => {
  it('every question', () => {
    const asked = machine.opNames.filter((_, op) => machine.questions[op] !== null)
    expect([...new Set(asked)].filter((name) => !(name in questions))).toEqual([])
  })

  it('every option', () => {
    const kinds = new Set(samplesOf(option, 'spark').map((each) => option(each, '').kind))
    expect(kinds.size).toBeGreaterThan(25)
    expect([...kinds].filter((kind) => !(kind in options))).toEqual([])
  })

  it('every event', () => {
    expect(EVENTS.filter((name) => !(name in events))).toEqual([])
  })

  it.each(LANGS)('every outcome and every reason (%s)', (lang) => {
    const said = [
      ...OUTCOMES.filter((id) => id !== '').map((id) => words[lang].outcome(id)),
      ...whyNotReasons.map((reason) => whyNotText(reason, spokenIn(collection, lang).voice)),
    ]
    expect(said.flatMap((text) => inSentence(text, lang))).toEqual([])
    expect(new Set(said).size).toBe(said.length)
  })
})

describe('aether', () => {
  it('is a word where there is no icon', () => {
    expect(plainText('Gain 2 {ae}', 'en')).toBe('Gain 2 aether')
    expect(plainText('Gagnez 2\u00a0{ae}', 'fr')).toBe('Gagnez 2\u00a0éther')
    expect(plainText(elide('assez de {ae}'), 'fr')).toBe("assez d'éther")
  })

  it('is a mark where a table draws one', () => {
    const table = tableNumber(0)
    expect(markedWords('en', collection).decision(table.state).what).toContain('{ae}')
    expect(words.en.decision(table.state).what).not.toContain('{ae}')
  })
})

describe('the log', () => {
  const sentences = (each: Event): string[] => LANGS.map((lang) => words[lang].event(each))

  it('knows people by name, or else by their place', () => {
    const harm: Event = { kind: 'lifeChanged', player: 1, by: -3, now: 7, mages: [] }
    expect(sentences(harm)).toEqual([
      'The second mage suffers 3 damage (7 life left).',
      'Le deuxième mage subit 3\u00a0dégâts (reste 7\u00a0points de vie).',
    ])
    expect(sentences({ ...harm, mages: ['brama', 'kadir'] })).toEqual([
      'Kadir suffers 3 damage (7 life left).',
      'Kadir subit 3\u00a0dégâts (reste 7\u00a0points de vie).',
    ])
    expect(sentences({ kind: 'abilityUsed', player: 0, n: 0, mages: ['brama'] })).toEqual([
      'Brama uses Brink Siphon.',
      'Brama utilise sa capacité Siphon de la bordure.',
    ])
  })

  it('tells whose breach a spell was cast from', () => {
    const cast: Event = { kind: 'spellCast', card: 'spark', player: 1, breach: 2, caster: 0, mages: [] }
    expect(sentences(cast)).toEqual([
      'The first mage casts Spark from the second mage’s breach II.',
      'Le premier mage lance une Étincelle depuis la brèche II du deuxième mage.',
    ])
  })

  it('agrees with the card', () => {
    const destroyed = (card: string): string =>
      words.fr.event({ kind: 'moved', card, from: 'player 1 hand', to: 'destroyed', top: true, mages: [] })
    expect([destroyed('crystal'), destroyed('spark')]).toEqual([
      'Un Cristal est détruit.',
      'Une Étincelle est détruite.',
    ])
  })
})

describe('a table in letters', () => {
  it('breaks lines between words and sets the rest in', () => {
    expect(wrapped('one two three four', 2, 12)).toEqual(['  one two', '    three', '    four'])
  })
})

describe('random games, put into words', () => {
  /** The long searches play more. */
  const GAMES = process.env.DEEP === '1' ? 500 : 24

  it.each(LANGS)('without a fault, an id or a foreign word (%s)', (lang) => {
    const found = new Set<string>()
    const looked = new Set<string>()
    const look = (text: string, check: (text: string, lang: Lang) => string[]): void => {
      // Numbers change nothing: a text is looked at once.
      const shape = text.replace(/\d\d+/g, '9')
      if (looked.has(shape)) return
      looked.add(shape)
      for (const fault of check(text, lang)) found.add(fault)
    }
    for (let i = 0; i < GAMES; i++) {
      const table = tableNumber(i)
      playRandomly(table, `${i}`, (n) => {
        look(promptLine(words[lang].decision(table.state), lang), (text) => inSentence(text, lang, true))
        for (let o = 0; o < table.options; o++) look(labelLine(words[lang].option(table.state, o)), inLabel)
        if (n % 20 === 0) for (const line of words[lang].board(table.state, 0)) look(line, inLine)
      })
      for (const entry of table.log)
        for (const mages of [[], ['xaxos', 'adelheim', 'ulgimor', 'gex']])
          look(words[lang].event({ ...event(entry.seenBy(0), ''), mages }), inSentence)
    }
    expect([...found]).toEqual([])
    expect(looked.size).toBeGreaterThan(1000)
  })

  it('has no two options that read the same', () => {
    const alike = new Set<string>()
    for (let i = 0; i < GAMES; i++) {
      const table = tableNumber(i)
      playRandomly(table, `alike ${i}`, () => {
        const labels = Array.from({ length: table.options }, (_, o) =>
          labelLine(words.en.option(table.state, o)),
        )
        if (new Set(labels).size < labels.length)
          alike.add(`${promptLine(words.en.decision(table.state), 'en')} ${labels.join('; ')}`)
      })
    }
    expect([...alike]).toEqual([])
  })
})

// ---- a short game as it reads

const EAGER: readonly OptionKind[] = [
  'cast',
  'play',
  'prep',
  'to discard',
  'gain',
  'ability',
  'open',
  'focus',
  'charge',
]

/** Plays what is there to be played, and otherwise takes the first option. */
function eagerly(table: Table): number {
  const kinds = aeonsEnd.decision(table.state).options.map(({ kind }) => kind)
  for (const kind of EAGER) if (kinds.includes(kind)) return kinds.lastIndexOf(kind)
  return 0
}

/** English above French; a list of options that was shown before is not shown again, only the answer. */
function asItReads(table: Table, decisions: number): string {
  const out: string[] = []
  const shown = new Set<string>()
  let printed = 0
  const both = (say: (lang: Lang) => string, depth: string): void => {
    out.push(`${depth}${say('en')}`, `${depth}${say('fr')}`)
  }
  const boards = (): void => {
    for (const lang of LANGS) out.push('', ...words[lang].board(table.state, table.viewer), '')
  }
  boards()
  for (let n = 0; n < decisions && !table.over; n++) {
    for (const entry of table.log.slice(printed))
      both((lang) => words[lang].event(event(entry.seenBy(0), '')), '* ')
    printed = table.log.length
    const answer = eagerly(table)
    const { kind, why, options: offered } = aeonsEnd.decision(table.state)
    const list = [kind, askedByLine(why), ...offered.map((option) => option.kind)].join()
    out.push('')
    both((lang) => promptLine(words[lang].decision(table.state), lang), '? ')
    for (let o = 0; o < table.options; o++)
      if (o === answer || !shown.has(list))
        both((lang) => labelLine(words[lang].option(table.state, o)), o === answer ? '  > ' : '    ')
    shown.add(list)
    table.answer(answer)
  }
  boards()
  return `${out.join('\n')}\n`
}

it('a short game reads like this', async () => {
  const table = Table.begin(aeonsEnd, { mages: ['brama', 'kadir'], nemesis: 'rageborne' }, 'as it reads')
  await expect(asItReads(table, 60)).toMatchFileSnapshot('golden/words.txt')
})
