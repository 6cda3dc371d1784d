import { describe, expect, it } from 'vitest'
import { OnlineHouse, type Somebody } from './online-house.ts'
import { asked, byClicks, byKeys, type Manner, numbers, playByItself } from './play.ts'

/* Two people at two browsers play whole games with each other, one in English and one in French. */

const house = new OnlineHouse()

/**
 * The same for every table. Bruno, who opens the page anew in each game, has a service worker, as people have it after
 * their first visit: what the server says must pass it by. So far they complain of nothing.
 */
async function annaAndBruno(): Promise<readonly [Somebody, Somebody]> {
  const people = await Promise.all([
    house.walker('Anna', { lang: 'en' }),
    house.walker('Bruno', { lang: 'fr', serviceWorker: true }),
  ])
  for (const { complaints } of people) complaints.length = 0
  return people
}

/** Anna makes a table, Bruno comes by her link, both are ready. */
async function tableOf(game: RegExp, anna: Somebody, bruno: Somebody): Promise<string> {
  await anna.tab.goto(`${house.at}/#/together`)
  await anna.press(game)
  await bruno.tab.goto(await anna.read('Link for your friends'))
  await bruno.press(/asseoir$/)
  await bruno.press(/^Je suis prêt$/)
  await anna.telling(anna.tab.locator('.room-seat', { hasText: 'Bruno' }).waitFor())
  await anna.press(/^I am ready$/)
  await Promise.all([anna, bruno].map((each) => each.telling(each.tab.locator('main.table').waitFor())))
  return anna.tab.url()
}

/** So many answers of each are given as people give them; by then everything has happened that disturbs them. */
const BY_HAND = 14

/** So many more of each are drawn by chance; then each goes on in a manner that ends the game sooner. */
const BY_CHANCE = 4

/**
 * Answers whenever it is asked, until the game is over; gives how often. Where `after` says that the page was opened
 * anew, an answer that had not left it yet is given again.
 */
async function playOn(
  somebody: Somebody,
  whose: readonly string[],
  way: typeof byClicks,
  seed: number,
  manner: Manner,
  after: (step: number) => Promise<boolean>,
): Promise<number> {
  const { tab } = somebody
  const next = numbers(seed)
  const byHand = way(next)
  let now = await somebody.telling(asked(tab, '', whose))
  let steps = 0
  while (!now.over && steps < BY_HAND) {
    await somebody.telling(byHand(tab, now))
    steps += 1
    const reopened = await after(steps)
    now = await somebody.telling(asked(tab, reopened ? '' : now.sign, whose))
  }
  const rest = playByItself(tab, next, undefined, '', whose, BY_CHANCE, manner)
  const { presses } = await somebody.telling(rest)
  return steps + presses
}

/** What all of them give; where one fails, what stands before the others is told too: the fault may be theirs. */
async function both<T extends readonly Promise<unknown>[]>(
  work: readonly [...T],
): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  const ends = await Promise.allSettled(work)
  const faults = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as Error] : []))
  if (faults.length > 0)
    throw new Error(faults.map(({ message }) => message).join('\n\n'), { cause: faults[0] })
  return Promise.all(work) as Promise<{ [K in keyof T]: Awaited<T[K]> }>
}

/** At how many moments a page has compared what it was shown, and how many there are. */
async function verdictOf(somebody: Somebody, words: RegExp): Promise<Record<'compared' | 'moments', number>> {
  const verdict = somebody.tab.locator('.verdict')
  await somebody.telling(verdict.getByText(/^(Checked|Vérifié)/).waitFor())
  const said = (await verdict.innerText()).replaceAll(/\s/g, ' ')
  expect(said).toMatch(words)
  const [, compared, moments] = words.exec(said) ?? []
  return { compared: Number(compared), moments: Number(moments) }
}

describe.each([
  ['Aeon’s End', /Aeon/, 'goes on'],
  // Of two who fight each other one must go on fighting.
  ['Eternal', /^Eternal$/, 'attacks'],
] satisfies (readonly [string, RegExp, Manner])[])(
  'a whole game of %s by two people elsewhere',
  (_, game, manner) => {
    it('with a reload, a lost line and a second device on the way', async () => {
      const [anna, bruno] = await annaAndBruno()
      const address = await tableOf(game, anna, bruno)
      const [first, second] = await both([
        playOn(anna, ['Your turn', 'A question to all of you'], byKeys, 3, manner, async (step) => {
          if (step === 6) house.running.upgrade.terminate()
          if (step === 12) {
            const phone = await house.somebody({ lang: 'en', of: anna.context })
            await phone.tab.goto(address)
            await phone.tab.locator('main.table').waitFor()
            await expect.poll(() => phone.tab.locator('.people').innerText()).toContain('Anna (you)')
            expect(phone.complaints).toEqual([])
            await phone.leave()
          }
          return false
        }),
        playOn(bruno, ['À vous'], byClicks, 5, 'goes on', async (step) => {
          if (step !== 8) return false
          await bruno.tab.reload()
          return true
        }),
      ])
      expect(first).toBeGreaterThan(6)
      expect(second).toBeGreaterThan(8)
      const ends = await Promise.all(
        [anna, bruno].map(({ tab }) => tab.locator('main.table').getAttribute('data-over')),
      )
      expect(ends[0]).not.toBeNull()
      expect(ends[0]).toBe(ends[1])
      const answers = await Promise.all(
        [anna, bruno].map(({ tab }) => tab.locator('main.table').getAttribute('data-at')),
      )
      expect(answers[0]).toBe(answers[1])
      expect(await bruno.tab.evaluate(() => document.documentElement.lang)).toBe('fr')
      await anna.press(/^Table$/)
      await bruno.press(/^Table$/)
      const verdicts = await Promise.all([
        verdictOf(anna, / agrees: (\d+) of (\d+) moments\.$/),
        verdictOf(bruno, / concorde : (\d+) moments sur (\d+)\.$/),
      ])
      for (const { compared, moments } of verdicts) {
        expect(moments).toBe(Number(answers[0]) + 1)
        // What happened while the line was lost or the page opened anew was not seen, nor what came with the next thing.
        expect(compared).toBeGreaterThan(BY_HAND)
        expect(compared).toBeLessThanOrEqual(moments)
      }
      // A lost line is news, not an error of the page.
      const own = [...anna.complaints, ...bruno.complaints].filter((text) => !/WebSocket|ERR_/.test(text))
      expect(own).toEqual([])
    })
  },
)

