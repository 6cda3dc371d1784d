import type { ComponentChildren } from 'preact'
import type { CardEntry, SeenEvent, SeenOption, SeenTopic, SheetEntry, Sum } from '../../language/face.ts'
import type { Prompt, WhyNot } from '../../language/label.ts'
import type { Story } from '../../language/story.ts'
import type { SoundName } from '../sound/recipes.ts'
import type { Choice, Moment, Question } from '../source/source.ts'
import type { About } from '../source/store.ts'

/** The words on every card, by id. */
export type Cards = ReadonlyMap<string, CardEntry>
/** Mages, nemeses and the like, by id. */
export type Sheets = ReadonlyMap<string, SheetEntry>

/** Answers several questions in a row: the answer to each, or null when it is done. */
export type Plan<Option extends SeenOption = SeenOption> = (question: Question<Option>) => number | null

export interface BoardProps<
  View = unknown,
  Option extends SeenOption = SeenOption,
  Event extends SeenEvent = SeenEvent,
  Topic extends SeenTopic = SeenTopic,
> {
  readonly moment: Moment<View, Option, Event>
  readonly cards: Cards
  readonly sheets: Sheets
  /** What can be chosen now; empty while somebody else is asked or the past is looked at. */
  readonly choices: readonly Choice<Option>[]
  readonly choose: (index: number) => void
  /** One act that takes several answers. */
  readonly follow: (plan: Plan<Option>, goesOn?: (question: Question<Option>) => boolean) => void
  /** The group of answers that is open, and the way into one or out of it. */
  readonly inside: string | null
  readonly enter: (group: string | null) => void
  /** The number key that stands beside this choice in the answer bar. */
  readonly keyOf: (index: number) => string | undefined
  /** Why something cannot be done now, in the engine's words. */
  readonly whyNot: (wish: string) => Promise<WhyNot | null>
  /** Why the numbers on something that lies on the table are what they are. */
  readonly numbers: (about: Topic) => Promise<readonly Sum[]>
  /** What others did in their turn, as long as nobody has acted since; the board gives it its place. */
  readonly lastTurn: ComponentChildren
}

/** How a choice stands in the answer bar. */
export interface ChoiceLook {
  readonly title: string
  /** A second, smaller line. */
  readonly note?: string
  /** What it costs or gives, at the end of the button: `3{ae}`. */
  readonly cost?: string
  /** Choices of one group stand behind one button. */
  readonly group?: string
}

/** An answer that a game puts together itself: a toggle on the table, or what confirms several of them. */
export interface Act {
  readonly id: string
  readonly title: string
  readonly note?: string
  readonly cost?: string
  /** The choice behind it, for hints. */
  readonly index?: number
  /** The letter that always means this act. */
  readonly letter?: string
  /** A toggle that is on or off. */
  readonly pressed?: boolean
  /** What Enter says. */
  readonly confirms?: boolean
  /** What Escape says. */
  readonly declines?: boolean
  readonly run: () => void
}

/** Something that cannot be chosen now but that people look for: the engine says why when asked. */
export interface Missing {
  readonly title: string
  readonly wish: string
}

/** Who is asked, with a picture. */
export interface Asked {
  readonly name: string
  readonly picture: string | null
}

/** How a game ended, for its last page. */
export interface End {
  /** Null when it is nobody's victory or everybody's. */
  readonly won: boolean | null
  readonly picture: string | null
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly turns: number
  /** Who and what did most. */
  readonly bars: readonly Bars[]
  /** How the numbers that decide went over the turns. */
  readonly curve: Curve | null
  /** The turn that did most: its words, its cards, and after how many answers it begins. */
  readonly best: {
    /** What it is called where it was no good turn. */
    readonly title?: string
    readonly words: string
    readonly cards: readonly string[]
    readonly after: number
  } | null
}

export interface Bars {
  readonly title: string
  readonly note: string
  readonly rows: readonly {
    readonly name: string
    readonly picture: string | null
    readonly n: number
    /** What of it hit something aside from the goal. */
    readonly aside?: number
  }[]
}

export interface Curve {
  readonly title: string
  /** Each begins with the value before the first turn. */
  readonly lines: readonly { readonly name: string; readonly points: readonly number[] }[]
}

