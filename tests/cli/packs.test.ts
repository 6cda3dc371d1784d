import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as b from '../../src/games/eternal/language/builders.ts'
import { seedFrom } from '../../src/kernel/random.ts'
import { readRecord, writeRecord } from '../../src/kernel/record.ts'
import type { Playable } from '../../src/language/face.ts'
import { plain } from '../../src/language/nodes.ts'
import { inFolder, type Said, spawned } from './line.ts'
import { STONES, STONES_SUPPLY } from './stones.ts'

/*
 * Packs of somebody's own on the command line. The pack, the deck and the scenario are those of the manual.
 */

const manual = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'writing-cards.md'), 'utf8')
const chapter = manual.slice(
  manual.indexOf('## A pack of your own'),
  manual.indexOf('## When a word is missing'),
)
const [PACK, DECK, SCENARIO] = [...chapter.matchAll(/^```(?:json|yaml|)\n(.*?)^```$/gms)].map(
  ([, text]) => text!,
)

/** The pack of the manual under another name, so that a process may meet several of it. */
const called = (id: string): string => PACK!.replaceAll('lights', id)

// Whoever comes after in the same thread loads the modules again, without these cards.
afterAll(() => {
  vi.resetModules()
})

/** The modules of packs and games once more, as in a process of their own. */
async function freshPacks() {
  vi.resetModules()
  const { playWithPacks, compilePacks } = await import('../../src/lab/own-packs.ts')
  const { gameNamed } = await import('../../src/games/index.ts')
  const { definitions, definitionOf } = await import('../../src/games/eternal/content.ts')
  /** Abilities of a card that was read and not compiled are made when somebody asks for them. */
  const wasRead = (id: string): boolean =>
    Object.getOwnPropertyDescriptor(definitions[definitionOf(id)!], 'abilities')?.get !== undefined
  return { playWithPacks, compilePacks, gameNamed, wasRead }
}

/** The same with the command line, which takes longer. */
async function fresh() {
  const modules = await freshPacks()
  const { cardwright } = await import('./line.ts')
  return { ...modules, cardwright }
}
type Modules = Awaited<ReturnType<typeof fresh>>

interface Files {
  readonly pack: string
  readonly deck: string
  readonly scenario: string
  readonly folder: string
}

const withFiles = <T>(work: (files: Files) => Promise<T>): Promise<T> =>
  inFolder((folder) => {
    const files = {
      folder,
      pack: join(folder, 'lights.json'),
      deck: join(folder, 'lights.txt'),
      scenario: join(folder, 'lights.yaml'),
    }
    writeFileSync(files.pack, PACK!)
    writeFileSync(files.deck, DECK!)
    writeFileSync(files.scenario, SCENARIO!)
    return work(files)
  })

