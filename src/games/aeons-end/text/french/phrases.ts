import {
  agree,
  ce,
  form,
  type Gender,
  list,
  m,
  type Noun,
  phrase,
  possessive,
  pronoun,
  some,
  the,
  un,
} from '../../../../language/text/french/nouns.ts'
import { inWords, isPlural, ordinal, roman } from '../../../../language/text/french/numbers.ts'
import { past } from '../../../../language/text/french/verbs.ts'
import type { From, Owner, Pick, Source, Zone } from '../../language/nodes.ts'
import { type Context, described } from '../context.ts'
import { frenchNames } from '../names/french.ts'
import { quantityOf } from '../quantity.ts'
import { type Described, isZone, type NounKey, pileOf, sideOf } from '../things.ts'
import { asManyAs } from './amounts.ts'
import { nouns, places, sidePlace } from './lexicon.ts'
import { playerWith } from './people.ts'

export const isPublic = (owner: Owner): boolean => owner === 'everyone' || owner === 'allies'

/** « de n'importe quel joueur », « de ce joueur »: an owner behind the noun, or none if a possessive says it. */
export function ofWhom(owner: Owner, ctx: Context): string | undefined {
  if (owner === 'subject' || owner === 'you') return undefined
  if (owner === 'everyone') return "de n'importe quel joueur"
  if (owner === 'allies') return "de n'importe quel allié"
  if ('bound' in owner) return `de ${ce(nouns[ctx.notes.bindings.get(owner.bound)?.noun ?? 'player'])}`
  if ('ownerOf' in owner) return `de ${ce(nouns.player)}`
  return `de ${playerWith(owner, ctx)}`
}

/** A thing of somebody: « votre main », « la main de ce joueur ». */
export function owned(noun: Noun, owner: Owner, ctx: Context, n = 1, words = form(noun, n)): string {
  const whom = ofWhom(owner, ctx)
  if (whom !== undefined) return `${the(noun, n, words)} ${whom}`
  return possessive(owner === 'you' ? 'you' : ctx.subject.possessor, noun, n, words)
}

/** A place, with its owner. */
export function place(zone: Zone, owner: Owner, ctx: Context): string {
  if (typeof zone === 'object') {
    if ('side' in zone) return the(sidePlace(zone.side), 1)
    if ('pile' in zone)
      return zone.pile === 'sameName'
        ? `${the(nouns.pile, 1, 'pile')} de cette carte dans ${the(places.supply, 1)}`
        : ce(nouns.pile, 1, 'pile')
    return the(m(`jeton ${zone.tokens}`), 2)
  }
  switch (zone) {
    case 'hand':
    case 'deck':
    case 'discardPile':
    case 'playArea':
      return owned(places[zone], owner, ctx)
    case 'prepped':
      return owned(nouns.spell, owner, ctx, 2, 'sorts préparés')
    case 'breaches':
      return owned(nouns.breach, owner, ctx, 2)
    case 'turnDeck':
    case 'turnDiscard':
    case 'nemesisDeck':
    case 'nemesisDiscard':
    case 'supply':
      return the(places[zone], 1)
    case 'piles':
      return the(places.supply, 1)
    case 'inPlay':
    case 'minions':
      return 'jeu'
    case 'players':
      return the(nouns.player, 2)
  }
}

export const placeOf = (from: From, ctx: Context): string => place(from.zone, from.of ?? 'subject', ctx)

/** « coûtant 3 {ae} ou plus », « coûtant chacun ... ». */
function cost({ costing }: Described, noun: Noun, n: number): string | undefined {
  if (costing === undefined) return undefined
  const each = isPlural(n) && costing.exactly === undefined ? agree('chacun', noun.gender, 1) : undefined
  const much =
    costing.exactly !== undefined
      ? `${costing.exactly} {ae}`
      : costing.min !== undefined
        ? `${costing.min} {ae} ou plus`
        : `${costing.max} {ae} ou moins`
  return phrase('coûtant', each, much)
}

const verbs: Readonly<Record<string, string>> = {
  discard: 'défausser',
  destroy: 'détruire',
  reveal: 'révéler',
  gain: 'acquérir',
  castSpell: 'lancer',
  toHand: 'reprendre',
  choose: 'choisir',
  place: 'placer',
  shuffleInto: 'mélanger',
}

/** The participle of what was done to a bound set: « défaussées de cette manière ». */
const doneThisWay = (name: string, noun: Noun, n: number, ctx: Context): string => {
  const op = ctx.notes.bindings.get(name)?.op ?? 'choose'
  return `${agree(past(verbs[op] ?? 'choisir'), noun.gender, n)} de cette manière`
}

