import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verbs } from '../../src/cli/command.ts'
import type { Verb } from '../../src/cli/flags.ts'
import { games } from '../../src/games/index.ts'
import type { Ran } from './in-folder.ts'

/**
 * Values that somebody mistypes, or tries: numbers out of place, names of JavaScript, files that are none, rows with holes.
 * HERE is the folder of the test.
 */
const values = [
  ...['', ' ', '-', '-1', '0x10', '1.5', '1e400', 'NaN', '9'.repeat(21), 'x'.repeat(5_000)],
  ...['__proto__', 'constructor', 'null', '{', ',', ',,', '=', 'a=b=c', '\u0000', '\u001b[2J', '🜁'],
  ...[
    '@',
    '@HERE/nowhere',
    '@HERE/folder',
    'HERE/nowhere',
    'HERE/folder',
    'HERE/file',
    'HERE/file/x.json',
    'HERE/new/x.json',
    'new/x.html',
    '/dev/zero',
    '/dev/full',
    '/proc/x/y',
  ],
  ...['search:', 'search:x', 'search:-5ms', 'redis://', 'http://[', 'random:'],
]

/**
 * Every line ends in a mistake of its own, so that nothing is played, listed or written, whatever is said of the flags. A
 * command that is not here has a word too many, or a file that is not there where it takes any number.
 */
const mistakes: Readonly<Record<string, readonly string[]>> = {
  play: ['eternal', '--resume', 'HERE/nowhere.json'],
  simulate: ['--resume', 'HERE/nowhere.json'],
  replay: ['HERE/file'],
  cards: ['--audit', 'HERE/nowhere'],
  decks: ['no such deck'],
  compile: ['HERE/file'],
  check: ['HERE/nowhere.yaml'],
  campaign: ['HERE/file', '--at', '3'],
  host: ['http://127.0.0.1:1', 'eternal', '--seats', 'nobody'],
  join: ['no link'],
  worker: ['HERE/file'],
}

const mistakeOf = ({ name, words: { least, most } }: Verb): readonly string[] =>
  mistakes[name] ??
  Array.from({ length: most < Number.MAX_SAFE_INTEGER ? most + 1 : least + 1 }, () => 'HERE/nowhere')

/** What turns out to be wrong after it was looked at where to write. */
const late: readonly (readonly string[])[] = [
  ['play', 'eternal', '--save', 'HERE/new/game.json', '--bot', 'nobody'],
  ['play', 'eternal', '--save', 'http://new/game.json', '--resume', 'HERE/file'],
  ['simulate', '--game', 'eternal', '--report', 'HERE/new/x.html,HERE/file/x.html'],
  ['simulate', '--game', 'eternal', '--report', 'new/x.csv', '--games', 'some'],
  ['simulate', '--game', 'eternal', '--save', 'HERE/new/run.json', '--workers', 'redis://127.0.0.1:1'],
  ['campaign', 'new', 'HERE/new/campaign.json', '--players', '9'],
  ['schema', '--out', 'HERE/file/new'],
  ['golden', '--out', 'HERE/file/new'],
]

function linesOf(verb: Verb, rest: readonly string[]): readonly (readonly string[])[] {
  const setup = verb.setup ? games.flatMap((game) => game.setupFlags) : []
  return [...verb.flags, ...setup].flatMap(({ name, value }) => {
    const at = rest.indexOf(`--${name}`)
    const others = at < 0 ? rest : rest.toSpliced(at, 2)
    const said = value === undefined ? ['=yes', '=', '=1'].map((with_) => [`--${name}${with_}`]) : []
    const given =
      value === undefined ? [] : values.flatMap((bad) => [[`--${name}`, bad], [`--${name}=${bad}`]])
    return [[`--${name}`], [`--${name}`, `--${name}`], ...said, ...given].map((flag) => [
      verb.name,
      ...others,
      ...flag,
    ])
  })
}

describe('any flag with any value', { timeout: 600_000 }, () => {
  let folder = ''
  let program: ChildProcess
  let ended: Promise<readonly Ran[][]>
  beforeAll(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'cardwright-')))
    writeFileSync(join(folder, 'file'), 'mine')
    mkdirSync(join(folder, 'folder'))
    const env = { ...process.env, XDG_CONFIG_HOME: folder }
    program = fork(join(import.meta.dirname, 'in-folder.ts'), {
      cwd: folder,
      env,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    ended = once(program, 'exit').then(() => [[]])
  })
  afterAll(async () => {
    program.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  })

  async function run(lines: readonly (readonly string[])[]): Promise<readonly Ran[]> {
    program.send(lines.map((line) => line.map((word) => word.replaceAll('HERE', folder))))
    const [ran]: readonly Ran[][] = await Promise.race([once(program, 'message'), ended])
    expect(ran).toHaveLength(lines.length)
    return ran!
  }

  it('makes no folder for what is not written', async () => {
    for (const { line, code, changed } of await run(late))
      expect([line, code, changed]).toEqual([line, 2, null])
  })

  it.each(verbs)(
    'of $name is understood or refused in one sentence, and changes nothing on disk',
    async (verb) => {
      for (const { line, code, out, err, changed } of await run(linesOf(verb, mistakeOf(verb)))) {
        const said = JSON.stringify(line).slice(0, 200)
        expect(changed, said).toBeNull()
        expect(err, said).not.toMatch(/fault of cardwright|^ +at /m)
        expect([0, 1, 2], said).toContain(code)
        if (code === 2) expect([out, err.split('\n').length], said).toEqual(['', 1])
      }
    },
  )
})
