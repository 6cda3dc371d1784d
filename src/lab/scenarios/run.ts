import { copyInto, hash, Pool, restore, serialise } from '../../kernel/block.ts'
import { EngineLimit } from '../../kernel/limits.ts'
import { scripted } from '../../kernel/random.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Schema, State } from '../../kernel/state.ts'
import type { Mismatch, Playable, ScriptedChance } from '../../language/face.ts'
import { campaignOf, campaignThings, inCampaign } from './campaigns.ts'
import { located, type Part, type Scenario, withoutExpectation } from './document.ts'
import { exchanged } from './exchanged.ts'

/**
 * Ways to run a scenario: as it is; as it is, then taken back and run again; stored and read back at every decision;
 * and with the seats exchanged, where the players of a game are alike.
 */
export const MODES = ['plain', 'undone', 'restored', 'exchanged'] as const
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
    const layout = layoutOf(game, scenario)
    for (const mode of modes) {
      // What is taken back was run as it is before.
      if (mode === 'plain' && modes.includes('undone')) continue
      const played =
        mode !== 'exchanged' ? scenario : game.scenario.alike === true ? exchanged(scenario) : null
      if (played === null) continue
      const run = new Run(game, layout, played, mode)
      run.play()
      if (mode === 'undone') run.takeBackAndPlayAgain()
    }
    const empty = withoutExpectation(scenario)
    if (empty !== null)
      throw new Broken(
        empty === ''
          ? `${file}:${line}: nothing is expected here, so nothing is proven; say it under then`
          : `${file}:${scenario.lineOf(empty)}: nothing is expected at ${empty}, so nothing is proven there`,
      )
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
  const known = provableIn(game)
  scenario.proves.forEach((id, i) => {
    if (!known.has(id))
      throw new Broken(
        `${scenario.file}:${scenario.lineOf(`proves[${i}]`)}: there is no statement, card, mage or nemesis “${id}” to prove`,
      )
  })
  return game
}

/** On the table of its game, or in a campaign whose battles are fought there. */
function layoutOf(game: Playable, { file, campaign, lineOf }: Scenario): Layout {
  if (campaign === undefined) return onTable(game)
  const found = campaignOf(game, campaign)
  if (found === undefined)
    throw new Broken(`${file}:${lineOf('campaign')}: ${game.id} has no campaign “${campaign}”`)
  return inCampaign(found)
}

export const statementsOf = (game: Playable): readonly string[] => game.scenario.statements ?? []
export const thingsOf = (game: Playable): readonly string[] => [
  ...(game.scenario.things ?? game.cardIds),
  ...campaignThings(game),
]

/** Made once for a game, however many scenarios it has. */
const provable = new WeakMap<Playable, ReadonlySet<string>>()

function provableIn(game: Playable): ReadonlySet<string> {
  const known = provable.get(game) ?? new Set([...statementsOf(game), ...thingsOf(game)])
  provable.set(game, known)
  return known
}

/** A game in which no chance can be scripted. */
const FREE: ScriptedChance = { script: () => ({ roll: () => null, shuffle: () => null }), unused: () => [] }

function chanceOf(game: Playable, document: unknown): ScriptedChance {
  if (game.scenario.chance !== undefined) return game.scenario.chance(document)
  if (document === undefined) return FREE
  throw new Refusal(`scenarios of ${game.id} cannot name chance yet`)
}

/** One game or campaign that a scenario is played on. */
export interface Stage {
  perform(step: unknown, chance: ScriptedChance, beforeAnswer: () => void): void
  differences(expected: unknown): readonly Mismatch[]
  /** A choice that stands open and that a scenario should not end on unsaid, or null. */
  openQuestion(): string | null
  speaksOfQuestions(expected: unknown): boolean
  hash(): number
  /** Goes through its stored form. */
  store(): void
  /** Gives what leads back here. */
  mark(): () => void
}

/** Sets up the position of a scenario. */
export type Layout = (given: unknown, chance: ScriptedChance) => Stage

