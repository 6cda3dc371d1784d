import { Said } from '../../page/Said.tsx'
import type { BoardProps } from './types.ts'

/** What a number will be after the next nemesis turn, if nobody does anything about it. */
export function Then({ board, of }: { readonly board: BoardProps; readonly of: string }) {
  const change = board.moment.outlook.find((each) => each.of === of)
  if (change === undefined) return null
  const { from, least, most, words } = change
  return (
    <span class={`then ${least < from ? 'worse' : ''}`} title={words}>
      <Said as={words}>→{least === most ? least : `${least}–${most}`}</Said>
    </span>
  )
}
