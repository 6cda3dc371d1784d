import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as b from '../../../src/games/eternal/language/builders.ts'
import type { Pack } from '../../../src/games/eternal/pack.ts'
import { LANGS } from '../../../src/language/face.ts'
import { plain } from '../../../src/language/nodes.ts'
import { chooser } from '../playing.ts'
import { copied, copyId, packsOfCopies, rounds } from './copies.ts'
import { differences } from './whole-state.ts'

/*
 * Packs that were written after they were compiled, and read: whatever the engine holds is what it holds where they were
 * compiled, and games are played, asked and logged alike.
 */

const PROGRAM = 'tests'
/** Whoever words a question looks for its node on the card, and must find that very node. */
const isNoted = (key: string): boolean => key === 'why'

/** A pack with everything that a pack can have. */
const glint = { op: 'skill', skill: 'full@1/glint' } as const
const lamp = b.unit('full@1/lamp', 'Lämp “1”', { cost: 1, strength: 1, health: 1 }, [
  b.summon(b.gainHealth(2)),
])
const full: Pack = {
  id: 'full',
  version: 1,
  cards: [plain({ ...lamp, types: ['Lamp of a new type'], skills: [glint] })],
  skills: [{ id: 'full@1/glint', name: { en: 'Glint', fr: 'Éclat' } }],
  older: [plain({ ...lamp, id: 'full@1/lamp@2019', cost: 3 })],
}
/** Every card once; the long searches have as many as the whole game, and play more. */
const COPIES = process.env.DEEP === '1' ? rounds : 1
const GAMES = process.env.DEEP === '1' ? 6 : 1
const packs = [...packsOfCopies(COPIES), full]

// Whoever comes after in the same thread loads the modules again, without these cards.
afterAll(() => {
  vi.resetModules()
})

/** The modules once more, as in a process of their own. */
async function fresh() {
  vi.resetModules()
  const { writeCompiledPacks } = await import('../../../src/games/eternal/compiled-packs/write.ts')
  const { readCompiledPacks } = await import('../../../src/games/eternal/compiled-packs/read.ts')
  const { loadGame } = await import('../../../src/games/eternal/game.ts')
  const game = await import('../../../src/games/eternal/index.ts')
  const { usualPacks } = await import('../../../src/games/eternal/packs/index.ts')
  const { library } = await import('../../../src/games/eternal/content.ts')
  const { listening } = await import('../../../src/kernel/events.ts')
  const { seedFrom } = await import('../../../src/kernel/random.ts')
  return {
    ...game,
    writeCompiledPacks,
    readCompiledPacks,
    loadGame,
    usualPacks,
    library,
    listening,
    seedFrom,
  }
}
type Modules = Awaited<ReturnType<typeof fresh>>

/** A game in which everything is a copy, move by move: the table, what is seen, asked and logged in both languages. */
function* playing(modules: Modules, all: readonly Pack[], seed: number) {
  const { eternal, loadGame, listening, seedFrom } = modules
  const game = loadGame([...modules.usualPacks, ...all])
  const pick = chooser(seed)
  const cards = copied.filter(({ kind, created }) => kind !== 'site' && !created)
  const some = () => [4, copyId(pick(COPIES), cards[pick(cards.length)]!.id)]
  const powers = ['1-1', '1-63', '1-126', '1-187', '1-249'].map((id) => [6, id])
  const deck = () => ({ main: [...Array.from({ length: 12 }, some), ...powers] })
  const setup = game.readSetup({ format: 'open', decks: [deck(), deck()] })
  const s = game.schema.create()
  game.begin(s, setup, seedFrom(`written ${seed}`))
  while (game.machine.waiting(s)) {
    const decision = game.decision(s)
    const answer = pick(decision.options.length)
    const logged: unknown[] = []
    const words = LANGS.map((lang) => {
      const { [lang]: said } = eternal.words
      const options = decision.options.map((_, i) => said.option(s, i))
      return [said.decision(s), options, said.board(s, 0), said.board(s, 1)]
    })
    const views = [game.observe(s, 0), game.observe(s, 1)]
    listening(
      (at, kind, x, y, z, w) => {
        const event = game.seen(at, 1, kind, x, y, z, w)
        if (event === null) return
        logged.push(
          event,
          ...LANGS.flatMap((lang) => [
            eternal.words[lang].event(event),
            eternal.words[lang].reasons?.(event),
          ]),
        )
      },
      () => game.machine.answer(s, answer),
    )
    const table = Buffer.from(s.buffer, s.byteOffset, s.byteLength).toString('latin1')
    yield table + JSON.stringify([decision, views, words, logged])
  }
  yield JSON.stringify([game.outcome(s), game.content])
}

