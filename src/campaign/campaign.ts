import type { GameRecord } from '../kernel/record.ts'
import { Refusal } from '../kernel/refusal.ts'
import { replayTo } from '../kernel/replay.ts'
import type { State } from '../kernel/state.ts'
import type { Playable } from '../language/face.ts'
import { type BattlePlan, plannedBattle } from './battle.ts'
import { begin, type Creation } from './interpreter.ts'
import {
  after,
  type CampaignRecord,
  copiedAt,
  type Entry,
  readCreation,
  stateAt,
  stateDigest,
} from './record.ts'
import type { Script } from './script.ts'
import type { BattleResult, CampaignState } from './state.ts'

/** How the battles of a campaign are set up in their game, and what is read of one that was fought. */
export interface Battles {
  readonly script: Script
  readonly game: Playable
  document(plan: BattlePlan): unknown
  result(s: State): BattleResult
}

/** A campaign being played: what it remembers, and the record of how it came to that. */
export class Campaign {
  readonly battles: Battles
  private now: CampaignState
  private kept: CampaignRecord

  private constructor(battles: Battles, state: CampaignState, record: CampaignRecord) {
    this.battles = battles
    this.now = state
    this.kept = record
  }

  static create(battles: Battles, creation: Creation, title: string): Campaign {
    const { script } = battles
    const state = begin(script, readCreation(script, creation))
    return new Campaign(battles, state, {
      campaign: script.id,
      version: script.version,
      title,
      creation,
      entries: [],
      checks: [stateDigest(state)],
      current: null,
    })
  }

  /** The campaign where its record ends; refused where an entry of it makes no sense. */
  static open(battles: Battles, record: CampaignRecord): Campaign {
    return new Campaign(battles, stateAt(battles.script, record), record)
  }

  /** Another one that stands where this one does: what happens in one of them the other knows nothing of. */
  again(): Campaign {
    return new Campaign(this.battles, this.now, this.kept)
  }

  get state(): CampaignState {
    return this.now
  }

  get record(): CampaignRecord {
    return this.kept
  }

  answer(option: number): void {
    this.add({ answer: option })
  }

  /** Changes who plays the mages; never in the middle of a battle. */
  seat(seats: readonly string[]): void {
    if (this.kept.current !== null)
      throw new Refusal({
        en: 'players change between battles, and one is being fought',
        fr: 'on change de joueurs entre deux batailles, et il y en a une en cours',
      })
    this.add({ seats })
  }

  /** The battle that waits: the plan of it, and the set-up in its game. */
  get battle(): { readonly plan: BattlePlan; readonly document: unknown; readonly seed: string } {
    const plan = plannedBattle(this.battles.script, this.now)
    return { plan, document: this.battles.document(plan), seed: plan.seed }
  }

  /** Keeps a battle that goes on, so that it can be interrupted at any decision. */
  keep(current: GameRecord): void {
    this.mustBeOurs(current)
    this.kept = { ...this.kept, current }
  }

  /** The battle is over. */
  finish(battle: GameRecord, date: string): void {
    this.mustBeOurs(battle)
    const { game } = this.battles
    const s = replayTo(game, battle, battle.answers.length)
    if (game.outcome(s) === null)
      throw new Refusal({ en: 'this battle is not over', fr: 'cette bataille n’est pas finie' })
    this.add({ battle, result: this.battles.result(s), date })
    this.kept = { ...this.kept, current: null }
  }

  /** Is this the battle that the campaign waits for, and not another? */
  private mustBeOurs(battle: GameRecord): void {
    // One that was begun with the numbers of an earlier release goes on with them.
    const { current } = this.kept
    const begun =
      current !== null &&
      current.seed === battle.seed &&
      JSON.stringify(current.setup) === JSON.stringify(battle.setup)
    if (this.now.asked.kind !== 'battle' || !(begun || isPlanned(this.battles, this.now, battle)))
      throw new Refusal({
        en: 'this is not the battle that the campaign waits for',
        fr: 'ce n’est pas la bataille que la campagne attend',
      })
  }

  /** The campaign as it stood after so many entries, under another title: this one stays as it is. */
  copy(count: number, title: string): Campaign {
    return Campaign.open(this.battles, copiedAt(this.kept, count, title))
  }

  private add(entry: Entry): void {
    const next = after(this.battles.script, this.now, entry)
    const { entries, checks } = this.kept
    this.now = next
    this.kept = { ...this.kept, entries: [...entries, entry], checks: [...checks, stateDigest(next)] }
  }
}

/** Was this battle set up as the campaign says? */
export function isPlanned(battles: Battles, state: CampaignState, battle: GameRecord): boolean {
  const { game, script } = battles
  const plan = plannedBattle(script, state)
  const settled = (document: unknown): string => JSON.stringify(game.settled(game.readSetup(document)))
  return (
    battle.game === game.id &&
    battle.seed === plan.seed &&
    settled(battle.setup) === settled(battles.document(plan))
  )
}
