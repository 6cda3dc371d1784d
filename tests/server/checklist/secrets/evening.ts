import { about } from '../../../../src/server/post/about.ts'
import { type Delivery, Outbox } from '../../../../src/server/post/outbox.ts'
import { Authenticator } from '../../api/authenticator.ts'
import { type Answer, ORIGIN, share } from '../../api/site.ts'
import { newId } from '../../live/harness.ts'
import type { Club } from './club.ts'
import { Guest, Socket } from './guest.ts'

const AT = 'wohnzimmer@mail.example'
const HOOK = 'https://hooks.example/planted-hook/0123456789'
const ENDPOINT = 'https://push.example/planted-endpoint/0123456789'

const idIn = (answer: Answer, of: 'table' | 'campaign'): string => {
  const found: unknown = answer.body[of]
  return typeof found === 'object' && found !== null && 'id' in found ? String(found.id) : 'no-id-here'
}

export interface People {
  readonly mia: Guest
  readonly noe: Guest
  /** Knows nobody, and asks for everything. */
  readonly zoe: Guest
}

/** Everybody is there before anything fails. */
export async function arrive(club: Club): Promise<People> {
  const [mia, noe, zoe] = ['Miranda', 'Noemi', 'Zoe'].map((who) => new Guest(club.surroundings, who)) as [
    Guest,
    Guest,
    Guest,
  ]
  await mia.post('/api/guest', { name: 'Miranda Quillfeather', lang: 'en' })
  await noe.post('/api/guest', { name: 'Noémi Waldenström', lang: 'fr' })
  await zoe.post('/api/guest', { name: 'Zoe Underhill', lang: 'en' })
  return { mia, noe, zoe }
}

/** She becomes an account, is told of her turns in every way, and signs in in every way. */
export async function signsIn(club: Club, mia: Guest): Promise<void> {
  const { post, sites, secrets } = club
  const { body } = await mia.post('/api/account', { name: 'Quillfeather Miranda' })
  mia.given('recovery code', body.code)
  await mia.post('/api/me', { settings: { 'hears-nobody': 'planted-settings' } })
  const address = { address: AT }
  secrets.add('mail address', AT)
  const asked = await mia.post('/api/notices/mail', address)
  if (asked.status === 200)
    await mia.post('/api/notices/mail/confirm', {
      ...address,
      code: mia.given('mailed code', await post.code(AT)),
    })
  await mia.post('/api/notices/webhook', { url: HOOK })
  await mia.post('/api/notices/push', {
    endpoint: ENDPOINT,
    keys: { p256dh: 'planted-p256dh', auth: 'planted-auth' },
  })
  await mia.get('/api/notices')
  const { store, mail } = sites[0]!.backend
  const outbox = new Outbox({
    people: store.people,
    about: about(store),
    site: 'https://cards.example',
    channels: {
      push: () => Promise.reject(new Error(`planted: ${ENDPOINT}`)),
      webhook: async (): Promise<Delivery> => 'failed',
      mail: async ({ endpoint }, message) => {
        await mail!(endpoint, message)
        throw new Error(`planted: ${endpoint}`)
      },
    },
    metrics: sites[0]!.backend.metrics,
  })
  await outbox.work().catch(() => {})

  const key = new Authenticator()
  const challenge = async (route: string): Promise<string> => {
    const { body } = await mia.post(route)
    const { challenge: made = 'none' } = (body.options ?? {}) as { challenge?: string }
    return mia.given('challenge', made)
  }
  await mia.post('/api/passkeys', {
    response: key.register(await challenge('/api/passkeys/options'), ORIGIN, 'localhost'),
    label: 'planted-label',
  })
  await mia.get('/api/passkeys')
  const recovered = await mia.post('/api/recovery')
  const code = mia.given('recovery code', recovered.body.code)
  await mia.post('/api/logout')
  await mia.post('/api/sign-in/recovery', { name: 'Quillfeather Miranda', code: `${code.slice(0, -4)}aaaa` })
  await mia.post('/api/sign-in', { response: key.signIn('A'.repeat(43), ORIGIN, 'localhost') })
  await mia.post('/api/sign-in', {
    response: key.signIn(await challenge('/api/sign-in/options'), ORIGIN, 'localhost'),
  })
  await mia.post('/api/logout')
  const mails = post.mails.length
  await mia.post('/api/sign-in/mail', address)
  // Nobody is told whether one is on its way.
  const mailed = club.fails ? '000000' : mia.given('mailed code', await post.code(AT, mails + 1))
  await mia.post('/api/sign-in/mail/confirm', { ...address, code: mailed })
  await mia.post('/api/logout')
  await mia.post('/api/sign-in/recovery', { name: 'Quillfeather Miranda', code })
  await mia.get('/api/sessions')
}

