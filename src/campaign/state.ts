import type { Growth, Left, Moment, Operation, Rules } from './script.ts'

/** What the interludes have made of a mage so far; nothing where no sticker is yet. */
export interface Mage {
  readonly name: string
  readonly look: number
  readonly stickers: Readonly<Partial<Record<Growth, string>>>
  /** The choice within a sticker, where it leaves one. */
  readonly details: Readonly<Partial<Record<Growth, string>>>
  readonly title: string | null
  /** How many of the Crystals are flawed for good. */
  readonly flawed: number
  /** Which of them, by their numbers in the results of battles; the campaign has not said it of the others yet. */
  readonly marked?: readonly number[]
}

export interface PoolCard {
  readonly id: string
  readonly evolved: boolean
}

/** What a battle came to, as far as the campaign has to know. */
export interface BattleResult {
  readonly won: boolean
  /** How the game says that it ended. */
  readonly outcome: string
  readonly rounds: number
  readonly gravehold: number
  readonly nemesisLife: number
  /** The seats of the mages that were exhausted at the end. */
  readonly exhausted: readonly number[]
  /** How many Crystals of each mage are flawed at the end. */
  readonly flawed: readonly number[]
  /** Which Crystals these are, each by a number that it keeps; absent where none is flawed. */
  readonly marked?: readonly (readonly number[])[]
}

/** A row of the score chart. */
export interface ScoreRow extends BattleResult {
  readonly game: number
  readonly chapter: string
  readonly attempt: number
  readonly nemesis: string
  readonly date: string
  readonly boons: readonly string[]
}

export interface StoryPage {
  readonly chapter: string
  readonly moment: Moment
  /** Which of the three endings an epilogue tells. */
  readonly ending?: string
}

/** Everything that a campaign asks. */
export const QUESTION_KINDS = [
  'story',
  'unlock',
  'result',
  'reset',
  'insight',
  'confirmInsight',
  'detail',
  'add',
  'banish',
  'confirmUpgrade',
  'refine',
  'evolve',
  'evolved',
  'recover',
  'replace',
  'decide',
  'resolve',
  'title',
  'battle',
  'end',
] as const
type QuestionKind = (typeof QUESTION_KINDS)[number]

/** What is asked now; an option is an id whose meaning the kind tells. */
export interface Question {
  readonly kind: QuestionKind
  readonly options: readonly string[]
  /** The seat that is asked; all together when there is none. */
  readonly mage?: number
  readonly page?: number
  readonly story?: StoryPage
  /** Letters of the boxes that were filled. */
  readonly slots?: string
  /** What has been chosen so far, in this order. */
  readonly chosen?: readonly string[]
  /** What is offered or has changed. */
  readonly cards?: readonly string[]
  /** How many are still to be chosen, this one included. */
  readonly left?: number
}

/** Everything that a campaign remembers. It is plain data: a copy is another campaign. */
export interface CampaignState {
  readonly campaign: string
  readonly seed: string
  readonly players: number
  readonly mages: readonly Mage[]
  /** Who plays each mage: a person, or a bot by its name. */
  readonly seats: readonly string[]
  /** The place of the chapter in the script, and how often its battle has been begun. */
  readonly chapter: number
  readonly attempt: number
  readonly left: Left
  readonly rules: Rules
  readonly slots: string
  readonly supply: readonly string[]
  readonly banished: readonly string[]
  readonly refined: readonly string[]
  readonly pool: readonly PoolCard[]
  readonly flags: readonly string[]
  readonly scars: readonly string[]
  readonly resolve: number
  /** What the points of this attempt were spent on. */
  readonly boons: readonly string[]
  readonly recovered: number
  /** Gravehold begins one chapter with so much more or less life. */
  readonly graveholdAt: { readonly chapter: number; readonly change: number } | null
  readonly turnCards: readonly { readonly from: string; readonly to: string }[]
  readonly score: readonly ScoreRow[]
  /** The pages read so far, in their order. */
  readonly pages: readonly StoryPage[]
  readonly ending: string | null
  /** What is still to be done before the next battle. */
  readonly queue: readonly Operation[]
  /** The operation that asks. */
  readonly current: Operation
  readonly asked: Question
}
