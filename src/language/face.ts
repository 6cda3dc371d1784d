import type { Game } from '../kernel/game.ts'
import type { Script } from '../kernel/random.ts'
import type { State } from '../kernel/state.ts'
import type { Advice } from './advice.ts'
import type { AskedBy } from './asked-by.ts'
import type { CardWords } from './card-words.ts'
import type { Label, Prompt, WhyNot } from './label.ts'
import type { Lang } from './languages.ts'
import type { Person } from './people.ts'
import type { Protocol } from './protocol.ts'
import type { Rewriting } from './rewriting.ts'
import type { Story } from './story.ts'
import type { Tally } from './tally.ts'
import type { Auditor } from './text/audit.ts'
import type { TextLine } from './text/discourse.ts'

export { LANGS, type Lang } from './languages.ts'

/** Anything that may be shown, stored or sent: plain data. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain }

/** A card in a sentence: « une Torche » and « la Torche », with the marks that elision reads. */
export interface NamedCard {
  readonly a: string
  readonly the: string
}

/** One card as the `cards` command and the card pages list it. */
export interface CardEntry {
  readonly id: string
  readonly game: string
  readonly set: string
  readonly type: string
  readonly cost: number | null
  readonly name: string
  /** In a sentence, where the name alone cannot stand in one; only for a page, which elides what it says. */
  readonly named?: NamedCard
  /** Generated rules text, one line a paragraph. */
  readonly text: string
  /** The same in parts, for a page, which sets labels off. */
  readonly lines?: readonly TextLine[]
  /** What each of its texts says (`part` of what asks; empty for the only one), where they are told apart. */
  readonly parts?: Readonly<Record<string, string>>
  /** Printed numbers beside the cost (tier, life, power tokens ...), where a card has them. */
  readonly numbers?: Readonly<Record<string, number>>
  /** The card as it once was, which only some set-ups use. */
  readonly older?: true
  /** Influence symbols, one letter each ("FFJ"). */
  readonly influence?: string
  /** The types of a unit, in words. */
  readonly kin?: readonly string[]
  /** Printed skills, as the rules name them. */
  readonly skills?: readonly string[]
  /** It may ask something while it is played, as far as that can be told of the card alone. */
  readonly asks?: true
  /** Made during games only; cannot be put into a deck. */
  readonly created?: boolean
}

/** A sheet that lies on the table beside the cards: a mage, a nemesis. */
export interface SheetEntry {
  readonly id: string
  readonly type: string
  readonly name: string
  /** What stands under the name. */
  readonly title: string
  readonly sections: readonly {
    readonly part: string
    readonly heading: string
    readonly lines: readonly string[]
  }[]
}

/** Something that will happen by itself unless somebody prevents it. */
export interface Coming {
  /** The card that does it. */
  readonly card: string
  readonly words: string
  /** It does harm then, and not only come nearer. */
  readonly soon: boolean
  /** What it does to the numbers on the table, as far as that is certain. */
  readonly changes?: readonly Change[]
}

/** A number that will change by itself: "Gravehold 22 → 18". */
export interface Change {
  /** Whose number: `gravehold`, `player 0` ... */
  readonly of: string
  readonly from: number
  /** The least and the most that it may be; the same unless it depends on choices. */
  readonly least: number
  readonly most: number
  readonly words: string
}

/** What every option has, whatever the game; each game declares its own in `protocol/options.ts`. Never prose. */
export interface SeenOption {
  readonly kind: string
}

export interface SeenDecision<Option extends SeenOption = SeenOption> {
  /** The seat that is asked, or -1 for the whole table. */
  readonly seat: number
  /** What is asked, as a key (`main-phase`, `pick`, `either` ...). */
  readonly kind: string
  readonly why: AskedBy
  /** Several things are chosen one after the other: how many are left of how many. */
  readonly picks?: { readonly left: number; readonly of: number }
  readonly options: readonly Option[]
}

/** What every event has, whatever the game; each game declares its own in `protocol/events.ts`. */
export interface SeenEvent {
  readonly kind: string
  /** Where its number comes from, or what was taken away from it on its way. */
  readonly sum?: readonly unknown[]
  readonly spared?: readonly unknown[]
}

/** What every question about numbers on the table has; each game declares its own in `protocol/topics.ts`. */
export interface SeenTopic {
  readonly kind: string
}

/** Why a number is what it is: "4 = 3 (Ignite) + 1 (breach III)". */
export interface Sum {
  readonly n: number
  readonly words: string
}

