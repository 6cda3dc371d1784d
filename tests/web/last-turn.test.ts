import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { story } from '../../src/games/aeons-end/protocol/story.ts'
import { lastTurns, sentencesOf } from '../../src/web/table/reel/sentences.ts'
import { beQuick, goTo, House, type Person, resized, type Visit } from './browser.ts'
import { drawn } from './layout/windows.ts'
import { byItself, numbers, play } from './play.ts'

const house = new House()

const SCREEN = { width: 1366, height: 768 }

/** The long searches look at more windows, and at each game in every way. */
const isDeep = process.env.DEEP === '1'
const SIZES_EACH = isDeep ? 10 : 3

/** Keeps every sentence that the page says to a listener, in order. */
function listen(): void {
  const spoken: string[] = []
  const receive = (node: Node) => {
    if (node instanceof HTMLElement && node.matches('[role="log"] > p')) spoken.push(node.innerText)
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) receive(node)
    document.documentElement.dataset.spoken = JSON.stringify(spoken)
  }).observe(document, { subtree: true, childList: true })
}

const READY = 'main.table[data-ready], main.table[data-over]'

type Speed = 'off' | 'fast' | 'normal'

interface Seated {
  readonly person: Person
  readonly page: Page
}

async function arrive(speed: Speed, visit: Visit): Promise<Seated> {
  const person = await house.person(visit)
  await person.context.addInitScript(listen)
  if (speed !== 'normal') await person.context.addInitScript(beQuick)
  await person.context.addInitScript((motion) => localStorage.setItem('cardwright/motion', motion), speed)
  return { person, page: await person.visit('#/nowhere') }
}

const seated = new Map<string, Promise<Seated>>()

/** Sits down at a new table; whoever looks in the same way goes there in the same tab. */
async function sitDown(game: string, speed: Speed, visit: Visit): Promise<Seated> {
  const key = JSON.stringify([speed, visit])
  const somebody = seated.get(key) ?? arrive(speed, visit)
  seated.set(key, somebody)
  const { person, page } = await somebody
  await resized(page, visit.width ?? SCREEN.width, visit.height ?? SCREEN.height)
  await page.evaluate(() => document.documentElement.removeAttribute('data-tapped'))
  await goTo(page, `#/play/${game}?seed=reel&bot=greedy`, READY)
  return { person, page }
}

const spoken = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => JSON.parse(document.documentElement.dataset.spoken ?? '[]') as string[])

/** Answers so many questions by what Enter says, or by the first answer; `between` is done while others act. */
async function answers(page: Page, n: number, between: (page: Page) => Promise<void> = async () => {}) {
  for (let i = 0; i < n; i++) {
    await page.waitForSelector(READY)
    const at = await page.getAttribute('main.table', 'data-at')
    // An end that leaves something unused asks once more. Looked at and pressed in one go: the table may move on.
    while (
      await page.evaluate((before) => {
        const table = document.querySelector('main.table[data-ready]')
        if (table?.getAttribute('data-at') !== before) return false
        const key = document.querySelector('.opts .main') === null ? '1' : 'Enter'
        return document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })) || true
      }, at)
    );
    await between(page)
    await stands(page)
  }
}

/** Looking at every frame would make the page draw all of them. */
const SELDOM = { polling: 50 }

/** Until somebody is asked again; whoever plays on does not wait while a turn that ended by itself rests. */
const stands = (page: Page) =>
  page.waitForFunction(
    (ready) => {
      const rests = document.querySelector('.opts li:first-child kbd')?.textContent?.trim() === 'U'
      if (rests) document.querySelector<HTMLElement>('.opts .main')?.click()
      return document.querySelector(ready) !== null
    },
    READY,
    SELDOM,
  )

/** Taps on whatever is shown, until somebody is asked. Looked at and tapped in one go: it may be over meanwhile. */
const skipByTap = async (page: Page) => {
  await page.waitForFunction(
    (ready) => {
      // Only what a finger beside the card would meet.
      const met = document.elementFromPoint(innerWidth * 0.1, innerHeight / 2)
      if (met instanceof HTMLElement && met.matches('.reel-veil')) {
        document.documentElement.dataset.tapped = ''
        met.click()
      }
      return document.querySelector(ready) !== null
    },
    READY,
    SELDOM,
  )
}

