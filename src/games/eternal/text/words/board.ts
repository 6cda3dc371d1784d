import type { Faction, HasSkill, Skill } from '../../language/nodes.ts'
import type { Line, Mark, Side, Standing, Thing } from './phrasebook.ts'

/** One side of the table as lines; a language gives the words. */
export interface BoardWords {
  readonly labels: Readonly<
    Record<
      | 'health'
      | 'armor'
      | 'power'
      | 'debt'
      | 'influence'
      | 'skills'
      | 'hand'
      | 'deck'
      | 'void'
      | 'market'
      | 'units'
      | 'weapon'
      | 'curse'
      | 'card',
      string
    >
  >
  /** Of cards that stand beside the units, by their kind. */
  readonly kinds: Readonly<Record<string, string>>
  readonly none: string
  readonly empty: string
  /** Between a card and what holds for it. */
  readonly colon: string
  heading(side: Side): string
  cards(n: number): string
  name(id: string): string
  faction(faction: Faction): string
  /** The skill of a player, and that of a card with its number. */
  skill(skill: Skill): string
  cardSkill(skill: HasSkill): string
  numbered(thing: Extract<Thing, { is: 'card' }>): string
  full(thing: Thing): string
  damage(n: number): string
  mark(mark: Mark, thing: Thing): string
  blocks(thing: Thing): string
  strength(n: number): string
  durability(n: number): string
}

/** With the minus of print. */
export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n))
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** A unit that lies face down shows no values. */
const hasValues = ({ kind, thing }: Standing): boolean =>
  (kind === 'unit' && thing.is === 'card' && thing.values !== '') ||
  kind === 'weapon' ||
  kind === 'relic weapon' ||
  kind === 'site'

function value({ kind, strength, health }: Standing, words: BoardWords): string {
  if (kind === 'weapon') return `${signed(strength)}/${signed(health)}`
  if (kind === 'relic weapon') return `(${words.strength(strength)})`
  return kind === 'site' ? `(${words.durability(health)})` : `${strength}/${health}`
}

function standing(it: Standing, words: BoardWords): string {
  const facts = [
    ...it.skills.map((skill) => words.cardSkill({ op: 'skill', ...skill })),
    ...(it.damage > 0 ? [words.damage(it.damage)] : []),
    ...it.marks.map((mark) => words.mark(mark, it.thing)),
    ...(it.blocks === null ? [] : [words.blocks(it.blocks)]),
  ]
  const card = it.thing.is === 'card' ? words.numbered(it.thing) : ''
  const label = `${card}${hasValues(it) ? ` ${value(it, words)}` : ''}`
  return facts.length === 0 ? label : `${label}${words.colon} ${facts.join(', ')}`
}

/** "Torch, 2 × Pilfer": cards of one name are counted. */
function counted(ids: readonly string[], { name }: BoardWords): string[] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([id, n]) => (n === 1 ? name(id) : `${n} × ${name(id)}`))
}

/** Everything that a seat sees of one side. */
export function sideLines(it: Side, words: BoardWords): readonly Line[] {
  const { labels } = words
  const influence = it.influence.map(([faction, n]) => `${n} ${words.faction(faction)}`)
  const hand =
    typeof it.hand === 'number'
      ? [words.cards(it.hand)]
      : it.hand.map(({ thing, cost }) => `${words.full(thing)}${cost === null ? '' : ` (${cost})`}`)
  return [
    {
      indent: 0,
      label: words.heading(it),
      parts: [
        `${labels.health} ${it.health}`,
        `${labels.armor} ${it.armor}`,
        `${labels.power} ${it.power}/${it.maxPower}`,
        ...(it.debt === 0 ? [] : [`${labels.debt} ${it.debt}`]),
      ],
    },
    { indent: 2, label: labels.influence, parts: influence.length === 0 ? [words.none] : influence },
    ...(it.skills.length === 0
      ? []
      : [{ indent: 2, label: labels.skills, parts: it.skills.map((skill) => words.skill(skill)) }]),
    { indent: 2, label: labels.hand, parts: hand.length === 0 ? [words.empty] : hand },
    { indent: 2, label: labels.deck, parts: [words.cards(it.deck)] },
    ...(it.void.length === 0 ? [] : [{ indent: 2, label: labels.void, parts: counted(it.void, words) }]),
    ...(typeof it.market === 'number' || it.market.length === 0
      ? []
      : [{ indent: 2, label: labels.market, parts: it.market.map((id) => words.name(id)) }]),
    ...it.others.map(
      (each): Line => ({
        indent: 2,
        label: words.kinds[each.kind] ?? labels.card,
        parts: [standing(each, words)],
      }),
    ),
    { indent: 2, label: labels.units, parts: it.units.length === 0 ? [words.none] : [] },
    ...it.units.flatMap((unit): Line[] => [
      { indent: 4, label: '', parts: [standing(unit, words)] },
      ...unit.attachments.map(
        (each): Line => ({
          indent: 6,
          label: each.kind === 'curse' ? labels.curse : labels.weapon,
          parts: [standing(each, words)],
        }),
      ),
    ]),
  ]
}
