import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { AS_PRINTED } from '../../src/games/aeons-end/set-up/document.ts'
import { games } from '../../src/games/index.ts'
import { pagesIn } from '../../src/lab/rulebook/files.ts'
import {
  examplesById,
  examplesOf,
  LANGUAGES,
  type Page,
  readPage,
  rulingsOn,
  statementsOn,
} from '../../src/lab/rulebook/index.ts'
import { scenarioFiles, scenariosIn } from '../../src/lab/scenarios/files.ts'
import { statementsOf, thingsOf } from '../../src/lab/scenarios/run.ts'

const game = games.find(({ id }) => id === 'aeons-end')!
const english = pagesIn('rulebook', 'en', 'aeons-end')
const french = pagesIn('rulebook', 'fr', 'aeons-end')
const books = { en: english, fr: french }

const isRule = (id: string): boolean => /^R\d/.test(id)
const isExample = (id: string): boolean => /^S\d/.test(id)
/** A ruling about two games in a row, which no scenario can show. */
const BETWEEN_GAMES = ['P12']
const counted = [...new Set([...statementsOf(game), ...BETWEEN_GAMES])].filter((id) => !isExample(id))
const known = new Set([...counted, ...statementsOf(game), ...thingsOf(game)])

const SWITCHES = [
  'excessFirst',
  'immediatelyFirst',
  'breachBonusAtDamage',
  'preventedCounts',
  'zeroAmountCounts',
  'strictPlayerOr',
  'minionLifeUncapped',
  'magusAnyHit',
  'shieldPrinting',
  'wildEffectFixedToTaker',
  'noDoubleNemesis',
  'splitCards',
  'soloTurnCards',
  'soloLife',
  'basicPool',
  'openHands',
]

const idsOn = (page: Page): string[] => statementsOn(page).flatMap(({ ids }) => ids)
const textOf = (page: Page): string => [page.title, ...page.blocks.map(({ text }) => text)].join('\n')

describe('reading a page', () => {
  const page = readPage(
    'x',
    '# Title\n\nA lead.\n\nA rule. {R001 R002}\n\n- one {R003}\n- two\n\n| a |\n| --- |\n| b |\n\n{R004}\n',
  )

  it('finds the numbers at the end of paragraphs, items and tables', () => {
    expect(page.title).toBe('Title')
    expect(statementsOn(page)).toEqual([
      { ids: ['R001', 'R002'], text: 'A rule.' },
      { ids: ['R003'], text: 'one' },
      { ids: ['R004'], text: '| a |\n| --- |\n| b |' },
    ])
  })

  it('divides a ruling into question, ruling, reason and switch', () => {
    const rulings = readPage(
      'rulings/x',
      '# Title\n\n## Which? {G01}\n\nThis.\n\n*Why* Because.\n\n*Switch* `that`.\n\n## Who? {G02}\n\nYou.\n\n*Why* So.\n',
    )
    expect(rulingsOn(rulings)).toEqual([
      { id: 'G01', question: 'Which?', ruling: 'This.', reason: 'Because.', switch: '`that`.' },
      { id: 'G02', question: 'Who?', ruling: 'You.', reason: 'So.', switch: '' },
    ])
  })

  it('refuses a page without a title', () => {
    expect(() => readPage('x', 'No title.')).toThrow('x does not begin with its title')
  })

  it('shows first the scenarios that prove most of a statement, each once', () => {
    const scenario = (title: string, proves: string[]) => ({ ...scenariosIn(anyFile)[0]!, title, proves })
    const index = examplesById([scenario('one', ['R001']), scenario('both', ['R001', 'R002'])])
    expect(examplesOf({ ids: ['R001', 'R002'] }, index).map(({ title }) => title)).toEqual(['both', 'one'])
  })
})

const anyFile = scenarioFiles(['scenarios/aeons-end'])[0]!

describe('both languages', () => {
  it('have the same pages', () => {
    expect(french.map(({ name }) => name)).toEqual(english.map(({ name }) => name))
  })

  it.each(english.map((page) => [page.name, page] as const))(
    '%s states the same in the same order',
    (_, page) => {
      const other = french.find(({ name }) => name === page.name)!
      expect(other.blocks.map(({ kind, ids }) => [kind, ...ids])).toEqual(
        page.blocks.map(({ kind, ids }) => [kind, ...ids]),
      )
    },
  )
})

