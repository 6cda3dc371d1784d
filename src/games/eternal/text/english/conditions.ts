import { a, form, list, mass, type Noun, noun } from '../../../../language/text/english/nouns.ts'
import { inWords } from '../../../../language/text/english/numbers.ts'
import type { Amount, Condition, Things } from '../../language/nodes.ts'
import type { Context } from '../context.ts'
import { type Comparison, contrary, flipped, printed } from '../quantity.ts'
import { type Described, describedThings, isOnPlaymat, isWholePlace } from '../things.ts'
import { didAsOften, value } from './amounts.ts'
import { filterWords } from './filters.ts'
import { factionNames, factions, kinds, skillWord, typeNoun } from './lexicon.ts'
import { nounPhrase } from './noun-phrases.ts'
import { pronounsOf, shortName } from './nouns.ts'
import { object, thing } from './phrases.ts'
import { placesOf } from './places.ts'

export const symbols = (influence: string): string => [...influence].map((letter) => `{${letter}}`).join('')

/** Somebody who has something, with the verb. */
const possessor = (who: 'you' | 'enemy'): string => (who === 'you' ? 'you have' : 'the enemy player has')

/** "you have a unit", "there is a spell in the void". */
function existence(
  things: Things,
  ctx: Context,
  count: (d: Described, plural: boolean) => string,
  plural: boolean,
): string {
  const d = describedThings(things)
  if (d === undefined) return `${thing(things, ctx)} ${plural ? 'are' : 'is'} there`
  const at = isOnPlaymat(d)
    ? ''
    : ` in ${placesOf(d.places, d.side, d.side === 'enemy' ? { ...ctx, actor: 'enemy' } : ctx)}`
  const own: Described =
    isOnPlaymat(d) && d.side === 'enemy' ? { ...d, places: ['playmat'], side: 'both' } : d
  const what = `${count(own, plural)}${at}`
  return d.side === 'both' ? `there ${plural ? 'are' : 'is'} ${what}` : `${possessor(d.side)} ${what}`
}

const one = (ctx: Context) => (d: Described) =>
  d.other ? `another ${nounPhrase(d, 1, ctx, 'or', false)}` : a(nounPhrase(d, 1, ctx))
const no = (ctx: Context) => (d: Described) => `no ${nounPhrase(d, 2, ctx)}`

// ---- comparisons

/** What somebody has a number of. */
function possession(
  amount: Amount,
  ctx: Context,
): { readonly who: string; readonly noun: Noun; readonly words?: true; readonly stat?: true } | undefined {
  if (typeof amount === 'number') return undefined
  const owner = (of: Things | undefined): string =>
    of === undefined || (of.op === 'players' && of.who === 'you') ? 'you have' : `${thing(of, ctx)} has`
  switch (amount.op) {
    case 'totalInfluence':
      return { who: 'you have', noun: mass('influence'), words: true }
    case 'influence':
      return { who: 'you have', noun: mass(`${factions[amount.faction]} influence`) }
    case 'influenceTypes':
      return { who: 'you have', noun: noun('type of influence', 'types of influence'), words: true }
    case 'maxPower':
      return { who: owner(amount.of), noun: mass('maximum power') }
    case 'power':
      return { who: 'you have', noun: mass('power') }
    case 'playerHealth':
      return { who: owner(amount.of), noun: mass('Health'), stat: true }
    case 'armor':
      return { who: owner(amount.of), noun: mass('Armor'), stat: true }
    case 'turns':
      return { who: 'you have had', noun: noun('turn'), words: true }
    case 'battleSkills':
      return { who: `${thing(amount.of, ctx)} has`, noun: noun('battle skill'), words: true }
    case 'stat':
      return amount.stat === 'cost'
        ? undefined
        : {
            who: `${nominative(amount.of, ctx)} has`,
            noun: mass(amount.stat === 'strength' ? 'Strength' : 'Health'),
            stat: true,
          }
    default:
      return undefined
  }
}

/** The card itself as the subject of its own condition: "while she has 4 Strength or more". */
const nominative = (things: Things, ctx: Context): string =>
  things.op === 'self'
    ? ctx.selfNamed
      ? pronounsOf(ctx.card).subject
      : shortName(ctx.card)
    : thing(things, ctx)

function compare({ left, is, right }: Comparison, ctx: Context): string {
  const n = printed(right)
  if (n === undefined) {
    const than = { exactly: 'is equal to', atLeast: 'is at least', atMost: 'is at most' }[is]
    return `${value(left, ctx)} ${than} ${value(right, ctx)}`
  }
  const more = { exactly: 'exactly ', atLeast: '', atMost: '' }[is]
  if (typeof left === 'object' && left.op === 'count') {
    if (n === 0 && is !== 'atLeast') return existence(left.of, ctx, no(ctx), true)
    const hit = is === 'atLeast' ? didHit(left.of, n, ctx) : undefined
    if (hit !== undefined) return hit
    const tail = { exactly: '', atLeast: ' or more', atMost: ' or fewer' }[is]
    return existence(
      left.of,
      ctx,
      (d) => `${more}${inWords(n)}${tail} ${nounPhrase(d, tail === '' ? n : 2, ctx)}`,
      tail !== '' || n !== 1,
    )
  }
  if (typeof left === 'object' && left.op === 'history')
    return didAsOften(left, n, more, { exactly: '', atLeast: ' or more', atMost: ' or fewer' }[is])
  const has = possession(left, ctx)
  if (has === undefined) {
    const tail = { exactly: '', atLeast: ' or more', atMost: ' or less' }[is]
    return `${value(left, ctx)} is ${more}${n}${tail}`
  }
  if (n === 0 && is !== 'atLeast') return `${has.who} no ${has.noun.many}`
  const tail = { exactly: '', atLeast: ' or more', atMost: has.words ? ' or fewer' : ' or less' }[is]
  const noun = form(has.noun, tail === '' ? n : 2)
  const count = has.words ? inWords(n) : n
  return `${has.who} ${more}${has.stat ? `${count} ${noun}${tail}` : `${count}${tail} ${noun}`}`
}