/** With so many answers there is something to hear of the others; in every run they are seen in one way, in the long searches in each. */
describe.each([
  ['aeons-end', 6, 'skipped'],
  ['eternal', 3, 'shown'],
] as const)('what others did at a table of %s', (game, enough, way) => {
  const ways = (
    [
      ['off', 'off', undefined],
      ['shown', 'fast', undefined],
      ['skipped', 'normal', skipByTap],
    ] as const
  ).filter(([name]) => isDeep || name === 'off' || name === way)

  it('is said sentence by sentence: the same, in the same order, shown in scenes, skipped, or not shown at all', async () => {
    const announced: Record<string, readonly string[]> = {}
    for (const [name, speed, between] of ways) {
      const { person, page } = await sitDown(game, speed, { lang: 'en' })
      // The first question may be there before the one who listens.
      const first = (await spoken(page)).length
      await answers(page, enough, between)
      announced[name] = (await spoken(page)).slice(first)
      expect((await page.getAttribute('html', 'data-tapped')) !== null).toBe(name === 'skipped')
      expect(person.complaints).toEqual([])
    }
    const plain = announced.off!
    expect(plain.length).toBeGreaterThan(20)
    // One sentence at a time.
    expect(Math.max(...plain.map((sentence) => sentence.length))).toBeLessThan(200)
    for (const [name] of ways) expect(announced[name], name).toEqual(plain)
  })

  it.each(
    (
      [
        ['on a screen', 'eternal', { lang: 'en' }],
        ['on a phone, in French', 'aeons-end', { width: 390, height: 664, touch: true, lang: 'fr' }],
      ] as const
    ).filter(([, daily]) => isDeep || daily === game),
  )('stays as a strip until somebody acts, %s', async (_, _daily, visit) => {
    const { person, page } = await sitDown(game, 'off', visit)
    const strip = page.locator('.last-turn')
    for (let i = 0; i < 60 && (await strip.count()) === 0; i++) await answers(page, 1)
    await strip.waitFor()
    // Whose turn it was, and at least one thing that was done in it.
    expect(await page.locator('.last-turn-whose').textContent()).toMatch(/\d/)
    expect((await page.locator('.last-turn li').first().textContent())?.trim()).not.toBe('')
    const { width, height } = page.viewportSize()!
    const box = (await strip.boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.y + box.height).toBeLessThanOrEqual(height)
    // Looking at the log is no act.
    const words = await strip.textContent()
    await page.keyboard.press('l')
    await page.keyboard.press('l')
    expect(await strip.textContent()).toBe(words)
    for (let i = 0; i < 20; i++) {
      const [before] = await strip.allTextContents()
      if (before === undefined) break
      await answers(page, 1)
      // A turn of theirs that goes on is told on.
      expect(await strip.allTextContents()).not.toContain(before)
      if (before === words) break
    }
    expect(person.complaints).toEqual([])
  })
})

