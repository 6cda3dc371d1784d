import {
  ability,
  activePlayer,
  anyPlayer,
  breachMage,
  discardPile,
  gainLife,
  may,
  roomFor,
  thisTurn,
  toHand,
  upTo,
} from '../language/builders.ts'

export const mages = [
  breachMage('brama', {
    hand: ['buried-light', 'crystal', 'crystal', 'crystal', 'crystal'],
    deck: ['crystal', 'crystal', 'crystal', 'spark', 'spark'],
    breaches: ['open', 1, 0, 2],
    ability: ability('brink-siphon', 5, 'yourMainPhase', anyPlayer(gainLife(4))),
  }),
  breachMage('kadir', {
    hand: ['emerald-shard', 'crystal', 'crystal', 'crystal', 'spark'],
    deck: ['crystal', 'crystal', 'crystal', 'spark', 'spark'],
    breaches: ['open', 2, 1, 2],
    ability: ability(
      'otherworldly-gate',
      5,
      'anyMainPhase',
      activePlayer(may(toHand(upTo(3, discardPile.spells))), thisTurn(roomFor(2))),
    ),
  }),
]
