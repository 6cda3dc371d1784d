import { describe, expect, it } from 'vitest'
import { circles } from './house/circles.ts'
import {
  cardsAreData,
  noBareImports,
  noTableWalks,
  nothingDoneByLoading,
  nothingReadByDefault,
  pureEngine,
  pureTable,
} from './house/engine.ts'
import { importsOf, layers, wholeNames } from './house/layers.ts'
import {
  focusAtOnce,
  noOtherHost,
  noPlaceOfOurs,
  nothingSwitchedOff,
  numbersOfToday,
  oneLimitOfTime,
} from './house/manners.ts'
import { oneSpelling, plainComments, plainNames } from './house/names.ts'
import { noGameByName, noSentenceRead, nothingForced } from './house/seam.ts'
import { sqlInTheStore } from './house/server.ts'
import { describeFinding, type Rule, readRepository, source } from './house/source.ts'

const repository = readRepository()
const found = (rule: Rule, path: string, text: string) => rule(source(path, text)).map(describeFinding)

/** The rule holds for the repository, refuses every planted fault by file and line, and lets the rest pass. */
function rule(
  title: string,
  check: Rule,
  {
    faults,
    fine,
  }: { faults: readonly (readonly [string, string])[]; fine: readonly (readonly [string, string])[] },
) {
  describe(title, () => {
    it('holds in this repository', () => {
      expect(repository.flatMap(check).map(describeFinding)).toEqual([])
    })
    it.each(faults)('finds a fault planted in %s: %s', (path, text) => {
      const findings = found(check, path, `\n${text}`)
      expect(findings).not.toEqual([])
      for (const finding of findings) expect(finding).toMatch(`${path}:2: `)
    })
    it.each(fine)('leaves %s alone: %s', (path, text) => {
      expect(found(check, path, text)).toEqual([])
    })
  })
}

describe('the repository is read', () => {
  it('finds the sources and parts code from comments and strings', () => {
    expect(repository.map(({ path }) => path)).toContain('tests/house.test.ts')
    const { code, comments } = source(
      'a.ts',
      "f('x') // y\nconst r = /['\"`]/g, t = `a${b + '}'}c` /* z */ + d / e / g",
    )
    expect(code.split('\n')).toEqual([
      "f(' ')     ",
      "const r =        g, t = ` ${b + ' '} `         + d / e / g",
    ])
    expect(comments.split('\n').map((line) => line.trim())).toEqual(['// y', '/* z */'])
  })
  it('reads every form of import', () => {
    const text = [
      "import a from './a.ts'",
      "import {\n  b,\n  type C,\n} from './b.ts'",
      "import './c.ts'",
      "export * from './d.ts'",
      "export type { E } from './e.ts'",
      "import { type F, type G } from './f.ts'",
      "const g = await import('./g.ts')",
      "export const h = './h.ts'",
      "// import i from './i.ts'",
    ].join('\n')
    const read = importsOf(source('src/cli/x.ts', text))
    expect(read.map(({ specifier }) => specifier).sort()).toEqual('abcdefg'.split('').map((x) => `./${x}.ts`))
    expect(read.filter(({ typesOnly }) => typesOnly).map(({ specifier }) => specifier)).toEqual([
      './e.ts',
      './f.ts',
    ])
  })
})

rule('imports name whole files', wholeNames, {
  faults: [
    ['src/kernel/a.ts', "import { x } from './b'"],
    ['src/web/a.tsx', "import { x } from '../table/b.js'"],
    ['tools/a.mjs', "const later = await import('./b')"],
    ['tests/a.test.ts', "export * from '..'"],
  ],
  fine: [
    ['src/kernel/a.ts', "import { x } from './b.ts'"],
    ['src/web/main.tsx', "import './styles/base.css'"],
    ['tools/a.ts', "import { root } from './boot.mjs'"],
    ['src/cli/a.ts', "import { join } from 'node:path'"],
  ],
})

