import type { BoardProps, GameFace } from '../face.ts'

function Board({ moment }: BoardProps) {
  return <pre class="board">{JSON.stringify(moment.view, null, 1)}</pre>
}

const GOING_ON: readonly string[] = ['end main', 'end turn', 'pass', 'done', 'keep']

const face: GameFace = {
  Board,
  look: ({ label }) => ({ title: label }),
  asked: () => ({ name: '', picture: 'swordman' }),
  phases: () => ({ names: [], now: 0 }),
  confirm: ({ choices }) => choices.find(({ ref }) => GOING_ON.includes(ref.kind))?.index ?? null,
  decline: ({ choices }) =>
    choices.find(({ ref }) => ref.kind === 'decline' || ref.kind === 'pass')?.index ?? null,
}

export default face
