import { describe, expect, it } from 'vitest'
import { AgentView } from '../../src/bots/agent-view.ts'
import type { Bot } from '../../src/bots/bot.ts'
import { Dice } from '../../src/bots/dice.ts'
import { botNamed } from '../../src/bots/index.ts'
import { Search } from '../../src/bots/search.ts'
import { definitions } from '../../src/games/eternal/content.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import {
  ATTACKING,
  def,
  has,
  health,
  influence,
  PLAYMAT,
  turn,
  VOID,
  winner,
  zones,
} from '../../src/games/eternal/state.ts'
import { heaviest, MOST_OPTIONS, optionAt } from '../../src/kernel/options.ts'
import { seedFrom } from '../../src/kernel/random.ts'
import { NONE, type State } from '../../src/kernel/state.ts'

const { machine } = eternal

const begun = (name: string): Bot => {
  const bot = botNamed(name)
  bot.begin(seedFrom('position'))
  return bot
}

/** Both seats play by this bot until a new turn begins, or until `enough`. */
function turnOf(name: string, given: unknown, enough: (s: State) => boolean = () => false): State {
  const s = eternal.scenario.given(given)
  const bots = [begun(name), begun(name)]
  const agent = new AgentView(eternal, s)
  const now = turn.get(s)
  while (machine.waiting(s) && turn.get(s) === now && !enough(s))
    machine.answer(s, bots[machine.seat(s)]!.choose(agent))
  return s
}

const namesIn = (s: State, z: number): string[] => {
  const names: string[] = []
  for (let c = zones.first(s, z); c !== NONE; c = zones.after(s, c))
    names.push(definitions[def.get(s, c)]!.name)
  return names
}
const marked = (s: State, p: number, mark: number): number => {
  let n = 0
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) if (has(s, c, mark)) n++
  return n
}

const unit = (strength: number, life: number, more: object = {}): object => ({
  card: 'Oni Ronin',
  strength,
  health: life,
  silenced: true,
  ...more,
})

describe.each(['greedy', 'search:60'])('%s at Eternal', (name) => {
  it('sees that all attackers together are lethal', () => {
    const s = turnOf(name, {
      'player 1': { units: [unit(3, 3), unit(3, 3), unit(3, 3)] },
      'player 2': { health: 6, units: [unit(6, 6)] },
    })
    expect(winner.get(s)).toBe(0)
  })

  it('sees that fliers are lethal over a wall that cannot fly', () => {
    const s = turnOf(name, {
      'player 1': { health: 4, units: [unit(4, 1, { skills: ['flying'] }), unit(1, 1)] },
      'player 2': { health: 4, units: [unit(9, 9), unit(9, 9)] },
    })
    expect(winner.get(s)).toBe(0)
  })

  it('throws the last points of damage', () => {
    const s = turnOf(name, {
      'player 1': { power: 1, influence: 'F', hand: ['Torch'] },
      'player 2': { health: 3, units: [unit(3, 3)] },
    })
    expect(winner.get(s)).toBe(0)
  })

  it('blocks what would kill', () => {
    const s = turnOf(name, {
      phase: 'defense',
      'player 1': { units: [unit(5, 5, { attacking: true }), unit(2, 2, { attacking: true })] },
      'player 2': { health: 5, units: [unit(1, 1)] },
    })
    expect(winner.get(s)).toBe(NONE)
    expect(health.get(s, 1)).toBe(3)
  })

  it('does not throw a small unit before a large one without need', () => {
    const s = turnOf(name, {
      phase: 'defense',
      'player 1': { units: [unit(5, 5, { attacking: true })] },
      'player 2': { health: 25, units: [unit(2, 2)] },
    })
    expect(health.get(s, 1)).toBe(20)
    expect(namesIn(s, VOID + 1)).toEqual([])
  })

  it('blocks a weaker attacker', () => {
    const s = turnOf(name, {
      phase: 'defense',
      'player 1': { units: [unit(2, 2, { attacking: true })] },
      'player 2': { units: [unit(4, 4)] },
    })
    expect(namesIn(s, VOID)).toEqual(['Oni Ronin'])
  })

  it('does not attack into a wall', () => {
    const s = turnOf(
      name,
      { 'player 1': { units: [unit(2, 2)] }, 'player 2': { units: [unit(5, 5)] } },
      (now) => marked(now, 0, ATTACKING) > 0,
    )
    expect(marked(s, 0, ATTACKING)).toBe(0)
  })

  it('kills the unit that is worth it', () => {
    const s = turnOf(name, {
      'player 1': { health: 9, power: 2, influence: 'SS', hand: ['Suffocate'] },
      'player 2': { units: [unit(1, 1), unit(3, 3, { card: 'Pyroknight', skills: ['flying'] })] },
    })
    expect(namesIn(s, VOID + 1)).toEqual(['Pyroknight'])
  })

  it('plays the Sigil whose influence its hand lacks', () => {
    const s = turnOf(name, {
      'player 1': { influence: 'F', hand: ['Fire Sigil', 'Justice Sigil', 'Crownwatch Longsword'] },
    })
    expect(influence.get(s, 2)).toBe(1)
  })
})

describe('the plan of an attack with everything', () => {
  const given = {
    'player 1': { units: [unit(2, 2), unit(2, 2), unit(2, 2)] },
    'player 2': { health: 20, units: [unit(3, 3)] },
  }
  const { plans } = eternal.advice
  const begins = (s: State): number[] =>
    Array.from({ length: machine.options(s) }, (_, i) => plans!.begunBy(optionAt(i)))

  it('begins with an attacker and names all others, one after the other', () => {
    const s = eternal.scenario.given(given)
    const weights = new Float64Array(MOST_OPTIONS)
    const first = begins(s).findIndex((plan) => plan !== 0)
    const plan = begins(s)[first]!
    expect(plans!.follow(s, plan, weights)).toBe(false)
    machine.answer(s, first)
    while (machine.waiting(s) && plans!.follow(s, plan, weights))
      machine.answer(s, heaviest(weights, machine.options(s)))
    expect(marked(s, 0, ATTACKING)).toBe(3)
  })

  it('is thought about beside the usual way, and is one option with it', () => {
    const s = eternal.scenario.given(given)
    const dice = new Dice()
    dice.seed(seedFrom('plan'))
    const thoughts = new Search(eternal, dice).think(new AgentView(eternal, s), { iterations: 40 })
    const options = thoughts.map(({ index }) => index)
    expect(new Set(options).size).toBe(options.length)
    expect(options.length).toBe(machine.options(s))
  })
})
