import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { DELAY } from '../../../src/server/live/shown/delayed.ts'
import { timeOf } from '../../../src/server/live/time/timekeeper.ts'
import { turnsBegun } from '../../../src/server/live/time/turns.ts'
import { Friend } from '../../friend.ts'
import { begunTable, Page } from '../../server/live/harness.ts'
import { DRAWN, everywhere } from '../layout/everywhere.ts'
import { LivePlay } from './live-play.ts'
import { OnlineHouse, type Somebody } from './online-house.ts'

/* What people at a table of friends agree on, and how they are known on another device. Time is moved, never waited for. */

/** The tables are so much later than it is. */
let ahead = 0
const { now, steady, after } = timeOf(0)
const playing = new LivePlay({ now: () => now() + ahead, steady: () => steady() + ahead, after })

/** A passkey belongs to a name, and never to a number. */
const house = new OnlineHouse('localhost', undefined, playing.start)

/** A page says a ping after so long. */
const PING = 8_000

/** So much later, for the tables and for this page; it goes on hearing of its table all the while. */
async function later(milliseconds: number, somebody: Somebody): Promise<void> {
  const { tab } = somebody
  for (let left = milliseconds; left > 0; left -= PING) {
    ahead += PING
    const ping = somebody.receives('0')
    await tab.clock.fastForward(PING)
    await somebody.orExplain(ping)
  }
}

/** Names may be as long as this. */
const LONG = 'Frida-Magdalena of Weide'

/** Anna at a page and her friend elsewhere, who answers only when she is told to, at a table that has begun. */
async function together(lang: 'en' | 'fr') {
  const anna = await house.somebody({ lang })
  await anna.tab.clock.install()
  const friend = new Friend(house.at)
  friend.plays = false
  friend.name = LONG
  await anna.playWith(friend, await friend.host('aeons-end'))
  const at = async (): Promise<number> => Number(await anna.tab.locator('main.table').getAttribute('data-at'))
  const shared = async () => (await playing.live.open(friend.table))!.shared
  return { anna, friend, at, shared }
}

const newName = (): string => randomBytes(12).toString('hex')

describe('the strip above a table', () => {
  it('is pressed by Enter when somebody has walked to it, and the game is not answered by that', async () => {
    const { anna, friend, at, shared } = await together('en')
    for (;;) {
      const table = await shared()
      const { revision } = table
      if (table.table.decision.seat === 1) break
      await expect.poll(() => friend.page.moment?.question != null && friend.page.revision).toBe(revision)
      const { index } = friend.page.moment!.question!.choices[0]!
      friend.say({ c: 'a', r: revision, i: index, id: newName() })
      await expect.poll(async () => (await shared()).revision).toBeGreaterThan(revision)
    }
    await anna.orExplain(anna.tab.getByText('Your turn', { exact: true }).waitFor())
    const before = await at()
    const talk = anna.tab.getByRole('button', { name: 'Talk', exact: true })
    await talk.focus()
    // Walked to: not where a pointer has left the focus.
    await anna.tab.keyboard.press('Shift+Tab')
    await anna.tab.keyboard.press('Tab')
    await anna.tab.keyboard.press('Enter')
    await anna.orExplain(anna.tab.locator('dialog.talk-dialog').waitFor())
    expect(await at()).toBe(before)
    expect((await shared()).table.session.answers).toHaveLength(before)
    expect(anna.complaints).toEqual([])
    friend.leave()
    await anna.leave()
  })
})