/** Keeps what the page says to a listener and what it puts a ring around; runs in the page. */
function watchPointing(): void {
  const seen: string[] = []
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.matches('.pointed-at, [role="log"] > p'))
          seen.push(node.textContent ?? '')
    document.documentElement.dataset.pointing = JSON.stringify(seen)
  }).observe(document, { subtree: true, childList: true })
}

const seenPointing = ({ tab }: Somebody): Promise<readonly string[]> =>
  tab.evaluate(() => JSON.parse(document.documentElement.dataset.pointing ?? '[]') as string[])

describe('around a table with others', () => {
  it('somebody points at things, and each hears and sees it in her own language; nothing is answered by it', async () => {
    const [anna, bruno] = await annaAndBruno()
    await tableOf(/Aeon/, anna, bruno)
    await bruno.tab.evaluate(watchPointing)
    const at = await anna.tab.locator('main.table').getAttribute('data-at')
    const point = async (selector: string, way: 'press' | 'Enter') => {
      await anna.press(/^Point$/)
      const thing = anna.tab.locator(selector).first()
      if (way === 'press') return thing.click()
      await thing.focus()
      await anna.tab.keyboard.press('Enter')
    }
    await point('main.table [data-target="gravehold"]', 'press')
    await expect.poll(() => seenPointing(bruno)).toContain('Anna')
    // A card of the supply would be bought by a press, or looked at.
    await point('main.table [data-place^="pile 1/"]', 'Enter')
    await expect
      .poll(async () => (await seenPointing(bruno)).filter((text) => text.startsWith('Anna montre')).length)
      .toBe(2)
    const [, card] = (await seenPointing(bruno)).filter((text) => text.startsWith('Anna montre'))
    expect(card).not.toContain('ne voyez pas')
    expect(await anna.tab.locator('.peek').count()).toBe(0)
    // A quick hand presses the thing before the next frame is painted.
    await anna.tab.evaluate(async () => {
      const buttons = [...document.querySelectorAll('button')]
      buttons.find(({ textContent }) => textContent === 'Point')!.click()
      await new Promise((done) => setTimeout(done))
      document.querySelector<HTMLElement>('main.table [data-target="gravehold"]')!.click()
    })
    await expect
      .poll(async () => (await seenPointing(bruno)).filter((text) => text.startsWith('Anna montre')).length)
      .toBe(3)
    // Called off, a press is a press again.
    await anna.press(/^Point$/)
    await anna.tab.keyboard.press('Escape')
    await anna.tab.getByRole('button', { name: /^Point$/ }).waitFor()
    expect(await anna.tab.locator('main.table').getAttribute('data-at')).toBe(at)
    expect([...anna.complaints, ...bruno.complaints]).toEqual([])
  })

  it('a set-up becomes a table for friends, in its own words', async () => {
    const host = await house.somebody({ lang: 'fr' })
    const { tab, complaints } = host
    await tab.goto(`${house.at}/#/setup/aeons-end`)
    await host.press(/^Inviter des amis$/)
    await tab.getByLabel('Lien pour vos amis').waitFor()
    await expect.poll(() => tab.evaluate(() => location.hash)).toContain('#/t/')
    await expect.poll(() => tab.locator('.room-seats .free').count()).toBe(1)
    expect(complaints).toEqual([])
    await host.leave()
  })

  it('a guest becomes an account, and is known elsewhere by her code', async () => {
    const anna = await house.somebody({ lang: 'en' })
    await anna.tab.goto(`${house.at}/#/account`)
    await anna.tab.getByLabel('Your name').fill('Anna')
    await anna.press(/^Come in$/)
    await anna.tab.getByLabel('Name', { exact: true }).first().fill('Anna of Gravehold')
    await anna.press(/^Make an account$/)
    const code = await anna.tab.locator('.account code').innerText()
    expect(code.length).toBeGreaterThan(20)
    const elsewhere = await house.somebody({ lang: 'en' })
    await elsewhere.tab.goto(`${house.at}/#/account`)
    await elsewhere.press(/^Come in$/)
    const form = elsewhere.tab.locator('section', { hasText: 'You have an account already?' })
    await form.getByLabel('Name', { exact: true }).fill('Anna of Gravehold')
    await form.getByLabel('Your recovery code').fill(code)
    await elsewhere.press(/^With name and code$/)
    await elsewhere.tab.getByText('You are signed in as Anna of Gravehold.').waitFor()
    expect([...anna.complaints, ...elsewhere.complaints]).toEqual([])
    await anna.leave()
    await elsewhere.leave()
  })
})