/** "you have more than 25 Health" */
function moreThan({ left, is, right }: Comparison, ctx: Context): string | undefined {
  const has = possession(left, ctx)
  const n = printed(right)
  if (has === undefined || has.words || n === undefined || is !== 'atMost') return undefined
  return `${has.who} more than ${n} ${form(has.noun, n)}`
}

type ConditionTable = {
  readonly [K in Condition['op']]: (condition: Extract<Condition, { op: K }>, ctx: Context) => string
}

/** "you have A or B", where each of them begins with "you have". */
function joint(all: readonly Condition[], ctx: Context, word: 'and' | 'or'): string | undefined {
  const said = all.map((each) => condition(each, ctx))
  const have = 'you have '
  return said.every((each) => each.startsWith(have))
    ? `${have}${list(
        said.map((each) => each.slice(have.length)),
        word,
      )}`
    : undefined
}

/** "two or more of your Oni hit the enemy player this turn" */
function didHit(things: Things, n: number, ctx: Context): string | undefined {
  const d = describedThings(things)
  if (d === undefined || d.side !== 'you' || !d.rest.some(({ op }) => op === 'hasHit')) return undefined
  const plain = { ...d, side: 'both' as const, rest: d.rest.filter(({ op }) => op !== 'hasHit') }
  return `${inWords(n)} or more of your ${nounPhrase(plain, 2, ctx)} hit the enemy player this turn`
}

/** When a power card comes depleted; what must be absent is said as what may not be there. */
export function unless(node: Condition, ctx: Context): string {
  if (node.op === 'compare' && typeof node.left === 'object' && node.left.op === 'turns') {
    const n = printed(node.right)
    if (n !== undefined && node.is === 'atLeast') return `on your first ${inWords(n - 1)} turns`
  }
  const absent = node.op === 'none' || (node.op === 'compare' && node.is === 'atMost')
  const words = condition(absent ? contrary(node) : node, ctx)
  // What it gives itself does not count: "already".
  const already = words.replace(/^you have (?=\{|\d.*maximum power)/, 'you already have ')
  return `${absent ? 'if' : 'unless'} ${already}`
}

const conditions: ConditionTable = {
  compare,
  some: ({ of }, ctx) => {
    const d = describedThings(of)
    return existence(of, ctx, d !== undefined && isWholePlace(d) ? () => 'a card' : one(ctx), false)
  },
  none: ({ of }, ctx) => existence(of, ctx, no(ctx), true),
  and: ({ all }, ctx) => joint(all, ctx, 'and') ?? list(all.map((each) => condition(each, ctx))),
  or: ({ any }, ctx) =>
    joint(any, ctx, 'or') ??
    list(
      any.map((each) => condition(each, ctx)),
      'or',
    ),
  not: ({ of }, ctx) => {
    if (of.op === 'not') return condition(of.of, ctx)
    if (of.op === 'some') return conditions.none({ op: 'none', of: of.of }, ctx)
    if (of.op === 'none') return conditions.some({ op: 'some', of: of.of }, ctx)
    if (of.op === 'yourTurn') return 'it is not your turn'
    if (of.op === 'night') return 'it is not Night'
    const other = of.op === 'compare' ? flipped(of) : undefined
    const than = of.op === 'compare' ? moreThan(of, ctx) : undefined
    if (than !== undefined) return than
    return other === undefined ? `it is not so that ${condition(of, ctx)}` : compare(other, ctx)
  },
  influenceAtLeast: ({ influence }) => `you have ${symbols(influence)}`,
  matches: ({ thing: what, that }, ctx) => {
    const who = nominative(what, ctx)
    if (that.op === 'kind') return `${who} is ${a(kinds[that.kind].one)}`
    if (that.op === 'type') return `${who} is ${a(typeNoun(that.type).one)}`
    if (that.op === 'has') return `${who} has ${skillWord(that.skill).name}`
    if (that.op === 'sigil')
      return `${who} is ${a(that.faction === undefined ? 'Sigil' : `${factionNames[that.faction]} Sigil`)}`
    const { pre, post } = filterWords(that, ctx)
    if (post === undefined) return `${who} is ${pre?.includes('{') ? `${a(pre)} card` : (pre ?? '')}`
    return /^with /.test(post) ? `${who} has ${post.slice(5)}` : `${who} is a card ${post}`
  },
  playerHas: ({ skill, who }, ctx) => {
    const subject = who.op === 'players' && who.who === 'you' ? 'you have' : `${object(who, ctx)} has`
    const are = who.op === 'players' && who.who === 'you' ? 'you are' : `${object(who, ctx)} is`
    const { verb, name, said } = skillWord(skill)
    return verb === 'be' ? `${are} ${said ?? name}` : `${subject} ${name}`
  },
  yourTurn: () => 'it is your turn',
  firstTurn: () => 'it is your first turn',
  night: () => 'it is Night',
}

export function condition(node: Condition, ctx: Context): string {
  return (conditions[node.op] as (node: Condition, ctx: Context) => string)(node, ctx)
}
