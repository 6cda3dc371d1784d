import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Sum } from '../../../language/face.ts'
import { isWindow } from './answers/asking.ts'
import { draftAt } from './draft.ts'
import type { BoardProps, Moment } from './types.ts'

/*
 * What would become of a battle: with the blocks that are chosen so far, and with each answer in a window. The engine plays
 * it on a copy; here it is asked for and kept until something else is shown.
 */

interface Foreseen {
  readonly moment: Moment
  /** The blocks that it is about. */
  readonly blocks: string
  /** In a block how the battle ends, in a window what each answer would change. */
  readonly sums: readonly Sum[]
}

const foreseen = signal<Foreseen | null>(null)

const placeOf = (key: string): number => Number(key.split('/')[2])
const blocksOf = (moment: Moment): string => JSON.stringify(draftAt(moment).blocks)

/** How the battle ends with the blocks chosen so far; null while that is not known. */
export function battleAhead(moment: Moment): Sum | null {
  const { value } = foreseen
  const known = value?.moment === moment && value.blocks === blocksOf(moment) && !isWindow(moment)
  return (known && value.sums[0]) || null
}

/** What this answer would change; undefined while that is not known. */
export const counselFor = (moment: Moment, index: number): string | undefined =>
  foreseen.value?.moment === moment ? foreseen.value.sums.find(({ n }) => n === index)?.words : undefined

/** Asks for what there is to foresee now; in a window whatever is held, for elsewhere nobody is to see that there is more to think about. */
export function useForesight({ moment, choices, numbers }: BoardProps): void {
  const blocks = blocksOf(moment)
  useEffect(() => {
    let gone = false
    const inWindow = isWindow(moment)
    if (choices.length > 0 && (inWindow || moment.question?.kind === 'block')) {
      const pairs = draftAt(moment).blocks
      const places = (side: 0 | 1): readonly number[] => pairs.map((pair) => placeOf(pair[side]))
      void numbers(
        inWindow ? { kind: 'answer' } : { kind: 'blocks', blockers: places(0), attackers: places(1) },
      ).then((sums) => {
        if (!gone) foreseen.value = { moment, blocks, sums }
      })
    }
    return () => {
      gone = true
    }
  }, [moment, blocks])
}
