import { type Named, named } from '../../../../language/words.ts'
import type { Amount, Cards, Filter, Pick, Place, Side, Things } from '../nodes.ts'
import { both, kind } from './filters.ts'

// Cards and players, and how some of them are picked.

function cards(places: readonly Place[], of: Side, filters: readonly Filter[]): Cards {
  if (filters.length === 0) return { op: 'cards', in: places, of }
  return { op: 'cards', in: places, of, that: filters.length === 1 ? filters[0]! : both(...filters) }
}
export const aUnit = kind('unit')

/** Units on the playmat. */
export const units = (...that: readonly Filter[]): Cards => cards(['playmat'], 'both', [aUnit, ...that])
export const yourUnits = (...that: readonly Filter[]): Cards => cards(['playmat'], 'you', [aUnit, ...that])
export const enemyUnits = (...that: readonly Filter[]): Cards => cards(['playmat'], 'enemy', [aUnit, ...that])

/** Anything else on the playmat. */
export const inPlay = (of: Side, ...that: readonly Filter[]): Cards => cards(['playmat'], of, that)

/** Weapons, relics and curses that the enemy controls, wherever they sit (EG1). */
export const enemyAttachments: Cards = inPlay('enemy', kind('attachment'))
export const hand = (of: Side, ...that: readonly Filter[]): Cards => cards(['hand'], of, that)
export const deck = (of: Side, ...that: readonly Filter[]): Cards => cards(['deck'], of, that)
export const inVoid = (of: Side, ...that: readonly Filter[]): Cards => cards(['void'], of, that)
export const market = (...that: readonly Filter[]): Cards => cards(['market'], 'you', that)

export const zones = (places: readonly Place[], of: Side, ...that: readonly Filter[]): Cards =>
  cards(places, of, that)

/** A player's cards wherever they lie: "your power cards". */
export const cardsOf = (of: Side, ...that: readonly Filter[]): Cards =>
  cards(['hand', 'deck', 'void', 'power', 'market'], of, that)
export const self: Things = { op: 'self' }
export const the = (name: string): Things => ({ op: 'the', name })

/** What the event was about: the card played, the unit that died ... */
export const that: Things = the('that')

/** The player the event was about. */
export const thatPlayer: Things = the('that player')
export const you: Things = { op: 'players', who: 'you' }
export const enemyPlayer: Things = { op: 'players', who: 'enemy' }
export const eachPlayer: Things = { op: 'players', who: 'each' }
export const cursedPlayer: Things = { op: 'players', who: 'cursed' }
export const defendingPlayer: Things = { op: 'players', who: 'defending' }
export const ownerOf = (of: Things): Things => ({ op: 'ownerOf', of })
export const controllerOf = (of: Things): Things => ({ op: 'controllerOf', of })
export const wielder: Things = { op: 'bearer', word: 'wielder' }
export const cursedUnit: Things = { op: 'bearer', word: 'cursed unit' }
export const windowSpell: Things = { op: 'windowSpell' }
export const windowSpellOrCurse: Things = { op: 'windowSpell', orCurse: true }

/** "The first two {T} units you draw each turn." */
export const firstDrawn = (n: number, filter: Filter): Things => ({ op: 'firstDrawn', n, that: filter })
export const top = (n: Amount, of: Cards): Things => ({ op: 'top', n, of })
export const topmost = (n: Amount, of: Cards): Things => ({ op: 'topmost', n, of })
export const union = (...of: readonly Things[]): Things => ({ op: 'union', of })
export const except = (of: Things, but: Things): Things => ({ op: 'except', of, but })
export const among = (of: Things, filter: Filter): Things => ({ op: 'among', of, that: filter })
const sites = inPlay('both', kind('site'))

/** Plain "deal N damage": any unit, player or site (ER101). */
export const anything = union(units(), eachPlayer, sites)
export const unitOrPlayer = union(units(), eachPlayer)

/** "An enemy": a unit, the player or the site of the enemy. */
export const enemies = union(enemyUnits(), enemyPlayer, inPlay('enemy', kind('site')))
export const one = (of: Things): Named<Pick> => named<Pick>({ op: 'pick', how: 'one', of })
export const several = (n: Amount, of: Things): Named<Pick> =>
  named<Pick>({ op: 'pick', how: 'several', n, of })
export const upTo = (n: Amount, of: Things): Named<Pick> => named<Pick>({ op: 'pick', how: 'upTo', n, of })
export const anyNumber = (of: Things): Named<Pick> => named<Pick>({ op: 'pick', how: 'any number', of })
export const random = (n: Amount, of: Things): Named<Pick> =>
  named<Pick>({ op: 'pick', how: 'random', n, of })
export const chosenByEnemy = (pick: Pick): Pick => ({ ...pick, by: 'enemy' })
