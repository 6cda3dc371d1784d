import type { Reason } from '../../../rules/why-not.ts'

/** Why something cannot be done now, as the rules see it. */
export const whyNot: Readonly<Record<Reason, string>> = {
  'not-your-phase': 'Cela se fait dans une autre phase du tour.',
  'not-enough-aether': "Vous n'avez pas assez de {ae}.",
  'aether-not-for-this': 'Vous avez assez de {ae}, mais une partie ne peut pas être dépensée pour cela.',
  'card-not-in-hand': "Cette carte n'est pas dans votre main.",
  'not-played-but-prepped':
    "Un sort ne se joue pas : préparez-le sur une brèche, puis lancez-le lors d'une phase d'incantation.",
  'only-spells-are-prepped': 'Seuls les sorts se préparent. Les gemmes et les reliques se jouent.',
  'breach-closed-not-focused':
    "Cette brèche est fermée : ouvrez-la ou stabilisez-la ce tour-ci avant d'y préparer un sort.",
  'breach-full': 'Un sort est déjà préparé sur cette brèche.',
  'breach-gone': 'Cette brèche a été détruite.',
  'not-your-breach': 'Cette brèche appartient à un autre joueur.',
  'breach-already-opened': 'Cette brèche est déjà ouverte.',
  'no-spell-there': "Aucun sort n'y est préparé.",
  'pile-empty': 'Il ne reste aucune carte de ce nom dans la réserve.',
  'not-gained-here': 'Le plateau de la némésis interdit d’acquérir cette carte, la dernière de sa pile.',
  'charges-full': 'Toutes les cases de charge sont occupées.',
  'ability-not-charged': "Une capacité ne s'utilise que lorsque toutes ses cases de charge sont occupées.",
  'ability-not-now': "Cette capacité s'utilise à un autre moment, comme elle le dit.",
  'not-among-your-spells': 'Aucun de vos sorts préparés ne permet cela.',
  'used-this-turn': "Cela se fait une fois par tour, et c'est déjà fait.",
  'power-not-in-play': "Aucun pouvoir de ce nom n'est en jeu.",
  'price-not-payable': 'Le prix se paie en entier, et vous ne le pouvez pas pour le moment.',
  'closed-must-be-cast':
    "Un sort préparé sur une brèche fermée doit être lancé durant cette phase d'incantation.",
  'option-not-fully-possible': "Un autre choix peut s'appliquer en entier, et celui-ci ne le peut pas.",
  'answer-first': 'Une autre question est posée : répondez-y d’abord.',
  'not-unlocked': 'Votre campagne n’a pas encore débloqué cette règle.',
  'not-your-turn': 'C’est le tour d’un autre joueur.',
}

/** How much is missing, and what is still in hand to pay it with. */
export const short = (missing: number, gems: number, gives: number): string => {
  const hand =
    gems === 0
      ? ''
      : gems === 1
        ? ` ; votre gemme en donnerait ${gives}`
        : ` ; vos ${gems} gemmes en donneraient ${gives}`
  return `Il manque ${missing} {ae}${hand}.`
}
