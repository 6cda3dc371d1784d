import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Sum } from '../../../language/face.ts'
import { Said } from '../../page/Said.tsx'
import { numeral } from '../../page/words.ts'
import { draftAt } from './draft.ts'
import { battleAhead } from './foresight.ts'
import type { BoardProps } from './types.ts'

/** What is left of a player's health after the attack: with the blocks chosen so far, or if nothing blocks. */
export function Then({ board, seat }: { readonly board: BoardProps; readonly seat: number }) {
  const { moment } = board
  const coming = moment.outlook.find(({ of }) => of === `player ${seat}`)
  const { attackers } = draftAt(moment)
  const places = seat === moment.eyes ? [] : attackers.map((key) => Number(key.split('/')[2]))
  const drafted = useSignal<Sum | null>(null)
  useEffect(() => {
    drafted.value = null
    if (places.length === 0) return
    let gone = false
    void board.numbers({ kind: 'attack', places }).then(([sum]) => {
      if (!gone) drafted.value = sum ?? null
    })
    return () => {
      gone = true
    }
  }, [moment.at, places.join(' ')])
  const ahead = seat === moment.eyes ? battleAhead(moment) : null
  const sum = ahead ?? (coming === undefined ? drafted.value : { n: coming.least, words: coming.words })
  if (sum === null || moment.outcome !== null) return null
  return (
    <span class="then" title={sum.words}>
      <Said as={sum.words}>→ {numeral(sum.n)}</Said>
    </span>
  )
}
