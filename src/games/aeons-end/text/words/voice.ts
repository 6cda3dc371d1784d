import type { Lang, NamedCard } from '../../../../language/face.ts'
import type { Label } from '../../../../language/label.ts'
import type { CommonZone, OwnZone, Place } from '../../place-names.ts'
import type { View } from '../../protocol/view.ts'
import type { ENDINGS } from '../../rules/end.ts'
import type { Reason } from '../../rules/why-not.ts'
import type { Actor, CardLanguage } from '../context.ts'
import type { NounKey } from '../things.ts'

/*
 * What a language must be able to say at the table. Every table is exhaustive by its type: a new
 * question, option or event does not compile before it has words in both languages.
 */

/** Aether for one permitted use: which cards it gains, and whether it pays for anything else. */
export type Use = 'breach' | 'expensiveCard' | 'gem' | 'relic' | 'spell' | 'card' | 'noRelicOrSpell' | 'any'
export interface Aether {
  readonly n: number
  readonly use: Use
}

export interface QuestionWords {
  /** A choice, a branch or a "may", said by the text that asks. */
  fromText(text: string): string
  /** Which one of several choices this is. */
  count(k: number, n: number): string
  /** "Which player? …" in front of a text. */
  which(noun: NounKey): string
  inWhichOrder(): string
  /** Several have the most or the least: a sentence before the question. */
  tie(): string
  /** Whether to pay for damage that may be spread over the husks. */
  divideHusks(price: string): string
  /** The person asked about: "who", "which ally". */
  who(noun: 'player' | 'ally'): Actor
  chooseOne(): string
  casting(): string
  main(aether: readonly Aether[]): string
  turnCardDrawn(card: string): string
  whoseTurn(card: string): string
  putDown(): string
  loseBreach(): string
  nemesisCardDrawn(card: string): string
  shareCharges(left: number): string
  deal(n: number): string
  divide(left: number): string
  shareDamage(left: number): string
  topOrBottom(place: string): string
  prep(optional: boolean): string
  whoseCard(): string
  sharedCard(): string
  whichFirst(): string
  bridges(place: boolean, left: number): string
  loseTokens(name: string): string
  ward(who: string, damage: number): string
  pause(): string
}

/** A breach, and whose it is unless it belongs to the one who is asked. */
export interface BreachName {
  readonly number: number
  readonly owner: string | undefined
}

export interface OptionWords {
  play(card: string): string
  prep(card: string, breach: BreachName): string
  /** `bonus` is what the breach adds to the damage. */
  cast(card: string, breach: BreachName, bonus: number): string
  keepPrepped(): string
  endCasting(): string
  /** `keeping`: paid without the aether that is only for cards, as far as possible. */
  gain(card: string, cost: number, left: number | undefined, keeping: boolean): Label
  charge(cost: number): Label
  focus(breach: BreachName, cost: number, thenOpen: number | undefined): Label
  open(breach: BreachName, cost: number): Label
  ability(name: string, owner: string | undefined): Label
  usePrepped(card: string): string
  discardPower(card: string): string
  endMain(): string
  done(): string
  decline(): string
  yes(): string
  no(): string
  loseBreach(breach: BreachName, prepped: readonly string[]): string
  takeTurn(mage: string): string
  pass(): string
  keepOrder(cards: readonly string[]): Label
  next(card: string): string
  letItResolve(): string
  onTop(card: string | undefined): string
  atBottom(card: string | undefined): string
  /** Things to be picked: what they are and what one must know of them. */
  card(card: string, place: string | undefined): Label
  /** Which of several equal cards of a pile of `of` cards: the one that has `above` others on it. */
  among(above: number, of: number): string
  breach(breach: BreachName, state: string): Label
  pile(card: string, cost: number, left: number): Label
  player(mage: string, life: number): Label
  charged(mage: string, charges: number, spaces: number): Label
  living(name: string, life: number): Label
  /** The place of a card in play, from the oldest. */
  inPlay(n: number): string
  powered(name: string, tokens: number): Label
  husk(damaged: boolean, life: number): Label
  /** What stands between two supply piles; a pile without cards has no name. */
  between(piles: readonly (string | undefined)[]): string
  howMany(n: number): string
  ward(mage: string): Label
}

