import { labelLine } from '../../../src/language/label.ts'
import type { BoardProps, GameFace } from '../../../src/web/table/table-parts.ts'
import { playableToy } from '../playable.ts'
import type { Event, Option, Topic, View } from '../protocol.ts'

function Board({ moment: { view } }: BoardProps<View, Option, Event, Topic>) {
  return (
    <section class="toy-board">
      <p class="toy-deck">{view.deck}</p>
      {view.players.map(({ score, hand }, seat) => (
        <p class={`toy-player-${seat}`}>
          {score} {typeof hand === 'number' ? hand : hand.join(' ')}
        </p>
      ))}
    </section>
  )
}

const face: GameFace<View, Option, Event, Topic> = {
  Board,
  look: ({ label }) => ({ title: labelLine(label) }),
  confirm: ({ choices }) =>
    choices.find(({ ref }) => ref.kind === 'done' || ref.kind === 'let')?.index ?? null,
  decline: () => null,
  asked: ({ question }) => ({ name: `Player ${(question?.seat ?? 0) + 1}`, picture: null }),
  moved: () => null,
  story: playableToy.story,
  measured: (of) => ({ name: of, sign: '' }),
  end: async ({ view }) => ({
    won: null,
    picture: null,
    facts: view.players.map(({ score }, seat) => [`Player ${seat + 1}`, String(score)] as const),
    turns: 0,
    bars: [],
    curve: null,
    best: null,
  }),
  about: () => ({ title: 'Toy', note: '', picture: null }),
  phases: () => ({ names: [], now: 0 }),
}

export default face
