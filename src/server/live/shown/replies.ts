import { Refusal } from '../../../kernel/refusal.ts'
import type { Lang, Playable } from '../../../language/face.ts'
import { type Moment, momentFor } from '../../../table/moment.ts'
import type { TableOptions } from '../../../table/options.ts'
import * as says from '../../../table/refusals.ts'
import type { SharedTable } from '../../../table/shared-table.ts'
import type { WireCommand } from '../../../table/wire/commands.ts'
import type { Replies } from '../../../table/wire/replies.ts'
import type { Place } from '../people/seats.ts'
import type { Channel } from './channel.ts'

type Asking = Extract<WireCommand, { c: 'look' | 'board' | 'why' | 'sum' | 'numbers' }>

interface Asked {
  readonly shared: SharedTable<Playable>
  readonly channel: Channel
  readonly place: Place
  readonly lang: Lang
}

/** What somebody wants to know, as far as it is hers to know. Nothing here changes the table. */
export function replyTo(asking: Asking, asked: Asked): Replies[Asking['c']] {
  const { shared, channel, place } = asked
  if (asking.c === 'look') return lookBack(shared, channel, asking.at)
  if (asking.c === 'board') {
    const shown = asking.at === undefined ? shared.table : shared.table.after(asking.at)
    return channel.speech.board(shown.state, place.eyes)
  }
  const [seat] = place.answersFor
  if (seat === undefined) throw new Refusal(says.NO_SEAT)
  if (asking.c === 'sum') {
    const event = channel.eventAt(asking.line)
    return event === null ? [] : (channel.speech.reasons?.(event) ?? [])
  }
  if (asking.c === 'numbers') {
    const shown = shared.table.after(asking.at)
    // These numbers say which place of the table is read: what the game does not declare is refused before.
    const about = shared.table.game.protocol.topic(asking.about, 'about')
    const log = shown.log.flatMap((entry) => entry.seenBy(place.eyes) ?? [])
    return channel.speech.numbers?.(shown.state, place.eyes, about, log) ?? []
  }
  mustBeAsked(asked)
  const { game, state } = shared.table
  return game.wish?.(state, asking.text, asked.lang, place.eyes) ?? { possible: false, why: null }
}

/** What cannot be done, and what one should do, says something of the hand of whoever is asked. */
export function mustBeAsked({ shared: { table }, place }: Asked): void {
  const to = table.over ? null : table.game.machine.seat(table.state)
  if (to === null || (to >= 0 && !place.answersFor.includes(to))) throw new Refusal(says.NOT_ASKED)
}

/** Refuses whoever may not be told what to do; `keeps`: others have decks that are closed to her. */
export function mayBeAdvised(asked: Asked, { hints }: TableOptions, keeps: boolean): void {
  if (asked.place.answersFor.length === 0) throw new Refusal(says.NO_SEAT)
  mustBeAsked(asked)
  if (!hints) throw new Refusal(says.NO_HINTS)
  if (keeps) throw new Refusal(says.CLOSED_DECKS)
}

function lookBack(shared: SharedTable<Playable>, channel: Channel, at: number): Moment {
  return momentFor(shared, channel.viewer, channel.speech, shared.table.after(at))
}
