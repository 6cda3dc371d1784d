import type { Lang } from '../../../language/face.ts'

interface OrderWords {
  /** Headings above lists with numbers. */
  readonly given: string
  readonly to: string
  readonly with: string
  readonly how: string
  readonly none: string
  readonly noCard: string
  readonly you: string
  /** Something that does not lie there any more. */
  readonly gone: string
  readonly passesTurn: string
  readonly passesUntouched: string
  readonly thinks: (percent: number) => string
  readonly answers: (to: string, card: string) => string
  readonly noSuchThing: string
  readonly noSuchOrder: string
  readonly takenBack: string
  readonly full: string
}

/** Standing orders at a terminal. */
export const orderWords: Readonly<Record<Lang, OrderWords>> = {
  en: {
    given: 'Your standing orders:',
    to: 'A spell on',
    with: 'is answered with',
    how: 'For example: when 1 1. It is done once, as long as you hold the card and can pay for it; forget N takes an order back.',
    none: 'You have given no standing order.',
    noCard: 'You hold no fast spell to answer with.',
    you: 'you',
    gone: 'something that is not there',
    passesTurn: 'The reaction windows of one turn go by.',
    passesUntouched: 'Reaction windows go by until something of yours is touched.',
    thinks: (percent) => `“Think” is pressed in ${percent} of 100 windows.`,
    answers: (to, card) => `A spell on ${to} is answered with ${card}.`,
    noSuchThing: 'That is none of the numbers: when lists them.',
    noSuchOrder: 'You have given no order with that number: when lists them.',
    takenBack: 'The order is taken back.',
    full: 'You have given as many orders as there can be.',
  },
  fr: {
    given: 'Vos ordres permanents\u00a0:',
    to: 'Un sort sur',
    with: 'reçoit en réponse',
    how: 'Par exemple\u00a0: quand 1 1. C’est fait une fois, tant que vous avez la carte en main et pouvez la payer\u202f; oublier N reprend un ordre.',
    none: 'Vous n’avez donné aucun ordre permanent.',
    noCard: 'Vous n’avez aucun sort rapide en main pour répondre.',
    you: 'vous',
    gone: 'quelque chose qui n’est plus là',
    passesTurn: 'Les fenêtres de réaction d’un tour passent.',
    passesUntouched: 'Les fenêtres de réaction passent jusqu’à ce que quelque chose à vous soit touché.',
    thinks: (percent) =>
      `«\u202fRéfléchir\u202f» est demandé dans ${percent} ${percent > 1 ? 'fenêtres' : 'fenêtre'} sur 100.`,
    answers: (to, card) => `Un sort sur ${to} reçoit ${card} en réponse.`,
    noSuchThing: 'Ce n’est aucun des numéros\u00a0: quand en donne la liste.',
    noSuchOrder: 'Vous n’avez donné aucun ordre de ce numéro\u00a0: quand en donne la liste.',
    takenBack: 'L’ordre est repris.',
    full: 'Vous avez donné autant d’ordres qu’il peut y en avoir.',
  },
}
