import { genitive, that } from '../../../../language/text/english/nouns.ts'
import type { From, Owner, Zone } from '../../language/nodes.ts'
import type { Actor, Context } from '../context.ts'
import { nouns, sidePlace } from './lexicon.ts'
import { nemesisName, playerWith } from './people.ts'

/** "your", "their", "its". */
export const possessive = (actor: Actor): string =>
  actor.possessor === 'you'
    ? 'your'
    : actor.possessor === 'one' && ['minion', 'acolyte', 'husk', 'nemesis', 'gravehold'].includes(actor.kind)
      ? 'its'
      : 'their'

/** Whose, as a determiner. */
export function whose(owner: Owner, ctx: Context): string {
  if (owner === 'subject') return possessive(ctx.subject)
  if (owner === 'you') return 'your'
  if (owner === 'everyone') return "any player's"
  if (owner === 'allies') return "any ally's"
  if ('bound' in owner) return genitive(that(nouns[ctx.notes.bindings.get(owner.bound)?.noun ?? 'player']))
  if ('ownerOf' in owner) return "that player's"
  return genitive(playerWith(owner, ctx))
}

export const isPublic = (owner: Owner): boolean => owner === 'everyone' || owner === 'allies'

const owned = { hand: 'hand', deck: 'deck', discardPile: 'discard pile', playArea: 'play area' } as const
const isOwned = (zone: string): zone is keyof typeof owned => zone in owned

/** A place, with its owner. */
export function place(zone: Zone, owner: Owner, ctx: Context): string {
  if (typeof zone === 'object') {
    if ('side' in zone) return sidePlace(zone.side)
    if ('pile' in zone) return zone.pile === 'sameName' ? "this card's supply pile" : 'that supply pile'
    return `the ${zone.tokens} tokens`
  }
  if (typeof owner === 'object' && 'with' in owner && isOwned(zone))
    return `the ${owned[zone]} of ${playerWith(owner, ctx)}`
  switch (zone) {
    case 'hand':
      return `${whose(owner, ctx)} hand`
    case 'deck':
      // Several players have a deck each.
      return `${whose(owner, ctx)} ${owner === 'subject' && ctx.subject.possessor === 'many' ? 'decks' : 'deck'}`
    case 'discardPile':
      return `${whose(owner, ctx)} discard pile`
    case 'playArea':
      return `${whose(owner, ctx)} play area`
    case 'prepped':
      return `${whose(owner, ctx)} prepped spells`
    case 'breaches':
      return `${whose(owner, ctx)} breaches`
    case 'turnDeck':
      return 'the turn order deck'
    case 'turnDiscard':
      return 'the turn order discard pile'
    case 'nemesisDeck':
      return 'the nemesis deck'
    case 'nemesisDiscard':
      return 'the nemesis discard pile'
    case 'supply':
    case 'piles':
      return 'the supply'
    case 'inPlay':
    case 'minions':
      return 'play'
    case 'nemesisPrepped':
      return `${genitive(nemesisName(ctx))} breaches`
    case 'destroyed':
      return 'the destroyed cards'
    case 'players':
      return 'the players'
  }
}

export const placeOf = (from: From, ctx: Context): string => place(from.zone, from.of ?? 'subject', ctx)
