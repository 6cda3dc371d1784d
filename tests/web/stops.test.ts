import { beforeEach, describe, expect, it } from 'vitest'
import type { Option } from '../../src/games/eternal/protocol/options.ts'
import {
  askMe,
  isWindow,
  STOPS,
  type Stop,
  setStop,
  standingAnswer,
} from '../../src/web/table/eternal/answers/asking.ts'
import type { Moment } from '../../src/web/table/eternal/types.ts'
import { House } from './browser.ts'
import { asked } from './play.ts'

const KINDS = Object.values(STOPS).flat()
const PLAY: Option = { kind: 'play', object: { zone: 'hand', of: 0, index: 0, card: '1-8' } }

/** A window in which somebody may pass, with or without a card to answer with. */
const windowOf = (
  kind: string,
  answers: readonly Option[],
  bots: readonly (string | null)[],
  turn = 4,
): Moment =>
  ({
    at: 9,
    view: { turn },
    players: bots.map((bot) => ({ bot })),
    question: {
      seat: 0,
      kind,
      why: { text: kind },
      prompt: { who: '', what: '' },
      choices: [...answers, { kind: 'pass' }, { kind: 'pass turn' }].map((ref, index) => ({
        index,
        ref,
        label: { title: '' },
      })),
    },
  }) as unknown as Moment

const ALONE = [null, 'greedy']
const SOFA = [null, null]

beforeEach(() => {
  askMe('able', windowOf('react', [], ALONE))
  for (const stop of Object.keys(STOPS) as Stop[]) setStop(stop, true)
})

describe('a window', () => {
  it.each(KINDS)('of kind “%s” is one, and has a stop of its own', (kind) => {
    expect(isWindow(windowOf(kind, [], ALONE))).toBe(true)
    expect(Object.values(STOPS).filter((kinds) => (kinds as readonly string[]).includes(kind))).toHaveLength(
      1,
    )
  })

  it.each(KINDS)('of kind “%s” without an answer is passed by itself, with one it asks', (kind) => {
    expect(standingAnswer(windowOf(kind, [], ALONE))).toBe(0)
    expect(standingAnswer(windowOf(kind, [PLAY], ALONE))).toBeNull()
  })

  it.each(Object.keys(STOPS) as Stop[])('is let pass where the stop “%s” is off, and only there', (stop) => {
    setStop(stop, false)
    for (const kind of KINDS) {
      const own = (STOPS[stop] as readonly string[]).includes(kind)
      expect(standingAnswer(windowOf(kind, [PLAY], ALONE)), kind).toBe(own ? 1 : null)
    }
    setStop(stop, true)
    for (const kind of KINDS) expect(standingAnswer(windowOf(kind, [PLAY], ALONE)), kind).toBeNull()
  })

  it.each(KINDS)('of kind “%s” always asks whoever wants it so, whatever the stops', (kind) => {
    for (const stop of Object.keys(STOPS) as Stop[]) setStop(stop, false)
    askMe('always', windowOf(kind, [], ALONE))
    expect(standingAnswer(windowOf(kind, [], ALONE))).toBeNull()
  })

  it.each(KINDS)(
    'of kind “%s” is quiet for the turn that was waved through, and asks in the next',
    (kind) => {
      askMe('never', windowOf(kind, [PLAY], ALONE, 4))
      expect(standingAnswer(windowOf(kind, [PLAY], ALONE, 4))).toBe(2)
      expect(standingAnswer(windowOf(kind, [PLAY], ALONE, 5))).toBeNull()
    },
  )

  it.each(KINDS)('of kind “%s” asks two people at one screen, so that no hand is given away', (kind) => {
    expect(standingAnswer(windowOf(kind, [], SOFA))).toBeNull()
  })

  it('is no other question', () => {
    for (const kind of ['main', 'declare', 'keep'])
      expect(isWindow(windowOf(kind, [PLAY], ALONE))).toBe(false)
  })
})

const house = new House()

describe('at the table', () => {
  it('a stop that is off in the menu lets the moment pass, and is still off after a reload', async () => {
    const person = await house.person()
    const page = await person.visit('#/play/eternal?seed=stops&bot=greedy')
    await asked(page)
    const boxes = page.locator('dialog[open] .stops input')
    const open = async () => {
      await page.keyboard.press('m')
      await page.waitForSelector('dialog[open] .stops')
    }
    await open()
    await boxes.nth(1).uncheck()
    await page.reload()
    await asked(page)
    await open()
    await expect
      .poll(() => boxes.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).checked)))
      .toEqual([true, false, true, true])
    expect(person.complaints).toEqual([])
    await person.leave()
  })
})
