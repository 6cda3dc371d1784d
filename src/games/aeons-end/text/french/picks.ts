import {
  agree,
  ce,
  type Gender,
  list,
  phrase,
  possessive,
  pronoun,
  some,
  the,
  un,
} from '../../../../language/text/french/nouns.ts'
import { inWords, isPlural, ordinal } from '../../../../language/text/french/numbers.ts'
import type { Pick, Source } from '../../language/nodes.ts'
import { type Context, described } from '../context.ts'
import { byPlayers, quantityOf } from '../quantity.ts'
import { type Described, isZone, type NounKey, pileOf, sideOf } from '../things.ts'
import { asManyAs } from './amounts.ts'
import { nouns, places } from './lexicon.ts'
import { cardNoun, head, nounFor, pileOfKind, type Shape, where, withAdjectives } from './phrases.ts'
import { isPublic, owned, place } from './places.ts'

/** « une gemme ou une relique »: each kind with its own article. */
export function oneOf(d: Described, ctx: Context, shape: Shape = {}): string {
  if (d.kinds.length < 2) return un(nounFor(d, ctx), head(d, 1, ctx, shape))
  const kinds = list(
    d.kinds.map((kind) => un(nouns[kind])),
    'ou',
  )
  const there = shape.bare ? undefined : where(d, nouns[d.kinds.at(-1)!], 1, ctx)
  return phrase(kinds, there)
}

export function one(source: Source, ctx: Context, bare = false): string {
  const d = described(source, ctx)
  const shape: Shape = bare ? { bare: true } : {}
  if (d.named !== undefined && (isZone(d, 'inPlay') || isZone(d, 'minions') || sideOf(d) !== undefined))
    return cardNoun(d.named, ctx).one
  if (d.noun === 'pile') return `n'importe quelle ${head(d, 1, ctx, shape)}`
  if (isZone(d, 'breaches') && d.place === undefined && !isPublic(d.owner))
    return `une de ${owned(nouns.breach, d.owner, ctx, 2, head(d, 2, ctx, { ownerless: true }))}`
  return oneOf(d, ctx, shape)
}

function whole(d: Described, ctx: Context): string | undefined {
  if (d.except !== undefined) return `toutes les autres cartes Ordre du tour de ${the(places.turnDiscard, 1)}`
  const filtered =
    d.kinds.length > 0 ||
    d.named !== undefined ||
    d.of !== undefined ||
    d.states.length > 0 ||
    d.costing !== undefined
  const [zone] = d.zones
  const entire = zone === 'hand' || zone === 'deck' || zone === 'discardPile' || zone === 'turnDeck'
  return entire && !filtered ? place(zone, d.owner, ctx) : undefined
}

function every(source: Source, ctx: Context, bare: boolean): string {
  const d = described(source, ctx)
  const entire = whole(d, ctx)
  if (entire !== undefined) return entire
  const noun = nounFor(d, ctx)
  if (isZone(d, 'prepped') && d.owner === 'subject' && ctx.subject.person === 'one')
    return `tous ${possessive('one', noun, 2, head(d, 2, ctx, { ownerless: true }))}`
  return `${agree('tout', noun.gender, 1) === 'toute' ? 'toutes' : 'tous'} ${the(noun, 2, head(d, 2, ctx, bare ? { bare } : {}))}`
}

function exactly(pick: Extract<Pick, { op: 'exactly' }>, ctx: Context): string {
  const d = described(pick.of, ctx)
  const noun = nounFor(d, ctx)
  const quantity = quantityOf(pick.n, ctx.setting)
  if (quantity.kind === 'number')
    return quantity.n === 1 ? oneOf(d, ctx) : some(quantity.n, noun, head(d, quantity.n, ctx))
  if (quantity.kind === 'equal' && typeof quantity.to === 'object' && quantity.to.op === 'half') {
    const round = quantity.to.round === 'up' ? 'supérieur' : 'inférieur'
    return `la moitié de ${the(noun, 2, head(d, 2, ctx))} (arrondie à l'entier ${round})`
  }
  return `autant de ${head(d, 2, ctx)} que ${asManyAs(pick.n, ctx)}`
}

function fromTop(pick: Extract<Pick, { op: 'top' }>, ctx: Context): string {
  const d = described(pick.of, ctx)
  if (typeof pick.n === 'object' && pick.n.op === 'byPlayers')
    return `les premières cartes de ${place(d.zones[0]!, d.owner, ctx)} : ${byPlayers(pick.n.rows, ctx.language)}`
  const quantity = quantityOf(pick.n, ctx.setting)
  const n = quantity.kind === 'number' ? quantity.n : 2
  if (pileOf(d) === 'sameName') return some(n, cardNoun(ctx.on.id, ctx))
  const of = `de ${place(d.zones[0]!, d.owner, ctx)}`
  return n === 1
    ? `${the(nouns.card, 1, 'première carte')} ${of}`
    : `${the(nouns.card, n, `${inWords(n, 'f')} premières cartes`)} ${of}`
}

/** « le plus cher », « les moins chères »: the article agrees as well. */
function dearest(gender: Gender, n: number, most: boolean): string {
  const article = isPlural(n) ? 'les' : gender === 'f' ? 'la' : 'le'
  return `${article} ${most ? 'plus' : 'moins'} ${agree('cher', gender, n)}`
}

