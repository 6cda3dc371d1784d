import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { InjectOptions } from 'fastify'
import { addressOf, methodOf, type RouteName } from '../../../src/table/wire/route.ts'
import type { Places } from '../api/odd-bodies.ts'
import { idFor, settled } from '../api/places.ts'
import { HOST, ORIGIN, openSite, type Site, Visitor } from '../api/site.ts'
import { MailServer } from '../smtp.ts'

/** So many bytes of a body are read. */
export const LIMIT = 64 * 1024

/** A server and who is there. */
export interface Ground {
  readonly site: Site
  readonly host: Visitor
  readonly stranger: Visitor
  readonly places: Places
}

/** From somewhere else each time, so that none is only told to be slower. */
export async function sent(
  { site, host, places }: Ground,
  name: RouteName,
  payload: string | Readable | undefined,
  { id = idFor(name, places), ...headers }: Readonly<Record<string, string>> = {},
): Promise<number> {
  const options: InjectOptions = {
    method: methodOf(name),
    url: addressOf(name, id),
    remoteAddress: `10.${[...randomBytes(3)].join('.')}`,
    headers: {
      host: HOST,
      origin: ORIGIN,
      'content-type': 'application/json',
      cookie: host.cookie ?? '',
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  }
  return (await site.app.inject(options)).statusCode
}

/** So many begin at one server before there is another: what is kept stays small, and a server takes longer to start. */
const AT_ONE_SERVER = 6

/** Where something may be asked that is refused: as long as it is, it is the same for whoever asks next. */
export class Grounds {
  private readonly post = new MailServer()
  private smtp = ''
  private site: Site | null = null
  private present: Ground | null = null
  private begun = 0

  async begin(): Promise<Ground> {
    if (this.present !== null) return this.present
    if (this.begun++ % AT_ONE_SERVER === 0) await this.endSite()
    if (this.smtp === '') this.smtp = await this.post.begin()
    this.site ??= await openSite({ WEBHOOKS: '1', SMTP_URL: this.smtp }, Date.now, true)
    const { site } = this
    const { host, places } = await settled(site, `Somebody ${this.begun}`)
    const stranger = await new Visitor(site).named('Zoe')
    // It is in memory now.
    await host.get(`/api/t/${places.live}`)
    this.present = { site, host, places, stranger }
    return this.present
  }

  /** Something was changed. */
  clear(): void {
    this.present = null
  }

  private async endSite(): Promise<void> {
    await this.site?.end()
    this.site = null
  }

  async end(): Promise<void> {
    await this.endSite()
    await this.post.end()
  }
}
