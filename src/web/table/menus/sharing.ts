import { copyText } from '../../page/clipboard.ts'
import { to } from '../../page/route.ts'
import { speaking } from '../../page/words.ts'
import { saveText } from '../../source/file.ts'
import { packed } from '../../source/link.ts'
import type { Moment } from '../../source/source.ts'
import { sharingWords } from './sharing-words.ts'

const w = speaking(sharingWords)

/**
 * Copies a link to the game of this record, or to what was shown after so many answers; gives what is to be said about it.
 * Where the game is kept its address is enough.
 */
export async function copyLink(
  { game, players, outcome }: Moment,
  record: string,
  at: number | null,
  address: readonly string[] | null,
): Promise<string> {
  const seats = players.map(({ bot }) => bot ?? '-').join(',')
  const moment = at === null ? {} : { at: String(at) }
  const place =
    address === null
      ? to(['link', game, await packed(record)], { ...moment, ...(seats === '' ? {} : { seats }) })
      : to(address, moment)
  return copyText(
    new URL(place, location.href).href,
    outcome === null ? w.value.copiedUnfinished : w.value.copied,
  )
}

export const saveRecord = ({ game }: Moment, record: string): void =>
  saveText(record, `${game}.cardwright.json`)
