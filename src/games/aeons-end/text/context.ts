import type { Lang } from '../../../language/face.ts'
import type { Act, Sentence, Speech, Subject } from '../../../language/text/discourse.ts'
import type {
  Clause,
  Condition,
  Declaration,
  Effect,
  Event,
  Filter,
  Pick,
  Rule,
  Source,
  Who,
  Window,
} from '../language/nodes.ts'
import type { GameNames } from './names/names.ts'
import type { Counted, Setting } from './quantity.ts'
import { type Described, describe, describeFilter, type NounKey } from './things.ts'

/** Somebody or something that acts, and how its belongings are called. */
export interface Actor extends Subject {
  readonly possessor: 'you' | 'one' | 'many'
  readonly kind: NounKey | 'nemesis' | 'gravehold' | 'mage'
  /** Goes with every verb of a joint action: "collectively". */
  readonly adverb?: string
}

export interface Binding {
  readonly noun: NounKey
  readonly many: boolean
  /** What was done to it: `discard`, `reveal` … */
  readonly op: string
  /** Done by somebody else than the reader of the card. */
  readonly theirs?: true
  /** Sentences that belong together: within one group "it" is clear. */
  readonly group: number
}

/** The card, ability or mat a text stands on. */
export interface Standing {
  readonly id: string
  readonly self: NounKey
  readonly nemesis: string
}

export interface Context {
  /** The language that is spoken: whatever says a part of a sentence finds the others in it. */
  readonly language: CardLanguage
  readonly on: Standing
  readonly setting: Setting
  readonly subject: Actor
  /** Inside a block or after a condition: sentences are joined and "it" is clear. */
  readonly joined: boolean
  readonly group: number
  /** Shared by one clause of the card. */
  readonly notes: Notes
  /** The card speaks of itself as "it": it has just been named. */
  readonly selfNamed?: NounKey
}

interface Notes {
  readonly bindings: Map<string, Binding>
  /** What has been gained or done in this clause, so that more of it is "additional". */
  readonly said: Set<string>
  readonly groups: { last: number }
}

export const freshNotes = (): Notes => ({ bindings: new Map(), said: new Set(), groups: { last: 0 } })

export const nextGroup = (ctx: Context): Context => {
  ctx.notes.groups.last += 1
  return { ...ctx, group: ctx.notes.groups.last }
}

export const boundNoun =
  (ctx: Context) =>
  (name: string): NounKey =>
    ctx.notes.bindings.get(name)?.noun ?? (name === 'pile' ? 'pile' : 'card')

export const described = (source: Source, ctx: Context): Described =>
  describe(source, ctx.on.id, boundNoun(ctx))

export const filtered = (filter: Filter, noun: NounKey, ctx: Context): Described =>
  describeFilter(filter, noun, ctx.on.id)

/** Is a bound name a player's, rather than a minion's? */
export const isPlayerName = (name: string, ctx: Context): boolean => {
  const noun = ctx.notes.bindings.get(name)?.noun ?? 'player'
  return noun === 'player' || noun === 'ally'
}

/** True the second time the same subject does the same in one clause. */
export function again(ctx: Context, what: string): boolean {
  const key = `${what} ${ctx.subject.noun}`
  const before = ctx.notes.said.has(key)
  ctx.notes.said.add(key)
  return before
}

/** Does a pick stand for more than one thing? */
export function isMany(pick: Pick): boolean {
  switch (pick.op) {
    case 'exactly':
    case 'upTo':
    case 'top':
    case 'most':
    case 'least':
    case 'newest':
      return pick.n !== 1
    case 'all':
      return true
    default:
      return false
  }
}

type Control =
  | 'seq'
  | 'may'
  | 'either'
  | 'when'
  | 'repeat'
  | 'repeatWhile'
  | 'forEach'
  | 'firstPossible'
  | 'block'
  | 'thisTurn'
  | 'under'
  | 'lookup'
  | 'byDifficulty'
  | 'onlyAt'

export type LeafOp = Exclude<Effect['op'], Control>
export type ControlOp = Extract<Effect['op'], Control>
export type Of<Op extends Effect['op']> = Extract<Effect, { op: Op }>

export type Duration = 'always' | 'turn' | 'next'