interface Table {
  readonly id: string
  readonly key: string
}

/** A table of two with hidden hands is hosted and joined, and play begins. */
export async function sitsDown(mia: Guest, noe: Guest): Promise<Table> {
  const made = await mia.post('/api/tables', {
    game: 'eternal',
    setup: { decks: ['Rakano Warcry', 'Elysian Flyers'] },
    seats: [{ who: 'me' }, { who: 'open' }],
    options: { windows: 'plain', watchers: 'delayed' },
    title: 'Planted title of theirs',
  })
  const id = idIn(made, 'table')
  const key = noe.given('invitation key', mia.given('invitation key', made.body.key))
  await noe.post(`/api/tables/${id}/join`, { key: `${key}x` })
  await noe.post(`/api/tables/${id}/look`, { key })
  await noe.post(`/api/tables/${id}/join`, { key })
  await noe.post(`/api/tables/${id}/bring`, { seat: 1, part: 'Combrei Empower' })
  await mia.post(`/api/tables/${id}/ready`, { share: mia.given('share', share()) })
  await noe.post(`/api/tables/${id}/ready`, { share: noe.given('share', share()) })
  return { id, key }
}

/** They play it at two nodes, talk, let others look on, and ask for all that can be asked. */
export async function plays(
  { sites, secrets }: Club,
  { mia, noe, zoe }: People,
  { id }: Table,
): Promise<void> {
  const watching = await mia.post(`/api/tables/${id}/watch`, { on: true })
  const watch = zoe.given('watch key', mia.given('watch key', watching.body.key))
  const [here, there] = [new Socket(mia, 0, id), new Socket(noe, 1, id)]
  await here.until(['whole', 'room'])
  await there.until(['whole', 'room'])
  const wrong = new Socket(zoe, 1, id, 'wrong-key-of-hers')
  await wrong.until([])
  // Whichever node has the table, one of them comes from the other.
  const watchers = [0, 1].map((node) => new Socket(zoe, node, id, watch))
  for (const watcher of watchers) await watcher.until(['whole'])
  const lent = await here.say({ c: 'show', seat: 0, on: true, q: 1 }, 'reply')
  const shown =
    lent?.m === 'reply' && typeof lent.value === 'object' && lent.value !== null && 'key' in lent.value
      ? lent.value.key
      : null
  mia.given('lent key', shown)
  for (const socket of [here, there]) {
    for (const [text, of] of [
      ['planted saying, said aloud', 'saying'],
      ['planted bookmark, my own', 'mark'],
    ] as const) {
      secrets.add(of, text)
      if (of === 'saying') await socket.say({ c: 'say', text }, 'said')
      else await socket.say({ c: 'mark', at: 0, text }, 'marked')
    }
    await socket.say(
      { c: 'order', seat: socket === here ? 0 : 1, orders: [{ do: 'think', percent: 17 }], id: newId() },
      'ok',
    )
  }
  for (const who of [mia, noe, mia, noe]) {
    const { body } = await who.get(`/api/t/${id}`)
    const r: unknown = body.r
    await who.post(`/api/t/${id}/answer`, { r, i: 0 })
  }
  await here.say({ c: 'undo', r: here.revision, to: null, id: newId() }, 'ok')
  await there.say({ c: 'hint', q: 2 }, 'reply')
  await here.say('{"c":"say","text":"planted and cut off', 'note')
  await here.say({ c: 'why', text: 'planted question about cards', q: 3 }, 'reply')
  here.close()
  there.close()
  for (const watcher of watchers) watcher.close()
  if (sites.length < 2) throw new Error('there are two nodes')
}

