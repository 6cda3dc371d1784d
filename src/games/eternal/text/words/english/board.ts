import type { Person } from '../../../../../language/people.ts'
import { capital } from '../../../../../language/text/english/sentence.ts'
import { typeset } from '../../../../../language/text/english/typeset.ts'
import { factionNames, skillName, skillWord } from '../../english/lexicon.ts'
import { type BoardWords, sideLines } from '../board.ts'
import type { BoardBook, Mark, Phase } from '../phrasebook.ts'
import { full, name, numbered, personOn, said } from './things.ts'

const phases: Readonly<Record<Phase, string>> = {
  'set-up': 'opening hands',
  start: 'start phase',
  'first main': 'first main phase',
  declare: 'declaration step',
  defense: 'defense step',
  'pre-fight': 'pre-fight step',
  fight: 'fight step',
  'final main': 'final main phase',
  interrupt: 'end phase, interrupt step',
  end: 'end phase, end of turn triggers',
  discard: 'end phase, discard step',
  cleanup: 'end phase, cleanup step',
}

const marks: Readonly<Record<Mark, string>> = {
  exhausted: 'exhausted',
  stunned: 'stunned',
  'played this turn': 'new',
  attacking: 'attacking',
  blocked: 'blocked',
  'killer spent': 'Killer used',
  'aegis spent': 'Aegis used',
  'ultimate spent': 'Ultimate used',
  'used this turn': 'used this turn',
  silenced: 'silenced',
}

const boardWords = (people: readonly Person[]): BoardWords => ({
  labels: {
    health: 'Health',
    armor: 'Armor',
    power: 'Power',
    debt: 'Debt',
    influence: 'Influence',
    skills: 'Skills',
    hand: 'Hand',
    deck: 'Deck',
    void: 'Void',
    market: 'Market',
    units: 'Units',
    weapon: 'Weapon',
    curse: 'Curse',
    card: 'Card',
  },
  kinds: { relic: 'Relic', 'relic weapon': 'Relic weapon', 'cursed relic': 'Cursed relic', site: 'Site' },
  none: 'none',
  empty: 'empty',
  colon: ':',
  heading: ({ seat, you }) => personOn(people, seat).label(you),
  cards: (n) => (n === 1 ? '1 card' : `${n} cards`),
  name,
  faction: (faction) => factionNames[faction],
  skill: (skill) => skillWord(skill).name,
  cardSkill: skillName,
  numbered,
  full,
  damage: (n) => `${n} damage`,
  mark: (mark) => marks[mark],
  blocks: (thing) => `blocks ${said(thing)}`,
  strength: (n) => `strength ${n}`,
  durability: (n) => `durability ${n}`,
})

export function boardBook(people: readonly Person[]): BoardBook {
  const words = boardWords(people)
  return {
    heading: (turn, current, you, phase) =>
      turn === 0
        ? capital(phases[phase])
        : `Turn ${turn}, ${personOn(people, current).label(you)}: ${phases[phase]}`,
    siteAttacked: (site) => `The attack is on ${said(site)}.`,
    side: (it) => sideLines(it, words).map((line) => ({ ...line, parts: line.parts.map(typeset) })),
    colon: ':',
  }
}
