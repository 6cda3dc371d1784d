import type { Advice } from '../../advice.ts'
import type { Left } from '../../script.ts'

/** A name, and what it means in one sentence. */
export interface Named {
  readonly name: string
  readonly text: string
}
export type NamedList = Readonly<Record<string, Named>>

/** Everything that a campaign says to people beside its story and the cards, in one language. */
export interface CampaignWords {
  readonly campaign: string
  readonly act: (number: string, act: 0 | 1 | 2) => string
  /** What each kind of question asks, and what it means. */
  readonly asked: {
    readonly story: Named
    readonly unlock: (count: number) => Named
    readonly result: (won: boolean, nemesis: string, rounds: number, gravehold: number) => Named
    readonly reset: Named
    readonly insight: (mage: string) => Named
    readonly confirmInsight: (mage: string, option: string) => Named
    readonly detail: (mage: string) => Named
    readonly add: (left: number) => Named
    readonly banish: (left: number) => Named
    readonly confirmUpgrade: Named
    readonly refine: Named
    readonly evolve: Named
    readonly evolved: (cards: readonly string[]) => Named
    readonly recover: Named
    readonly replace: (pile: string) => Named
    readonly decide: Named
    readonly resolve: (left: number) => Named
    readonly title: (mage: string) => Named
    readonly battle: (chapter: string, nemesis: string) => Named
    readonly end: (ending: string, rating: number) => Named
  }
  /** Answers that are no name of anything. */
  readonly answers: NamedList
  readonly insights: readonly Named[]
  /** Stickers that are no cards. */
  readonly stickers: NamedList
  readonly places: readonly string[]
  readonly boons: NamedList
  readonly scars: NamedList
  readonly titles: Readonly<Record<string, string>>
  readonly endings: NamedList
  readonly left: Readonly<Record<Left, string>>
  readonly advice: Readonly<Record<Advice, string>>
  readonly person: string
}
