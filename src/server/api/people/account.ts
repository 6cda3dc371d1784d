import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { gameNamed } from '../../../games/index.ts'
import { CONCEDE_ACT } from '../../../table/moment.ts'
import { Attempts } from '../../access/limits.ts'
import { cookieName, cookieOptions, digestOf } from '../../access/session.ts'
import type { Playing } from '../../backend.ts'
import { ENDED_SESSIONS, REPLACED_SESSIONS } from '../../cluster/hub.ts'
import type { Person } from '../../store/contract/people.ts'
import type { TableWithSeats } from '../../store/contract/tables.ts'
import { campaignChanged } from '../campaigns/access.ts'
import {
  ApiRefusal,
  deletedInPart,
  nameTaken,
  needsAccount,
  notHere,
  passkeyRefused,
  tooManyTries,
  unreadable,
  wrongCode,
} from '../refusals.ts'
import type { Routes } from '../routes.ts'
import { type Api, addressIn, mustBeIn } from '../server.ts'
import { meShape } from '../shapes.ts'
import { tableChanged } from '../tables/access.ts'
import { concede } from '../tables/at-table.ts'
import { accountName, skeleton } from '../texts.ts'
import { type MailCodes, mailbox, subscriptionId } from './mail-codes.ts'
import { begin } from './people.ts'

/** Loaded for the first passkey: a server would take a sixth longer to start with it. */
const passkeys = (): Promise<typeof import('@simplewebauthn/server')> => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256: what authenticators have, and nothing that is still an experiment. */
const ALGORITHMS = [-8, -7, -257]
const CHALLENGE_LIFE = 5 * 60_000
/** Without letters that look like others: 32 of them are 5 bits each. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const GROUPS = 8
const GROUP = 4

/** Nobody has as many. */
const MOST_TABLES = 100_000

/** None is asked for. */
const NO_EXTENSIONS = {}

const named = z.strictObject({ name: z.string().max(400) })
const recovery = z.strictObject({ name: z.string().max(400), code: z.string().max(100) })
/** What a browser sends of an authenticator: whatever else stands there is not looked at. */
const credential = z.object({
  id: z.string().max(1_024),
  rawId: z.string().max(1_024),
  type: z.literal('public-key'),
})
const signed = z.object({ clientDataJSON: z.string().max(4_096) })
const registered = credential.extend({
  response: signed.extend({
    attestationObject: z.string(),
    transports: z.array(z.string().max(40)).exactOptional(),
  }),
})
const authenticated = credential.extend({
  response: signed.extend({ authenticatorData: z.string(), signature: z.string() }),
})
const added = z.strictObject({ response: registered, label: z.string().max(60) })
const answered = z.strictObject({ response: authenticated })
const mailed = z.strictObject({ address: z.email().max(254) })
const confirmed = z.strictObject({ address: z.email().max(254), code: z.string().regex(/^\d{6}$/) })
const removed = z.strictObject({ id: z.string().max(1_024) })

/** Eight groups of four: 160 bits, shown once; only its digest is kept. */
export function newRecoveryCode(): string {
  const letters = [...randomBytes(GROUPS * GROUP)].map((byte) => LETTERS[byte % LETTERS.length]!)
  return Array.from({ length: GROUPS }, (_, i) => letters.slice(i * GROUP, (i + 1) * GROUP).join('')).join(
    '-',
  )
}

/** The same code however it was typed. */
const codeDigest = (code: string): Uint8Array => digestOf(code.toLowerCase().replace(/[^a-z0-9]/g, ''))

/** The challenge that an authenticator has signed, as it says itself; whether it was ours is looked up. */
function challengeIn(response: z.infer<typeof signed>): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
    return z.object({ challenge: z.string().max(200) }).parse(data).challenge
  } catch {
    throw unreadable('response')
  }
}

