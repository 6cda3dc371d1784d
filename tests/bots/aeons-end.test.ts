import { describe, expect, it } from 'vitest'
import { botNamed } from '../../src/bots/index.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { mages, nemeses } from '../../src/games/aeons-end/packs/all.ts'
import { ABILITY_USED } from '../../src/games/aeons-end/rules/events.ts'
import { GAIN_CARD } from '../../src/games/aeons-end/rules/main-phase.ts'
import { gravehold, IN_PLAY, life, nemesisLife, vital, zones } from '../../src/games/aeons-end/state.ts'
import { MOST_OPTIONS, optionAt, optionKind } from '../../src/kernel/options.ts'
import { seedFrom } from '../../src/kernel/random.ts'
import type { State } from '../../src/kernel/state.ts'
import { gameSeed, Playout } from '../../src/lab/playout.ts'
import { played } from './positions.ts'

const { machine, advice } = aeonsEnd

const won = (s: State): boolean => machine.over.get(s) !== 0 && advice.won(s, 0)

describe.each(['greedy', 'search:40'])('%s at a table of Aeon’s End', (name) => {
  it('takes the last life of the nemesis rather than that of a minion', () => {
    const given = {
      phase: 'casting',
      'player 1': { breaches: { 1: { prepped: 'ignite' } } },
      nemesis: { life: 2, play: [{ 'bane-sire': 2 }] },
    }
    expect(won(played(name, given, won))).toBe(true)
  })

  it('casts what it needs, in any order, to win at once', () => {
    const given = {
      phase: 'casting',
      'player 1': { breaches: { 1: { prepped: 'spark' }, 2: { state: 'opened', prepped: 'ignite' } } },
      nemesis: { life: 3, play: [{ 'bane-sire': 2 }] },
    }
    expect(won(played(name, given, won))).toBe(true)
  })

  it('finishes a minion that a small spell can finish', () => {
    const given = {
      phase: 'casting',
      'player 1': { breaches: { 1: { prepped: 'spark' } } },
      nemesis: { life: 50, play: [{ 'bane-sire': 1 }] },
    }
    const s = played(name, given, (now) => nemesisLife.get(now) < 50 || zones.count(now, IN_PLAY) === 0)
    expect(zones.count(s, IN_PLAY)).toBe(0)
  })
})

describe('the greedy bot', () => {
  it.each(mages.map(({ id }) => id))('does not sit on the charges of %s', (id) => {
    let uses = 0
    const watch = {
      begin: () => undefined,
      end: () => undefined,
      sink: (_: State, kind: number, p: number) => {
        if (kind === ABILITY_USED && p === 0) uses++
      },
    }
    const partner = id === 'brama' ? 'jian' : 'brama'
    const setup = (nemesis: string) => aeonsEnd.setupFrom({ mages: `${id},${partner}`, nemesis }, 'charges')
    for (let i = 0; i < 60 && uses === 0; i++) {
      const nemesis = nemeses[i % nemeses.length]!.id
      new Playout(aeonsEnd, setup(nemesis), botNamed('greedy'), watch).play(gameSeed('charges', i))
    }
    expect(uses).toBeGreaterThan(0)
  })

  /** Where a spell of two damage goes: to the nemesis, or to a minion of many lives. */
  const aims = (id: string): string => {
    const given = {
      phase: 'casting',
      'player 1': { breaches: { 1: { prepped: 'ignite' } } },
      nemesis: { id, life: 40, play: [{ 'plain-minion': 9 }] },
    }
    const hurt = (s: State): boolean => nemesisLife.get(s) < 40 || vital.get(s, zones.first(s, IN_PLAY)) < 9
    return nemesisLife.get(played('greedy', given, hurt)) < 40 ? 'nemesis' : 'minion'
  }
  it('lets minions of Crooked Mask live, and takes on those of Umbra Titan', () => {
    expect(aims('crooked-mask')).toBe('nemesis')
    expect(aims('umbra-titan')).toBe('minion')
  })

  /** By how much a spell of five damage appeals more than one of three, with six aether to spend. */
  const larger = (id: string): number => {
    const s = aeonsEnd.scenario.given({
      'player 1': { aether: 6, deck: ['spark', 'spark', 'crystal', 'crystal'], breaches: { 2: 'opened' } },
      nemesis: { id },
      supply: { 'phoenix-flame': 5, 'conjure-the-lost': 5 },
    })
    const weights = new Float64Array(MOST_OPTIONS)
    const gains: number[] = []
    advice.weigh(s, weights)
    for (let i = 0; i < machine.options(s); i++)
      if (optionKind(optionAt(i)) === GAIN_CARD) gains.push(weights[i]!)
    expect(gains).toHaveLength(2)
    return gains[1]! - gains[0]!
  }
  it('prefers spells that are larger than the cloaks of the Magus, more than it does elsewhere', () => {
    expect(larger('magus-of-cloaks')).toBeGreaterThan(larger('rageborne'))
    expect(larger('magus-of-cloaks')).toBeGreaterThan(0)
  })
})

describe.each(nemeses.map(({ id }) => id))('the odds against %s', (id) => {
  const table = (change: (s: State) => void, difficulty = 'normal'): number => {
    const s = aeonsEnd.schema.create()
    const setup = { nemesis: id, mages: ['brama', 'kadir'], difficulty }
    aeonsEnd.begin(s, aeonsEnd.readSetup(setup), seedFrom('odds'))
    change(s)
    return advice.odds(s, 0)
  }
  const now = table(() => undefined)

  it('fall with the life of Gravehold and of the mages', () => {
    expect(table((s) => gravehold.set(s, 10))).toBeLessThan(now)
    expect(table((s) => life.set(s, 1, 2))).toBeLessThan(now)
  })
  it('fall with the difficulty', () => {
    expect(table(() => undefined, 'beginner')).toBeGreaterThan(now)
    expect(table(() => undefined, 'expert')).toBeLessThan(now)
  })
  it('rise when the nemesis, or what fights for it, has lost life', () => {
    const hurt = table((s) => {
      if (nemesisLife.get(s) > 20) nemesisLife.set(s, 20)
      else for (let c = zones.first(s, IN_PLAY); c >= 0; c = zones.after(s, c)) vital.set(s, c, 1)
    })
    expect(hurt).toBeGreaterThan(now)
  })
})
