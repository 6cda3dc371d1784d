import { agree, form, list, m, type Noun, phrase, the, un } from '../../../../language/text/french/nouns.ts'
import { isPlural, roman } from '../../../../language/text/french/numbers.ts'
import { past } from '../../../../language/text/french/verbs.ts'
import type { Context } from '../context.ts'
import type { GameNames } from '../names/names.ts'
import { type Described, isZone, type NounKey, sideOf } from '../things.ts'
import { asManyAs } from './amounts.ts'
import { nouns, places, sidePlace } from './lexicon.ts'
import { nemesisName } from './people.ts'
import { isPublic, ofWhom, place } from './places.ts'

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
export function where(d: Described, noun: Noun, n: number, ctx: Context): string | undefined {
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
    case 'turnDeck':
      return `dans ${place(zone, d.owner, ctx)}`
    case 'supply':
      return "de n'importe quelle pile de la réserve"
    case 'playArea':
      return ctx.subject.person === 'you'
        ? `que vous avez ${agree('joué', noun.gender, n)} ce tour-ci`
        : `${agree('joué', noun.gender, n)} ce tour-ci`
    case 'destroyed':
      return 'parmi les cartes détruites'
    case 'nemesisPrepped':
      return `${agree('préparé', noun.gender, n)} par ${nemesisName(ctx)}`
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

/** French is spoken with French names; what has none is called by its id. */
export const cardCalled = (names: GameNames, id: string): Noun =>
  (names.lang === 'fr' ? names.cards.get(id) : undefined) ?? m(id)

export const cardNoun = (id: string, { language }: Context): Noun => cardCalled(language.names, id)

export const pileOfKind = (kind: NounKey): Noun => ({
  one: `pile de ${nouns[kind].many} de la réserve`,
  many: `piles de ${nouns[kind].many} de la réserve`,
  gender: 'f',
})

export function nounFor(d: Described, ctx: Context): Noun {
  if (d.named !== undefined) return cardNoun(d.named, ctx)
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
    return { one: 'carte Ordre du tour des joueurs', many: 'cartes Ordre du tour des joueurs', gender: 'f' }
  return nouns[d.noun]
}

const states = { opened: 'ouvert', closed: 'fermé', empty: 'vide' } as const

export interface Shape {
  /** « les plus chers », behind the adjectives. */
  readonly last?: string
  readonly bare?: true
  /** The owner is said by a possessive in front. */
  readonly ownerless?: true
}

/** « pile de gemmes vide de la réserve »: adjectives stand next to the word they describe. */
export function withAdjectives(
  noun: Noun,
  n: number,
  adjectives: string | undefined,
  isPile: boolean,
): string {
  const words = form(noun, n)
  if (!isPile || adjectives === undefined) return phrase(words, adjectives)
  return words.replace(/ de la réserve$/, ` ${adjectives} de la réserve`)
}

/** Everything but the determiner. */
export function head(d: Described, n: number, ctx: Context, { last, bare, ownerless }: Shape = {}): string {
  const noun = nounFor(d, ctx)
  const agreed = (word: string): string => agree(word, noun.gender, n)
  const adjectives = phrase(
    d.numbered === undefined || d.noun !== 'breach' ? undefined : list(d.numbered.map(roman), 'ou'),
    ...d.states.map((state) => agreed(states[state])),
    d.tier === undefined ? undefined : `de palier ${d.tier}`,
    d.silenced ? `${agreed('réduit')} au silence` : undefined,
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
    d.place === 'castFrom' && d.noun !== 'breach' ? 'sur la même brèche' : undefined,
    typeof d.place === 'object' ? 'où il était préparé' : undefined,
    d.numbered !== undefined && d.noun !== 'breach'
      ? `${agreed('préparé')} sur la brèche ${list(d.numbered.map(roman), 'ou')}`
      : undefined,
    d.last ? 'qui est la dernière de sa pile' : undefined,
    d.connected ? `${agreed('connecté')} à la première` : undefined,
    d.fromNemesisDeck ? `de ${the(places.nemesisDeck, 1)}` : undefined,
    d.when === undefined
      ? undefined
      : d.when === 'prepped'
        ? `que vous avez ${agreed('préparé')} ce tour-ci`
        : `${agreed('pioché')} ce tour-ci`,
    d.sameType ? 'du même type' : undefined,
    after,
    d.notCorruption
      ? `${agreed('autre')} que ${isPlural(n) ? 'des corruptions' : 'une corruption'}`
      : undefined,
    d.costingUpTo === undefined
      ? undefined
      : `ne coûtant pas plus de {ae} que ${asManyAs(d.costingUpTo, ctx)}`,
    d.notNamed === undefined ? undefined : `${agreed('autre')} que ${un(cardNoun(d.notNamed, ctx))}`,
    d.fresh ? '(un sort différent à chaque fois)' : undefined,
  )
}
