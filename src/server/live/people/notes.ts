import type { WireMessage } from '../../../table/messages.ts'
import * as says from '../../../table/refusals.ts'
import type { WireCommand } from '../../../table/wire/commands.ts'
import type { SeatRow } from '../../store/contract/tables.ts'
import type { Connection } from '../connections/connection.ts'
import type { OpenedTable } from '../opening/opening.ts'
import type { Attendance } from './attendance.ts'
import type { Seats } from './seats.ts'

/** What is said to people, in their languages. */
export interface Sentence {
  readonly en: string
  readonly fr: string
}

/** Tells everybody here. */
export function noteTo({ connections }: Attendance, sentence: Sentence): void {
  for (const connection of connections) connection.say({ m: 'note', text: sentence[connection.lang] })
}

/**
 * A page that comes back may have seen more than the store still has: then it is told how much is gone, or that others have
 * played on without it.
 */
export function noteLost(
  connection: Connection,
  { row, stopped }: OpenedTable,
  steps: number,
  sawOther: boolean,
): void {
  // A game that is over or stands still is opened without the steps that were taken back.
  if (!sawOther || row.state !== 'playing' || stopped !== null) return
  const lost = (connection.revision ?? 0) - steps
  const sentence = lost > 0 ? says.lostSteps(lost) : says.OTHER_STEPS
  connection.say({ m: 'note', text: sentence[connection.lang] })
}

/** Whoever has deleted her account is here no more: the others are told who goes on for her. */
export function noteGone(attendance: Attendance, before: Seats, now: readonly SeatRow[]): void {
  const gone = before.rows.some(({ seat, person }) => person !== null && now[seat]?.person === null)
  if (gone) noteTo(attendance, says.GONE)
}

/** Tells a page that what it said does not count. */
export function refuse(
  connection: Connection,
  command: WireCommand,
  sentence: Sentence,
  code: Extract<WireMessage, { m: 'no' }>['code'],
): void {
  connection.refuse(code, sentence[connection.lang], {
    id: 'id' in command ? command.id : null,
    q: 'q' in command ? command.q : null,
  })
}