describe('a table of one’s own', () => {
  it('is one, however often it is pressed, and whoever comes by its link is asked for nothing but a name', async () => {
    const anna = await house.somebody({ lang: 'en' })
    await anna.enter(house.at, 'Anna')
    await anna.tab.getByRole('button', { name: /^Aeon’s End$/ }).dblclick()
    const link = await anna.read('Link for your friends')
    const bruno = await house.somebody({ lang: 'fr' })
    await bruno.tab.goto(link)
    await bruno.orExplain(bruno.tab.getByText(/^Dites qui vous êtes, et vous y êtes/).waitFor())
    expect(await bruno.tab.getByText('Une table à vous').count()).toBe(0)
    await anna.tab.goto(`${house.at}/#/together`)
    await anna.orExplain(anna.tab.locator('.table-list li').first().waitFor())
    expect(await anna.tab.locator('.table-list li').count()).toBe(1)
    // She may type her name at once, and is where she was afterwards.
    await anna.press(/^Change name$/)
    await anna.tab.keyboard.type('Annabel')
    await anna.tab.keyboard.press('Enter')
    await anna.orExplain(anna.tab.locator('.who strong', { hasText: 'Annabel' }).waitFor())
    await expect.poll(() => anna.tab.evaluate(() => document.activeElement?.textContent)).toBe('Change name')
    expect([...anna.complaints, ...bruno.complaints]).toEqual([])
    await bruno.leave()
    await anna.leave()
  })
})

describe('somebody who is away', () => {
  it('is played for by a bot when the other wants it, and plays herself again when she is back', async () => {
    const { anna, friend, at, shared } = await together('en')
    const address = anna.tab.url()
    const frida = anna.tab.locator('.people li', { hasText: LONG })
    friend.leave()
    await anna.orExplain(frida.getByText('away').waitFor())
    const letBot = anna.tab.getByRole('button', { name: `Let a bot play for ${LONG}` })
    expect(await letBot.count()).toBe(0)
    const lines = anna.lines
    await later(90_000, anna)
    // Nothing else has happened at the table: the page knows by itself how long it has been.
    await anna.orExplain(letBot.waitFor())
    expect(anna.lines).toBe(lines)
    await everywhere(anna.tab, 'a bot for somebody who is away', DRAWN, 'on a phone')
    await letBot.click()
    await anna.orExplain(frida.getByText('a bot plays').waitFor())
    friend.connect()
    friend.say({ c: 'stand-in', seat: 0, bot: false, id: newName() })
    await anna.orExplain(frida.locator('small.unseen').waitFor({ state: 'attached' }))
    expect((await shared()).players[0]!.bot).toBeNull()

    await anna.tab.goto('about:blank')
    const { page } = friend
    const seat = () => page.company!.seats[1]!
    await expect.poll(() => seat().presence).toBe('away')
    ahead += 90_000
    // From now on both of them answer whatever is asked, one by herself and one by a bot.
    const before = (await shared()).steps.length
    friend.plays = true
    friend.say({ c: 'stand-in', seat: 1, bot: true, id: newName() })
    await expect.poll(() => seat().presence).toBe('bot')
    const answered = async (): Promise<number> =>
      (await shared()).steps.slice(before).filter(({ is }) => is === 'answer').length - friend.answers
    await expect.poll(answered).toBeGreaterThan(0)
    friend.plays = false
    await anna.tab.goto(address)
    await anna.press(/^Play yourself again$/)
    await expect.poll(() => seat().presence).toBe('here')
    await anna.tab.getByRole('button', { name: 'Play yourself again' }).waitFor({ state: 'detached' })
    await expect.poll(at).toBe((await shared()).table.session.answers.length)
    expect(anna.complaints.filter((text) => !/WebSocket|ERR_/.test(text))).toEqual([])
    friend.leave()
    await anna.leave()
  })
})