/** A card that goes from one place to another. */
export interface Move {
  /** By its id; a turn order card by its name; undefined when nobody sees which it is. */
  readonly id: string | undefined
  readonly turnCard: string | undefined
  /** Undefined when it was nowhere, or only changes its place in a deck. */
  readonly from: Place | undefined
  readonly to: Place
  /** A deck is on top or at the bottom. */
  readonly top: boolean
  /** A place in words, with its owner by name. */
  place(place: Place): string
  owner(seat: number): string
}

export interface EventWords {
  draws(who: string, card: string): string
  plays(who: string, card: string): string
  preps(who: string, card: string, breach: number): string
  gains(who: string, card: string, to: OwnZone, top: boolean): string
  receives(who: string, card: string, to: OwnZone, top: boolean): string
  /** The text of a corruption in a hand is carried out; it is not played. */
  resolves(who: string, card: string): string
  discards(who: string, card: string): string
  putsDown(who: string, card: string): string
  takesBack(who: string, card: string): string
  /** These agree with the card: it is given by its id. */
  destroyed(id: string): string
  devoured(id: string): string
  discarded(id: string): string
  nemesisDraws(card: string): string
  entersPlay(card: string): string
  turnCard(card: string): string
  moves(move: Move): string
  revealed(card: string, from: string): string
  shuffled(place: string): string
  /** While the table is set up. */
  tierShuffled(): string
  turnedOver(who: string): string
  turnBegan(who: string | undefined, turn: number): string
  phaseBegan(who: string | undefined, phase: string): string
  aetherGained(who: string, aether: Aether): string
  aetherSpent(who: string, n: number): string
  charges(who: string, by: number, now: number): string
  life(who: string, by: number, now: number): string
  gravehold(by: number, now: number): string
  nemesis(by: number, now: number): string
  minion(card: string, by: number, now: number): string
  power(card: string, by: number, now: number): string
  tokens(token: string, by: number, now: number): string
  focused(who: string, breach: number): string
  opened(who: string, breach: number): string
  breachDestroyed(who: string, breach: number): string
  unleashed(): string
  exhausted(who: string): string
  cast(who: string, card: string, owner: string | undefined, breach: number): string
  abilityUsed(who: string, ability: string | undefined): string
  prevented(card: string | undefined, n: number): string
  /** How many came or fell; none when one was only damaged. */
  husks(by: number, now: number): string
  /** By the ids of what it was and what it is. */
  became(id: string, into: string): string
  turnCardBecame(card: string, into: string): string
  bridge(between: string, there: boolean): string
  silenced(card: string, silenced: boolean): string
  playerTokens(who: string, token: string, by: number, now: number): string
  shields(minion: string, by: number, now: number): string
}

/** Where the parts of a number come from. */
export interface SumWords {
  /** A number with one reason. */
  alone(n: number, why: string): string
  breach(n: number): string
  /** By the id of the card. */
  cost(card: string): string
  focus(breach: number): string
  quarters(n: number): string
  readonly charge: string
  readonly ability: string
  exhausted(who: string): string
  excess(who: string): string
  twice(who: string): string
  /** There was no more to lose, or no room for more. */
  limit(losing: boolean): string
  readonly power: string
  readonly firstFocus: string
  readonly refined: string
  readonly paid: string
  readonly rules: string
  /** What a number on the table is, before its reasons. */
  headed(what: string, reasons: string): string
  /** What so many gems in hand would give. */
  gems(n: number, gives: number): string
  readonly toFocus: string
  readonly toOpen: string
  readonly ifCast: string
  /** Tokens of the nemesis, as the name of a number. */
  tokens(name: string): string
}

export type Outcome = (typeof ENDINGS)[number]

