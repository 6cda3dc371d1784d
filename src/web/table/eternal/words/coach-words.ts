import { speaking } from '../../../page/words.ts'

/** What a newcomer is told after the first question, by the kind of question: fetched once the table stands. */
export const coachWords = speaking<Readonly<Record<string, string>>>({
  en: {
    main: 'Play one power card a turn, then units and spells with your power. Choose units to attack, and end your turn when you are done.',
    block: 'Choose one of your units, then the attacker that it blocks. Unblocked attackers hit you.',
    react: 'Your opponent is playing something: fast spells can answer it now, before it happens.',
    defend: 'An attack: fast spells and units with Ambush may come before blocks.',
    'pre-fight': 'Blocks are set: the last moment for fast spells before damage is dealt.',
  },
  fr: {
    main: 'Jouez une carte de puissance par tour, puis unités et sorts avec votre puissance. Choisissez des unités pour attaquer, et finissez votre tour.',
    block: 'Choisissez une de vos unités, puis l’attaquant qu’elle bloque. Les autres vous touchent.',
    react: 'L’adversaire joue quelque chose : les sorts rapides peuvent y répondre avant l’effet.',
    defend: 'Une attaque : sorts rapides et unités avec Embuscade peuvent venir avant le blocage.',
    'pre-fight': 'Les blocages sont faits : dernier moment pour les sorts rapides avant les dégâts.',
  },
})