describe('compiled packs', () => {
  let compiled: Modules
  let read: Modules
  let bytes: Uint8Array
  let readPacks: readonly Pack[]
  beforeAll(async () => {
    compiled = await fresh()
    bytes = compiled.writeCompiledPacks(packs, PROGRAM)
    read = await fresh()
  })

  const DAMAGED = 'the compiled packs are damaged or cut off'
  const NONE = 'these are no compiled packs'

  it('are refused by another program, after other packs, and where they are already loaded', async () => {
    const other = await fresh()
    const many = other.library.loaded.length
    expect(() => other.readCompiledPacks(bytes, 'another')).toThrow('by another version of the program')
    const json = new TextEncoder().encode(JSON.stringify(packs))
    expect(() => other.readCompiledPacks(json, PROGRAM)).toThrow(NONE)
    expect(other.library.loaded).toHaveLength(many)
    other.loadGame([...other.usualPacks, full])
    const afterOthers = 'the compiled packs were written after other packs than those that are loaded'
    expect(() => other.readCompiledPacks(bytes, PROGRAM)).toThrow(afterOthers)
    expect(() => other.writeCompiledPacks([full], PROGRAM)).toThrow('the pack “full” is already loaded')
    expect(other.library.loaded).toHaveLength(many + 2)
  })

  it('are refused after a pack of the same name with another card', async () => {
    const costing = (cost: number): Pack => ({
      id: 'first',
      version: 1,
      cards: [plain({ ...lamp, cost, id: 'first@1/lamp' })],
    })
    const [one, same, other] = [await fresh(), await fresh(), await fresh()]
    one.loadGame([...one.usualPacks, costing(1)])
    const after = one.writeCompiledPacks([full], PROGRAM)
    same.loadGame([...same.usualPacks, costing(1)])
    expect(same.readCompiledPacks(after, PROGRAM)).toEqual([full])
    other.loadGame([...other.usualPacks, costing(2)])
    expect(() => other.readCompiledPacks(after, PROGRAM)).toThrow('after other packs')
  })

  it('are refused whichever byte was changed, wherever they were cut off, and with something behind them', async () => {
    const small = await fresh()
    const whole = small.writeCompiledPacks([full], PROGRAM)
    const reader = await fresh()
    const many = reader.library.loaded.length
    const refused = (damaged: Uint8Array): string => {
      try {
        reader.readCompiledPacks(damaged, PROGRAM)
      } catch (error) {
        if (error instanceof Error && error.name === 'Refusal') return error.message
        throw error
      }
      return 'nothing'
    }
    const pick = chooser(1)
    const MARK = 4
    for (let at = 0; at < whole.length; at++) {
      const changed = whole.slice()
      changed[at]! ^= 1 + pick(255)
      expect(refused(changed), `byte ${at}`).toBe(at < MARK ? NONE : DAMAGED)
      expect(refused(whole.subarray(0, at)), `cut off at ${at}`).toBe(at < MARK ? NONE : DAMAGED)
    }
    for (let more = 1; more <= 8; more++) {
      const longer = new Uint8Array(whole.length + more)
      longer.set(whole)
      expect(refused(longer), `${more} more`).toBe(DAMAGED)
    }
    expect(reader.library.loaded).toHaveLength(many)
    expect(reader.readCompiledPacks(whole, PROGRAM)).toEqual([full])
  })

  it('are read as they were compiled: nothing that the modules hold differs', () => {
    readPacks = read.readCompiledPacks(bytes, PROGRAM)
    expect(JSON.stringify(readPacks)).toBe(JSON.stringify(packs))
    const { places, looked } = differences(compiled, read, isNoted)
    expect(places).toEqual([])
    expect(looked).toBeGreaterThan(40_000)
  })

  it('are played, asked and logged as they were compiled', () => {
    let moves = 0
    for (let seed = 1; seed <= GAMES; seed++) {
      const ours = playing(compiled, packs, seed)
      for (const theirs of playing(read, readPacks, seed)) {
        expect(ours.next().value === theirs, `game ${seed}, move ${moves}`).toBe(true)
        moves += 1
      }
      expect(ours.next().done).toBe(true)
    }
    expect(moves).toBeGreaterThan(100)
  })

  it('have the same texts in both languages', () => {
    const ids = packs.flatMap(({ cards, older = [] }) => [...cards, ...older]).map(({ id }) => id)
    for (const id of ids)
      for (const lang of LANGS)
        expect(read.eternal.words[lang].card(id)).toEqual(compiled.eternal.words[lang].card(id))
  })
})

describe('the comparison of all that modules hold', () => {
  const instance = () => {
    const hidden = { list: [1], table: new Int8Array(3), map: new Map([['a', { n: 1 }]]) }
    return {
      grow: () => hidden.list.push(2),
      write: () => (hidden.table[1] = 1),
      set: () => (hidden.map.get('a')!.n = 2),
    }
  }

  it('finds what is one thing here and two there', () => {
    const shared = (together: boolean) => {
      const node = { op: 'pick' }
      return { card: [node], note: { why: together ? node : { ...node } } }
    }
    expect(differences(shared(true), shared(true), isNoted).places).toEqual([])
    expect(differences(shared(true), shared(false)).places).toEqual([])
    expect(differences(shared(true), shared(false), isNoted).places).toEqual(['note.why.(another thing)'])
  })

  it('finds what only a function can reach', () => {
    expect(differences(instance(), instance()).places).toEqual([])
    for (const change of ['grow', 'write', 'set'] as const) {
      const changed = instance()
      changed[change]()
      expect(differences(instance(), changed).places, change).toHaveLength(1)
    }
  })
})