export interface BoardWords {
  readonly headings: {
    readonly nemesis: string
    readonly gravehold: string
    readonly turnOrder: string
    readonly supply: string
    readonly mages: string
  }
  turn(n: number, who: string, phase: string): string
  nemesis(name: string, life: number, max: number): string
  tokens(name: string, n: number): string
  husks(n: number): string
  tier(n: number): string
  /** A facedown deck of so many cards. */
  deck(place: string, n: number): string
  cardsIn(place: string, cards: string): string
  unleash(text: string): string
  inPlay(): string
  nothingInPlay(): string
  drawnCard(card: string): string
  minionInPlay(card: string, life: number): string
  powerInPlay(card: string, tokens: number): string
  nextTurn(text: string): string
  resolvingNow(): string
  nothingNextTurn(): string
  silencedNextTurn(): string
  losesToken(left: number): string
  resolves(text: string): string
  /** What a power will do when its last token is gone. */
  later(text: string): string
  toDiscard(text: string): string
  gravehold(life: number, max: number): string
  drawn(cards: string): string
  left(cards: string): string
  pile(card: string, type: string, cost: number, left: number, affordable: boolean): string
  emptyPiles(n: number): string
  bridge(between: string): string
  mage(name: string, title: string | undefined, seat: number, active: boolean): string
  life(n: number): string
  charges(n: number, spaces: number): string
  ability(name: string, ready: boolean, when: string): string
  breach(
    number: number,
    state: 'closed' | 'opened' | 'sigil' | 'gone',
    openCost: number | undefined,
    notes: { readonly focused: boolean; readonly spanned: boolean; readonly prepped: readonly string[] },
  ): string
  breaches(): string
  hand(cards: string): string
  deckOf(n: number): string
  discard(cards: string): string
  play(cards: string): string
  aether(parts: readonly Aether[]): string
  readonly none: string
  /** "Crystal ×3" */
  times(card: string, n: number): string
}

export interface Voice {
  readonly lang: Lang
  readonly language: CardLanguage
  /** Elision, spaces and apostrophes: the last thing done to any words. */
  set(words: string): string
  sentence(words: string): string
  /** The full stop of a text becomes a question mark. */
  asks(text: string): string
  list(parts: readonly string[]): string
  /** The name of a card as a label. */
  card(id: string): string
  /** A card in a sentence: any one of its name, or the one that is known. */
  a(id: string): string
  the(id: string): string
  /** Both, where a name takes an article in a sentence. */
  withArticles?(id: string): NamedCard
  nemesis(id: string | null): string
  /** A mage without a name, by her place among so many. */
  mage(place: number, of: number): string
  /** Somebody known by name, as a subject. */
  named(name: string): Actor
  readonly table: string
  capital(words: string): string
  place(place: Place, owner: string | undefined): string
  readonly common: Readonly<Record<CommonZone, string>>
  readonly phases: Readonly<Record<View['phase'], string>>
  readonly moments: { readonly endOfTurn: string; readonly exhausted: string }
  readonly types: Readonly<Record<'gem' | 'relic' | 'spell', string>>
  readonly turnCard: {
    of(name: string): string
    either(a: string, b: string): string
    readonly wild: string
    readonly nemesis: string
    readonly assault: string
    /** As an entry of a list. */
    readonly shortWild: string
    readonly shortNemesis: string
    readonly shortAssault: string
    shortEither(a: string, b: string): string
  }
  readonly breachStates: {
    readonly opened: string
    readonly sigil: string
    closed(openCost: number): string
  }
  readonly questions: QuestionWords
  readonly options: OptionWords
  readonly events: EventWords
  readonly sums: SumWords
  readonly board: BoardWords
  readonly outcomes: Readonly<Record<Outcome, string>>
  /** So much aether is missing; so many gems in hand would give so much. */
  readonly short: (short: number, gems: number, gives: number) => string
  readonly whyNot: Readonly<Record<Reason, string>>
}
