import { TABLE } from '../../../../kernel/machine.ts'
import { NONE } from '../../../../kernel/state.ts'
import { SELF, SUBJECT } from '../../../../language/compiler/assembler.ts'
import { walk } from '../../../../language/nodes.ts'
import { coalesce, render, type Sentence } from '../../../../language/text/discourse.ts'
import { cardCalled, idOf, knownNemesis, mageWithAbility, nemesisCalled } from '../../content.ts'
import { steps, type ThingSelection } from '../../engine.ts'
import type {
  Amount,
  Effect,
  Mage,
  Nemesis,
  NemesisCard,
  Pick,
  PlayerCard,
  Rule,
  Who,
} from '../../language/nodes.ts'
import { CARDS, defOf, difficulty, machine, nemesisId, playerCount, type State } from '../../state.ts'
import { magesBySeat } from '../../visibility/events.ts'
import { asking } from '../../visibility/options.ts'
import { contextFor, standingOf } from '../cards.ts'
import { type Actor, type Context, described, type Standing } from '../context.ts'
import { rememberedOf } from '../remembered.ts'
import { allSentences, sentences } from '../sentences.ts'
import { mageNames } from '../texts.ts'
import { type NounKey, sourceOf } from '../things.ts'
import { unstopped } from './lowered.ts'
import type { Voice } from './voice.ts'

/** The name of a seat: its mage, or which of the mages sits there. */
export function seatName(s: State, p: number, v: Voice): string {
  return mageName(magesBySeat(s), p, v)
}

/** The mage of a seat; of two who share a name, such as Mist in both boxes, each with the number of the seat. */
export function mageName(mages: readonly (string | null)[], seat: number, v: Voice): string {
  const id = mages[seat] ?? null
  if (id === null) return v.mage(seat + 1, mages.length)
  const { name } = mageNames(id, v.language)
  const shared = mages.some(
    (other, i) => i !== seat && other !== null && mageNames(other, v.language).name === name,
  )
  return shared ? `${name} (${seat + 1})` : name
}

/** The card, ability or mat whose text is running. */
export type Origin =
  | { readonly kind: 'card'; readonly definition: PlayerCard | NemesisCard }
  | { readonly kind: 'ability'; readonly definition: Mage }
  | { readonly kind: 'mat'; readonly definition: Nemesis }
  | { readonly kind: 'rule' }

/** Texts of the rules that hang on the card they run for, and texts that only a mat has. */
const ABOUT_A_CARD = new Set(['where a gained card goes', 'instead of destroying'])
const OF_THE_MAT = new Set([
  'a hit on token minions',
  'after damage',
  'instead of unleashing',
  'instead of drawing',
  'a condition of the mat',
])

export function origin(s: State): Origin {
  const self = s[machine.running(s) + SELF]!
  const about = self !== NONE && self < CARDS ? idOf(defOf(s, self)) : undefined
  const why = asking(s)
  const owner = 'card' in why ? why.card : why.text
  return originNamed(owner, about, knownNemesis(nemesisId.get(s)))
}

/** The owner of a text by its name, the card that the text runs for, and the nemesis at the table. */
export function originNamed(name: string, self: string | undefined, nemesis: Nemesis | undefined): Origin {
  const card = cardCalled(name)
  if (card !== undefined) return { kind: 'card', definition: card }
  const ability = mageWithAbility(name)
  if (ability !== undefined) return { kind: 'ability', definition: ability }
  const mat = nemesisCalled(name) ?? (OF_THE_MAT.has(name) ? nemesis : undefined)
  if (mat !== undefined) return { kind: 'mat', definition: mat }
  const about = ABOUT_A_CARD.has(name) && self !== undefined ? cardCalled(self) : undefined
  return about === undefined ? { kind: 'rule' } : { kind: 'card', definition: about }
}

export function originName(from: Origin, v: Voice): string | undefined {
  switch (from.kind) {
    case 'card':
      return v.card(from.definition.id)
    case 'ability':
      return mageNames(from.definition.id, v.language).ability
    case 'mat':
      return v.nemesis(from.definition.id)
    case 'rule':
      return undefined
  }
}

