import { list, measured, phrase } from '../../../../../language/text/english/nouns.ts'
import { aether, charge, damage, nouns, token } from '../../english/lexicon.ts'
import type { Aether, QuestionWords } from '../voice.ts'
import { uses } from './names.ts'

/** "4 {ae} and 2 {ae} (only to gain gems)" */
export const aetherParts = (parts: readonly Aether[]): string =>
  list(parts.map(({ n, use }) => phrase(measured(n, aether), uses[use])))

export const questions: QuestionWords = {
  fromText: (text) => text,
  count: (k, n) => `Choice ${k} of ${n}.`,
  which: (noun) => `which ${nouns[noun].one}?`,
  inWhichOrder: () => 'in which order?',
  tie: () => 'a tie.',
  divideHusks: (price) => `${price} to divide this damage among the husks?`,
  who: (noun) => ({
    person: 'one',
    possessor: 'one',
    noun: noun === 'player' ? 'who' : 'which ally',
    again: `that ${noun}`,
    pronoun: 'they',
    kind: noun,
  }),
  chooseOne: () => 'which do you choose?',
  casting: () => 'which spell do you cast?',
  main: (parts) => `${aetherParts(parts)}, what do you do?`,
  turnCardDrawn: (card) => `${card} was drawn. Use an ability before the turn begins?`,
  whoseTurn: (card) => `${card} was drawn. Who takes the turn?`,
  putDown: () => 'in which order do the played cards go on the discard pile?',
  loseBreach: () => 'which of your breaches is destroyed?',
  nemesisCardDrawn: (card) => `the nemesis has drawn ${card}. Use an ability before it resolves?`,
  shareCharges: (left) => `${measured(left, charge)} left to share out, who gains the next one?`,
  deal: (n) => `who is dealt ${measured(n, damage)}?`,
  shareDamage: (left) => `${measured(left, damage)} left to share out, who suffers the next point?`,
  divide: (left) => `${measured(left, damage)} left to divide, who takes the next point?`,
  topOrBottom: (place) => `on top or at the bottom of ${place}?`,
  prep: (optional) => (optional ? 'you may prep a spell.' : 'prep a spell.'),
  whoseCard: () => 'whom does this turn order card stand for?',
  sharedCard: () => 'whom does the shared turn order card stand for?',
  whichFirst: () => 'which comes first?',
  bridges: (place, left) =>
    `${left} ${left === 1 ? 'bridge' : 'bridges'} to ${place ? 'place' : 'discard'}, between which piles?`,
  loseTokens: (name) => `how many ${token(name).many} do you lose?`,
  ward: (who, n) => `${who} is about to suffer ${measured(n, damage)}. Use a Ward Locket to take 2 off?`,
  pause: () => 'go on when everybody is ready.',
}
