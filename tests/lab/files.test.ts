import { execFileSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Refusal } from '../../src/kernel/refusal.ts'
import {
  checkWritable,
  KeptFile,
  placeOf,
  readText,
  writeBeside,
  writeNew,
  writeWhole,
} from '../../src/lab/files.ts'
import { inName } from '../../src/lab/in-name.ts'
import { scenarioFiles } from '../../src/lab/scenarios/files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const at = (name: string): string => join(folder, name)

/** Places where no file can be, each made in its own way. */
const impossible: Readonly<Record<string, () => string>> = {
  'no name': () => '',
  'a folder': () => {
    mkdirSync(at('x'))
    return at('x')
  },
  'under a file': () => {
    writeFileSync(at('x'), '')
    return at('x/y/z.json')
  },
  'a circle of links': () => {
    symlinkSync(at('b'), at('a'))
    symlinkSync(at('a'), at('b'))
    return at('a')
  },
  'a name that is too long': () => at('x'.repeat(300)),
  'a name that is too long, in a folder that is not there': () => at(`new/deep/${'x'.repeat(300)}`),
  'where the system makes files': () => '/proc/nobody/nothing.json',
  'a pipe': () => {
    execFileSync('mkfifo', [at('pipe')])
    return at('pipe')
  },
  'a device': () => '/dev/zero',
  'a link to a device': () => {
    symlinkSync('/dev/null', at('null'))
    return at('null')
  },
}

describe('a file that cannot be', () => {
  for (const [what, make] of Object.entries(impossible)) {
    it(`is neither written nor tried (${what}): one sentence in both languages, and nothing is left behind`, () => {
      const file = make()
      const before = readdirSync(folder)
      for (const attempt of [
        () => checkWritable(file),
        () => writeWhole(file, 'text'),
        () => writeNew(file, 'text'),
      ]) {
        expect(attempt).toThrow(/cannot be written: /)
        try {
          attempt()
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal)
          expect((error as Refusal).french).toContain('ne peut pas être écrit')
        }
      }
      expect(readdirSync(folder)).toEqual(before)
    })
    it(`is not read (${what})`, () => {
      const file = make()
      expect(() => readText(file)).toThrow(Refusal)
    })
  }
})

it('a file that can be written is tried, and the folders it needs are made when it is', () => {
  const file = at('new/deep/game.json')
  checkWritable(file)
  expect(readdirSync(folder)).toEqual([])
  writeWhole(file, 'text')
  checkWritable(file)
  checkWritable(at('new/other/game.json'))
  expect(readdirSync(at('new'))).toEqual(['deep'])
  expect(readFileSync(file, 'utf8')).toBe('text')
})

describe('a file is replaced as a whole', () => {
  it('behind links, whose target is written and which stay links', () => {
    mkdirSync(at('real'))
    writeFileSync(at('real/game.json'), 'old')
    symlinkSync('real/game.json', at('link'))
    symlinkSync(at('link'), at('link to link'))
    writeWhole(at('link to link'), 'new')
    expect(readFileSync(at('real/game.json'), 'utf8')).toBe('new')
    expect(lstatSync(at('link to link')).isSymbolicLink()).toBe(true)
    symlinkSync('real/later.json', at('dangling'))
    writeWhole(at('dangling'), 'first')
    expect(readFileSync(at('real/later.json'), 'utf8')).toBe('first')
  })
  it.each([0o600, 0o640, 0o644, 0o666])('and keeps its mode %o', (mode) => {
    writeFileSync(at('game.json'), 'old', { mode })
    const before = statSync(at('game.json')).mode
    writeWhole(at('game.json'), 'new')
    expect(statSync(at('game.json')).mode).toBe(before)
  })
  it('and drafts of programs that were killed are removed, those of others are not', () => {
    const dead = 2 ** 22 + 1
    const left = [`a.json.${dead}.tmp`, `a.json.${process.ppid}.tmp`, `b.json.${dead}.tmp`, 'a.json.x.tmp']
    for (const name of left) writeFileSync(at(name), '')
    writeWhole(at('a.json'), 'text')
    expect(readdirSync(folder).sort()).toEqual(['a.json', ...left.slice(1)].sort())
  })
  it('a text that begins with the mark of its encoding is read without it', () => {
    writeFileSync(at('bom.json'), '\uFEFF{"game": "aeons-end"}')
    expect(readText(at('bom.json'))).toBe('{"game": "aeons-end"}')
  })
})