describe('the story of a turn', () => {
  const line = (kind: string, more: object, text: string) =>
    ({ event: { kind, mages: [], ...more } as never, text }) as const
  const lines = [
    line('turnBegan', { who: 0, turn: 1 }, 'Turn 1: Brama.'),
    line(
      'moved',
      { from: 'player 1 hand', to: 'player 1 play area', card: 'crystal' },
      'Brama plays Crystal.',
    ),
    line(
      'moved',
      { from: 'player 1 hand', to: 'player 1 play area', card: 'crystal' },
      'Brama plays Crystal.',
    ),
    line('turnBegan', { who: 'nemesis', turn: 2 }, 'Turn 2: the nemesis.'),
    line('phaseBegan', { phase: 'nemesis draw', who: 'nemesis' }, 'Nemesis draw phase.'),
    line(
      'moved',
      { from: 'nemesis deck', to: 'drawn nemesis card', card: 'skewer' },
      'The nemesis draws Skewer.',
    ),
    line('lifeChanged', { player: 0, by: -3, now: 7, cause: 'skewer' }, 'Brama suffers 3 damage.'),
    line('turnBegan', { who: 0, turn: 3 }, 'Turn 3: Brama.'),
  ]
  const foreign = (seat: number | null) => seat === null

  it('is heard by what was done and what came of it, without the small steps', () => {
    expect(sentencesOf(lines, story)).toEqual([
      'Turn 1: Brama.',
      'Brama plays Crystal. × 2',
      'Turn 2: the nemesis.',
      'The nemesis draws Skewer.',
      'Brama suffers 3 damage.',
      'Turn 3: Brama.',
    ])
  })

  it('of others is an attack that asked nothing, too, with the number on whoever was hit', () => {
    const [turn, ...more] = lastTurns(lines, 3, story, foreign)
    expect(more).toEqual([])
    expect(turn!.head!.text).toBe('Turn 2: the nemesis.')
    expect(turn!.acts).toMatchObject([{ shows: 'skewer', deltas: [{ of: 'player 0', by: -3 }] }])
  })

  it('is over when somebody has acted since, and goes on while it is not', () => {
    expect(lastTurns(lines, lines.length, story, foreign)).toEqual([])
    expect(lastTurns(lines.slice(0, 7), 6, story, foreign)).toHaveLength(1)
  })
})

/** What of the strip is cut, stands outside of it, or is left out though there is room; runs in the page. */
function faultsOfStrip(): string[] {
  const strip = document.querySelector('.last-turn')!
  const box = strip.getBoundingClientRect()
  const faults: string[] = []
  if (box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
    faults.push('the strip leaves the window')
  for (const part of strip.querySelectorAll('.last-turn-whose, .last-turn-sum, ol')) {
    const { left, right, width } = part.getBoundingClientRect()
    const name = part.className || part.tagName
    if (width < 24) faults.push(`${name} is ${Math.round(width)} wide`)
    if (left < box.left - 1 || right > box.right + 1) faults.push(`${name} stands outside`)
  }
  // Words in a narrow column are read a word at a time.
  if (box.width < 200 && box.height > 60) faults.push(`the strip is a column, ${Math.round(box.width)} wide`)
  const whose = strip.querySelector('.last-turn-whose')!
  if (whose.scrollWidth > whose.clientWidth + 1) faults.push('whose turn it was is cut')
  const list = strip.querySelector('ol')!
  const lane = strip.closest('.lane')
  const line = 2 * Number.parseFloat(getComputedStyle(list).fontSize)
  if (lane !== null && list.scrollHeight > list.clientHeight + 2) {
    const room = lane.getBoundingClientRect().bottom - box.bottom
    if (room > line) faults.push(`words are left out above ${Math.round(room)} of free room`)
    // What is scrolled down to shows at least its first line, with a name that can be pressed.
    if (list.clientHeight < 24) faults.push(`${list.clientHeight} of a line are shown`)
  }
  return faults
}

describe.each([
  ['aeons-end', 'en'],
  ['eternal', 'fr'],
] as const)('the strip of %s, in windows drawn by chance', (game, daily) => {
  it.each((['en', 'fr'] as const).filter((lang) => isDeep || lang === daily))(
    'says whose turn it was, and as much as there is room for (%s)',
    async (lang) => {
      const { person, page } = await sitDown(game, 'off', { lang })
      const next = numbers(lang === 'en' ? 31 : 32)
      const long = () =>
        page.evaluate(() => (document.querySelector('.last-turn ol')?.textContent ?? '').length > 100)
      let answered = 0
      while (!(await long()) && answered < 60) {
        await play(page, byItself(next), 1)
        answered += 1
      }
      expect(await long()).toBe(true)
      const faults: Record<string, readonly string[]> = {}
      for (const [width, height] of [
        ...Array.from({ length: SIZES_EACH }, () => drawn(next)),
        [844, 390],
        [390, 664],
      ] as const) {
        await resized(page, width, height)
        const found = await page.evaluate(faultsOfStrip)
        if (found.length > 0) faults[`${width}x${height}`] = found
      }
      expect(faults).toEqual({})
      expect(person.complaints).toEqual([])
    },
  )
})
