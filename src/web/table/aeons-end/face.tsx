import { Card, CardBack } from '../../card/Card.tsx'
import type { BoardProps, GameFace } from '../face.ts'

function Board({ cards }: BoardProps) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '20px', padding: '20px' }}>
      {[...cards.values()].map((entry, i) => (
        <Card key={entry.id} entry={entry} style={{ '--cw': ['200px', '106px', '70px'][i % 3] }} />
      ))}
      <CardBack game="aeons-end" />
    </div>
  )
}

const GOING_ON: readonly string[] = ['end main', 'end turn', 'pass', 'done', 'keep']

const face: GameFace = {
  Board,
  look: ({ label }) => ({ title: label }),
  asked: () => ({ name: '', picture: 'cowled' }),
  end: () => ({ won: null, picture: null, facts: [] }),
  phases: () => ({ names: [], now: 0 }),
  confirm: ({ choices }) => choices.find(({ ref }) => GOING_ON.includes(ref.kind))?.index ?? null,
  decline: ({ choices }) =>
    choices.find(({ ref }) => ref.kind === 'decline' || ref.kind === 'pass')?.index ?? null,
}

export default face
