import { labelLine } from '../../../language/label.ts'
import type { CardProps } from '../../card/Card.tsx'
import { inLetters } from '../../card/Rich.tsx'
import { pickedAt, togglePicked } from './draft.ts'
import { groupOf } from './look.ts'
import type { BoardProps, Choice } from './types.ts'

/**
 * What choosing a thing on the table does: the one choice about it, or the list of several in the answer bar.
 */
export function acting(
  board: BoardProps,
  choices: readonly Choice[],
  place = '',
): Pick<CardProps, 'choose'> | object {
  const [first] = choices
  if (first === undefined) return {}
  const key = board.keyOf(first.index)
  const picked = place === '' ? null : pickedAt(board.moment)
  if (picked !== null)
    return {
      choose: {
        label: inLetters(labelLine(first.label)),
        act: () => togglePicked(board.moment, place),
        key,
        light: true,
      },
      pressed: picked.includes(place),
    }
  const group = groupOf(first, board.moment, board.cards)
  const act =
    choices.length === 1 || group === undefined
      ? () => board.choose(first.index)
      : () => board.enter(board.inside === group ? null : group)
  const label = choices.length === 1 || group === undefined ? labelLine(first.label) : group
  return { choose: { label: inLetters(label), act, key } }
}
