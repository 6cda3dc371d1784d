import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { crowds } from '../../../tools/crowds.ts'
import { lateGames } from '../../../tools/late-games.ts'
import { moments } from '../../../tools/moments.ts'
import { goTo, House, inTurn, resized, type Visit } from '../browser.ts'
import { asked, byItself, numbers, play, READY } from '../play.ts'
import { type Fault, faultsOf, faultsOfCoach } from './geometry.ts'
import { drawn } from './windows.ts'

const house = new House()

/** So many windows of each kind; the long searches look at more. */
const isDeep = process.env.DEEP === '1'
const SIZES_EACH = isDeep ? 40 : 1
const ENDS_EACH = isDeep ? 8 : 1
const PHONES_EACH = isDeep ? 6 : 1
const LESSON_WINDOWS = isDeep ? 4 : 2
/** A game or a lesson is seen in one of its windows for so many steps, then in the next one; in the long searches in all of them. */
const STEPS_EACH = { game: 2, lesson: 4 }
const STEADY_ANSWERS = isDeep ? 24 : 12

type Size = ReturnType<typeof drawn>

/** Windows that many people have: each is looked at in every run, beside those that are drawn. */
const LAPTOP: Size = [1366, 768]
const SCREEN: Size = [1920, 1080]
const UPRIGHT: Size = [390, 664]
const ACROSS: Size = [844, 390]
const LOW: Size = [1187, 602]

/** The windows in which a step is seen. */
const windowsAt = (of: keyof typeof STEPS_EACH, step: number, sizes: readonly Size[]): readonly Size[] =>
  isDeep ? inTurn(sizes, step) : [sizes[Math.floor(step / STEPS_EACH[of]) % sizes.length]!]

/** How high the strip of people above a table of friends is. */
const stripOf = ([width, height]: Size): number =>
  width < 600 || (width < 720 && width / height < 1.249) ? 70 : 40

/** A window with little room, upright or across. */
function phone(next: (below: number) => number): Size {
  for (;;) {
    const size = drawn(next)
    if (Math.min(...size) < 480 && Math.max(...size) < 1_000) return size
  }
}

/** Words take more or less room, colours none: each theme is seen in one of the languages. */
const ENGLISH: Visit = { lang: 'en', theme: 'dark' }
const FRENCH: Visit = { lang: 'fr', theme: 'light' }

/**
 * Tables of played games and crowded positions, who looks at them, and in which window besides those that are drawn. How a
 * game begins is looked at where one is played on, too.
 */
const TABLES: readonly (readonly [name: string, visit: Visit, window: Size])[] = [
  ['aeons-end-middle', ENGLISH, LAPTOP],
  ['aeons-end-four-nemesis', FRENCH, ACROSS],
  ['aeons-end-crowd', FRENCH, UPRIGHT],
  ['eternal-middle', FRENCH, SCREEN],
  ['eternal-crowd', ENGLISH, ACROSS],
  ['eternal-target', FRENCH, UPRIGHT],
  ['late-gate-witch', FRENCH, LOW],
  ['late-carapace-queen', ENGLISH, UPRIGHT],
  ['late-maelstrom-risen', FRENCH, LAPTOP],
  ['late-eternal', FRENCH, LOW],
  ['late-eternal-weapons', ENGLISH, LAPTOP],
  ...(isDeep
    ? ([
        ['aeons-end-begin', FRENCH, LAPTOP],
        ['eternal-begin', ENGLISH, SCREEN],
      ] as const)
    : []),
]

/** Ends of games; more seats have more to tell. */
const ENDS = ['aeons-end-four-end', 'eternal-end', ...(isDeep ? ['aeons-end-end'] : [])]

/** Each game and each language; in the long searches each game in each language. */
const NEWCOMERS = [
  ['aeons-end', 'fr'],
  ['eternal', 'en'],
  ...(isDeep
    ? ([
        ['aeons-end', 'en'],
        ['eternal', 'fr'],
      ] as const)
    : []),
] as const

