import { copyInto, hash, restore, serialise } from '../../kernel/block.ts'
import { digest } from '../../kernel/digest.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { State } from '../../kernel/state.ts'
import type { ScriptedChance } from '../../language/face.ts'
import { entries, listOf, shown } from '../../language/parse-values.ts'
import type { Battles } from '../campaign.ts'
import { answer, begin, fought } from '../interpreter.ts'
import { readCreation } from '../record.ts'
import type { BattleResult, CampaignState } from '../state.ts'

/** A campaign that scenarios may play in, with what they may prove beside the rules of its game. */
export interface CampaignFace {
  readonly battles: Battles
  readonly things: readonly string[]
  /** The English title of a page of the story. */
  titleOf(page: NonNullable<CampaignState['asked']['story']>): string
}

/** Where a scenario stands: between two battles, or at the table of one. */
export class Position {
  readonly face: CampaignFace
  state: CampaignState
  /** The battle that is being fought. */
  table: State | null = null

  constructor(face: CampaignFace, given: unknown) {
    const { script } = face.battles
    const fields = entries(given, ['mages', 'seed', 'chapter'], '')
    const names = fields.mages === undefined ? USUAL_MAGES : listOf(fields.mages, 'mages').map(String)
    const mages = names.map((name, look) => ({ name, look }))
    this.face = face
    this.state = begin(
      script,
      readCreation(script, {
        seed: String(fields.seed ?? 'example'),
        mages,
        seats: mages.map(() => 'person'),
      }),
    )
    if (fields.chapter !== undefined) this.wonUpTo(String(fields.chapter))
  }

  /** Every battle before this chapter was won, and the first option was taken each time. */
  private wonUpTo(chapter: string): void {
    const { script } = this.face.battles
    const at = script.chapters.findIndex(({ id }) => id === chapter)
    if (at === -1)
      throw new Refusal(
        `there is no chapter ${shown(chapter)}; there are ${script.chapters.map(({ id }) => id).join(', ')}`,
        'chapter',
      )
    while (this.state.chapter < at)
      if (this.state.asked.kind === 'battle') this.fought({ won: true })
      else this.answer(0)
  }

  answer(option: number): void {
    this.state = answer(this.face.battles.script, this.state, option)
  }

  /** The battle came to this; what is not said is as usual. */
  fought(fields: Partial<BattleResult> & { readonly won: boolean }, date = USUAL_DATE): void {
    const { won } = fields
    const { script } = this.face.battles
    const result: BattleResult = {
      outcome: won ? 'won: nemesis defeated' : 'lost: Gravehold',
      rounds: 9,
      gravehold: won ? 12 : 0,
      nemesisLife: won ? 0 : 20,
      exhausted: [],
      flawed: this.state.mages.map(({ flawed }) => flawed),
      ...fields,
    }
    this.state = fought(script, this.state, result, date)
    this.table = null
  }

  /** Deals the battle that waits. */
  setUp(document: unknown, chance: ScriptedChance): void {
    if (this.state.asked.kind !== 'battle') throw new Refusal('no battle is to be fought here')
    this.table = this.face.battles.game.scenario.given({ 'set-up': document }, chance)
  }

  hash(): number {
    return digest([this.state, this.table === null ? 0 : hash(this.table)])
  }

  /** Both parts as text, and read back. */
  store(): void {
    const { schema } = this.face.battles.game
    this.state = JSON.parse(JSON.stringify(this.state)) as CampaignState
    if (this.table !== null) this.table = restore(schema, serialise(schema, this.table))
  }

  mark(): () => void {
    const { state, table } = this
    const { schema } = this.face.battles.game
    const kept = table === null ? null : schema.create()
    if (table !== null) copyInto(kept!, table)
    return () => {
      this.state = state
      this.table = kept
    }
  }
}

const USUAL_MAGES = ['Ada', 'Bo']
const USUAL_DATE = '2026-01-01'
