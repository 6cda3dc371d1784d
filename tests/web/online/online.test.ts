import { describe, expect, it } from 'vitest'
import { asked, byClicks, byKeys, type Manner, numbers, playByItself } from '../play.ts'
import { OnlineHouse, type Somebody } from './online-house.ts'

/* Two people at two browsers play whole games with each other, one in English and one in French. */

const house = new OnlineHouse()

/**
 * The same at every table. Bruno, who opens the page again in each game, has a service worker, as people have it after
 * their first visit: what the server says must pass it by. So far they complain of nothing.
 */
let people: Promise<readonly [Somebody, Somebody]> | null = null
async function annaAndBruno(): Promise<readonly [Somebody, Somebody]> {
  people ??= Promise.all([
    house.walker('Anna', { lang: 'en' }),
    house.somebody({ lang: 'fr', serviceWorker: true }),
  ])
  for (const { complaints } of await people) complaints.length = 0
  return people
}

/** Both are at the table as soon as both are ready. */
async function begun(anna: Somebody, bruno: Somebody): Promise<string> {
  await Promise.all([anna, bruno].map((each) => each.orExplain(each.tab.locator('main.table').waitFor())))
  return anna.tab.url()
}

/** Anna makes a table in the lobby, Bruno comes by her link, both are ready. */
async function inTheLobby(anna: Somebody, bruno: Somebody): Promise<string> {
  await anna.tab.goto(`${house.at}/#/together`)
  await anna.press(/^Eternal$/)
  await bruno.tab.goto(await anna.read('Link for your friends'))
  const name = bruno.tab.getByLabel('Votre nom')
  const sit = bruno.tab.getByRole('button', { name: /asseoir$/ })
  await bruno.orExplain(name.or(sit).first().waitFor())
  if (await name.isVisible()) {
    await name.fill('Bruno')
    await bruno.press(/^Entrer$/)
  }
  await sit.click()
  await bruno.press(/^Je suis prêt$/)
  await anna.orExplain(anna.tab.locator('.room-seat .lit').waitFor())
  await anna.press(/^I am ready$/)
  return begun(anna, bruno)
}

/** Bruno, whom nobody has asked for a name yet, makes a table of a set-up, and Anna comes by his link. */
async function fromSetup(anna: Somebody, bruno: Somebody): Promise<string> {
  // Every deal against this nemesis is over soon where nobody fights: it strikes again and again.
  await bruno.tab.goto(`${house.at}/#/setup/aeons-end?nemesis=rageborne`)
  await bruno.press(/^Inviter des amis$/)
  const link = await bruno.read('Lien pour vos amis')
  await expect.poll(() => bruno.tab.evaluate(() => location.hash)).toContain('#/t/')
  await expect.poll(() => bruno.tab.locator('.room-seats .free').count()).toBe(1)
  await anna.tab.goto(link)
  await anna.press(/^Sit down$/)
  await anna.press(/^I am ready$/)
  await bruno.orExplain(bruno.tab.locator('.room-seat', { hasText: 'Anna' }).waitFor())
  await bruno.press(/^Je suis prêt$/)
  return begun(anna, bruno)
}

/** So many answers of each are given as people give them; by then everything has happened that disturbs them. */
const BY_HAND = 7

/** So many more of each are drawn by chance; then each goes on in a manner that ends the game sooner. */
const BY_CHANCE = 2

/**
 * Answers whenever it is asked, until the game is over; gives how often. Where `after` says that the page was opened
 * again, an answer that had not left it yet is given again.
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
  let now = await somebody.orExplain(asked(tab, '', whose))
  let steps = 0
  while (!now.over && steps < BY_HAND) {
    await somebody.orExplain(byHand(tab, now))
    steps += 1
    const reopened = await after(steps)
    now = await somebody.orExplain(asked(tab, reopened ? '' : now.sign, whose))
  }
  const rest = playByItself(tab, next, undefined, '', whose, BY_CHANCE, manner)
  const { presses } = await somebody.orExplain(rest)
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
  await somebody.orExplain(verdict.getByText(/^(Checked|Vérifié)/).waitFor())
  const said = (await verdict.innerText()).replaceAll(/\s/g, ' ')
  expect(said).toMatch(words)
  const [, compared, moments] = words.exec(said) ?? []
  return { compared: Number(compared), moments: Number(moments) }
}

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

/** Anna points at things: Bruno hears and sees it in his own language, and nothing is answered by it. */
async function pointing(anna: Somebody, bruno: Somebody): Promise<void> {
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
}

describe.each([
  ['Aeon’s End', fromSetup, pointing, 'goes on'],
  // Of two who fight each other one must go on fighting.
  ['Eternal', inTheLobby, async () => {}, 'attacks'],
] satisfies (readonly [string, typeof fromSetup, typeof pointing, Manner])[])(
  'a whole game of %s by two people elsewhere',
  (_, sitDown, before, manner) => {
    it('with a reload, a lost line and a second device on the way', async () => {
      const [anna, bruno] = await annaAndBruno()
      const address = await sitDown(anna, bruno)
      await before(anna, bruno)
      const answered = await both([
        playOn(anna, ['Your turn', 'A question to all of you'], byKeys, 3, manner, async (step) => {
          if (step === 3) house.running.upgrade.terminate()
          if (step === 6) {
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
          if (step !== 5) return false
          await bruno.tab.reload()
          return true
        }),
      ])
      // Everything that was to disturb them has.
      for (const each of answered) expect(each).toBeGreaterThanOrEqual(BY_HAND)
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
        // What happened while the line was lost or the page opened again was not seen, nor what came with the next thing.
        expect(compared).toBeGreaterThan(BY_HAND)
        expect(compared).toBeLessThanOrEqual(moments)
      }
      // A lost line is news, not an error of the page.
      const own = [...anna.complaints, ...bruno.complaints].filter((text) => !/WebSocket|ERR_/.test(text))
      expect(own).toEqual([])
    })
  },
)
