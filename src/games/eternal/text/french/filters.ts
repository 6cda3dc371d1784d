import { agree, type Gender, list, type Noun, un } from '../../../../language/text/french/nouns.ts'
import type { Filter } from '../../language/nodes.ts'
import type { Context } from '../context.ts'
import { type Bound, bound, costMore, printed } from '../quantity.ts'
import { value } from './amounts.ts'
import { factions, kinds, skillCalled, typeNoun } from './lexicon.ts'
import { nameNoun } from './nouns.ts'
import { thing } from './phrases.ts'

/** What a filter agrees with: it follows its noun. */
export interface Agreement {
  readonly gender: Gender
  readonly n: number
}

const bounds = { exactly: '', atLeast: ' ou plus', atMost: ' ou moins' } as const
const statOf = { cost: 'coût', strength: 'force', health: 'vie' } as const

function bounded(filter: Bound, no: boolean, ctx: Context): string {
  const { op, n } = filter
  const number = printed(n)
  const { is, shift } = bound(filter, no)
  if (number !== undefined) {
    const said = no && filter.is === 'exactly' ? `autre que ${number}` : String(number + shift)
    return op === 'cost' ? `de coût ${said}${bounds[is]}` : `ayant ${said} de ${statOf[op]}${bounds[is]}`
  }
  const more = costMore(n)
  if (op === 'cost' && more !== undefined && filter.is === 'exactly' && !no) return `coûtant ${more} de plus`
  if (op === 'cost' && more === 1 && filter.is === 'atLeast' && !no) return 'de coût plus élevé'
  const least = { exactly: 'égal', atLeast: 'supérieur ou égal', atMost: 'inférieur ou égal' }[is]
  return op === 'cost'
    ? `de coût ${least} à ${value(n, ctx)}`
    : `ayant une ${statOf[op]} ${least.replace('supérieur', 'supérieure').replace('inférieur', 'inférieure').replace(/égal$/, 'égale')} à ${value(n, ctx)}`
}

type FilterTable = {
  readonly [K in Filter['op']]: (
    filter: Extract<Filter, { op: K }>,
    not: boolean,
    ctx: Context,
    with_: Agreement,
  ) => string
}

const adjective =
  (yes: string, no: string) =>
  (_: Filter, not: boolean, __: Context, { gender, n }: Agreement): string =>
    agree(not ? no : yes, gender, n)

/** « qui n'est pas un Héros », « qui ne sont pas des Héros ». */
const isNot = (noun: Noun, n: number): string =>
  n >= 2 ? `qui ne sont pas des ${noun.many}` : `qui n'est pas ${un(noun)}`

const filters: FilterTable = {
  kind: ({ kind }, not, _, { gender, n }) =>
    not
      ? kind === 'power'
        ? `${agree('autre', gender, n)} que de puissance`
        : isNot(kinds[kind], n)
      : `qui est ${un(kinds[kind])}`,
  type: ({ type }, not, _, { n }) => (not ? isNot(typeNoun(type), n) : `qui est ${un(typeNoun(type))}`),
  faction: ({ faction }, not) => (not ? `non-${factions[faction]}` : factions[faction]),
  singleFaction: (_, not) => (not ? 'sans faction unique' : "d'une seule faction"),
  multiFaction: (_, not, __, { n }) => (not ? 'non-multifaction' : n >= 2 ? 'multifactions' : 'multifaction'),
  cost: (filter, not, ctx) => bounded(filter, not, ctx),
  strength: (filter, not, ctx) => bounded(filter, not, ctx),
  health: (filter, not, ctx) => bounded(filter, not, ctx),
  has: ({ skill }, not) => `${not ? 'sans' : 'avec'} ${skillCalled(skill)}`,
  sharesBattleSkill: ({ with: other }, not, ctx) =>
    `${not ? 'ne partageant aucune' : 'partageant une'} compétence de combat avec ${thing(other, ctx)}`,
  exhausted: adjective('épuisé', 'prêt'),
  stunned: adjective('étourdi', 'non étourdi'),
  attacking: adjective('attaquant', 'non attaquant'),
  blocking: (_, not, __, { n }) =>
    not ? `qui ne ${n >= 2 ? 'bloquent' : 'bloque'} pas` : `qui ${n >= 2 ? 'bloquent' : 'bloque'}`,
  hasHit: (_, not, __, { n }) =>
    `qui ${not ? "n'" : ''}${n >= 2 ? 'ont' : 'a'} ${not ? 'pas ' : ''}blessé le joueur adverse ce tour-ci`,
  sharesType: ({ with: other }, not, ctx) =>
    `${not ? 'ne partageant aucun' : 'partageant un'} type avec ${thing(other, ctx)}`,
  undamaged: adjective('indemne', 'blessé'),
  wielding: (_, not, __, { n }) => (not ? 'sans arme' : n >= 2 ? 'portant des armes' : 'portant une arme'),
  cursed: adjective('maudit', 'non maudit'),
  sigil: (_, not) => (not ? 'non-sceau' : 'qui est un sceau'),
  named: ({ id }, not, _, { gender, n }) =>
    `${not ? 'non ' : ''}${agree('nommé', gender, n)} ${nameNoun(id).one}`,
  sameName: ({ as: other }, not, ctx) =>
    other.op === 'the'
      ? `${not ? "d'un autre nom" : 'du même nom'}`
      : `${not ? "d'un autre nom que" : 'du même nom que'} ${thing(other, ctx)}`,
  in: ({ set }, not, ctx) => `${not ? 'hors de' : 'parmi'} ${thing(set, ctx)}`,
  other: (_, __, ___, { n }) => (n >= 2 ? 'autres' : 'autre'),
  yours: (_, not, __, { gender, n }) => (not ? agree('ennemi', gender, n) : 'à vous'),
  enemys: (_, not, __, { gender, n }) => (not ? 'à vous' : agree('ennemi', gender, n)),
  and: ({ all }, not, ctx, with_) =>
    list(
      all.map((each) => said(each, not, ctx, with_)),
      not ? 'ou' : 'et',
    ),
  or: ({ any }, not, ctx, with_) =>
    list(
      any.map((each) => said(each, not, ctx, with_)),
      not ? 'et' : 'ou',
    ),
  not: ({ of }, not, ctx, with_) => said(of, !not, ctx, with_),
}

export function said(filter: Filter, not: boolean, ctx: Context, with_: Agreement): string {
  type Any = (filter: Filter, not: boolean, ctx: Context, with_: Agreement) => string
  return (filters[filter.op] as Any)(filter, not, ctx, with_)
}
