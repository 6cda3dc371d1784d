import { Refusal } from '../../kernel/refusal.ts'
import type { Lang, Playable } from '../../language/face.ts'
import type { WireCommand } from '../../table/commands.ts'
import { type Moment, momentFor } from '../../table/moment.ts'
import type { TableOptions } from '../../table/options.ts'
import * as says from '../../table/refusals.ts'
import type { Replies } from '../../table/replies.ts'
import type { SharedTable } from '../../table/shared-table.ts'
import type { Channel } from './channel.ts'
import type { Place } from './stage.ts'
import type { Thinker } from './thinker.ts'

type Asking = Extract<WireCommand, { c: 'look' | 'board' | 'why' | 'sum' | 'numbers' | 'hint' }>

interface Asked {
  readonly shared: SharedTable<Playable>
  readonly channel: Channel
  readonly place: Place
  readonly lang: Lang
  readonly options: TableOptions
  readonly thinker: Thinker
}

/** What somebody wants to know, as far as it is hers to know. Nothing here changes the table. */
export async function replyTo(asking: Asking, asked: Asked): Promise<Replies[Asking['c']]> {
  const { shared, channel, place } = asked
  if (asking.c === 'look') return lookBack(shared, channel, asking.at)
  if (asking.c === 'board') return channel.speech.board(shared.table.state, place.eyes)
  const [seat] = place.answersFor
  if (seat === undefined) throw new Refusal(says.NO_SEAT)
  if (asking.c === 'sum') {
    const event = channel.eventAt(asking.line)
    return event === null ? [] : (channel.speech.reasons?.(event) ?? [])
  }
  if (asking.c === 'numbers') {
    const shown = shared.table.after(asking.at)
    const log = shown.log.flatMap((entry) => entry.seenBy(place.eyes) ?? [])
    return channel.speech.numbers?.(shown.state, place.eyes, asking.about, log) ?? []
  }
  const { table } = shared
  const { game, state } = table
  const to = table.over ? null : game.machine.seat(state)
  // What cannot be done, and what one should do, says something of the hand of whoever is asked.
  if (to === null || (to >= 0 && !place.answersFor.includes(to))) throw new Refusal(says.NOT_ASKED)
  if (asking.c === 'hint') {
    if (!asked.options.hints) throw new Refusal(says.NO_HINTS)
    return asked.thinker.hint(table, channel.speech)
  }
  return game.wish?.(state, asking.text, asked.lang, place.eyes) ?? { possible: false, why: null }
}

function lookBack(shared: SharedTable<Playable>, channel: Channel, at: number): Moment {
  return momentFor(shared, channel.viewer, channel.speech, shared.table.after(at))
}
