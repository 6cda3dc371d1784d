import { describe, expect, it } from 'vitest'
import { RandomBot } from '../../../src/bots/random.ts'
import { evaluator } from '../../../src/games/eternal/engine.ts'
import { eternal } from '../../../src/games/eternal/index.ts'
import { reader, summing } from '../../../src/games/eternal/rules/common/evaluate.ts'
import { lookingAt, numbers, still, strength } from '../../../src/games/eternal/rules/values/values.ts'
import { CARDS, isPlaymat, zones } from '../../../src/games/eternal/state.ts'
import { account, accounting } from '../../../src/kernel/account.ts'
import { seedFrom } from '../../../src/kernel/random.ts'
import { resetScratch } from '../../../src/kernel/scratch.ts'
import { NONE, type State } from '../../../src/kernel/state.ts'
import { Playout } from '../../../src/lab/playout.ts'

const fail = (): never => {
  throw new TypeError('planted')
}

/** Lets every reading of an amount or a filter inside the value of a number fail, while `body` runs. */
function failing<T>(body: () => T): T {
  const readers = evaluator['amountReaders']
  const filters = evaluator['filterReaders']
  const [whole, wholeFilters] = [[...readers], [...filters]]
  readers.forEach((read, i) => {
    readers[i] = (s, f, a, b, c) => (numbers > 0 ? fail() : read(s, f, a, b, c))
  })
  filters.forEach((passes, i) => {
    filters[i] = (s, f, x, a, b) => (numbers > 0 ? fail() : passes(s, f, x, a, b))
  })
  try {
    return body()
  } finally {
    readers.splice(0, readers.length, ...whole)
    filters.splice(0, filters.length, ...wholeFilters)
  }
}

/** A card in play whose strength is read through others, in one of many games. */
function readThroughOthers(): { readonly s: State; readonly c: number } {
  const document = eternal.setupFrom({ deck1: 'Praxis Tokens', deck2: 'Hooru Skies' })
  const playout = new Playout(eternal, document, new RandomBot())
  for (let n = 0; n < 20; n++) {
    playout.play(`scratch ${n}`)
    const s = eternal.schema.create()
    eternal.begin(s, eternal.readSetup(document), seedFrom(`scratch ${n}`))
    for (const answer of playout.answers) {
      for (let c = 0; c < CARDS; c++) {
        const z = zones.of(s, c)
        if (z === NONE || !isPlaymat(z)) continue
        try {
          failing(() => strength(s, c))
        } catch {
          resetScratch()
          return { s, c }
        }
      }
      eternal.machine.answer(s, answer)
    }
  }
  throw new Error('no such card in any game')
}

describe('what Eternal keeps in module variables while it reads', () => {
  it('is at rest again after a fault in the middle of a value', () => {
    const { s, c } = readThroughOthers()
    const first = reader(s, 0, 0)
    resetScratch()
    expect(() => failing(() => strength(s, c))).toThrow('planted')
    expect(numbers).toBeGreaterThan(0)
    expect(reader(s, 0, 0)).not.toBe(first)
    resetScratch()
    expect(numbers).toBe(0)
    expect(reader(s, 0, 0)).toBe(first)
    resetScratch()
  })

  it('ends with whatever it was for, also when that fails', () => {
    const s = eternal.schema.create()
    eternal.begin(s, eternal.readSetup(eternal.setupFrom({})), seedFrom('still'))
    expect(() =>
      lookingAt(s, () => {
        expect(still).toBe(true)
        fail()
      }),
    ).toThrow('planted')
    expect(still).toBe(false)
    accounting(() => {
      expect(() => summing(fail)).toThrow('planted')
      for (let c = 0; c < CARDS; c++) if (zones.of(s, c) !== NONE) strength(s, c)
      expect(account()).toEqual([])
    })
  })
})
