import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLine } from '../../src/cli/flags.ts'
import { studyOf } from '../../src/cli/study.ts'
import { simulate } from '../../src/cli/verbs/simulate.ts'
import { reportOf } from '../../src/lab/report/chapters.ts'
import type { Series, Study } from '../../src/lab/simulate/series.ts'
import { nothingPlayed } from '../../src/lab/simulate/threads.ts'
import { inFolder } from './line.ts'

const study = (...line: readonly string[]): Study => studyOf(readLine(simulate, line))
const heading = (of: Study): string =>
  reportOf(of, nothingPlayed(of).sum, 'en').chapters[0]!.sections[0]!.title

/** Flags with values that differ from each other and from what is usual. */
const games: Readonly<Record<string, readonly (readonly [string, ...string[]])[]>> = {
  'aeons-end': [
    ['any'],
    ['bot', 'greedy', 'search:40'],
    ['seats', 'random,greedy', 'greedy,random'],
    ['nemesis', 'gate-witch', 'umbra-titan'],
    ['difficulty', 'expert', 'beginner'],
    ['mages', 'mist,lash', 'kadir,jian'],
    ['basics', 'both'],
    ['supply', 'random', 'random:x'],
    ['variants', 'openTurnOrder', 'excessFirst'],
  ],
  eternal: [
    ['any'],
    ['bot', 'greedy', 'search:40'],
    ['seats', 'random,greedy', 'greedy,random'],
    ['deck1', 'Feln Control', 'random:FJ'],
    ['deck2', 'Praxis Tokens', 'Feln Control'],
    ['first', '1', '2'],
    ['format', 'expedition', 'open'],
  ],
}

type Line = ReadonlyMap<string, string>

/** A line that says each flag at most once, and who plays in one way. */
const lineOf = (flags: readonly (readonly [string, ...string[]])[]): fc.Arbitrary<Line> =>
  fc
    .array(
      fc
        .constantFrom(...flags)
        .chain(([name, ...values]) =>
          fc.constantFrom(...(values.length === 0 ? [''] : values)).map((value) => ({ name, value })),
        ),
      { maxLength: 5 },
    )
    .map((chosen) => {
      const said = new Map(chosen.map(({ name, value }) => [name, value]))
      if (said.has('bot')) said.delete('seats')
      return said
    })

const words = (line: Line): string[] =>
  [...line].flatMap(([name, value]) => (value === '' ? [`--${name}`] : [`--${name}`, value]))
const quoted = (line: Line): string =>
  words(line)
    .map((word) => `"${word}"`)
    .join(' ')

/** One bot for everybody, or the same one in each seat. */
const players = ({ bots }: Series): readonly string[] => (new Set(bots).size === 1 ? [bots[0]!] : bots)

describe('a second series', () => {
  for (const [game, flags] of Object.entries(games))
    it(`is the first with its own flags laid over it (${game})`, () => {
      let different = 0
      fc.assert(
        fc.property(lineOf(flags), lineOf(flags), (one, other) => {
          const both = study('--game', game, ...words(one), '--against', quoted(other))
          const over = new Map([...one, ...other])
          if (other.has('bot')) over.delete('seats')
          if (other.has('seats')) over.delete('bot')
          const expected = [one, over].map((line) => study('--game', game, ...words(line)).series[0])
          expect(both.series.map(({ setups }) => setups)).toEqual(expected.map(({ setups }) => setups))
          expect(both.series.map(players)).toEqual(expected.map(players))
          const alike = isDeepStrictEqual(both.series[0].setups, both.series[1]!.setups)
          expect(heading(both)).toBe(
            `Games won, ${alike ? 'the same deals in both series' : 'different set-ups, the same seeds'}`,
          )
          if (!alike) different += 1
        }),
        { numRuns: 300 },
      )
      expect(different).toBeGreaterThan(50)
    })
  it('is dealt alike when the same set-up is named in another way', () => {
    expect(heading(study('--game', 'aeons-end', '--against', '--nemesis rageborne'))).toMatch(/same deals/)
    expect(heading(study('--game', 'aeons-end', '--any', '--against', '--nemesis rageborne'))).toMatch(
      /different set-ups/,
    )
  })
  it('replaces a whole set-up by a file, and refuses a flag over a file', async () => {
    await inFolder((folder) => {
      const file = join(folder, 'table.json')
      writeFileSync(file, '{"game": "aeons-end", "nemesis": "umbra-titan"}')
      const { series } = study(
        ...['--game', 'aeons-end', '--any', '--difficulty', 'expert', '--against', `--setup "${file}"`],
      )
      expect(series.map(({ setups }) => setups)).toEqual([
        { kind: 'any', flags: { difficulty: 'expert' } },
        { kind: 'same', document: { nemesis: 'umbra-titan' } },
      ])
      expect(() => study('--setup', file, '--against', '--difficulty expert')).toThrow(
        /leave out --setup or --difficulty/,
      )
    })
  })
})
