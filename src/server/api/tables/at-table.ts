import type { WireMessage } from '../../../table/messages.ts'
import { CONCEDE_ACT } from '../../../table/moment.ts'
import type { WireCommand } from '../../../table/wire/commands.ts'
import { type Connect, visit } from '../../live/connections/visiting.ts'
import { ApiRefusal, frozen, storeAway } from '../refusals.ts'
import { newId } from '../server.ts'

/* What requests do at a table that is played, without a page that stays open. */

const ID_BYTES = 12
/** So often somebody concedes again when the table has moved on meanwhile. */
const TRIES = 5

type Settled = Extract<WireMessage, { m: 'ok' | 'held' | 'no' }>
type Taken = Extract<Settled, { m: 'ok' | 'held' }>
type Whole = Extract<WireMessage, { m: 'whole' }>
/** Whoever comes to a table that cannot even be shown is told so in this way. */
type Room = Extract<WireMessage, { m: 'room' }>

const isWhole = (message: WireMessage): message is Whole | Room =>
  message.m === 'whole' || message.m === 'room'
const settles =
  (id: string) =>
  (message: WireMessage): message is Settled | Room =>
    message.m === 'room' ||
    ((message.m === 'ok' || message.m === 'held' || message.m === 'no') && message.id === id)

const STATUS: Readonly<Record<Extract<Settled, { m: 'no' }>['code'], number>> = {
  stale: 409,
  refused: 400,
  unreadable: 400,
  busy: 503,
  limit: 429,
  fault: 500,
}

export async function wholeOf(connect: Connect): Promise<Whole> {
  const whole = await visit(connect, null, isWhole)
  if (whole === null) throw storeAway()
  if (whole.m === 'room') throw frozen()
  return whole
}

/** What the table makes of a command; what it refuses is refused here with its sentence. */
export async function send(connect: Connect, command: WireCommand & { readonly id: string }): Promise<Taken> {
  const settled = await visit(connect, command, settles(command.id))
  if (settled === null) throw storeAway()
  if (settled.m === 'room') throw frozen()
  if (settled.m === 'no')
    throw new ApiRefusal(STATUS[settled.code], settled.code, { en: settled.text, fr: settled.text })
  return settled
}

/** The table may move on between the look and the word. */
export async function concede(connect: Connect): Promise<void> {
  for (let tries = 1; ; tries++) {
    const { r } = await wholeOf(connect)
    try {
      await send(connect, { c: 'act', r, act: CONCEDE_ACT, id: newId(ID_BYTES) })
      return
    } catch (error) {
      if (!(error instanceof ApiRefusal && error.code === 'stale' && tries < TRIES)) throw error
    }
  }
}
