import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyInto, restore, serialise } from '../../src/kernel/block.ts'
import { EngineLimit, tooMuchWork } from '../../src/kernel/limits.ts'
import { Machine, NO_OPTION, type Question, TABLE } from '../../src/kernel/machine.ts'
import {
  beginOptions,
  firstOfKind,
  LARGEST_FIRST,
  LARGEST_SECOND,
  MOST_OPTIONS,
  newLook,
  option,
  optionAt,
  optionCount,
  optionFirst,
  optionKind,
  optionSecond,
} from '../../src/kernel/options.ts'
import { NONE, Schema, type State } from '../../src/kernel/state.ts'
import { spend } from '../../src/kernel/work.ts'
import * as toy from './toy.ts'

const STACK = 24

/** A machine with its bare instructions; `ask` offers as many options as its first operand says. */
function bare() {
  const schema = new Schema('bare')
  const machine = new Machine(schema, STACK)
  const log: string[] = []
  const ask: Question = {
    seat: (_s, _f, _n, seat) => seat,
    enumerate: (_s, _f, n) => {
      for (let i = 0; i < n; i++) option(1, i + 10)
    },
    settle: (_s, _f, chosen) => {
      log.push(chosen === NO_OPTION ? 'none' : `option ${optionFirst(chosen)}`)
    },
  }
  const ops = {
    ask: machine.question('ask', ask),
    askAlways: machine.question('ask always', { ...ask, always: true }),
    say: machine.op('say', (_s, _f, a, b, c) => {
      log.push(`say ${a} ${b} ${c}`)
    }),
    jump: machine.op('go to', (s, f, to) => machine.jump(s, f, to)),
    call: machine.op('call', (s, _f, to, locals) => {
      machine.push(s, to, locals)
    }),
    end: machine.op('end it', (s) => machine.pop(s)),
    over: machine.op('over', (s) => machine.finish(s, 1)),
    push: machine.op('push', (s, _f, value) => machine.pushValue(s, value)),
  }
  const start = (...code: readonly (readonly [keyof typeof ops, number?, number?, number?])[]): State => {
    machine.code = Int32Array.from(code.flatMap(([op, a = 0, b = 0, c = 0]) => [ops[op], a, b, c]))
    const s = schema.create()
    machine.begin(s, 0, 1)
    machine.run(s)
    return s
  }
  return { schema, machine, log, start }
}

describe('a running text', () => {
  it('goes on instruction by instruction, with its operands, until the game is over', () => {
    const { machine, log, start } = bare()
    const s = start(['say', 1, 2, 3], ['jump', 3], ['say', 9], ['say', 4], ['over'], ['say', 9])
    expect(log).toEqual(['say 1 2 3', 'say 4 0 0'])
    expect([machine.over.get(s), machine.waiting(s)]).toEqual([1, false])
  })

  it('calls another one and goes on after it', () => {
    const { log, start } = bare()
    start(['call', 3, 2], ['say', 3], ['over'], ['say', 1], ['call', 6], ['end'], ['say', 2], ['end'])
    expect(log).toEqual(['say 1 0 0', 'say 2 0 0', 'say 3 0 0'])
  })

  it('begins with locals that are nothing, and leaves nothing behind', () => {
    const { schema, machine } = bare()
    const s = schema.create()
    const first = machine.begin(s, 0, 2)
    const before = s.slice()
    const second = machine.push(s, 5, 3)
    expect([...s.subarray(second, second + 6)]).toEqual([5, first, 0, NONE, NONE, NONE])
    expect([machine.running(s), machine.below(s, second), machine.below(s, first)]).toEqual([
      second,
      first,
      NONE,
    ])
    s[second + 3] = 77
    machine.pushValue(s, 88)
    machine.pop(s)
    expect(s).toEqual(before)
    expect(machine.running(s)).toBe(first)
  })

  it('lays numbers above its locals and takes them away again', () => {
    const { schema, machine } = bare()
    const s = schema.create()
    machine.begin(s, 0, 1)
    const empty = s.slice()
    const at = machine.stackTop(s)
    machine.pushValue(s, 5)
    machine.pushValue(s, 6)
    expect([s[at], s[at + 1], machine.stackTop(s)]).toEqual([5, 6, at + 2])
    machine.popTo(s, at + 1)
    expect([s[at], s[at + 1], machine.stackTop(s)]).toEqual([5, 0, at + 1])
    machine.popTo(s, at)
    expect(s).toEqual(empty)
  })
})

