import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import '../../src/games/aeons-end/whole.ts'
import '../../src/games/eternal/game.ts'
import { numberings as ofAeonsEnd } from '../../src/games/aeons-end/numberings.ts'
import { allPacks } from '../../src/games/aeons-end/packs/all.ts'
import { numberings as ofEternal } from '../../src/games/eternal/numberings.ts'
import type { Pack } from '../../src/games/eternal/pack.ts'
import { usualPacks } from '../../src/games/eternal/packs/index.ts'
import {
  asFirstNamed,
  changedSince,
  type Digests,
  type FormerNames,
  grownSince,
  noting,
} from '../../tools/register-digests.ts'
import { homely } from '../house/names.ts'
import formerNames from './register-formerly.json' with { type: 'json' }

/*
 * A number, once given, is given for ever: games that are stored or running name cards and instructions by it. So a
 * register only grows, and whatever the games have stands in it. Programs and records hold numbers alone: an id may get a
 * plainer name at its number, and `register-formerly.json` says what it was called.
 */

const DIGESTS = 'tests/games/register-digests.json'
const FORMERLY: Readonly<Record<string, FormerNames>> = formerNames

type Register = Readonly<Record<string, readonly string[]>>

/** What a later register has lost or moved of an earlier one, one sentence each. */
function lost(earlier: Register, later: Register, formerly: FormerNames = {}): string[] {
  const first = asFirstNamed(later, formerly)
  return Object.entries(earlier).flatMap(([kind, ids]) =>
    ids.flatMap((id, number) =>
      later[kind]?.[number] === id || first[kind]?.[number] === id
        ? []
        : [`${kind}: ${id} had the number ${number}`],
    ),
  )
}

const git = (...args: string[]): string | null => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    // A copy of the project without its history has nothing to compare with.
    return null
  }
}

/** The register as every commit that changed it had it. */
function history(path: string): { readonly commit: string; readonly register: Register }[] {
  const commits = (git('log', '-n', '40', '--format=%h', '--', path) ?? '')
    .split('\n')
    .filter((c) => c !== '')
  return commits.flatMap((commit) => {
    const text = git('show', `${commit}:${path}`)
    return text === null ? [] : [{ commit, register: JSON.parse(text) as Register }]
  })
}

describe('what was lost', () => {
  const register = { cards: ['a', 'b'], skills: ['x'] }
  it('is nothing where only new ids follow', () => {
    expect(lost(register, { cards: ['a', 'b', 'c'], skills: ['x'], mages: ['m'] })).toEqual([])
  })
  it('names each id that moved or went', () => {
    expect(lost(register, { cards: ['b', 'a'], skills: ['x'] })).toEqual([
      'cards: a had the number 0',
      'cards: b had the number 1',
    ])
    expect(lost(register, { cards: ['new', 'a', 'b'] })).toHaveLength(3)
    expect(lost(register, { cards: ['a'], skills: ['x'] })).toEqual(['cards: b had the number 1'])
  })
  it('is not what another name says at the same number', () => {
    const renamed = { cards: ['a', 'plain'], skills: ['x'] }
    expect(lost(register, renamed, { cards: { plain: 'b' } })).toEqual([])
    expect(lost(register, renamed, { skills: { plain: 'b' } })).toHaveLength(1)
    expect(lost(register, { cards: ['plain', 'a'], skills: ['x'] }, { cards: { plain: 'b' } })).toHaveLength(
      2,
    )
  })
})

describe('the digests of a register', () => {
  const earlier = { cards: ['a', 'b'], skills: ['x'] }
  const noted = noting({}, earlier)
  it('hold while it grows, and every beginning stays noted', () => {
    const later = { cards: ['a', 'b', 'c'], skills: ['x'], mages: ['m'] }
    expect(changedSince(noted, later)).toEqual([])
    expect(grownSince(noted, later)).toEqual(['cards', 'mages'])
    const then = noting(noted, later)
    expect(then.cards).toHaveLength(2)
    expect(grownSince(then, later)).toEqual([])
    expect(changedSince(then, { ...later, cards: earlier.cards })).toEqual([
      'cards: the first 3 ids are others than they were',
    ])
  })
  it('fail when an id moved, went, or another came before it', () => {
    for (const cards of [['b', 'a'], ['a'], ['new', 'a', 'b'], ['a', 'c', 'b'], ['a,b'], []]) {
      expect(changedSince(noted, { ...earlier, cards }), cards.join()).toHaveLength(1)
      expect(() => noting(noted, { ...earlier, cards })).toThrow('the first 2 ids')
    }
    expect(changedSince(noted, { cards: earlier.cards })).toHaveLength(1)
  })
})