/** Where it lies, behind the noun. */
function where(d: Described, noun: Noun, n: number, ctx: Context): string | undefined {
  if (d.when === 'drawn') return undefined
  if (d.bound !== undefined) return doneThisWay(d.bound, noun, n, ctx)
  const [zone] = d.zones
  if (d.zones.length === 2)
    return list(
      d.zones.map((each) => `de ${place(each, d.owner, ctx)}`),
      'ou',
    )
  switch (zone) {
    case 'hand':
    case 'discardPile':
      return `de ${place(zone, d.owner, ctx)}`
    case 'turnDiscard':
    case 'nemesisDiscard':
      return `dans ${place(zone, d.owner, ctx)}`
    case 'supply':
      return "de n'importe quelle pile de la réserve"
    case 'playArea':
      return ctx.subject.person === 'you'
        ? `que vous avez ${agree('joué', noun.gender, n)} ce tour-ci`
        : `${agree('joué', noun.gender, n)} ce tour-ci`
    case 'minions':
    case 'inPlay':
      return 'en jeu'
    case 'prepped':
      if (d.named !== undefined)
        return phrase(
          agree('préparé', noun.gender, n),
          d.owner === 'everyone' ? "par n'importe quel joueur" : undefined,
        )
      if (d.place !== undefined) return undefined
      return isPublic(d.owner) || typeof d.owner === 'object' ? ofWhom(d.owner, ctx) : undefined
    case 'breaches':
      return isPublic(d.owner) ? ofWhom(d.owner, ctx) : undefined
    default: {
      const side = sideOf(d)
      return side === undefined ? undefined : `dans ${the(sidePlace(side), 1)}`
    }
  }
}

export const cardNoun = (id: string): Noun => frenchNames.cards[id] ?? m(id)

const pileOfKind = (kind: NounKey): Noun => ({
  one: `pile de ${nouns[kind].many} de la réserve`,
  many: `piles de ${nouns[kind].many} de la réserve`,
  gender: 'f',
})

export function nounFor(d: Described): Noun {
  if (d.named !== undefined) return cardNoun(d.named)
  if (d.noun === 'pile' && d.kinds.length > 0) return pileOfKind(d.kinds[0]!)
  if (d.kinds.length > 1)
    return {
      one: list(
        d.kinds.map((kind) => nouns[kind].one),
        'ou',
      ),
      many: list(
        d.kinds.map((kind) => nouns[kind].many),
        'ou',
      ),
      gender: d.kinds.every((kind) => nouns[kind].gender === 'f') ? 'f' : 'm',
    }
  if (d.noun === 'turnCard' && d.of === 'nemesis')
    return {
      one: 'carte Ordre du tour de la némésis',
      many: 'cartes Ordre du tour de la némésis',
      gender: 'f',
    }
  if (d.noun === 'turnCard' && d.of === 'players')
    return { one: "carte Ordre du tour d'un joueur", many: 'cartes Ordre du tour des joueurs', gender: 'f' }
  return nouns[d.noun]
}

const states = { opened: 'ouvert', closed: 'fermé', empty: 'vide' } as const

interface Shape {
  /** « les plus chers », behind the adjectives. */
  readonly last?: string
  readonly bare?: true
  /** The owner is said by a possessive in front. */
  readonly ownerless?: true
}

/** « pile de gemmes vide de la réserve »: adjectives stand next to the word they describe. */
function withAdjectives(noun: Noun, n: number, adjectives: string | undefined, isPile: boolean): string {
  const words = form(noun, n)
  if (!isPile || adjectives === undefined) return phrase(words, adjectives)
  return words.replace(/ de la réserve$/, ` ${adjectives} de la réserve`)
}

/** Everything but the determiner. */
export function head(d: Described, n: number, ctx: Context, { last, bare, ownerless }: Shape = {}): string {
  const noun = nounFor(d)
  const agreed = (word: string): string => agree(word, noun.gender, n)
  const adjectives = phrase(
    ...d.states.map((state) => agreed(states[state])),
    d.numbered === undefined ? undefined : list(d.numbered.map(roman), 'ou'),
    d.tier === undefined ? undefined : `de palier ${d.tier}`,
    isZone(d, 'prepped') && d.named === undefined && d.when === undefined ? agreed('préparé') : undefined,
    last,
  )
  const there = bare || ownerless ? undefined : where(d, noun, n, ctx)
  const costing = cost(d, noun, n)
  const after = isZone(d, 'supply') ? phrase(costing, there) : phrase(there, costing)
  return phrase(
    d.other ? agree('autre', noun.gender, n) : undefined,
    withAdjectives(noun, n, adjectives === '' ? undefined : adjectives, d.noun === 'pile'),
    d.place === 'adjacent' ? 'sur une brèche adjacente' : undefined,
    d.place === 'castFrom' ? 'sur la même brèche' : undefined,
    typeof d.place === 'object' ? 'où il était préparé' : undefined,
    d.fromNemesisDeck ? `de ${the(places.nemesisDeck, 1)}` : undefined,
    d.when === undefined
      ? undefined
      : d.when === 'prepped'
        ? `que vous avez ${agreed('préparé')} ce tour-ci`
        : `${agreed('pioché')} ce tour-ci`,
    after,
    d.notCorruption
      ? `${agreed('autre')} que ${isPlural(n) ? 'des corruptions' : 'une corruption'}`
      : undefined,
    d.fresh ? '(un sort différent à chaque fois)' : undefined,
  )
}