describe('a question', () => {
  it('without an option asks nobody and is told so', () => {
    const { machine, log, start } = bare()
    const s = start(['ask', 0], ['askAlways', 0], ['over'])
    expect(log).toEqual(['none', 'none'])
    expect(machine.decisions.get(s)).toBe(0)
  })

  it('with one option is taken by itself', () => {
    const { machine, log, start } = bare()
    const s = start(['ask', 1], ['over'])
    expect(log).toEqual(['option 10'])
    expect(machine.decisions.get(s)).toBe(0)
  })

  it('with one option is asked all the same when not asking would tell something', () => {
    const { machine, log, start } = bare()
    const s = start(['askAlways', 1, 1], ['over'])
    expect([machine.waiting(s), machine.seat(s), machine.options(s), machine.decisions.get(s)]).toEqual([
      true,
      1,
      1,
      1,
    ])
    expect(log).toEqual([])
    machine.answer(s, 0)
    expect(log).toEqual(['option 10'])
    expect(machine.waiting(s)).toBe(false)
  })

  it('with several options stops the game and says who is asked', () => {
    const { machine, log, start } = bare()
    const s = start(['ask', 3, 1], ['ask', 2, TABLE], ['over'])
    expect([machine.waiting(s), machine.seat(s), machine.options(s), machine.asking(s)]).toEqual([
      true,
      1,
      3,
      0,
    ])
    machine.answer(s, 2)
    expect([machine.seat(s), machine.options(s), machine.asking(s), machine.decisions.get(s)]).toEqual([
      TABLE,
      2,
      1,
      2,
    ])
    machine.answer(s, 0)
    expect(log).toEqual(['option 12', 'option 10'])
    expect(machine.over.get(s)).toBe(1)
  })

  it.each([3, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'cannot be answered with %d when it has 3 options',
    (i) => {
      const { machine, start } = bare()
      const s = start(['ask', 3], ['over'])
      const before = s.slice()
      expect(() => machine.answer(s, i)).toThrow(new RangeError(`answer ${i} is not one of the 3 options`))
      expect(s).toEqual(before)
    },
  )

  it('that nobody asked cannot be answered', () => {
    const { machine, start } = bare()
    const s = start(['ask', 2], ['over'])
    machine.answer(s, 1)
    expect(machine.options(s)).toBe(0)
    expect(() => machine.answer(s, 0)).toThrow(new RangeError('answer 0 answers nothing: nobody is asked'))
    expect(() => machine.seat(s)).toThrow(new RangeError('nobody is asked anything'))
  })
})

describe('an option that is taken by itself', () => {
  // The text that is called asks and says something; then the text below says something else.
  const code = [['call', 3], ['say', 2], ['over'], ['ask', 2], ['say', 1], ['end']] as const

  it('is answered as by its index', () => {
    const { machine, log, start } = bare()
    const s = start(...code)
    machine.options(s)
    machine.take(s, optionAt(1))
    expect(log).toEqual(['option 11', 'say 1 0 0', 'say 2 0 0'])
    expect(machine.over.get(s)).toBe(1)
  })

  it('is carried out only as far as the text that asked, if that is wanted', () => {
    const { machine, log, start } = bare()
    const s = start(...code)
    machine.options(s)
    machine.take(s, optionAt(0), machine.running(s))
    expect(log).toEqual(['option 10', 'say 1 0 0'])
    machine.run(s)
    expect(log).toEqual(['option 10', 'say 1 0 0', 'say 2 0 0'])
  })
})

describe('the list of options', () => {
  const offered = (s: State) => Array.from({ length: toy.machine.options(s) }, (_, i) => optionAt(i))

  it('is made again after a copy or a restore, and is the same list', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 20 }), (choices) => {
        const s = toy.dealt()
        const other = toy.dealt(['coin', 'coin', 'coin'])
        const copy = toy.schema.create()
        for (const n of choices) {
          if (!toy.machine.waiting(s)) return
          const list = offered(s)
          toy.machine.options(other)
          expect(offered(s)).toEqual(list)
          copyInto(copy, s)
          expect(offered(copy)).toEqual(list)
          expect(offered(restore(toy.schema, serialise(toy.schema, s)))).toEqual(list)
          beginOptions()
          expect(toy.machine.seat(copy)).toBe(toy.machine.seat(s))
          toy.machine.answer(s, n % list.length)
        }
      }),
    )
  })

  it('of an earlier game is not used for a block that was overwritten, copied or made fresh', () => {
    const { schema, machine, start } = bare()
    const three = start(['ask', 3], ['over'])
    const s = schema.create()
    copyInto(s, three)
    expect(machine.options(s)).toBe(3)
    // The same block at the same decision number, but another game.
    machine.code[1] = 5
    const five = schema.create()
    copyInto(five, three)
    copyInto(s, five)
    expect(machine.options(s)).toBe(5)
    machine.code[1] = 4
    schema.reset(s)
    expect(machine.options(s)).toBe(0)
    machine.begin(s, 0, 1)
    machine.run(s)
    expect(machine.options(s)).toBe(4)
  })

  it('is built once a decision', () => {
    const schema = new Schema('once')
    const machine = new Machine(schema, STACK)
    let built = 0
    const ask = machine.question('ask', {
      seat: () => 0,
      enumerate: () => {
        built++
        option(1)
        option(2)
      },
      settle: () => {},
    })
    machine.code = Int32Array.from([ask, 0, 0, 0, ask, 0, 0, 0])
    const s = schema.create()
    machine.begin(s, 0, 0)
    machine.run(s)
    machine.options(s)
    machine.options(s)
    machine.answer(s, 1)
    machine.options(s)
    expect(built).toBe(2)
  })

  it('holds a kind and two references', () => {
    fc.assert(
      fc.property(fc.nat(62), fc.nat(LARGEST_FIRST), fc.nat(LARGEST_SECOND), (kind, a, b) => {
        beginOptions()
        option(kind, a, b)
        const o = optionAt(0)
        expect([optionCount(), optionKind(o), optionFirst(o), optionSecond(o)]).toEqual([1, kind, a, b])
      }),
    )
  })

  it.each([
    [63, 0, 0],
    [-1, 0, 0],
    [1, NONE, 0],
    [1, LARGEST_FIRST + 1, 0],
    [1, 0, NONE],
    [1, 0, LARGEST_SECOND + 1],
  ])('refuses kind %i with %i and %i rather than mix them up', (kind, a, b) => {
    beginOptions()
    expect(() => option(kind, a, b)).toThrow(RangeError)
    expect(optionCount()).toBe(0)
  })

  it('that is too long stops the game', () => {
    const { start, machine } = bare()
    expect(machine.options(start(['ask', MOST_OPTIONS - 10], ['over']))).toBe(4086)
    const many = (n: number) => () => {
      const schema = new Schema('many')
      const crowd = new Machine(schema, STACK)
      const ask = crowd.question('ask', {
        seat: () => 0,
        enumerate: () => {
          for (let i = 0; i < n; i++) option(1)
        },
        settle: () => {},
      })
      crowd.code = Int32Array.from([ask, 0, 0, 0])
      const s = schema.create()
      crowd.begin(s, 0, 0)
      crowd.run(s)
      return crowd.options(s)
    }
    expect(many(4096)()).toBe(4096)
    expect(many(4097)).toThrow(
      new EngineLimit({
        en: '4097 options are too many, 4096 are possible',
        fr: '4097 options, c’est trop\u00a0: 4096 sont possibles',
      }),
    )
  })

  it('counts identical things once, anew in every look', () => {
    newLook()
    expect([5, 6, 5, 0, 0, 4095].map(firstOfKind)).toEqual([true, true, false, true, false, true])
    newLook()
    expect([5, 5, 0].map(firstOfKind)).toEqual([true, false, true])
    expect(() => firstOfKind(NONE)).toThrow(/kind -1 is outside/)
    expect(() => firstOfKind(524_288)).toThrow('kind 524288 is outside 0 to 524287')
  })
})

