import { describe, expect, it } from 'vitest'
import { games } from '../../../src/games/index.ts'
import { readScenarios } from '../../../src/lab/scenarios/document.ts'
import { runScenario } from '../../../src/lab/scenarios/run.ts'

/** What the runner says of a scenario of Eternal; nothing when it holds. */
function verdict(body: string): string {
  const [scenario] = readScenarios('it.yaml', `title: it\ngame: eternal\n${body}`)
  return runScenario(games, scenario!).message
}

const FORM = `given: {player 1: {power: 1, influence: P, hand: [Unstable Form], units: [Towering Terrazon]}}
when: play Unstable Form
`

describe('scenarios of Eternal', () => {
  it('name the random card that is created, out of those that fit', () => {
    expect(verdict(`${FORM}chance: [{create: Starved Vorlunk}]\n`)).toContain(
      '“Starved Vorlunk” cannot come up',
    )
    expect(verdict(`${FORM}chance: [{create: Torch}]\n`)).toContain('possible are: ')
    const made = (name: string): string =>
      verdict(`${FORM}chance: [{create: ${name}}]\nthen: {player 1: {units: [${name}]}}\n`)
    expect(made('Predatory Carnosaur')).toBe('')
    expect(made('Black-Sky Harbinger')).toBe('')
  })
  it('never create what cannot be put into a deck', () => {
    const message = verdict(`${FORM}chance: [{create: Illusionary Dragon}]\n`)
    expect(message).toContain('“Illusionary Dragon” cannot come up')
  })
  it('fail when a scripted outcome never came up', () => {
    expect(verdict('given: {}\nchance: [{create: Torch}]\nthen: {current: 1}\n')).toContain(
      'create: Torch was written but never came up',
    )
  })
  it('fail on an open question that nobody mentions', () => {
    const open = 'given: {player 1: {power: 1, influence: F, hand: [Torch]}}\nwhen: play Torch\n'
    expect(verdict(`${open}then: {player 1: {power: 0}}\n`)).toContain('still asks player 1 (select)')
    expect(verdict(`${open}then: {asked: player 1}\n`)).toBe('')
  })
  it('fail when a move is illegal for another reason', () => {
    const poor = 'given: {player 1: {power: 0, influence: F, hand: [Torch]}}\n'
    expect(verdict(`${poor}then: {illegal: {move: play Torch, rule: E026}}\n`)).toContain(
      'expected E026, actual E025 (not-enough-power)',
    )
  })
  it('fail when something else is there than was said', () => {
    expect(verdict('given: {player 1: {health: 20}}\nthen: {player 1: {health: 21}}\n')).toContain(
      'player 1.health: expected 21, actual 20',
    )
    expect(verdict('given: {}\nthen: {player 1: {helth: 25}}\n')).toContain('helth')
    expect(verdict('given: {}\nthen: {plyer: {}}\n')).toContain('there is no entry “plyer”')
  })
})
