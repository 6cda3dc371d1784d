import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expects, Misread, readScenarios } from '../../src/lab/scenarios/document.ts'
import { apart, coverage, runScenarios } from '../../src/lab/scenarios/index.ts'
import { cardwright, inFolder } from '../cli/line.ts'
import { allScenarios } from './all.ts'

const GOOD = 'title: good\ngame: aeons-end\nproves: [R001]\nthen: { gravehold: 30 }\n'

/** Everything that may lie in a folder of scenarios by accident or malice. */
const bad: Readonly<Record<string, (path: string) => void>> = {
  'a link that leads nowhere': (path) => symlinkSync('nowhere.yaml', path),
  'a circle of links': (path) => symlinkSync(path, path),
  'a pipe': (path) => void execFileSync('mkfifo', [path]),
  'a device': (path) => symlinkSync('/dev/zero', path),
  'a bomb of links within the text': (path) => {
    const line = (i: number) => `a${i}: &a${i} [${Array.from({ length: 9 }, () => `*a${i - 1}`).join(', ')}]`
    writeFileSync(path, `a0: &a0 x\n${Array.from({ length: 9 }, (_, i) => line(i + 1)).join('\n')}\n`)
  },
  'endless brackets': (path) => writeFileSync(path, '['.repeat(200_000)),
  'brackets that close': (path) => writeFileSync(path, '['.repeat(100_000) + ']'.repeat(100_000)),
  'endless braces': (path) => writeFileSync(path, '{"a":'.repeat(50_000)),
  'endless dashes': (path) => writeFileSync(path, '- '.repeat(200_000)),
  'endless question marks': (path) => writeFileSync(path, '? '.repeat(100_000)),
  'too large a file': (path) => writeFileSync(path, `title: ${'x'.repeat(2_000_000)}`),
  'many keys': (path) =>
    writeFileSync(path, Array.from({ length: 20_000 }, (_, i) => `key${i}: ${i}`).join('\n')),
  'many keys far inside': (path) =>
    writeFileSync(
      path,
      `${GOOD}given:\n${Array.from({ length: 20_000 }, (_, i) => `  k${i}: 1`).join('\n')}`,
    ),
  'a key twice': (path) => writeFileSync(path, `${GOOD}title: again\n`),
  'a key twice far inside': (path) =>
    writeFileSync(path, `${GOOD}given: { 'player 1': { life: 1, life: 2 } }\n`),
  bytes: (path) => writeFileSync(path, Buffer.from(Array.from({ length: 3_000 }, (_, i) => (i * 37) & 255))),
  nothing: (path) => writeFileSync(path, ''),
  'an unknown game': (path) => writeFileSync(path, GOOD.replace('aeons-end', 'chess')),
  'no expectation': (path) => writeFileSync(path, 'title: x\ngame: aeons-end\nproves: [R001]\n'),
  'no expectation in steps': (path) => writeFileSync(path, 'title: x\ngame: aeons-end\nsteps: []\n'),
  'an empty expectation': (path) => writeFileSync(path, 'title: x\ngame: aeons-end\nthen: {}\n'),
  'nothing given, and what does not hold': (path) =>
    writeFileSync(path, 'title: x\ngame: eternal\nthen: { player 1: { health: 24 } }\n'),
  'null given, and what does not hold': (path) =>
    writeFileSync(path, 'title: x\ngame: eternal\ngiven:\nthen: { player 1: { health: 24 } }\n'),
  'a list given': (path) => writeFileSync(path, 'title: x\ngame: eternal\ngiven: []\nthen: { turn: 1 }\n'),
  'another empty one': (path) =>
    writeFileSync(path, 'title: x\ngame: aeons-end\nsteps: [{when: unleash, then: []}]\n'),
}

/** Whatever may stand in place of what belongs there. */
const ODD: readonly unknown[] = [
  ...[null, true, 0, -1, 1, 2.5, 40_000, '', 'x', 'player 3', 'jade', 'Torch', '__proto__', 'constructor'],
  ...[
    [],
    {},
    [[]],
    [null],
    [{}],
    ['x'],
    { x: 1 },
    { constructor: 1 },
    { 'player 1': null },
    { 'player 3': {} },
  ],
]

/** For each game a scenario that holds. */
const holding: Readonly<Record<string, { readonly given: object; readonly then: object }>> = {
  'aeons-end': { given: { gravehold: 30 }, then: { gravehold: 30 } },
  eternal: { given: { 'player 1': { health: 20 } }, then: { 'player 1': { health: 20 } } },
}

/** The same with each entry left out, and with something odd in its place. */
function oddDocuments(game: string): readonly object[] {
  const whole = { title: 'x', game, ...holding[game]! }
  const without = Object.keys(whole).map((key) =>
    Object.fromEntries(Object.entries(whole).filter(([k]) => k !== key)),
  )
  const keys = ['title', 'titre', 'campaign', 'proves', 'given', 'chance', 'when', 'then', 'note']
  const odd = keys.flatMap((key) => ODD.map((value) => ({ ...whole, [key]: value })))
  const { then: _, ...open } = whole
  const steps = ODD.flatMap((value) => [
    { ...open, steps: value },
    { ...open, steps: [value] },
    { ...open, steps: [{ when: value, then: whole.then }] },
    { ...open, steps: [{ then: value }] },
  ])
  return [whole, ...without, ...odd, ...steps, ...ODD.map((value) => ({ ...whole, game: value }))]
}

type Tree = unknown

/** A copy in which what stands at one place is something else, or gone. */
function changedAt(tree: Tree, place: number, by: unknown): Tree {
  let left = place
  const copy = (value: Tree): Tree => {
    if (left-- === 0) return by
    if (Array.isArray(value)) return value.map(copy)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copy(each)]))
  }
  return copy(tree)
}

