import {
  agree,
  ce,
  f,
  form,
  list,
  m,
  type Noun,
  phrase,
  some,
  the,
} from '../../../../language/text/french/nouns.ts'
import { inWords } from '../../../../language/text/french/numbers.ts'
import type { Amount, History } from '../../language/nodes.ts'
import type { Context } from '../context.ts'
import { isThatMuch, printed } from '../quantity.ts'
import { statsOwner } from '../things.ts'
import { condition } from './conditions.ts'
import { damage, factions, kinds, sigil } from './lexicon.ts'
import { ownedTogether } from './objects.ts'
import { allOf, boundTo, eachOf, ownedBy, pluralOf } from './phrases.ts'

const nombre = (of: string): string => `${the(m('nombre'), 1)} de ${of}`

const owners = {
  you: 'vous avez',
  enemy: 'le joueur adverse a',
  each: 'les joueurs ont',
  cursed: 'le joueur maudit a',
}

/** What was done how often: « vous avez » « joué » « deux » « sorts » « ce tour-ci ». */
interface PastAct {
  readonly noun: Noun
  readonly past: string
  readonly span: string
  readonly measured?: true
  /** « les cartes que vous avez jouées »: the participle agrees with what stands before it. */
  readonly agrees?: true
}
const turn = 'ce tour-ci'
const toEnemy = 'au joueur adverse'
const pastAct = (noun: Noun, past: string): PastAct => ({ noun, past, span: turn, agrees: true })
const pastActs: Readonly<Record<Exclude<History, 'hits on the enemy player'>, PastAct>> = {
  'cards played': pastAct(kinds.card, 'joué'),
  'spells played': pastAct(kinds.spell, 'joué'),
  'power played': pastAct(kinds.power, 'joué'),
  'cards drawn': pastAct(kinds.card, 'pioché'),
  'cards discarded': pastAct(kinds.card, 'défaussé'),
  'units died': pastAct(kinds.unit, 'perdu'),
  'units sacrificed': pastAct(kinds.unit, 'sacrifié'),
  attacks: { noun: f('fois', 'fois'), past: 'attaqué', span: turn },
  'damage taken': { ...pastAct(damage, 'subi'), measured: true },
  'influence gained': { ...pastAct(f('influence'), 'gagné'), measured: true },
  'cards drawn or discarded': pastAct(kinds.card, 'pioché ou défaussé'),
  'Sigils played this game': { noun: sigil, past: 'joué', span: 'dans la partie', agrees: true },
  'attacks this game': { noun: f('fois', 'fois'), past: 'attaqué', span: 'dans la partie' },
}
type HistoryAmount = Extract<Amount, { op: 'history' }>

const agreed = (past: string, noun: Noun, n = 2): string =>
  past
    .split(' ou ')
    .map((word) => agree(word, noun.gender, n))
    .join(' ou ')

function history({ what, of }: HistoryAmount): string {
  if (what === 'hits on the enemy player')
    return nombre(`unités avec lesquelles ${owners[of]} infligé des dégâts ${toEnemy} ${turn}`)
  const { noun, past, span, agrees } = pastActs[what]
  return nombre(`${noun.many} que ${owners[of]} ${agrees ? agreed(past, noun) : past} ${span}`)
}

/** « vous avez joué deux sorts ou plus ce tour-ci » */
export function didAsOften({ what, of }: HistoryAmount, n: number, before: string, after: string): string {
  if (what === 'hits on the enemy player')
    return `${owners[of]} infligé des dégâts ${toEnemy} avec ${before}${inWords(n, 'f')} ${form(kinds.unit, n)}${after} ${turn}`
  const { noun, past, span, measured } = pastActs[what]
  const count = measured ? String(n) : inWords(n, noun.gender)
  return `${owners[of]} ${past} ${before}${count} ${form(noun, n)}${after} ${span}`
}

export const strength = f('force')
export const health = f('vie')
export const cost = m('coût')
const statNoun = { strength, health, cost } as const
const highest = {
  strength: the(f('force'), 1, 'force la plus élevée'),
  health: the(f('vie'), 1, 'vie la plus élevée'),
  cost: the(m('coût'), 1, 'coût le plus élevé'),
}
const battleSkill: Noun = f('compétence de combat')

