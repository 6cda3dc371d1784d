import { a, form, list, type Noun, noun, phrase } from '../../../../language/text/english/nouns.ts'
import { roman } from '../../../../language/text/english/numbers.ts'
import { past } from '../../../../language/text/english/verbs.ts'
import type { Context } from '../context.ts'
import { cardIn } from '../names/names.ts'
import { type Described, isZone, sideOf } from '../things.ts'
import { equalTo } from './amounts.ts'
import { nouns, sidePlace } from './lexicon.ts'
import { nemesisName } from './people.ts'
import { place, whose } from './places.ts'

const cost = ({ costing }: Described, n: number): string | undefined => {
  if (costing === undefined) return undefined
  const verb = n === 1 ? 'costs' : costing.exactly === undefined ? 'each cost' : 'cost'
  if (costing.exactly !== undefined) return `that ${verb} ${costing.exactly} {ae}`
  return costing.min !== undefined
    ? `that ${verb} ${costing.min} {ae} or more`
    : `that ${verb} ${costing.max} {ae} or less`
}

/** Where it lies, behind the noun. */
function where(d: Described, ctx: Context): string | undefined {
  if (d.when === 'drawn') return undefined
  if (d.bound !== undefined) return `${past(verbOf(d.bound, ctx))} this way`
  const [zone] = d.zones
  if (d.zones.length === 2)
    return zone === 'hand'
      ? `in ${whose(d.owner, ctx)} hand or discard pile`
      : `in ${list(
          d.zones.map((each) => place(each, d.owner, ctx)),
          'or',
        )}`
  switch (zone) {
    case 'hand':
      return d.owner === 'subject' ? 'in hand' : `in ${place(zone, d.owner, ctx)}`
    case 'discardPile':
    case 'turnDiscard':
    case 'nemesisDiscard':
    case 'turnDeck':
      return `in ${place(zone, d.owner, ctx)}`
    case 'supply':
      return 'from any supply pile'
    case 'playArea':
      return `${ctx.subject.person === 'you' ? 'you' : ctx.subject.pronoun} played this turn`
    case 'destroyed':
      return 'among the destroyed cards'
    case 'nemesisPrepped':
      return `prepped by ${nemesisName(ctx)}`
    case 'minions':
    case 'inPlay':
      return 'in play'
    case 'prepped':
      return d.named === undefined ? undefined : `prepped by ${d.owner === 'everyone' ? 'any player' : 'you'}`
    default: {
      const side = sideOf(d)
      return side === undefined ? undefined : `in ${sidePlace(side)}`
    }
  }
}

const verbs: Readonly<Record<string, string>> = { castSpell: 'cast', toHand: 'return', choose: 'choose' }
const verbOf = (name: string, ctx: Context): string => {
  const op = ctx.notes.bindings.get(name)?.op ?? 'choose'
  return verbs[op] ?? op
}

export const cardNoun = (id: string, { language }: Context): Noun => noun(cardIn(language.names, id) ?? id)

export function nounFor(d: Described, ctx: Context): Noun {
  if (d.named !== undefined) return cardNoun(d.named, ctx)
  if (d.noun === 'pile' && d.kinds.length > 0) {
    const kind = nouns[d.kinds[0]!].one
    return noun(`${kind} supply pile`)
  }
  if (d.kinds.length > 1)
    return {
      one: list(
        d.kinds.map((kind) => nouns[kind].one),
        'or',
      ),
      many: list(
        d.kinds.map((kind) => nouns[kind].many),
        'or',
      ),
    }
  if (d.noun === 'turnCard' && d.of === 'nemesis') return noun('nemesis turn order card')
  if (d.noun === 'turnCard' && d.of === 'players') return noun('player turn order card')
  return nouns[d.noun]
}

export interface Shape {
  /** Before every other word: "most expensive". */
  readonly first?: string
  /** Leaves out where it lies. */
  readonly bare?: true
}

/** Everything but the determiner. */
export function head(d: Described, n: number, ctx: Context, { first, bare }: Shape = {}): string {
  const before = phrase(
    d.other ? 'other' : undefined,
    first,
    d.tier === undefined ? undefined : `tier ${d.tier}`,
    d.notCorruption ? 'non-corruption' : undefined,
    d.silenced ? 'silenced' : undefined,
    ...d.states,
    d.numbered === undefined || d.noun !== 'breach' ? undefined : list(d.numbered.map(roman), 'or'),
    isZone(d, 'prepped') && d.named === undefined && d.when === undefined ? 'prepped' : undefined,
  )
  const there = bare ? undefined : where(d, ctx)
  const costing = cost(d, n)
  const after = isZone(d, 'supply') ? phrase(costing, there) : phrase(there, costing)
  return phrase(
    before,
    form(nounFor(d, ctx), n),
    d.place === 'adjacent' ? 'in an adjacent breach' : undefined,
    d.place === 'castFrom' && d.noun !== 'breach' ? 'in the same breach' : undefined,
    typeof d.place === 'object' ? 'in which it was prepped' : undefined,
    d.fromNemesisDeck ? 'from the nemesis deck' : undefined,
    d.numbered !== undefined && d.noun !== 'breach'
      ? `prepped to breach ${list(d.numbered.map(roman), 'or')}`
      : undefined,
    d.last ? 'that is the last of its supply pile' : undefined,
    d.connected ? 'connected to the first one' : undefined,
    d.when === undefined
      ? undefined
      : d.when === 'prepped'
        ? 'that you prepped this turn'
        : 'drawn this turn',
    d.sameType ? 'of the same type' : undefined,
    after,
    d.costingUpTo === undefined
      ? undefined
      : `that ${n === 1 ? 'costs' : 'cost'} no more {ae} than ${equalTo(d.costingUpTo, ctx)}`,
    d.notNamed === undefined ? undefined : `other than ${a(cardNoun(d.notNamed, ctx).one)}`,
  )
}
