import { f, form, list, m, type Noun, un } from '../../../../language/text/french/nouns.ts'
import { inWords } from '../../../../language/text/french/numbers.ts'
import type { Amount, Condition, Things } from '../../language/nodes.ts'
import type { Context } from '../context.ts'
import { type Comparison, contrary, flipped, printed } from '../quantity.ts'
import { type Described, describedThings, isOnPlaymat, isWholePlace } from '../things.ts'
import { didAsOften, value } from './amounts.ts'
import { said } from './filters.ts'
import { factions, kinds, lifePoint, sigil, skillCalled, typeNoun } from './lexicon.ts'
import { genderOf, nounPhrase, oneOf } from './noun-phrases.ts'
import { headNoun, selfSubject, shortName } from './nouns.ts'
import { pronounFor } from './objects.ts'
import { reference, thing } from './phrases.ts'
import { placesOf } from './places.ts'

export const symbols = (influence: string): string => [...influence].map((letter) => `{${letter}}`).join('')

/** Who has it, yes or no. */
interface Possessor {
  readonly has: string
  readonly hasNo: string
}
const you: Possessor = { has: 'vous avez', hasNo: "vous n'avez" }
const enemy: Possessor = { has: 'le joueur adverse a', hasNo: "le joueur adverse n'a" }
const nobody: Possessor = { has: 'il y a', hasNo: "il n'y a" }
const possessors = { you, enemy, both: nobody } as const

/** Where, after « avoir »: « en main », « dans votre Néant ». */
function at(d: Described, ctx: Context): string {
  if (isOnPlaymat(d) || d.places.length === 0) return ''
  if (d.places.length === 1 && d.places[0] === 'hand' && d.side !== 'both') return ' en main'
  return ` ${placesOf(d.places, d.side, { ...ctx, actor: d.side === 'enemy' ? 'enemy' : ctx.actor }, 'dans')}`
}

/** Whose units they are is said by who has them. */
const ownerless = (d: Described): Described => (isOnPlaymat(d) ? { ...d, side: 'both' } : d)

function existence(things: Things, ctx: Context, yes: (d: Described) => string): string {
  const d = describedThings(things)
  if (d === undefined) return `il y a ${thing(things, ctx)}`
  return `${possessors[d.side].has} ${yes(ownerless(d))}${at(d, ctx)}`
}

function absence(things: Things, ctx: Context): string {
  const d = describedThings(things)
  if (d === undefined) return `il n'y a pas ${thing(things, ctx)}`
  const none = genderOf(d) === 'f' ? 'aucune' : 'aucun'
  return `${possessors[d.side].hasNo} ${none} ${nounPhrase(ownerless(d), 1, ctx, 'ou', d.other)}${at(d, ctx)}`
}

// ---- comparisons

interface Possession {
  readonly who: Possessor
  /** « deux influences » is counted, « 8 de puissance maximale » measured. */
  readonly noun?: Noun
  readonly measure?: string
  /** « 1 de force »; « 1 point de vie ». */
  readonly digits?: true
}

function possession(amount: Amount, ctx: Context): Possession | undefined {
  if (typeof amount === 'number') return undefined
  const owner = (of: Things | undefined): Possessor =>
    of === undefined || (of.op === 'players' && of.who === 'you')
      ? you
      : { has: `${nominative(of, ctx)} a`, hasNo: `${nominative(of, ctx)} n'a` }
  switch (amount.op) {
    case 'totalInfluence':
      return { who: you, noun: f('influence') }
    case 'influence':
      return { who: you, noun: f(`influence ${factions[amount.faction]}`) }
    case 'influenceTypes':
      return { who: you, noun: { one: "type d'influence", many: "types d'influence", gender: 'm' } }
    case 'maxPower':
      return { who: owner(amount.of), measure: 'puissance maximale' }
    case 'power':
      return { who: you, measure: 'puissance' }
    case 'playerHealth':
      return { who: owner(amount.of), noun: lifePoint, digits: true }
    case 'armor':
      return { who: owner(amount.of), measure: 'armure' }
    case 'turns':
      return { who: you, noun: m('tour') }
    case 'battleSkills':
      return { who: owner(amount.of), noun: f('compétence de combat') }
    case 'stat':
      return amount.stat === 'cost'
        ? undefined
        : { who: owner(amount.of), measure: amount.stat === 'strength' ? 'force' : 'vie' }
    default:
      return undefined
  }
}