rule('no file of a game is imported for what it does when it is loaded', noBareImports, {
  faults: [
    ['src/games/eternal/text/words.ts', "import './index.ts'"],
    ['src/games/aeons-end/a.ts', 'import "../b.ts"'],
    ['src/games/index.ts', "  import'./eternal/index.ts'"],
  ],
  fine: [
    ['src/games/eternal/a.ts', "import { x } from './index.ts'"],
    ['src/games/eternal/a.ts', "const later = import('./index.ts')"],
    ['src/web/main.tsx', "import './styles/base.css'"],
    ['src/games/eternal/a.ts', "// import './index.ts'"],
  ],
})

rule('no file of a game changes another one when it is loaded', nothingDoneByLoading, {
  faults: [
    [
      'src/games/eternal/text/french/names.ts',
      "learn(frenchName)\nimport { learn } from '../../card-names.ts'",
    ],
    ['src/games/aeons-end/whole.ts', "register({ a })\nimport { a, register } from './campaign-part.ts'"],
  ],
  fine: [
    ['src/games/eternal/game.ts', "import { writePlaying } from './rules/playing.ts'\nwritePlaying()"],
    ['src/games/eternal/rules/a.ts', "import { onFault } from '../../../kernel/scratch.ts'\nonFault(f)"],
    ['src/games/eternal/a.ts', "import { learn } from './b.ts'\nexport function f() {\n  learn(1)\n}"],
    ['src/games/eternal/a.ts', "import { table } from './b.ts'\nexport const x = table(1)"],
  ],
})

rule('imports point downwards only', layers, {
  faults: [
    ['src/kernel/a.ts', "import { x } from '../language/b.ts'"],
    ['src/kernel/a.ts', "import type { X } from '../games/eternal/index.ts'"],
    ['src/kernel/a.ts', "import { parse } from 'yaml'"],
    ['src/language/a.ts', "export * from '../games/eternal/index.ts'"],
    ['src/language/a.ts', "import { readFileSync } from 'node:fs'"],
    ['src/games/eternal/rules/a.ts', "import { x } from '../../aeons-end/rules/b.ts'"],
    ['src/games/eternal/rules/a.ts', "import { x } from '../../../bots/b.ts'"],
    ['src/games/eternal/a.ts', "import { games } from '../index.ts'"],
    ['src/games/eternal/a.ts', "import { readFileSync } from 'node:fs'"],
    ['src/bots/a.ts', "import { x } from '../games/eternal/rules/b.ts'"],
    ['src/bots/a.ts', "import { compile } from '../language/compiler.ts'"],
    ['src/bots/a.ts', "import { x } from '../lab/b.ts'"],
    ['src/bots/a.ts', "const b = import('../server/b.ts')"],
    ['src/bots/a.ts', "import { x } from '../table/b.ts'"],
    ['src/table/a.ts', "import { x } from '../lab/b.ts'"],
    ['src/table/a.ts', "import { readFileSync } from 'node:fs'"],
    ['src/lab/a.ts', "import { x } from '../cli/b.ts'"],
    ['src/cli/a.ts', "import { x } from '../server/b.ts'"],
    ['src/web/a.ts', "import { x } from '../server/b.ts'"],
    ['src/web/a.ts', "import { x } from '../helpers/b.ts'"],
    ['src/kernel/a.ts', "import data from '../../package.json' with { type: 'json' }"],
  ],
  fine: [
    ['src/kernel/a.ts', "import { x } from './b.ts'"],
    ['src/language/a.ts', "import { x } from '../kernel/b.ts'\nimport { y } from './text/c.ts'"],
    [
      'src/games/eternal/rules/a.ts',
      "import { x } from '../cards/b.ts'\nimport { y } from '../../../language/c.ts'",
    ],
    ['src/games/index.ts', "import { eternal } from './eternal/index.ts'"],
    [
      'src/bots/a.ts',
      "import type { X } from '../language/b.ts'\nimport { y } from '../games/eternal/index.ts'",
    ],
    ['src/lab/a.ts', "import { Worker } from 'node:worker_threads'\nimport { x } from '../bots/b.ts'"],
    ['src/web/a.ts', "import type { Message } from '../server/protocol.ts'"],
    ['src/cli/a.ts', "import data from '../../package.json' with { type: 'json' }"],
    ['tests/a.test.ts', "import { x } from '../src/kernel/b.ts'"],
  ],
})