describe('a file that two programs write', () => {
  it('keeps what the other wrote, and says so', () => {
    const [one, other] = [new KeptFile(at('g.json'), null), new KeptFile(at('g.json'), null)]
    one.write('a')
    expect(() => other.write('b')).toThrow(/another program has changed this file/)
    one.write('aa')
    const third = new KeptFile(at('g.json'), 'aa')
    third.write('c')
    expect(() => one.write('aaa')).toThrow(/another program/)
    expect(readFileSync(at('g.json'), 'utf8')).toBe('c')
  })
  it('is made again when it was taken away', () => {
    const file = new KeptFile(at('g.json'), null)
    file.write('a')
    rmSync(at('g.json'))
    file.write('b')
    expect(existsSync(at('g.json'))).toBe(true)
  })
})

describe('a file that must not be there yet', () => {
  it('is written as a whole, and never takes the place of another', () => {
    writeNew(at('new/report.html'), 'first')
    expect(() => writeNew(at('new/report.html'), 'second')).toThrow(
      /cannot be written: this file is already there/,
    )
    symlinkSync('new/report.html', at('link'))
    symlinkSync('new/later.html', at('dangling'))
    expect(() => writeNew(at('link'), 'second')).toThrow(/already there/)
    writeNew(at('dangling'), 'behind')
    expect(readFileSync(at('new/report.html'), 'utf8')).toBe('first')
    expect(readFileSync(at('new/later.html'), 'utf8')).toBe('behind')
    expect(readdirSync(at('new')).sort()).toEqual(['later.html', 'report.html'])
  })
  it('has the next name where another text stands, and the same where its own does', () => {
    const names = ['a', 'b', 'a', 'b', 'c'].map((text) => writeBeside(at('stopped.json'), text))
    const [first, second, third] = ['stopped.json', 'stopped-2.json', 'stopped-3.json'].map(at)
    expect(names).toEqual([first, second, first, second, third])
    expect([first, second, third].map((file) => readFileSync(file!, 'utf8'))).toEqual(['a', 'b', 'c'])
  })
  it('is called by any text, however long and whatever its signs', () => {
    const odd = [
      '',
      'a b/c',
      '../..',
      'a\u0000',
      'é'.repeat(400) + 'a',
      'x'.repeat(9_000),
      `${'x'.repeat(8_999)}y`,
    ]
    const names = odd.map((text) => `g-${inName(text)}.json`)
    for (const name of names) writeNew(at(name), name)
    expect(readdirSync(folder).sort()).toEqual(names.toSorted())
    expect(new Set(names).size).toBe(odd.length)
  })
})

describe('the place of a file', () => {
  it('is the same by every name that it has', () => {
    mkdirSync(at('real'))
    symlinkSync('real', at('folder'))
    symlinkSync('real/run.json', at('link'))
    const names = ['real/run.json', 'folder/run.json', 'link', 'nowhere/../real/run.json', './real//run.json']
    expect(new Set(names.map((name) => placeOf(`${folder}/${name}`))).size).toBe(1)
    writeFileSync(at('real/run.json'), '')
    expect(new Set(names.map((name) => placeOf(`${folder}/${name}`))).size).toBe(1)
    expect(placeOf(at('real/other.json'))).not.toBe(placeOf(at('link')))
  })
  it('is told of what can be no file, too', () => {
    for (const make of Object.values(impossible)) {
      expect(typeof placeOf(make())).toBe('string')
      rmSync(folder, { recursive: true })
      mkdirSync(folder)
    }
  })
})

it('a folder of scenarios that cannot be opened is read as a file, which says why', () => {
  mkdirSync(at('open/closed'), { recursive: true })
  for (const name of ['open/a.yaml', 'open/b.json', 'open/c.txt']) writeFileSync(at(name), '')
  const names = (path: string): string[] => {
    if (path === at('open/closed')) throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
    return readdirSync(path)
  }
  expect(scenarioFiles([at('open')], names)).toEqual(['open/a.yaml', 'open/b.json', 'open/closed'].map(at))
})