describe.each(LANGUAGES)('%s', (language) => {
  const pages = books[language]
  const chapters = pages.filter(({ name }) => !name.startsWith('rulings/'))
  const rulings = pages.filter(({ name }) => name.startsWith('rulings/'))

  it('states every rule that scenarios can prove, once', () => {
    const stated = chapters.flatMap(idsOn).filter(isRule)
    expect(stated.toSorted()).toEqual(counted.filter(isRule).toSorted())
  })

  it('names nothing unknown', () => {
    const all = pages.flatMap(idsOn)
    expect(all.filter((id) => !known.has(id))).toEqual([])
    const pointed = pages.flatMap((page) => textOf(page).match(/(?<![\w-])[A-Z]{1,2}\d{1,3}(?![\w])/g) ?? [])
    expect(pointed.filter((id) => !known.has(id))).toEqual([])
  })

  it('answers every ruling, once', () => {
    const answered = rulings.flatMap(rulingsOn).map(({ id }) => id)
    expect(answered.toSorted()).toEqual(counted.filter((id) => !isRule(id)).toSorted())
  })

  it('names every switch in its ruling and on the page of switches', () => {
    const offered = rulings.flatMap(rulingsOn).flatMap((one) => one.switch.match(/`\w+`/g) ?? [])
    const listed = rulings
      .filter(({ name }) => name.endsWith('switches'))
      .flatMap(({ blocks }) => blocks.flatMap(({ text }) => text.match(/^\| `\w+`/gm) ?? []))
    expect(listed.map((row) => row.slice(3, -1)).toSorted()).toEqual(SWITCHES.toSorted())
    expect(SWITCHES.filter((name) => !offered.includes(`\`${name}\``))).toEqual([])
  })

  it('says of a switch that it can be set only if it can', () => {
    const [settable] = rulings
      .find(({ name }) => name.endsWith('switches'))!
      .blocks.filter(({ kind }) => kind === 'table')
    const names = (settable!.text.match(/^\| `\w+`/gm) ?? []).map((row) => row.slice(3, -1))
    const entries = [...Object.keys(AS_PRINTED), 'basicPool']
    expect(names.filter((name) => !entries.includes(name))).toEqual([])
  })

  it('gives every ruling with its reason', () => {
    for (const page of rulings)
      for (const { id, question, ruling, reason } of rulingsOn(page)) {
        expect(`${id} ${question}`).toMatch(/\S[^?]*\?$/)
        expect(ruling, id).not.toBe('')
        expect(reason, id).not.toBe('')
      }
  })
})

describe('examples', () => {
  const examples = examplesById(scenarioFiles(['scenarios/aeons-end']).flatMap(scenariosIn))

  it('are found for most statements', () => {
    const statements = english.flatMap(statementsOn)
    const shown = statements.filter((one) => examplesOf(one, examples).length > 0)
    expect(shown.length / statements.length).toBeGreaterThan(0.9)
  })
})

describe('French', () => {
  const text = french.map((page) => [page.name, textOf(page).replaceAll(/`[^`]*`/g, '')] as const)

  it.each(text)('%s keeps its spaces and marks', (_, page) => {
    expect(page.match(/.{0,20}[^\u202f][;!?»]/g) ?? []).toEqual([])
    expect(page.match(/.{0,20}[^\u00a0]:/g) ?? []).toEqual([])
    expect(page.match(/«[^\u202f].{0,20}/g) ?? []).toEqual([])
    expect(page.match(/.{0,20}['"“”].{0,20}/g) ?? []).toEqual([])
  })

  const ENGLISH =
    /\b(?:the|and|of|you|your|with|is|are|was|be|this|that|which|when|then|player|players|card|cards|deck|discard|hand|spell|spells|breach|breaches|gem|relic|minion|attack|power|turn|damage|life|token|tokens|ruling|switch|none|no|if|not|may|must)\b/gi

  it.each(text)('%s is French throughout', (_, page) => {
    expect(page.match(ENGLISH) ?? []).toEqual([])
  })
})

/** The texts we learned the rules from, where they are at hand: facts carry over, sentences do not. */
const REFERENCE = process.env.REFERENCE ?? '../shared/reference/aeons-end'
const TEXTS = (existsSync(REFERENCE) ? readdirSync(REFERENCE) : [])
  .filter((name) => /\.(?:md|json)$/.test(name))
  .map((name) => join(REFERENCE, name))
const RUN = 10

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}']+/gu) ?? []

function runsOf(text: string): string[] {
  const words = wordsOf(text)
  return words.slice(RUN - 1).map((_, i) => words.slice(i, i + RUN).join(' '))
}

describe.runIf(TEXTS.length > 0)('our own words', () => {
  it(`never borrow ${RUN} words in a row`, () => {
    const theirs = new Set(TEXTS.flatMap((path) => runsOf(readFileSync(path, 'utf8'))))
    const borrowed = [...english, ...french].flatMap((page) =>
      page.blocks
        .filter(({ kind }) => kind !== 'table')
        .flatMap(({ text }) => runsOf(text).filter((run) => theirs.has(run))),
    )
    expect(borrowed).toEqual([])
  })
})
