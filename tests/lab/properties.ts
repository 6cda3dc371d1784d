import { expect } from 'vitest'
import { RandomBot } from '../../src/bots/random.ts'
import { compare, copyInto, hash, restore, serialise } from '../../src/kernel/block.ts'
import { verify } from '../../src/kernel/verify.ts'
import { gameSeed, Playout } from '../../src/lab/playout.ts'
import type { Playable } from '../../src/language/face.ts'
import { Table } from '../../src/table/table.ts'

/** Plays games at random; every one must end, by itself and with an outcome. */
export function playToTheEnd(game: Playable, document: unknown, series: string, count: number): void {
  const playout = new Playout(game, document, new RandomBot())
  for (let i = 0; i < count; i++) {
    playout.play(gameSeed(series, i))
    expect(game.schema.fault(playout.state)).toBeNull()
  }
}

/**
 * Plays one game four times over, answer by answer: as it is, on a copy taken at every decision, on a block
 * that was stored and read back at every decision, and from its record. All must agree at every decision.
 */
export function playInFourWays(game: Playable, document: unknown, seed: string): void {
  const { machine, schema } = game
  const playout = new Playout(game, document, new RandomBot())
  playout.play(seed)
  const table = Table.begin(game, document, seed)
  const { state } = table
  let copied = schema.create()
  copyInto(copied, state)
  let stored = restore(schema, serialise(schema, state))
  playout.answers.forEach((answer, i) => {
    const options = machine.options(state)
    expect(machine.options(copied)).toBe(options)
    expect(machine.options(stored)).toBe(options)
    table.answer(answer)
    machine.answer(copied, answer)
    machine.answer(stored, answer)
    const now = hash(state)
    if (hash(copied) !== now || hash(stored) !== now)
      expect({
        seed,
        answer: i + 1,
        copied: compare(schema, state, copied),
        stored: compare(schema, state, stored),
      }).toEqual({ seed, answer: i + 1, copied: [], stored: [] })
    const next = schema.create()
    copyInto(next, copied)
    copied = next
    stored = restore(schema, serialise(schema, stored))
  })
  expect(table.over).toBe(true)
  expect(hash(state)).toBe(playout.hash)
  expect(verify(game, table.session.record())).toMatchObject({ ok: true, decisions: playout.decisions })
}