const sameBlocks = (a: State, b: State): boolean => {
  for (let i = 0; i < b.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** What is kept to be taken back, for all scenarios of a game. */
const pools = new WeakMap<Schema, Pool>()

function poolOf(schema: Schema): Pool {
  const pool = pools.get(schema) ?? new Pool(schema)
  pools.set(schema, pool)
  return pool
}

/** A position of a game. */
const onTable =
  (game: Playable): Layout =>
  (given, chance) => {
    const face = game.scenario
    const s = face.given(given, chance)
    const pool = poolOf(game.schema)
    /** What was read back last: the same position is written and read only once. */
    let read: State | null = null
    return {
      perform: (step, stepChance, beforeAnswer) =>
        scripted(stepChance.script(s), () => {
          face.perform(s, step, (index) => {
            beforeAnswer()
            game.machine.answer(s, index)
          })
        }),
      differences: (expected) => face.differences(s, expected),
      openQuestion: () => face.openQuestion?.(s) ?? null,
      speaksOfQuestions: (expected) => face.speaksOfQuestions?.(expected) === true,
      hash: () => hash(s),
      store() {
        if (read === null || !sameBlocks(read, s)) read = restore(game.schema, serialise(game.schema, s))
        s.fill(0)
        copyInto(s, read)
      },
      mark() {
        const kept = pool.copy(s)
        return () => {
          copyInto(s, kept)
          pool.giveBack(kept)
        }
      },
    }
  }

class Run {
  private readonly game: Playable
  private readonly layout: Layout
  private readonly scenario: Scenario
  private readonly mode: Mode
  private stage!: Stage
  private chance!: ScriptedChance
  /** The way back before every answer, to take it back. */
  private readonly before: (() => void)[] = []
  private readonly hashes: number[] = []
  /** In the second run: what the first one led to. */
  private expected: readonly number[] = []
  private again = false

  constructor(game: Playable, layout: Layout, scenario: Scenario, mode: Mode) {
    this.game = game
    this.layout = layout
    this.scenario = scenario
    this.mode = mode
  }

  play(): void {
    this.chance = this.at('chance', () => chanceOf(this.game, this.scenario.chance))
    this.stage = this.makeStage()
    if (this.mode === 'undone') this.before.push(this.stage.mark())
    this.carryOn()
  }

  private makeStage(): Stage {
    return this.at('given', () => this.layout(this.scenario.given, this.chance))
  }

  /** All parts from the position on. */
  private carryOn(): void {
    const { scenario, stage } = this
    for (const part of scenario.parts) this.part(part)
    const open = stage.openQuestion()
    const last = scenario.parts.at(-1)!
    if (open !== null && !stage.speaksOfQuestions(last.then)) this.fail(last.thenPlace, `still asks ${open}`)
    const [unused] = this.chance.unused()
    if (unused !== undefined)
      this.fail(`chance${unused.place}`, `${unused.written} was written but never came up`)
  }

  /** Step by step back to the position, then the same once more. */
  takeBackAndPlayAgain(): void {
    this.again = true
    for (let back = this.before.pop(); back !== undefined; back = this.before.pop()) back()
    const first = this.stage.hash()
    this.chance = chanceOf(this.game, this.scenario.chance)
    // A set-up was dealt with some of the scripted chance already: deal it once more to use that up.
    const again = this.makeStage()
    if (again.hash() !== first) this.fail('given', 'taken back, the position is another one')
    this.expected = this.hashes.splice(0)
    this.carryOn()
  }

  private part(part: Part): void {
    part.when.forEach((step, i) => {
      const place = part.places[i]!
      this.store()
      this.at(place, () => this.stage.perform(step, this.chance, () => this.beforeAnswer()))
      if (this.mode === 'undone') this.compareWithBefore(place)
    })
    if (part.then === undefined || part.then === null) return
    const found = this.at(part.thenPlace, () => this.stage.differences(part.then))
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

  private compareWithBefore(place: string): void {
    const now = this.stage.hash()
    const then = this.expected[this.hashes.length]
    if (then !== undefined && then !== now) this.fail(place, 'taken back and played again it leads elsewhere')
    this.hashes.push(now)
  }

  private beforeAnswer(): void {
    if (this.mode === 'undone') this.before.push(this.stage.mark())
    this.store()
  }

  /** In the mode that asks for it, the state goes through its stored form. */
  private store(): void {
    if (this.mode === 'restored') this.stage.store()
  }

  private where(path: string): string {
    const asItIs = this.mode === 'plain' || (this.mode === 'undone' && !this.again)
    const mode = asItIs ? '' : ` (${this.mode})`
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