/** One sentence on stderr, nothing on stdout, no stack, and the exit code of what cannot be used. */
function sentence({ code, out, err }: Said): string {
  expect([code, out, err.trimEnd().split('\n').length], err).toEqual([2, '', 1])
  expect(err).toMatch(/^cardwright\u00a0?: /)
  expect(err).not.toMatch(/fault of cardwright|faute de cardwright|undefined|\[object/)
  return err.trimEnd().replace(/^cardwright\u00a0?: /, '')
}

const LONG = 600_000
/** So many packs are changed somewhere; the long searches change more. */
const CHANGED = process.env.DEEP === '1' ? 1_000 : 120

describe('a pack of one’s own', { timeout: LONG }, () => {
  // One process may meet the same pack again and again, and others that are called otherwise.
  let cardwright: Modules['cardwright']
  let gameNamed: Modules['gameNamed']
  beforeAll(async () => {
    const modules = await fresh()
    cardwright = modules.cardwright
    gameNamed = modules.gameNamed
  })

  it('is shown, checked and simulated: with any number of threads, compiled or not, with the same results', () =>
    withFiles(async ({ pack, deck, scenario, folder }) => {
      const packs = ['--packs', pack] as const
      const study = async (threads: number): Promise<unknown> => {
        const line = ['simulate', '--game', 'eternal', '--deck1', `@${deck}`, '--games', '6', '--json']
        const { code, out, err } = await spawned([...line, ...packs, '--threads', String(threads)])
        expect([code, err]).toEqual([0, ''])
        const { seconds, ...rest } = JSON.parse(out)
        expect(seconds).toBeGreaterThan(0)
        return rest
      }
      const shown = await cardwright('cards', '--set', 'lights', '--lang', 'fr', ...packs)
      expect(shown.out).toMatch(/^Lantern Bearer \(lights@1\/lantern-bearer\).*\n.*\n.*infligez 1\sdégât/)
      const checked = await cardwright('check', scenario, ...packs)
      expect([checked.code, checked.out]).toEqual([0, '1 passed, 0 failed'])
      expect((await cardwright('check', scenario)).out).toContain('“lights@1/lantern-bearer” to prove')
      const listed = await cardwright('decks', `@${deck}`, '--format', 'open', ...packs)
      expect([listed.code, listed.out]).toEqual([0, expect.stringContaining('20 lights@1/lantern-bearer')])

      const alone = await study(1)
      expect(alone).toMatchObject({ games: 6, stopped: [] })
      expect(JSON.stringify(alone)).toContain('Lantern Bearer')
      expect(await study(2)).toEqual(alone)
      const compiled = join(folder, 'lights.compiled')
      expect(await spawned(['compile', pack])).toEqual({ code: 0, out: `${compiled}\n`, err: '' })
      expect(await study(2)).toEqual(alone)
    }))

  it('has cards with names of any letters, and one without letters is called by its id', () =>
    withFiles(async ({ pack, folder }) => {
      const lamps = JSON.parse(called('letters'))
      const [bearer] = lamps.cards
      const named = ['Фонарщик', '灯笼', 'Œil d’Æther', '★ ?!', '—'].map((name, i) => ({
        ...bearer,
        id: `letters@1/card-${i}`,
        name,
      }))
      writeFileSync(pack, JSON.stringify({ ...lamps, cards: named }))
      const deck = join(folder, 'letters.txt')
      const listed = async (...lines: readonly string[]): Promise<Said> => {
        writeFileSync(deck, lines.join('\n'))
        return cardwright('decks', `@${deck}`, '--format', 'open', '--packs', pack)
      }
      const known = await listed('4 фонарщик', '3 灯笼', '2 oeil d aether', '1 letters@1/card-3')
      expect(known.out.match(/^\d letters@1.*$/gm)).toEqual([
        '4 letters@1/card-0',
        '3 letters@1/card-1',
        '2 letters@1/card-2',
        '1 letters@1/card-3',
      ])
      for (const line of ['4 ★ ?!', '4 ☆', '4 ...', '4 ??']) {
        const { out, err } = await listed(line)
        expect(out).not.toContain('letters@1')
        expect(`${out}${err}`).toContain(line)
      }
    }))

  it('leaves the game of the house as it was', () =>
    withFiles(async ({ pack }) => {
      const before = gameNamed('eternal')
      await cardwright('cards', '--set', 'lights', '--packs', pack)
      expect(gameNamed('eternal')).toBe(before)
      expect(sentence(await cardwright('cards', '--set', 'lights'))).toContain('no card has the set')
    }))

  it('is named in a saved game, which needs it', () =>
    withFiles(async ({ pack, deck, folder }) => {
      const saved = join(folder, 'game.json')
      const decks = ['--deck1', `@${deck}`, '--deck2', `@${deck}`]
      const begin = ['play', 'eternal', '--seed', 'lamps', ...decks, '--packs', pack, '--save', saved]
      await spawned(begin, { typed: '1\n1\n' })
      const { packs } = JSON.parse(readFileSync(saved, 'utf8'))
      expect(packs).toEqual({ eternal: expect.any(String), lights: expect.stringMatching(/^1-[0-9a-f]+$/) })

      const verified = await cardwright('replay', saved, '--verify', '--packs', pack)
      expect([verified.code, verified.out]).toEqual([0, expect.stringContaining('verified, 2 decisions')])
      const resumed = await spawned(['play', '--resume', saved, '--packs', pack], { typed: 'q\n' })
      expect(resumed.out).toContain('Lantern Bearer')
      for (const line of [
        ['replay', saved],
        ['replay', saved, '--verify'],
        ['play', '--resume', saved],
      ]) {
        expect(sentence(await cardwright(...line))).toBe(
          `${saved}: this game was played with packs that are missing here: lights (version 1); name their files with --packs`,
        )
        expect(sentence(await cardwright(...line, '--lang', 'fr'))).toMatch(
          /: cette partie a été jouée avec des paquets qui manquent ici\u00a0: lights \(version 1\)\u202f; /,
        )
      }
      const later = join(folder, 'later.json')
      writeFileSync(later, PACK!.replace('"version": 1', '"version": 2').replaceAll('lights@1', 'lights@2'))
      expect(sentence(await cardwright('replay', saved, '--packs', later))).toContain('lights (version 1)')
    }))

  it('that a saved game can do without is missed only where the game differs', () =>
    withFiles(async ({ pack, folder }) => {
      const saved = join(folder, 'game.json')
      const begin = ['play', 'eternal', '--seed', 'dark', '--packs', pack, '--save', saved]
      await spawned(begin, { typed: '1\n1\n' })
      const alike = await cardwright('replay', saved, '--verify')
      expect([alike.code, alike.err]).toEqual([0, ''])
      const record = readRecord(readFileSync(saved, 'utf8'))
      writeFileSync(saved, writeRecord({ ...record, checks: record.checks.with(2, record.checks[2]! ^ 1) }))
      const until = await cardwright('replay', saved)
      expect([until.code, until.out]).toEqual([
        1,
        expect.stringMatching(/^1\. .*plays alike until decision 1/ms),
      ])
      expect(until.err).toContain('packs that are missing here: lights (version 1)')
    }))

  it('is needed again to go on with a run', () =>
    withFiles(async ({ pack, deck, folder }) => {
      const run = join(folder, 'run.json')
      const packs = ['--packs', pack, '--threads', '1']
      const begin = ['simulate', '--game', 'eternal', '--deck1', `@${deck}`, '--save', run, '--plain']
      expect((await cardwright(...begin, ...packs, '--games', '2')).code).toBe(0)
      const on = ['simulate', '--resume', run, '--games', '3']
      expect(sentence(await cardwright(...on))).toContain('with other cards, packs or rules')
      const more = await cardwright(...on, ...packs, '--json')
      expect([more.code, JSON.parse(more.out).games]).toEqual([0, 3])
    }))

  it('is part of what chance creates in a scenario, and its cards are changed to see who notices', () =>
    withFiles(async ({ pack, scenario, folder }) => {
      const lamps = JSON.parse(called('makers'))
      const maker = {
        id: 'makers@1/maker',
        name: 'Lamp Maker',
        kind: 'spell',
        abilities: [plain(b.onPlay(b.playNew(b.randomCard(b.type('lamp')))))],
      }
      const [bearer] = lamps.cards
      writeFileSync(pack, JSON.stringify({ ...lamps, cards: [{ ...bearer, types: ['lamp'] }, maker] }))
      writeFileSync(
        scenario,
        `${SCENARIO!.replaceAll('lights', 'makers')}---
title: Lamp Maker makes a lamp
game: eternal
given: {player 1: {hand: [Lamp Maker]}}
when: play Lamp Maker
then: {player 1: {units: [Lantern Bearer]}, player 2: {health: 24}}
`,
      )
      expect((await cardwright('check', scenario, '--packs', pack)).out).toBe('2 passed, 0 failed')
      const mutants = ['--coverage', '--bite', '--card', 'makers@1/lantern-bearer', '--json']
      // What is found out is kept where it is run.
      const { code, out } = await spawned(['check', scenario, ...mutants, '--packs', pack], { cwd: folder })
      expect([code, JSON.parse(out).eternal.killed]).toEqual([0, expect.any(Number)])
      expect(JSON.parse(out).eternal.killed).toBeGreaterThan(2)
    }))

  it('of Aeon’s End is simulated too', () =>
    inFolder(async (folder) => {
      const pack = join(folder, 'stones.json')
      writeFileSync(pack, STONES)
      const line = ['simulate', '--game', 'aeons-end', '--games', '4', '--json', '--packs', pack]
      const supply = ['--supply', STONES_SUPPLY]
      const [one, two] = [
        await cardwright(...line, ...supply, '--threads', '1'),
        await cardwright(...line, ...supply, '--threads', '2'),
      ]
      expect([one.code, one.err, two.code]).toEqual([0, '', 0])
      expect(one.out).toContain('Pebble')
      const { seconds: _, ...played } = JSON.parse(one.out)
      expect(JSON.parse(two.out)).toMatchObject(played)
    }))
})

describe('what was compiled before', { timeout: LONG }, () => {
  /** Two packs in a folder, and their files. */
  const firstAndSecond = (folder: string): readonly [string, string] => {
    const files = ['first', 'second'].map((id) => join(folder, `${id}.json`)) as [string, string]
    writeFileSync(files[0], called('first'))
    writeFileSync(files[1], called('second'))
    return files
  }
  /** What was compiled of the pack of the manual, and of those two after each other: each test spoils a copy. */
  let lights: Buffer
  let compiledPair: readonly Buffer[]
  beforeAll(() =>
    withFiles(async ({ pack, folder }) => {
      lights = readFileSync((await freshPacks()).compilePacks([pack])[0]!)
      const { compilePacks } = await freshPacks()
      compiledPair = compilePacks(firstAndSecond(folder)).map((file) => readFileSync(file))
    }),
  )

  it('is written of none where one of several is refused', () =>
    inFolder(async (folder) => {
      const files = firstAndSecond(folder)
      writeFileSync(files[1], '{}')
      const { compilePacks } = await freshPacks()
      expect(() => compilePacks(files)).toThrow(`${files[1]}: game`)
      expect(readdirSync(folder).sort()).toEqual(['first.json', 'second.json'])
    }))

  it('is read where it belongs to the pack, and each after those before it', () =>
    inFolder(async (folder) => {
      const [first, second] = firstAndSecond(folder)
      for (const [i, id] of ['first', 'second'].entries())
        writeFileSync(join(folder, `${id}.compiled`), compiledPair[i]!)
      const both = await freshPacks()
      both.playWithPacks([first, second])
      expect(['first', 'second'].map((id) => both.wasRead(`${id}@1/lantern-bearer`))).toEqual([true, true])
      const without = await freshPacks()
      without.playWithPacks([second, first])
      // Neither stands where it stood.
      expect(['first', 'second'].map((id) => without.wasRead(`${id}@1/lantern-bearer`))).toEqual([
        false,
        false,
      ])
    }))

  /** What the game is made of with a pack of which nothing was compiled, by the text of the pack. */
  const contents = new Map<string, string>()
  async function contentWith(text: string): Promise<string> {
    const content =
      contents.get(text) ??
      (await withFiles(async ({ pack }) => {
        writeFileSync(pack, text)
        const { playWithPacks, gameNamed } = await freshPacks()
        playWithPacks([pack])
        return gameNamed('eternal').content
      }))
    contents.set(text, content)
    return content
  }

  it('is read in another folder, too', () =>
    withFiles(async ({ pack, folder }) => {
      writeFileSync(join(folder, 'lights.compiled'), lights)
      const { playWithPacks, wasRead } = await freshPacks()
      playWithPacks([pack])
      expect(wasRead('lights@1/lantern-bearer')).toBe(true)
    }))

  const spoilt: Readonly<Record<string, (compiled: string, pack: string) => void>> = {
    damaged: (compiled) => {
      const bytes = readFileSync(compiled)
      bytes[bytes.length >> 1]! ^= 4
      writeFileSync(compiled, bytes)
    },
    'cut off': (compiled) => writeFileSync(compiled, readFileSync(compiled).subarray(0, 900)),
    empty: (compiled) => writeFileSync(compiled, ''),
    'of a pack that was changed since': (_, pack) =>
      writeFileSync(pack, readFileSync(pack, 'utf8').replace('"cost": 2', '"cost": 3')),
    'of another pack': (compiled) => writeFileSync(compiled, compiledPair[0]!),
  }
  it.each(Object.keys(spoilt))('is as good as none when it is %s', (how) =>
    withFiles(async ({ pack, folder }) => {
      const compiled = join(folder, 'lights.compiled')
      writeFileSync(compiled, lights)
      spoilt[how]!(compiled, pack)
      const reading = await freshPacks()
      reading.playWithPacks([pack])
      expect(reading.wasRead('lights@1/lantern-bearer')).toBe(false)
      expect(reading.gameNamed('eternal').content).toBe(await contentWith(readFileSync(pack, 'utf8')))
    }),
  )

  it('is not written over something else', () =>
    withFiles(async ({ pack, folder }) => {
      const mine = join(folder, 'lights.compiled')
      writeFileSync(mine, 'mine')
      const { cardwright } = await fresh()
      expect(sentence(await cardwright('compile', pack))).toBe(
        `${mine}: this file is already there and is no compiled pack; move it away`,
      )
      expect(readFileSync(mine, 'utf8')).toBe('mine')
    }))
})

describe('packs that cannot be used', { timeout: LONG }, () => {
  const NOWHERE = 'nowhere.yaml'
  // Nothing of them stays: one process may meet all of them.
  let modules: Modules
  let cardwright: Modules['cardwright']
  beforeAll(async () => {
    modules = await fresh()
    cardwright = modules.cardwright
  })
  const change = (from: string | RegExp, to: string): string => PACK!.replace(from, to)
  const twice = JSON.parse(PACK!)
  const bad: Readonly<Record<string, readonly [text: string, en: RegExp, fr: RegExp]>> = {
    'no JSON': ['{', /: this is not JSON: /, /: ce n’est pas du JSON\u00a0: /],
    'a list': ['[]', /: a pack is a JSON object/, /: un paquet est un objet JSON/],
    'of no game': [
      change('"game": "eternal",', ''),
      /: game: a pack says of which/,
      /: un paquet dit de quel/,
    ],
    'of a strange game': [
      change('"eternal"', '"chess"'),
      /"eternal", not "chess"$/,
      /"eternal", pas "chess"$/,
    ],
    'with an unknown card': [
      change('"abilities"', '"agenda": ["9-999"], "abilities"'),
      /no card has the id “9-999”$/,
      /aucune carte n’a l’identifiant «\u202f9-999\u202f»$/,
    ],
    'with an unknown effect': [change('"deal"', '"dance"'), /dance/, /dance/],
    'with a card twice': [
      JSON.stringify({ ...twice, cards: [...twice.cards, ...twice.cards] }),
      /: cards\[1\]\.id: the id “lights@1\/lantern-bearer” stands twice$/,
      /l’identifiant «\u202flights@1\/lantern-bearer\u202f» est deux fois là$/,
    ],
    'with a card of the house': [
      change('lights@1/lantern-bearer', '1-8'),
      /begins with “lights@1\/”, not “1-8”$/,
      /commence par «\u202flights@1\/\u202f», et non «\u202f1-8\u202f»$/,
    ],
    'called like one of the house': [
      change('"lights"', '"cards"').replaceAll('lights@', 'cards@'),
      /: id: another pack of this game is called “cards”$/,
      /: id\u00a0: un autre paquet de ce jeu s’appelle «\u202fcards\u202f»$/,
    ],
  }
  it.each(Object.keys(bad))('are told in one sentence of each language: %s', (what) =>
    withFiles(async ({ pack, folder }) => {
      const [text, en, fr] = bad[what]!
      writeFileSync(pack, text)
      for (const line of [
        ['check', NOWHERE, '--packs', pack],
        ['compile', pack],
      ]) {
        const english = sentence(await cardwright(...line))
        expect(english).toMatch(en)
        expect(english.startsWith(`${pack}: `)).toBe(true)
        const french = sentence(await cardwright(...line, '--lang', 'fr'))
        expect(french).toMatch(fr)
        expect(french.startsWith(`${pack}\u00a0: `)).toBe(true)
      }
      expect(readdirSync(folder)).not.toContain('lights.compiled')
    }),
  )

  it('and so are files that are not there, of another game, named twice or compiled', () =>
    withFiles(async ({ pack, folder }) => {
      const stones = join(folder, 'stones.json')
      writeFileSync(stones, STONES)
      const mixed = join(folder, 'mixed.json')
      writeFileSync(mixed, change('"eternal"', '"aeons-end"'))
      const lines: readonly (readonly [readonly string[], RegExp, RegExp])[] = [
        [
          ['check', NOWHERE, '--packs', 'no.json'],
          /^no\.json: there is no such file$/,
          /ce fichier n’existe pas$/,
        ],
        [['check', NOWHERE, '--packs', folder], /this is a folder/, /c’est un dossier/],
        [['check', NOWHERE, '--packs', `${pack},`], /^--packs needs a name/, /^--packs demande un nom/],
        [['check', NOWHERE, '--packs', ''], /^--packs needs a name/, /^--packs demande un nom/],
        [['check', NOWHERE, '--packs', `${pack},${pack}`], /another pack .*“lights”$/, /un autre paquet/],
        [['check', NOWHERE, '--packs', 'x.compiled'], /name the JSON file/, /nommez le fichier JSON/],
        [['compile', 'x.compiled'], /name the JSON file/, /nommez le fichier JSON/],
        [['check', NOWHERE, '--packs', mixed], /mixed\.json: cards: /, /: cards\u00a0: /],
        [['compile', stones], /packs of aeons-end are used as they are/, /s’utilisent tels quels/],
        [['play', 'eternal', '--packs', stones], /a pack of aeons-end, not of eternal$/, /pas de eternal$/],
        [['decks', '--packs', stones], /a pack of aeons-end, not of eternal$/, /pas de eternal$/],
        [
          ['simulate', '--game', 'aeons-end', '--packs', pack],
          /lights\.json: this is a pack of eternal, not of aeons-end$/,
          /c’est un paquet de eternal, pas de aeons-end$/,
        ],
      ]
      for (const [line, en, fr] of lines) {
        expect(sentence(await cardwright(...line))).toMatch(en)
        expect(sentence(await cardwright(...line, '--lang', 'fr'))).toMatch(fr)
      }
    }))

  it('whatever was changed in a good one: it is used, or told in one sentence that names the file', () =>
    withFiles(async ({ pack }) => {
      const { playWithPacks, gameNamed } = modules
      const pick = chooser(10)
      let refused = 0
      let played = 0
      for (let n = 1; n <= CHANGED; n++) {
        const good = n % 3 === 0 ? STONES.replaceAll('stones', `stones-${n}`) : called(`lights-${n}`)
        const text =
          n % 4 === 0 ? changedText(good, pick) : JSON.stringify(changedTree(JSON.parse(good), pick))
        writeFileSync(pack, text)
        const english = sentence(await cardwright('check', NOWHERE, '--packs', pack))
        // A good pack is followed by what is wrong with the rest of the line.
        if (english.startsWith(NOWHERE)) {
          const back = playWithPacks([pack])
          for (const id of ['eternal', 'aeons-end']) played += beginning(gameNamed(id), n)
          back()
          continue
        }
        refused += 1
        expect(english.startsWith(`${pack}: `), text).toBe(true)
        const french = sentence(await cardwright('check', NOWHERE, '--packs', pack, '--lang', 'fr'))
        expect(french.startsWith(`${pack}\u00a0: `), text).toBe(true)
        expect(french.slice(pack.length + 3), text).not.toBe(english.slice(pack.length + 2))
      }
      expect(refused).toBeGreaterThan(CHANGED / 2)
      expect(played).toBeGreaterThan(CHANGED / 20)
    }))
})

/** The first decisions of a game with what a pack brought along, every write checked; 1, or 0 where it is not of this game. */
function beginning(game: Playable, n: number): number {
  const own = game.cardIds.filter((id) => id.includes('@'))
  if (own.length === 0) return 0
  const [card] = own
  const decks = [0, 1].map(() => ({
    main: [
      [40, card],
      [35, '1-1'],
    ],
  }))
  const supply = [card, ...STONES_SUPPLY.split(',').slice(1)]
  const s = game.schema.create()
  const setup = game.id === 'eternal' ? { format: 'open', decks } : { supply }
  game.begin(s, game.readSetup(setup), seedFrom(String(n)))
  for (let i = 0; game.machine.waiting(s) && i < 40; i++)
    game.machine.answer(s, (i * 7 + n) % game.machine.options(s))
  return 1
}

type Pick = (below: number) => number

/** Numbers that look like chance and are the same in every run. */
function chooser(seed: number): Pick {
  let at = seed
  return (below) => {
    at = (Math.imul(at, 1_103_515_245) + 12_345) >>> 0
    return (at >>> 8) % below
  }
}

/** Cut off, or with one letter too many, too few or instead of another. */
function changedText(text: string, pick: Pick): string {
  const at = pick(text.length)
  const letter = ['"', '{', ']', ',', '0', '\u0000', 'é', ''][pick(8)]!
  return pick(3) === 0 ? text.slice(0, at) : text.slice(0, at) + letter + text.slice(at + pick(2))
}

const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e9,
  '',
  'x',
  '9-999',
  [],
  {},
  [[]],
  { op: 'x' },
  { op: 'deal' },
]

/** With one node, somewhere, left out, doubled or replaced by something strange. */
function changedTree(tree: object, pick: Pick): object {
  const places: (readonly [Record<string, unknown> | unknown[], string])[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      places.push([node as Record<string, unknown>, key])
      walk(value)
    }
  }
  walk(tree)
  const [parent, key] = places[pick(places.length)]!
  const how = pick(4)
  if (Array.isArray(parent)) {
    const at = Number(key)
    if (how === 0) parent.splice(at, 1)
    else if (how === 1) parent.push(parent[at])
    else parent[at] = STRANGE[pick(STRANGE.length)]
  } else if (how === 0) delete parent[key]
  else if (how === 1) parent[`${key}s`] = parent[key]
  else parent[key] = STRANGE[pick(STRANGE.length)]
  return tree
}
