import { describe, expect, it } from 'vitest'
import { RandomBot } from '../../src/bots/random.ts'
import { event as aeonsEndEvent } from '../../src/games/aeons-end/protocol/events.ts'
import { decision as aeonsEndDecision } from '../../src/games/aeons-end/protocol/options.ts'
import { view as aeonsEndView } from '../../src/games/aeons-end/protocol/view.ts'
import { event as eternalEvent } from '../../src/games/eternal/protocol/events.ts'
import { decision as eternalDecision } from '../../src/games/eternal/protocol/options.ts'
import { view as eternalView } from '../../src/games/eternal/protocol/view.ts'
import { gameNamed } from '../../src/games/index.ts'
import { gameSeed, Playout } from '../../src/lab/playout.ts'
import { Table } from '../../src/lab/table.ts'
import type { SeenDecision } from '../../src/language/face.ts'
import type { Shape } from '../../src/language/shapes.ts'

/* What random games show, ask and tell is what the protocol declares, and nothing else. */

interface Protocol {
  readonly event: Shape<{ readonly kind: string }>
  readonly decision: Shape<SeenDecision>
  readonly view: Shape<unknown>
}

const protocols: Readonly<Record<string, Protocol>> = {
  'aeons-end': { event: aeonsEndEvent, decision: aeonsEndDecision, view: aeonsEndView },
  eternal: { event: eternalEvent, decision: eternalDecision, view: eternalView },
}

const GAMES = 12

describe.each(Object.entries(protocols))('%s', (id, protocol) => {
  const game = gameNamed(id)
  it('shows, asks and tells as declared', () => {
    const kinds = new Set<string>()
    const questions = new Set<string>()
    const options = new Set<string>()
    for (let i = 0; i < GAMES; i++) {
      const series = `protocol ${i}`
      const document = game.anySetup({}, series)
      const playout = new Playout(game, document, new RandomBot())
      playout.play(gameSeed(series, 0))
      const table = Table.begin(game, document, gameSeed(series, 0))
      for (const answer of playout.answers) {
        const asked = protocol.decision(game.decision(table.state), '')
        questions.add(asked.kind)
        for (const { kind } of asked.options) options.add(kind)
        for (let seat = 0; seat < table.seats; seat++) {
          const seen = game.observe(table.state, seat)
          expect(protocol.view(seen, '')).toEqual(seen)
        }
        table.answer(answer)
      }
      for (const { seen } of table.log)
        for (const each of seen) if (each !== null) kinds.add(protocol.event(each, each.kind).kind)
    }
    expect(kinds.size).toBeGreaterThan(20)
    expect(questions.size).toBeGreaterThan(8)
    expect(options.size).toBeGreaterThan(12)
  })
})
