import { describe, expect, it } from 'vitest'
import { Friend } from '../../friend.ts'
import { beQuick } from '../browser.ts'
import { OnlineHouse } from './online-house.ts'

/* The turn of the nemesis is a scene for everybody at a table, whoever is asked next. */

const house = new OnlineHouse('localhost')

/** Keeps what the page shows of it, as text, whatever the clock does. */
function watch(): void {
  const kept: { scenes: string[]; strip: string; swallowed?: boolean } = { scenes: [], strip: '' }
  new MutationObserver(() => {
    const text = (of: string): string | undefined => document.querySelector<HTMLElement>(of)?.innerText
    const scene = text('.reel')
    if (scene !== undefined && kept.scenes.length === 0) {
      // Somebody types while it begins, as in what she says to the others.
      const field = document.body.appendChild(document.createElement('input'))
      kept.swallowed = !field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'x', bubbles: true, cancelable: true }),
      )
      field.remove()
    }
    if (scene !== undefined && scene !== kept.scenes.at(-1)) kept.scenes.push(scene)
    const asked = document.querySelector('main.table')?.hasAttribute('data-ready') === true
    const strip = text('.last-turn')
    if (!asked && strip !== undefined) kept.strip = strip
    document.documentElement.dataset.kept = JSON.stringify(kept)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

interface Kept {
  readonly scenes: readonly string[]
  readonly strip: string
  readonly swallowed?: boolean
}

/** Anna, who watches what the nemesis does, and a friend who answers by herself. */
async function sitDown() {
  const anna = await house.somebody({ lang: 'fr', serviceWorker: true })
  await anna.context.addInitScript(watch)
  await anna.context.addInitScript(beQuick)
  await anna.context.addInitScript(() => localStorage.setItem('cardwright/motion', 'normal'))
  const friend = new Friend(house.at)
  await anna.playWith(friend, await friend.host('aeons-end'))
  const { tab } = anna
  const kept = async (): Promise<Kept> =>
    JSON.parse((await tab.locator('html').getAttribute('data-kept')) ?? '{"scenes":[],"strip":""}') as Kept
  /** Goes on wherever she is asked, and nowhere else: a key would end the scene. */
  const goOn = async (): Promise<void> => {
    if ((await tab.locator('main.table[data-ready]').count()) > 0) await tab.keyboard.press('Enter')
    await tab.waitForTimeout(20)
  }
  return { anna, tab, kept, goOn }
}

describe('what no player does', () => {
  it('is shown step by step, and stays in sight for whoever is not asked', async () => {
    const { anna, kept, goOn } = await sitDown()
    for (let press = 0; press < 300; press++) {
      const { scenes, strip } = await kept()
      if (scenes.length > 2 && strip !== '') break
      await goOn()
    }
    const { scenes, strip, swallowed } = await kept()
    expect(swallowed).toBe(false)
    expect(scenes.join('\n')).toMatch(/némésis/)
    expect(new Set(scenes).size).toBeGreaterThan(2)
    expect(strip).toMatch(/Tour \d+/)
    expect(anna.complaints).toEqual([])
  })
})
