import { describe, expect, it } from 'vitest'
import { games } from '../../src/games/index.ts'
import type { Scenario } from '../../src/lab/scenarios/document.ts'
import { runScenario } from '../../src/lab/scenarios/run.ts'
import { isEntries } from '../../src/language/parse-values.ts'
import { allScenarios } from './all.ts'

/*
 * What nobody ever offers is never there: a misspelt move under `excludes` would always hold. So every word in every
 * negative expectation of ours is misspelt in turn, and each time the scenario must fail, with file and line.
 */

/** Where a scenario says what is not so. */
const NEGATIVE = ['excludes', 'illegal', 'refused']

type Place = readonly (string | number)[]

/** A copy in which the value at this place is another one, or the key there is another one. */
function changed(tree: unknown, [step, ...rest]: Place, by: (value: unknown) => unknown): unknown {
  if (step === undefined) return by(tree)
  if (Array.isArray(tree)) return tree.map((each, i) => (i === step ? changed(each, rest, by) : each))
  return Object.fromEntries(
    Object.entries(tree as object).map(([key, each]) =>
      key === step ? [key, changed(each, rest, by)] : [key, each],
    ),
  )
}

/** Entries of numbers are words, too: `supply: {jade: 0}` says that there is none. */
const isNone = (value: unknown): boolean => value === 0 || value === 'nothing'

interface Misspelling {
  /** Which kind of expectation, and which word within it. */
  readonly kind: string
  readonly then: unknown
}

const misspelt = (word: string): string => `${word.slice(0, -1)}qx${word.slice(-1)}`

/** Every word of a text in turn. */
const spoilt = (text: string): readonly string[] =>
  [...text.matchAll(/\p{L}[\p{L}'’-]*/gu)].map(
    ({ 0: word, index }) => `${text.slice(0, index)}${misspelt(word)}${text.slice(index + word.length)}`,
  )

/** All the ways to misspell one word where `then` says what is not so. */
function misspellings(then: unknown): readonly Misspelling[] {
  const found: Misspelling[] = []
  const walk = (value: unknown, place: Place, kind: string): void => {
    if (typeof value === 'string' && kind !== '')
      for (const text of spoilt(value)) found.push({ kind, then: changed(then, place, () => text) })
    else if (Array.isArray(value)) for (const [i, each] of value.entries()) walk(each, [...place, i], kind)
    else if (isEntries(value))
      for (const [key, each] of Object.entries(value)) {
        const inner = kind !== '' ? `${kind}.${key}` : NEGATIVE.includes(key) ? key : isNone(each) ? '0' : ''
        if (inner !== '')
          found.push({
            kind: `${kind}{${key}}`,
            then: changed(then, place, (entries) =>
              Object.fromEntries(
                Object.entries(entries as object).map(([name, one]) => [
                  name === key ? misspelt(name) : name,
                  one,
                ]),
              ),
            ),
          })
        // Cards of a set-up that is refused are words of a deck list; its sentence is held by `for`.
        if (key !== 'set-up') walk(each, [...place, key], inner === '0' ? '' : inner)
      }
  }
  walk(then, [], '')
  return found
}

interface Variant {
  readonly kind: string
  readonly scenario: Scenario
}

function variantsOf(scenario: Scenario): readonly Variant[] {
  return scenario.parts.flatMap(({ then }, i) =>
    misspellings(then).map((each) => ({
      kind: each.kind,
      scenario: {
        ...scenario,
        parts: scenario.parts.map((part, k) => (k === i ? { ...part, then: each.then } : part)),
      },
    })),
  )
}

/** Of every kind of word only so many: there are thousands. */
const MOST = 25

describe.each(games.map(({ id }) => id))('a negative expectation of %s', (id) => {
  it('fails with file and line when any of its words is misspelt', () => {
    const tried = new Map<string, number>()
    const passed: string[] = []
    for (const scenario of allScenarios())
      if (scenario.game === id)
        for (const { kind, scenario: variant } of variantsOf(scenario)) {
          const word = `${scenario.campaign ?? ''} ${kind}`
          const n = tried.get(word) ?? 0
          if (n >= MOST) continue
          tried.set(word, n + 1)
          const { ok, message } = runScenario(games, variant, ['plain'])
          if (ok) passed.push(`${scenario.file}: ${JSON.stringify(variant.parts.map(({ then }) => then))}`)
          else expect(message).toMatch(/^\S+:\d+: .+/)
        }
    expect(passed).toEqual([])
    for (const key of ['excludes', 'illegal']) expect([...tried.keys()].join(), key).toContain(key)
    expect([...tried.values()].reduce((a, b) => a + b)).toBeGreaterThan(100)
  })
})
