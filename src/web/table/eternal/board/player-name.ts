import type { Lang } from '../../../../language/face.ts'
import { SOMEBODY } from '../../../../table/people/people.ts'

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
