import { copyInto, hash, restore, serialise } from '../../kernel/block.ts'
import { EngineLimit } from '../../kernel/limits.ts'
import { scripted } from '../../kernel/random.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { State } from '../../kernel/state.ts'
import type { Playable, ToldChance } from '../../language/face.ts'
import { expects, located, type Part, type Scenario } from './document.ts'

/** Ways to run a scenario: as it is; stored and read back at every decision; taken back and run again. */
export const MODES = ['plain', 'restored', 'undone'] as const
export type Mode = (typeof MODES)[number]

export interface Result {
  readonly file: string
  readonly line: number
  readonly title: string
  readonly ok: boolean
  /** What went wrong, with file and line; empty when nothing did. */
  readonly message: string
}

export type Games = readonly Playable[]

/** A scenario that does not hold: the sentence already says where. */
class Broken extends Error {}

/** Runs one scenario in each mode and reports the first thing that went wrong. */
export function runScenario(games: Games, scenario: Scenario, modes: readonly Mode[] = MODES): Result {
  const { file, title } = scenario
  const line = scenario.lineOf('')
  try {
    const game = gameOf(games, scenario)
    for (const mode of modes) {
      const run = new Run(game, scenario, mode)
      run.play()
      if (mode === 'undone') run.takeBackAndPlayAgain()
    }
    if (!expects(scenario))
      throw new Broken(`${file}:${line}: nothing is expected here, so nothing is proven; say it under then`)
    return { file, line, title, ok: true, message: '' }
  } catch (error) {
    if (!(error instanceof Broken)) throw error
    return { file, line, title, ok: false, message: error.message }
  }
}

function gameOf(games: Games, scenario: Scenario): Playable {
  const game = games.find(({ id }) => id === scenario.game)
  if (game === undefined)
    throw new Broken(
      `${scenario.file}:${scenario.lineOf('game')}: there is no game “${scenario.game}”; there are ${games.map(({ id }) => id).join(', ')}`,
    )
  const known = new Set([...statementsOf(game), ...thingsOf(game)])
  scenario.proves.forEach((id, i) => {
    if (!known.has(id))
      throw new Broken(
        `${scenario.file}:${scenario.lineOf(`proves[${i}]`)}: there is no statement, card, mage or nemesis “${id}” to prove`,
      )
  })
  return game
}

export const statementsOf = (game: Playable): readonly string[] => game.scenario.statements ?? []
export const thingsOf = (game: Playable): readonly string[] => game.scenario.things ?? game.cardIds

/** A game in which no chance can be told. */
const FREE: ToldChance = { script: () => ({ roll: () => null, shuffle: () => null }), unused: () => [] }

function chanceOf(game: Playable, document: unknown): ToldChance {
  if (game.scenario.chance !== undefined) return game.scenario.chance(document)
  if (document === undefined) return FREE
  throw new Refusal(`scenarios of ${game.id} cannot name chance yet`)
}

class Run {
  private readonly game: Playable
  private readonly scenario: Scenario
  private readonly mode: Mode
  private state!: State
  private chance!: ToldChance
  /** The state before every answer, to take it back. */
  private readonly before: State[] = []
  private readonly hashes: number[] = []
  /** In the second run: what the first one led to. */
  private expected: readonly number[] = []

  constructor(game: Playable, scenario: Scenario, mode: Mode) {
    this.game = game
    this.scenario = scenario
    this.mode = mode
  }

  play(): void {
    const { scenario } = this
    const face = this.game.scenario
    this.chance = this.at('chance', () => chanceOf(this.game, scenario.chance))
    this.state = this.at('given', () => face.given(scenario.given, this.chance))
    this.before.push(this.copy())
    this.carryOn()
  }

  /** All parts from the position on. */
  private carryOn(): void {
    const { scenario } = this
    for (const part of scenario.parts) this.part(part)
    const open = this.game.scenario.openQuestion?.(this.state) ?? null
    const last = scenario.parts.at(-1)!
    if (open !== null && this.game.scenario.speaksOfQuestions?.(last.then) !== true)
      this.fail(last.thenPlace, `still asks ${open}`)
    const [unused] = this.chance.unused()
    if (unused !== undefined) this.fail(`chance${unused.place}`, `${unused.told} was told but never came up`)
  }

  /** Step by step back to the position, then the same once more. */
  takeBackAndPlayAgain(): void {
    for (let copy = this.before.pop(); copy !== undefined; copy = this.before.pop())
      copyInto(this.state, copy)
    this.chance = chanceOf(this.game, this.scenario.chance)
    // A set-up was dealt with some of the told chance already: deal it once more to use that up.
    const again = this.at('given', () => this.game.scenario.given(this.scenario.given, this.chance))
    if (hash(again) !== hash(this.state)) this.fail('given', 'taken back, the position is another one')
    this.expected = this.hashes.splice(0)
    this.carryOn()
  }

  private part(part: Part): void {
    part.when.forEach((step, i) => {
      const place = part.places[i]!
      this.pass()
      this.at(place, () =>
        scripted(this.chance.script(this.state), () => {
          this.game.scenario.perform(this.state, step, (index) => this.answer(index))
        }),
      )
      const now = hash(this.state)
      const then = this.expected[this.hashes.length]
      if (then !== undefined && then !== now)
        this.fail(place, 'taken back and played again it leads elsewhere')
      this.hashes.push(now)
    })
    if (part.then === undefined || part.then === null) return
    const found = this.at(part.thenPlace, () => this.game.scenario.differences(this.state, part.then))
    if (found.length === 0) return
    throw new Broken(
      found
        .map(({ path, expected, actual }) => {
          const full = path.startsWith('[') ? `${part.thenPlace}${path}` : `${part.thenPlace}.${path}`
          return `${this.where(full)}${path}: expected ${expected}, actual ${actual}`
        })
        .join('\n'),
    )
  }

  private answer(index: number): void {
    if (this.mode === 'undone') this.before.push(this.copy())
    this.pass()
    this.game.machine.answer(this.state, index)
  }

  /** In the mode that asks for it, the state goes through its stored form. */
  private pass(): void {
    if (this.mode !== 'restored') return
    const text = serialise(this.game.schema, this.state)
    this.state.fill(0)
    copyInto(this.state, restore(this.game.schema, text))
  }

  private copy(): State {
    const to = this.game.schema.create()
    copyInto(to, this.state)
    return to
  }

  private where(path: string): string {
    const mode = this.mode === 'plain' ? '' : ` (${this.mode})`
    return `${this.scenario.file}:${this.scenario.lineOf(path)}${mode}: `
  }

  private fail(path: string, message: string): never {
    throw new Broken(`${this.where(path)}${message}`)
  }

  /** Does something whose refusal belongs to this place of the scenario. */
  private at<T>(place: string, body: () => T): T {
    try {
      return body()
    } catch (error) {
      if (error instanceof Refusal) throw new Broken(located(this.scenario, place, error))
      if (error instanceof EngineLimit || error instanceof RangeError)
        throw new Broken(`${this.where(place)}${error.message}`)
      throw error
    }
  }
}
