import { describe, expect, it } from 'vitest'
import { games } from '../../src/games/index.ts'
import { copyInto } from '../../src/kernel/block.ts'
import { EngineLimit } from '../../src/kernel/limits.ts'
import { scripted } from '../../src/kernel/random.ts'
import { Refusal } from '../../src/kernel/refusal.ts'
import type { State } from '../../src/kernel/state.ts'
import { readScenarios, type Scenario, withoutExpectation } from '../../src/lab/scenarios/document.ts'
import { runScenario } from '../../src/lab/scenarios/run.ts'
import type { Playable, ScriptedChance } from '../../src/language/face.ts'
import { isEntries } from '../../src/language/parse-values.ts'
import { allScenarios } from './all.ts'

/*
 * What every table meets proves nothing. Whoever writes `nemesis: {}` or `includes: []` believes that something is compared:
 * here all the places of which scenarios speak are emptied in turn, and what then holds at all of many tables must be refused.
 */

const EMPTY: readonly unknown[] = [{}, [], null, '', [{}], [[]], [null], [''], { move: '' }, { for: '' }]

/** `then` with one path of a real one, at whose end stands something else. */
const along = (path: readonly (string | null)[], end: unknown): unknown =>
  path.reduceRight<unknown>((inner, key) => (key === null ? [inner] : { [key]: inner }), end)

/** All the ways down into the expectations of these scenarios; in lists the first place stands for all. */
function pathsIn(scenarios: readonly Scenario[]): readonly (readonly (string | null)[])[] {
  const found = new Map<string, readonly (string | null)[]>()
  const walk = (value: unknown, path: readonly (string | null)[]): void => {
    found.set(JSON.stringify(path), path)
    if (Array.isArray(value)) for (const each of value) walk(each, [...path, null])
    else if (isEntries(value))
      for (const [key, each] of Object.entries(value)) if (key !== 'set-up') walk(each, [...path, key])
  }
  for (const { parts } of scenarios) for (const { then } of parts) walk(then, [])
  return [...found.values()]
}

const NO_CHANCE: ScriptedChance = {
  script: () => ({ roll: () => null, shuffle: () => null }),
  unused: () => [],
}

/** Many tables that have little in common: what scenarios lead to, among them one for every path of which they speak. */
function tablesOf(game: Playable, scenarios: readonly Scenario[]): readonly State[] {
  const every = Math.ceil(scenarios.length / 100)
  const spoken = new Set<string>()
  const chosen = scenarios.filter((scenario, i) => {
    const paths = pathsIn([scenario]).map((path) => JSON.stringify(path))
    const speaksFirst = paths.some((path) => !spoken.has(path))
    for (const path of paths) spoken.add(path)
    return speaksFirst || i % every === 0
  })
  return chosen.flatMap((scenario) => statesOf(game, scenario))
}

/** The position of a scenario, and where each of its parts ends. */
function statesOf(game: Playable, { given, chance, parts }: Scenario): readonly State[] {
  const states: State[] = []
  try {
    const script = game.scenario.chance?.(chance) ?? NO_CHANCE
    const s = game.scenario.given(given, script)
    for (const { when } of parts) {
      for (const step of when)
        scripted(script.script(s), () => {
          game.scenario.perform(s, step, (index) => game.machine.answer(s, index))
        })
      const copy = game.schema.create()
      copyInto(copy, s)
      states.push(copy)
    }
  } catch (error) {
    // Some scenarios are about what cannot be done.
    if (!(error instanceof Refusal || error instanceof EngineLimit)) throw error
  }
  return states
}

describe.each(games.map((game) => [game.id, game] as const))('an expectation of %s', (id, game) => {
  const scenarios = allScenarios().filter((each) => each.game === id && each.campaign === undefined)

  it('that every table meets is refused, wherever it is empty', () => {
    const tables = tablesOf(game, scenarios)
    expect(tables.length).toBeGreaterThan(60)
    const holds = (s: State, then: unknown): boolean => {
      try {
        return game.scenario.differences(s, then).length === 0
      } catch (error) {
        expect(error, JSON.stringify(then)).toBeInstanceOf(Refusal)
        return false
      }
    }
    let met = 0
    const passed: string[] = []
    for (const path of pathsIn(scenarios))
      for (const end of EMPTY) {
        const then = along(path, end)
        if (!tables.every((s) => holds(s, then))) continue
        met++
        if (withoutExpectation(scenarioWith(id, then)) === null) passed.push(JSON.stringify(then))
      }
    expect(passed).toEqual([])
    expect(met).toBeGreaterThan(20)
  })

  it('may be that there is none, and may leave out one of several', () => {
    const own = id === 'eternal' ? 'units' : 'hand'
    for (const then of [{ 'player 1': { [own]: [] } }, { 'player 1': { [own]: [{}, { card: 'x' }] } }])
      expect(withoutExpectation(scenarioWith(id, then))).toBe(null)
  })
})

const scenarioWith = (game: string, then: unknown): Scenario =>
  readScenarios('x.json', JSON.stringify({ title: 'x', game, proves: [], then }))[0]!

const found: Readonly<Record<string, readonly unknown[]>> = {
  'aeons-end': [
    [{}],
    { 'player 1': {} },
    { includes: [] },
    { nemesis: {} },
    { excludes: [] },
    { illegal: [] },
    { seen: {} },
    { seen: null },
    { supply: {} },
    { includes: null },
    [null],
    [[]],
    { seen: { 'player 1': {} } },
    { 'player 1': { breaches: {} } },
    { 'turn order': {} },
    { 'split tokens': {} },
  ],
  eternal: [
    [{}],
    { 'player 1': {} },
    { 'player 1': [] },
    { includes: [] },
    { excludes: [''] },
    { options: {} },
    { 'seen by player 1': {} },
    { 'seen by player 1': [] },
    { 'player 1': { units: {} } },
  ],
}

describe.each(Object.entries(found))('a scenario of %s', (id, list) => {
  it.each(list.map((then) => [JSON.stringify(then), then]))('with then: %s fails', (_words, then) => {
    const result = runScenario(games, scenarioWith(id, then))
    expect(result.ok).toBe(false)
    expect(result.message).toMatch(/^x\.json:1.*: .+/)
  })
  it('fails also where something else is expected beside it', () => {
    for (const then of list) {
      const both = [then, id === 'eternal' ? { 'player 1': { health: 25 } } : { gravehold: 30 }]
      expect(runScenario(games, scenarioWith(id, both)).ok, JSON.stringify(both)).toBe(false)
    }
  })
})

it('a step of a campaign that is no step is not refused by the rules', () => {
  for (const refused of [null, {}, { for: 'x' }, { step: null }, { step: {} }, { step: [] }]) {
    const text = JSON.stringify({
      title: 'x',
      game: 'aeons-end',
      campaign: 'legacy',
      given: { mages: ['Ada', 'Bo'] },
      then: { refused },
    })
    expect(runScenario(games, readScenarios('x.json', text)[0]!).ok, JSON.stringify(refused)).toBe(false)
  }
})
