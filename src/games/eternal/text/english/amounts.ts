import { form, list, mass, type Noun, noun, phrase, some } from '../../../../language/text/english/nouns.ts'
import { inWords } from '../../../../language/text/english/numbers.ts'
import type { Amount, History } from '../../language/nodes.ts'
import type { Context } from '../context.ts'
import { isThatMuch, printed } from '../quantity.ts'
import { statsOwner } from '../things.ts'
import { condition } from './conditions.ts'
import { factions } from './lexicon.ts'
import { boundTo, eachOf, ownersOf, pluralOf } from './phrases.ts'

const owners = {
  you: 'you have',
  enemy: 'the enemy player has',
  each: 'the players have',
  cursed: 'the cursed player has',
}

/** What was done how often: "you have" "played" "two" "spells" "this turn". */
interface PastAct {
  readonly noun: Noun
  readonly past: string
  readonly span: string
  /** Measured in digits rather than counted in words. */
  readonly measured?: true
}
const turn = 'this turn'
const pastActs: Readonly<Record<History, PastAct>> = {
  'cards played': { noun: noun('card'), past: 'played', span: turn },
  'spells played': { noun: noun('spell'), past: 'played', span: turn },
  'power played': { noun: noun('power card'), past: 'played', span: turn },
  'cards drawn': { noun: noun('card'), past: 'drawn', span: turn },
  'cards discarded': { noun: noun('card'), past: 'discarded', span: turn },
  'units died': { noun: noun('unit'), past: 'lost', span: turn },
  'units sacrificed': { noun: noun('unit'), past: 'sacrificed', span: turn },
  attacks: { noun: noun('time'), past: 'attacked', span: turn },
  'hits on the enemy player': {
    noun: noun('unit'),
    past: 'dealt damage to the enemy player with',
    span: turn,
  },
  'damage taken': { noun: mass('damage'), past: 'taken', span: turn, measured: true },
  'influence gained': { noun: mass('influence'), past: 'gained', span: turn, measured: true },
  'cards drawn or discarded': { noun: noun('card'), past: 'drawn or discarded', span: turn },
  'Sigils played this game': { noun: noun('Sigil'), past: 'played', span: 'this game' },
  'attacks this game': { noun: noun('time'), past: 'attacked', span: 'this game' },
}
type HistoryAmount = Extract<Amount, { op: 'history' }>

/** "you have drawn this turn"; units attack for their player. */
function did({ what, of }: HistoryAmount, ctx: Context): string {
  const { past, span } = pastActs[what]
  const by =
    past === 'attacked' && of === 'you'
      ? 'you or one of your units have'
      : of === 'cursed' && ctx.cursedNamed
        ? 'they have'
        : owners[of]
  return `${by} ${past} ${span}`
}

function history(amount: HistoryAmount, ctx: Context): string {
  const { noun: counted, measured } = pastActs[amount.what]
  return `${measured ? 'the amount of' : 'the number of'} ${counted.many} ${did(amount, ctx)}`
}

/** "you have played two or more spells this turn" */
export function didAsOften({ what, of }: HistoryAmount, n: number, before: string, after: string): string {
  const { noun: counted, past, span, measured } = pastActs[what]
  const count = measured ? String(n) : inWords(n)
  return `${owners[of]} ${past} ${before}${count}${after} ${form(counted, after === '' ? n : 2)} ${span}`
}

/** An amount as a noun phrase: "the number of cards in your hand". */
export function value(amount: Amount, ctx: Context): string {
  if (typeof amount === 'number') return String(amount)
  switch (amount.op) {
    case 'count':
      if (amount.of.op === 'the') return 'their number'
      return `the number of ${pluralOf(amount.of, ctx)}`
    case 'each':
      return amount.n === 1
        ? `the number of ${pluralOf(amount.of, ctx)}`
        : `${amount.n} for each ${eachOf(amount.of, ctx)}`
    case 'sum':
      return list(
        [amount.base, ...amount.plus].map((part) => value(part, ctx)),
        'plus',
      )
    case 'less':
      return `${value(amount.base, ctx)} minus ${value(amount.by, ctx)}`
    case 'half':
      return `half of ${value(amount.of, ctx)}, rounded ${amount.round}`
    case 'every':
      return `one for every ${inWords(amount.k)} of ${value(amount.of, ctx)}`
    case 'given':
      return `${value(amount.then, ctx)} if ${condition(amount.condition, ctx)}, otherwise ${value(amount.otherwise, ctx)}`
    case 'stat':
      // "its cost" could be that of anything spoken of.
      if (amount.stat === 'cost' && amount.of.op === 'the')
        return `that ${boundTo(amount.of.name, ctx)}'s ${statName.cost}`
      return `${ownersOf(amount.of, ctx)} ${statName[amount.stat]}`
    case 'influence':
      return `your ${factions[amount.faction]} influence`
    case 'influenceTypes':
      return 'the number of types of influence you have'
    case 'totalInfluence':
      return 'your total influence'
    case 'maxPower':
      return amount.of === undefined ? 'your maximum power' : `${ownersOf(amount.of, ctx)} maximum power`
    case 'power':
      return 'your power'
    case 'playerHealth':
      return `${ownersOf(amount.of, ctx)} Health`
    case 'armor':
      return `${ownersOf(amount.of, ctx)} Armor`
    case 'spent':
      return 'the power spent'
    case 'thatMany':
      return 'that number'
    case 'history':
      return history(amount, ctx)
    case 'battleSkills':
      return `the number of ${ownersOf(amount.of, ctx)} battle skills`
    case 'number':
      return String(amount.printed)
    case 'turns':
      return 'the number of your turns'
    case 'negative':
      return `minus ${value(amount.of, ctx)}`
    case 'highest':
      return `the highest ${statName[amount.stat]} among ${pluralOf(amount.of, ctx)}`
  }
}