describe('taking something back that others have seen', () => {
  it('is asked for and refused, in both directions, and nothing has moved', async () => {
    const { anna, friend, at, shared } = await together('fr')
    const note = anna.tab.locator('.company-notes .proposal')
    // Until something is seen: then the last answer is nobody's alone to take back. Anna has a second device at hand.
    const { seats } = (await house.running.backend.store.tables.table(friend.table))!
    const device = new Page()
    device.connect(playing.live, friend.table, seats[1]!.person!)
    for (;;) {
      const table = await shared()
      const { revision } = table
      if ([0, 1].every((seat) => table.undoFor({ answersFor: [seat] }) === 'seen')) break
      const [who, page] = table.table.decision.seat === 1 ? [device, device] : [friend, friend.page]
      await expect.poll(() => page.moment?.question != null && page.revision).toBe(revision)
      who.say({ c: 'a', r: revision, i: page.moment!.question!.choices[0]!.index, id: newName() })
      await expect.poll(async () => (await shared()).revision).toBeGreaterThan(revision)
    }
    device.leave()
    await expect.poll(() => friend.page.revision).toBe((await shared()).revision)
    const before = (await shared()).table.session.answers.length
    friend.say({ c: 'undo', r: friend.page.revision, to: null, id: newName() })
    await anna.orExplain(note.getByText(`${LONG} demande à revenir sur la dernière réponse.`).waitFor())
    await everywhere(anna.tab, 'asked to take something back', DRAWN, 'on a screen')
    await anna.press(/^Refuser$/)
    await note.waitFor({ state: 'detached' })
    await expect.poll(() => friend.page.company!.proposal).toBeNull()

    await expect.poll(at).toBe(before)
    await anna.tab.keyboard.press('m')
    await anna.press(/^Revenir en arrière \(tous d’accord\)$/)
    await anna.orExplain(note.getByText('Vous avez demandé aux autres de revenir en arrière.').waitFor())
    await everywhere(anna.tab, 'asking to take something back', 0, 'on a phone')
    await expect.poll(() => friend.page.company!.proposal).not.toBeNull()
    const { n } = friend.page.company!.proposal!
    friend.say({ c: 'vote', n, yes: false, id: newName() })
    await note.waitFor({ state: 'detached' })
    await anna.orExplain(
      anna.tab.locator('.not-taken-back').getByText('On n’est pas revenu en arrière.').waitFor(),
    )
    await everywhere(anna.tab, 'not taken back', 0, 'on a phone')
    expect((await shared()).table.session.answers).toHaveLength(before)
    expect((await shared()).steps.filter(({ is }) => is === 'back')).toEqual([])
    await expect.poll(at).toBe(before)
    expect(anna.complaints).toEqual([])
    friend.leave()
    await anna.leave()
  })
})

describe('whoever watches with open hands', () => {
  it('sees a hand as it was three turns and three minutes ago, and comes no nearer than that', async () => {
    const { store } = house.running.backend
    // Everything is old enough at once: what remains are the turns.
    ahead += DELAY.milliseconds
    const options = { windows: 'plain', watchers: 'delayed' } as const
    const id = await begunTable(store, 'eternal', ['Ann', 'Bob'], options)
    const players = ['Ann', 'Bob'].map((name) => {
      const page = new Page()
      page.connect(playing.live, id, name)
      return page
    })
    const { shared } = (await playing.live.open(id))!
    /** Whoever is asked takes the first option until so many turns have begun. */
    const playUntil = async (turns: number): Promise<void> => {
      while (turnsBegun(shared.table) < turns) {
        const page = players[shared.table.decision.seat]!
        await expect
          .poll(() => page.moment?.question?.choices[0] !== undefined && page.revision)
          .toBe(shared.revision)
        // What was said too fast is said again.
        const done = page.next(({ m }) => m === 'ok' || m === 'no')
        page.say({ c: 'a', r: page.revision, i: page.moment!.question!.choices[0]!.index, id: newName() })
        await done
      }
    }
    /** After so many answers this turn began. */
    const beganAfter = (turn: number): number => {
      const { log, game, watcher } = shared.table
      const begins = log.filter((entry) => {
        const event = entry.seenBy(watcher)
        return event != null && game.story.part(event).is === 'turn'
      })
      return begins[turn - 1]!.after
    }
    await playUntil(DELAY.turns + 4)
    const zoe = await house.somebody({ lang: 'en' })
    await zoe.tab.goto(`${house.at}/#/t/${id}`)
    await zoe.tab.getByLabel('Your name').fill('Zoe')
    await zoe.press(/^Come in$/)
    await zoe.orExplain(zoe.tab.locator('main.table').waitFor())
    // Neither side is hers: both are called by name, and of neither hand is there more than how many it holds.
    const names = zoe.tab.locator('main.table .seat-name')
    expect((await names.allInnerTexts()).sort()).toEqual(['Ann', 'Bob'])
    expect(await zoe.tab.locator('main.table .seat .backs').count()).toBe(2)
    const words = await zoe.tab.locator('main.table :is(.seat, .lane, .log)').allInnerTexts()
    expect(words.join('\n')).not.toMatch(/\b(?:you|yours?|opponent)\b/i)
    // Whoever watches cannot ask the players to take anything back, and is not asked when to be asked.
    await zoe.tab.keyboard.press('m')
    await zoe.orExplain(zoe.tab.locator('dialog.menu').waitFor())
    expect(await zoe.tab.getByText(/^Take it back/).count()).toBe(0)
    expect(await zoe.tab.getByText(/^Ask me$/).count()).toBe(0)
    await zoe.tab.keyboard.press('Escape')
    await zoe.press(/^Table$/)
    await zoe.tab.getByLabel('Through the eyes of').selectOption({ label: 'Ann' })
    const at = async (): Promise<number> =>
      Number(await zoe.tab.locator('main.table').getAttribute('data-at'))
    await expect.poll(at).toBe(beganAfter(4))
    expect((await names.allInnerTexts()).sort()).toEqual(['Ann', 'Bob'])
    await playUntil(DELAY.turns + 5)
    await expect.poll(at).toBe(beganAfter(5))
    expect(beganAfter(5)).toBeGreaterThan(beganAfter(4))
    expect(zoe.complaints).toEqual([])
    for (const page of players) page.leave()
    await zoe.leave()
  })
})

