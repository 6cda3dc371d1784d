import { list } from '../../../../../language/text/english/nouns.ts'
import type { Asked, Phrasebook, Thing } from '../phrasebook.ts'
import { said } from './things.ts'

const targeting = (things: readonly Thing[]): string =>
  things.length === 0 ? '' : `, targeting ${list(things.map(said))}`

const on = (things: readonly Thing[]): string => (things.length === 0 ? '' : ` on ${list(things.map(said))}`)

/** Of the opponent who plays it, "themselves". */
const onThings = (things: readonly Thing[]): string => on(things).replaceAll('your opponent', 'themselves')

function reaction({ self, chosen, playing }: Asked): string {
  if (self.is !== 'card') return 'your opponent uses an ability. Respond?'
  if (playing) return `your opponent plays ${said(self)}${onThings(chosen)}. Respond?`
  return `${self.yours ? 'your' : "your opponent's"} ${said(self)} is about to resolve${targeting(chosen)}. Respond?`
}

const attack = ({ attackers }: Asked): string =>
  attackers.length === 0 ? 'your opponent attacks' : `your opponent attacks with ${list(attackers.map(said))}`

export const askedBy: Phrasebook['askedBy'] = {
  plunder: 'Plunder',
  'plunder as': 'Plunder',
  scout: 'Scout',
}

export const questions: Phrasebook['questions'] = {
  keep: () => 'keep this hand, or redraw?',
  main: ({ phase }) =>
    phase === 'final main' ? 'your final main phase. What do you do?' : 'your main phase. What do you do?',
  declare: () => 'who else attacks?',
  aim: () => 'what do your units attack?',
  berserk: ({ about }) => `does ${said(about)} attack a second time (Berserk)?`,
  react: reaction,
  defend: (asked) => `${attack(asked)}. Respond before blocking?`,
  block: (asked) => `${attack(asked)}. Who blocks?`,
  'block which': ({ about }) => `whom does ${said(about)} block?`,
  'pre-fight': () => 'play a fast spell before the fight?',
  split: () => 'several units block your attacker. Which of them is dealt damage next?',
  interrupt: ({ yourTurn }) =>
    yourTurn
      ? 'your opponent has played a unit at the end of your turn. Respond?'
      : 'your opponent ends the turn. Respond?',
  discard: () => 'you hold more than nine cards. Discard one.',
  'direct attack': ({ self, that }) =>
    self.is === 'card'
      ? `your opponent attacks ${said(that)} with ${said(self)}. Respond?`
      : `your opponent attacks ${said(that)}. Respond?`,
  'after ambush': ({ self }) => `your opponent stops the attack of ${said(self)} with an Ambush. Respond?`,
  extra: ({ pay, keyword, lose, student }) =>
    student
      ? `exhaust another unit as the Student (${keyword})?`
      : lose > 0
        ? `lose ${lose} maximum power (${keyword})?`
        : `pay ${pay} more (${keyword})?`,
  versatile: () => 'for yourself, or on one of your units?',
  plunder: () => 'which card of your hand is transformed?',
  'plunder as': () => 'into which Sigil?',
  invoke: () => 'which of these cards do you draw?',
  bearer: ({ self }) => `play ${said(self)} on which unit?`,
  'make room': () => 'your board is full. Which unit is killed to make room?',
  influence: () => 'which influence do you gain?',
  scout: ({ about }) =>
    about.is === 'card'
      ? `the top card of your deck is ${said(about)}. Where does it go?`
      : 'look at the top card of your deck.',
  agenda: () => 'which spell of the agenda is played?',
  select: ({ text }) => text,
  fork: () => 'which do you choose?',
  consent: ({ text }) => (text === '' ? 'do it?' : text),
}