/** « une gemme ou une relique »: each kind with its own article. */
export function oneOf(d: Described, ctx: Context, shape: Shape = {}): string {
  if (d.kinds.length < 2) return un(nounFor(d), head(d, 1, ctx, shape))
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
  if (d.noun === 'turnCard' && d.of === 'players') return the(nounFor(d), 1, head(d, 1, ctx, shape))
  if (d.noun === 'pile') return `n'importe quelle ${head(d, 1, ctx, shape)}`
  if (isZone(d, 'breaches') && d.place === undefined && !isPublic(d.owner))
    return `une de ${owned(nouns.breach, d.owner, ctx, 2, head(d, 2, ctx, { ownerless: true }))}`
  return oneOf(d, ctx, shape)
}

function whole(d: Described, ctx: Context): string | undefined {
  if (d.except !== undefined) return `toutes les autres cartes Ordre du tour de ${the(places.turnDiscard, 1)}`
  const filtered = d.kinds.length > 0 || d.named !== undefined || d.of !== undefined || d.states.length > 0
  const [zone] = d.zones
  const entire = zone === 'hand' || zone === 'deck' || zone === 'discardPile' || zone === 'turnDeck'
  return entire && !filtered ? place(zone, d.owner, ctx) : undefined
}

function every(source: Source, ctx: Context, bare: boolean): string {
  const d = described(source, ctx)
  const entire = whole(d, ctx)
  if (entire !== undefined) return entire
  const noun = nounFor(d)
  return `${agree('tout', noun.gender, 1) === 'toute' ? 'toutes' : 'tous'} ${the(noun, 2, head(d, 2, ctx, bare ? { bare } : {}))}`
}

function exactly(pick: Extract<Pick, { op: 'exactly' }>, ctx: Context): string {
  const d = described(pick.of, ctx)
  const noun = nounFor(d)
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
  const quantity = quantityOf(pick.n, ctx.setting)
  const n = quantity.kind === 'number' ? quantity.n : 2
  if (pileOf(d) === 'sameName') return some(n, cardNoun(ctx.on.id))
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
  const noun = nounFor(d)
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
    const words = phrase(
      number,
      head(d, n, ctx, { last: dearest(noun.gender, n, most), ...(own ? { ownerless: true } : {}) }),
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

export interface Object_ {
  readonly words: string
  /** « la », « le », « les »: placed by the verb. */
  readonly clitic?: string
}

/** A bound thing, or the card itself, as a pronoun if that is clear. */
export function reference(pick: Extract<Pick, { op: 'that' | 'self' }>, ctx: Context): Object_ {
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
export function object(pick: Pick, ctx: Context, bare = false): Object_ {
  switch (pick.op) {
    case 'one':
      return { words: one(pick.of, ctx, bare) }
    case 'exactly':
      return { words: exactly(pick, ctx) }
    case 'upTo': {
      const d = described(pick.of, ctx)
      const quantity = quantityOf(pick.n, ctx.setting)
      if (quantity.kind === 'number')
        return { words: `jusqu'à ${some(quantity.n, nounFor(d), head(d, quantity.n, ctx))}` }
      return { words: `au plus autant de ${head(d, 2, ctx)} que ${asManyAs(pick.n, ctx)}` }
    }
    case 'all':
      return { words: every(pick.of, ctx, bare) }
    case 'top':
      return { words: fromTop(pick, ctx) }
    case 'most':
    case 'least':
      return { words: extreme(pick, ctx) }
    case 'rank': {
      const d = described(pick.of, ctx)
      const noun = nounFor(d)
      const words = head(d, 1, ctx, { last: dearest(noun.gender, 1, true) })
      return { words: the(noun, 1, phrase(ordinal(pick.rank, noun.gender), words)) }
    }
    case 'newest': {
      const d = described(pick.of, ctx)
      const noun = nounFor(d)
      const number = pick.n === 1 ? undefined : inWords(pick.n, noun.gender)
      const done = `${agree('défaussé', noun.gender, pick.n)} le plus récemment`
      return { words: the(noun, pick.n, phrase(number, head(d, pick.n, ctx, { last: done, bare: true }))) }
    }
    case 'that':
    case 'self':
      return reference(pick, ctx)
  }
}
