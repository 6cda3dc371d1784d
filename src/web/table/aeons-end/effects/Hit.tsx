import { labelLine } from '../../../../language/label.ts'
import { inLetters } from '../../../card/Rich.tsx'
import { Said } from '../../../page/Said.tsx'
import type { BoardProps, Choice } from '../types.ts'

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
    <button type="button" class={`hit ${round ? 'round' : ''}`} onClick={() => board.choose(first.index)}>
      <Said as={inLetters(labelLine(first.label))}>{key !== undefined && <kbd>{key}</kbd>}</Said>
    </button>
  )
}
