import { inLetters } from '../../card/Rich.tsx'
import type { Choice } from '../../source/source.ts'
import type { BoardProps } from '../face.ts'

interface HitProps {
  readonly board: BoardProps
  readonly choices: readonly Choice[]
  readonly round?: boolean
}

/** The glow over something that can be chosen and is no card; pressing it chooses it. */
export function Hit({ board, choices, round = false }: HitProps) {
  const [first] = choices
  if (first === undefined) return null
  const key = board.keyOf(first.index)
  return (
    <button
      type="button"
      class={`hit ${round ? 'round' : ''}`}
      aria-label={inLetters(first.label)}
      onClick={() => board.choose(first.index)}
    >
      {key !== undefined && (
        <span aria-hidden="true">
          <kbd>{key}</kbd>
        </span>
      )}
    </button>
  )
}
