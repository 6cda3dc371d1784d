import { type Act, added, type Turn } from '../../../language/story.ts'
import { Rich } from '../../card/Rich.tsx'
import { speaking } from '../../page/words.ts'
import type { LogLine, Moment } from '../../source/source.ts'
import { Deltas } from '../log/Deltas.tsx'
import { CardName, Named } from '../log/Line.tsx'
import { logWords } from '../log/words.ts'
import type { Cards, GameFace, Sheets } from '../table-parts.ts'
import { reelWords } from './reel-words.ts'
import './last-turn.css'

const w = speaking(reelWords)
const l = speaking(logWords)

export interface LastTurnProps {
  readonly moment: Moment
  readonly face: GameFace
  readonly cards: Cards
  readonly sheets: Sheets
  readonly turns: readonly Turn<LogLine>[]
  readonly openLog: () => void
}

/** What others did in their turn, card by card, as a strip that stays until somebody acts. */
export function LastTurn({ turns, moment, face, cards, sheets, openLog }: LastTurnProps) {
  const { log } = moment
  const totals = added(turns.flatMap(({ deltas }) => deltas))
  return (
    <section class="last-turn" aria-label={w.value.lastTurn}>
      <button type="button" class="last-turn-whose" title={l.value.size.open} onClick={openLog}>
        <Rich text={turns.at(-1)!.head!.text} />
      </button>
      {totals.length > 0 && (
        <span class="log-deltas last-turn-sum">
          <Deltas deltas={totals} face={face} moment={moment} sheets={sheets} />
        </span>
      )}
      <ol>
        {turns.flatMap(({ acts }) =>
          acts.map((act) => (
            <Beat key={log.indexOf(lineOf(act))} act={act} {...{ moment, face, cards, sheets }} />
          )),
        )}
      </ol>
    </section>
  )
}

const lineOf = ({ head, effects }: Act<LogLine>): LogLine => (head ?? effects[0])!

type BeatProps = Pick<LastTurnProps, 'moment' | 'face' | 'cards' | 'sheets'> & { readonly act: Act<LogLine> }

/** A card with what it changed; without numbers, in the words of the log, which name the card once. */
function Beat({ act, moment, face, cards, sheets }: BeatProps) {
  const { head, shows, card, times, effects, deltas } = act
  const entry = cards.get(shows ?? card ?? '')
  const words = [...(entry !== undefined && shows !== null ? [] : head === null ? [] : [head]), ...effects]
    .filter(({ event }) => face.story.delta(event) === null)
    .map(({ text }) => text)
    .join(' ')
  return (
    <li>
      {entry !== undefined && !words.includes(entry.name) && <CardName entry={entry} />}
      {times > 1 && <b>{`×\u00a0${times}`}</b>}
      {words !== '' && (
        <span class={`last-turn-words ${entry === undefined ? '' : 'more'}`}>
          <Named text={words} entry={entry} />
        </span>
      )}
      <span class="log-deltas">
        <Deltas deltas={deltas} face={face} moment={moment} sheets={sheets} />
      </span>
    </li>
  )
}
