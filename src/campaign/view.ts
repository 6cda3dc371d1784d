/* A campaign in words, for pages. Nothing here tells what is sealed, and nothing tells the seed. */

export interface Spoken {
  readonly id: string
  readonly name: string
  readonly text: string
}

export interface ChapterView {
  readonly id: string
  readonly numeral: string
  /** Its nemesis, once it has been met. */
  readonly nemesis: string | null
  readonly status: 'won' | 'lost' | 'movedOn' | 'now' | 'sealed'
  readonly attempts: number
}

export interface MageView {
  readonly name: string
  readonly title: string | null
  readonly look: number
  readonly seat: string
  /** One place a page of insights: the sticker, or nothing yet. */
  readonly stickers: readonly (Spoken & { readonly grows: string; readonly empty: boolean })[]
  readonly flawed: number
  readonly code: string
}

export interface PageView {
  readonly title: string
  readonly body: readonly string[]
}

export interface BoxView {
  readonly letter: string
  readonly part: string
  /** Null while the box is empty. */
  readonly filled: { readonly name: string; readonly text: string } | null
}

export interface QuestionView {
  readonly kind: string
  readonly name: string
  readonly text: string
  readonly story: PageView | null
  readonly boxes: readonly BoxView[]
  readonly mage: number | null
  readonly page: Spoken | null
  readonly chosen: readonly string[]
  readonly cards: readonly string[]
  readonly left: number
  readonly options: readonly Spoken[]
}

export interface RowView {
  readonly game: number
  readonly chapter: string
  readonly nemesis: string
  readonly won: boolean
  readonly rounds: number
  readonly gravehold: number
  readonly date: string
}

/** Everything that the players of a campaign may know, in words of one language. */
export interface CampaignShown {
  readonly title: string
  readonly steps: number
  readonly chapterName: string
  readonly chapters: readonly ChapterView[]
  readonly mages: readonly MageView[]
  readonly supply: readonly { readonly id: string; readonly refined: boolean }[]
  readonly banished: readonly string[]
  readonly pool: readonly { readonly id: string; readonly evolved: boolean; readonly name: string }[]
  readonly scars: readonly Spoken[]
  readonly rating: number
  readonly score: readonly RowView[]
  readonly story: readonly PageView[]
  readonly book: readonly BoxView[]
  readonly question: QuestionView
  /** Has its last battle been fought? */
  readonly over: boolean
  /** The number of the battle that waits, counted over the whole campaign. */
  readonly battle: number
}