/** An amount as a noun phrase: « le nombre de cartes de votre main ». */
export function value(amount: Amount, ctx: Context): string {
  if (typeof amount === 'number') return String(amount)
  switch (amount.op) {
    case 'count':
      if (amount.of.op === 'the') return 'leur nombre'
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
      // « son coût » could be that of anything spoken of.
      if (amount.stat === 'cost' && amount.of.op === 'the')
        return `${the(cost, 1)} de ${ce(boundTo(amount.of.name, ctx))}`
      return ownedBy(statNoun[amount.stat], amount.of, ctx)
    case 'influence':
      return `votre influence ${factions[amount.faction]}`
    case 'influenceTypes':
      return nombre("types d'influence que vous avez")
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
      return 'ce nombre'
    case 'history':
      return history(amount)
    case 'battleSkills':
      return `${the(m('nombre'), 1)} de ${ownedBy(battleSkill, amount.of, ctx, 2)}`
    case 'number':
      return String(amount.printed)
    case 'turns':
      return nombre('vos tours')
    case 'negative':
      return `moins ${value(amount.of, ctx)}`
    case 'highest':
      return `${highest[amount.stat]} parmi ${allOf(amount.of, ctx)}`
  }
}

/** Units attack for their player. */
const pastActOwner = ({ what, of }: HistoryAmount, ctx: Context): string =>
  of === 'you' && (what === 'attacks' || what === 'attacks this game')
    ? "vous ou l'une de vos unités avez"
    : of === 'cursed' && ctx.cursedNamed
      ? 'il a'
      : owners[of]

export function perEach(
  amount: Amount,
  ctx: Context,
): { readonly n: number; readonly each: string } | undefined {
  if (typeof amount !== 'object') return undefined
  if (amount.op === 'each') return { n: amount.n, each: `pour ${eachOf(amount.of, ctx)}` }
  if (amount.op === 'every' && typeof amount.of === 'object' && amount.of.op === 'count')
    return { n: 1, each: `par tranche de ${inWords(amount.k)} ${pluralOf(amount.of.of, ctx)}` }
  if (amount.op === 'influenceTypes') return { n: 1, each: "pour chaque type d'influence que vous avez" }
  if (amount.op === 'battleSkills')
    return { n: 1, each: `pour chacune de ${ownedBy(battleSkill, amount.of, ctx, 2)}` }
  if (amount.op === 'every' && typeof amount.of === 'object' && amount.of.op === 'maxPower')
    return { n: 1, each: `par tranche de ${amount.k} de votre puissance maximale` }
  if (amount.op === 'history' && amount.what !== 'hits on the enemy player') {
    const { noun, past, span, agrees, measured } = pastActs[amount.what]
    const done = agrees ? agreed(past, noun, 1) : past
    if (measured === undefined)
      return { n: 1, each: `pour chaque ${noun.one} que ${pastActOwner(amount, ctx)} ${done} ${span}` }
  }
  return undefined
}

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

/** « +1/+1 », « +2 de force », « +X de force et de vie, X étant … », « autant de force ». */
export function stats(force: Amount | undefined, vie: Amount | undefined, ctx: Context): string {
  const [s, h] = [force, vie].map((each) => (each === undefined ? undefined : printed(each)))
  if (force !== undefined && vie !== undefined) {
    if (s !== undefined && h !== undefined) return `${signedBeside(s, h)}/${signedBeside(h, s)}`
    if (same(force, vie)) return each(force, ['force', 'vie'], ctx)
    const owner = statsOwner(force, vie)
    if (owner !== undefined) return ownedTogether([strength, health], owner, ctx)
    return `${stats(force, undefined, ctx)} et ${stats(undefined, vie, ctx)}`
  }
  const name = force === undefined ? 'vie' : 'force'
  const n = s ?? h
  return n === undefined ? each(force ?? vie ?? 0, [name], ctx) : `${signed(n)} de ${name}`
}

function each(amount: Amount, names: readonly string[], ctx: Context): string {
  const minus = typeof amount === 'object' && amount.op === 'negative'
  const of = typeof amount === 'object' && amount.op === 'negative' ? amount.of : amount
  const sign = minus ? '−' : '+'
  const per = perEach(of, ctx)
  const both = list(names.map((name) => `de ${name}`))
  if (per !== undefined) {
    const n = `${sign}${per.n}`
    return `${names.length === 1 ? `${n} ${both}` : `${n}/${n}`} ${per.each}`
  }
  if (isThatMuch(of) && !minus) return `autant ${both}`
  return `${sign}X ${both}, X étant ${value(of, ctx)}`
}
