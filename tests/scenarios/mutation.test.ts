import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import { games } from '../../src/games/index.ts'
import { readEquivalents } from '../../src/lab/mutation/equivalents.ts'
import type { Mutant } from '../../src/lab/mutation/mutants.ts'
import { MutationTest } from '../../src/lab/mutation/mutation-test.ts'
import { percent, scoreOf } from '../../src/lab/mutation/score.ts'
import { readScenarios } from '../../src/lab/scenarios/document.ts'
import { runScenario } from '../../src/lab/scenarios/run.ts'
import type { Playable } from '../../src/language/face.ts'
import { scenariosBelow } from './all.ts'

const root = join(import.meta.dirname, '../..')
const equivalents = readEquivalents(join(root, 'scenarios/equivalent-mutants.txt'))

const survivors = (game: Playable, id: string, text: string): string[] => {
  const { killers } = new MutationTest(game, readScenarios('planted.yaml', text)).run(id)
  return Object.keys(killers).filter((what) => killers[what] === '')
}

describe('what a scenario lets through is found', () => {
  const torch = (then: string): string => `
title: Torch
game: eternal
proves: [1-8]
given: {player 1: {power: 1, influence: F, hand: [Torch]}, player 2: {units: [Oni Ronin]}}
steps:
  - when: play Torch
    then: {options: [pick player 1, pick player 2, pick Oni Ronin]}
  - when: [pick player 2, pass all]
    then: ${then}
`
  it('Torch: a scenario that does not look at the damage lets any damage through', () => {
    const weak = survivors(eternal, '1-8', torch('{player 1: {power: 0}}'))
    expect(weak).toEqual(
      expect.arrayContaining(['abilities[0].do[0].n: 3 → 4', 'abilities[0].do[0].n: 3 → 2']),
    )
    expect(survivors(eternal, '1-8', torch('{player 1: {power: 0}, player 2: {health: 22}}'))).not.toEqual(
      expect.arrayContaining([expect.stringContaining('.n: 3')]),
    )
  })

  const jade = (then: string): string => `
title: Jade
game: aeons-end
proves: [jade]
given: {player 1: {aether: 2, hand: [jade]}, supply: [jade]}
when: [{gain: jade}, {play: jade}]
then: ${then}
`
  it('Jade: a scenario that does not look at the aether lets any aether through', () => {
    expect(survivors(aeonsEnd, 'jade', jade('{player 1: {hand: []}}'))).toEqual([
      'clauses[0]: left out',
      'clauses[0].steps[0].n: 2 → 3',
      'clauses[0].steps[0].n: 2 → 1',
    ])
    expect(survivors(aeonsEnd, 'jade', jade('{player 1: {aether: {free: 2}}}'))).toEqual([])
  })

  it('a scenario that expects nothing finds nothing', () => {
    const all = new MutationTest(eternal, []).mutantsOf('1-8').length
    expect(survivors(eternal, '1-8', torch('{}').replace(/then: \{options.*/, 'then:'))).toHaveLength(all)
  })
})

describe('changed definitions', () => {
  it('leave nothing behind: the same scenarios pass afterwards', () => {
    for (const game of games) {
      const scenarios = scenariosBelow(game.id, 'cards')
      const test = new MutationTest(game, scenarios)
      const code = game.machine.code.join()
      const ids = test.rewriting.ids.filter((_, i) => i % 40 === 0)
      for (const id of ids) test.run(id)
      expect(game.machine.code.join()).toBe(code)
      // All that name one of the changed cards, and some of the others.
      const again = scenarios.filter(({ proves }, i) => i % 5 === 0 || proves.some((id) => ids.includes(id)))
      const failed = again.map((scenario) => runScenario(games, scenario, ['plain']))
      expect(failed.filter(({ ok }) => !ok).map(({ message }) => message)).toEqual([])
    }
  })

  it('a mutant that was killed stays so while its scenario is there, and survivors meet what is new', () => {
    const weak = readScenarios(
      'a.yaml',
      `{title: a, game: aeons-end, proves: [jade], given: {player 1: {hand: [jade]}}, when: {play: jade}, then: {player 1: {hand: []}}}`,
    )
    const strong = readScenarios(
      'b.yaml',
      `{title: b, game: aeons-end, proves: [jade], given: {player 1: {hand: [jade]}}, when: {play: jade}, then: {player 1: {aether: {free: 2}}}}`,
    )
    const first = new MutationTest(aeonsEnd, weak).run('jade')
    const both = new MutationTest(aeonsEnd, [...weak, ...strong])
    expect(both.isUpToDate('jade', first)).toBe(false)
    const second = both.run('jade', first)
    expect(both.isUpToDate('jade', second)).toBe(true)
    expect(second.killers).toEqual(both.run('jade').killers)
    // Without the strong one its kills are gone again.
    expect(new MutationTest(aeonsEnd, weak).run('jade', second).killers).toEqual(first.killers)
  })
})

/** One of twelve mutants, always the same ones; the long searches take all. */
const ONE_OF = process.env.DEEP === '1' ? 1 : 12
function inSample({ what }: Mutant, id: string): boolean {
  let h = 0
  for (const letter of id + what) h = (Math.imul(h, 31) + letter.charCodeAt(0)) | 0
  return h % ONE_OF === 0
}

describe('the scenarios notice what is changed on cards (all mutants: npx cardwright check --coverage --bite)', () => {
  it.each([
    ['aeons-end', 98],
    ['eternal', 96],
  ] as const)('%s', (name, least) => {
    const game = games.find(({ id }) => id === name)!
    const test = new MutationTest(game, scenariosBelow(name))
    const scores = test.rewriting.ids.map((id) => {
      const result = test.run(id, undefined, (mutant) => inSample(mutant, id))
      return scoreOf(
        name,
        id,
        result,
        equivalents.filter(({ card, what }) => card === id && what in result.killers),
      )
    })
    expect(scores.flatMap(({ id, wrong }) => wrong.map((what) => `${id}: ${what} is killed`))).toEqual([])
    const alive = scores.flatMap(({ id, survivors: left }) => left.map((what) => `${id}: ${what}`))
    expect(percent(scores), alive.join('\n')).toBeGreaterThanOrEqual(least)
  })
})
