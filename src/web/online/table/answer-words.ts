import type { Catalogue } from '../../page/words.ts'

interface AnswerWords {
  readonly title: string
  readonly hint: string
  readonly to: string
  readonly with: string
  readonly choose: string
  readonly pointTo: string
  readonly pointWith: string
  /** What is asked of whoever points. */
  readonly pressTo: string
  readonly pressWith: string
  readonly notThat: string
  /** The way here from something that is held up. */
  readonly offer: Readonly<Record<'to' | 'with', string>>
  readonly add: string
  readonly noCard: string
  readonly full: string
  /** Both as they stand in a sentence. */
  readonly standing: (to: string, answer: string) => string
  readonly remove: (to: string, answer: string) => string
  readonly removed: string
  /** Something that does not lie there any more. */
  readonly gone: string
}

/** Words for the order to answer a spell on one thing with one card. */
export const answerWords: Catalogue<AnswerWords> = {
  en: {
    title: 'Answer a spell',
    hint: 'The next spell on this is answered with that card, once, as long as you hold it and can pay for it. What it is aimed at you are asked then.',
    to: 'A spell on',
    with: 'is answered with',
    choose: 'Choose',
    pointTo: 'Point at what it is on',
    pointWith: 'Point at the card',
    pressTo: 'Choose something of yours on the table. Escape calls it off.',
    pressWith: 'Choose a fast spell in your hand. Escape calls it off.',
    notThat: 'That cannot be part of this order.',
    offer: { to: 'Answer a spell on this …', with: 'Answer a spell with this …' },
    add: 'Give this order',
    noCard: 'You hold no fast spell.',
    full: 'You have given as many orders as there can be.',
    standing: (to, answer) => `A spell on ${to} is answered with ${answer}.`,
    remove: (to, answer) => `Take back: a spell on ${to} is answered with ${answer}`,
    removed: 'The order is taken back.',
    gone: 'something that is not there',
  },
  fr: {
    title: 'Répondre à un sort',
    hint: 'Le prochain sort sur ceci reçoit cette carte en réponse, une fois, tant que vous l’avez en main et pouvez la payer. Sa cible vous est demandée à ce moment-là.',
    to: 'Un sort sur',
    with: 'reçoit en réponse',
    choose: 'Choisir',
    pointTo: 'Montrer ce qu’il touche',
    pointWith: 'Montrer la carte',
    pressTo: 'Choisissez quelque chose à vous sur la table. Échap annule.',
    pressWith: 'Choisissez un sort rapide de votre main. Échap annule.',
    notThat: 'Cela ne peut pas faire partie de cet ordre.',
    offer: { to: 'Répondre à un sort sur ceci …', with: 'Répondre à un sort avec ceci …' },
    add: 'Donner cet ordre',
    noCard: 'Vous n’avez aucun sort rapide en main.',
    full: 'Vous avez donné autant d’ordres qu’il peut y en avoir.',
    standing: (to, answer) => `Un sort sur ${to} reçoit ${answer} en réponse.`,
    remove: (to, answer) => `Reprendre\u00a0: un sort sur ${to} reçoit ${answer} en réponse`,
    removed: 'L’ordre est repris.',
    gone: 'quelque chose qui n’est plus là',
  },
}