async function sitDown(page: Page, place: string): Promise<void> {
  await goTo(page, place, 'main.table, .hand-over button, main.page button')
  // What a campaign seals asks first.
  const taken = page.locator('.hand-over button, main.page button')
  if ((await taken.count()) > 0) await taken.first().click()
  // In a small window some cards wait out of sight.
  await page.waitForSelector('main.table .card', { state: 'attached' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** What keeps its place and its size from the first question to the last. */
const STEADY =
  '.answer-bar, .seat, .middle, .hand-row, .nemesis, .city, .order, .supply, .piles, .breaches, .log'

type Boxes = readonly (readonly [name: string, box: string])[]

/** Where each of these stands, and where without something that is said to be hidden; runs in the page. */
function boxesOf([selector, hides]: readonly [string, string | null]): readonly [all: Boxes, without: Boxes] {
  const boxes = (): Boxes =>
    [...document.querySelectorAll(`main.table :is(${selector})`)]
      .filter((e) => e.getClientRects().length > 0)
      .map((e) => {
        const { x, y, width, height } = e.getBoundingClientRect()
        return [e.className.replace(/ (turn|aimed)/g, ''), [x, y, width, height].map(Math.round).join(' ')]
      })
  const all = boxes()
  if (hides === null) return [all, all]
  const { style } = document.querySelector<HTMLElement>(hides)!
  style.display = 'none'
  const without = boxes()
  style.display = ''
  return [all, without]
}

/** Where everything that keeps its place has stood, by window. */
class Steady {
  readonly places = new Map<string, Set<string>>()

  async look(page: Page): Promise<void> {
    const [all] = await page.evaluate(boxesOf, [STEADY, null] as const)
    this.keep(page, all)
  }

  keep(page: Page, boxes: Boxes): void {
    const { width, height } = page.viewportSize()!
    for (const [name, box] of boxes) {
      const key = `${name} ${width}x${height}`
      this.places.set(key, (this.places.get(key) ?? new Set()).add(box))
    }
  }

  moved(): (readonly [name: string, places: readonly string[]])[] {
    return [...this.places].flatMap(([name, places]) => (places.size > 1 ? [[name, [...places]]] : []))
  }
}

/** Which of these are not what one sees at their centre; runs in the page. */
const outOfSight = (selector: string): string[] =>
  [...document.querySelectorAll(selector)]
    .filter((e) => {
      const { left, top, right, bottom, width, height } = e.getBoundingClientRect()
      const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return !isInside || hit === null || !(e.contains(hit) || hit.contains(e))
    })
    .map((e) => `${e.className || e.tagName} “${e.textContent}”`)

/** What newcomers are told is read whole where a finger taps it, and then, too, hides neither whom they fight nor what they answer. */
async function openedCoach(page: Page): Promise<readonly string[]> {
  await page.locator('.table > .coach').focus()
  const found = await page.evaluate(() => {
    const coach = document.querySelector('.table > .coach')!
    const a = coach.getBoundingClientRect()
    const covers = [...document.querySelectorAll('.nemesis, .n-dial, .answer-bar, .seat')].flatMap((e) => {
      const b = e.getBoundingClientRect()
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return across > 2 && down > 2 ? [`opened over .${e.classList[0]}`] : []
    })
    const words = coach.querySelector('p')!
    const isCut = words.scrollHeight > words.clientHeight + 2
    return isCut ? [...covers, 'opened and still cut'] : covers
  })
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  return found
}

/** Answers with words outside of them; runs in the page. */
const overfull = (): string[] =>
  [...document.querySelectorAll('.answer-bar .opt')].flatMap((answer) => {
    const words = document.createRange()
    words.selectNodeContents(answer.querySelector('.opt-l')!)
    const { top, bottom } = answer.getBoundingClientRect()
    const lines = [...words.getClientRects()]
    return lines.some((line) => line.top < top - 1 || line.bottom > bottom + 1)
      ? [answer.textContent ?? '']
      : []
  })

const places = Promise.all([moments(), crowds(), lateGames()]).then(
  ([played, ...others]) => new Map([...played, ...others.flatMap((each) => Object.entries(each))]),
)

// Newcomers leave their tabs to whoever walks through all that follows.
describe('the table, in windows drawn by chance', () => {
  it.each(NEWCOMERS)(
    'of a phone leave life and answers free of what newcomers are told at %s, in %s',
    async (game, lang) => {
      // Other windows in each language: more of them are seen.
      const next = numbers(lang === 'en' ? 40 : 42)
      const person = await house.person({ lang, width: 390, height: 664 })
      const page = await person.visit(`#/play/${game}?seed=newcomer&bot=greedy`)
      const faults: Record<string, readonly (Fault | string)[]> = {}
      const shown = new Set<string | null>()
      await play(page, byItself(next), 24, async () => {
        const words = await page.locator('.coach p').allTextContents()
        if (words.length === 0 || shown.has(words[0]!)) return
        shown.add(words[0]!)
        for (let n = 0; n < PHONES_EACH; n++) {
          const [width, height] = phone(next)
          await resized(page, width, height)
          const found = [...(await page.evaluate(faultsOfCoach)), ...(await openedCoach(page))]
          if (found.length > 0) faults[`${words[0]} ${width}x${height}`] = found
        }
      })
      expect(shown.size).toBeGreaterThan(1)
      expect(faults).toEqual({})
      expect(person.complaints).toEqual([])
      await person.leave()
    },
  )

  it.each(['aeons-end', 'eternal'])(
    'of a phone leave life and answers free of the teacher of %s, and nothing moves for her',
    async (game) => {
      const next = numbers(41)
      const person = await house.person({ lang: 'fr', width: 390, height: 664 })
      const page = await person.visit(`#/lesson/${game}`)
      const faults: Record<string, readonly Fault[]> = {}
      const moved: string[] = []
      const steady = new Steady()
      await page.locator('.teacher .go').click()
      const sizes = Array.from({ length: LESSON_WINDOWS }, () => phone(next))
      const left = () =>
        page.locator('.teacher progress').evaluate((e: HTMLProgressElement) => e.max - e.value)
      let steps = 0
      for (let now = await asked(page); (await left()) > 0; now = await asked(page, now.sign), steps++) {
        for (const [width, height] of windowsAt('lesson', steps, sizes)) {
          await resized(page, width, height)
          const found = await page.evaluate(faultsOfCoach)
          if (found.length > 0) faults[`step ${steps} ${width}x${height}`] = found
          const [shown, without] = await page.evaluate(boxesOf, [STEADY, '.teacher'] as const)
          steady.keep(page, shown)
          if (JSON.stringify(without) !== JSON.stringify(shown))
            moved.push(`step ${steps} ${width}x${height}`)
        }
        await byItself(next)(page, now)
      }
      expect(steps).toBeGreaterThan(3)
      expect(faults).toEqual({})
      expect(moved).toEqual([])
      expect(steady.moved()).toEqual([])
      expect(person.complaints).toEqual([])
      await person.leave()
    },
  )

  it.each(TABLES.map(([name, visit, window], i) => ({ name, visit, window, i })))(
    '$name has everything on the screen, nothing on top of anything, and no text cut',
    async ({ name, visit, window, i }) => {
      const next = numbers(1_000 + i)
      const { person, page } = await house.walker(visit)
      await sitDown(page, (await places).get(name)!)
      const faults: Record<string, readonly Fault[]> = {}
      for (const [n, [width, height]] of [
        window,
        ...Array.from({ length: SIZES_EACH }, () => drawn(next)),
      ].entries()) {
        // At every other one friends are named in a strip above the table, which takes room away.
        const strip = (n + i) % 2 === 0 ? 0 : stripOf([width, height])
        await page.evaluate((high) => document.body.style.setProperty('--strip', `${high}px`), strip)
        await resized(page, width, height)
        const found = [
          ...(await page.evaluate(faultsOf, !/-nemesis|^late-(?!eternal)/.test(name))),
          ...(await page.evaluate(faultsOfCoach)),
        ]
        if (found.length > 0) faults[`${width}x${height}`] = found
      }
      await page.evaluate(() => document.body.style.removeProperty('--strip'))
      expect(faults).toEqual({})
      expect(person.complaints).toEqual([])
    },
  )

  it('has the words of each of many answers inside of it, however wide the window is', async () => {
    const { person, page } = await house.walker(FRENCH)
    await sitDown(page, (await places).get('eternal-crowd')!)
    const faults: Record<string, readonly string[]> = {}
    for (const [width, height] of [LAPTOP, SCREEN, [2560, 1080], [2961, 1388]] as const) {
      await resized(page, width, height)
      const found = await page.evaluate(overfull)
      if (found.length > 0) faults[`${width}x${height}`] = found
    }
    expect(faults).toEqual({})
    expect(person.complaints).toEqual([])
  })

  it.each(ENDS)('%s says without scrolling how it ended, and offers what can be done next', async (name) => {
    const next = numbers(500)
    const { person, page } = await house.walker(FRENCH)
    await goTo(page, (await places).get(name)!, '.end h2')
    const faults: Record<string, readonly string[]> = {}
    for (const [width, height] of [
      UPRIGHT,
      ACROSS,
      ...Array.from({ length: ENDS_EACH }, () => drawn(next)),
    ]) {
      await resized(page, width, height)
      const found = await page.evaluate(outOfSight, '.end h2, .end-why, .end-facts dd, .end-acts button')
      if (found.length > 0) faults[`${width}x${height}`] = found
    }
    expect(faults).toEqual({})
    expect(person.complaints).toEqual([])
  })

  it.each([
    ['aeons-end', 'en'],
    ['eternal', 'fr'],
  ] as const)(
    'of %s begin well, and keep every region where it is, whatever is asked (%s)',
    async (game, lang) => {
      const next = numbers(77)
      const { person, page } = await house.walker(lang === 'en' ? ENGLISH : FRENCH)
      await goTo(page, `#/play/${game}?seed=steady&bot=greedy`, READY)
      const sizes = [drawn(next), phone(next)]
      const steady = new Steady()
      const faults: Record<string, readonly Fault[]> = {}
      await play(page, byItself(next), STEADY_ANSWERS, async (step) => {
        for (const [width, height] of step === 0 ? sizes.toReversed() : windowsAt('game', step, sizes)) {
          await resized(page, width, height)
          await steady.look(page)
          const found = step === 0 ? await page.evaluate(faultsOf, true) : []
          if (found.length > 0) faults[`${width}x${height}`] = found
        }
      })
      expect(faults).toEqual({})
      expect(steady.places.size).toBeGreaterThan(4)
      expect(steady.moved()).toEqual([])
      expect(person.complaints).toEqual([])
    },
  )
})
