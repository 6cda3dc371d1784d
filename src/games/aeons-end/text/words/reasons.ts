import type { Lang } from '../../../../language/face.ts'
import type { Reason } from '../../advice/reasons.ts'

/** Why a strong player would choose something, in a sentence. */
const REASONS: Readonly<Record<Lang, Readonly<Record<Reason, string>>>> = {
  en: {
    play: 'Playing it costs nothing, and you choose better with what it brings.',
    prep: 'A prepped spell is damage in your next turn.',
    cast: 'The breach is free again for the next spell.',
    gem: 'More aether in every turn to come.',
    relic: 'Its effect comes back each time you draw it.',
    spell: 'More damage in every turn to come.',
    charge: 'Brings the ability of the mage nearer.',
    focus: 'Makes the breach cheaper to open, and lets it take a spell now.',
    open: 'Room for one more spell in every turn to come.',
    ability: 'Does more now than it would later.',
    power: 'What the power would do is worse than its price.',
    end: 'Nothing on offer is worth what is left.',
    minion: 'It would hurt again on every nemesis turn.',
    nemesis: 'Brings the end of the nemesis nearer.',
    choice: 'Leaves the table in the best state.',
  },
  fr: {
    play: 'La jouer ne coûte rien, et l’on choisit mieux avec ce qu’elle apporte.',
    prep: 'Un sort préparé, ce sont des dégâts au prochain tour.',
    cast: 'La brèche est de nouveau libre pour le sort suivant.',
    gem: 'Plus d’éther à chaque tour à venir.',
    relic: 'Son effet revient chaque fois qu’on la pioche.',
    spell: 'Plus de dégâts à chaque tour à venir.',
    charge: 'Rapproche de la capacité du mage.',
    focus: 'Rend la brèche moins chère à ouvrir, et lui permet d’accueillir un sort dès maintenant.',
    open: 'De la place pour un sort de plus à chaque tour à venir.',
    ability: 'En fait plus maintenant que plus tard.',
    power: 'Ce que ferait le pouvoir est pire que son prix.',
    end: 'Rien de ce qui est offert ne vaut ce qui reste.',
    minion: 'Il frapperait encore à chaque tour de la némésis.',
    nemesis: 'Rapproche la fin de la némésis.',
    choice: 'Laisse la table dans le meilleur état.',
  },
}

export const reasonWords =
  (lang: Lang) =>
  (key: string): string =>
    (REASONS[lang] as Readonly<Record<string, string>>)[key] ?? ''
