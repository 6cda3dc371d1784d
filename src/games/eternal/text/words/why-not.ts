import type { Lang } from '../../../../language/face.ts'
import { typeset } from '../../../../language/text/french/elision.ts'
import type { Reason } from '../../rules/explaining/why-not.ts'

/** Why something cannot be done now, in a sentence a player understands. */
const english: Readonly<Record<Reason, string>> = {
  'not-your-turn-to-act': 'It is the other player who may act now.',
  'not-your-phase': 'That is not possible in this step.',
  'not-fast':
    'Now only fast spells can be played, and Ambush units against an attack or at the end of the turn.',
  'power-already-played': 'You have already played a power card this turn.',
  'not-enough-power': 'You do not have enough power.',
  'influence-missing': 'You do not have the influence that the card needs.',
  'no-unit-for-it': 'There is no unit it could be put on.',
  'no-legal-object': 'There is nothing it could be aimed at, or its cost cannot be paid.',
  exhausted: 'The unit is exhausted.',
  'played-this-turn': 'The unit came this turn and has no Charge.',
  'no-strength': 'It has no Strength to attack with.',
  forbidden: 'A card forbids it.',
  'not-a-unit': 'Only units can do that.',
  'battle-was-fought': 'The battle of this turn has been fought.',
  'cannot-be-blocked': 'The attacker cannot be blocked.',
  flies: 'The attacker flies, and only units with Flying can block it.',
  'no-such-ability': 'It has no such ability.',
  silenced: 'It is silenced.',
  spent: 'It has been used up.',
  'used-this-turn': 'It has been used this turn.',
  'no-relic-weapon': 'You have no relic weapon.',
  'relic-weapon-used': 'You have already attacked with a relic weapon this turn.',
  'units-in-the-way': 'The enemy player has units, so they must be attacked first.',
  'not-an-object': 'It cannot be attacked this way.',
  'must-attack': 'One of your units is Reckless and must attack first.',
  'answer-first': 'Something else is being asked: answer that first.',
}

const french: Readonly<Record<Reason, string>> = {
  'not-your-turn-to-act': 'C’est à l’autre joueur d’agir maintenant.',
  'not-your-phase': 'Ce n’est pas possible à cette étape.',
  'not-fast':
    'On ne peut jouer maintenant que des sorts rapides, et des unités avec Embuscade contre une attaque ou à la fin du tour.',
  'power-already-played': 'Vous avez déjà joué une carte de puissance ce tour-ci.',
  'not-enough-power': 'Vous n’avez pas assez de puissance.',
  'influence-missing': 'Vous n’avez pas l’influence que la carte demande.',
  'no-unit-for-it': 'Il n’y a aucune unité sur laquelle la placer.',
  'no-legal-object': 'Il n’y a rien qu’elle puisse viser, ou son coût ne peut pas être payé.',
  exhausted: 'L’unité est épuisée.',
  'played-this-turn': 'L’unité est arrivée ce tour-ci et n’a pas Charge.',
  'no-strength': 'Elle n’a pas de force pour attaquer.',
  forbidden: 'Une carte l’interdit.',
  'not-a-unit': 'Seules les unités peuvent le faire.',
  'battle-was-fought': 'Le combat de ce tour a déjà eu lieu.',
  'cannot-be-blocked': 'L’attaquant ne peut pas être bloqué.',
  flies: 'L’attaquant vole, et seules les unités avec Vol peuvent le bloquer.',
  'no-such-ability': 'Elle n’a pas cette capacité.',
  silenced: 'Elle est réduite au silence.',
  spent: 'Elle a déjà servi.',
  'used-this-turn': 'Elle a déjà servi ce tour-ci.',
  'no-relic-weapon': 'Vous n’avez pas d’arme-relique.',
  'relic-weapon-used': 'Vous avez déjà attaqué avec une arme-relique ce tour-ci.',
  'units-in-the-way': 'Le joueur adverse a des unités : il faut les attaquer d’abord.',
  'not-an-object': 'On ne peut pas l’attaquer de cette façon.',
  'must-attack': 'L’une de vos unités est Téméraire et doit d’abord attaquer.',
  'answer-first': 'Une autre question est posée : répondez-y d’abord.',
}

export const whyNotText = (reason: Reason, lang: Lang): string =>
  lang === 'fr' ? typeset(french[reason]) : english[reason]

/** How much power is missing. */
export const shortText = (short: number, lang: Lang): string =>
  lang === 'fr' ? typeset(`Il vous manque ${short} de puissance.`) : `You are ${short} power short.`
