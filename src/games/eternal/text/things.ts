import {
  type Amount,
  type CardDefinition,
  type Cards,
  type Collective,
  type Faction,
  FIRST_BATTLE_SKILLS,
  type Filter,
  type Kind,
  type Modification,
  type Objects,
  type Ongoing,
  type Pick,
  type Place,
  type Side,
  type Things,
  type To,
  type Values,
} from '../language/nodes.ts'
import type { Context } from './context.ts'

/*
 * What a set speaks of, before any language: its nouns, where it lies, whose it is, and what else is
 * said about it. Both renderers read this and never look for a noun among the filters themselves.
 */

/** What stands in the place of the noun. */
export type Head =
  | { readonly of: 'kind'; readonly kind: Kind | Collective | 'card' }
  | { readonly of: 'type'; readonly type: string }
  | { readonly of: 'sigil'; readonly faction?: Faction }
  | { readonly of: 'named'; readonly id: string }

export interface Described {
  /** "a unit or weapon": one noun, or several to choose from. */
  readonly heads: readonly Head[]
  readonly places: readonly Place[]
  readonly side: Side
  readonly other: boolean
  /** Everything else that is said about it. */
  readonly rest: readonly Filter[]
}

export const cardHead: Head = { of: 'kind', kind: 'card' }

function headOf(filter: Filter): Head | undefined {
  switch (filter.op) {
    case 'kind':
      return { of: 'kind', kind: filter.kind }
    case 'type':
      return { of: 'type', type: filter.type }
    case 'sigil':
      return filter.faction === undefined ? { of: 'sigil' } : { of: 'sigil', faction: filter.faction }
    case 'named':
      return { of: 'named', id: filter.id }
    default:
      return undefined
  }
}

const flat = (filter: Filter): readonly Filter[] =>
  filter.op === 'and' ? filter.all.flatMap(flat) : [filter]

/** "unit" is said by any type of units, "card" by everything. */
const isGeneral = (head: Head): boolean =>
  head.of === 'kind' && (head.kind === 'unit' || head.kind === 'card')

export function describeFilter(filter: Filter | undefined, side: Side, places: readonly Place[]): Described {
  let heads: readonly Head[] = [cardHead]
  let whose = side
  let other = false
  const rest: Filter[] = []
  for (const each of filter === undefined ? [] : flat(filter)) {
    const named = each.op === 'or' ? each.any.map(headOf) : [headOf(each)]
    const found = named.filter((head) => head !== undefined)
    if (found.length > 0 && found.length === named.length) {
      if (heads.every(isGeneral)) heads = found
      else if (!found.every(isGeneral)) rest.push(each)
    } else if (each.op === 'other') other = true
    else if (each.op === 'yours') whose = 'you'
    else if (each.op === 'enemys') whose = 'enemy'
    else rest.push(each)
  }
  return { heads, places, side: whose, other, rest }
}

export const describe = (cards: Cards): Described => describeFilter(cards.that, cards.of, cards.in)

/** A set of cards that has a description; anything else speaks for itself. */
export function describedThings(things: Things): Described | undefined {
  switch (things.op) {
    case 'cards':
      return describe(things)
    case 'top':
    case 'topmost':
      return describe(things.of)
    case 'firstDrawn':
      return describeFilter(things.that, 'you', ['hand'])
    case 'windowSpell':
      return describeFilter({ op: 'kind', kind: 'any spell' }, 'enemy', ['playmat'])
    case 'among': {
      const of = describedThings(things.of)
      return of === undefined ? undefined : { ...of, rest: [...of.rest, things.that] }
    }
    case 'except':
      return describedThings(things.of)
    case 'attachedTo':
      return describeFilter(things.that ?? { op: 'kind', kind: 'attachment' }, 'both', ['playmat'])
    default:
      return undefined
  }
}

/** The same for a name, or the rest of a named set. */
export function describedIn(things: Things, bindings: Context['bindings']): Described | undefined {
  const named = things.op === 'except' ? things.of : things
  const what = named.op === 'the' ? bindings.get(named.name)?.what : undefined
  return what !== undefined && typeof what === 'object' && 'heads' in what ? what : describedThings(things)
}

export const isPick = (objects: Objects): objects is Pick => objects.op === 'pick'
export const setOf = (objects: Objects): Things => (isPick(objects) ? objects.of : objects)

/** Chosen out of your own deck, not met by chance or by its place. */
export const isSearched = ({ how, of, by }: Pick): boolean =>
  how !== 'random' &&
  by === undefined &&
  of.op === 'cards' &&
  of.of === 'you' &&
  of.in.length === 1 &&
  of.in[0] === 'deck'

/** Does it stand for more than one thing? */
export function isMany(objects: Objects): boolean {
  if (!isPick(objects)) {
    if (objects.op === 'cards' || objects.op === 'union' || objects.op === 'except' || objects.op === 'among')
      return true
    return (objects.op === 'top' || objects.op === 'topmost') && objects.n !== 1
  }
  return objects.how === 'any number' || (objects.how !== 'one' && objects.n !== undefined && objects.n !== 1)
}

