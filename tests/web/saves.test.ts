import { describe, expect, it } from 'vitest'
import { readRecord, writeRecord } from '../../src/kernel/record.ts'
import { House } from './browser.ts'
import { asked, byItself, numbers, play, READY } from './play.ts'

const house = new House()

describe('games in progress', () => {
  it('go on where they were when the page was closed in the middle of a choice', async () => {
    const person = await house.person()
    const first = await person.visit('#/play/aeons-end?seed=save')
    let before = await play(first, byItself(numbers(5)), 7)
    // An opened group of answers is nothing that a game remembers.
    if (before.keys.includes('Esc')) {
      await first.keyboard.press('Escape')
      before = await asked(first, before.sign)
    }
    await first.close()

    const second = await person.visit('')
    await second.locator('.continue li a').first().click()
    await expect.poll(() => asked(second)).toEqual(before)
    expect(person.complaints).toEqual([])
    await person.leave()
  })

  it('that are damaged are put aside with a message, and the others are kept', async () => {
    const person = await house.person()
    const page = await person.visit('#/play/eternal?seed=save')
    await page.waitForSelector(READY)
    await page.evaluate(() => {
      localStorage.setItem('cardwright/game/unreadable', '{"game":"eternal"')
      const [key] = Object.keys(localStorage).filter(
        (name) => name.startsWith('cardwright/game/') && !name.endsWith('unreadable'),
      )
      const good = JSON.parse(localStorage.getItem(key!) ?? '')
      localStorage.setItem(
        'cardwright/game/wrong',
        JSON.stringify({ ...good, record: good.record.replace(/"answers":"[^"]*"/, '"answers":"????"') }),
      )
    })
    await page.close()

    const home = await person.visit('')
    await home.waitForSelector('.continue')
    await expect
      .poll(() => home.locator('.continue [role=status]').textContent())
      .toContain('One saved game was damaged')
    await expect.poll(() => home.locator('.continue li').count()).toBe(2)
    await home.evaluate(() => {
      location.hash = '#/table/wrong'
    })
    await home.waitForFunction(() => document.querySelector('main h1')?.textContent?.includes('damaged'))
    await home.evaluate(() => {
      location.hash = '#/'
    })
    await expect.poll(() => home.locator('.continue li').count()).toBe(1)
    expect(await home.evaluate(() => localStorage.getItem('cardwright/damaged/unreadable'))).toBe(
      '{"game":"eternal"',
    )
    await home.locator('.continue li a').click()
    await home.waitForSelector(READY)
    await person.leave()
  })

  it('whose rules have changed since are opened as far as they play alike, and the old game is kept', async () => {
    const person = await house.person({ lang: 'fr' })
    const page = await person.visit('#/play/aeons-end?seed=changed')
    await play(page, byItself(numbers(5)), 7)
    const [key, text] = await page.evaluate(() => {
      const name = Object.keys(localStorage).find((each) => each.startsWith('cardwright/game/'))!
      return [name, localStorage.getItem(name)!] as const
    })
    const saved = JSON.parse(text) as { record: string; answers: number }
    const record = readRecord(saved.record)
    expect(record.answers.length).toBeGreaterThan(5)
    const checks = record.checks.with(5, record.checks[5]! ^ 1)
    const changed = JSON.stringify({ ...saved, record: writeRecord({ ...record, checks }) })
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, changed] as const)
    await page.close()

    const home = await person.visit('')
    await home.locator('.continue li a').first().click()
    expect((await asked(home)).at).toBe(4)
    await expect
      .poll(() => home.locator('main').textContent())
      .toMatch(/se joue de même jusqu’à la décision 4, puis diffère/)
    const earlier = key.replace('/game/', '/earlier/')
    expect(await home.evaluate((name) => localStorage.getItem(name), earlier)).toBe(changed)
    await play(home, byItself(numbers(5)), 2)
    await home.close()
    const again = await person.visit('')
    await again.locator('.continue li a').first().click()
    expect((await asked(again)).at).toBeGreaterThan(4)
    expect(await again.locator('main').textContent()).not.toMatch(/puis diffère/)
    expect(person.complaints).toEqual([])
    await person.leave()
  })

  it('travel in a link, whole or to a moment; a damaged link says so', async () => {
    const person = await house.person()
    const page = await person.visit('#/play/aeons-end?seed=link')
    const { at } = await play(page, byItself(numbers(9)), 5)
    await page.keyboard.press('m')
    await page.getByRole('button', { name: 'Copy link to this game' }).click()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toContain('#/link/')
    const link = await copied()
    const friend = await house.person({ lang: 'fr' })
    const seen = await friend.visit(new URL(link).hash)
    expect((await asked(seen)).at).toBe(at)
    const [record = ''] = new URL(link).hash.split('?')
    const broken = await friend.visit(`${record.slice(0, -9)}xxx`)
    await broken.waitForFunction(() => document.querySelector('main h1')?.textContent?.includes('abîm'))
    await person.leave()
    await friend.leave()
  })
})