export const statName = { strength: 'Strength', health: 'Health', cost: 'cost' } as const

/** "for each unit in your void", "for every three units in your void". */
export function perEach(
  amount: Amount,
  ctx: Context,
): { readonly n: number; readonly each: string } | undefined {
  if (typeof amount !== 'object') return undefined
  if (amount.op === 'each') return { n: amount.n, each: `for each ${eachOf(amount.of, ctx)}` }
  if (amount.op === 'every' && typeof amount.of === 'object' && amount.of.op === 'count')
    return { n: 1, each: `for every ${inWords(amount.k)} ${pluralOf(amount.of.of, ctx)}` }
  if (amount.op === 'influenceTypes') return { n: 1, each: 'for each type of influence you have' }
  if (amount.op === 'battleSkills')
    return { n: 1, each: `for each of ${ownersOf(amount.of, ctx)} battle skills` }
  if (amount.op === 'every' && typeof amount.of === 'object' && amount.of.op === 'maxPower')
    return { n: 1, each: `for every ${amount.k} maximum power you have` }
  if (amount.op === 'history' && pastActs[amount.what].measured === undefined)
    return { n: 1, each: `for each ${pastActs[amount.what].noun.one} ${did(amount, ctx)}` }
  return undefined
}

/** "3 damage", "damage equal to …", "2 damage for each …", "that much damage". */
export function much(amount: Amount, noun: Noun, ctx: Context, more?: 'additional'): string {
  const n = printed(amount)
  if (n !== undefined) return phrase(String(n), more, form(noun, n))
  const per = perEach(amount, ctx)
  if (per !== undefined) return phrase(String(per.n), more, form(noun, per.n), per.each)
  if (isThatMuch(amount)) return phrase('that much', more, noun.many)
  return phrase(more, noun.many, 'equal to', value(amount, ctx))
}

/** "a card", "three cards", "a card for each …", "that many cards". */
export function many(amount: Amount, noun: Noun, ctx: Context, before = '', after = ''): string {
  const n = printed(amount)
  if (n !== undefined) return some(n, noun, before, after)
  const per = perEach(amount, ctx)
  if (per !== undefined) return phrase(some(per.n, noun, before, after), per.each)
  if (isThatMuch(amount)) return phrase('that many', before, noun.many, after)
  return phrase('a number of', before, noun.many, after, 'equal to', value(amount, ctx))
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** The sign before a value that is no number, and the value itself. */
function variable(amount: Amount): { readonly sign: string; readonly of: Amount } {
  return typeof amount === 'object' && amount.op === 'negative'
    ? { sign: '−', of: amount.of }
    : { sign: '+', of: amount }
}

const sameAmount = (a: Amount | undefined, b: Amount | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** "+1/+1", "+2 Strength", "+Strength/+Health equal to …", "+1 Strength for each …", "that much Strength". */
export function stats(strength: Amount | undefined, health: Amount | undefined, ctx: Context): string {
  const [s, h] = [strength, health].map((each) => (each === undefined ? undefined : printed(each)))
  if (strength !== undefined && health !== undefined) {
    if (s !== undefined && h !== undefined) return `${signedBeside(s, h)}/${signedBeside(h, s)}`
    if (sameAmount(strength, health)) return each(strength, ['Strength', 'Health'], ctx)
    const owner = statsOwner(strength, health)
    if (owner !== undefined) return `${ownersOf(owner, ctx)} Strength and Health`
    return `${stats(strength, undefined, ctx)} and ${stats(undefined, health, ctx)}`
  }
  const only = strength ?? health ?? 0
  const name = strength === undefined ? 'Health' : 'Strength'
  const n = s ?? h
  return n === undefined ? each(only, [name], ctx) : `${signed(n)} ${name}`
}

/** Beside a minus, zero is minus zero: "−1/−0". */
const signedBeside = (n: number, other: number): string => (n === 0 && other < 0 ? '−0' : signed(n))

function each(amount: Amount, names: readonly string[], ctx: Context): string {
  const { sign, of } = variable(amount)
  const per = perEach(of, ctx)
  if (per !== undefined) {
    const n = `${sign}${per.n}`
    return `${names.length === 1 ? `${n} ${names[0]}` : `${n}/${n}`} ${per.each}`
  }
  if (isThatMuch(of) && sign === '+') return `that much ${list(names)}`
  return `${names.map((name) => `${sign}${name}`).join('/')} equal to ${value(of, ctx)}`
}
