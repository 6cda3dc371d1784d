import type { ComponentChildren } from 'preact'
import type { Wish } from '../cards/search.ts'
import type { Sides } from '../lab/headline.ts'
import type { Ladder } from '../ladder/ladder.ts'
import type { Lesson } from '../lesson/lesson.ts'
import type { Catalogue } from '../page/words.ts'
import type { GameId, Player } from '../source/source.ts'
import type { GameFace } from '../table/table-parts.ts'

/** Flags that stand fast in a series of games. */
export type Flags = Readonly<Record<string, string>>

export interface LabFormProps {
  readonly flags: Flags
  readonly change: (flags: Flags) => void
}

export type Named = readonly [value: string, name: string]

/** More of what somebody may look for among the cards of a game. */
export interface MoreFiltersProps {
  readonly wish: Wish
  readonly change: (part: Partial<Wish>) => void
  readonly choice: (label: string, field: keyof Wish, values: readonly Named[]) => ComponentChildren
}

/** Who or what plays at a table, with its picture. */
export interface Side {
  readonly name: string
  /** Asked whenever it is drawn: the list of pictures may come later. */
  picture(): string | null
}

/** Whom the players of a table play, seat by seat, and what they play against together. */
export interface TableSides {
  /** Null for what a player keeps to herself. */
  readonly seats: readonly (Side | null)[]
  readonly against: (Side & { readonly title: string }) | null
}

export interface SeatPickerProps {
  /** The set-up of the table, with null for what others keep to themselves. */
  readonly setup: unknown
  readonly seat: number
  /** Takes what was chosen; gives the sentence that says why it cannot be taken. */
  readonly take: (part: unknown) => Promise<string | null>
}

/** What a waiting room shows of its seats, and lets people choose there. */
export interface TableSeats {
  /** Who plays at a table with this set-up, in the language of the page. */
  sides(setup: unknown): Promise<TableSides>
  /** What somebody chooses for her seat, as a request. */
  readonly choose: Catalogue<string>
  Picker(props: SeatPickerProps): ComponentChildren
}

/** Everything in which one game differs from another on the page; what is heavy is fetched when it is needed. */
export interface PageGame<G extends GameId = GameId> {
  readonly id: G
  /** The picture of its place on the first page, and the sign beside its saved games. */
  Scene(): ComponentChildren
  readonly emblem: string
  /** Who plays when somebody plays at once. */
  readonly usualPlayers: readonly Player[]
  /** The players hide cards from each other. */
  readonly hidesCards: boolean
  /** It has a campaign. */
  readonly hasCampaign: boolean
  /** Sets that a campaign opens: they are shown to those who ask for them. */
  readonly sealedSets: readonly string[]
  /** Pages of the rulebook that tell what a campaign opens. */
  readonly sealedPages: readonly string[]
  /** People build decks for it. */
  readonly buildsDecks: boolean
  /** The bots that play a series unless somebody chooses others. */
  readonly labBots: readonly string[]
  worker(): Worker
  table(): Promise<{ readonly default: GameFace }>
  /** The page on which a table is put together; the address may say how it begins. */
  Setup(props: { readonly query: URLSearchParams }): ComponentChildren
  /** The seats of a table in its waiting room. */
  tableSeats(): Promise<{ readonly default: TableSeats }>
  /** What stands fast about the tables of a series. */
  LabForm(props: LabFormProps): ComponentChildren
  /** Who plays at the tables of a series, in the language of the page. */
  labSides(flags: Flags): Promise<Sides>
  /** What stands fast, as the engine reads it, where the form says it in another way. */
  labFlags?(flags: Flags): Promise<Flags>
  MoreFilters?(props: MoreFiltersProps): ComponentChildren
  /** A picture for a chapter of its rulebook, where there is one. */
  Figure?(props: { readonly chapter: string }): ComponentChildren
  /** What there is to win. */
  ladder(): Promise<Ladder<G>>
  /** The rung of its ladder that the usual table is. */
  readonly usualRung: string
  /** Short games in which one learns it, the first first. */
  lessons(): Promise<readonly Lesson[]>
  /** The outline in which a price stands, and the kinds of cards that have none. */
  readonly price: { readonly outline: string; readonly without: readonly string[] }
}
