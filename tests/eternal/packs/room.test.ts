import { describe, expect, it } from 'vitest'
import {
  EVENTS,
  MOST_EVENTS,
  SUBSCRIBES,
  SUBSCRIBES_ANYWHERE,
  triggersOf,
} from '../../../src/games/eternal/abilities.ts'
import { definitionOf } from '../../../src/games/eternal/content.ts'
import { loadGame } from '../../../src/games/eternal/game.ts'
import { eternal, loadEternal } from '../../../src/games/eternal/index.ts'
import * as b from '../../../src/games/eternal/language/builders.ts'
import { SKILLS, type Skill } from '../../../src/games/eternal/language/nodes.ts'
import { usualPacks } from '../../../src/games/eternal/packs/index.ts'
import { check } from '../../../src/games/eternal/rules/damage/check.ts'
import { dispatch } from '../../../src/games/eternal/rules/triggers/dispatch.ts'
import { about } from '../../../src/games/eternal/rules/triggers/queue-rows.ts'
import { changeCost, gainSkills, silence } from '../../../src/games/eternal/rules/values/changes.ts'
import { mayHave, mayHaveInPlay, skills, warcry } from '../../../src/games/eternal/rules/values/skills.ts'
import { cost, strength } from '../../../src/games/eternal/rules/values/values.ts'
import { createCopy } from '../../../src/games/eternal/rules/zones/instances.ts'
import { maskOf } from '../../../src/games/eternal/skills.ts'
import * as state from '../../../src/games/eternal/state.ts'
import { listening } from '../../../src/kernel/events.ts'
import { seedFrom } from '../../../src/kernel/random.ts'
import { NONE } from '../../../src/kernel/state.ts'
import { plain } from '../../../src/language/nodes.ts'

const skillBit = (skill: Skill): number => maskOf([skill]).first
const position = (document: object) => eternal.scenario.given(document)
const inPlay = (s: ReturnType<typeof position>): number => state.zones.first(s, state.PLAYMAT)