type Ids = readonly { readonly id: string }[]
const idsOf = (...lists: readonly Ids[]): string[] => lists.flat().map(({ id }) => id)

it('`npm run register` leaves registers alone to which nothing is added', () => {
  const files = ['src/games/aeons-end/register.json', 'src/games/eternal/register.json', DIGESTS]
  const before = files.map((file) => readFileSync(file, 'utf8'))
  execFileSync(process.execPath, ['tools/register.ts'])
  const after = files.map((file) => readFileSync(file, 'utf8'))
  files.forEach((file, i) => {
    if (after[i] !== before[i]) writeFileSync(file, before[i]!)
  })
  expect(after).toEqual(before)
})

describe.each<[string, typeof ofAeonsEnd, Register]>([
  [
    'aeons-end',
    ofAeonsEnd,
    {
      cards: allPacks.flatMap(({ playerCards, nemesisCards }) => idsOf(playerCards, nemesisCards)),
      mages: allPacks.flatMap(({ mages, mats }) => idsOf(mages, mats)),
      nemeses: allPacks.flatMap(({ nemeses }) => idsOf(nemeses)),
      sets: idsOf(allPacks),
    },
  ],
  ['eternal', ofEternal, { cards: usualPacks.flatMap(({ cards, older = [] }: Pack) => idsOf(cards, older)) }],
])('the register of %s', (game, numberings, content) => {
  const path = `src/games/${game}/register.json`
  const register = JSON.parse(readFileSync(path, 'utf8')) as Register
  const formerly = FORMERLY[game] ?? {}

  it('has every id: `npm run register` writes those that are missing', () => {
    const missing = Object.entries(numberings).flatMap(([kind, { unregistered }]) =>
      unregistered.map((id) => `${kind}: ${id}`),
    )
    expect(missing).toEqual([])
    expect(Object.keys(register).sort()).toEqual(Object.keys(numberings).sort())
  })

  it('has whatever is in a pack of the project', () => {
    for (const [kind, ids] of Object.entries(content)) {
      expect(ids.length).toBeGreaterThan(0)
      expect(ids.filter((id) => !register[kind]!.includes(id))).toEqual([])
    }
  })

  it('keeps every number that it ever gave: `npm run register` notes what was added', () => {
    const noted = (JSON.parse(readFileSync(DIGESTS, 'utf8')) as Record<string, Digests>)[game]!
    expect(changedSince(noted, asFirstNamed(register, formerly))).toEqual([])
    expect(grownSince(noted, register)).toEqual([])
  })

  it('keeps every number that an earlier commit gave, where there is a history', () => {
    for (const { commit, register: earlier } of history(path))
      expect({ commit, lost: lost(earlier, register, formerly) }).toEqual({ commit, lost: [] })
  })

  it('has the later names of what was renamed, and not the former ones', () => {
    for (const [kind, names] of Object.entries(formerly)) {
      expect(register[kind]).toEqual(expect.arrayContaining(Object.keys(names)))
      expect(register[kind]!.filter((id) => Object.values(names).includes(id))).toEqual([])
    }
  })

  it('calls what the engine does by plain words', () => {
    for (const kind of ['instructions', 'events', 'types'])
      expect((register[kind] ?? []).filter((id) => homely(id) !== undefined)).toEqual([])
  })

  it('is where the numbers come from', () => {
    for (const [kind, numbering] of Object.entries(numberings))
      register[kind]!.forEach((id, number) => {
        expect(numbering.of(id)).toBe(number)
      })
  })
})
