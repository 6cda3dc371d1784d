import type { ComponentChildren } from 'preact'
import type { Plain } from '../../language/face.ts'
import type { Wish } from '../cards/search.ts'
import type { Sides } from '../lab/headline.ts'
import type { Ladder } from '../ladder/ladder.ts'
import type { Lesson } from '../lesson/lesson.ts'
import type { Catalogue } from '../page/words.ts'
import type { GameId, Moment, Player } from '../source/source.ts'
import type { Cards, GameFace } from '../table/table-parts.ts'

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

/** Something else that a table has agreed on, in words. */
export interface Fact {
  readonly title: string
  readonly text: string
}

/** Whom the players of a table play, seat by seat, and what they play against together. */
export interface TableSides {
  /** Null for what a player keeps to herself. */
  readonly seats: readonly (Side | null)[]
  readonly against: (Side & { readonly title: string }) | null
  /** By names of their own, in the order in which they are read. */
  readonly facts: Readonly<Record<string, Fact>>
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
  /** With fewer seats it is not played: no further one can be closed. */
  readonly fewest: number
  Picker(props: SeatPickerProps): ComponentChildren
}

/** Something that a standing order may name, with where it lies on the table now. */
export interface OrderPart {
  readonly name: string
  /** The same in a sentence. */
  readonly said: string
  readonly part: Plain
  readonly places: readonly string[]
}

/** What an order to answer may be about, and what may be answered with. */
export interface AnswerParts {
  readonly to: readonly OrderPart[]
  readonly with: readonly OrderPart[]
}

/** What somebody at a seat may decide beforehand to answer. */
export interface Answerable {
  parts(moment: Moment, cards: Cards, seat: number): AnswerParts
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
  /** The page on which the host changes the set-up of a table that others sit at. */
  Change(props: { readonly table: string }): ComponentChildren
  /** The seats of a table in its waiting room. */
  tableSeats(): Promise<{ readonly default: TableSeats }>
  /** Where a game has windows in which one answers. */
  answerable?(): Promise<{ readonly default: Answerable }>
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