/** One language's half of the work: everything that is a word, and what the things of a game are called. */
export interface CardLanguage {
  readonly lang: Lang
  readonly names: GameNames
  /** Spaces and apostrophes as they are printed. */
  typeset(text: string): string
  readonly speech: Speech
  /** The same on a button: what you do is not an order there. */
  readonly buttons: Speech
  readonly effects: { readonly [K in LeafOp]: (node: Of<K>, ctx: Context) => Sentence[] }
  readonly rules: {
    readonly [K in Rule['op']]: (
      rule: Extract<Rule, { op: K }>,
      ctx: Context,
      duration: Duration,
    ) => Sentence[]
  }
  actor(who: Who, ctx: Context): Actor
  /** The player who is asked to do it, and the owner of an "it" in between. */
  ownerOfPick(pick: Pick, ctx: Context): Actor
  /** "if …" */
  if(condition: Condition, ctx: Context): string
  until(condition: Condition, ctx: Context): string
  while(condition: Condition, ctx: Context): string
  ifDone(subject: Actor): string
  readonly otherwise: string
  /** Before the way that is left when the one before cannot be gone. */
  readonly ifImpossible: string
  readonly instead: string
  /** Before what reckons with a number that the sentence before it used or changed. */
  readonly then: string
  /** What is done again and again, when it is a word and no sentence. */
  repeating(words: string): string
  readonly inAnyOrder: string
  readonly beginner: string
  /** "play a gem twice", « jouez deux fois une gemme ». */
  again(act: Act, n: number): Act
  /** "up to three times", "nine times", "that many times" in front of a sentence. */
  repeatedly(n: number | 'that', upTo: boolean): string
  repeatThis(n: number): string
  forEach(source: Source, ctx: Context): string
  /** The same behind an amount: "1 for each of your opened breaches". */
  forEachOf(of: Counted, ctx: Context): string
  /** The label of one row of a table: "4-6 husks". */
  row(from: number, to: number | undefined, of: Source, ctx: Context): string

  // ---- the parts of cards and mats

  readonly you: Actor
  readonly labels: {
    readonly cast: string
    readonly persistent: string
    readonly toDiscard: string
    readonly immediately: string
    power(n: number): string
    part(name: string): string
  }
  readonly whilePrepped: string
  readonly events: {
    readonly [K in Event['op']]: (event: Extract<Event, { op: K }>, ctx: Context) => string
  }
  /** "on your turn" for a condition that hangs on an event, or nothing if it needs an "if". */
  adjunct(condition: Condition, ctx: Context): string | undefined
  onGain(condition: Condition | undefined, ctx: Context): string
  readonly onPrep: string
  /** "once per turn during your main phase" */
  mainPhase(oncePerTurn: boolean): string
  /** When an action of a rule may be used, and how often. */
  action(duration: Duration): { readonly lead: string; readonly trail: string }
  prepRule(clause: Extract<Clause, { op: 'prepRule' }>): Sentence[]
  window(window: Window): string
  /** What opens the window of an ability, and what is bound by it. */
  opening(drawn: Filter | undefined, ctx: Context): string | undefined
  readonly afterNemesisDraw: Sentence
  readonly mat: MatWords
}

type Declared<K extends Declaration['op']> = Extract<Declaration, { op: K }>

export interface MatWords {
  readonly setup: string
  readonly unleash: string
  readonly rules: string
  readonly increased: string
  /** The name of a procedure as a label. */
  procedure(name: string): string
  /** A table that is read by a count. */
  table(of: Source, ctx: Context): string
  counterStart(node: Declared<'counter'>, n: number, ctx: Context): Sentence[]
  counterLimits(node: Declared<'counter'>, min: number, max: number | undefined, ctx: Context): Sentence[]
  deckSetup(name: string): Sentence[]
  /** A deck that is never shuffled; the nemesis deck itself. */
  deckInOrder(name: string): Sentence[]
  scripted(): Sentence[]
  increasedLife(n: number, ctx: Context): Sentence[]
  deckEmpty(name: string): string
  deckHidden(name: string): Sentence[]
  deckDiscard(name: string, to: string): Sentence[]
  deckReshuffled(name: string, from: string): Sentence[]
  breaches(n: number, ctx: Context): Sentence[]
  zoneGained(name: string): Sentence[]
  minionRules(node: Declared<'tokenMinion'>): Sentence[]
  minionOverflow(node: Declared<'tokenMinion'>): string
  /** "1-2 players" */
  players(from: number, to: number): string
}
