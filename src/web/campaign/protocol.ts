import type { CampaignShown } from '../../campaign/view.ts'
import type { BothLanguages } from '../../kernel/refusal.ts'
import type { Lang } from '../../language/face.ts'

/* What the campaign pages and their worker say to each other. Everything is in words of one language already. */

export interface CampaignView extends CampaignShown {
  /** The whole campaign as one text, to be kept and sent. */
  readonly text: string
}

/** The battle that waits, for the table. */
export interface BattleView {
  readonly game: string
  readonly setup: unknown
  readonly seed: string
  /** Where it was interrupted. */
  readonly record: string | null
  readonly seats: readonly string[]
  readonly title: string
}

export interface NewCampaign {
  readonly title: string
  readonly seed: string
  readonly names: readonly string[]
  readonly seats: readonly string[]
}

export interface CampaignCalls {
  create(from: NewCampaign, lang: Lang): CampaignView
  open(text: string, lang: Lang): CampaignView
  speak(lang: Lang): CampaignView
  /** Takes options one after the other, each by its id. */
  choose(ids: readonly string[]): CampaignView
  seat(seats: readonly string[]): CampaignView
  battle(): BattleView
  /** Keeps a battle that goes on, or takes over one that is over. */
  fought(record: string, over: boolean, date: string): CampaignView
  /** Every step so far, in words. */
  steps(): readonly string[]
  /** The text of a copy that stands where this campaign stood after so many steps. */
  copy(count: number, title: string): string
  verify(): string | null
}

export type CampaignCallName = keyof CampaignCalls

export interface CampaignCall {
  readonly id: number
  readonly name: CampaignCallName
  readonly args: readonly unknown[]
}

export type CampaignReply<Value = unknown> =
  | { readonly id: number; readonly value: Value }
  | { readonly id: number; readonly error: BothLanguages; readonly refused: boolean }