describe('no files of different folders need each other in a circle', () => {
  const planted = (...files: (readonly [string, string])[]): string[] =>
    circles(files.map(([path, text]) => source(path, text))).map(describeFinding)

  it('holds in this repository', () => {
    expect(circles(repository).map(describeFinding)).toEqual([])
  })
  it('finds a planted one, however long', () => {
    expect(
      planted(
        ['src/a/x.ts', "import { y } from '../b/y.ts'"],
        ['src/b/y.ts', "export { z } from './z.ts'"],
        ['src/b/z.ts', "import '../a/x.ts'"],
        ['src/b/other.ts', "import '../a/x.ts'"],
      ),
    ).toEqual(['src/a/x.ts:1: files of different folders need each other: this and src/b/y.ts, src/b/z.ts'])
  })
  it('counts types, too: whoever reads one file has to read the other', () => {
    expect(
      planted(
        ['src/a/x.ts', "import type { Y } from '../b/y.ts'"],
        ['src/b/y.ts', "import { x } from '../a/x.ts'"],
      ),
    ).toEqual(['src/a/x.ts:1: files of different folders need each other: this and src/b/y.ts'])
  })
  it('leaves alone what stays in one folder and what is fetched later', () => {
    const back = ['src/b/y.ts', "import { x } from '../a/x.ts'"] as const
    expect(
      planted(['src/a/x.ts', "import { y } from './y.ts'"], ['src/a/y.ts', "import { x } from './x.ts'"]),
    ).toEqual([])
    expect(planted(['src/a/x.ts', "const y = () => import('../b/y.ts')"], back)).toEqual([])
  })
})

rule('the engine is pure', pureEngine, {
  faults: [
    ['src/kernel/a.ts', 'const x = Math.random()'],
    ['src/language/a.ts', 'const x = Date.now()'],
    ['src/games/eternal/a.ts', 'const x = new Date()'],
    ['src/kernel/a.ts', 'const x = performance.now()'],
    ['src/kernel/a.ts', 'setTimeout(f, 1)'],
    ['src/kernel/a.ts', 'globalThis.setInterval(f, 1)'],
    ['src/kernel/a.ts', 'queueMicrotask(f)'],
    ['src/kernel/a.ts', "eval('1')"],
    ['src/kernel/a.ts', "new Function('return 1')"],
    ['src/kernel/a.ts', 'async function f() {}'],
    ['src/kernel/a.ts', 'const x = await y'],
    ['src/kernel/a.ts', 'let x: Promise<number>'],
    ['src/games/aeons-end/rules/a.ts', 'for (const key in table) f(key)'],
    ['src/games/aeons-end/rules/a.ts', 'const x = `${Math.random()}`'],
  ],
  fine: [
    ['src/kernel/a.ts', "const x = Math.floor(1) // not Math.random\nconst y = 'Date'"],
    ['src/kernel/a.ts', 'for (const x of list) f(x)\nconst z = (f: Function) => f'],
    ['src/lab/a.ts', 'const x = performance.now()'],
  ],
})

rule('a table has no clock and no chance of its own', pureTable, {
  faults: [
    ['src/table/a.ts', 'const at = Date.now()'],
    ['src/table/a.ts', 'const id = Math.random()'],
    ['src/table/a.ts', 'crypto.getRandomValues(bytes)'],
    ['src/table/a.ts', 'setTimeout(f, 60)'],
    ['src/table/a.ts', 'const row = await store.load()'],
  ],
  fine: [
    ['src/table/a.ts', 'const left = due - now'],
    ['src/server/live/a.ts', 'const at = Date.now()'],
  ],
})

