// How many presses whole games take: a scripted person plays both games in the page with the keys that the answer bar shows. Every
// decision of the engine is one press for somebody who answers them one by one; what the page puts together is what it saves.
import type { Page } from 'playwright-core'
import { openSite } from './site.ts'

const GAMES = ['aeons-end', 'eternal'] as const
const DEALS = Number(process.argv[2] ?? 2)
const MOST = 1_500
const READY = 'main.table[data-ready], main.table[data-over]'

interface Shown {
  readonly over: boolean
  readonly at: number
  readonly turn: number
  readonly inside: boolean
  readonly answers: readonly { readonly key: string; readonly words: string; readonly pressed: boolean }[]
}

function shown(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const main = document.querySelector('main.table')!
    const answers = [...document.querySelectorAll<HTMLElement>('.opts button.opt:not([aria-disabled])')].map(
      (button) => ({
        key: button.querySelector('kbd')?.textContent ?? '',
        words: button.textContent ?? '',
        pressed: button.ariaPressed === 'true',
      }),
    )
    return {
      over: main.hasAttribute('data-over'),
      at: Number(main.getAttribute('data-at')),
      turn: document.querySelectorAll('.log-turn-head').length,
      inside: answers.some(({ key, words }) => key === 'Esc' && words.includes('All answers')),
      answers,
    }
  })
}

/** What the person wants first: to cast, play gems, buy the dearest, prep, attack with everything; else to go on. */
const WISHES = ['S', 'G', 'P', 'B', 'O', 'C', 'A']

function wish({ answers, inside }: Shown, refused: ReadonlySet<string>): string {
  const has = (key: string): boolean => answers.some((answer) => answer.key === key) && !refused.has(key)
  const numbered = answers.filter(({ key, pressed }) => /^[0-9]$/.test(key) && !pressed)
  // In a list the last one is the dearest.
  if (inside) return numbered.at(-1)?.key ?? 'Escape'
  if (answers.some(({ pressed }) => pressed) && has('⏎')) return 'Enter'
  const letter = WISHES.find(has)
  if (letter !== undefined) return letter.toLowerCase()
  const plain = numbered.find(({ key, words }) => /Prep|Play/.test(words) && !refused.has(key))
  return plain?.key ?? (has('⏎') ? 'Enter' : (numbered[0]?.key ?? 'Enter'))
}

const site = await openSite()
for (const game of GAMES) {
  let [presses, decisions, turns, games] = [0, 0, 0, 0]
  for (let deal = 1; deal <= DEALS; deal++) {
    const context = await site.browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto(`${site.at}#/play/${game}?seed=presses-${deal}&bot=greedy`)
    let own = 0
    let last = ''
    let refused = new Set<string>()
    for (;;) {
      await page.waitForSelector(READY)
      const now = await shown(page)
      if (now.over || own >= MOST) {
        decisions += now.at
        turns += Number((await page.locator('.log-turn-head').last().textContent())?.match(/\d+/)?.[0] ?? 0)
        break
      }
      const sign = JSON.stringify(now.answers)
      // What changed nothing is not wished for again.
      refused = sign === last ? refused : new Set()
      last = sign
      const key = wish(now, refused)
      refused.add(key.toUpperCase())
      refused.add(key)
      own++
      await page.keyboard.press(key)
      await page
        .waitForFunction(
          (words) =>
            document.querySelector('main.table[data-over]') !== null ||
            (document.querySelector('main.table[data-ready]') !== null &&
              document.querySelector('.opts')?.textContent !== words),
          now.answers.map(({ words }) => words).join(''),
          { timeout: 4_000 },
        )
        .catch(() => undefined)
    }
    presses += own
    games++
    await context.close()
  }
  const each = (n: number): string => (n / games).toFixed(0)
  console.log(
    `${game}: ${each(presses)} presses a game for ${each(decisions)} decisions of all seats in ${each(turns)} turns: ` +
      `${(presses / turns).toFixed(1)} presses a turn, one by one ${(decisions / turns).toFixed(1)}`,
  )
}
await site.close()
