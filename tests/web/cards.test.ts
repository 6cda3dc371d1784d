import { describe, expect, it } from 'vitest'
import { eternal } from '../../src/games/eternal/index.ts'
import { found, NO_WISH, ORDERS, queryOf, wishIn } from '../../src/web/cards/search.ts'
import { goTo, House } from './browser.ts'

const house = new House()
const CARDS = eternal.cardIds.map((id) => eternal.words.en.card(id))

describe('a wish', () => {
  it('is the same after it went through an address', () => {
    const wish = { ...NO_WISH, text: 'deal & draw', faction: 'FJ-', set: '1', sort: 'name' } as const
    expect(wishIn(new URLSearchParams(queryOf(wish)))).toEqual(wish)
    expect(queryOf(NO_WISH)).toEqual({})
  })

  it('for one faction finds all that have it, for several what needs no other', () => {
    const letters = (faction: string) =>
      found(CARDS, { ...NO_WISH, faction }).map(({ influence = '' }) => influence)
    expect(letters('F').every((each) => each.includes('F'))).toBe(true)
    expect(letters('F').some((each) => each.includes('J'))).toBe(true)
    expect(letters('FJ').every((each) => /^[FJ]+$/.test(each))).toBe(true)
    expect(letters('FJ-')).toHaveLength(letters('FJ').length + letters('-').length)
    expect(new Set(letters('-'))).toEqual(new Set(['']))
  })

  it.each(ORDERS)('sorts by %s, the same cards', (sort) => {
    const all = found(CARDS, { ...NO_WISH, sort })
    expect(all).toHaveLength(found(CARDS, NO_WISH).length)
    const keys = all
      .filter(({ type }) => type !== 'power')
      .map(({ cost, name, type }) => ({ cost: cost ?? 98, name, type })[sort])
    expect(keys).toEqual(
      [...keys].sort((a, b) => (typeof a === 'number' ? a - Number(b) : a.localeCompare(String(b)))),
    )
  })
})

describe.each([
  ['aeons-end', { type: 'spell', text: 'damage' }],
  ['eternal', { faction: 'FJ', text: 'warcry' }],
] as const)('the cards of %s', (game, wish) => {
  it('keep filters and place when somebody opens a card and comes back, and a link shows the same', async () => {
    const { person, page } = await house.walker({ width: 700, height: 500 })
    await goTo(page, `#/cards/${game}`, '.gallery .card')
    await page.getByRole('searchbox').fill(wish.text)
    if ('type' in wish) await page.getByRole('combobox', { name: /^Type/ }).selectOption(wish.type)
    else
      for (const name of ['Fire', 'Justice'])
        await page.getByRole('checkbox', { name }).check({ force: true })
    const here = () => page.evaluate(() => location.href)
    for (const [field, value] of Object.entries(wish)) await expect.poll(here).toContain(`${field}=${value}`)
    const address = await here()
    const names = () => page.locator('.gallery li').evaluateAll((all) => all.map(({ id }) => id))
    const before = await names()
    expect(before.length).toBeGreaterThan(6)
    await page.locator('.gallery li button').last().click()
    await page.waitForSelector('.card-page .face')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await page.waitForSelector('.gallery .card')
    await expect.poll(here).toBe(address)
    await expect.poll(names).toEqual(before)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('li')?.id))
      .toBe(before.at(-1))
    // The link above a card leads to the same list.
    await page.locator('.gallery li button').first().click()
    await page.waitForSelector('.card-page .face')
    await page.locator('.crumbs a').click()
    await page.waitForSelector('.gallery .card')
    await expect.poll(here).toBe(address)
    const friend = await person.context.newPage()
    await friend.goto(address)
    await friend.waitForSelector('.gallery .card')
    await expect
      .poll(() => friend.locator('.gallery li').evaluateAll((all) => all.map(({ id }) => id)))
      .toEqual(before)
    await friend.close()
    expect(person.complaints).toEqual([])
  })
})

/** Cards whose words lie under a number or leave the face, at this width. Runs in the page. */
function hiddenWords(width: number): readonly string[] {
  const faces = [...document.querySelectorAll<HTMLElement>('.gallery .card')]
  for (const face of faces) {
    face.style.setProperty('--cw', `${width}px`)
    face.style.width = `${width}px`
  }
  const part = document.createRange()
  return faces.flatMap((face) => {
    const box = face.querySelector('.c-text')!.getBoundingClientRect()
    const numbers = [...face.querySelectorAll('.c-stat')].map((each) => each.getBoundingClientRect())
    const hidden = [...face.querySelectorAll('.c-text > span')].some((line) => {
      part.selectNodeContents(line)
      return [...part.getClientRects()].some(
        (words) =>
          words.bottom > box.bottom + 2 ||
          numbers.some(
            (number) =>
              Math.min(words.right, number.right) - Math.max(words.left, number.left) > 2 &&
              Math.min(words.bottom, number.bottom) - Math.max(words.top, number.top) > 3,
          ),
      )
    })
    return hidden ? [`${face.dataset.card} at ${width}`] : []
  })
}

const GALLERIES = (['aeons-end', 'eternal'] as const).flatMap((game) =>
  (['en', 'fr'] as const).map((lang) => [game, lang] as const),
)
/** Every day what a gallery shows first, in one language of each game, at the smallest width with words; all in tests/deep. */
const isDeep = process.env.DEEP === '1'
const WIDTHS = isDeep ? [150, 160, 175, 200, 280, 300] : [150]

describe('the faces of', () => {
  it.each(isDeep ? GALLERIES : [GALLERIES[0]!, GALLERIES[3]!])(
    '%s hide no words under their numbers, however large they are (%s)',
    async (game, lang) => {
      const { page } = await house.walker({ lang, width: 1366, height: 768 })
      await goTo(page, `#/cards/${game}`, '.gallery .card')
      const more = page.locator('.cards-page > button')
      while (isDeep && (await more.count()) > 0) await more.click()
      expect(await page.locator('.gallery .card').count()).toBeGreaterThan(isDeep ? 200 : 20)
      for (const width of WIDTHS) expect(await page.evaluate(hiddenWords, width)).toEqual([])
    },
  )
})