rule('kernel and rules walk arrays only', noTableWalks, {
  faults: [
    ['src/kernel/a.ts', 'for (const key of Object.keys(x)) f(key)'],
    ['src/games/eternal/rules/a.ts', 'Object.entries(x).map(f)'],
    ['src/kernel/a.ts', 'const seen = new Set<number>(); for (const x of seen) f(x)'],
    ['src/kernel/a.ts', 'const by: ReadonlyMap<string, number> = new Map(); by.forEach(f)'],
    ['src/kernel/a.ts', 'function f(names: Map<string, number>) { return [...names] }'],
    ['src/kernel/a.ts', 'class A { readonly by = new Map(); f() { return [...this.by.values()] } }'],
    ['src/games/eternal/rules/a.ts', 'const seen = new Set(); Array.from(seen)'],
  ],
  fine: [
    ['src/kernel/a.ts', 'const by = new Map<string, number>()\nconst x = by.get(name)\nby.set(name, 1)'],
    [
      'src/kernel/a.ts',
      '// set-up: field names in the order they were declared\nfor (const key of Object.keys(x)) f(key)',
    ],
    ['src/kernel/a.ts', 'for (const [i, x] of list.entries()) f(i, x)'],
    ['src/language/a.ts', 'const words = new Set(); for (const word of words) f(word)'],
    ['src/games/eternal/setup.ts', 'Object.keys(decks)'],
  ],
})

rule('cards are data', cardsAreData, {
  faults: [
    ['src/games/aeons-end/cards/base/gems.ts', "export const jade = gem('jade', 2, () => 2)"],
    ['src/games/aeons-end/mages/brama.ts', 'function f() {}'],
    ['src/games/aeons-end/nemeses/rageborne.ts', 'const strike = { run: function () {} }'],
    ['src/games/aeons-end/nemeses/a.ts', "when(isA('card', { costing: { exactly: 0 } }), suffer(2))"],
    ['src/games/aeons-end/nemeses/a.ts', "when(isA('spell', {\tnumbered: [3] }), suffer(2))"],
    ['src/games/aeons-end/cards/a.ts', "rule(extraRoomFor(1, { named: 'spark' }))"],
    ['src/games/aeons-end/cards/a.ts', "destroy(one(hand.which({ is: 'gem' })))"],
    ['src/games/eternal/cards/a.ts', "onPlay(deal(2, one({ op: 'union', of: [units()] })))"],
    ['src/games/eternal/cards/a.ts', "on(attackDeclared('you', undefined, { exactlyOne: true }))"],
    ['src/games/eternal/cards/a.ts', "onPlay(playNew(card('1-191'), { n: 4 }))"],
    ['src/games/eternal/cards/a.ts', "spellcraft(3, '1-8')"],
    ['src/games/eternal/cards/a.ts', "site('5-56', 'A', { agenda: ['1-85'] })"],
  ],
  fine: [
    [
      'src/games/eternal/cards/a.ts',
      "unit('1-5', 'Grenadin Drone', {}, [summon(playNew(card('Grenadin')))])",
    ],
    ['src/games/aeons-end/cards/base/gems.ts', "export const jade = gem('jade', 2, [gain(2)]) // no => here"],
    [
      'src/games/aeons-end/cards/a.ts',
      "gainAether(1, { only: costing({ min: 5 }), except: named('spark') })",
    ],
    ['src/games/aeons-end/rules/a.ts', 'export const f = () => 1'],
  ],
})

rule('no word is read by default', nothingReadByDefault, {
  faults: [
    ['src/games/eternal/language/compile/a.ts', 'switch (node.op) { case 1: return 2; default: return 3 }'],
    ['src/games/aeons-end/language/a.ts', 'switch (node.op) { case 1: return 2 }'],
    ['src/language/compiler/compiler.ts', 'switch (node.op) { case 1: f({ a: 1 }) }'],
    ['src/games/eternal/rules/a.ts', 'switch (to) { default: move(s) }'],
    ['src/games/eternal/rules/a.ts', 'switch (to) { default: // whatever else\n return 1 }'],
  ],
  fine: [
    ['src/games/eternal/language/compile/a.ts', 'switch (node.op) { default: return missing(node) }'],
    ['src/language/a.ts', 'switch (node.op) { case 1: f({}); return; default: missing(node) }'],
    ['src/games/eternal/language/a.ts', 'switch (node.op) { default:\n// others: name nothing\nreturn 1 }'],
    ['src/games/eternal/rules/a.ts', "switch (to) { case 1: return 2 }\nthrow new Error('x')"],
    ['src/games/eternal/rules/a.ts', "switch (to) { default: throw new Error('x') }"],
    ['src/games/eternal/text/a.ts', 'switch (node.op) { default: return 3 }'],
  ],
})