function standing(s: State, from: Origin): Standing {
  const nemesis = knownNemesis(nemesisId.get(s))?.id ?? ''
  if (from.kind === 'card') return { ...standingOf(from.definition), nemesis }
  return { id: from.kind === 'rule' ? '' : from.definition.id, self: 'card', nemesis }
}

/** Which row of a table by players is read at this table. */
export function playersRow(s: State, from: Origin): number {
  let row = 0
  if (from.kind !== 'rule')
    walk(from.definition, (node) => {
      if (node.op !== 'byPlayers') return
      const { rows } = node as Extract<Amount, { op: 'byPlayers' }>
      row = rows.findIndex(({ upTo }) => playerCount.get(s) <= upTo)
    })
  return row
}

const EXPERT = 2
/** Sentences of the text before the question: what they named is "that card", not "it". */
const READ_BEFORE = -1

/** Names that the text has given to things, as if it had been read up to its end. */
export function readBindings(from: Origin, ctx: Context, v: Voice): void {
  const { bindings } = ctx.notes
  bindings.set('pile', { noun: 'pile', many: false, op: 'perform', group: READ_BEFORE })
  if (from.kind === 'rule') return
  if (from.kind === 'ability')
    bindings.set('drawn', { noun: 'card', many: false, op: 'draw', group: READ_BEFORE })
  walk(from.definition, (node) => {
    if (!('as' in node) || node.as === undefined) return
    if (node.op === 'forEach') {
      const { of, as } = node as Extract<Effect, { op: 'forEach' }>
      bindings.set(as, { noun: described(of, ctx).noun, many: false, op: 'forEach', group: READ_BEFORE })
    } else sentences(node as Effect, { ...ctx, joined: true }, v.language)
  })
  ctx.notes.said.clear()
}

/** The innermost block of the text that a node stands in. */
function blockAround(from: Origin, node: unknown): Extract<Effect, { op: 'block' }> | undefined {
  let found: Extract<Effect, { op: 'block' }> | undefined
  if (from.kind === 'rule') return undefined
  walk(from.definition, (outer) => {
    if (outer.op !== 'block') return
    const block = outer as Extract<Effect, { op: 'block' }>
    walk(block.steps, (inner) => {
      if (inner === node) found = block
    })
  })
  return found
}

const isOnePlayer = (who: Who): boolean =>
  typeof who === 'string'
    ? who !== 'gravehold' && who !== 'nemesis' && who !== 'thisMinion'
    : !('together' in who || 'minion' in who || 'all' in who)

/** Who does it: you who are asked, somebody else by name, or all together. */
function actor(s: State, from: Origin, node: unknown, ctx: Context, v: Voice): Actor {
  const block = blockAround(from, node)
  if (block !== undefined && !isOnePlayer(block.who)) return v.language.actor(block.who, ctx)
  return isOfAsked(s) ? v.language.you : v.named(seatName(s, s[machine.running(s) + SUBJECT]!, v))
}

/** Is the running text about the one who is asked, and not about somebody else? */
function isOfAsked(s: State): boolean {
  const subject = s[machine.running(s) + SUBJECT]!
  return subject === NONE || subject === machine.seat(s)
}

export function contextAt(s: State, from: Origin, node: unknown, v: Voice): Context {
  const plain = contextFor(standing(s, from), v.language)
  const setting = {
    difficulty: difficulty.get(s) >= EXPERT ? 'increased' : 'normal',
    playersRow: playersRow(s, from),
  } as const
  const ctx: Context = { ...plain, setting, group: READ_BEFORE }
  readBindings(from, ctx, v)
  return { ...ctx, subject: actor(s, from, node, ctx, v) }
}

const spoken = (said: readonly Sentence[], you: boolean, v: Voice, button = false): string =>
  render(you ? said : coalesce(said), button ? v.language.buttons : v.language.speech).join(' ')

/** Effects of the running text as sentences, or as a button says them. */
export function effectsAt(
  s: State,
  effects: readonly Effect[],
  node: unknown,
  v: Voice,
  button = false,
): string {
  const ctx = contextAt(s, origin(s), node, v)
  const you = ctx.subject === v.language.you
  return spoken(allSentences(effects, { ...ctx, joined: !you }, v.language), you, v, button)
}

// ---- the node that asks

