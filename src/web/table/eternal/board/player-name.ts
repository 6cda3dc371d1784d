import type { Lang } from '../../../../language/face.ts'
import { SOMEBODY } from '../../../../table/people/people.ts'
import { lang } from '../../../page/settings.ts'
import { speaking } from '../../../page/words.ts'
import type { Moment } from '../types.ts'
import { eternalWords } from '../words/words.ts'

const w = speaking(eternalWords)

/** What whoever plays a seat is called, or else `nameless`; whoever has deleted her account has had a name. */
export function playerName(
  { players }: { readonly players: readonly { readonly name?: string }[] },
  seat: number,
  nameless: string,
  lang: Lang,
): string {
  const name = players[seat]?.name
  return name === '' ? SOMEBODY[lang] : (name ?? nameless)
}

type Looked = Pick<Moment, 'eyes' | 'players' | 'lent'>

/** Does whoever looks sit on neither side, or look through the eyes of another? */
export const watches = ({ eyes, players, lent }: Looked): boolean => lent === true || eyes >= players.length

/** A side as whoever looks calls it: her own, the other, or by name where she only watches. */
export function sideName(moment: Looked, seat: number): string {
  if (watches(moment)) return playerName(moment, seat, w.value.player(seat), lang.value)
  return seat === moment.eyes ? w.value.you : playerName(moment, seat, w.value.opponent, lang.value)
}