function extreme(pick: Extract<Pick, { op: 'most' | 'least' }>, ctx: Context): string {
  const d = described(pick.of, ctx)
  const noun = nounFor(d, ctx)
  const { n, attribute } = pick
  const most = pick.op === 'most'
  if (isZone(d, 'supply')) {
    const pile = pileOfKind(d.kinds[0] ?? 'card')
    return `${un(noun)} de ${the(pile, 1, withAdjectives(pile, 1, dearest('f', 1, most), true))}`
  }
  const number = n === 1 ? undefined : inWords(n, noun.gender)
  if (attribute === 'cost') {
    // A card of a hand is said by its place, a spell by whose it is: « la carte la plus chère de sa main ».
    const own = d.owner === 'subject' && ctx.subject.person !== 'many' && isZone(d, 'prepped')
    // Nobody has been named yet: « le joueur ayant la carte la plus chère en main ».
    const unnamed = ctx.subject.person === 'many' && ctx.subject.noun === '' && isZone(d, 'hand')
    const words = phrase(
      number,
      head(d, n, ctx, {
        last: dearest(noun.gender, n, most),
        ...(own || unnamed ? { ownerless: true } : {}),
      }),
      unnamed ? 'en main' : undefined,
    )
    return own ? owned(noun, d.owner, ctx, n, words) : the(noun, n, words)
  }
  const tail =
    attribute === 'life'
      ? `ayant ${most ? 'le plus' : 'le moins'} de vie`
      : `ayant le coût de stabilisation le plus ${most ? 'élevé' : 'faible'}`
  const words = phrase(number, head(d, n, ctx, { bare: true }), tail)
  const own = !isPublic(d.owner) && isZone(d, 'breaches')
  return own ? owned(noun, d.owner, ctx, n, words) : the(noun, n, words)
}

/** A card of a deck of its own is just « cette carte » once it has been named. */
export const shortNoun = (noun: NounKey | undefined): NounKey =>
  noun === undefined || noun === 'turnCard' || noun === 'nemesisCard' || noun === 'strike' ? 'card' : noun

export interface Complement {
  readonly words: string
  /** « la », « le », « les »: placed by the verb. */
  readonly clitic?: string
}

/** A bound thing, or the card itself, as a pronoun if that is clear. */
export function reference(pick: Extract<Pick, { op: 'that' | 'self' }>, ctx: Context): Complement {
  if (pick.op === 'self') {
    const noun = nouns[ctx.on.self]
    return ctx.selfNamed ? { words: '', clitic: pronoun(nouns[ctx.selfNamed]) } : { words: ce(noun) }
  }
  const binding = ctx.notes.bindings.get(pick.name)
  const n = binding?.many ? 2 : 1
  const noun = nouns[shortNoun(binding?.noun)]
  return binding !== undefined && binding.group === ctx.group
    ? { words: '', clitic: pronoun(noun, n) }
    : { words: binding?.op === 'reveal' && noun === nouns.card ? the(noun, n, revealed(n)) : ce(noun, n) }
}

/** « la carte révélée » can be no other card, while « cette carte » might be the one that is read. */
const revealed = (n: number): string => (isPlural(n) ? 'cartes révélées' : 'carte révélée')

/** A pick as the object of a verb. `bare` leaves out where it lies, when the verb says it. */
export function object(pick: Pick, ctx: Context, bare = false): Complement {
  switch (pick.op) {
    case 'one':
      return { words: one(pick.of, ctx, bare) }
    case 'exactly':
      return { words: exactly(pick, ctx) }
    case 'upTo': {
      const d = described(pick.of, ctx)
      const quantity = quantityOf(pick.n, ctx.setting)
      if (quantity.kind === 'number')
        return { words: `jusqu'à ${some(quantity.n, nounFor(d, ctx), head(d, quantity.n, ctx))}` }
      return { words: `au plus autant de ${head(d, 2, ctx)} que ${asManyAs(pick.n, ctx)}` }
    }
    case 'all':
      return { words: every(pick.of, ctx, bare) }
    case 'top':
      return { words: fromTop(pick, ctx) }
    case 'bottom': {
      const d = described(pick.of, ctx)
      return { words: `la carte du dessous de ${place(d.zones[0]!, d.owner, ctx)}` }
    }
    case 'most':
    case 'least':
      return { words: extreme(pick, ctx) }
    case 'rank': {
      const d = described(pick.of, ctx)
      const noun = nounFor(d, ctx)
      const words = head(d, 1, ctx, { last: dearest(noun.gender, 1, true) })
      return { words: the(noun, 1, phrase(ordinal(pick.rank, noun.gender), words)) }
    }
    case 'newest': {
      const d = described(pick.of, ctx)
      const noun = nounFor(d, ctx)
      const number = pick.n === 1 ? undefined : inWords(pick.n, noun.gender)
      const done = `${agree('défaussé', noun.gender, pick.n)} le plus récemment`
      return { words: the(noun, pick.n, phrase(number, head(d, pick.n, ctx, { last: done, bare: true }))) }
    }
    case 'that':
    case 'self':
      return reference(pick, ctx)
  }
}
