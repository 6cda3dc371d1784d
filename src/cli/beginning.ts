import { type GameRecord, writeRecord } from '../kernel/record.ts'
import type { BothLanguages } from '../kernel/refusal.ts'
import { parseJson } from '../lab/json.ts'
import type { Playable } from '../language/face.ts'
import { Table } from '../table/table.ts'

export const OTHER_START: BothLanguages = {
  en: 'the game begins in another way than its set-up is dealt with this seed',
  fr: 'la partie commence autrement que sa mise en place distribuée avec cette graine',
}

/** Does a game begin as this set-up, a text, is dealt with its seed? */
export function beginsAsDealt(game: Playable, record: GameRecord, setup: string): boolean {
  const dealt = Table.begin(game, parseJson(setup), record.seed)
  const played = Table.at(game, record, 0, false)
  return writeRecord(dealt.session.record()) === writeRecord(played.session.record())
}
