import { NONE } from '../../../../kernel/state.ts'
import type { Sum } from '../../../../language/face.ts'
import { walk } from '../../../../language/nodes.ts'
import { cardCalled, cardLibrary, mageLibrary, matLibrary, nemesisCalled } from '../../content.ts'
import { rows } from '../../engine.ts'
import type { Amount } from '../../language/nodes.ts'
import type { Event, SumLine } from '../../protocol/events.ts'
import type { Topic } from '../../protocol/topics.ts'
import { gemsWouldGive } from '../../rules/gems.ts'
import { rules } from '../../rules/modifiers.ts'
import { BREACHES, preppedIn, type State, zones } from '../../state.ts'
import { breachPrices, type Summed, spellDamage } from '../../visibility/accounts.ts'
import { magesBySeat } from '../../visibility/events.ts'
import { contextFor, standingOf } from '../cards.ts'
import type { Context } from '../context.ts'
import { perThing } from '../quantity.ts'
import { type Origin, originName, originNamed, readBindings } from './asking.ts'
import { type Seated, seatName } from './events.ts'
import type { Voice } from './voice.ts'

/* Why a number is what it is, from the lines of its account: "4 = 3 (Ignite) + 1 (breach III)". */

const MINUS = '−'

/** What the reasons of a number need of the event that tells it. */
type EventContext = Seated & { readonly by?: number }

type TextLine = Extract<SumLine, { why: 'text' }>

const textOrigin = ({ text, card, nemesis }: TextLine): Origin =>
  originNamed(text, card, nemesisCalled(nemesis ?? ''))

/** Whose rule it is: the card, ability or mat it is written on. */
function ruleOrigin(number: number): Origin {
  const node = rules[number]?.node
  const on = (definition: unknown): boolean => {
    let found = false
    walk(definition, (each) => {
      if (each === node) found = true
    })
    return found
  }
  const card = cardCalled(cardLibrary.all().find(on)?.id ?? '')
  if (card !== undefined) return { kind: 'card', definition: card }
  const mage = mageLibrary.all().find(on)
  if (mage !== undefined) return { kind: 'ability', definition: mage }
  const nemesis = nemesisCalled(matLibrary.all().find(on)?.id ?? '')
  return nemesis === undefined ? { kind: 'rule' } : { kind: 'mat', definition: nemesis }
}

function contextOf(from: Origin, v: Voice): Context {
  const id = from.kind === 'rule' ? '' : from.definition.id
  const on =
    from.kind === 'card'
      ? standingOf(from.definition)
      : { id, self: 'card' as const, nemesis: from.kind === 'mat' ? id : '' }
  const ctx = contextFor(on, v.language)
  readBindings(from, ctx, v)
  return ctx
}

/** "for each gem in your hand", "if you have no charges": what this part of a text depends on. */
function partWords({ part, text }: TextLine, from: Origin, v: Voice): string | undefined {
  const amount = part === undefined ? undefined : (rows.writtenAs(part, text) as Amount | undefined)
  if (amount === undefined || typeof amount === 'number') return undefined
  const ctx = contextOf(from, v)
  if (amount.op === 'given' && amount.otherwise === 0) return v.language.if(amount.condition, ctx)
  if (amount.op === 'ifPaid') return v.sums.paid
  const quantity = perThing(amount, ctx.setting)
  return quantity.kind === 'each' ? v.language.forEachOf(quantity.of, ctx) : undefined
}

function textWords(line: TextLine, before: string | undefined, v: Voice): string {
  const from = textOrigin(line)
  const name = originName(from, v) ?? v.sums.rules
  const part = partWords(line, from, v)
  if (part === undefined) return name
  return name === before ? part : `${name}, ${part}`
}

function lineWords(line: SumLine, event: EventContext, before: string | undefined, v: Voice): string {
  switch (line.why) {
    case 'text':
      return textWords(line, before, v)
    case 'rule':
      return originName(ruleOrigin(line.rule), v) ?? v.sums.rules
    case 'breach':
      return v.sums.breach(line.breach)
    case 'focus':
      return v.sums.focus(line.breach)
    case 'quarters':
      return v.sums.quarters(line.quarters)
    case 'cost':
      return v.sums.cost(line.card)
    case 'first focus':
      return v.sums.firstFocus
    case 'refined':
      return v.sums.refined
    case 'charge':
      return v.sums.charge
    case 'ability':
      return v.sums.ability
    case 'exhausted':
    case 'twice':
      return v.sums[line.why](seatName(event, line.player, v))
    case 'excess':
      return v.sums.excess(seatName(event, line.player, v))
    case 'limit':
      return v.sums.limit(event.by !== undefined && event.by < 0)
    case 'power':
      return v.sums.power
  }
}