/** She gives up, and all of it may be seen. */
export async function ends(club: Club, { mia, noe }: People, { id }: Table): Promise<void> {
  const socket = new Socket(noe, 1, id)
  await socket.until(['whole'])
  await socket.say({ c: 'act', r: socket.revision, act: 'concede', id: newId() }, 'over')
  socket.close()
  for (const who of [mia, noe]) {
    await who.get(`/api/replays/${id}`)
    await who.get('/api/results')
  }
  if (club.fails) await mia.get('/api/tables')
}

/** A table with a bot, for which workers elsewhere may think; and a campaign. */
export async function playsOn(mia: Guest, noe: Guest): Promise<readonly string[]> {
  const made = await mia.post('/api/tables', {
    game: 'aeons-end',
    setup: { mages: ['brama', 'mist'] },
    seats: [{ who: 'me' }, { who: 'bot', bot: 'search:2' }],
    title: 'Planted title with a bot',
  })
  const id = idIn(made, 'table')
  mia.given('invitation key', made.body.key)
  await mia.post(`/api/tables/${id}/ready`, { share: mia.given('share', share()) })
  const page = new Socket(mia, 0, id)
  await page.until(['whole', 'room'])
  await page.say({ c: 'hint', q: 1 }, 'reply')
  page.close()
  const campaign = await mia.post('/api/campaigns', {
    title: 'Planted title of a campaign',
    names: ['Planted Ysel', 'Planted Toran'],
    seats: [{ who: 'me' }, { who: 'open' }],
  })
  const of = idIn(campaign, 'campaign')
  const key = noe.given('campaign key', mia.given('campaign key', campaign.body.key))
  await noe.post(`/api/campaigns/${of}/join`, { key: `${key}x` })
  await noe.post(`/api/campaigns/${of}/join`, { key })
  await mia.post(`/api/campaigns/${of}/look`)
  await mia.post(`/api/campaigns/${of}/choose`, { steps: 0, ids: ['planted choice'] })
  return [id, of]
}

/** Everything that can be asked wrongly, or by somebody who has nothing to do with it. */
export async function intrudes({ mia, zoe }: People, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    for (const path of ['tables', 'replays', 't', 'campaigns', 'tables/x'])
      await zoe.get(`/api/${path}/${id}`)
    for (const path of ['look', 'join', 'ready', 'invite', 'watch', 'close', 'change', 'leave'])
      for (const kind of ['tables', 'campaigns'])
        await zoe.post(`/api/${kind}/${id}/${path}`, { key: 'wrong', on: true })
    await zoe.post(`/api/t/${id}/answer`, { r: 0, i: 0 })
    await zoe.post(`/api/campaigns/${id}/export`)
  }
  for (const path of [
    'tables',
    'tables/open?game=',
    'tables/live?game=',
    'results',
    'campaigns',
    'me',
    'me/export',
    'sessions',
    'notices',
    'passkeys',
    'health',
    'ready',
  ])
    await zoe.get(`/api/${path}`)
  await zoe.get('/metrics')
  for (const who of [mia, zoe]) {
    await who.post('/api/tables', '{"planted": "cut off')
    await who.post('/api/tables', { planted: { setup: 'planted-in-a-body' } })
    await who.post('/api/sign-in/mail/confirm', { address: 'wrong@mail.example', code: '000000' })
    await who.get('/api/none?token=planted-in-an-address')
  }
}
