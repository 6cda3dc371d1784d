import { expect } from 'vitest'
import { eternal } from '../../../src/games/eternal/index.ts'
import { copyInto } from '../../../src/kernel/block.ts'
import { seedFrom } from '../../../src/kernel/random.ts'

const { machine, schema } = eternal
/** Every third decision is looked at, so that many games fit. */
const LOOKED_AT = 3

/** Plays a game; at its decisions whatever a seat cannot see is dealt again, and the seat must see no difference. */
export function leaksNothing(document: unknown, seed: string): void {
  const s = schema.create()
  const other = schema.create()
  eternal.begin(s, eternal.readSetup(document), seedFrom(seed))
  for (let n = 0; machine.waiting(s); n++) {
    const asked = machine.seat(s)
    for (let seat = 0; seat < 2 && n % LOOKED_AT === 0; seat++) {
      copyInto(other, s)
      eternal.determinise(other, seat, seedFrom(`${seed} world ${n}`))
      const where = { seed, decision: n, seat }
      expect({ ...where, view: eternal.observe(other, seat) }).toEqual({
        ...where,
        view: eternal.observe(s, seat),
      })
      if (seat === asked)
        expect({ ...where, decision: eternal.decision(other) }).toEqual({
          ...where,
          decision: eternal.decision(s),
        })
      expect(machine.seat(other)).toBe(asked)
    }
    machine.answer(s, (n * 7 + seed.length) % machine.options(s))
  }
}
