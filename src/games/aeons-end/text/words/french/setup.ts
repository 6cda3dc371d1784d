import { elide, typeset } from '../../../../../language/text/french/elision.ts'
import { list, measured } from '../../../../../language/text/french/nouns.ts'
import { nouns } from '../../french/lexicon.ts'
import type { SetupTemplates } from '../setup-templates.ts'

export const setup: SetupTemplates = {
  sets: { base: 'du jeu de base', 'war-eternal': 'de Guerre Éternelle', legacy: 'de Legacy' },
  deck: (nemesis, sets) =>
    `La pioche de la némésis contient neuf cartes de ${nemesis} et des cartes de base ${sets}.`,
  script: (nemesis) =>
    `La pioche de la némésis contient les cartes de ${nemesis} dans leur ordre, sans carte de base.`,
  and: 'et',
  counted: (n, kind) => measured(n, nouns[kind]),
  tier: (tier, parts) => `Cartes de base de palier ${tier}, selon leur part : ${list(parts)}.`,
  variants: {
    splitCards: () => 'Variante : deux paires de joueurs partagent leurs cartes Ordre du tour.',
    soloTurnCards: (n) => `Variante : le mage seul a ${n} cartes Ordre du tour.`,
    soloLife: (n) => `Variante : le mage seul commence avec ${n} points de vie.`,
    noDoubleNemesis: () =>
      'Variante maison : pas de tour de la némésis à la fin d’une manche et au début de la suivante.',
    openTurnOrder: () => 'Variante maison : le paquet d’ordre du tour est visible.',
    excessFirst: () => 'Option : l’excédent du coup qui épuise atteint Gravehold avant les autres étapes.',
    breachBonusAtDamage: () =>
      'Option : une brèche qu’un sort ouvre pendant son lancement ajoute ses dégâts.',
    preventedCounts: () => 'Option : des dégâts annulés paient quand même un prix.',
    minionLifeUncapped: () => 'Option : un serviteur peut avoir plus de points de vie qu’à son arrivée.',
    magusAnyHit: () => 'Option : tout coup porté au Mage des Capes défausse les pouvoirs qui l’attendent.',
    immediatelyFirst: () => 'Option : IMMÉDIATEMENT se résout avant que la carte soit en jeu.',
    wildEffectFixedToTaker: () => 'Option : un effet sur la carte joker vise le joueur qui a pris ce tour.',
  },
  finish: (text) => typeset(elide(text)),
}