export function accountRoutes(
  routes: Routes,
  api: Api,
  codes: MailCodes | null,
  playing: Pick<Playing, 'connect'> | null,
): void {
  const { store } = api
  const { people } = store
  const attempts = new Attempts(api.clock)

  const host = (request: FastifyRequest): string => new URL(api.origins.own(request.raw)).hostname

  async function account(request: FastifyRequest): Promise<Person> {
    const { person } = await mustBeIn(api, request)
    if (person.kind !== 'account') throw needsAccount()
    return person
  }

  /** Every challenge is ours, for this purpose and person, and good once. */
  async function mustBeOurs(challenge: string, purpose: string): Promise<void> {
    if ((await store.take(`challenge/${challenge}`)) !== purpose) throw passkeyRefused()
  }

  routes.on('POST /api/account', { takes: named, atMost: 10 }, async ({ request, reply, sent: { name } }) => {
    const { person, session } = await mustBeIn(api, request)
    const wanted = accountName(name)
    if (person.kind === 'account') throw nameTaken()
    if (!(await people.promote(person.id, wanted.name, wanted.skeleton))) throw nameTaken()
    const code = newRecoveryCode()
    await people.setRecovery(person.id, codeDigest(code))
    // Nobody who knew the guest's token knows that of the account.
    const more = await begin(api, request, reply, person.id)
    await people.endSession(person.id, session.hash)
    api.hub.publish(REPLACED_SESSIONS, person.id)
    reply.status(201)
    return { me: meShape((await people.person(person.id))!), code, ...more }
  })

  routes.on('POST /api/recovery', { atMost: 10 }, async ({ request }) => {
    const person = await account(request)
    const code = newRecoveryCode()
    await people.setRecovery(person.id, codeDigest(code))
    return { code }
  })

  routes.on(
    'POST /api/sign-in/recovery',
    { takes: recovery, atMost: 30 },
    async ({ request, reply, sent }) => {
      const { name, code } = sent
      const keys = [`name ${skeleton(name).slice(0, 100)}`, `address ${addressIn(api, request)}`]
      if (!attempts.begin(keys)) throw tooManyTries()
      const person = await people.account(skeleton(name))
      if (person === null || !(await people.isRecovery(person.id, codeDigest(code)))) throw wrongCode()
      attempts.succeeded(keys)
      return { me: meShape(person), ...(await begin(api, request, reply, person.id)) }
    },
  )

  /** The account whose notices go to this address: she has shown that its mails are hers to read. */
  async function accountAt(address: string): Promise<Person | null> {
    const person = await people.subscriber(subscriptionId('mail', address))
    return person?.kind === 'account' ? person : null
  }

  routes.on('POST /api/sign-in/mail', { takes: mailed, atMost: 5 }, async ({ request, sent }) => {
    const { address } = sent
    if (codes === null) throw notHere()
    const to = mailbox(address)
    const person = await accountAt(to)
    // Nobody waits for the mail: whether there is an account must not be told by how long it takes.
    if (person !== null && codes.mayMail(to))
      codes
        .mail('sign-in', to, person.lang, api.origins.own(request.raw))
        .catch(() => api.log.error('a mail could not be sent'))
    return {}
  })

  routes.on(
    'POST /api/sign-in/mail/confirm',
    { takes: confirmed, atMost: 30 },
    async ({ request, reply, sent }) => {
      const { address, code } = sent
      if (codes === null) throw notHere()
      const to = mailbox(address)
      await codes.mustBeRight('sign-in', to, code, [`mail ${to}`, `address ${addressIn(api, request)}`])
      const person = await accountAt(to)
      if (person === null) throw wrongCode()
      return { me: meShape(person), ...(await begin(api, request, reply, person.id)) }
    },
  )

  routes.on('POST /api/passkeys/options', { atMost: 30 }, async ({ request }) => {
    const person = await account(request)
    const known = await people.passkeys(person.id)
    const { generateRegistrationOptions } = await passkeys()
    const options = await generateRegistrationOptions({
      rpName: 'Cardwright',
      rpID: host(request),
      userID: new Uint8Array(Buffer.from(person.id)),
      userName: person.name,
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      supportedAlgorithmIDs: ALGORITHMS,
    })
    await store.once(`challenge/${options.challenge}`, `register ${person.id}`, CHALLENGE_LIFE)
    return { options }
  })

  routes.on('POST /api/passkeys', { takes: added, atMost: 30 }, async ({ request, reply, sent }) => {
    const { response, label } = sent
    const person = await account(request)
    const challenge = challengeIn(response.response)
    await mustBeOurs(challenge, `register ${person.id}`)
    const { verifyRegistrationResponse } = await passkeys()
    const verified = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: NO_EXTENSIONS },
      expectedChallenge: challenge,
      expectedOrigin: api.origins.own(request.raw),
      expectedRPID: host(request),
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => null)
    if (verified === null || !verified.verified) throw passkeyRefused()
    const { credential: made } = verified.registrationInfo
    const kept = await people.addPasskey({
      id: made.id,
      person: person.id,
      key: new Uint8Array(made.publicKey),
      counter: made.counter,
      transports: (made.transports ?? []).join(' '),
      label: label.normalize('NFC').replace(/\p{C}/gu, ''),
    })
    if (!kept) throw passkeyRefused()
    reply.status(201)
    return { id: made.id }
  })

  routes.on('GET /api/passkeys', { atMost: 120 }, async ({ request }) => {
    const person = await account(request)
    const all = await people.passkeys(person.id)
    return { passkeys: all.map(({ id, label, created, used }) => ({ id, label, created, used })) }
  })

  routes.on(
    'POST /api/passkeys/remove',
    { takes: removed, atMost: 120 },
    async ({ request, sent: { id } }) => {
      const person = await account(request)
      await people.removePasskey(person.id, id)
      return {}
    },
  )

  routes.on('POST /api/sign-in/options', { atMost: 30 }, async ({ request }) => {
    const { generateAuthenticationOptions } = await passkeys()
    const options = await generateAuthenticationOptions({
      rpID: host(request),
      userVerification: 'preferred',
    })
    await store.once(`challenge/${options.challenge}`, 'sign-in', CHALLENGE_LIFE)
    return { options }
  })

  routes.on('POST /api/sign-in', { takes: answered, atMost: 30 }, async ({ request, reply, sent }) => {
    const { response } = sent
    const challenge = challengeIn(response.response)
    await mustBeOurs(challenge, 'sign-in')
    const known = await people.passkey(response.id)
    if (known === null) throw passkeyRefused()
    const { verifyAuthenticationResponse } = await passkeys()
    const verified = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: NO_EXTENSIONS },
      expectedChallenge: challenge,
      expectedOrigin: api.origins.own(request.raw),
      expectedRPID: host(request),
      credential: { id: known.id, publicKey: new Uint8Array(known.key), counter: known.counter },
      requireUserVerification: false,
    }).catch(() => null)
    if (verified === null || !verified.verified) throw passkeyRefused()
    const person = await people.person(known.person)
    if (person === null || person.kind !== 'account') throw passkeyRefused()
    if (!(await people.usePasskey(known.id, verified.authenticationInfo.newCounter))) throw passkeyRefused()
    return { me: meShape(person), ...(await begin(api, request, reply, person.id)) }
  })

  /** Whoever goes for good loses where she plays against others, as if she left there; gives at how many tables she did. */
  async function concedeAll({ id, name, lang }: Person, own: readonly TableWithSeats[]): Promise<number> {
    let conceded = 0
    if (playing === null) return conceded
    for (const table of own) {
      if (table.state !== 'playing' || !table.seats.some(({ person }) => person === id)) continue
      if (gameNamed(table.kind).acts?.includes(CONCEDE_ACT) !== true) continue
      try {
        await concede((outlet) =>
          playing.connect(table.id, { person: id, name, lang, revision: 0, lines: 0 }, null, outlet),
        )
        conceded += 1
      } catch (error) {
        // A table that does not go on keeps nobody here; a store that is away could not delete her either.
        if (error instanceof ApiRefusal && error.status !== 503) continue
        throw conceded === 0 ? error : deletedInPart()
      }
    }
    return conceded
  }

  routes.on('GET /api/me/export', { atMost: 10 }, async ({ request, reply }) => {
    const { person } = await mustBeIn(api, request)
    reply.header('content-disposition', 'attachment; filename="cardwright.json"')
    return people.everything(person.id)
  })

  // Her name has to be typed, so that nobody is deleted by a slip of the finger.
  routes.on('POST /api/me/delete', { takes: named, atMost: 10 }, async ({ request, reply, sent }) => {
    const { name } = sent
    const { person } = await mustBeIn(api, request)
    if (name !== person.name) throw unreadable('name')
    const own = await store.tables.ofPerson(person.id, MOST_TABLES)
    const campaigns = await store.campaigns.ofPerson(person.id, MOST_TABLES)
    const { saying = [], bookmark = [] } = await people.everything(person.id)
    const spokeAt = [...saying, ...bookmark].map(({ game }) => String(game))
    const conceded = await concedeAll(person, own)
    try {
      await people.erase(person.id)
    } catch (error) {
      throw conceded === 0 ? error : deletedInPart()
    }
    // Before her tables are opened again without her: her pages would come again, and not be let in.
    api.hub.publish(ENDED_SESSIONS, person.id)
    // Those too where she conceded when it went wrong before, and those where play has not begun.
    for (const id of new Set([...own.map((table) => table.id), ...spokeAt])) tableChanged(api, id)
    for (const { id } of campaigns) campaignChanged(api, id)
    const { secure } = api.origins
    reply.clearCookie(cookieName(secure), cookieOptions(secure))
    return {}
  })
}
