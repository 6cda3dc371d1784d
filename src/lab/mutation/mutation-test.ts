import { createHash } from 'node:crypto'
import { resetScratch } from '../../kernel/scratch.ts'
import type { Lang, Playable } from '../../language/face.ts'
import type { Rewriting } from '../../language/rewriting.ts'
import { expects, type Scenario } from '../scenarios/document.ts'
import { runScenario } from '../scenarios/run.ts'
import { type Mutant, mutantsOf, type Optional, optionalEntries } from './mutants.ts'

/** What is known of the mutants of one definition. */
export interface MutationResult {
  /** A digest of the definition and of the mutants that are made of it. */
  readonly definition: string
  /** The scenario that failed with each of them, by its digest; empty for a survivor. */
  readonly killers: Readonly<Record<string, string>>
  /** The scenarios that all survivors have been through. */
  readonly ran: readonly string[]
}

const digest = (value: unknown): string =>
  createHash('sha1').update(JSON.stringify(value)).digest('base64url').slice(0, 16)

interface Known {
  readonly scenario: Scenario
  readonly digest: string
  /** Everything that it says, to look for names in. */
  readonly text: string
}

/** Plays the scenarios of a game with changed definitions. */
export class MutationTest {
  readonly game: Playable
  readonly rewriting: Rewriting
  private readonly scenarios: readonly Known[]
  private readonly optional: Optional

  constructor(game: Playable, scenarios: readonly Scenario[]) {
    if (game.rewriting === undefined) throw new Error(`${game.id} cannot be played with other definitions`)
    this.game = game
    this.rewriting = game.rewriting
    this.optional = optionalEntries(game.rewriting)
    this.scenarios = scenarios
      .filter((scenario) => scenario.game === game.id && scenario.campaign === undefined && expects(scenario))
      .map((scenario) => {
        const { given, chance, parts } = scenario
        const said = [given, chance, parts.map(({ when, then }) => [when, then])]
        return { scenario, digest: digest(said), text: JSON.stringify(said) }
      })
  }

  mutantsOf(id: string): readonly Mutant[] {
    return mutantsOf(this.rewriting.definitionOf(id), this.rewriting.contraries, this.optional)
  }

  private digestOf(id: string): string {
    return digest([this.rewriting.definitionOf(id), this.mutantsOf(id).map(({ what }) => what)])
  }

  /** The scenarios that prove it, then the others in which it takes part. */
  private about(id: string): readonly Known[] {
    const names = this.rewriting.namesOf(id)
    const takesPart = this.scenarios.filter(
      ({ scenario, text }) => scenario.proves.includes(id) || names.some((name) => text.includes(name)),
    )
    const proving = ({ scenario }: Known): number => (scenario.proves.includes(id) ? 0 : 1)
    return takesPart.sort((a, b) => proving(a) - proving(b))
  }

  /** Would `run` find nothing new? */
  isUpToDate(id: string, before: MutationResult | undefined): boolean {
    if (before?.definition !== this.digestOf(id)) return false
    const about = this.about(id).map((each) => each.digest)
    const there = new Set(about)
    return (
      about.every((each) => before.ran.includes(each)) &&
      Object.values(before.killers).every((killer) => killer === '' || there.has(killer))
    )
  }

  /**
   * Which of these mutants are noticed. What is known from before is not played again: a mutant stays killed while
   * the scenario that killed it is there, and survivors only meet scenarios that are new.
   */
  run(id: string, before?: MutationResult, only: (mutant: Mutant) => boolean = () => true): MutationResult {
    const definition = this.digestOf(id)
    const known = before?.definition === definition ? before : undefined
    const about = this.about(id)
    const there = new Set(about.map((each) => each.digest))
    const ran = new Set(known?.ran)
    const fresh = about.filter((each) => !ran.has(each.digest))
    const killers: Record<string, string> = {}
    for (const mutant of this.mutantsOf(id).filter(only)) {
      const killer = known?.killers[mutant.what]
      const found =
        killer !== undefined && killer !== '' && there.has(killer)
          ? killer
          : this.killer(mutant, killer === '' ? fresh : about)
      if (found !== null) killers[mutant.what] = found
    }
    return { definition, killers, ran: [...there].sort() }
  }

  /** The first scenario that fails, empty when none does; null for a mutant that cannot be compiled or rendered. */
  private killer(mutant: Mutant, scenarios: readonly Known[]): string | null {
    try {
      if (!this.hasWords(mutant)) return null
      return this.rewriting.with(
        mutant.definition,
        () => scenarios.find(({ scenario }) => this.fails(scenario))?.digest ?? '',
      )
    } catch {
      return null
    }
  }

  /** A text with a hole in it belongs to no card. */
  private hasWords({ definition }: Mutant): boolean {
    return !/undefined|NaN/.test(this.rewriting.textOf(definition, 'en').join(' '))
  }

  /** A rule that stumbles over the mutant has noticed it, too. */
  private fails(scenario: Scenario): boolean {
    try {
      return !runScenario([this.game], scenario, ['plain']).ok
    } catch {
      resetScratch()
      return true
    }
  }

  /** The text of a card before and after, where a mutant changes it. */
  inWords(id: string, what: string, lang: Lang): readonly [before: string, after: string] {
    const mutant = this.mutantsOf(id).find((each) => each.what === what)
    const textOf = (definition: object): string => this.rewriting.textOf(definition, lang).join(' ')
    return [textOf(this.rewriting.definitionOf(id)), mutant === undefined ? '' : textOf(mutant.definition)]
  }
}
