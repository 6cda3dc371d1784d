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
  readonly battle: Sum | null
  /** What each answer would change, by its index. */
  readonly counsel: ReadonlyMap<number, string>
}

const foreseen = signal<Foreseen | null>(null)

const placeOf = (key: string): number => Number(key.split('/')[2])
const blocksOf = (moment: Moment): string => JSON.stringify(draftAt(moment).blocks)

/** How the battle ends with the blocks chosen so far; null while that is not known. */
export function battleAhead(moment: Moment): Sum | null {
  const { value } = foreseen
  return value?.moment === moment && value.blocks === blocksOf(moment) ? value.battle : null
}

/** What this answer would change; undefined while that is not known. */
export const counselFor = (moment: Moment, index: number): string | undefined =>
  foreseen.value?.moment === moment ? foreseen.value.counsel.get(index) : undefined

/** Asks for what there is to foresee now. */
export function useForesight({ moment, choices, numbers }: BoardProps): void {
  const blocks = blocksOf(moment)
  useEffect(() => {
    let gone = false
    const keep = (battle: Sum | null, counsel: ReadonlyMap<number, string>) => {
      if (!gone) foreseen.value = { moment, blocks, battle, counsel }
    }
    const { question } = moment
    if (choices.length > 0 && question?.kind === 'block') {
      const pairs = draftAt(moment).blocks
      void numbers({
        kind: 'blocks',
        blockers: pairs.map(([blocker]) => placeOf(blocker)),
        attackers: pairs.map(([, attacker]) => placeOf(attacker)),
      }).then(([sum]) => keep(sum ?? null, new Map()))
    } else if (choices.length > 0 && isWindow(moment)) {
      // Whatever is held: at another machine nobody is to see that there is more to think about.
      void numbers({ kind: 'answer' }).then((sums) =>
        keep(null, new Map(sums.map(({ n, words }) => [n, words] as const))),
      )
    }
    return () => {
      gone = true
    }
  }, [moment, blocks])
}
