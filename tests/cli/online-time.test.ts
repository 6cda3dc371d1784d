import { describe, expect, it } from 'vitest'
import { timeWords } from '../../src/cli/online/words/times.ts'
import { joinWords } from '../../src/cli/online/words/words.ts'
import type { TableOptions } from '../../src/table/options.ts'
import { HOLIDAY_DAY } from '../../src/table/time/holiday.ts'
import { newId } from '../server/live/harness.ts'
import { LiveGame, type LiveTerminal } from './live-terminal.ts'

/* Clocks and windows as a terminal tells them, by the time of the test. */

const SECOND = 1_000
const DECKS = { deck1: 'Rakano Warcry', deck2: 'Feln Mid', rules: '2019' }
const eternal = (options: Partial<TableOptions>): Promise<LiveGame> =>
  new LiveGame().begin('eternal', ['ann', 'bob'], options, DECKS)

/** What a terminal said of time. */
const ofTime = (printed: readonly string[], lang: 'en' | 'fr'): readonly string[] =>
  printed.filter((line) => (lang === 'fr' ? /^Il (vous )?reste / : /^(You have|\w+ has) .* left/).test(line))

describe('the clock of a live table at a terminal', () => {
  it.each(['en', 'fr'] as const)(
    'stands in the prompt, and is said aloud when it runs out (%s)',
    async (lang) => {
      const game = await eternal({ pace: 'live', windows: 'plain' })
      const ann = await game.terminal('ann', lang)
      await game.page('bob')
      const words = timeWords[lang]
      // Before the first turn there is nothing but the time for the whole game.
      expect(ann.seat.prompt).toBe(words.own('3:00') + joinWords[lang].ask(2))
      const printed = await ann.printedDuring(() => game.pass(119 * SECOND))
      expect(ofTime(printed, lang)).toEqual([])
      const last = await ann.printedDuring(() => game.pass(55 * SECOND))
      expect(ofTime(last, lang)).toEqual([
        words.left('1:00'),
        words.left('0:30'),
        `${words.left('0:10')} ${words.playsOn}`,
      ])
      expect(ann.seat.prompt).toBe(words.own('0:06') + joinWords[lang].ask(2))
    },
  )

  it('says how much of the turn is left, where that is less; each time once, and again in the next turn', async () => {
    const game = await eternal({ pace: 'live', windows: 'plain' })
    const ann = await game.terminal('ann')
    const bob = await game.page('bob')
    const words = timeWords.en
    await ann.types('1')
    await game.answer(bob)
    expect(ann.seat.prompt).toMatch(/^\[1:2\d for this turn, 3:1\d for all\] 1-/)
    const ownTurn = async (): Promise<void> => {
      const printed = await ann.printedDuring(() => game.pass(85 * SECOND))
      expect(ofTime(printed, 'en')).toEqual([
        words.leftOfTurn('1:00'),
        words.leftOfTurn('0:30'),
        `${words.leftOfTurn('0:10')} ${words.playsOn}`,
      ])
      // What is told again meanwhile is no reason to say it again.
      bob.say({ c: 'close', on: true, id: newId() })
      expect(ofTime(await ann.printedDuring(() => game.pass(SECOND)), 'en')).toEqual([])
      await game.pass(6 * SECOND)
    }
    await ownTurn()
    for (let n = 0; n < 4 && !/^\[bob 1:/.test(ann.seat.prompt); n++) await game.answer(bob)
    // The time of another is said shortly before it is over, and no earlier.
    expect(ofTime(await ann.printedDuring(() => game.pass(84 * SECOND)), 'en')).toEqual([
      words.otherLeft('bob', '0:10'),
    ])
    await game.pass(8 * SECOND)
    for (let n = 0; n < 4 && !/for this turn/.test(ann.seat.prompt); n++) await ann.types('1')
    await ownTurn()
  })

  it('is not told while the line is down, and told again afterwards', async () => {
    const game = await eternal({ pace: 'live', windows: 'plain' })
    const ann = await game.terminal('ann')
    await game.pass(30 * SECOND)
    ann.loseLine()
    expect(ann.seat.prompt).toBe(joinWords.en.ask(2))
    await game.time.pass(SECOND)
    expect(ann.seat.prompt).toBe(timeWords.en.own('2:29') + joinWords.en.ask(2))
  })

  it('says nothing where nobody is hurried', async () => {
    const game = await eternal({ windows: 'plain' })
    const ann = await game.terminal('ann')
    const printed = await ann.printedDuring(() => game.pass(600 * SECOND))
    expect(ofTime(printed, 'en')).toEqual([])
    expect(ann.seat.prompt).toBe(joinWords.en.ask(2))
  })
})

describe('a game of days at a terminal', () => {
  const HOUR = 3_600 * SECOND

  it('says when a day is left, and what happens then; whoever comes is told how long the table waits', async () => {
    const game = await eternal({ pace: 'days' })
    const ann = await game.terminal('ann')
    const words = timeWords.en
    expect(ann.seat.prompt).toBe(words.own('5\u00a0d 0\u00a0h') + joinWords.en.ask(2))
    const printed = await ann.printedDuring(() => game.time.pass(5 * 24 * HOUR - 5 * SECOND))
    expect(ofTime(printed, 'en')).toEqual([
      words.left('1\u00a0d 0\u00a0h'),
      words.left('1\u00a0h 0\u00a0min'),
      words.left('1:00'),
      words.left('0:30'),
      `${words.left('0:10')} ${words.loses}`,
    ])
    const bob = await game.terminal('bob')
    expect(bob.printed).toContain(`${joinWords.en.waitingFor('ann')} ${words.waited('4\u00a0d 23\u00a0h')}`)
  })

  it('stands still on holiday', async () => {
    const game = await eternal({ pace: 'days' })
    const now = game.time.now()
    game.store.holidays.push({ person: 'ann', begins: now, ends: now + 7 * HOLIDAY_DAY })
    const ann = await game.terminal('ann')
    await game.time.pass(24 * HOUR)
    expect(ann.seat.prompt).toBe(timeWords.en.own('5\u00a0d 0\u00a0h') + joinWords.en.ask(2))
  })
})

describe('a window that closes by itself', () => {
  /** Until somebody at a terminal is asked in one. */
  async function untilWindow(): Promise<{
    readonly game: LiveGame
    readonly asked: LiveTerminal
    readonly other: LiveTerminal
  }> {
    const game = await eternal({ windows: 'sealed' })
    const [ann, bob] = [await game.terminal('ann'), await game.terminal('bob', 'fr')]
    for (let n = 0; n < 40; n++) {
      for (const [asked, other] of [
        [ann, bob],
        [bob, ann],
      ] as const) {
        if (/^\[(window|fenêtre)/.test(asked.seat.prompt)) return { game, asked, other }
        if (asked.seat.asked) await asked.types('1')
      }
      await game.time.pass(100)
    }
    throw new Error('no window was opened')
  }

  it('has its seconds in the prompt, and think buys ten more, once, which the other hears of', async () => {
    const { game, asked, other } = await untilWindow()
    const [own, others] = asked.seat.prompt.startsWith('[window')
      ? (['en', 'fr'] as const)
      : (['fr', 'en'] as const)
    const think = own === 'en' ? 'think' : 'réfléchir'
    expect(asked.seat.prompt).toContain(timeWords[own].mayThink(2))
    expect(await other.types('think')).toEqual([timeWords[others].noWindow])
    const name = asked.printed.some((line) => line.includes('bob')) ? 'ann' : 'bob'
    const before = other.printed.length
    expect(await asked.types(think)).toContain(timeWords[own].youThink)
    expect(asked.said).toContain('think')
    expect(asked.seat.prompt).toContain(timeWords[own].window(12))
    expect(other.printed.slice(before)).toEqual([timeWords[others].thinks(name)])
    expect(await asked.types(think)).toEqual([timeWords[own].noWindow])
    await game.time.pass(9 * SECOND)
    expect(asked.seat.prompt).toContain(timeWords[own].window(3))
  })

  it('may be thought about by chance: a standing order', async () => {
    const game = await eternal({ windows: 'sealed' })
    const ann = await game.terminal('ann')
    expect(await ann.types('think 25')).toEqual([timeWords.en.thinksOften(25)])
    const orders = () => game.store.kept.get(game.id)!.seats[0]!.orders
    expect(JSON.parse(orders()!)).toEqual([{ do: 'think', percent: 25 }])
    expect(await ann.types('think 101')).toEqual([timeWords.en.percent])
    expect(await ann.types('think 0')).toEqual([timeWords.en.thinksNever])
    expect(JSON.parse(orders()!)).toEqual([])
  })
})
