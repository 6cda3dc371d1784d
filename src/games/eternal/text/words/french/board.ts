import type { Person } from '../../../../../language/people.ts'
import { agree, type Gender } from '../../../../../language/text/french/nouns.ts'
import { capital } from '../../../../../language/text/french/sentence.ts'
import { factionNames, skillCalled, skillName } from '../../french/lexicon.ts'
import { type BoardWords, sideLines } from '../board.ts'
import type { BoardBook, Mark, Phase } from '../phrasebook.ts'
import { set } from './setting.ts'
import { counted, full, genderOf, name, numbered, personOn, said } from './things.ts'

const phases: Readonly<Record<Phase, string>> = {
  'set-up': 'mains de départ',
  start: 'phase de début',
  'first main': 'première phase principale',
  declare: 'étape de déclaration',
  defense: 'étape de défense',
  'pre-fight': "étape précédant l'affrontement",
  fight: "étape d'affrontement",
  'final main': 'dernière phase principale',
  interrupt: "phase de fin, étape d'interruption",
  end: 'phase de fin, déclenchements de fin de tour',
  discard: 'phase de fin, étape de défausse',
  cleanup: 'phase de fin, étape de nettoyage',
}

/** Masculine singular; it agrees with the card. */
const marks: Readonly<Record<Mark, readonly [word: string, agrees: boolean]>> = {
  exhausted: ['épuisé', true],
  stunned: ['étourdi', true],
  'played this turn': ['joué ce tour-ci', false],
  attacking: ['attaque', false],
  blocked: ['bloqué', true],
  'killer spent': ['Tueur dépensé', false],
  'aegis spent': ['Égide dépensée', false],
  'ultimate spent': ['Ultime dépensé', false],
  'used this turn': ['utilisé ce tour-ci', false],
  silenced: ['réduit au silence', false],
}

function markWords(mark: Mark, gender: Gender): string {
  const [word, agrees] = marks[mark]
  if (agrees) return agree(word, gender, 1)
  return gender === 'f'
    ? word.replace(/^(joué|utilisé|réduit)\b(?!e)/u, '$1e').replace(/^(joué|utilisé)(?= )/u, '$1e')
    : word
}

const boardWords = (people: readonly Person[]): BoardWords => ({
  labels: {
    health: 'Vie',
    armor: 'Armure',
    power: 'Puissance',
    debt: 'Dette',
    influence: 'Influence',
    skills: 'Compétences',
    hand: 'Main',
    deck: 'Deck',
    void: 'Néant',
    market: 'Marché',
    units: 'Unités',
    weapon: 'Arme',
    curse: 'Malédiction',
    card: 'Carte',
  },
  kinds: {
    relic: 'Relique',
    'relic weapon': 'Arme-relique',
    'cursed relic': 'Relique maudite',
    site: 'Site',
  },
  none: 'aucune',
  empty: 'vide',
  colon: ' :',
  heading: ({ seat, you }) => personOn(people, seat).heading(you),
  cards: (n) => counted(n, 'carte', 'cartes'),
  name,
  faction: (faction) => factionNames[faction],
  skill: (skill) => skillCalled(skill),
  cardSkill: skillName,
  numbered,
  full,
  damage: (n) => counted(n, 'dégât', 'dégâts'),
  mark: (mark, thing) => markWords(mark, genderOf(thing)),
  blocks: (thing) => `bloque ${said(thing)}`,
  strength: (n) => `force ${n}`,
  durability: (n) => `résistance ${n}`,
})

export function boardBook(people: readonly Person[]): BoardBook {
  const words = boardWords(people)
  return {
    heading: (turn, current, you, phase) =>
      capital(
        set(
          turn === 0
            ? phases[phase]
            : `tour ${turn}, ${personOn(people, current).heading(you)} : ${phases[phase]}`,
        ),
      ),
    siteAttacked: (site) => set(`L'attaque vise ${said(site)}.`),
    side: (it) => sideLines(it, words).map((line) => ({ ...line, parts: line.parts.map(set) })),
    colon: '\u00a0:',
  }
}
