import { describe, expect, it } from 'vitest'
import { eternal } from '../../../src/games/eternal/index.ts'
import type { Event } from '../../../src/games/eternal/protocol/events.ts'
import { story } from '../../../src/games/eternal/protocol/story.ts'
import { listening, type Sink } from '../../../src/kernel/events.ts'
import { runScenario } from '../../../src/lab/scenarios/run.ts'
import { LANGS } from '../../../src/language/face.ts'
import { scenariosBelow } from '../../scenarios/all.ts'

type Move = Extract<Event, { kind: 'moved' }>

/** An event of their own says that these have moved. */
const LOGGED_BY_ANOTHER: readonly Move['why'][] = ['drawn', 'killed', 'played', 'dealt']
/** A place in which nobody counts cards. */
const isNowhere = (to: Move['to']): boolean => to === 'nowhere' || to === 'being played'

/** Every move that either player and whoever watches sees in the scenarios: they come by every card. */
function moves(): readonly Move[] {
  const seen = new Map<string, Move>()
  const sink: Sink = (s, ...event) => {
    for (const eyes of [0, 1, 2]) {
      const move = eternal.seen(s, eyes, ...event)
      if (move?.kind === 'moved') seen.set(JSON.stringify(move), move)
    }
  }
  for (const scenario of scenariosBelow('eternal'))
    listening(sink, () => runScenario([eternal], scenario, ['plain']))
  return [...seen.values()]
}

const created = (to: Move['to'], card: string | null): Move => ({
  kind: 'moved',
  from: 'nowhere',
  to,
  of: 1,
  why: 'created',
  card,
})

describe('a card that comes to another place', () => {
  it('is logged for everybody who can count it, and not only among the steps', () => {
    const own = moves().filter(
      ({ why, from, to }) => !LOGGED_BY_ANOTHER.includes(why) && from !== to && !isNowhere(to),
    )
    expect(new Set(own.map(({ why }) => why)).size).toBeGreaterThan(1)
    for (const move of own) {
      for (const lang of LANGS) expect(eternal.words[lang].event(move), JSON.stringify(move)).not.toBe('')
      expect(story.part(move).is, JSON.stringify(move)).toBe('effect')
    }
  })

  it('is logged without its name for those who do not see it', () => {
    const said = (move: Move): string[] => LANGS.map((lang) => eternal.words[lang].event(move))
    for (const sentence of said(created('hand', null))) expect(sentence).toMatch(/^(A card|Une carte)/)
    for (const sentence of said(created('hand', '1-351'))) expect(sentence).not.toMatch(/^(A card|Une carte)/)
    expect(said(created('hand', null))[1]).toMatch(/créée/)
  })
})