export const isOnPlaymat = ({ places }: Described): boolean => places.length === 1 && places[0] === 'playmat'

/** Wherever the cards of a player are: nothing need be said about the places. */
export const isEverywhere = ({ places }: Described): boolean => places.length > 2

/** A card that is nothing but its name: any copy of it will do. */
export const isByName = ({ heads }: Described): boolean =>
  heads.every((head) => head.of === 'sigil' || head.of === 'named')

/** A card of which there is only one in the world, so that its name needs no article. */
export const isUnique = ({ name, types }: CardDefinition): boolean =>
  types.includes('hero') || name.startsWith('The ')

/** All of a place, with nothing said about the cards: "your hand". */
export const isWholePlace = ({ heads, places, rest, other }: Described): boolean =>
  places.length === 1 && places[0] !== 'playmat' && rest.length === 0 && !other && heads[0] === cardHead

/** Whose strength and health these are, if they are those of one and the same card. */
export function statsOwner(strength: Amount, health: Amount): Things | undefined {
  if (typeof strength === 'number' || typeof health === 'number') return undefined
  if (strength.op !== 'stat' || health.op !== 'stat') return undefined
  const same = JSON.stringify(strength.of) === JSON.stringify(health.of)
  return same && strength.stat === 'strength' && health.stat === 'health' ? strength.of : undefined
}

/** The card whose strength, health and battle skills a new card has. */
export function modelOf({ strength, health, skillsOf }: Values): Things | undefined {
  const owner = strength === undefined || health === undefined ? undefined : statsOwner(strength, health)
  return owner !== undefined && JSON.stringify(owner) === JSON.stringify(skillsOf) ? owner : undefined
}

const isPlain = (things: Things, side: Side, kind: Kind): boolean =>
  things.op === 'cards' &&
  things.of === side &&
  things.in.length === 1 &&
  things.in[0] === 'playmat' &&
  things.that?.op === 'kind' &&
  things.that.kind === kind

/** The mixed sets that have a word of their own. */
export function unionWord(things: Things): 'anything' | 'unit or player' | 'enemy' | undefined {
  if (things.op !== 'union') return undefined
  const { of } = things
  const units = (side: Side) => of.some((each) => isPlain(each, side, 'unit'))
  const sites = (side: Side) => of.some((each) => isPlain(each, side, 'site'))
  const players = (who: 'each' | 'enemy') => of.some((each) => each.op === 'players' && each.who === who)
  if (of.length === 3 && units('both') && players('each') && sites('both')) return 'anything'
  if (of.length === 2 && units('both') && players('each')) return 'unit or player'
  if (of.length === 3 && units('enemy') && players('enemy') && sites('enemy')) return 'enemy'
  return undefined
}

/** Players first: "yourself or a unit". */
export const unionParts = (of: readonly Things[]): readonly Things[] => [
  ...of.filter(({ op }) => op === 'players'),
  ...of.filter(({ op }) => op !== 'players'),
]

/** Damage to nobody but the player who tells of it. */
export const hurtsYou = (to: Objects): boolean => to.op === 'players' && to.who === 'you'

/** The sentence that hurts the cursed player has named them. */
export const namingCursed = (to: Objects, ctx: Context): Context =>
  to.op === 'players' && to.who === 'cursed' ? { ...ctx, cursedNamed: true } : ctx

/** Whose act a discard or sacrifice is: that of the player whose cards they are. */
export function actorOf(objects: Objects): 'you' | 'enemy' | 'each' {
  const set = setOf(objects)
  const d = describedThings(set)
  if (d === undefined || d.side === 'you') return 'you'
  return d.side === 'enemy' ? 'enemy' : 'each'
}

/** What cards in your hand cost is said of your cards: "your units cost 1 less". */
export function carried({ of, have }: Ongoing): Things {
  // Wherever they are: "your power cards".
  if (of.op === 'cards' && (['hand', 'deck', 'void'] as const).every((place) => of.in.includes(place)))
    return { ...of, in: ['playmat'] }
  const costs = have.every(({ op }) => op === 'cost')
  return costs && of.op === 'cards' && of.of === 'you' && of.in.length === 1 && of.in[0] === 'hand'
    ? { ...of, in: ['playmat'] }
    : of
}

/** One of (nearly) all battle skills, by chance: no list is wanted. */
export const isAnySkill = ({ by, skills }: Extract<Modification, { op: 'oneSkillOf' }>): boolean =>
  by === 'chance' && skills.length >= FIRST_BATTLE_SKILLS.length - 1

/** Whoever does something chooses for it: that needs no saying. */
export function ownChoice(objects: Objects, { actor }: { readonly actor: 'you' | 'enemy' }): Objects {
  if (!isPick(objects) || objects.by !== 'enemy' || actor !== 'enemy') return objects
  const { by: _, ...pick } = objects
  return pick
}

/** The place that a card goes to. */
export const placeOf = {
  hand: 'hand',
  'deck top': 'deck',
  'deck bottom': 'deck',
  'deck random': 'deck',
  void: 'void',
  market: 'market',
} as const satisfies Record<To, Place>
