import { describe, expect, it } from 'vitest'
import { eternal } from '../../../src/games/eternal/index.ts'
import { instances, zones } from '../../../src/games/eternal/state.ts'
import { copyInto, hash, restore, serialise } from '../../../src/kernel/block.ts'
import { resumeSession } from '../../../src/kernel/opening.ts'
import { seedFrom } from '../../../src/kernel/random.ts'
import { readRecord } from '../../../src/kernel/record.ts'
import { Session } from '../../../src/kernel/session.ts'
import { chooser, placed } from '../playing.ts'

const { machine, schema } = eternal
const GAMES = process.env.DEEP === undefined ? 160 : 10_000
const LONGEST = 20_000

const decks = ['Rakano Warcry', 'Feln Control', 'Elysian Flyers']
/** Every card of the pool at once, so that rare texts meet each other. */
const everything = {
  name: 'everything',
  main: [
    ...eternal.cardIds.filter((id) => !id.includes('-t-')).map((id): [number, string] => [1, id]),
    ...(['1-1', '1-63', '1-126', '1-187', '1-249'].map((id) => [1, id]) as [number, string][]),
  ].slice(0, 100),
}
const rest = {
  name: 'the rest',
  main: [
    ...eternal.cardIds
      .filter((id) => !id.includes('-t-'))
      .reverse()
      .slice(0, 75)
      .map((id): [number, string] => [1, id]),
    ...(['1-1', '1-63', '1-126', '1-187', '1-249'].map((id) => [5, id]) as [number, string][]),
  ],
}

const setups = [
  ...decks.flatMap((a) => decks.map((b) => ({ decks: [a, b] as unknown[] }))),
  { decks: [everything, rest], format: 'open', secondRedraw: true },
  { decks: [rest, everything], format: 'open' },
].map((document) => eternal.readSetup(document))

describe('random games', () => {
  it(`${GAMES} games end, lose no card and never offer nothing`, () => {
    const s = schema.create()
    for (let g = 0; g < GAMES; g++) {
      const pick = chooser(g + 1)
      eternal.begin(s, setups[g % setups.length]!, seedFrom(`game ${g}`))
      let n = 0
      while (machine.waiting(s)) {
        const options = machine.options(s)
        if (options === 0) throw new Error(`game ${g} offers nothing`)
        machine.answer(s, pick(options))
        if (++n > LONGEST) throw new Error(`game ${g} does not end`)
        if (n % 16 === 0) {
          const fault = zones.fault(s)
          if (fault !== null) throw new Error(`game ${g}: ${fault}`)
          if (placed(s) !== instances.get(s)) throw new Error(`game ${g} lost a card`)
        }
      }
      expect(eternal.outcome(s)).not.toBeNull()
    }
  })

  it('a saved game goes on where it stood, and undo stops at what was learnt', () => {
    const session = new Session(eternal, { decks: ['Rakano Warcry', 'Elysian Flyers'] }, 'saved')
    const pick = chooser(7)
    for (let n = 0; n < 60 && machine.waiting(session.state); n++)
      session.answer(pick(machine.options(session.state)))
    const again = resumeSession(eternal, readRecord(session.save()))
    expect(hash(again.state)).toBe(hash(session.state))
    while (again.undoable > 0) expect(again.undo()).toBe(true)
    expect(again.undo()).toBe(false)
    expect(again.undo(true)).toBe(true)
  })

  it('copies, stored states and replays go the same way', () => {
    const s = schema.create()
    const copy = schema.create()
    for (let g = 0; g < 24; g++) {
      const pick = chooser(g + 1000)
      const setup = setups[g % setups.length]!
      eternal.begin(s, setup, seedFrom(`twin ${g}`))
      const answers: number[] = []
      while (machine.waiting(s)) {
        const i = pick(machine.options(s))
        if (answers.length % 5 === 0) {
          const stored = restore(schema, serialise(schema, s))
          copyInto(copy, s)
          machine.answer(copy, i)
          machine.answer(stored, i)
          machine.answer(s, i)
          expect(hash(copy)).toBe(hash(s))
          expect(hash(stored)).toBe(hash(s))
        } else machine.answer(s, i)
        answers.push(i)
      }
      const end = hash(s)
      eternal.begin(s, setup, seedFrom(`twin ${g}`))
      for (const i of answers) machine.answer(s, i)
      expect(hash(s)).toBe(end)
    }
  })
})