/** Everything a game says to people, in one language. */
export interface Words<Event extends SeenEvent = SeenEvent, Topic extends SeenTopic = SeenTopic> {
  /** The prompt: who is asked, what, and why. */
  decision(s: State): Prompt
  option(s: State, index: number): Label
  event(event: Event): string
  /** The reasons of the numbers in that sentence, in its order. */
  reasons?(event: Event): readonly Sum[]
  /** The reasons of the numbers on something that lies on the table, with what the asking seat has seen happen. */
  numbers?(s: State, seat: number, about: Topic, log: readonly Event[]): readonly Sum[]
  outcome(id: string): string
  /** What a seat may do unasked, as a button says it: "Concede". */
  act?(act: string): string
  /** Why one would choose an option: a key that `Advice.reason` gave, as a sentence. */
  reason(key: string): string
  card(id: string): CardEntry
  /** What stands beside the name and the text of a card. */
  readonly cardWords: CardWords
  /** Sheets of the game that are no cards. */
  sheets?(): readonly SheetEntry[]
  /** What will happen by itself, in the order in which it will. */
  forecast?(s: State): readonly Coming[]
  /** What all of it together does to the numbers on the table; empty when it is not certain. */
  outlook?(s: State, seat: number): readonly Change[]
  /** What holds at this table in particular, beside the cards. */
  standing?(s: State): readonly string[]
  /** The same words at a table where these people sit, seat by seat; a game without this has names of its own. */
  among?(people: readonly Person[]): Words<Event, Topic>
}

/** The words of a game for a terminal, with what a page shows in its own way or fetches only when somebody asks for it. */
export interface TerminalWords<
  Setup = unknown,
  Event extends SeenEvent = SeenEvent,
  Topic extends SeenTopic = SeenTopic,
> extends Words<Event, Topic> {
  /** The table as lines of text, as this seat sees it: readable without colour. */
  board(s: State, seat: number): readonly string[]
  /** What is special about a set-up, for everybody to see before the game. */
  setup?(setup: Setup): readonly string[]
  /** Whom its players fight together, by name, where they do. */
  against?(setup: Setup): string
  among?(people: readonly Person[]): TerminalWords<Setup, Event, Topic>
}

export interface SetupFlag {
  readonly name: string
  readonly value: string
  readonly help: Readonly<Record<Lang, string>>
}

/** Outcomes of chance that a scenario names beforehand. */
export interface ScriptedChance {
  /** Chance as scripted, for this state. */
  script(s: State): Script
  /** Outcomes that never came up; `place` is a path such as `[0]`. */
  unused(): readonly { readonly place: string; readonly written: string }[]
}

/** A position described by a scenario; each game reads its own vocabulary. */
export interface ScenarioFace {
  /**
   * Builds the position of a `given`; a whole set-up is dealt with the chance that is scripted. Throws a
   * Refusal whose place is a path such as `player 1.hand[2]`.
   */
  given(document: unknown, chance?: ScriptedChance): State
  /** How many seats a position has. */
  seats(s: State): number
  /** There are two players for whom the same rules hold: scenarios hold with their seats exchanged. */
  readonly alike?: true
  /** Reads the entry `chance`; without this a game's scenarios cannot name chance. */
  chance?(document: unknown): ScriptedChance
  /**
   * Carries out one entry of `when`. Every answer goes through `answer`, so that the runner can
   * store, restore or count around it. Throws a Refusal when the move is not among the options.
   */
  perform(s: State, step: unknown, answer: (index: number) => void): void
  /** Everything in which the state differs from an entry of `then`. */
  differences(s: State, expected: unknown): readonly Mismatch[]
  /** A choice that stands open and that a scenario should not end on unsaid, or null. */
  openQuestion?(s: State): string | null
  /** Does this entry of `then` speak of the question that is open? */
  speaksOfQuestions?(expected: unknown): boolean
  /** Numbers of the rules that a scenario may prove. */
  readonly statements?: readonly string[]
  /** Ids that a scenario may prove; the cards of the game unless said. */
  readonly things?: readonly string[]
}

export interface Mismatch {
  readonly path: string
  readonly expected: string
  readonly actual: string
}

/** The rules of a game and what every seat sees of it: enough to deal and play, without a word said. */
export interface Rules<
  Setup = unknown,
  View = unknown,
  Option extends SeenOption = SeenOption,
  Event extends SeenEvent = SeenEvent,
