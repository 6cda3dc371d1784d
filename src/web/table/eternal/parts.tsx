import { story } from '../../../games/eternal/protocol/story.ts'
import { labelLine } from '../../../language/label.ts'
import { later, nothing, wordsLater } from '../../page/later.tsx'
import { lang } from '../../page/settings.ts'
import { speaking } from '../../page/words.ts'
import { AskMe } from './answers/AskMe.tsx'
import { actsNow, promptNow } from './answers/acts.ts'
import { standingAnswer } from './answers/asking.ts'
import { Board } from './board/Board.tsx'
import { playerName, sideName } from './board/player-name.ts'
import { draftAt, isEmpty } from './draft.ts'
import { sparksOf } from './effects/sparks.ts'
import { rules } from './rules.ts'
import type { BoardProps, GameFace, Moment } from './types.ts'
import { viewOf } from './view.ts'
import { SEAT_PICTURES } from './words/signs.ts'
import { eternalWords } from './words/words.ts'

const w = speaking(eternalWords)
const coach = wordsLater(async () => (await import('./words/coach-words.ts')).coachWords)
const Stops = later(() => import('./answers/Stops.tsx').then((part) => part.Stops), nothing)

const GOING_ON: readonly string[] = ['end turn', 'commit', 'pass', 'done', 'keep', 'yes']

/** The parts of a turn that people think in; what lies between them belongs to one of them. */
const PARTS: readonly (readonly string[])[] = [
  ['set-up', 'start', 'first main'],
  ['declare', 'defense', 'pre-fight', 'fight'],
  ['final main'],
  ['interrupt', 'end', 'discard', 'cleanup'],
]

const seatOf = ({ question, eyes }: Moment): 0 | 1 => ((question?.seat ?? eyes) === 1 ? 1 : 0)

/** Power that could still play something. */
function unused({ moment, choices }: BoardProps): string | null {
  if (moment.question?.kind !== 'main' || !isEmpty(draftAt(moment))) return null
  const plays = choices.some(({ ref }) => ref.kind === 'play')
  const { power } = viewOf(moment).players[seatOf(moment)]
  return plays ? w.value.powerLeft(power) : null
}

const face: GameFace = {
  Board,
  Controls: AskMe,
  Kept: () => <Stops />,
  sparks: sparksOf,
  sounds: async (events, eyes) => (await import('./effects/sounds.ts')).soundsOf(events, eyes),
  story,
  measured: (of, moment) => ({ name: sideName(moment, of === 'player 1' ? 1 : 0), sign: '' }),
  rules,
  look: ({ label }) => ({ title: labelLine(label) }),
  acts: (asked) => actsNow(asked, w.value),
  unused,
  standing: standingAnswer,
  prompt: (moment, cards) => promptNow(moment, cards, w.value),
  aside: (moment) =>
    moment.question === null ? null : w.value.haveLeft(viewOf(moment).players[seatOf(moment)].power),
  coach: ({ question }) => {
    const words = question?.kind === 'keep' ? w.value.coachKeep : coach.value?.[question?.kind ?? '']
    return words === undefined ? null : { key: `eternal ${question!.kind}`, words }
  },
  seats: ({ players }) => {
    // Of two people neither is the one who looks.
    const alone = players.filter(({ bot }) => bot === null).length === 1
    return players.map(({ bot }, seat) => {
      const nameless = !alone ? w.value.player(seat) : bot === null ? w.value.you : w.value.opponent
      return playerName({ players }, seat, nameless, lang.value)
    })
  },
  about: (moment) => {
    const { turn, players } = viewOf(moment)
    const me = moment.eyes === 1 ? 1 : 0
    const foe = me === 1 ? 0 : 1
    const { bot } = moment.players[foe] ?? { bot: null }
    return {
      title: bot === null ? w.value.twoPeople : w.value.againstBot,
      note: w.value.standsAt(turn, players[me].health, players[foe].health),
      picture: SEAT_PICTURES[foe],
    }
  },
  end: async (moment, sheets, cards) => (await import('./end.ts')).end(moment, sheets, cards),
  moved: (event) => (event.kind === 'moved' ? event : null),
  confirm: ({ choices }) => choices.find(({ ref }) => GOING_ON.includes(ref.kind))?.index ?? null,
  decline: ({ choices }) =>
    choices.find(({ ref }) => ref.kind === 'no' || ref.kind === 'done' || ref.kind === 'pass')?.index ?? null,
  asked: (moment) => ({
    name: playerName(moment, seatOf(moment), w.value.player(seatOf(moment)), lang.value),
    picture: SEAT_PICTURES[seatOf(moment)],
  }),
  phases: (moment) => ({
    names: w.value.parts,
    now: PARTS.findIndex((part) => part.includes(viewOf(moment).phase)),
  }),
}

export default face
