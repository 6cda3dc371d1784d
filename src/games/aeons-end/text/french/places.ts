import { ce, form, m, type Noun, possessive, the } from '../../../../language/text/french/nouns.ts'
import type { From, Owner, Zone } from '../../language/nodes.ts'
import type { Context } from '../context.ts'
import { nouns, places, sidePlace } from './lexicon.ts'
import { nemesisName, playerWith } from './people.ts'

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
    case 'nemesisPrepped':
      return `${the(nouns.breach, 2)} de ${nemesisName(ctx)}`
    case 'destroyed':
      return 'les cartes détruites'
    case 'players':
      return the(nouns.player, 2)
  }
}

export const placeOf = (from: From, ctx: Context): string => place(from.zone, from.of ?? 'subject', ctx)
