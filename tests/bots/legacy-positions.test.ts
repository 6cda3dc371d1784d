import { describe, expect, it } from 'vitest'
import { points } from '../../src/games/aeons-end/advice/evaluate.ts'
import { odds } from '../../src/games/aeons-end/advice/odds.ts'
import { idOf } from '../../src/games/aeons-end/content.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { cardsIn } from '../../src/games/aeons-end/scenario/position.ts'
import {
  active,
  charges,
  DESTROYED,
  defOf,
  handOf,
  IN_PLAY,
  isSilenced,
  life,
  links,
  nemesisLife,
  pulse,
  shieldsOn,
  vital,
  zones,
} from '../../src/games/aeons-end/state.ts'
import { NONE, type State } from '../../src/kernel/state.ts'
import { answered, played } from './positions.ts'

/*
 * Positions in which one answer is plainly right to whoever understands a rule of Legacy, and another to whoever does
 * not. Each has its mirror: where the reason is gone, the same bot does the other thing.
 */

/** A minion in play by its name. */
function inPlay(s: State, id: string): number {
  for (let c = zones.first(s, IN_PLAY); c !== NONE; c = zones.after(s, c))
    if (idOf(defOf(s, c)) === id) return c
  return NONE
}
const handsOf = (s: State): string[] => [0, 1].flatMap((p) => cardsIn(s, handOf(p))).sort()

describe.each(['greedy', 'search:60'])('%s understands', (name) => {
  /** What is hit first by the one prepped spell. */
  const hit = (spell: string, shields: number): string => {
    const given = {
      phase: 'casting',
      'player 1': { breaches: { 1: { prepped: spell } } },
      nemesis: { life: 50, play: [{ card: 'humming-hive', life: 2, shields }] },
    }
    const touched = (s: State): boolean => {
      const hive = inPlay(s, 'humming-hive')
      return (
        nemesisLife.get(s) < 50 || hive === NONE || shieldsOn(s, hive) < shields || vital.get(s, hive) < 2
      )
    }
    return nemesisLife.get(played(name, given, touched)) < 50 ? 'nemesis' : 'minion'
  }
  it('shields: a small spell breaks one, a large one is not spent on it', () => {
    expect(hit('spark', 1)).toBe('minion')
    expect(hit('thunderous-oath', 1)).toBe('nemesis')
    expect(hit('ignite', 0)).toBe('minion')
  })

  it('silence: the minion that does more harm is silenced', () => {
    const given = {
      'player 1': { hand: ['reality-stabilizer'], mage: 'brama' },
      nemesis: { life: 50, play: [{ 'maddening-spectre': 7 }, { 'plain-minion': 3 }] },
    }
    const any = (s: State): boolean =>
      isSilenced(s, inPlay(s, 'maddening-spectre')) || isSilenced(s, inPlay(s, 'plain-minion'))
    const s = played(name, given, any)
    expect(isSilenced(s, inPlay(s, 'maddening-spectre'))).toBe(true)
  })

  it('pulse: tokens are gathered while there are none, and spent when there is no room for more', () => {
    const relay = (tokens: number): State => {
      const given = {
        players: 1,
        'player 1': {
          hand: ['voltaic-relay'],
          pulse: tokens,
          breaches: { 1: { prepped: 'phoenix-flame' } },
        },
        nemesis: { life: 50 },
      }
      return played(name, given, (s) => pulse.get(s, 0) !== tokens || nemesisLife.get(s) < 50)
    }
    expect(nemesisLife.get(relay(0))).toBe(50)
    expect(nemesisLife.get(relay(5))).toBeLessThan(50)
  })

  it('degrading: the lesser card is given up', () => {
    const given = {
      turn: 'nemesis',
      'player 1': { hand: ['jade', 'burning-opal', 'diamond-cluster'] },
      'player 2': { hand: [], life: 1 },
      nemesis: { id: 'haze-fiend', play: ['smoke-guardian'] },
    }
    expect(cardsIn(answered(name, given, 'resolve nemesis cards in play'), DESTROYED)).toEqual(['jade'])
  })

  it('flawed Crystals: whoever can bear the 2 damage takes one', () => {
    const given = {
      turn: 'nemesis',
      'player 1': { hand: ['crystal'], life: 2 },
      'player 2': { hand: ['crystal'], life: 9 },
      nemesis: { id: 'haze-fiend', tokens: 2, play: [] },
    }
    const s = answered(name, given, 'end turn')
    expect(cardsIn(s, handOf(0))).not.toContain('flawed-crystal')
  })

  it('paying collectively: the cards that are worth least go, whoever holds them', () => {
    const given = {
      turn: 'nemesis',
      'player 1': { hand: ['diamond-cluster', 'spark'] },
      'player 2': { hand: ['crystal', 'burning-opal'] },
      nemesis: { unleash: 'nothing', play: [{ 'creeping-curse': 1 }] },
    }
    const s = answered(name, given, { resolve: 'creeping-curse' })
    expect(handsOf(s)).toEqual(['burning-opal', 'diamond-cluster'])
  })

  it('suffering collectively: nobody is exhausted as long as another can bear it', () => {
    const given = {
      turn: 'nemesis',
      'player 1': { life: 2 },
      'player 2': { life: 9 },
      nemesis: { id: 'xaxos-ascended', concentrate: [], 'breach 1': ['xaxos-ascended-monstrous-inferno'] },
    }
    const s = answered(name, given, 'run the nemesis turn')
    expect(life.get(s, 0) + life.get(s, 1)).toBe(4)
    expect(life.get(s, 0)).toBeGreaterThan(0)
  })

  it('bridges: without one the next is built', () => {
    const given = {
      supply: { 'ancient-cyanolith': 5, 'branching-radite': 5, 'gilded-marble': 5, 'neural-wreath': 5 },
      nemesis: { id: 'deathmind' },
      'player 1': { aether: 5 },
    }
    const done = (s: State): boolean => links.get(s) !== 0 || active.get(s) !== 0
    expect(links.get(played(name, given, done))).not.toBe(0)
  })

  it('a nemesis that casts: charges send its spell back', () => {
    const given = {
      'player 1': { mage: 'brama', charges: 5 },
      nemesis: {
        id: 'xaxos-ascended',
        concentrate: [],
        'breach 1': ['xaxos-ascended-breach-collision'],
      },
      gravehold: 9,
    }
    const s = played(name, given, (now) => charges.get(now, 0) === 0 || active.get(now) !== 0)
    expect(aeonsEnd.scenario.differences(s, { nemesis: { 'breach 1': [] } })).toEqual([])
  })
})

