import { capital, typeset } from '../../../../../language/text/english/sentence.ts'
import { texts } from '../../english/texts.ts'
import { wordsIn } from '../../words.ts'
import { type Phrasebook, told } from '../phrasebook.ts'
import { phases, side } from './board.ts'
import { events } from './events.ts'
import { option } from './options.ts'
import { questions } from './questions.ts'
import { sums } from './sums.ts'
import { player, said } from './things.ts'

const endings: Readonly<Record<string, (winner: string) => string>> = {
  health: (winner) => `${winner} wins: the other player has no Health left.`,
  'empty deck': (winner) => `${winner} wins: the other player's deck is empty.`,
  conceded: (winner) => `${winner} wins: the other player has conceded.`,
  time: (winner) => `${winner} wins: the other player is out of time.`,
}

const finished = (text: string): string => capital(typeset(text))

const book: Phrasebook = {
  lang: 'en',
  texts,
  acts: { concede: 'Concede', timeout: 'Out of time' },
  questions,
  prompt: (seat, question) => typeset(`${player(seat)}: ${question}`),
  option: (choice) => typeset(option(choice)),
  event: (event) => finished(told(events, event)),
  phases,
  heading: (turn, current, you, phase) =>
    turn === 0
      ? capital(phases[phase])
      : `Turn ${turn}, ${player(current)} (${you ? 'you' : 'opponent'}): ${phases[phase]}`,
  sums,
  siteAttacked: (site) => `The attack is on ${said(site)}.`,
  side,
  outcome: (seat, ending) => typeset((endings[ending] ?? ((winner) => `${winner} wins.`))(player(seat))),
}

export const words = wordsIn(book)
