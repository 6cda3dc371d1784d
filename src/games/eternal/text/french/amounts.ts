import { f, form, list, m, type Noun, phrase, some, the } from '../../../../language/text/french/nouns.ts'
import { inWords } from '../../../../language/text/french/numbers.ts'
import type { Amount, History } from '../../language/nodes.ts'
import type { Context } from '../context.ts'
import { condition } from './conditions.ts'
import { factions } from './lexicon.ts'
import { eachOf, ownedBy, pluralOf } from './phrases.ts'

const nombre = (of: string): string => `${the(m('nombre'), 1)} de ${of}`

const owners = {
  you: 'vous avez',
  enemy: 'le joueur adverse a',
  each: 'les joueurs ont',
  cursed: 'le joueur maudit a',
}

/** The participle agrees with what stands before it: « les cartes que vous avez jouées ». */
const histories: Readonly<Record<History, (who: string) => string>> = {
  'cards played': (who) => nombre(`cartes que ${who} jouées ce tour-ci`),
  'spells played': (who) => nombre(`sorts que ${who} joués ce tour-ci`),
  'power played': (who) => nombre(`cartes de puissance que ${who} jouées ce tour-ci`),
  'cards drawn': (who) => nombre(`cartes que ${who} piochées ce tour-ci`),
  'cards discarded': (who) => nombre(`cartes que ${who} défaussées ce tour-ci`),
  'units died': (who) => nombre(`unités que ${who} perdues ce tour-ci`),
  'units sacrificed': (who) => nombre(`unités que ${who} sacrifiées ce tour-ci`),
  attacks: (who) => nombre(`fois que ${who} attaqué ce tour-ci`),
  'hits on the enemy player': (who) =>
    nombre(`unités avec lesquelles ${who} blessé l'autre joueur ce tour-ci`),
  'damage taken': (who) => nombre(`dégâts que ${who} subis ce tour-ci`),
  'influence gained': (who) => nombre(`influences que ${who} gagnées ce tour-ci`),
  'attacks this game': (who) => nombre(`fois que ${who} attaqué dans la partie`),
}

export const strength = f('force')
export const health = f('vie')
export const cost = m('coût')
const statNoun = { strength, health, cost } as const
const highest = {
  strength: 'la force la plus élevée',
  health: 'la vie la plus élevée',
  cost: 'le coût le plus élevé',
}
const battleSkill: Noun = f('compétence de combat')

/** An amount as a noun phrase: « le nombre de cartes de votre main ». */
export function value(amount: Amount, ctx: Context): string {
  if (typeof amount === 'number') return String(amount)
  switch (amount.op) {
    case 'count':
      return nombre(pluralOf(amount.of, ctx))
    case 'each':
      return amount.n === 1 ? nombre(pluralOf(amount.of, ctx)) : `${amount.n} pour ${eachOf(amount.of, ctx)}`
    case 'sum':
      return list(
        [amount.base, ...amount.plus].map((part) => value(part, ctx)),
        'plus',
      )
    case 'less':
      return `${value(amount.base, ctx)} moins ${value(amount.by, ctx)}`
    case 'half':
      return `la moitié de ${value(amount.of, ctx)}, arrondie à l'entier ${amount.round === 'up' ? 'supérieur' : 'inférieur'}`
    case 'every':
      return `un par ${inWords(amount.k)} de ${value(amount.of, ctx)}`
    case 'given':
      return `${value(amount.then, ctx)} si ${condition(amount.condition, ctx)}, sinon ${value(amount.otherwise, ctx)}`
    case 'stat':
      return ownedBy(statNoun[amount.stat], amount.of, ctx)
    case 'influence':
      return `votre influence ${factions[amount.faction]}`
    case 'influenceTypes':
      return nombre('types d’influence que vous avez')
    case 'totalInfluence':
      return 'votre influence totale'
    case 'maxPower':
      return amount.of === undefined
        ? 'votre puissance maximale'
        : ownedBy(f('puissance maximale'), amount.of, ctx)
    case 'power':
      return 'votre puissance'
    case 'playerHealth':
      return ownedBy(health, amount.of, ctx)
    case 'armor':
      return ownedBy(f('armure'), amount.of, ctx)
    case 'spent':
      return the(f('puissance'), 1, 'puissance dépensée')
    case 'thatMany':
      return 'autant'
    case 'history':
      return histories[amount.what](owners[amount.of])
    case 'battleSkills':
      return `${the(m('nombre'), 1)} de ${ownedBy(battleSkill, amount.of, ctx, 2)}`
    case 'number':
      return String(amount.printed)
    case 'negative':
      return `moins ${value(amount.of, ctx)}`
    case 'highest':
      return `${highest[amount.stat]} parmi ${pluralOf(amount.of, ctx)}`
  }
}

