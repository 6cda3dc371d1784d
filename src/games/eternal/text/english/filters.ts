import { a, list } from '../../../../language/text/english/nouns.ts'
import type { Filter } from '../../language/nodes.ts'
import type { Context } from '../context.ts'
import { type Bound, bound, costMore, printed } from '../quantity.ts'
import { value } from './amounts.ts'
import { factions, kinds, skillWord, typeNoun } from './lexicon.ts'
import { nameNoun } from './nouns.ts'
import { thing } from './phrases.ts'

/** What a filter says before the noun and after it. */
interface Affixes {
  readonly pre?: string
  readonly post?: string
}

const bounds = { exactly: '', atLeast: ' or more', atMost: ' or less' } as const

function bounded(filter: Bound, no: boolean, ctx: Context): Affixes {
  const { op, n } = filter
  const number = printed(n)
  const { is, shift } = bound(filter, no)
  const unlike = no && filter.is === 'exactly' ? 'other than ' : ''
  if (number !== undefined) {
    const said = `${unlike}${number + shift}`
    if (op === 'cost') return { post: `with cost ${said}${bounds[is]}` }
    return { post: `with ${said} ${op === 'strength' ? 'Strength' : 'Health'}${bounds[is]}` }
  }
  const more = costMore(n)
  if (op === 'cost' && more !== undefined && filter.is === 'exactly' && !no)
    return { post: `that costs ${more} more` }
  if (op === 'cost' && more === 1 && filter.is === 'atLeast' && !no) return { post: 'with a higher cost' }
  const name = op === 'cost' ? 'cost' : op === 'strength' ? 'Strength' : 'Health'
  return {
    post: `with ${name} ${is === 'exactly' ? '' : is === 'atLeast' ? 'at least ' : 'at most '}equal to ${value(n, ctx)}`,
  }
}

const adjective =
  (yes: string, no: string) =>
  (not: boolean): Affixes => ({ pre: not ? no : yes })

type FilterTable = {
  readonly [K in Filter['op']]: (filter: Extract<Filter, { op: K }>, not: boolean, ctx: Context) => Affixes
}

const filters: FilterTable = {
  kind: ({ kind }, not) =>
    not
      ? { pre: `non-${kind === 'power' ? 'power' : kinds[kind].one}` }
      : { post: `that is ${a(kinds[kind].one)}` },
  type: ({ type }, not) =>
    not ? { pre: `non-${typeNoun(type).one}` } : { post: `that is ${a(typeNoun(type).one)}` },
  faction: ({ faction }, not) => ({ pre: not ? `non-${factions[faction]}` : factions[faction] }),
  singleFaction: (_, not) => ({ post: not ? 'without a single faction' : 'with a single faction' }),
  multiFaction: (_, not) => adjective('multifaction', 'non-multifaction')(not),
  cost: bounded,
  strength: bounded,
  health: bounded,
  has: ({ skill }, not) => ({ post: `${not ? 'without' : 'with'} ${skillWord(skill).name}` }),
  sharesBattleSkill: ({ with: other }, not, ctx) => ({
    post: `${not ? 'sharing no battle skill' : 'sharing a battle skill'} with ${thing(other, ctx)}`,
  }),
  exhausted: (_, not) => adjective('exhausted', 'ready')(not),
  stunned: (_, not) => adjective('stunned', 'unstunned')(not),
  attacking: (_, not) => adjective('attacking', 'non-attacking')(not),
  blocking: (_, not) => adjective('blocking', 'non-blocking')(not),
  hasHit: (_, not) => ({ post: `that ${not ? 'did not hit' : 'hit'} the enemy player this turn` }),
  sharesType: ({ with: other }, not, ctx) => ({
    post: `${not ? 'sharing no type' : 'sharing a type'} with ${thing(other, ctx)}`,
  }),
  undamaged: (_, not) => adjective('undamaged', 'damaged')(not),
  wielding: (_, not) => ({ post: not ? 'without weapons' : 'wielding weapons' }),
  cursed: (_, not) => adjective('cursed', 'uncursed')(not),
  sigil: (_, not) => (not ? { pre: 'non-Sigil' } : { post: 'that is a Sigil' }),
  named: ({ id }, not) => ({ post: `${not ? 'not ' : ''}named ${nameNoun(id).one}` }),
  sameName: ({ as: other }, not, ctx) => ({
    post:
      other.op === 'the'
        ? `with ${not ? 'another' : 'the same'} name`
        : `with ${not ? 'another name than' : 'the same name as'} ${thing(other, ctx)}`,
  }),
  in: ({ set }, not, ctx) => ({ post: `${not ? 'not ' : ''}among ${thing(set, ctx)}` }),
  other: (_, not) => adjective('other', 'same')(not),
  yours: (_, not) => (not ? { pre: 'enemy' } : { post: 'of yours' }),
  enemys: (_, not) => (not ? { post: 'of yours' } : { pre: 'enemy' }),
  and: ({ all }, not, ctx) =>
    together(
      all.map((each) => affixes(each, not, ctx)),
      not ? 'or' : 'and',
    ),
  or: ({ any }, not, ctx) =>
    together(
      any.map((each) => affixes(each, not, ctx)),
      not ? 'and' : 'or',
    ),
  not: ({ of }, not, ctx) => affixes(of, !not, ctx),
}

export function affixes(filter: Filter, not: boolean, ctx: Context): Affixes {
  return (filters[filter.op] as (filter: Filter, not: boolean, ctx: Context) => Affixes)(filter, not, ctx)
}

function together(parts: readonly Affixes[], word: 'and' | 'or'): Affixes {
  const pres = parts.flatMap(({ pre }) => pre ?? [])
  const posts = parts.flatMap(({ post }) => post ?? [])
  // One of two that stand on different sides of the noun: both go behind it.
  if (word === 'or' && pres.length > 0 && posts.length > 0)
    return { post: list([...pres.map((pre) => `that is ${pre}`), ...posts], word) }
  return {
    ...(pres.length === 0 ? {} : { pre: word === 'and' ? pres.join(' ') : list(pres, word) }),
    ...(posts.length === 0 ? {} : { post: list(posts, word) }),
  }
}

/** A filter as a predicate: "is a unit with Flying". */
export const filterWords = (filter: Filter, ctx: Context): Affixes => affixes(filter, false, ctx)