rule('nothing is switched off', nothingSwitchedOff, {
  faults: [
    ['src/cli/a.ts', 'const x: any = 1'],
    ['src/cli/a.ts', 'const x = y as any'],
    ['src/cli/a.ts', 'const x: any[] = []'],
    ['src/cli/a.ts', 'const x = new Map<string, any>()'],
    ['src/cli/a.ts', '// @ts-' + 'ignore'],
    ['tests/a.test.ts', "it.only('x', f)"],
    ['tests/a.test.ts', "describe.skip('x', f)"],
  ],
  fine: [
    ['src/language/a.ts', "import { any, type Node } from './nodes.ts'\nconst x = { who: any }"],
    ['src/cli/a.ts', 'const any1 = 1 // any\nconst text = "as any"'],
    ['tools/a.mjs', 'list.skip(1)'],
  ],
})

rule('no test is ended because a machine is busy', oneLimitOfTime, {
  faults: [
    ['tests/a.test.ts', '}, 120_000)'],
    ['tests/web/a.test.ts', '  }, 60000)'],
  ],
  fine: [
    ['tests/a.test.ts', "it('x', async () => {\n  await f(120_000)\n})"],
    ['tests/a.test.ts', 'const x = numbers.reduce((sum, n) => {\n  return sum + n\n}, 0)'],
  ],
})

rule('what is made for a key has the focus before one can be pressed', focusAtOnce, {
  faults: [
    ['src/web/a.tsx', 'useEffect(() => title.current?.focus(), [])'],
    ['src/web/table/a.tsx', 'useEffect(() => {\n  if (open) (field.current ?? other()).select()\n}, [open])'],
  ],
  fine: [
    ['src/web/a.tsx', 'useLayoutEffect(() => title.current?.focus(), [])'],
    ['src/web/a.tsx', 'useEffect(() => load(), [])\nconst again = () => title.current?.focus()'],
  ],
})

rule('rules of Eternal are cited by the numbers of the rulebook', numbersOfToday, {
  faults: [
    ['tests/eternal/a.test.ts', "it('Warcry finds a unit (R65)', f)"],
    ['tests/eternal/a.test.ts', "it('the first hand has both (86 to 88)', f)"],
    ['tests/eternal/a.test.ts', "it('a second redraw (94, 248)', f)"],
    ['src/games/eternal/rules/a.ts', '// as R74 says'],
  ],
  fine: [
    ['tests/eternal/a.test.ts', "it('Warcry finds a unit (ER65, E092)', f(12))"],
    ['tests/aeons-end/a.test.ts', "it('has three gems (R098)', f)"],
  ],
})

rule('no file says where packages come from or where somebody works', noPlaceOfOurs, {
  faults: [
    ['README.md', `see ${['registry', 'example', 'org'].join('.')}`],
    ['package-lock.json', `"${'resolved'}": "https://example.org/x.tgz"`],
    ['docs/a.md', `cd ${['', 'work', 'main'].join('/')}`],
  ],
  fine: [
    ['docs/a.md', 'the registry of cards. A network/work/flow'],
    ['package-lock.json', '"integrity": "sha512-x"'],
  ],
})

rule('the page loads nothing from elsewhere', noOtherHost, {
  faults: [
    ['src/web/index.html', '<script src="https://cdn.example.org/a.js"></script>'],
    ['src/web/index.html', '<img src="//example.org/a.png">'],
    ['src/web/a.css', '@import url(http://fonts.example.org/a.css);'],
    ['src/web/a.ts', "fetch('https://example.org')"],
  ],
  fine: [
    ['src/web/a.ts', "const ns = 'http://www.w3.org/2000/svg' // see https://example.org/why"],
    ['src/web/a.ts', "const at = 'http://localhost:4680/'"],
    ['src/server/a.ts', "const at = 'https://example.org'"],
  ],
})

