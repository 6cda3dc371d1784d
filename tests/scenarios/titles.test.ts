import { describe, expect, it } from 'vitest'
import type { Scenario } from '../../src/lab/scenarios/document.ts'
import { typeset } from '../../src/language/text/french/elision.ts'
import { allScenarios } from './all.ts'

const all = allScenarios()

/** Titles that two examples of one rule or card share. */
function shared(titleOf: (scenario: Scenario) => string): string[] {
  const byRule = new Map<string, Map<string, number>>()
  for (const scenario of all)
    for (const rule of scenario.proves) {
      const titles = byRule.get(`${scenario.game} ${rule}`) ?? new Map<string, number>()
      titles.set(titleOf(scenario), (titles.get(titleOf(scenario)) ?? 0) + 1)
      byRule.set(`${scenario.game} ${rule}`, titles)
    }
  return [...byRule].flatMap(([rule, titles]) =>
    [...titles].filter(([, n]) => n > 1).map(([title, n]) => `${rule}: ${n} × ${title}`),
  )
}

describe('the titles of scenarios', () => {
  it('tell the examples of one rule apart, in English', () => {
    expect(shared(({ title }) => title)).toEqual([])
  })

  it('tell the examples of one rule apart, in French', () => {
    expect(shared(({ title, titre }) => titre ?? title)).toEqual([])
  })

  it('are written in French, too', () => {
    const missing = all
      .filter(({ titre }) => titre === undefined)
      .map(({ file, title }) => `${file}: ${title}`)
    expect(missing).toEqual([])
  })

  it('are set as French is set', () => {
    const wrong = all
      .map(({ titre = 'Aucun' }) => titre)
      .filter((titre) => typeset(titre) !== titre || /["]|[.]$| {2}|^\p{Ll}/u.test(titre))
    expect(wrong).toEqual([])
  })
})
