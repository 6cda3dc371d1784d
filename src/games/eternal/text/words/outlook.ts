import type { State } from '../../../../kernel/state.ts'
import type { Change } from '../../../../language/face.ts'
import { type AttackOutlook, attackOutlook, unblocked } from '../../rules/explaining/outlook.ts'
import { current } from '../../state.ts'
import { sees } from '../../visibility.ts'
import type { Phrasebook } from './phrasebook.ts'

/** What an attack does to whoever is attacked: "Your opponent 25 → 21 if nothing blocks". */
export function attackChange(outlook: AttackOutlook | null, seat: number, book: Phrasebook): Change[] {
  if (outlook === null || outlook.from === outlook.to) return []
  const { player, from, to } = outlook
  const words = book.sums.set(book.sums.ifUnblocked(player === seat, from, to))
  return [{ of: `player ${player}`, from, least: to, most: to, words }]
}

/** What the attack that is under way will do; nothing while one of the attackers lies face down. */
export function outlook(s: State, seat: number, book: Phrasebook): Change[] {
  const attackers = unblocked(s)
  if (attackers.some((c) => !sees(s, seat, c))) return []
  return attackChange(attackOutlook(s, current.get(s), attackers), seat, book)
}