describe('a passkey', () => {
  /** A device with keys of its own, which asks nobody for a finger. */
  async function authenticatorOf({ context, tab }: Somebody) {
    const session = await context.newCDPSession(tab)
    await session.send('WebAuthn.enable')
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    return { session, authenticatorId }
  }

  it('is made with an account, opens it on another device, and is gone when it is removed', async () => {
    const anna = await house.somebody({ lang: 'en' })
    const first = await authenticatorOf(anna)
    await anna.tab.goto(`${house.at}/#/account`)
    await anna.tab.getByLabel('Your name').fill('Anna')
    await anna.press(/^Come in$/)
    await anna.tab.getByLabel('Name', { exact: true }).first().fill('Anna Keyholder')
    await anna.press(/^Make an account$/)
    await anna.press(/^Add a passkey$/)
    await anna.orExplain(anna.tab.getByText('This device').first().waitFor())
    const { credentials } = await first.session.send('WebAuthn.getCredentials', {
      authenticatorId: first.authenticatorId,
    })
    expect(credentials).toHaveLength(1)

    // Her telephone, to which her keys have been carried.
    const phone = await house.somebody({ lang: 'fr' })
    const second = await authenticatorOf(phone)
    await second.session.send('WebAuthn.addCredential', {
      authenticatorId: second.authenticatorId,
      credential: credentials[0]!,
    })
    const enter = async (): Promise<void> => {
      await phone.tab.goto(`${house.at}/#/together`)
      await phone.tab.locator('main.entrance summary').click()
      await phone.press(/^Avec une clé d’accès$/)
    }
    await enter()
    await phone.orExplain(phone.tab.locator('main.lobby').waitFor())
    await phone.tab.goto(`${house.at}/#/account`)
    await phone.orExplain(phone.tab.getByText('Anna Keyholder').first().waitFor())
    await phone.press(/^Retirer/)
    await phone.tab.getByText('Aucune pour l’instant.').waitFor()
    await phone.press(/^Se déconnecter ici$/)
    await enter()
    await phone.orExplain(phone.tab.getByText('Cette clé d’accès n’a pas été acceptée.').waitFor())
    expect(anna.complaints).toEqual([])
    await anna.leave()
    await phone.leave()
  })
})
