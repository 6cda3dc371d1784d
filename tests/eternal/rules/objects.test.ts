import { describe, expect, it } from 'vitest'
import { NEEDS_OBJECTS, PLAY_TERMS, playNeeds } from '../../../src/games/eternal/abilities.ts'
import { evaluator } from '../../../src/games/eternal/engine.ts'
import { eternal } from '../../../src/games/eternal/index.ts'
import { doneReading, reader } from '../../../src/games/eternal/rules/common/evaluate.ts'
import { isShifted } from '../../../src/games/eternal/rules/triggers/delayed.ts'
import { def, HAND, PLAYMAT, zones } from '../../../src/games/eternal/state.ts'
import { NONE, type State } from '../../../src/kernel/state.ts'
import type { Card } from '../../../src/kernel/zones.ts'
import { chooser, richTable } from '../playing.ts'

function cardsIn(s: State, zone: number): Card[] {
  const cards: Card[] = []
  for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c)) cards.push(c)
  return cards
}

/** The usual rich table, on which each player also holds a unit that can be shifted. */
function tableWithShifts(pick: (n: number) => number): unknown {
  const table = richTable(pick) as Record<string, { hand: string[] }>
  for (const side of Object.values(table)) side.hand.push('6-87')
  return table
}

describe('what a card needs to be played', () => {
  const GAMES = 30
  const LONGEST = 200
  it('is there exactly when gathering it finds something, shifted units or not', () => {
    const seen = { there: 0, missing: 0, withShifted: 0 }
    for (let g = 0; g < GAMES; g++) {
      const pick = chooser(g + 1)
      const s = eternal.scenario.given(tableWithShifts(pick))
      for (let n = 0; n < LONGEST && eternal.machine.waiting(s); n++) {
        eternal.machine.answer(s, pick(eternal.machine.options(s)))
        const shifted = [PLAYMAT, PLAYMAT + 1].some((zone) => cardsIn(s, zone).some((c) => isShifted(s, c)))
        for (let p = 0; p < 2; p++)
          for (const c of cardsIn(s, HAND + p)) {
            const d = def.get(s, c)
            if ((PLAY_TERMS[d]! & NEEDS_OBJECTS) === 0) continue
            const f = reader(s, p, c)
            for (const need of playNeeds[d]!) {
              const found = evaluator.count(s, f, need) > 0
              if (evaluator.any(s, f, need) !== found)
                expect.fail(`${eternal.cardIds[d]} in game ${g}, answer ${n}`)
              seen[found ? 'there' : 'missing']++
              if (shifted) seen.withShifted++
            }
            doneReading(s, f)
          }
      }
    }
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(100)
  })
})