describe('a card of Eternal', () => {
  it('has any skill for a turn, and loses it in the Cleanup Step', () => {
    for (const skill of SKILLS) {
      if (skill === 'warcry') continue
      const s = position({ 'player 1': { units: ['Yeti Spy'] } })
      const c = inPlay(s)
      gainSkills(s, c, skillBit(skill), 0, true)
      expect(skills(s, c) & skillBit(skill), skill).not.toBe(0)
      state.turnEnds(s, c)
      expect(skills(s, c) & skillBit(skill), skill).toBe(0)
    }
  })

  it.each(['in play', 'in hand'])(
    'has no skill left when it is silenced %s, however it was gained',
    (where) => {
      for (const skill of SKILLS)
        for (const thisTurn of where === 'in play' ? [false, true] : [false]) {
          const s = position({ 'player 1': { units: ['Yeti Spy'], hand: ['Yeti Spy'] } })
          const c = where === 'in play' ? inPlay(s) : state.zones.first(s, state.HAND)
          const numbers = [strength(s, c), cost(s, c)]
          if (skill === 'warcry') gainSkills(s, c, 0, 2, thisTurn)
          else gainSkills(s, c, skillBit(skill), 0, thisTurn)
          expect(skills(s, c), skill).not.toBe(0)
          silence(s, c)
          expect([skills(s, c), warcry(s, c)], `${skill}, ${thisTurn ? 'this turn' : 'for good'}`).toEqual([
            0, 0,
          ])
          expect([strength(s, c), cost(s, c)]).toEqual(numbers)
        }
    },
  )

  it('is quickly known to have a gained skill, whichever half of them it belongs to', () => {
    for (const skill of SKILLS) {
      if (skill === 'warcry') continue
      for (const thisTurn of [false, true]) {
        const s = position({ 'player 1': { units: ['Yeti Spy'], hand: ['Yeti Spy'] } })
        const [unit, card] = [inPlay(s), state.zones.first(s, state.HAND)]
        expect([mayHaveInPlay(s, unit, skillBit(skill)), mayHave(s, card, skillBit(skill))], skill).toEqual([
          false,
          false,
        ])
        gainSkills(s, unit, skillBit(skill), 0, thisTurn)
        gainSkills(s, card, skillBit(skill), 0, false)
        for (const asked of SKILLS) {
          if (asked === 'warcry') continue
          expect(mayHaveInPlay(s, unit, skillBit(asked)), `${asked} of ${skill}`).toBe(asked === skill)
          expect(mayHave(s, card, skillBit(asked)), `${asked} of ${skill}`).toBe(asked === skill)
        }
      }
    }
  })

  it('costs more than a byte can tell', () => {
    const s = position({ 'player 1': { hand: ['Yeti Spy'] } })
    const c = state.zones.first(s, state.HAND)
    const printed = cost(s, c)
    changeCost(s, c, 300)
    state.number.set(s, c, 1000)
    expect(cost(s, c)).toBe(printed + 300)
    expect(state.number.get(s, c)).toBe(1000)
  })

  it('spends each ability that is used once for itself', () => {
    const twice = b.unit('room@1/twice', 'Twice', { cost: 0, strength: 1, health: 9 }, [
      b.oncePerTurn(b.activated([b.pay(0)], b.gainHealth(1))),
      b.oncePerTurn(b.activated([b.pay(0)], b.gainHealth(2))),
      b.ultimate(b.activated([b.pay(0)], b.gainHealth(4))),
      b.ultimate(b.activated([b.pay(0)], b.gainHealth(8))),
    ])
    const game = loadEternal([...usualPacks, { id: 'room', version: 1, cards: [plain(twice)] }])
    const s = game.scenario.given({ 'player 1': { units: ['Twice'] } })
    const before = state.health.get(s, 0)
    const used: number[] = []
    for (;;) {
      const { options } = game.decision(s)
      const i = options.findIndex(({ kind }) => kind === 'activate')
      if (i === -1) break
      used.push(options.filter(({ kind }) => kind === 'activate').length)
      game.machine.answer(s, i)
    }
    expect(used).toEqual([4, 3, 2, 1])
    expect(state.health.get(s, 0)).toBe(before + 15)
    state.turnBegins(s, inPlay(s))
    expect(state.usedNow.get(s, inPlay(s))).toBe(0)
    expect(state.spent.get(s, inPlay(s))).not.toBe(0)
  })

  it('has at most sixteen abilities that are used once a turn; a seventeenth is refused', () => {
    const many = (n: number, version: number) =>
      plain(
        b.unit(
          `crowd@${version}/many`,
          'Many',
          { cost: 0, strength: 1, health: 1 },
          Array.from({ length: n }, () => b.oncePerTurn(b.activated([b.pay(0)], b.gainHealth(1)))),
        ),
      )
    expect(() => loadGame([...usualPacks, { id: 'crowd', version: 1, cards: [many(17, 1)] }])).toThrow(
      'there is room for 16 abilities of a card that are used once',
    )
    const game = loadEternal([...usualPacks, { id: 'crowd', version: 2, cards: [many(16, 2)] }])
    const s = game.schema.create()
    game.begin(
      s,
      game.readSetup({
        format: 'open',
        decks: [0, 1].map(() => ({
          main: [
            [40, 'crowd@2/many'],
            [35, '1-1'],
          ],
        })),
      }),
      seedFrom('crowd'),
    )
    for (let n = 0; game.machine.waiting(s) && n < 400; n++)
      game.machine.answer(s, (n * 5 + 1) % game.machine.options(s))
    expect(game.machine.decisions.get(s)).toBeGreaterThan(50)
  })

  it('hears events of every number there is room for, and only those it subscribes to', () => {
    const deaf = b.unit('room@2/deaf', 'Deaf', { cost: 0, strength: 1, health: 9 }, [
      b.summon(b.gainHealth(1)),
    ])
    const game = loadEternal([...usualPacks, { id: 'room', version: 2, cards: [plain(deaf)] }])
    const d = definitionOf('room@2/deaf')!
    const [own] = triggersOf[d]!
    for (let event = EVENTS.length; event < MOST_EVENTS; event++) {
      const half = event < 32 ? 0 : 1
      const table = SUBSCRIBES[half][state.PLAYMAT >> 1]!
      const before = [table[d]!, SUBSCRIBES_ANYWHERE[half][d]!] as const
      triggersOf[d] = [own!, { ...own!, event, places: 1 << (state.PLAYMAT >> 1) }]
      table[d] = before[0] | (1 << (event & 31))
      SUBSCRIBES_ANYWHERE[half][d] = before[1] | (1 << (event & 31))
      const s = game.scenario.given({ 'player 1': { units: ['Deaf'] } })
      const waiting = (): number => state.queueEnd.get(s) - state.queueHead.get(s)
      for (let other = EVENTS.length; other < MOST_EVENTS; other++) {
        const line = waiting()
        dispatch(s, other, 0, about(NONE))
        expect(waiting() > line, `${other} for ${event}`).toBe(other === event)
      }
      triggersOf[d] = [own!]
      ;[table[d], SUBSCRIBES_ANYWHERE[half][d]] = before
    }
  })

  it('is kept stunned only while its curse says so', () => {
    const chill = b.curse('room@3/chill', 'Fickle Chill', { cost: 0 }, [
      b.haveWhile({ op: 'yourTurn' }, b.cursedUnit, b.stays.stunned),
    ])
    const game = loadEternal([...usualPacks, { id: 'room', version: 3, cards: [plain(chill)] }])
    const s = game.scenario.given({
      'player 1': { units: [{ card: 'Yeti Spy', attachments: ['Fickle Chill'] }] },
    })
    const looked = (): boolean => {
      check(s)
      return state.has(s, inPlay(s), state.STUNNED)
    }
    state.current.set(s, 0)
    expect(looked()).toBe(false)
    state.current.set(s, 1)
    expect(looked()).toBe(true)
    state.current.set(s, 0)
    expect(looked()).toBe(false)
  })

  it('is not made when the table is full, and the game goes on', () => {
    const s = position({ 'player 1': { units: ['Yeti Spy'] } })
    while (state.instances.get(s) < state.CARDS)
      state.zones.moveToBottom(s, createCopy(s, inPlay(s), 0), state.VOID)
    expect(state.CARDS).toBeGreaterThan(2 * (150 + 5))
    expect(createCopy(s, inPlay(s), 0)).toBe(NONE)
    expect(eternal.schema.fault(s)).toBeNull()
    expect(eternal.decision(s).options.length).toBeGreaterThan(0)
  })

  it.each([
    ['Assembly Line', 'plays', 3],
    ['Jotun Hurler', 'draws', 2],
    ['Call the Ancients', 'puts', 4],
    ['Light the Fuse', 'gives the enemy', 5],
  ] as const)(
    'is not made on a full table by %s, which %s it, and everybody is told',
    (name, _does, cards) => {
      const s = position({
        'player 1': { power: 20, influence: 'FFFFTTTTPPPP', units: ['Yeti Spy'], hand: [name] },
      })
      while (state.instances.get(s) < state.CARDS)
        state.zones.moveToBottom(s, createCopy(s, inPlay(s), 0), state.VOID)
      const logged: string[][] = [[], []]
      listening(
        (at, kind, x, y, z, w) => {
          for (const seat of [0, 1]) {
            const event = eternal.seen(at, seat, kind, x, y, z, w)
            if (event?.kind === 'no room')
              logged[seat]!.push(
                `${eternal.words.en.event(event)} ${eternal.words.fr.event(event)}`.replace(/\s/g, ' '),
              )
          }
        },
        () => {
          for (let n = 0; n < 9; n++) {
            const { options } = eternal.decision(s)
            const i = options.findIndex(({ kind }) => kind === 'play')
            if (i === -1 && options.some(({ kind }) => kind === 'end turn')) break
            eternal.machine.answer(s, Math.max(0, i))
          }
        },
      )
      const line =
        'There is no room for another card: none is made. Il n’y a plus de place pour une autre carte : aucune n’est créée.'
      expect(logged).toEqual([Array(cards).fill(line), Array(cards).fill(line)])
      expect(state.instances.get(s)).toBe(state.CARDS)
      expect(eternal.schema.fault(s)).toBeNull()
    },
  )
})