rule('the page reads no sentences', noSentenceRead, {
  faults: [
    ['src/web/table/AnswerBar.tsx', 'const found = SPLIT.exec(prompt)'],
    ['src/web/table/eternal/acts.ts', 'const found = /^(.*) \\((\\d+)\\)$/.exec(label)'],
    ['src/web/table/aeons-end/draft.ts', "const plain = prompt.replace(/ \\d+$/, '')"],
    ['src/web/table/aeons-end/look.ts', 'const [title, price] = label.split(/: /)'],
    ['src/web/table/slots.ts', 'if (/^\\d/.test(note)) return note'],
    ['src/web/card/Because.tsx', 'const [, sentence, rule] = RULE.exec(words) ?? []'],
    ['src/web/table/OpenTable.tsx', "const card = question.why.split(', ')[0]"],
    ['src/web/table/aeons-end/rules.ts', "return why.endsWith(', to discard') ? price : effect"],
    ['src/web/table/aeons-end/zones.ts', 'const found = OWN.exec(zone)'],
    ['src/web/table/aeons-end/may-ask.ts', "const lines = text.split('\\n').length"],
    ['src/web/card/Rich.tsx', 'const label = LABEL.exec(line)'],
    ['src/web/card/Card.tsx', "const n = text.split('\\n').length"],
    ['src/web/setup/aeons-end/grown.ts', "const said = message.slice(message.indexOf(': ') + 2)"],
  ],
  fine: [
    ['src/web/table/examples/Coach.tsx', "const seen = stored.split(',')"],
    ['src/web/table/eternal/acts.ts', "const [zone, of] = key.split('/')"],
    ['src/web/table/Menu.tsx', 'const at = VOLUMES.indexOf(volume)'],
    ['src/web/cards/search.ts', 'const words = text.split(/ +/)'],
  ],
})

rule('no shape is forced upon what a game says', nothingForced, {
  faults: [
    ['src/web/table/eternal/view.ts', 'const view = moment.view as unknown as View'],
    ['src/web/lab/TableForm.tsx', 'const all = offer as AeonsEndOffer'],
    ['src/games/eternal/text/words/sums.ts', 'const lines = sum as unknown as readonly Line[]'],
    ['src/games/eternal/decisions.ts', "const option = { kind: 'x' } as Option"],
    ['src/web/source/local.ts', 'call.done(reply.value as never)'],
    ['src/web/online/source/remote.ts', 'return (await ask(asked)) as readonly Sum[]'],
    ['src/web/online/source/remote.ts', 'const shown = patched(current, patch) as TableMoment'],
    ['src/table/wire/connection.ts', 'received(JSON.parse(text) as WireMessage)'],
    ['src/cli/online/seat.ts', 'this.line.say({ ...command, id } as NamedCommand)'],
  ],
  fine: [
    ['src/language/compiler/compiler.ts', 'const control = node as unknown as Control'],
    ['src/web/table/eternal/view.ts', 'const names = { a: 1 } as const'],
    ['src/web/online/source/remote.ts', "import type { Moment as TableMoment } from '../../table/moment.ts'"],
  ],
})

rule('shared code names no game', noGameByName, {
  faults: [
    ['src/web/card/Card.tsx', "if (entry.game === 'eternal') return null"],
    ['src/lab/audit.ts', "import { mages } from '../games/aeons-end/packs/index.ts'"],
    ['src/web/source/local.ts', "const line = lineOf('eternal')"],
    ['src/cli/seat.ts', "const shapes = { 'aeons-end': 1 }"],
  ],
  fine: [
    ['src/games/index.ts', "import { eternal } from './eternal/index.ts'"],
    ['src/web/games/eternal.tsx', "const id = 'eternal'"],
    ['src/web/table/eternal/view.ts', "import type { View } from '../../../games/eternal/protocol/view.ts'"],
    ['src/web/page/route.ts', '/** `#/setup/eternal?deck=...` is a path. */'],
  ],
})

