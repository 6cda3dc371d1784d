import { speaking } from '../../page/words.ts'
import type { GameFace } from '../face.ts'
import { AskMe } from './AskMe.tsx'
import { actsNow, draftPrompt } from './acts.ts'
import { Board } from './Board.tsx'
import { SEAT_PICTURES } from './signs.ts'
import { viewOf } from './view.ts'
import { eternalWords } from './words.ts'

const w = speaking(eternalWords)

const GOING_ON: readonly string[] = ['end turn', 'commit', 'pass', 'done', 'keep', 'yes']

/** The parts of a turn that people think in; what lies between them belongs to one of them. */
const PARTS: readonly (readonly string[])[] = [
  ['set-up', 'start', 'first main'],
  ['declare', 'defense', 'pre-fight', 'fight'],
  ['final main'],
  ['interrupt', 'end', 'discard', 'cleanup'],
]

const face: GameFace = {
  Board,
  Controls: AskMe,
  look: ({ label }) => ({ title: label }),
  acts: (asked) => actsNow(asked, w.value),
  prompt: (moment, cards) => draftPrompt(moment, cards, w.value),
  end: ({ outcome, eyes }) => ({
    won: outcome === null ? null : outcome.id.startsWith(`player ${eyes + 1}:`),
    picture: SEAT_PICTURES[eyes === 1 ? 1 : 0],
    facts: [],
  }),
  confirm: ({ choices }) => choices.find(({ ref }) => GOING_ON.includes(ref.kind))?.index ?? null,
  decline: ({ choices }) =>
    choices.find(({ ref }) => ref.kind === 'no' || ref.kind === 'done' || ref.kind === 'pass')?.index ?? null,
  asked: ({ question, eyes }) => ({
    name: w.value.player(question?.seat ?? eyes),
    picture: SEAT_PICTURES[(question?.seat ?? eyes) === 1 ? 1 : 0],
  }),
  phases: (moment) => ({
    names: w.value.parts,
    now: PARTS.findIndex((part) => part.includes(viewOf(moment).phase)),
  }),
}

export default face
