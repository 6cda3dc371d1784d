import { ENDED_SESSIONS, type Hub, REPLACED_SESSIONS } from '../cluster/hub.ts'
import type { People } from '../store/contract/people.ts'
import type { Digest } from '../store/contract/values.ts'
import { SESSION_LIFE, type SignedIn } from './session.ts'

/** So often it is looked whether sessions that are in use are still good: they expire, and what nodes say may be lost. */
const LOOK = 600_000

/** What goes on as long as somebody is signed in: a socket, or a stream of events. */
interface Open {
  readonly person: string
  readonly hash: Digest
  /** `isReplaced`: whoever had the session has got another one in its place. */
  readonly end: (isReplaced: boolean) => void
}

/** Everything at this node that goes on with a session, and ends with it, on whichever node that happens. */
export class OpenSessions {
  private readonly people: Pick<People, 'session'>
  private readonly open = new Map<string, Set<Open>>()
  private readonly ends: readonly (() => void)[]
  private readonly timer: NodeJS.Timeout

  constructor(hub: Hub, people: Pick<People, 'session'>) {
    this.people = people
    this.ends = [
      hub.subscribe(ENDED_SESSIONS, (person) => this.lookAtAllOf(person, false)),
      hub.subscribe(REPLACED_SESSIONS, (person) => this.lookAtAllOf(person, true)),
      hub.regained(() => void this.look()),
    ]
    this.timer = setInterval(() => void this.look(), LOOK)
    this.timer.unref()
  }

  /** Something goes on with this session; gives what is to be called when it is over by itself. */
  begin({ person, session }: SignedIn, end: Open['end']): () => void {
    const each: Open = { person: person.id, hash: session.hash, end }
    const name = Buffer.from(session.hash).toString('base64url')
    const all = this.open.get(name) ?? new Set()
    this.open.set(name, all)
    all.add(each)
    return () => {
      all.delete(each)
      if (all.size === 0 && this.open.get(name) === all) this.open.delete(name)
    }
  }

  /** Ends what goes on with sessions that are not good any more; the others are in use. */
  async look(): Promise<void> {
    for (const all of [...this.open.values()]) await this.lookAt(all, false)
  }

  private lookAtAllOf(person: string, isReplaced: boolean): void {
    for (const all of [...this.open.values()])
      for (const first of [...all].slice(0, 1)) if (first.person === person) void this.lookAt(all, isReplaced)
  }

  private async lookAt(all: Set<Open>, isReplaced: boolean): Promise<void> {
    const [first] = all
    if (first === undefined) return
    // A store that is away says nothing about a session.
    const known = await this.people.session(first.hash, SESSION_LIFE).catch(() => undefined)
    if (known !== null) return
    for (const each of [...all]) {
      all.delete(each)
      each.end(isReplaced)
    }
  }

  close(): void {
    clearInterval(this.timer)
    for (const end of this.ends) end()
  }
}
