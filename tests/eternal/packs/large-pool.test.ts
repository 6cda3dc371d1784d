import { describe, expect, it } from 'vitest'
import { definitionOf, definitions, library } from '../../../src/games/eternal/content.ts'
import { offeredDecks } from '../../../src/games/eternal/deck-building/offered.ts'
import { loadGame } from '../../../src/games/eternal/game.ts'
import { eternal } from '../../../src/games/eternal/index.ts'
import { usualPacks } from '../../../src/games/eternal/packs/index.ts'
import { seedFrom } from '../../../src/kernel/random.ts'
import type { Rules } from '../../../src/language/face.ts'
import { copied, copyId, DEFINITIONS, originalId, packsOfCopies, rounds } from './copies.ts'

/*
 * As many definitions as the whole game has: copies of the usual cards under other ids, which speak of each other and of
 * nobody else. A game with the copies is asked and answered as one with the originals, card for card.
 */

const packs = packsOfCopies()

/** What everybody may see and choose, with the ids of the originals. */
const asOriginal = (value: unknown): string => JSON.stringify(value).replaceAll(/copies-\d+@1\//g, '')

/** Plays one deal at both tables with the same answers; gives how many decisions there were. */
function playAlike(large: Rules, ours: unknown, theirs: unknown, seed: string): number {
  const [a, b] = [eternal.schema.create(), large.schema.create()]
  eternal.begin(a, eternal.readSetup(ours), seedFrom(seed))
  large.begin(b, large.readSetup(theirs), seedFrom(seed))
  let n = 0
  for (; eternal.machine.waiting(a); n++) {
    const asked = eternal.decision(a)
    expect(asOriginal(large.decision(b)), `${seed}, decision ${n}`).toBe(JSON.stringify(asked))
    for (const seat of [0, 1])
      expect(asOriginal(large.observe(b, seat)), `${seed}, decision ${n}`).toBe(
        JSON.stringify(eternal.observe(a, seat)),
      )
    const answer = (n * 7 + 3) % asked.options.length
    eternal.machine.answer(a, answer)
    large.machine.answer(b, answer)
  }
  expect(large.outcome(b)).toBe(eternal.outcome(a))
  return n
}

describe(`a pool of ${DEFINITIONS} definitions`, () => {
  const large = loadGame([...usualPacks, ...packs])
  const has = (id: string): boolean => copied.some((card) => card.id === id)
  /** Cards that chance picks out of the whole pool fall out otherwise where the pool is larger. */
  const byChance = (id: string): boolean =>
    /"op":"(randomCard|invoke)"/.test(JSON.stringify(definitions[definitionOf(id)!]))
  const decks = offeredDecks.filter(
    ({ main, market }) => ![...main.map(([, id]) => id), ...market].some(byChance),
  )

  it('is loaded', () => {
    expect(library.loaded.length).toBeGreaterThanOrEqual(DEFINITIONS)
    expect(large.cardIds.length).toBeGreaterThanOrEqual(DEFINITIONS)
    expect(large.cardIds.map(originalId).every((id) => eternal.cardIds.includes(id))).toBe(true)
  })

  it('plays copies as their originals: every question, every option, every view', () => {
    expect(decks.length).toBeGreaterThan(8)
    const last = rounds - 1
    const copy = (id: string): string => (has(id) ? copyId(last, id) : id)
    let decisions = 0
    decks.forEach((deck, i) => {
      const other = decks[(i + 1) % decks.length]!
      const both = [deck, other]
      const ours = { format: 'open', decks: both.map(({ main, market }) => ({ main, market })) }
      const theirs = {
        format: 'open',
        decks: both.map(({ main, market }) => ({
          main: main.map(([n, id]) => [n, copy(id)]),
          market: market.map(copy),
        })),
      }
      decisions += playAlike(large, ours, theirs, `large ${i}`)
    })
    expect(decisions).toBeGreaterThan(500)
  })

  it('offers any of them where a question offers definitions', () => {
    const invoking = copied.find(({ abilities }) => JSON.stringify(abilities).includes('"op":"invoke"'))!
    const target = copied.find(
      ({ kind, cost, influence }) => kind === 'unit' && cost === 1 && influence === 'P',
    )!
    const list = [
      ...[invoking, target].map(({ id }) => [20, copyId(rounds - 1, id)]),
      ...['1-126', '1-187'].map((id) => [18, id]),
    ]
    const setup = large.readSetup({ format: 'open', decks: [{ main: list }, { main: list }] })
    const s = large.schema.create()
    const offered = new Set<string>()
    for (let g = 0; g < 12; g++) {
      large.begin(s, setup, seedFrom(`invoke ${g}`))
      for (let n = 0; large.machine.waiting(s); n++) {
        const { options } = large.decision(s)
        for (const [id] of JSON.stringify(options).matchAll(/copies-\d+@1\/[^"]+/g)) offered.add(id)
        const playing = options.findIndex(({ kind }) => kind === 'play')
        large.machine.answer(s, playing === -1 ? (n * 5 + 1) % options.length : playing)
      }
    }
    expect(offered.size).toBeGreaterThan(10)
    for (const id of offered) expect(large.cardIds).toContain(id)
  })
})
