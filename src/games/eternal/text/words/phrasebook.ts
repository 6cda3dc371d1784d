import type { Lang } from '../../../../language/face.ts'
import type { Label, Prompt } from '../../../../language/label.ts'
import type { Faction, Skill } from '../../language/nodes.ts'
import type { Event, EventKind, EventOf } from '../../protocol/events.ts'
import type { Ref } from '../../protocol/words.ts'
import type { PHASES } from '../../state.ts'
import type { MARK_NAMES } from '../../visibility/marks.ts'
import type { QuestionName } from '../../visibility/questions.ts'
import type { Texts } from '../texts.ts'

/*
 * What the table says, language by language. The state is read once into these shapes; a phrasebook
 * only puts them into words and never looks at the state.
 */

export type Phase = (typeof PHASES)[number]

/** A card or player that is spoken of, as the asked seat sees it. */
export type Thing =
  | { readonly is: 'player'; readonly seat: number; readonly you: boolean }
  | { readonly is: 'hidden' }
  | {
      readonly is: 'card'
      readonly id: string
      /** Which of several of the same name on one side, from 1; 0 when there is only one. */
      readonly which: number
      readonly yours: boolean
      readonly zone: string
      /** "2/1" for what has strength and health. */
      readonly values: string
      /** What tells it from another card of its name, off the playmat. */
      readonly notes: readonly Note[]
    }

export type Note =
  | { readonly of: 'foreign' | 'depleted' | 'silenced' }
  | { readonly of: 'skills'; readonly skills: readonly { readonly skill: Skill; readonly n?: number }[] }
  | { readonly of: 'number'; readonly n: number }

/** What an open question is about. */
export interface Asked {
  readonly seat: number
  readonly phase: Phase
  readonly yourTurn: boolean
  /** The card whose text asks, what it is aimed at, and whether it is being played. */
  readonly self: Thing
  readonly that: Thing
  readonly chosen: readonly Thing[]
  readonly playing: boolean
  readonly attackers: readonly Thing[]
  /** The blocker or attacker that is being settled. */
  readonly about: Thing
  readonly pay: number
  readonly keyword: string
  /** Maximum power that is lost, or 0; and whether a unit is exhausted. */
  readonly lose: number
  readonly student: boolean
  /** The words of the text that asks, if it is a text. */
  readonly text: string
}

/** An option, decoded. */
export type Choice =
  | { readonly kind: 'play'; readonly card: Thing; readonly cost: number; readonly free: boolean }
  | { readonly kind: 'as sigil'; readonly card: Thing; readonly faction: Faction }
  | { readonly kind: 'shifted'; readonly card: Thing; readonly cost: number }
  | { readonly kind: 'bonded'; readonly card: Thing; readonly unit: Thing }
  | { readonly kind: 'activate'; readonly card: Thing; readonly text: string }
  | { readonly kind: 'killer'; readonly unit: Thing; readonly on: Thing }
  | { readonly kind: 'avatar'; readonly weapon: Thing; readonly on: Thing }
  | { readonly kind: 'attack'; readonly unit: Thing }
  | { readonly kind: 'block'; readonly unit: Thing }
  | { readonly kind: 'block which'; readonly unit: Thing; readonly attacker: Thing }
  | { readonly kind: 'discard' | 'pick' | 'bearer' | 'aim' | 'make room' | 'first'; readonly what: Thing }
  | { readonly kind: 'berserk'; readonly unit: Thing; readonly yes: boolean }
  | { readonly kind: 'extra'; readonly pay: number; readonly lose: number; readonly yes: boolean }
  | { readonly kind: 'new card'; readonly card: string }
  | { readonly kind: 'scout' | 'consent'; readonly yes: boolean }
  | { readonly kind: 'way'; readonly text: string }
  | { readonly kind: 'influence'; readonly faction: Faction }
  | { readonly kind: 'agenda'; readonly card: string }
  | {
      readonly kind:
        | 'no more attackers'
        | 'no more blocks'
        | 'no block'
        | 'end turn'
        | 'pass'
        | 'pass turn'
        | 'keep'
        | 'redraw'
        | 'done'
        | 'decline'
    }