/** Something that leaves one place and lands on another, by selectors of the table. */
export interface Spark {
  readonly from: string
  readonly to: string
  readonly kind: 'harm' | 'good'
  /** By how much it changed what it hits, where the target does not show that itself. */
  readonly by?: number
}

/** A card that went from one place to another. */
export interface Move {
  readonly from: string
  readonly to: string
  /** Null or absent for a card that nobody was shown. */
  readonly card?: string | null
}

/** What a game brings to the table page. */
export interface GameFace<
  View = unknown,
  Option extends SeenOption = SeenOption,
  Event extends SeenEvent = SeenEvent,
  Topic extends SeenTopic = SeenTopic,
> {
  Board(props: BoardProps<View, Option, Event, Topic>): ComponentChildren
  look(choice: Choice<Option>, moment: Moment<View, Option, Event>, cards: Cards): ChoiceLook
  /** The choice that Enter takes: going on, confirming. */
  confirm(question: Question<Option>): number | null
  /** The choice that Escape takes: declining. */
  decline(question: Question<Option>): number | null
  asked(moment: Moment<View, Option, Event>, cards: Cards): Asked
  /** The names of the seats. */
  seats?(moment: Moment<View, Option, Event>, sheets: Sheets): readonly string[]
  /** The move that an event tells, for the card to fly; null when it is about something else. */
  moved(event: Event): Move | null
  /** How the log is told. */
  readonly story: Story<Event>
  /** How a number that the story follows is called: a name before it, a sign after it. */
  measured(
    of: string,
    moment: Moment<View, Option, Event>,
    sheets: Sheets,
  ): { readonly name: string; readonly sign: string }
  /** What events sound like to the seat of these eyes, null for silent ones; fetched when somebody wants to hear them. */
  sounds?(events: readonly Event[], eyes: number): Promise<readonly (SoundName | null)[]>
  /** What flies over the table because of what just happened, beside the cards. */
  sparks?(moment: Moment<View, Option, Event>): readonly Spark[]
  /** What a finished game came to; fetched when one ends. */
  end(moment: Moment<View, Option, Event>, sheets: Sheets, cards: Cards): Promise<End>
  /** The game in two lines, for those who come back to it. */
  about(moment: Moment<View, Option, Event>, sheets: Sheets): About
  /** The phases of the turn, in order, and the place of the present one; empty when there is none. */
  phases(moment: Moment<View, Option, Event>): { readonly names: readonly string[]; readonly now: number }
  /** One more sentence under the question: what there is to decide with. */
  aside?(moment: Moment<View, Option, Event>): string | null
  /** Answers in the place of the bare choices, where a game puts several of them together. */
  acts?(asked: BoardProps<View, Option, Event, Topic>): readonly Act[] | null
  /** Acts that stand before the bare choices. */
  more?(asked: BoardProps<View, Option, Event, Topic>): readonly Act[]
  /** The letter that always means this kind of choice. */
  letter?(kind: string): string | undefined
  /** What going on now would leave unused, in a few words; null when nothing worth asking about. */
  unused?(asked: BoardProps<View, Option, Event, Topic>): string | null
  /** The answer that this person has given beforehand, if any. */
  standing?(moment: Moment<View, Option, Event>): number | null
  /** Closes what the board has opened; true when something was. */
  close?(): boolean
  /** A question in the place of the engine's, while something is being put together. */
  prompt?(moment: Moment<View, Option, Event>, cards: Cards): Prompt | null
  /** Settings of this game that stand beside the answers. */
  Controls?(props: BoardProps<View, Option, Event, Topic>): ComponentChildren
  /** What this person has settled for good, with the way to be asked again; it stands in the menu. */
  Kept?(props: { readonly cards: Cards }): ComponentChildren
  /** Usual things that are not possible now. */
  missing?(moment: Moment<View, Option, Event>, cards: Cards): readonly Missing[]
  /** The numbers under which the rulebook speaks of this question. */
  rules?(question: Question<Option>): readonly string[]
  /** A line for newcomers about this kind of decision, shown once: its key and its words. */
  coach?(moment: Moment<View, Option, Event>): { readonly key: string; readonly words: string } | null
}