/** As the subject of a condition: « elle », « Cirso », « le joueur adverse ». */
export function nominative(things: Things, ctx: Context): string {
  if (things.op === 'self') return ctx.selfNamed ? selfSubject(ctx.card) : shortName(ctx.card)
  if (things.op === 'the') {
    const it = reference(things.name, ctx)
    return it.pronoun ? pronounFor(it) : it.words
  }
  return thing(things, ctx)
}

const tails = { exactly: '', atLeast: ' ou plus', atMost: ' ou moins' } as const

function compare({ left, is, right }: Comparison, ctx: Context): string {
  const n = printed(right)
  if (n === undefined) {
    const than = { exactly: 'égal à', atLeast: 'au moins égal à', atMost: 'au plus égal à' }[is]
    return `${value(left, ctx)} est ${than} ${value(right, ctx)}`
  }
  const exactly = is === 'exactly' ? 'exactement ' : ''
  if (typeof left === 'object' && left.op === 'count') {
    if (n === 0 && is !== 'atLeast') return absence(left.of, ctx)
    const hit = is === 'atLeast' ? didHit(left.of, n, ctx) : undefined
    if (hit !== undefined) return hit
    return existence(
      left.of,
      ctx,
      (d) => `${exactly}${inWords(n, genderOf(d))} ${nounPhrase(d, n, ctx, 'ou', d.other)}${tails[is]}`,
    )
  }
  if (typeof left === 'object' && left.op === 'history') return didAsOften(left, n, exactly, tails[is])
  const has = possession(left, ctx)
  if (has === undefined) return `${value(left, ctx)} est ${exactly}de ${n}${tails[is]}`
  const { who, noun, measure, digits } = has
  if (measure !== undefined)
    return n === 0 && is !== 'atLeast'
      ? `${who.hasNo} pas de ${measure}`
      : `${who.has} ${exactly}${n} de ${measure}${tails[is]}`
  if (n === 0 && is !== 'atLeast')
    return `${who.hasNo} ${noun!.gender === 'f' ? 'aucune' : 'aucun'} ${noun!.one}`
  return `${who.has} ${exactly}${digits ? n : inWords(n, noun!.gender)} ${form(noun!, n)}${tails[is]}`
}

/** « au moins deux de vos Onis ont blessé le joueur adverse ce tour-ci » */
function didHit(things: Things, n: number, ctx: Context): string | undefined {
  const d = describedThings(things)
  if (d === undefined || d.side !== 'you' || !d.rest.some(({ op }) => op === 'hasHit')) return undefined
  const plain = { ...d, side: 'both' as const, rest: d.rest.filter(({ op }) => op !== 'hasHit') }
  const verb = n >= 2 ? 'ont' : 'a'
  return `au moins ${inWords(n, genderOf(d))} de vos ${nounPhrase(plain, 2, ctx)} ${verb} blessé le joueur adverse ce tour-ci`
}

/** « vous avez plus de 25 points de vie » */
function moreThan({ left, is, right }: Comparison, ctx: Context): string | undefined {
  const has = possession(left, ctx)
  const n = printed(right)
  if (has === undefined || n === undefined || is !== 'atMost') return undefined
  if (has.measure !== undefined) return `${has.who.has} plus de ${n} de ${has.measure}`
  return has.digits ? `${has.who.has} plus de ${n} ${form(has.noun!, n)}` : undefined
}

type ConditionTable = {
  readonly [K in Condition['op']]: (condition: Extract<Condition, { op: K }>, ctx: Context) => string
}

/** « vous avez A ou B », where each of them begins with « vous avez ». */
function joint(all: readonly Condition[], ctx: Context, word: 'et' | 'ou'): string | undefined {
  const said = all.map((each) => condition(each, ctx))
  const have = `${you.has} `
  return said.every((each) => each.startsWith(have))
    ? `${have}${list(
        said.map((each) => each.slice(have.length)),
        word,
      )}`
    : undefined
}

