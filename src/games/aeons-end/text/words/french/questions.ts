import { ce, list, m, measured, phrase } from '../../../../../language/text/french/nouns.ts'
import { aether, charge, damage, nouns, token } from '../../french/lexicon.ts'
import type { Aether, QuestionWords } from '../voice.ts'
import { uses } from './names.ts'

/** « 4 {ae} et 2 {ae} (seulement pour acquérir des gemmes) » */
export const aetherParts = (parts: readonly Aether[]): string =>
  list(parts.map(({ n, use }) => phrase(measured(n, aether), uses[use])))

export const questions: QuestionWords = {
  fromText: (text) => text,
  count: (k, n) => `Choix ${k} sur ${n}.`,
  which: (noun) => `${nouns[noun].gender === 'f' ? 'quelle' : 'quel'} ${nouns[noun].one} ?`,
  inWhichOrder: () => 'dans quel ordre ?',
  tie: () => 'égalité.',
  divideHusks: (price) => `${price} pour répartir ces dégâts entre les bogues ?`,
  who: (noun) => ({
    person: 'one',
    possessor: 'one',
    noun: noun === 'player' ? 'qui' : 'quel allié',
    again: ce(nouns[noun]),
    pronoun: 'il',
    kind: noun,
  }),
  chooseOne: () => 'que choisissez-vous ?',
  casting: () => 'quel sort lancez-vous ?',
  main: (parts) => `${aetherParts(parts)}, que faites-vous ?`,
  turnCardDrawn: (card) => `${card} vient d'être piochée. Utiliser une capacité avant le début du tour ?`,
  whoseTurn: (card) => `${card} vient d'être piochée. Qui joue ce tour ?`,
  putDown: () => 'dans quel ordre défaussez-vous les cartes jouées ?',
  loseBreach: () => 'laquelle de vos brèches est détruite ?',
  nemesisCardDrawn: (card) =>
    `la némésis pioche ${card}. Utiliser une capacité avant que son effet s'applique ?`,
  shareCharges: (left) => `${measured(left, charge)} à répartir, qui gagne la suivante ?`,
  deal: (n) => `qui subit ${measured(n, damage)} ?`,
  shareDamage: (left) => `${measured(left, damage)} à se partager, qui subit le suivant ?`,
  divide: (left) => `${measured(left, damage)} à répartir, qui subit le suivant ?`,
  topOrBottom: (place) => `au-dessus ou en dessous de ${place} ?`,
  prep: (optional) => (optional ? 'vous pouvez préparer un sort.' : 'préparez un sort.'),
  whoseCard: () => 'quel joueur cette carte Ordre du tour désigne-t-elle ?',
  sharedCard: () => 'quel joueur la carte Ordre du tour partagée désigne-t-elle ?',
  whichFirst: () => "lequel de ces effets s'applique d'abord ?",
  bridges: (place, left) =>
    `${measured(left, m('pont'))} à ${place ? 'placer' : 'défausser'}, entre quelles piles ?`,
  loseTokens: (name) => `combien de ${token(name).many} perdez-vous ?`,
  ward: (who, n) =>
    `${who} va subir ${measured(n, damage)}. Utiliser un Médaillon de garde pour en retirer 2 ?`,
  pause: () => 'continuez quand tout le monde est prêt.',
}
