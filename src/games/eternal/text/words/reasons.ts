import type { Lang } from '../../../../language/face.ts'
import type { Reason } from '../../advice/reasons.ts'

/** Why a strong player would choose something, in a sentence. */
const REASONS: Readonly<Record<Lang, Readonly<Record<Reason, string>>>> = {
  en: {
    power: 'One power card a turn costs nothing, and everything else needs it.',
    unit: 'A unit that attacks and blocks from the next turn on.',
    spell: 'What it does is worth the card now.',
    attachment: 'Stays, and counts in every fight to come.',
    activate: 'The best use of power that is left.',
    attack: 'The blocks that are possible cost the other side more than you.',
    commit: 'Whoever stays at home can block.',
    end: 'What is left is worth more later.',
    pass: 'What you hold is worth more later.',
    block: 'The fight, or the health it saves, is worth it.',
    'no block': 'No block is worth the unit it would cost.',
    keep: 'A hand with power and with something to do with it.',
    redraw: 'Too much or too little power to play with.',
    choice: 'Leaves you in the best position.',
  },
  fr: {
    power: 'Une carte de puissance par tour ne coûte rien, et tout le reste en a besoin.',
    unit: 'Une unité qui attaque et bloque dès le prochain tour.',
    spell: 'Ce qu’il fait vaut la carte dès maintenant.',
    attachment: 'Reste, et compte dans chaque combat à venir.',
    activate: 'Le meilleur usage de la puissance qui reste.',
    attack: 'Les blocages possibles coûtent plus à l’adversaire qu’à vous.',
    commit: 'Celles qui restent pourront bloquer.',
    end: 'Ce qui reste vaudra plus tard davantage.',
    pass: 'Ce que vous gardez vaudra plus tard davantage.',
    block: 'Le combat, ou les points de vie qu’il épargne, en vaut la peine.',
    'no block': 'Aucun blocage ne vaut l’unité qu’il coûterait.',
    keep: 'Une main avec de la puissance et de quoi s’en servir.',
    redraw: 'Trop ou trop peu de puissance pour jouer.',
    choice: 'Vous laisse dans la meilleure position.',
  },
}

export const reasonWords =
  (lang: Lang) =>
  (key: string): string =>
    (REASONS[lang] as Readonly<Record<string, string>>)[key] ?? ''