const conditions: ConditionTable = {
  compare,
  some: ({ of }, ctx) => existence(of, ctx, (d) => (isWholePlace(d) ? un(kinds.card) : oneOf(d, ctx))),
  none: ({ of }, ctx) => absence(of, ctx),
  and: ({ all }, ctx) =>
    joint(all, ctx, 'et') ??
    list(all.map((each, i) => (i === 0 ? condition(each, ctx) : `que ${condition(each, ctx)}`))),
  or: ({ any }, ctx) =>
    joint(any, ctx, 'ou') ??
    list(
      any.map((each, i) => (i === 0 ? condition(each, ctx) : `si ${condition(each, ctx)}`)),
      'ou',
    ),
  not: ({ of }, ctx) => {
    if (of.op === 'not') return condition(of.of, ctx)
    if (of.op === 'some') return absence(of.of, ctx)
    if (of.op === 'none') return conditions.some({ op: 'some', of: of.of }, ctx)
    if (of.op === 'yourTurn') return "ce n'est pas votre tour"
    if (of.op === 'night') return 'il ne fait pas nuit'
    const other = of.op === 'compare' ? flipped(of) : undefined
    const than = of.op === 'compare' ? moreThan(of, ctx) : undefined
    if (than !== undefined) return than
    return other === undefined ? `il est faux que ${condition(of, ctx)}` : compare(other, ctx)
  },
  influenceAtLeast: ({ influence }) => `vous avez ${symbols(influence)}`,
  matches: ({ thing: what, that }, ctx) => {
    const who = nominative(what, ctx)
    if (that.op === 'kind') return `${who} est ${un(kinds[that.kind])}`
    if (that.op === 'type') return `${who} est ${un(typeNoun(that.type))}`
    if (that.op === 'sigil' && what.op === 'the')
      return `il s'agit de ${un(that.faction === undefined ? sigil : headNoun({ of: 'sigil', faction: that.faction }))}`
    if (that.op === 'sigil')
      return `${who} est ${un(that.faction === undefined ? sigil : headNoun({ of: 'sigil', faction: that.faction }))}`
    if (that.op === 'has') return `${who} a ${skillCalled(that.skill)}`
    if (that.op === 'faction') return `${who} est une carte ${factions[that.faction]}`
    const agreement = what.op === 'the' ? reference(what.name, ctx) : { gender: 'f' as const, n: 1 }
    const words = said(that, false, ctx, agreement)
    if (/^avec /.test(words)) return `${who} a ${words.slice(5)}`
    return /^ayant /.test(words) ? `${who} a ${words.slice(6)}` : `${who} est ${words}`
  },
  playerHas: ({ skill, who }, ctx) => {
    const own = who.op === 'players' && who.who === 'you'
    if (skill === 'invulnerable')
      return own ? 'vous êtes invulnérable aux dégâts' : `${nominative(who, ctx)} est invulnérable aux dégâts`
    return own ? `vous avez ${skillCalled(skill)}` : `${nominative(who, ctx)} a ${skillCalled(skill)}`
  },
  yourTurn: () => "c'est votre tour",
  firstTurn: () => "c'est votre premier tour",
  night: () => 'il fait nuit',
}

export function condition(node: Condition, ctx: Context): string {
  return (conditions[node.op] as (node: Condition, ctx: Context) => string)(node, ctx)
}

/** When a power card comes depleted, behind « tarie »; what must be absent is said as what may not be there. */
export function unless(node: Condition, ctx: Context): string {
  if (node.op === 'compare' && typeof node.left === 'object' && node.left.op === 'turns') {
    const n = printed(node.right)
    if (n !== undefined && node.is === 'atLeast') return ` pendant vos ${inWords(n - 1)} premiers tours`
  }
  const absent = node.op === 'none' || (node.op === 'compare' && node.is === 'atMost')
  const words = condition(absent ? contrary(node) : node, ctx)
  // What it gives itself does not count: « déjà ».
  const already = words.replace(/^vous avez (?=\{|\d.*puissance maximale)/, 'vous avez déjà ')
  return absent ? ` si ${already}` : `, sauf si ${already}`
}
