import { fairNumbers, type Seed, seedFrom } from '../../../kernel/random.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { entriesOf, listOf, oneOf } from '../../../language/parse-values.ts'
import type { Collection } from '../collection.ts'
import type { PlayerCard } from '../language/nodes.ts'
import type { Content } from '../pack.ts'

/** R097, R098: nine piles; three gems, two relics and four spells unless a table wants it otherwise. */
export const SLOTS = ['gem', 'gem', 'gem', 'relic', 'relic', 'spell', 'spell', 'spell', 'spell'] as const

/** What players may ask of a random supply. */
export interface Wishes {
  readonly sets: readonly string[]
  /** Cost band of each of the nine slots; no wish is 0 to 99. */
  readonly costs: readonly { readonly min: number; readonly max: number }[]
  readonly must: readonly string[]
  readonly mustNot: readonly string[]
  /** Piles that stay: a card id, or null for a slot to be rolled. */
  readonly locked: readonly (string | null)[]
  readonly seed: string
}

const ANY_COST = { min: 0, max: 99 } as const

function readCosts(value: unknown): Wishes['costs'] {
  return listOf(value, 'supply.random.costs').map((band, i) => {
    const place = `supply.random.costs[${i}]`
    if (band === null) return ANY_COST
    const fields = entriesOf(band, ['min', 'max'], place, 'a cost band')
    const number = (name: 'min' | 'max'): number => {
      const n = fields[name] ?? ANY_COST[name]
      if (typeof n !== 'number' || !Number.isInteger(n) || n < 0)
        throw new Refusal(
          { en: `${JSON.stringify(n)} is not a cost`, fr: `${JSON.stringify(n)} n’est pas un coût` },
          `${place}.${name}`,
        )
      return n
    }
    return { min: number('min'), max: number('max') }
  })
}

/** The cards that a supply may hold. */
export const supplyCardsOf = ({ playerCards }: Content): readonly PlayerCard[] =>
  playerCards.filter((card) => card.starter !== true)

const idsIn = (of: Content): readonly string[] => supplyCardsOf(of).map(({ id }) => id)

function readIds(of: Content, value: unknown, place: string): readonly string[] {
  const ids = idsIn(of)
  return listOf(value, place).map((id, i) => oneOf(id, ids, 'supply card', `${place}[${i}]`))
}

function readWishes(of: Collection, value: unknown): Wishes {
  const fields = entriesOf(
    value,
    ['sets', 'costs', 'must', 'mustNot', 'locked', 'seed'],
    'supply.random',
    'a wish for a random supply',
  )
  const all = of.packs.map(({ id }) => id)
  const usual = of.packs.flatMap(({ id, campaign }) => (campaign === true ? [] : [id]))
  const sets = listOf(fields.sets ?? usual, 'supply.random.sets').map((set, i) =>
    oneOf(set, all, 'set', `supply.random.sets[${i}]`),
  )
  const locked = listOf(fields.locked ?? [], 'supply.random.locked').map((id, i) =>
    id === null ? null : oneOf(id, idsIn(of), 'supply card', `supply.random.locked[${i}]`),
  )
  const seed = fields.seed ?? ''
  if (typeof seed !== 'string')
    throw new Refusal({ en: 'expected a text', fr: 'il faut un texte' }, 'supply.random.seed')
  return {
    sets,
    costs: readCosts(fields.costs ?? []),
    must: readIds(of, fields.must ?? [], 'supply.random.must'),
    mustNot: readIds(of, fields.mustNot ?? [], 'supply.random.mustNot'),
    locked,
    seed,
  }
}

/** Does this card fit into this slot? */
function fits(card: PlayerCard, slot: number, wishes: Wishes): boolean {
  const { min, max } = wishes.costs[slot] ?? ANY_COST
  return card.type === SLOTS[slot] && card.cost >= min && card.cost <= max
}

/** Nine piles that fulfil the wishes; the same seed gives the same piles to everybody. */
export function rollSupply(of: Content, wishes: Wishes): readonly string[] {
  const supplyCards = supplyCardsOf(of)
  const piles: (string | null)[] = SLOTS.map((_, slot) => wishes.locked[slot] ?? null)
  wishes.must.forEach((id, i) => {
    if (piles.includes(id)) return
    const slot = piles.findIndex(
      (pile, at) => pile === null && fits(supplyCards.find((card) => card.id === id)!, at, wishes),
    )
    if (slot === -1)
      throw new Refusal(
        { en: `no free slot takes ${id}`, fr: `aucune place libre n’accepte ${id}` },
        `supply.random.must[${i}]`,
      )
    piles[slot] = id
  })
  const roll = fairNumbers(seedOf(wishes))
  piles.forEach((pile, slot) => {
    if (pile !== null) return
    const pool = supplyCards.filter(
      (card) =>
        fits(card, slot, wishes) &&
        wishes.sets.includes(card.set) &&
        !piles.includes(card.id) &&
        !wishes.mustNot.includes(card.id),
    )
    if (pool.length === 0)
      throw new Refusal(
        {
          en: `no ${SLOTS[slot]} is left that fits slot ${slot + 1}`,
          fr: `il ne reste aucune carte pour la pile ${slot + 1}`,
        },
        'supply.random',
      )
    piles[slot] = pool[roll(pool.length)]!.id
  })
  return piles.map((pile) => pile!)
}

const seedOf = (wishes: Wishes): Seed => seedFrom(`supply ${wishes.seed}`)

/** The same supply with one pile rolled again; it never comes up as it was. */
export function reroll(
  of: Content,
  supply: readonly string[],
  slot: number,
  wishes: Wishes,
): readonly string[] {
  const locked = supply.map((id, at) => (at === slot ? null : id))
  return rollSupply(of, { ...wishes, locked, must: [], mustNot: [...wishes.mustNot, supply[slot]!] })
}

/** A suggested supply by name, nine card ids, or wishes for a random one. */
export function readSupply(of: Collection, value: unknown): readonly string[] {
  if (typeof value === 'string')
    return of.supplies[oneOf(value, Object.keys(of.supplies), 'suggested supply', 'supply')]!
  if (!Array.isArray(value))
    return rollSupply(of, readWishes(of, entriesOf(value, ['random'], 'supply', 'a supply').random ?? {}))
  if (value.length !== SLOTS.length)
    throw new Refusal(
      {
        en: `a supply has ${SLOTS.length} piles, not ${value.length}`,
        fr: `une réserve a ${SLOTS.length} piles, pas ${value.length}`,
      },
      'supply',
    )
  const piles = readIds(of, value, 'supply')
  piles.forEach((id, i) => {
    if (piles.indexOf(id) !== i)
      throw new Refusal({ en: `${id} already has a pile`, fr: `${id} a déjà une pile` }, `supply[${i}]`)
  })
  return piles
}
