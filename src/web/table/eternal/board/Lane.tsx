import type { ComponentChildren } from 'preact'
import type { View } from '../../../../games/eternal/protocol/view.ts'
import { cardThatAsks } from '../../../../language/label.ts'
import { Card } from '../../../card/Card.tsx'
import { aCard, theCard } from '../../../card/naming.ts'
import { colon, speaking } from '../../../page/words.ts'
import type { Cards } from '../../table-parts.ts'
import type { Moment } from '../types.ts'
import { keyOf, type Ref } from '../view.ts'
import { eternalWords } from '../words/words.ts'
import { badgesOf } from './Badges.tsx'
import { choosing } from './Line.tsx'
import type { Places } from './places.ts'
import { sideName, watches } from './player-name.ts'

const w = speaking(eternalWords)

export interface LaneProps {
  readonly moment: Moment
  readonly view: View
  readonly cards: Cards
  readonly places: Places
  /** What the opponent did in the last turn, until somebody acts: it stands in the place of news. */
  readonly lastTurn: ComponentChildren
}

const NEWS = 3

/** The middle: what is being played and on what; else whose turn it is and what just happened. */
export function Lane(props: LaneProps) {
  const { moment, view, cards } = props
  if (moment.outcome !== null) return <Ended {...props} />
  const aim = aimOf(props)
  if (aim === null) return <Idle {...props} />
  return (
    <section class="lane busy" aria-label={w.value.middle}>
      <div class="left">
        <h2>{aim.title}</h2>
        <p>{turnOf(moment, view)}</p>
        <p>{w.value.left(view.players[aim.of === 1 ? 1 : 0].power)}</p>
      </div>
      <div class="stack">{aim.shown}</div>
      <div class="right">
        {aim.on.length > 0 && (
          <h2>{w.value.on(aim.on.map((ref) => wordFor(ref, cards, moment)).join(', '))}</h2>
        )}
        <p>{w.value.phases[view.phase]}</p>
      </div>
    </section>
  )
}

interface Aim {
  readonly title: string
  readonly of: number
  readonly on: readonly Ref[]
  readonly shown: ComponentChildren
}

/** What is being played, or the card whose text asks. */
function aimOf({ moment, view, cards, places }: LaneProps): Aim | null {
  const last = view.played.at(-1)
  if (last !== undefined) {
    return {
      title: watches(moment)
        ? `${colon(sideName(moment, last.of))} ${cards.get(last.card)?.name ?? ''}`
        : w.value.plays(last.of === moment.eyes, aCard(cards.get(last.card))),
      of: last.of,
      on: last.on,
      shown: view.played.map((card, i) => {
        const face = cards.get(card.card)
        const place = `played/${i}`
        return face === undefined ? null : (
          <Card
            key={place}
            entry={face}
            now={{ cost: card.cost }}
            badges={badgesOf(card, false)}
            place={place}
            class={i < view.played.length - 1 ? 'spent' : ''}
            {...choosing(places.at(place), face, place)}
          />
        )
      }),
    }
  }
  const source = view.window === null ? cardThatAsks(moment.question) : cardIn(view.window.card)
  const entry = cards.get(source ?? '')
  if (entry === undefined) return null
  const of = view.window === null ? (moment.question?.seat ?? 0) : sideOfRef(view.window.card, view.current)
  return {
    title: watches(moment)
      ? `${colon(sideName(moment, of))} ${entry.name}`
      : w.value.uses(of === moment.eyes, theCard(entry)),
    of,
    on: view.window?.on ?? [],
    shown: <Card entry={entry} class="ability" place="ability" />,
  }
}

const cardIn = (ref: Ref | null): string | undefined => (ref !== null && 'card' in ref ? ref.card : undefined)
const sideOfRef = (ref: Ref | null, usual: number): number =>
  ref !== null && 'of' in ref ? (ref.of ?? usual) : usual

/** Whose turn it is; whoever watches reads it as the log says it. */
const turnOf = (moment: Moment, { turn, current }: View): string =>
  (watches(moment) && moment.log.findLast(({ event }) => event.kind === 'turn')?.text) ||
  w.value.turn(turn, current === moment.eyes)

function wordFor(ref: Ref, cards: Cards, moment: Moment): string {
  if ('player' in ref) {
    if (watches(moment)) return sideName(moment, ref.player)
    return ref.player === moment.eyes ? w.value.onYou : w.value.onThem
  }
  return ref.card === undefined ? keyOf(ref) : theCard(cards.get(ref.card))
}

/** What everybody sees anyway, or what is no news. */
const SMALL: readonly string[] = [
  'passed',
  'turn',
  'phase',
  'window',
  'power',
  'shuffled',
  'readied',
  'moved',
]

function Idle({ moment, view, lastTurn }: LaneProps) {
  const fresh = moment.fresh === 0 ? [] : moment.log.slice(-moment.fresh)
  const news = fresh
    .filter(({ event }) => !SMALL.includes(event.kind))
    .slice(-NEWS)
    .map(({ text }) => text)
  return (
    <section class="lane idle" aria-label={w.value.looking}>
      <div class="left">
        <h2>{turnOf(moment, view)}</h2>
        <p>{w.value.phases[view.phase]}</p>
      </div>
      {(lastTurn !== null || news.length > 0) && (
        <div class="right news">{lastTurn ?? news.map((line, i) => <p key={i}>{line}</p>)}</div>
      )}
    </section>
  )
}

function Ended({ moment, view }: LaneProps) {
  const looksOn = watches(moment)
  const won = view.winner === moment.eyes
  const words = moment.outcome?.words
  return (
    <section class={`lane ended ${looksOn ? '' : won ? 'won' : 'lost'}`} aria-label={w.value.middle}>
      <div>
        <h2>{looksOn ? words : won ? w.value.won : w.value.lost}</h2>
        {!looksOn && <p>{words}</p>}
      </div>
    </section>
  )
}
