import { capital } from '../../../../../language/text/french/sentence.ts'
import { cardName } from '../../texts.ts'
import type { Fields, Phrasebook } from '../phrasebook.ts'
import { phases, side } from './board.ts'
import { events } from './events.ts'
import { option } from './options.ts'
import { questions } from './questions.ts'
import { sentence, set } from './setting.ts'
import { player, said, seatName } from './things.ts'

const endings: Readonly<Record<string, string>> = {
  health: "l'autre joueur n'a plus de points de vie",
  'empty deck': "le deck de l'autre joueur est vide",
  conceded: "l'autre joueur a abandonné",
  time: "l'autre joueur n'a plus de temps",
}

export const french: Phrasebook = {
  lang: 'fr',
  acts: { concede: 'Abandonner', timeout: 'Temps écoulé' },
  name: (id) => cardName(id, 'fr'),
  questions,
  prompt: (seat, question) => set(`${seatName(seat)} : ${question}`),
  option: (choice) => sentence(option(choice)),
  events: Object.fromEntries(
    Object.entries(events).map(([kind, say]) => [kind, (fields: Fields) => sentence(say(fields))]),
  ) as Phrasebook['events'],
  phases,
  heading: (turn, current, you, phase) =>
    capital(
      set(
        turn === 0
          ? phases[phase]
          : `tour ${turn}, ${seatName(current)} (${you ? 'vous' : 'adversaire'}) : ${phases[phase]}`,
      ),
    ),
  siteAttacked: (site) => set(`L'attaque vise ${said(site)}.`),
  side,
  outcome: (seat, ending) =>
    sentence(
      endings[ending] === undefined
        ? `${player(seat)} gagne la partie.`
        : `${player(seat)} gagne la partie : ${endings[ending]}.`,
    ),
}