describe('what never ends', () => {
  it('is stopped when no decision comes', () => {
    const { start } = bare()
    expect(() => start(['say'], ['jump', 0])).toThrow(
      new EngineLimit({
        en: 'no decision within 200000 steps (in position 0)',
        fr: 'pas de décision en 200000 étapes (dans position 0)',
      }),
    )
  })

  it('is stopped when few steps do too much, also in a run within a run; outside of runs nobody is', () => {
    const schema = new Schema('work')
    const machine = new Machine(schema, STACK)
    const asked = { work: 0, within: false }
    const run = (): void => {
      const s = schema.create()
      machine.begin(s, 0, 0)
      machine.run(s)
    }
    const work = machine.op('work', (s) => {
      spend(asked.work)
      if (asked.within) {
        asked.within = false
        run()
      }
      machine.finish(s, 1)
    })
    machine.code = Int32Array.from([work, 0, 0, 0])
    const running =
      (n: number, within = false) =>
      () => {
        Object.assign(asked, { work: n, within })
        run()
      }
    for (const _ of [1, 2]) {
      expect(running(100_000)).not.toThrow()
      expect(running(100_001)).toThrow(tooMuchWork())
    }
    expect(running(50_000, true)).not.toThrow()
    expect(running(50_001, true)).toThrow(tooMuchWork())
    expect(running(100_000)).not.toThrow()
    for (let i = 0; i < 5; i++) expect(() => spend(99_999)).not.toThrow()
  })

  it('is allowed as many steps as the limit says, and not one more', () => {
    const schema = new Schema('limit')
    const machine = new Machine(schema, STACK)
    const left = { steps: 0 }
    const tick = machine.op('tick', (s, f) => {
      s[f] = 0
      if (--left.steps === 0) machine.finish(s, 1)
    })
    machine.code = Int32Array.from([tick, 0, 0, 0])
    const run = (steps: number) => () => {
      left.steps = steps
      const s = schema.create()
      machine.begin(s, 0, 0)
      machine.run(s)
    }
    expect(run(200_000)).not.toThrow()
    expect(run(200_001)).toThrow(EngineLimit)
  })

  it('is stopped when decisions never come to an end', () => {
    const { machine, start } = bare()
    const s = start(['ask', 2], ['jump', 0])
    const goOn = () => {
      for (let i = 0; i < 40_000; i++) machine.answer(s, i & 1)
    }
    expect(goOn).toThrow(
      new EngineLimit({ en: 'no end within 32767 decisions', fr: 'pas de fin en 32767 décisions' }),
    )
    expect(machine.decisions.get(s)).toBe(32_767)
  })

  it('is stopped when texts call each other for ever, also at the very edge of the stack', () => {
    const { start } = bare()
    expect(() => start(['call', 0, 4])).toThrow(
      new EngineLimit({
        en: 'texts are nested too deeply (in position 0)',
        fr: 'des textes sont trop imbriqués (dans position 0)',
      }),
    )
    const { schema, machine } = bare()
    const s = schema.create()
    machine.begin(s, 0, STACK - 3)
    expect(() => machine.push(s, 0, 0)).toThrow(EngineLimit)
    expect(() => machine.pushValue(s, 1)).toThrow(
      new EngineLimit({
        en: 'a text holds too many cards at once',
        fr: 'un texte retient trop de cartes à la fois',
      }),
    )
    expect(() => machine.begin(s, 0, STACK - 2)).toThrow(EngineLimit)
  })

  it('says so when the last text ends but the game does not', () => {
    const { start } = bare()
    expect(() => start(['end'])).toThrow(
      new EngineLimit({
        en: 'the last text has ended, but not the game',
        fr: 'le dernier texte est fini, mais pas la partie',
      }),
    )
  })

  it('is named after the text that it is in', () => {
    const s = toy.dealt(['endless', 'coin'], 'x')
    const t = toy.dealt(['abyss', 'coin'], 'x')
    for (const [state, message] of [
      [s, 'no decision within 200000 steps (in endless)'],
      [t, 'texts are nested too deeply (in abyss)'],
    ] as const) {
      const play = () => {
        while (toy.machine.waiting(state)) toy.machine.answer(state, 0)
      }
      expect(play).toThrow(message)
    }
  })
})

describe('what is learnt', () => {
  it('is counted', () => {
    const { schema, machine } = bare()
    const s = schema.create()
    machine.reveal(s)
    machine.reveal(s)
    expect(machine.revealed.get(s)).toBe(2)
    machine.revealed.set(s, 32_767)
    machine.reveal(s)
    expect(machine.revealed.get(s)).toBe(0)
  })
})

describe('the toy game', () => {
  it('ends, keeps every card, and offers no empty list', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(1000), { maxLength: 200 }), (seed, choices) => {
        const s = toy.dealt(toy.PEACEFUL.cards, seed)
        let i = 0
        while (toy.machine.waiting(s)) {
          const n = toy.machine.options(s)
          expect(n).toBeGreaterThan(0)
          toy.machine.answer(s, (choices[i++] ?? 0) % n)
          expect(toy.schema.fault(s)).toBeNull()
        }
        expect(toy.toy.outcome(s)).not.toBeNull()
        const cards = [0, 1, 2, 3].reduce((sum, z) => sum + toy.zones.count(s, z), 0)
        expect(cards).toBe(toy.PEACEFUL.cards.length)
      }),
    )
  })
})
