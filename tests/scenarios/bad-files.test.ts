import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expects, Misread, readScenarios } from '../../src/lab/scenarios/document.ts'
import { coverage, runScenarios } from '../../src/lab/scenarios/index.ts'
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
  'another empty one': (path) =>
    writeFileSync(path, 'title: x\ngame: aeons-end\nsteps: [{when: unleash, then: []}]\n'),
}

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
