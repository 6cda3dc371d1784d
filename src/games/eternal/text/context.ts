import type { Act, Sentence, Speech, Subject } from '../../../language/text/discourse.ts'
import type {
  Ability,
  ActionWord,
  Amount,
  CardDefinition,
  Condition,
  Cost,
  Effect,
  Event,
  Extra,
  Filter,
  Influence,
  Keyword,
  Label,
  Modification,
  NewCard,
  Ongoing,
  Pick,
  Place,
  PlayRule,
  Things,
} from '../language/nodes.ts'
import type { Described } from './things.ts'

/** What a name stands for. */
export interface Binding {
  readonly what: Described | { readonly made: NewCard } | 'player' | 'student'
  readonly many: boolean
  /** Not said yet: the first mention says the whole pick. */
  readonly pick?: Pick
  /** A set that was only given a name: the first mention says what it is. */
  readonly omitted?: Things
  /** Nothing else could be meant by "it". */
  readonly clear: boolean
}

export interface Context {
  /** The card the text stands on. */
  readonly card: CardDefinition
  /** Every act is an order to you: after "to", "may" and "and". */
  readonly ordered: boolean
  /** Somebody is asked to choose, so that nothing need say whose choice it is. */
  readonly asking?: true
  /** The card has just been named and is "it" now. */
  readonly selfNamed: boolean
  /** Where the card lies while it speaks, if not on the playmat. */
  readonly selfIn?: Place
  /** Whose act is being rendered, so that the enemy's cards are "theirs". */
  readonly actor: 'you' | 'enemy'
  /** On a cursed relic the enemy is the cursed player. */
  readonly enemy?: 'cursed'
  /** What is played comes on top of what was played anyway, and does not count again. */
  readonly additional?: true
  /** The cursed player has been named in this sentence. */
  readonly cursedNamed?: true
  /** What names stand for so far. */
  readonly bindings: Map<string, Binding>
}

export const contextFor = (card: CardDefinition): Context => ({
  card,
  ordered: false,
  selfNamed: false,
  actor: 'you',
  bindings: new Map(),
})

type ControlOp =
  | 'seq'
  | 'may'
  | 'either'
  | 'when'
  | 'repeat'
  | 'repeatWhile'
  | 'forEach'
  | 'together'
  | 'delay'
  | 'choose'
  | 'call'
  | 'chooseOne'
  | 'randomOne'
  | 'doTo'
  | 'countTo'
  | 'action'

export type Of<Op extends Effect['op']> = Extract<Effect, { op: Op }>
export type LeafOp = Exclude<Effect['op'], ControlOp>
export type LeafTable = { readonly [K in LeafOp]: (node: Of<K>, ctx: Context) => Sentence[] }
export type ControlTable = {
  readonly [K in ControlOp]: (node: Of<K>, ctx: Context, t: CardLanguage) => Sentence[]
}

/** When something happens: a clause after "when", or a time that stands alone. */
export type Occasion =
  | { readonly kind: 'clause'; readonly words: string }
  | { readonly kind: 'time'; readonly words: string; readonly about?: Subject }

/** One language's half of the work: everything that is a word. */
export interface CardLanguage {
  readonly speech: Speech
  readonly you: Subject
  readonly effects: LeafTable
  readonly events: {
    readonly [K in Event['op']]: (event: Extract<Event, { op: K }>, ctx: Context) => Occasion
  }
  readonly costs: { readonly [K in Cost['op']]: (cost: Extract<Cost, { op: K }>, ctx: Context) => Act }
  readonly playRules: {
    readonly [K in PlayRule['op']]: (rule: Extract<PlayRule, { op: K }>, ctx: Context) => Sentence[]
  }
  readonly enemyPlayer: Subject

  // ---- clauses and lists
  when(words: string): string
  eachTime(words: string): string
  if(condition: Condition, ctx: Context): string
  while(condition: Condition, ctx: Context): string
  whileIn(places: readonly Place[], ctx: Context): string
  readonly otherwise: string
  readonly instead: string
  readonly ifDone: string
  readonly oncePerTurn: string
  readonly endOfTurn: string
  /** Acts as they follow "to": « pour ». */
  purpose(acts: readonly Act[], goal: readonly Act[]): string
  /** "A; or B" */
  chooses(ways: readonly string[], by: 'you' | 'enemy'): Sentence
  choiceOf(verb: string, objects: readonly string[], chance: boolean): Act
  ways(ways: readonly (readonly Act[])[], by: 'you' | 'enemy'): readonly string[]
  /** What the enemy player may choose is rendered as orders: "give it +1/+1"; or as what they do. */
  readonly waysAreOrders: boolean
  atRandom(ways: readonly string[]): Sentence
  andObjects(objects: readonly string[]): string
  /** What says at the end of an object where it comes from. */
  readonly origin: RegExp
  chosen(pick: Pick, ctx: Context): Act
  /** Of cards that one looks at: "draw which of these cards?" */
  whichOfThese(verb: string, pick: Pick, ctx: Context): string
  /** A card of the market, or the card that is given for it. */
  whichToSwap(pick: Pick, ctx: Context): string
  /** Of a number that grows on the card only the table knows how much it is by now. */
  whoTakes(damage: Amount, ctx: Context): string
  forEach(of: Things, ctx: Context): string
  times(n: Amount, ctx: Context): string
  repeatWhile(condition: Condition, until: boolean, ctx: Context): Sentence
  afterTimes(n: number): string
  dies(of: Things | undefined, ctx: Context): string

  // ---- the parts of cards
  skillLine(card: CardDefinition): string
  label(label: Label): string
  /** Neither units nor players. */
  readonly nothingHasAegis: Sentence
  readonly ultimate: string
  extra(extra: Extra): string
  keyword(keyword: Keyword): string
  mastery(n: number): string
  /** "Yeti Ally" */
  ally(that: Filter, ctx: Context): string
  action(word: ActionWord, n: number | undefined): Act
  influence(influence: Influence): string
  /** What a Sigil that was named would give. */
  readonly influenceOfIt: Act
  /** "+2 Strength and Quickdraw", without a verb. */
  bare(mods: readonly Modification[], ctx: Context): string
  ongoing(node: Ongoing, ctx: Context, pronoun: boolean): Sentence[]
  agenda(ids: readonly string[]): Sentence
}

export type AbilityTable = {
  readonly [K in Ability['op']]: (
    ability: Extract<Ability, { op: K }>,
    ctx: Context,
    t: CardLanguage,
  ) => Sentence[]
}
