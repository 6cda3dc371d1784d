import { capital } from '../../../../../language/text/french/sentence.ts'
import { texts } from '../../french/texts.ts'
import { wordsIn } from '../../words.ts'
import { type Phrasebook, told } from '../phrasebook.ts'
import { phases, side } from './board.ts'
import { events } from './events.ts'
import { option } from './options.ts'
import { questions } from './questions.ts'
import { sentence, set } from './setting.ts'
import { sums } from './sums.ts'
import { player, said, seatName } from './things.ts'

const endings: Readonly<Record<string, string>> = {
  health: "l'autre joueur n'a plus de points de vie",
  'empty deck': "le deck de l'autre joueur est vide",
  conceded: "l'autre joueur a abandonné",
  time: "l'autre joueur n'a plus de temps",
}

const book: Phrasebook = {
  lang: 'fr',
  texts,
  acts: { concede: 'Abandonner', timeout: 'Temps écoulé' },
  questions,
  prompt: (seat, question) => set(`${seatName(seat)} : ${question}`),
  option: (choice) => sentence(option(choice)),
  event: (event) => sentence(told(events, event)),
  phases,
  heading: (turn, current, you, phase) =>
    capital(
      set(
        turn === 0
          ? phases[phase]
          : `tour ${turn}, ${seatName(current)} (${you ? 'vous' : 'adversaire'}) : ${phases[phase]}`,
      ),
    ),
  sums,
  siteAttacked: (site) => set(`L'attaque vise ${said(site)}.`),
  side,
  outcome: (seat, ending) =>
    sentence(
      endings[ending] === undefined
        ? `${player(seat)} gagne la partie.`
        : `${player(seat)} gagne la partie : ${endings[ending]}.`,
    ),
}

export const words = wordsIn(book)