/** A number that can be printed as one. */
export const printed = (amount: Amount): number | undefined =>
  typeof amount === 'number'
    ? amount
    : amount.op === 'number'
      ? amount.printed
      : amount.op === 'negative' && typeof amount.of === 'number'
        ? -amount.of
        : undefined

function perEach(amount: Amount, ctx: Context): { readonly n: number; readonly each: string } | undefined {
  if (typeof amount !== 'object') return undefined
  if (amount.op === 'each') return { n: amount.n, each: `pour ${eachOf(amount.of, ctx)}` }
  if (amount.op === 'every' && typeof amount.of === 'object' && amount.of.op === 'count')
    return { n: 1, each: `par tranche de ${inWords(amount.k)} ${pluralOf(amount.of.of, ctx)}` }
  return undefined
}

const isThatMuch = (amount: Amount): boolean =>
  typeof amount === 'object' && (amount.op === 'thatMany' || amount.op === 'spent')

/** « 3 dégâts », « un nombre de dégâts égal à … », « 2 dégâts pour chaque … », « autant de dégâts ». */
export function much(amount: Amount, noun: Noun, ctx: Context, more = ''): string {
  const additional = (n: number) => (more === '' ? undefined : n >= 2 ? 'supplémentaires' : 'supplémentaire')
  const n = printed(amount)
  if (n !== undefined) return phrase(String(n), form(noun, n), additional(n))
  const per = perEach(amount, ctx)
  if (per !== undefined) return phrase(String(per.n), form(noun, per.n), additional(per.n), per.each)
  if (isThatMuch(amount)) return phrase('autant de', noun.many, additional(2))
  return phrase('un nombre de', noun.many, additional(2), 'égal à', value(amount, ctx))
}

/** What is not counted but measured: « 3 d'armure », « autant de puissance ». */
export function measure(amount: Amount, what: string, ctx: Context, more = ''): string {
  const additional = more === '' ? undefined : 'supplémentaire'
  const n = printed(amount)
  if (n !== undefined) return phrase(`${n} de ${what}`, additional)
  const per = perEach(amount, ctx)
  if (per !== undefined) return phrase(`${per.n} de ${what}`, additional, per.each)
  if (isThatMuch(amount)) return phrase(`autant de ${what}`, additional)
  return phrase(`un montant de ${what}`, additional, 'égal à', value(amount, ctx))
}

/** « une carte », « trois cartes », « une carte pour chaque … ». */
export function many(amount: Amount, noun: Noun, ctx: Context, after = ''): string {
  const n = printed(amount)
  if (n !== undefined) return phrase(some(n, noun), after)
  const per = perEach(amount, ctx)
  if (per !== undefined) return phrase(some(per.n, noun), after, per.each)
  if (isThatMuch(amount)) return phrase('autant de', noun.many, after)
  return phrase('un nombre de', noun.many, after, 'égal à', value(amount, ctx))
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
const signedBeside = (n: number, other: number): string => (n === 0 && other < 0 ? '−0' : signed(n))
const same = (a: Amount, b: Amount): boolean => JSON.stringify(a) === JSON.stringify(b)

/** « +1/+1 », « +2 de force », « +X/+X, X étant … ». */
export function stats(force: Amount | undefined, vie: Amount | undefined, ctx: Context): string {
  const [s, h] = [force, vie].map((each) => (each === undefined ? undefined : printed(each)))
  if (force !== undefined && vie !== undefined) {
    if (s !== undefined && h !== undefined) return `${signedBeside(s, h)}/${signedBeside(h, s)}`
    if (same(force, vie)) return each(force, (n) => `${n}/${n}`, ctx)
    return `${stats(force, undefined, ctx)} et ${stats(undefined, vie, ctx)}`
  }
  const name = force === undefined ? 'vie' : 'force'
  const n = s ?? h
  return n === undefined ? each(force ?? vie ?? 0, (x) => `${x} de ${name}`, ctx) : `${signed(n)} de ${name}`
}

function each(amount: Amount, shape: (value: string) => string, ctx: Context): string {
  const minus = typeof amount === 'object' && amount.op === 'negative'
  const of = typeof amount === 'object' && amount.op === 'negative' ? amount.of : amount
  const sign = minus ? '−' : '+'
  const per = perEach(of, ctx)
  if (per !== undefined) return `${shape(`${sign}${per.n}`)} ${per.each}`
  return `${shape(`${sign}X`)}, X étant ${value(of, ctx)}`
}
