import type { Catalogue } from '../../../page/words.ts'

/** What a newcomer is told after the first question, by the kind of question. */
export const coachWords: Catalogue<Readonly<Record<string, string>>> = {
  en: {
    'casting phase':
      'Casting phase: cast the spells in your opened breaches, or keep them. What lies in a closed breach must be cast.',
    'main phase':
      'Play gems for {ae}, then buy cards, breaches or charges, and prep spells for your next turn.',
    'put down played cards':
      'Your discard pile is never shuffled: when the deck runs out it is turned over. The order in which you put cards down is the order in which they come back.',
    'deal damage': 'Choose who is dealt the damage: the nemesis, or one of its minions.',
    fork: 'The card offers several ways. Choose one of them.',
    select: 'Everything that can be chosen glows on the table. Choose it there, or in the list below.',
    'exhausted: destroy a breach':
      'An exhausted mage loses a breach, and from now on Gravehold suffers twice the damage in her place.',
    'whose turn': 'The wild card belongs to everybody: decide who takes this turn.',
    'after a nemesis card is drawn': 'An ability can answer this card before it resolves.',
  },
  fr: {
    'casting phase':
      'Phase d’incantation : lancez les sorts de vos brèches ouvertes, ou gardez-les. Ce qui se trouve sur une brèche fermée doit être lancé.',
    'main phase':
      'Jouez vos gemmes pour avoir de l’{ae}, achetez cartes, brèches ou charges, et préparez des sorts pour votre prochain tour.',
    'put down played cards':
      'Votre défausse n’est jamais mélangée : quand la pioche est vide, on la retourne. L’ordre dans lequel vous posez les cartes est celui dans lequel elles reviendront.',
    'deal damage': 'Choisissez qui subit les dégâts : la némésis ou l’un de ses serviteurs.',
    fork: 'La carte offre plusieurs possibilités. Choisissez-en une.',
    select:
      'Tout ce qui peut être choisi brille sur la table. Choisissez-le là, ou dans la liste ci-dessous.',
    'exhausted: destroy a breach':
      'Un mage épuisé perd une brèche, et désormais Gravehold subit à sa place le double des dégâts.',
    'whose turn': 'La carte joker est à tous : décidez qui joue ce tour.',
    'after a nemesis card is drawn':
      'Une capacité peut répondre à cette carte avant que son effet s’applique.',
  },
}
