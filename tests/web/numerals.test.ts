import { describe, expect, it } from 'vitest'
import { wordsWithoutPage } from './words-without-page.ts'

/* The health of a player can be below nought when a game is over; a hyphen is no minus sign. */

wordsWithoutPage()

/** Whatever is put on the page as text below a node. */
function textsOf(node: unknown): readonly string[] {
  if (typeof node === 'string' || typeof node === 'number') return [String(node)]
  if (Array.isArray(node)) return node.flatMap(textsOf)
  if (typeof node !== 'object' || node === null || !('props' in node)) return []
  return textsOf((node.props as { children?: unknown }).children)
}

describe('numbers at the end of a game', () => {
  it('have a minus sign below nought', async () => {
    const { end } = await import('../../src/web/table/eternal/end.ts')
    const { CurveChart } = await import('../../src/web/table/end/Charts.tsx')
    const moment = {
      view: { winner: 0, turn: 7, players: [{ health: 4 }, { health: -3 }] },
      log: [],
      eyes: 0,
      players: [{ bot: null }, { bot: 'strong' }],
    }
    const { facts, curve } = end(moment as never, new Map(), new Map())
    expect(facts.map(([, value]) => value)).toEqual(['7', '4', '−3'])
    const said = textsOf(CurveChart({ ...curve!, lines: [{ name: 'Ada', points: [25, 9, -12] }] }))
    expect(said).toContain('Ada: 25 → −12')
  })
})
