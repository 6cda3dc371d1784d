import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inTurn, resized } from '../browser.ts'
import { numbers } from '../play.ts'
import { violations } from './axe.ts'
import { brokenWords } from './broken-words.ts'
import { smallWords } from './small-words.ts'
import { drawn } from './windows.ts'

/** The size of the pictures people have, two phones, and two odd ones; a wide one at either end. */
const SCREEN = [1920, 1080] as const
const SMALLEST = [390, 664] as const
const SIZES = [SCREEN, SMALLEST, [360, 740], [843, 411], [2560, 700]] as const

/** What does not fit in the window, is cut within its own box, or lies on something else. */
const tooWide = (tab: Page): Promise<readonly string[]> =>
  tab.evaluate(() => {
    const faults: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} too wide`)
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    for (const dialog of document.querySelectorAll('dialog[open]')) {
      if (dialog.scrollWidth > dialog.clientWidth)
        faults.push(`a dialogue holds ${dialog.scrollWidth} in ${dialog.clientWidth}`)
      const title = document.createRange()
      title.selectNodeContents(dialog.querySelector('h2')!)
      const close = dialog.querySelector('.over-close')!.getBoundingClientRect()
      if (meet(title.getBoundingClientRect(), close)) faults.push('what closes a dialogue lies on its title')
      if (Math.min(close.width, close.height) < 24) faults.push('what closes a dialogue is too small')
    }
    // Everything in the strip above a table is in the window, beside everything else.
    const strip = document.querySelector('.company')?.getBoundingClientRect()
    // Whoever has a short name keeps it: only names that are longer than their share are cut.
    const names = [...document.querySelectorAll<HTMLElement>('.people .name')]
    const widest = Math.max(...names.map((name) => name.clientWidth))
    for (const name of names)
      if (name.scrollWidth > name.clientWidth + 1 && name.clientWidth < widest - 2 * name.clientHeight)
        faults.push(`a short name is cut: ${name.textContent}`)
    // What somebody has said, too, and one's tables.
    for (const each of document.querySelectorAll('.company-notes > *, .table-list a > *')) {
      const { left, right } = each.getBoundingClientRect()
      const within = each.parentElement!.getBoundingClientRect()
      if (left < within.left || right > within.right + 1) faults.push(`sticks out: ${each.textContent}`)
    }
    for (const row of document.querySelectorAll('.table-list a')) {
      const words = document.createRange()
      words.selectNodeContents(row.querySelector('.listed')!)
      if (meet(words.getBoundingClientRect(), row.querySelector('.button')!.getBoundingClientRect()))
        faults.push(`a button on its words: ${row.textContent}`)
    }
    const things = [
      ...document.querySelectorAll('.company :is(a, button, li, .state:not(:empty), .watchers, .window)'),
    ].filter((each) => each.closest('.company-notes') === null)
    const boxes = things.map((each) => [each.textContent, each.getBoundingClientRect()] as const)
    for (const [i, [name, box]] of boxes.entries()) {
      if (box.left < -1 || box.right > innerWidth + 1 || box.bottom > strip!.bottom + 1)
        faults.push(`not in the strip: ${name}`)
      if (box.width < 12) faults.push(`nothing is left of: ${name}`)
      for (const [other, its] of boxes.slice(i + 1)) if (meet(box, its)) faults.push(`${name} on ${other}`)
    }
    for (const note of document.querySelectorAll('.company-notes:not(:empty)')) {
      const { left, right } = note.getBoundingClientRect()
      if (left < 0 || right > innerWidth) faults.push('what hangs below the strip is not in the window')
    }
    // What can be pressed there can be reached, and lies on nothing of its own kind.
    const hanging = [...document.querySelectorAll('.company-notes :is(button, span, p)')]
    for (const [i, each] of hanging.entries()) {
      const box = each.getBoundingClientRect()
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      if (hit === null || !each.contains(hit)) faults.push(`covered: ${each.textContent}`)
      if (each.tagName === 'BUTTON' && Math.min(box.width, box.height) < 24)
        faults.push(`too small to press: ${each.textContent}`)
      for (const other of hanging.slice(i + 1))
        if (!each.contains(other) && meet(box, other.getBoundingClientRect()))
          faults.push(`${each.textContent} on ${other.textContent}`)
    }
    for (const each of document.querySelectorAll<HTMLElement>(
      'button, .button, h1, h2, h3, label, summary',
    )) {
      const { overflowX } = getComputedStyle(each)
      const cut =
        overflowX !== 'visible' &&
        !each.classList.contains('unseen') &&
        each.scrollWidth > each.clientWidth + 1
      if (cut && each.closest('.unseen') === null) faults.push(`cut: ${each.textContent}`)
    }
    return faults
  })

const isDeep = process.env.DEEP === '1'

const next = numbers(14)
/** Windows between a phone and a wall, drawn again for every place. */
export const DRAWN = isDeep ? 3 : 1

type Size = ReturnType<typeof drawn>

/** All sizes, and so many that are drawn. */
function sizesAnd(more: number): readonly Size[] {
  const [first, ...rest] = SIZES
  return [first, ...Array.from({ length: more }, () => drawn(next)), ...rest]
}

/** Half of the sizes, those of a screen or those of a phone; the two halves together are all of them. */
function halfOf(sizes: readonly Size[], half: 0 | 1): readonly Size[] {
  const [first, other] = inTurn([SCREEN, SMALLEST], half)
  return sizes.filter((size, i) => size === first || (size !== other && i % 2 === half))
}

/** Looks at what is there now at these sizes, and lets axe look at some of them. */
async function look(tab: Page, place: string, sizes: readonly Size[], axe: readonly Size[]): Promise<void> {
  for (const size of sizes) {
    const [width, height] = size
    await resized(tab, width, height)
    const found = [
      ...(await tooWide(tab)),
      ...(await tab.evaluate(brokenWords)),
      ...(await tab.evaluate(smallWords)),
    ]
    expect(found, `${place} at ${width} × ${height}`).toEqual([])
    if (axe.includes(size)) expect(await violations(tab), `${place} at ${width} × ${height}`).toEqual([])
  }
}

/**
 * Looks at what is there now at every size, and lets axe look on a screen and at the smallest; where that is said, at half of
 * the sizes and with axe at one of the two. The long searches always look at everything.
 */
export async function everywhere(
  tab: Page,
  place: string,
  more = 0,
  where: 'on both' | 'on a screen' | 'on a phone' = 'on both',
): Promise<void> {
  const sizes = sizesAnd(more)
  if (isDeep || where === 'on both') await look(tab, place, sizes, [SCREEN, SMALLEST])
  else await look(tab, place, halfOf(sizes, where === 'on a screen' ? 0 : 1), [SCREEN, SMALLEST])
  await resized(tab, 1366, 768)
}

/** Of four places in a row, the first two are looked at when they are seen first, the others the second time. */
const TIMES = [0, 0, 1, 1]

/** The smallest, a screen or one of the other sizes in turn, and one that is drawn where more are wanted. */
function someOf(nth: number, more: number): readonly Size[] {
  const others = SIZES.filter((size) => size !== SCREEN && size !== SMALLEST)
  const one = nth % 2 === 0 ? SCREEN : others[(nth >> 1) % others.length]!
  return [SMALLEST, ...Array.from({ length: Math.min(1, more) }, () => drawn(next)), one]
}

/**
 * The same for somebody who sees every place twice, in each language and colour: it is looked at in one of them, at some of
 * the sizes, and with axe on a screen and at the smallest in turn. The long searches look at every size both times, with
 * axe on both.
 */
export function everywhereTwice(tab: Page): (place: string, more?: number) => Promise<void> {
  const looks = new Map<string, number>()
  return async (place, more = 0) => {
    const time = looks.get(place) ?? 0
    looks.set(place, time + 1)
    const nth = [...looks.keys()].indexOf(place)
    if (isDeep) return look(tab, place, inTurn(sizesAnd(more), nth + time), [SCREEN, SMALLEST])
    if (TIMES[nth % TIMES.length] === time)
      await look(tab, place, someOf(nth, more), [nth % 2 === 0 ? SCREEN : SMALLEST])
  }
}
