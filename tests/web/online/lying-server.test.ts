import { describe, expect, it } from 'vitest'
import { isDocument } from '../../../src/kernel/record-parts.ts'
import { Friend } from '../../friend.ts'
import { Page } from '../../server/live/harness.ts'
import { violations } from '../layout/axe.ts'
import { numbers, playByItself } from '../play.ts'
import { OnlineHouse, type Somebody } from './online-house.ts'

/* Between the server and the page sits somebody who shows another card at one moment, and the truth at all others. */

const house = new OnlineHouse()

/** Another card than the first in the hand of whoever looks. */
function otherHand(view: unknown, eyes: number): unknown {
  if (!isDocument(view) || !Array.isArray(view.players)) throw new Error('no view of Eternal')
  const own: unknown = view.players[eyes]
  if (!isDocument(own) || !Array.isArray(own.hand)) throw new Error('no hand')
  const [first, ...rest] = own.hand
  const hand = [{ ...first, card: first.card === '1-1' ? '1-126' : '1-1' }, ...rest]
  return { ...view, players: view.players.with(eyes, { ...own, hand }) }
}

/** The first moment after so many answers at which this page is shown anything; gives which it was. */
async function lieTo({ tab }: Somebody, after: number): Promise<() => number | null> {
  let lied: number | null = null
  await tab.routeWebSocket(/\/live\?/, (line) => {
    const server = line.connectToServer()
    const truth = new Page()
    server.onMessage((data) => {
      const frame = String(data)
      truth.send(frame)
      const message = frame === '0' ? null : JSON.parse(frame)
      const { moment } = truth
      if (moment === null || (message?.m !== 'patch' && message?.m !== 'whole')) {
        line.send(frame)
        return
      }
      const lies = lied === null && moment.at >= after
      if (lies) lied = moment.at
      const view = lies ? otherHand(moment.view, moment.eyes) : moment.view
      // Whole, so that no change is made to what was never there.
      const { revision: r, company } = truth
      line.send(JSON.stringify({ m: 'whole', r, moment: { ...moment, view }, log: message.log, company }))
    })
  })
  return () => lied
}

const sentences = {
  en: (at: number) => `At decision ${at} this page was shown something else than the record says.`,
  fr: (at: number) => `À la décision ${at}, cette page a vu autre chose que ce que dit l’enregistrement.`,
}
const asksHer = { en: ['Your turn'], fr: ['À vous'] }

/** The language at the table, and from which answer on she is lied to. */
const LIES =
  process.env.DEEP === '1'
    ? ([
        ['en', 3],
        ['fr', 8],
      ] as const)
    : ([['fr', 8]] as const)

describe('a server that shows another card than it records', () => {
  it.each(LIES)('is found out, and the page says at which decision (first %s)', async (lang, after) => {
    const zoe = await house.somebody({ lang })
    const lied = await lieTo(zoe, after)
    const friend = new Friend(house.at)
    await zoe.playWith(friend, await friend.host('eternal'), 'Zoé')
    await zoe.orExplain(playByItself(zoe.tab, numbers(4), 10, '', asksHer[lang]))
    // The page is left and comes back: what it was shown is kept.
    await zoe.tab.reload()
    await zoe.orExplain(zoe.tab.locator('main.table').waitFor())
    friend.concede()
    await zoe.orExplain(zoe.tab.locator('main.table[data-over]').waitFor())
    const at = lied()
    expect(at).toBeGreaterThan(2)
    await zoe.press(/^Table$/)
    const verdict = zoe.tab.locator('.verdict')
    await zoe.orExplain(verdict.getByText(sentences[lang](at!), { exact: true }).waitFor())
    expect(await violations(zoe.tab)).toEqual([])
    // Also whoever opens the game later in the same browser, and in the other language.
    const other = lang === 'en' ? 'fr' : 'en'
    await zoe.tab.evaluate((spoken) => localStorage.setItem('cardwright/language', spoken), other)
    await zoe.tab.goto('about:blank')
    await zoe.tab.goto(`${house.at}/#/replay/${friend.table}`)
    await zoe.press(other === 'en' ? /^About this game$/ : /^À propos de cette partie$/)
    await zoe.orExplain(verdict.getByText(sentences[other](at!), { exact: true }).waitFor())
    expect(zoe.complaints).toEqual([])
    friend.leave()
    await zoe.leave()
  })
})
