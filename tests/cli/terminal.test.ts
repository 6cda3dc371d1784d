import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { visible } from '../../src/cli/visible.ts'
import { games } from '../../src/games/index.ts'
import { Refusal } from '../../src/kernel/refusal.ts'
import { parseJson } from '../../src/lab/json.ts'
import { cardwright, inFolder, spawned } from './line.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const steers = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/

describe('what is printed', () => {
  it('never steers the terminal, and stays the same text for a program', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(visible(text)).not.toMatch(steers)
        expect(JSON.parse(visible(JSON.stringify({ text })))).toEqual({ text })
      }),
      { numRuns: 500 },
    )
    expect(visible('plain\n\ttext, é, 日')).toBe('plain\n\ttext, é, 日')
  })
  it('wherever it comes from: flags, seeds, files', { timeout: 600_000 }, async () => {
    await inFolder(async (cwd) => {
      const evil = '\u001b]0;title\u0007\u001b[2J\u009b31m'
      writeFileSync(join(cwd, 'bad.json'), `{"game": "${evil.replaceAll('\u001b', '\\u001b')}"}`)
      for (const line of [
        ['play', evil],
        ['play', 'eternal', '--seed', evil],
        ['play', '--setup', 'bad.json'],
        ['replay', evil],
        ['check', evil],
        [evil],
      ]) {
        const { out, err } = await spawned(line, { typed: `${evil}\nq\n`, cwd })
        expect(out + err).not.toMatch(steers)
        expect(out + err).not.toBe('')
      }
    })
  })
  it('is short, however long the input was', async () => {
    const long = 'x'.repeat(1_000_000)
    for (const line of [
      [long],
      ['play', long],
      ['play', 'eternal', '--deck1', long],
      ['cards', '--set', long],
    ]) {
      const { code, err } = await cardwright(...line)
      expect(code).toBe(2)
      expect(err.length).toBeLessThan(3_000)
    }
  })
})

describe('a set-up as JSON', () => {
  const json = fc.json({ maxDepth: 4 })
  it('is read as any reader reads it', () => {
    fc.assert(
      fc.property(json, (text) => {
        expect(parseJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })
  it.each([
    '{"a": 1, "a": 2}',
    '{"a": {"b": 1, "c": {"d": 1, "\\u0064": 2}}}',
    '[{"x": "{", "y": [], "x": 1}]',
    '{"a" : 1, "b": "a", "a"\n: 1}',
  ])('with an entry twice is refused: %s', (text) => {
    expect(() => parseJson(text)).toThrow(/is there twice/)
  })
  it.each(['[', '{"a":', '[{"a":'])('nested without end is refused: %s', (piece) => {
    for (const text of [piece.repeat(100_000), piece.repeat(200) + (piece === '[' ? ']'.repeat(200) : '')])
      expect(() => parseJson(text)).toThrow(Refusal)
  })
})

describe('a switch on the command line', () => {
  const switches = games.flatMap((game) =>
    game.setupFlags.filter(({ value }) => value === 'true').map(({ name }) => [game.id, name] as const),
  )
  it('is there in both games', () => {
    expect(switches.length).toBeGreaterThanOrEqual(2)
  })
  it.each(switches)('of %s, --%s, is true or false and nothing else', (id, name) => {
    const game = games.find((each) => each.id === id)!
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('yes', '1', 'TRUE', '', 'no', 'x', 'True')),
        (text) => {
          fc.pre(text !== 'true' && text !== 'false')
          expect(() => game.setupFrom({ [name]: text })).toThrow(Refusal)
        },
      ),
    )
    expect(game.setupFrom({ [name]: 'true' })).toMatchObject({ [name]: true })
    expect(game.setupFrom({ [name]: 'false' })).toMatchObject({ [name]: false })
  })
  it.each([
    'soloLife=12=13',
    'soloLife=',
    'soloLife=x',
    'soloLife=1e1',
    'soloLife= 12',
    'openTurnOrder=1',
    'x',
    '',
  ])('--variants %s is refused', (variants) => {
    const game = games.find(({ id }) => id === 'aeons-end')!
    expect(() => game.readSetup(game.setupFrom({ mages: 'brama', variants }))).toThrow(Refusal)
  })
})
