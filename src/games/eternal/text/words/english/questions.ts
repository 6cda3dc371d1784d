import { list } from '../../../../../language/text/english/nouns.ts'
import type { Asked, Phrasebook, Thing } from '../phrasebook.ts'
import { said } from './things.ts'

const on = (things: readonly Thing[]): string => (things.length === 0 ? '' : ` on ${list(things.map(said))}`)

function reaction({ self, chosen, playing }: Asked): string {
  if (self.is !== 'card') return 'your opponent uses an ability: respond?'
  if (playing) return `your opponent plays ${said(self)}${on(chosen)}: respond?`
  return `the ability of ${self.yours ? '' : "your opponent's "}${said(self)} is about to happen${on(chosen)}: respond?`
}

const attack = ({ attackers }: Asked): string =>
  attackers.length === 0 ? 'your opponent attacks' : `your opponent attacks with ${list(attackers.map(said))}`

export const questions: Phrasebook['questions'] = {
  keep: () => 'keep this hand, or redraw?',
  main: ({ phase }) =>
    phase === 'final main' ? 'your final main phase. What do you do?' : 'your main phase. What do you do?',
  declare: () => 'who else attacks?',
  aim: () => 'what do your units attack?',
  berserk: ({ about }) => `does ${said(about)} attack a second time (Berserk)?`,
  react: reaction,
  defend: (asked) => `${attack(asked)}: respond before blocking?`,
  block: (asked) => `${attack(asked)}: who blocks?`,
  'block which': ({ about }) => `whom does ${said(about)} block?`,
  'pre-fight': () => 'before the fight: play a fast spell?',
  split: () => 'several units block your attacker: which of them is dealt damage next?',
  interrupt: ({ yourTurn }) =>
    yourTurn
      ? 'your opponent has played a unit at the end of your turn: respond?'
      : 'your opponent ends the turn: respond?',
  discard: () => 'you hold more than nine cards: discard one.',
  'direct attack': ({ self, that }) =>
    self.is === 'card'
      ? `your opponent attacks ${said(that)} with ${said(self)}: respond?`
      : `your opponent attacks ${said(that)}: respond?`,
  'after ambush': ({ self }) => `your opponent stops the attack of ${said(self)} with an Ambush: respond?`,
  extra: ({ self, pay, keyword, lose, student }) =>
    student
      ? `${said(self)}: exhaust another unit as the Student (${keyword})?`
      : lose > 0
        ? `${said(self)}: lose ${lose} maximum power (${keyword})?`
        : `${said(self)}: pay ${pay} more (${keyword})?`,
  versatile: ({ self }) => `${said(self)}: for yourself, or on one of your units?`,
  plunder: () => 'Plunder: which card of your hand is transformed?',
  'plunder as': () => 'Plunder: into which Sigil?',
  invoke: ({ self }) => `${said(self)}: which of these cards do you draw?`,
  bearer: ({ self }) => `play ${said(self)} on which unit?`,
  'make room': () => 'your board is full: which unit is killed to make room?',
  influence: ({ self }) => `${said(self)}: which influence do you gain?`,
  scout: ({ about }) =>
    about.is === 'card'
      ? `Scout: the top card of your deck is ${said(about)}.`
      : 'Scout: look at the top card of your deck.',
  agenda: ({ self }) => `${said(self)}: which spell of the agenda is played?`,
  select: ({ text }) => text,
  fork: ({ self }) => `${said(self)}: choose one.`,
  consent: ({ self, text }) => (text === '' ? `${said(self)}: do it?` : `${said(self)}: ${text}`),
}
