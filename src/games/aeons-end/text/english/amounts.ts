import { form, type Noun, phrase } from '../../../../language/text/english/nouns.ts'
import { inWords } from '../../../../language/text/english/numbers.ts'
import type { Amount, Source } from '../../language/nodes.ts'
import { type Context, described, isPlayerName } from '../context.ts'
import { type Counted, type Quantity, quantityOf, settled } from '../quantity.ts'
import { isZone } from '../things.ts'
import { damage, nouns, token } from './lexicon.ts'
import { nemesisName, playerWith } from './people.ts'
import { cardNoun, head } from './phrases.ts'
import { possessive, whose } from './places.ts'

const isToken = (of: Counted): of is Extract<Counted, { token: string }> => 'token' in of

const holder = (of: 'you' | 'self' | undefined, ctx: Context): string =>
  of === 'you' ? 'you have' : `${of === 'self' ? 'this card' : nemesisName(ctx)} has`

/** What is counted, after "the number of" (n = 2) or "for each" (n = 1). */
function things(source: Source, n: 1 | 2, ctx: Context): string {
  const d = described(source, ctx)
  if (isZone(d, 'prepped') && typeof d.owner === 'object' && 'with' in d.owner)
    return `${form(nouns.spell, n)} prepped by ${playerWith(d.owner, ctx)}`
  const own =
    d.of === 'subject' && d.noun === 'turnCard'
      ? possessive(ctx.subject)
      : d.owner === 'subject' && (isZone(d, 'prepped') || isZone(d, 'breaches'))
        ? whose(d.owner, ctx)
        : undefined
  if (own === undefined) return head(d, n, ctx)
  const plural = head(d, 2, ctx)
  return n === 1 ? `of ${own} ${plural}` : `${own} ${plural}`
}

const counted = (of: Counted, n: 1 | 2, ctx: Context): string =>
  isToken(of) ? `${form(token(of.token), n)} ${holder(of.of, ctx)}` : things(of, n, ctx)

export const forEach = (of: Counted, ctx: Context): string => `for each ${counted(of, 1, ctx)}`
const numberOf = (of: Counted, ctx: Context): string => `the number of ${counted(of, 2, ctx)}`

const multiple = (n: number): string | undefined =>
  n === 1 ? undefined : n === 2 ? 'twice' : `${inWords(n)} times`

/** What an amount is equal to, as a noun phrase. */
export function equalTo(raw: Amount, ctx: Context): string {
  const amount = settled(raw, ctx.setting)
  if (typeof amount === 'number') return String(amount)
  switch (amount.op) {
    case 'count':
      return numberOf(amount.of, ctx)
    case 'each':
      return phrase(multiple(amount.n), numberOf(amount.of, ctx))
    case 'tokens':
      return numberOf({ token: amount.name, ...(amount.of === undefined ? {} : { of: amount.of }) }, ctx)
    case 'sum':
      return [amount.base, ...amount.plus].map((each) => equalTo(each, ctx)).join(' plus ')
    case 'less':
      return `${equalTo(amount.base, ctx)} minus ${equalTo(amount.by, ctx)}`
    case 'half':
      return `half ${equalTo(amount.of, ctx)}, rounded ${amount.round}`
    case 'every':
      return `1 for every ${amount.k} of ${equalTo(amount.of, ctx)}`
    case 'given':
      return `${equalTo(amount.then, ctx)} or ${equalTo(amount.otherwise, ctx)}`
    case 'ifPaid':
      return equalTo(amount.n, ctx)
    case 'lifeOf':
      return amount.who === 'self'
        ? "this minion's current life"
        : amount.who === 'you'
          ? 'your current life'
          : amount.who === 'gravehold'
            ? "Gravehold's current life"
            : 'card' in amount.who
              ? `the current life of ${cardNoun(amount.who.card, ctx).one}`
              : `that ${isPlayerName(amount.who.bound, ctx) ? 'player' : 'minion'}'s current life`
    case 'shields':
      return `the number of ${token('shield').many} this minion has`
    case 'powerOf':
      return `the number of ${token('power').many} on ${cardNoun(amount.card, ctx).one}`
    case 'bridges':
      return `the number of ${token('bridge').many} in play`
    case 'costOf': {
      const binding = ctx.notes.bindings.get(amount.name)
      return binding === undefined ? 'its cost' : `the cost of that ${nouns[binding.noun].one}`
    }
    case 'chargesOf':
      return `the number of ${possessive(ctx.subject)} charges`
    case 'nemesisTier':
      return 'the nemesis tier'
    case 'timesThisTurn':
      return `the number of times you have ${amount.what} it this turn`
    case 'everything':
      return 'all of it'
    case 'lostTokens':
      return 'the number of tokens lost this way'
    case 'parameter':
      return 'that number'
    case 'byDifficulty':
    case 'byPlayers':
      return equalTo(settled(amount, ctx.setting), ctx)
  }
}

/** "3 damage", "2 additional damage for each …", "damage equal to …", "all of your charges". */
export function much(quantity: Quantity, noun: Noun, ctx: Context, additional = false): string {
  const more = additional ? 'additional' : undefined
  switch (quantity.kind) {
    case 'number':
      return phrase(String(quantity.n), more, form(noun, quantity.n))
    case 'each':
      return phrase(String(quantity.n), more, form(noun, quantity.n), forEach(quantity.of, ctx))
    case 'every':
      return `${phrase('1', more, noun.one)} for every ${inWords(quantity.k)} ${counted(quantity.of, 2, ctx)}`
    case 'equal':
      return phrase(more, noun.many, 'equal to', equalTo(quantity.to, ctx))
    case 'reduced':
      return `${much(quantity.base, noun, ctx, additional)}, reduced by ${less(quantity.by, ctx)}`
    case 'all':
      return `all of ${possessive(ctx.subject)} ${noun.many}`
    case 'thatMany':
      return `that ${noun.one === noun.many ? 'much' : 'many'} ${noun.many}`
  }
}

const less = (by: Quantity, ctx: Context): string =>
  by.kind === 'each'
    ? `${by.n} ${forEach(by.of, ctx)}`
    : by.kind === 'number'
      ? String(by.n)
      : by.kind === 'equal'
        ? equalTo(by.to, ctx)
        : 'that much'

/** "two husks", "cards equal to …": things counted in words. */
export function many(amount: Amount, noun: Noun, ctx: Context): string {
  const quantity = quantityOf(amount, ctx.setting)
  if (quantity.kind === 'number') return `${inWords(quantity.n)} ${form(noun, quantity.n)}`
  if (quantity.kind === 'thatMany') return `that many ${noun.many}`
  if (quantity.kind === 'every')
    return `one ${noun.one} for every ${inWords(quantity.k)} ${counted(quantity.of, 2, ctx)}`
  if (quantity.kind === 'each')
    return `${inWords(quantity.n)} ${form(noun, quantity.n)} ${forEach(quantity.of, ctx)}`
  return `${noun.many} equal to ${equalTo(amount, ctx)}`
}

export const damages = (quantity: Quantity, ctx: Context, additional: boolean): string =>
  much(quantity, damage, ctx, additional)