/** Where a thing of Legacy is worth something to one side, every judgement of a table sees it. */
describe.each([
  ['points', points],
  ['odds', odds],
] as const)('the %s of a table', (_, judge) => {
  const of = (given: object): number => judge(aeonsEnd.scenario.given(given))

  it('fall with a shield, and rise when a minion is silenced', () => {
    const minion = (more: object) => of({ nemesis: { play: [{ card: 'humming-hive', life: 5, ...more }] } })
    expect(minion({ shields: 2 })).toBeLessThan(minion({ shields: 1 }))
    expect(minion({ shields: 1, silenced: true })).toBeGreaterThan(minion({ shields: 1 }))
  })

  it('rise with a pulse token', () => {
    expect(of({ 'player 1': { pulse: 1 } })).toBeGreaterThan(of({ 'player 1': { pulse: 0 } }))
  })

  it('fall when a Crystal is flawed', () => {
    expect(of({ 'player 1': { deck: ['flawed-crystal', 'spark'] } })).toBeLessThan(
      of({ 'player 1': { deck: ['crystal', 'spark'] } }),
    )
  })

  it('fall with each spell that the nemesis has prepped, the more the dearer it is', () => {
    const prepped = (...spells: readonly string[]) =>
      of({
        nemesis: {
          id: 'xaxos-ascended',
          concentrate: [],
          ...Object.fromEntries(spells.map((id, i) => [`breach ${i + 1}`, [id]])),
        },
      })
    const [small, dear] = ['xaxos-ascended-incinerating-fist', 'xaxos-ascended-breach-collision'] as const
    expect(prepped(small)).toBeLessThan(prepped())
    expect(prepped(dear)).toBeLessThan(prepped(small))
    expect(prepped(small, dear)).toBeLessThan(prepped(dear))
  })

  it('fall with each beacon, the more while an Assault is still to come in this round', () => {
    const table = (beacons: number, deck: readonly string[], discard: readonly string[]) =>
      of({
        nemesis: {
          id: 'maelstrom-risen',
          beacon: [],
          play: Array.from({ length: beacons }, () => 'draining-beacon'),
        },
        'turn order': { deck, discard },
      })
    const rest = ['player-1', 'player-2', 'player-2', 'nemesis']
    const lost = (deck: readonly string[], discard: readonly string[]): number =>
      table(1, deck, discard) - table(4, deck, discard)
    const ahead = lost(['assault', ...rest], ['player-1'])
    const behind = lost(rest, ['player-1', 'assault'])
    expect(behind).toBeGreaterThan(0)
    expect(ahead).toBeGreaterThan(behind)
  })

  it('fall when bridges are missing', () => {
    const bridged = (bridges: readonly string[]) => of({ nemesis: { id: 'deathmind' }, bridges })
    expect(bridged([])).toBeLessThan(bridged(['1-2', '2-3']))
  })
})