const sizeOf = (tree: Tree): number =>
  typeof tree !== 'object' || tree === null
    ? 1
    : Object.values(tree).reduce((n: number, each) => n + sizeOf(each), 1)

/** What `check` says of these documents, all in one file. */
async function checked(documents: readonly object[]): Promise<readonly { ok: boolean; message: string }[]> {
  return inFolder((folder) => {
    const file = join(folder, 'x.json')
    writeFileSync(file, JSON.stringify(documents))
    const results = runScenarios([file])
    for (const { ok, message } of results)
      if (!ok) {
        expect(message).toMatch(/x\.json:\d+(?: \(\w+\))?: .+/)
        expect(message).not.toMatch(/fault of cardwright/)
      }
    return results
  })
}

describe.each(Object.keys(holding))('a scenario of %s', (game) => {
  it('holds with nothing given', async () => {
    for (const given of [{}, { given: null }, { given: {} }]) {
      const result = await checked([{ title: 'x', game, ...given, then: { 'player 1': { hand: [] } } }])
      expect(result[0]!.message).not.toMatch(/given/)
    }
  })
  it('with something odd at any place is refused with file and line', async () => {
    let failed = 0
    // What cannot be read hides the others of its file.
    for (const document of oddDocuments(game))
      failed += (await checked([document])).filter(({ ok }) => !ok).length
    expect(failed).toBeGreaterThan(200)
  })
  it('that was changed somewhere is refused with file and line, or holds', async () => {
    const ours = allScenarios().filter((each) => each.game === game)
    const anyPlace = fc.tuple(
      fc.nat(ours.length - 1),
      fc.nat(),
      fc.constantFrom(...ODD),
      fc.nat(ours.length - 1),
    )
    const documents = fc.sample(anyPlace, { numRuns: 400, seed: 7 }).map(([i, place, odd, j]) => {
      const { title, campaign, given, chance, parts } = ours[i]!
      const steps = parts.map(({ when, then }) => ({ when, ...(then === undefined ? {} : { then }) }))
      const tree = { given, chance, steps }
      // Now and then a part of another scenario.
      const by = place % 5 === 0 ? (ours[j]!.parts[0]?.then ?? odd) : odd
      const changed = changedAt(tree, 1 + (place % (sizeOf(tree) - 1)), by) as object
      return { title, game, ...(campaign === undefined ? {} : { campaign }), ...changed }
    })
    let failed = 0
    for (const document of documents) failed += (await checked([document])).filter(({ ok }) => !ok).length
    expect(failed).toBeGreaterThan(200)
  })
})

describe('one bad file', () => {
  it.each(Object.entries(bad))('%s: fails by itself and hides no other', async (_what, make) => {
    await inFolder(async (folder) => {
      mkdirSync(join(folder, 'in'))
      writeFileSync(join(folder, 'a.yaml'), GOOD)
      make(join(folder, 'in', 'b.yaml'))
      writeFileSync(join(folder, 'z.yaml'), GOOD)
      const { code, out, err } = await cardwright('check', folder, '--json')
      expect(err).toBe('')
      expect(code).toBe(1)
      const { passed, failed } = JSON.parse(out) as { passed: number; failed: number }
      expect([passed, failed]).toEqual([2, 1])
      const covering = await cardwright('check', folder, '--coverage')
      expect(covering.out).toMatch(/aeons-end: 1 of \d+ statements covered/)
      expect(covering.err).not.toMatch(/fault of cardwright/)
    })
  })
  it('is one sentence with file and line, whatever stands in it', () => {
    const word = fc.constantFrom(
      ...[
        'title',
        'game',
        'given',
        'when',
        'then',
        'steps',
        ':',
        '\n',
        '  ',
        '- ',
        '{',
        '}',
        '[',
        ']',
        '&a',
        '*a',
      ],
      ...[
        '"',
        "'",
        '|',
        '>',
        '!!js',
        '? ',
        '---',
        '%',
        '#',
        '\t',
        'aeons-end',
        '1',
        '~',
        '<<: *a',
        '\u0000',
        ',',
      ],
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        try {
          readScenarios('x.yaml', words.join(''))
        } catch (error) {
          expect(error).toBeInstanceOf(Misread)
          expect((error as Error).message).toMatch(/^x\.yaml:\d+: .+/)
        }
      }),
      { numRuns: 1_000 },
    )
  })
})

it('what nobody foresaw fails one scenario, with its file and line', () => {
  const [scenario] = readScenarios('x.yaml', `\n${GOOD}`)
  const result = apart(scenario!, () => {
    throw new TypeError('planted')
  })
  expect(result).toMatchObject({
    ok: false,
    line: 2,
    message: expect.stringMatching(/^x\.yaml:2: .*TypeError: planted$/),
  })
})

describe('a scenario without an expectation', () => {
  it('fails, and proves nothing', async () => {
    await inFolder((folder) => {
      const file = join(folder, 'x.yaml')
      writeFileSync(file, 'title: x\ngame: aeons-end\nproves: [R001, R002, jade]\n')
      expect(runScenarios([file])).toMatchObject([
        { ok: false, message: expect.stringMatching(/nothing is expected/) },
      ])
      expect(coverage([file]).games['aeons-end']!.statements.covered).toBe(0)
      expect(coverage([file]).games['aeons-end']!.cards.covered).toBe(0)
    })
  })
})

it('every scenario of ours expects something', () => {
  const empty = allScenarios().filter((scenario) => !expects(scenario))
  expect(empty.map(({ file, title }) => `${file}: ${title}`)).toEqual([])
})