type Price = Extract<Amount, { op: 'ifPaid' }>
type Divide = { readonly op: 'mayDivide' }
type Asking = Effect | Price | Divide | { readonly op: 'from' }

/** The damage that an optional price belongs to, with this price alone. */
function paidDamage(from: Origin, price: Price): Effect {
  let found: Effect = { op: 'deal', n: price }
  if (from.kind !== 'rule')
    walk(from.definition, (node) => {
      if (node.op !== 'deal') return
      const deal = node as Extract<Effect, { op: 'deal' }>
      if (typeof deal.n !== 'object' || deal.n.op !== 'sum' || !deal.n.plus.includes(price)) return
      found = { ...deal, n: { ...deal.n, plus: [price] } }
    })
  return found
}

/** « Vous pouvez perdre 1 charge pour infliger 2 dégâts supplémentaires »: what is dealt anyway is not asked for. */
function priceText(s: State, from: Origin, price: Price, v: Voice): string {
  const ctx = contextAt(s, from, price, v)
  const you = ctx.subject === v.language.you
  const [dealt, ...asked] = allSentences([paidDamage(from, price)], { ...ctx, joined: !you }, v.language)
  return spoken(asked.length === 0 && dealt !== undefined ? [dealt] : asked, you, v)
}

function divideText(s: State, v: Voice): string {
  const rule = knownNemesis(nemesisId.get(s))?.mat.find(
    (node) => node.op === 'rule' && node.rule.op === 'mayDivide',
  )
  if (rule === undefined) return ''
  const { rule: divide } = rule as { readonly rule: Extract<Rule, { op: 'mayDivide' }> }
  return v.questions.divideHusks(unstopped(effectsAt(s, divide.price, null, v, true)))
}

const names = (tree: unknown, name: string): boolean =>
  tree === name ||
  (typeof tree === 'object' && tree !== null && Object.values(tree).some((each) => names(each, name)))

/** What is only chosen is said with what is done to it: "play a gem in hand twice, then destroy it". */
function withUses(from: Origin, chosen: Extract<Effect, { op: 'choose' }>): readonly Effect[] {
  const find = (tree: unknown): readonly Effect[] | undefined => {
    if (typeof tree !== 'object' || tree === null) return undefined
    if (Array.isArray(tree) && tree.includes(chosen)) return tree.slice(tree.indexOf(chosen))
    for (const each of Object.values(tree)) {
      const found = find(each)
      if (found !== undefined) return found
    }
    return undefined
  }
  const [, ...after] = (from.kind === 'rule' ? undefined : find(from.definition)) ?? [chosen]
  const { as } = chosen
  const other = as === undefined ? 0 : after.findIndex((effect) => !names(effect, as))
  return [chosen, ...(other < 0 ? after : after.slice(0, other))]
}

function nodeText(s: State, from: Origin, node: Asking, v: Voice): string {
  switch (node.op) {
    case 'from':
      return ''
    case 'mayDivide':
      return divideText(s, v)
    case 'ifPaid':
      return priceText(s, from, node, v)
    case 'choose':
      return effectsAt(s, withUses(from, node), node, v)
    default:
      return effectsAt(s, [node], node, v)
  }
}

/** "Who suffers 3 damage?", or a question in front of the text when it cannot be turned into one. */
function whoText(s: State, from: Origin, block: Extract<Effect, { op: 'block' }>, v: Voice): string {
  const { who } = block
  if (who === 'eachPlayer') return `${v.questions.inWhichOrder()} ${effectsAt(s, [block], block, v)}`
  const tied = typeof who === 'object' && 'with' in who
  if (who === 'anyPlayer' || who === 'anyAlly' || tied || (typeof who === 'object' && isAnybody(who))) {
    const subject = v.questions.who(who === 'anyAlly' ? 'ally' : 'player')
    const ctx: Context = { ...contextAt(s, from, block, v), subject, joined: true }
    const said = coalesce(allSentences(block.steps, ctx, v.language))
    const [first] = said
    const asks =
      first !== undefined &&
      first.leads.length === 0 &&
      first.words === undefined &&
      first.clauses[0]?.subject === subject
    if (asks) {
      const whole = spoken(said, true, v)
      const question = spoken([first], true, v)
      const asked = `${v.asks(question)}${whole.slice(question.length)}`
      return tied ? `${v.questions.tie()} ${asked}` : asked
    }
  }
  const tiedMinions = typeof who === 'object' && 'minion' in who && isExtreme(who.minion)
  const which = v.questions.which(blockNoun(s, from, block, v))
  return `${tiedMinions ? tieBetween(which, v) : which} ${effectsAt(s, [block], block, v)}`
}