/** A card on the table, for the board. */
export interface Standing {
  readonly thing: Thing
  readonly kind: string
  readonly strength: number
  readonly health: number
  readonly damage: number
  readonly skills: readonly { readonly skill: Skill; readonly n?: number }[]
  readonly marks: readonly Mark[]
  readonly blocks: Thing | null
  readonly attachments: readonly Standing[]
}

/** What lies on a card; being silenced is a trait that it keeps in every zone. */
export type Mark = (typeof MARK_NAMES)[number][1] | 'silenced'

export interface Side {
  readonly seat: number
  readonly you: boolean
  readonly health: number
  readonly armor: number
  readonly power: number
  readonly maxPower: number
  readonly debt: number
  readonly influence: readonly (readonly [Faction, number])[]
  readonly skills: readonly Skill[]
  readonly deck: number
  /** Own cards with their cost, which power cards lack; only the number of the other's. */
  readonly hand: readonly { readonly thing: Thing; readonly cost: number | null }[] | number
  readonly market: readonly string[] | number
  readonly void: readonly string[]
  readonly units: readonly Standing[]
  readonly others: readonly Standing[]
}

/** A line of the board: a heading, or a label with a list behind it. */
export interface Line {
  readonly indent: number
  readonly label: string
  readonly parts: readonly string[]
}

/** How each kind of event is logged. */
export type Sayings = { readonly [K in EventKind]: (event: EventOf<K>) => string }

/** A card by reference or id; null when this seat does not know it. */
export const idIn = (card: string | Ref | null): string | null =>
  card === null || typeof card === 'string' ? card : 'zone' in card ? (card.card ?? null) : null

/** Nothing that could be named to this seat. */
export const isUnseen = (ref: Ref | null): boolean => ref === null || ('zone' in ref && idIn(ref) === null)

/** The words of one event. */
export function eventText<K extends EventKind>(events: Sayings, event: EventOf<K>): string {
  const say: Sayings[K] = events[event.kind]
  return say(event)
}

/** Where the parts of a number come from. */
export interface SumWords {
  /** Elision and spaces, the last thing done to any words. */
  readonly set: (words: string) => string
  readonly player: (seat: number) => string
  readonly unseen: string
  readonly rules: string
  readonly printed: string
  readonly lasting: string
  readonly turn: string
  readonly double: string
  readonly share: string
  readonly overwhelm: (card: string) => string
  readonly wounds: string
  readonly lifesteal: (card: string) => string
  readonly decay: (card: string) => string
  readonly floor: string
  readonly power: string
  readonly alone: (n: string, why: string) => string
  /** Health before and after an attack that nothing stops. */
  readonly ifUnblocked: (you: boolean, from: number, to: number) => string
  /** What becomes of a battle. */
  readonly battle: {
    readonly health: (you: boolean, from: number, to: number) => string
    readonly die: (units: readonly string[]) => string
    readonly kills: (units: readonly string[]) => string
    readonly saves: (units: readonly string[]) => string
    readonly loses: (units: readonly string[]) => string
    readonly nothing: string
  }
  readonly stats: Readonly<Record<'cost' | 'strength' | 'health' | 'maxPower', string>>
}

/** Questions that a card asks: it is named before them. */
export const ASKED_BY_CARD: ReadonlySet<QuestionName> = new Set<QuestionName>([
  'extra',
  'versatile',
  'invoke',
  'influence',
  'agenda',
  'select',
  'fork',
  'consent',
])

export interface Phrasebook {
  readonly lang: Lang
  readonly texts: Texts
  readonly questions: Readonly<Record<QuestionName, (asked: Asked) => string>>
  /** Who is asked, by which card or skill, and what. */
  prompt(seat: number, source: string | undefined, question: string): Prompt
  /** The skill that asks, for questions that no card asks. */
  readonly askedBy: Readonly<Partial<Record<QuestionName, string>>>
  option(choice: Choice): Label
  event(event: Event): string
  outcome(seat: number, ending: string): string
  /** What a seat may do unasked. */
  readonly acts: Readonly<Record<string, string>>
  readonly sums: SumWords
}

/** What a terminal calls the parts of the table. */
export interface BoardBook {
  heading(turn: number, current: number, you: boolean, phase: Phase): string
  siteAttacked(site: Thing): string
  side(side: Side): readonly Line[]
  /** Behind a label. */
  readonly colon: string
}