> extends Game<Setup> {
  readonly cardIds: readonly string[]
  /** Cards as they once were, which only some set-ups use. */
  readonly olderCardIds?: readonly string[]
  /**
   * A set-up document from command-line flags; everything unsaid is at a sensible default. What is to be
   * random in it is drawn from the seed of the game.
   */
  setupFrom(flags: Readonly<Record<string, string>>, seed?: string): unknown
  /** A set-up and seed as a few characters that others can type (the flag `code`), if the game has them. */
  readonly sharing?: {
    /** Null for a set-up that no code can say. */
    code(setup: Setup, seed: string): string | null
    seed(code: string): string
  }
  /**
   * What this seat sees, and nothing else. `beside` is what another sees of the same state: parts that look the same to
   * both may be taken from it.
   */
  observe(s: State, seat: number, beside?: View): View
  decision(s: State): SeenDecision<Option>
  /** An event as this seat sees it, or null when it sees nothing of it. Call while the event happens. */
  seen(s: State, seat: number, kind: number, a: number, b: number, c: number, d: number): Event | null
  /** How the log is written. */
  readonly story: Story<Event>
  /** How seats react on the turn of another, in a game whose hands are hidden; none where everything lies open. */
  readonly reactions?: Reactions<View>
}

/** What a table needs to know of reaction windows, so that nobody learns anything from how they are answered. */
export interface Reactions<View = unknown> {
  /** Options that let a window go by: once, and for the rest of the turn. Every window has both. */
  readonly pass: string
  readonly passTurn: string
  /** The option that ends the own turn. */
  readonly endTurn: string
  /** The number of the turn. */
  turn(view: View): number
  /** What the open window is about. */
  window(view: View): unknown
  /** Does that touch something of this seat? */
  touches(view: View, seat: number): boolean
}

/** Something that a standing order may name: cards that look alike are one. */
export interface OrderThing {
  /** Null for the player. */
  readonly card: string | null
  /** Where they lie in their zone. */
  readonly places: readonly number[]
  /** The part of a window or of an option that names it. */
  readonly part: Plain
}

/** What an order to answer may be about, and what it may answer with. */
export interface OrderThings {
  readonly to: readonly OrderThing[]
  readonly with: readonly OrderThing[]
}

/** A game that bots can play. */
export interface Advised<
  Setup = unknown,
  View = unknown,
  Option extends SeenOption = SeenOption,
  Event extends SeenEvent = SeenEvent,
> extends Rules<Setup, View, Option, Event> {
  readonly advice: Advice
}

/** A game with everything that a table, a terminal, a bot or a test needs beside the rules. */
export interface Playable<
  Setup = unknown,
  View = unknown,
  Option extends SeenOption = SeenOption,
  Event extends SeenEvent = SeenEvent,
  Topic extends SeenTopic = SeenTopic,
  Offer = unknown,
> extends Advised<Setup, View, Option, Event> {
  /** Everything that a game shows, asks, tells and is asked, as shapes: the source of these types and of the schema. */
  readonly protocol: Protocol<Setup, View, Option, Event, Topic, Offer>
  readonly words: Readonly<Record<Lang, TerminalWords<Setup, Event, Topic>>>
  readonly setupFlags: readonly SetupFlag[]
  /** The list of a set-up document that has an entry for every seat: what whoever sits there brings along. */
  readonly brings: string
  /** What can be chosen before a game, with its words, for a page that lets people choose. */
  offer?(lang: Lang): Offer
  readonly scenario: ScenarioFace
  /** Kinds of topics that are played out on a copy of the table: a server leaves them to those who think. */
  readonly playedOut?: readonly string[]
  /** What a seat may name in a standing order to answer, in a game with reaction windows. */
  orderThings?(view: View, seat: number): OrderThings
  /** How its texts are compared with a reference, where there is one. */
  readonly auditor?: Auditor
  /** How it is played with other definitions than its own. */
  readonly rewriting?: Rewriting
  /** What is counted when many games are played. */
  readonly tally: Tally<Setup>
  /** A set-up in which chance decides what the flags leave open; from one seed always the same. */
  anySetup(flags: Readonly<Record<string, string>>, seed: string): unknown
  /** Tables that differ in what the engine has to do, to be measured one by one. */
  readonly tables?: readonly { readonly name: string; readonly document: unknown }[]
  /**
   * Why something that somebody typed cannot be done now, by the seat that is asked or by another; cards are
   * called by name or id. A game may leave this out.
   */
  wish?(s: State, text: string, lang: Lang, seat?: number): Wish
}

/** What the rules say about something that somebody would like to do. */
export interface Wish {
  readonly possible: boolean
  /** Null when it can be done, and in a game that does not explain itself. */
  readonly why: WhyNot | null
}
