import type { Reason } from '../../../rules/why-not.ts'

/** Why something cannot be done now, as the rules see it. */
export const whyNot: Readonly<Record<Reason, string>> = {
  'not-your-phase': 'This is done in another phase of the turn.',
  'not-enough-aether': 'You do not have enough {ae}.',
  'aether-not-for-this': 'You have enough {ae}, but part of it may not be spent on this.',
  'card-not-in-hand': 'This card is not in your hand.',
  'not-played-but-prepped':
    'A spell is not played: prep it to a breach, and cast it in a later casting phase.',
  'only-spells-are-prepped': 'Only spells are prepped. Gems and relics are played.',
  'breach-closed-not-focused':
    'This breach is closed: open it, or focus it this turn, before you prep a spell to it.',
  'breach-full': 'This breach already holds a spell.',
  'breach-gone': 'This breach was destroyed.',
  'not-your-breach': 'This breach belongs to another player.',
  'breach-already-opened': 'This breach is already opened.',
  'no-spell-there': 'No spell is prepped there.',
  'pile-empty': 'No card of that name is left in the supply.',
  'not-gained-here': 'The mat of the nemesis forbids gaining this card, the last of its pile.',
  'charges-full': 'Every charge space is taken.',
  'ability-not-charged': 'An ability is used only when every charge space has a charge.',
  'ability-not-now': 'This ability is used at another moment, as it says.',
  'not-among-your-spells': 'None of your prepped spells lets you do this.',
  'used-this-turn': 'This is done once per turn, and it was done already.',
  'power-not-in-play': 'No such power is in play.',
  'price-not-payable': 'The price must be paid in full, and you cannot do that now.',
  'closed-must-be-cast': 'A spell prepped to a closed breach must be cast in this casting phase.',
  'option-not-fully-possible': 'Another of the choices can be carried out in full, and this one cannot.',
  'answer-first': 'Something else is being asked: answer that first.',
  'not-unlocked': 'Your campaign has not unlocked this rule yet.',
  'not-your-turn': 'It is another player’s turn.',
}

/** How much is missing, and what is still in hand to pay it with. */
export const short = (missing: number, gems: number, gives: number): string => {
  const hand =
    gems === 0
      ? ''
      : gems === 1
        ? `; your gem would give ${gives}`
        : `; your ${gems} gems would give ${gives}`
  return `${missing} {ae} short${hand}.`
}
