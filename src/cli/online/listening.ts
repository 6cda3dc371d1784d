import { LISTENS_TO_NOBODY, LISTENS_TO_WATCHERS, type Settings } from '../../table/api.ts'
import type { TableServer } from './server.ts'

/** Whom somebody hears at tables: kept with her at the server, so that it is the same on every device. */
export class Listening {
  private readonly server: Pick<TableServer, 'known' | 'mute' | 'keepSettings'>
  private settings: Settings = {}

  constructor(server: Pick<TableServer, 'known' | 'mute' | 'keepSettings'>) {
    this.server = server
  }

  async load(): Promise<void> {
    this.settings = (await this.server.known())?.settings ?? {}
  }

  get toNobody(): boolean {
    return this.settings[LISTENS_TO_NOBODY] === true
  }

  get toWatchers(): boolean {
    return this.settings[LISTENS_TO_WATCHERS] === true
  }

  toAll(on: boolean): Promise<void> {
    return this.keep(LISTENS_TO_NOBODY, !on)
  }

  toThoseWhoWatch(on: boolean): Promise<void> {
    return this.keep(LISTENS_TO_WATCHERS, on)
  }

  to(person: string, on: boolean): Promise<void> {
    return this.server.mute(person, !on)
  }

  private async keep(name: string, on: boolean): Promise<void> {
    // Another device may have changed something else meanwhile.
    await this.load()
    const settings = { ...this.settings, [name]: on }
    await this.server.keepSettings(settings)
    this.settings = settings
  }
}
