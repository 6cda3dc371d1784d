import type { WireMessage } from '../../../table/messages.ts'
import type { WireCommand } from '../../../table/wire/commands.ts'
import type { Outlet } from './connection.ts'
import type { Line } from './lines.ts'

/** A line to a table, wherever it is played. */
export type Connect = (outlet: Outlet) => Promise<Line>

/** A table that has not answered by then is not going to. */
const PATIENCE = 20_000

/**
 * Somebody who comes for one thing and goes again, without a page that stays open: gives the first message that she
 * wants, or null when the table is not to be had.
 */
export function visit<M extends WireMessage>(
  connect: Connect,
  command: WireCommand | null,
  wants: (message: WireMessage) => message is M,
): Promise<M | null> {
  return new Promise((done, failed) => {
    let line: Line | null = null
    let over = false
    const leave = (received: M | null): void => {
      if (over) return
      over = true
      clearTimeout(timer)
      line?.left()
      done(received)
    }
    const timer = setTimeout(() => leave(null), PATIENCE)
    const outlet: Outlet = {
      send(frame) {
        const message: WireMessage = JSON.parse(frame)
        if (wants(message)) leave(message)
      },
      buffered: 0,
      close: () => leave(null),
    }
    connect(outlet).then(
      (opened) => {
        line = opened
        if (over) opened.left()
        else if (command !== null) opened.receive(JSON.stringify(command))
      },
      (error: unknown) => {
        clearTimeout(timer)
        failed(error)
      },
    )
  })
}