/** "A tie. Which spell?" */
const tieBetween = (which: string, v: Voice): string => `${v.questions.tie()} ${v.capital(which)}`

const isAnybody = (who: Exclude<Who, string>): boolean => 'different' in who || 'anotherThan' in who

function blockNoun(s: State, from: Origin, block: Extract<Effect, { op: 'block' }>, v: Voice): NounKey {
  const { who } = block
  if (typeof who !== 'object' || !('minion' in who) || typeof who.minion === 'string') return 'player'
  const source = sourceOf(who.minion)
  return source === undefined ? 'minion' : described(source, contextAt(s, from, block, v)).noun
}

/** Somebody is only asked for the one that is most or least when there are several: what these are. */
function tiedNoun(s: State, from: Origin, node: Asking, v: Voice): NounKey | undefined {
  if (!('pick' in node) || !isExtreme(node.pick)) return undefined
  const source = sourceOf(node.pick)
  return source === undefined ? 'card' : described(source, contextAt(s, from, node, v)).noun
}

const isExtreme = (pick: unknown): boolean => {
  const { op, n } = pick as Partial<Extract<Pick, { op: 'most' | 'least' }>>
  return (op === 'most' || op === 'least') && n === 1
}

/** Texts that were rendered for a node, by everything of a table that they depend on but the card they stand on. */
const renderedTexts = rememberedOf((_node: object, _at: string) => new WeakMap<object, string>())
/** Texts of the rules stand on nothing. */
const NO_CARD = {}

/** Little of a table shows in what is asked: at all tables that are alike in that, it is rendered once. */
function renderOnce(
  s: State,
  from: Origin,
  node: Asking,
  doing: string,
  v: Voice,
  render: () => string,
): string {
  // A price stands on the mat, and not on the card that asks; and names of others may be any that people have given.
  if (node.op === 'mayDivide' || !isOfAsked(s)) return render()
  const at = `${doing} ${nemesisId.get(s)} ${difficulty.get(s)} ${playerCount.get(s)}`
  const known = renderedTexts(node, at, v.language)
  const on = from.kind === 'rule' ? NO_CARD : from.definition
  const before = known.get(on)
  if (before !== undefined) return before
  const text = render()
  known.set(on, text)
  return text
}

export function selectionText(s: State, asked: ThingSelection, v: Voice): string {
  const from = origin(s)
  const node = asked.note.why as Asking
  return renderOnce(s, from, node, `of ${asked.things}`, v, () => selectionOf(s, from, asked, node, v))
}

function selectionOf(s: State, from: Origin, asked: ThingSelection, node: Asking, v: Voice): string {
  if (node.op === 'block') return whoText(s, from, node, v)
  const text = nodeText(s, from, node, v)
  if (asked.things !== 'players') {
    const noun = tiedNoun(s, from, node, v)
    return noun === undefined ? text : `${tieBetween(v.questions.which(noun), v)} ${text}`
  }
  return text === '' ? v.questions.which('player') : `${v.questions.which('player')} ${text}`
}

export function consentText(s: State, v: Voice): string {
  const asked = steps.consents[machine.askedOperand(s, 0)]!
  const from = origin(s)
  const node = asked.note.why as Asking
  return renderOnce(s, from, node, 'may', v, () => nodeText(s, from, node, v))
}

/** The ways of the either that is being asked. */
export function branchText(s: State, branch: number, v: Voice): string {
  const asked = steps.forks[machine.askedOperand(s, 0)]!
  const node = asked.note.why as Extract<Effect, { op: 'either' }>
  return renderOnce(s, origin(s), node, `way ${branch}`, v, () =>
    effectsAt(s, node.ways[branch]!, node, v, true),
  )
}

export const askedSeat = (s: State, v: Voice): string => {
  const seat = machine.seat(s)
  return seat === TABLE ? v.table : seatName(s, seat, v)
}
