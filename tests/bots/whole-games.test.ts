import { describe, expect, it } from 'vitest'
import { botNamed } from '../../src/bots/index.ts'
import { gameNamed } from '../../src/games/index.ts'
import { gameSeed, Playout } from '../../src/lab/playout.ts'

/* What people sit down with: every bot answers every question of whole games at the usual table. */

/** Of each bot, fewer of the one that thinks for long; the long searches play more. */
const gamesOf = (bot: string): number => (process.env.DEEP === '1' ? 30 : bot.startsWith('search') ? 1 : 2)

/** It thinks of fewer ways than people are offered. */
const SEARCH = process.env.DEEP === '1' ? 'search:6' : 'search:3'

describe.each(['aeons-end', 'eternal'])('at the usual table of %s', (id) => {
  it.each(['random', 'greedy', SEARCH])(
    '%s plays whole games, and who watches hears of them alone, not of what is imagined',
    (name) => {
      const game = gameNamed(id)
      for (let i = 0; i < gamesOf(name); i++) {
        const emittedFor = new Set<unknown>()
        const watch = {
          begin: () => undefined,
          end: () => undefined,
          sink: (s: unknown) => void emittedFor.add(s),
        }
        const playout = new Playout(game, game.setupFrom({}, `whole ${i}`), botNamed(name), watch)
        playout.play(gameSeed('whole', i))
        expect(playout.answers.length).toBeGreaterThan(20)
        expect(playout.answers.every((answer) => answer >= 0)).toBe(true)
        expect([...emittedFor]).toEqual([playout.state])
      }
    },
  )
})