const signed = (by: number, first: boolean): string =>
  first ? (by < 0 ? `${MINUS}${-by}` : String(by)) : `${by < 0 ? MINUS : '+'} ${Math.abs(by)}`

/** A number and its account as one line. */
function sumWords(
  n: number,
  lines: readonly SumLine[],
  event: EventContext,
  v: Voice,
  alone: (n: number, why: string) => string = v.sums.alone,
): string {
  let name: string | undefined
  const said = lines.map((line) => {
    const words = lineWords(line, event, name, v)
    name ??= line.why === 'text' ? originName(textOrigin(line), v) : undefined
    return words
  })
  const [only] = said
  const words =
    said.length === 1
      ? alone(n, only!)
      : `${n} = ${lines.map(({ by }, i) => `${signed(by, i === 0)} (${said[i]})`).join(' ')}`
  return v.set(words)
}

/** The numbers of an event, each with its reasons. */
export function reasonsOf(event: Event, v: Voice): Sum[] {
  const lines = 'sum' in event ? event.sum : 'spared' in event ? event.spared : undefined
  if (lines === undefined || lines.length === 0) return []
  const n = lines.reduce((total, { by }) => total + by, 0)
  const reasons: Sum[] = [{ n, words: sumWords(n, lines, event, v) }]
  if (!('by' in event)) return reasons
  const { by, now } = event
  const before = now - by
  return [...reasons, { n: now, words: v.set(`${now} = ${before} ${signed(by < 0 ? -n : n, false)}`) }]
}

/** A number on the table with its account, behind what it is. */
const summedWords = (what: string, { n, sum }: Summed, event: EventContext, v: Voice): Sum => ({
  n,
  words: v.set(
    v.sums.headed(
      what,
      sumWords(n, sum, event, v, (alone, why) => `${alone} (${why})`),
    ),
  ),
})

/** What the aether of this turn came from and went to. */
function aetherWords(log: readonly Event[], v: Voice): Sum[] {
  const began = log.findLastIndex(({ kind }) => kind === 'turnBegan')
  const changes = log.slice(began + 1).flatMap((event) => {
    if (event.kind !== 'aetherGained' && event.kind !== 'aetherSpent') return []
    const sign = event.kind === 'aetherGained' ? 1 : -1
    return (event.sum ?? []).map((line) => ({ line: { ...line, by: sign * line.by }, event }))
  })
  if (changes.length === 0) return []
  const n = changes.reduce((total, { line }) => total + line.by, 0)
  const parts = changes.map(
    ({ line, event }, i) => `${signed(line.by, i === 0)} (${lineWords(line, event, undefined, v)})`,
  )
  return [{ n, words: v.set(`${n} = ${parts.join(' ')}`) }]
}

/** The numbers of something on the table: a breach, a prepped spell, the aether. */
export function tableSums(s: State, about: Topic, log: readonly Event[], v: Voice): Sum[] {
  if (about.kind === 'aether') return aetherWords(log, v)
  if (about.kind === 'gems') {
    const { gems, aether } = gemsWouldGive(s)
    return gems === 0 ? [] : [{ n: aether, words: v.set(v.sums.gems(gems, aether)) }]
  }
  const b = about.player * BREACHES + about.breach - 1
  const event = { mages: magesBySeat(s) }
  if (about.kind === 'breach') {
    const prices = breachPrices(s, b)
    if (prices === null) return []
    return [
      summedWords(v.sums.toFocus, prices.focus, event, v),
      summedWords(v.sums.toOpen, prices.open, event, v),
    ]
  }
  const c = zones.nth(s, preppedIn(b), about.index)
  const damage = c === NONE ? null : spellDamage(s, c)
  return damage === null ? [] : [summedWords(v.sums.ifCast, damage, event, v)]
}
