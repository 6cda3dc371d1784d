import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Reason } from '../../src/games/eternal/rules/explaining/why-not.ts'
import { shortText, whyNotText } from '../../src/games/eternal/text/words/why-not.ts'
import { games } from '../../src/games/index.ts'
import { reportWords } from '../../src/lab/report/words.ts'
import { typeset } from '../../src/language/text/french/elision.ts'

/*
 * Spaces and quotes outside the cards: reasons, reports, and what is said once and passes no renderer. The page sets its own
 * catalogues (`page-labels.test.ts`).
 */

/** Every text in a catalogue; what is said with something is said with 3 of it. */
function spoken(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') return spoken((words as (...given: unknown[]) => unknown)(3, 4))
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(spoken) : []
}

const unset = (texts: readonly string[]): string[] => texts.filter((text) => typeset(text) !== text)

describe('French as it is printed', () => {
  it('why something cannot be done in Eternal', () => {
    const reasons: readonly Reason[] = ['units-in-the-way', 'answer-first', 'not-fast', 'must-attack']
    const said = [...reasons.map((reason) => whyNotText(reason, 'fr')), shortText(2, 'fr')]
    expect(unset(said)).toEqual([])
    expect(said.join()).toMatch(/\u00a0:.*2\u00a0de puissance/)
  })

  it('reports', () => {
    const tallies = games.flatMap(({ tally: { title, measures, facets } }) => [
      title.fr,
      ...measures.map((each) => each.title.fr),
      ...facets.flatMap((facet) => [facet.title.fr, facet.note.fr]),
    ])
    const said = [...spoken(reportWords.fr), ...tallies]
    expect(unset(said)).toEqual([])
    expect(said).toContain('Intervalle à 95\u00a0%')
    expect(said).toContain('Série 3\u00a0: 4')
  })

  it('what is said once', () => {
    const files = globSync([
      'src/{bots,cli,kernel,table,server}/**/*.ts',
      'src/campaign/*.ts',
      'src/lab/*.ts',
      'src/lab/simulate/*.ts',
      'src/games/*/{set-up,scenario,deck-building}/**/*.ts',
      'src/games/*/*.ts',
    ])
    const wrong = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bfr: (?:'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/g)]
        .map(([, plain, template]) =>
          (plain ?? template ?? '')
            .replaceAll('\\u00a0', '\u00a0')
            .replaceAll('\\u202f', '\u202f')
            .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, 'X')
            // A text inside the text ends this one.
            .replace(/\$\{[^}]*$/, ''),
        )
        .filter((text) => / [:;!?»]|« |\u00a0[;!?»]|\p{L}:(?= )/u.test(text))
        .map((text) => `${file}: ${text}`),
    )
    expect(files.length).toBeGreaterThan(200)
    expect(wrong).toEqual([])
  })
})

/** Files whose refusals a player can meet: at the command line, at the table, with a record, a deck code or a set-up. */
const MET = [
  'src/{bots,cli,table}/**/*.ts',
  'src/kernel/{record,record-parts,record-1,replay,session,verify}.ts',
  'src/language/{reading,shapes}.ts',
  'src/campaign/*.ts',
  'src/lab/{audit,files,json}.ts',
  'src/lab/{report,simulate}/*.ts',
  'src/games/index.ts',
  'src/games/*/{set-up,deck-building}/**/*.ts',
  'src/games/*/scenario/{wish,wishes}.ts',
]

describe('what is refused', () => {
  const sources = globSync(MET).map((file) => [file, readFileSync(file, 'utf8')] as const)

  it('is said in both languages where a player can meet it', () => {
    const alone = sources.flatMap(([file, text]) =>
      [...text.matchAll(/new Refusal\(\s*['`][^\n]*/g)].map(([found]) => `${file}: ${found}`),
    )
    expect(sources.length).toBeGreaterThan(80)
    expect(alone).toEqual([])
  })

  it('is modern English, and quotes as print does', () => {
    const wrong = sources.flatMap(([file, text]) =>
      [
        ...text.matchAll(
          /\ben: (?:'[^'\n]*|`[^`]*)(?:(?<!there )\bis no \w|; there is \$|(?<!: )"\$\{)[^\n]*/g,
        ),
      ].map(([found]) => `${file}: ${found}`),
    )
    expect(wrong).toEqual([])
  })
})