rule('SQL stands in the store, as constant texts', sqlInTheStore, {
  faults: [
    ['src/server/api/a.ts', "sql.all('SELECT * FROM person WHERE id = $1', id)"],
    ['src/web/a.ts', "const all = 'DELETE FROM game'"],
    ['src/server/store/a.ts', 'sql.all(`SELECT * FROM person WHERE name = ${name}`)'],
    ['src/server/store/a.ts', "sql.run('UPDATE game SET state = ' + state)"],
  ],
  fine: [
    ['src/server/store/a.ts', "sql.all('SELECT * FROM person WHERE id = $1', id)"],
    ['src/server/store/a.ts', 'const all = `SELECT * FROM person\nWHERE id = $1`'],
    ['src/server/api/a.ts', '// SELECT x FROM y is said elsewhere'],
    ['tests/a.test.ts', "sql.all('SELECT * FROM person')"],
  ],
})

rule('names are plain words', plainNames, {
  faults: [
    ['src/kernel/a.ts', 'const toldOnce = 1'],
    ['src/games/eternal/rules/a.ts', 'const LAID_ROW = 1'],
    ['src/games/aeons-end/rules/a.ts', 'export function drawnByLot() {}'],
    ['src/language/a.ts', 'interface Ears { readonly purse: number }'],
    ['src/lab/a.ts', 'const text = `${dealtAnew}`'],
    ['tests/server/api/a.test.ts', 'const heard: string[] = []'],
    ['tests/web/a.ts', 'await anna.telling(work)'],
    ['tools/online/a.ts', 'export function withstandAtDoor() {}'],
    ['bin/a.mjs', 'function hear() {}'],
  ],
  fine: [
    ['src/kernel/a.ts', "const layout = 'told' // told"],
    ['src/bots/a.ts', 'const years = slots.filter(isEarly)'],
    ['src/games/eternal/cards/a.ts', 'const doors = 1'],
  ],
})

rule('comments use plain words', plainComments, {
  faults: [
    ['src/kernel/a.ts', '// dealt anew'],
    ['src/web/a.tsx', '/** Laid out for whoever sits there. */'],
    ['tests/server/a.test.ts', '/* The doors of a server. */'],
    ['tools/a.ts', '// drawn by lot'],
    ['src/lab/a.ts', '/** Counts are parted. */'],
  ],
  fine: [
    [
      'src/kernel/a.ts',
      "const said = 'anew' // where the card lay, in the layout of today, for parts of a lot of cards",
    ],
    ['src/games/eternal/cards/a.ts', '// Opens a door.'],
  ],
})

describe('names of files are plain words', () => {
  it.each(['src/kernel/doors.ts', 'src/games/eternal/text/set-up-telling.ts'])('finds %s', (path) => {
    expect(found(plainNames, path, '')).toEqual([expect.stringContaining(`${path}:1: the file is called`)])
  })
})

describe('one thing has one spelling in names of folders and files', () => {
  const planted = (...paths: readonly string[]): string[] =>
    oneSpelling(paths.map((path) => source(path, ''))).map(describeFinding)

  it('holds in this repository', () => {
    expect(oneSpelling(repository).map(describeFinding)).toEqual([])
  })
  it.each([
    ['src/cli/setup.ts', 'src/web/setup/a.ts', 'src/games/eternal/set-up/b.ts'],
    ['src/web/setup/a.ts', 'src/web/setup/b.ts', 'src/cli/setup.ts', 'src/games/eternal/turn/set-up.ts'],
    ['src/cli/setup.ts', 'src/table/setup.ts', 'src/table/setUp.ts'],
    ['src/cli/setup.ts', 'tools/setup.ts', 'tests/eternal/set-up/b.ts'],
  ])('finds a planted one: %s, %s', (...paths) => {
    const last = paths.at(-1)!.replace(/\/b\.ts$/, '')
    expect(planted(...paths)).toEqual([`${last}:1: elsewhere this is spelled “setup”`])
  })
  it('leaves components, scenarios and longer names alone', () => {
    expect(planted('src/web/card/Peek.tsx', 'src/web/card/peek.css', 'src/web/card/peek.ts')).toEqual([])
    expect(planted('src/web/CardNames.tsx', 'src/web/card-names.ts')).toEqual([])
    expect(planted('src/cli/setup.ts', 'src/web/setups.ts', 'scenarios/aeons-end/set-up.yaml')).toEqual([])
  })
})
