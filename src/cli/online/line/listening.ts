import { LISTENS_TO_NOBODY, LISTENS_TO_WATCHERS, type Settings } from '../../../table/wire/api.ts'
import type { TableServer } from './server.ts'

type ListeningServer = Pick<TableServer, 'known' | 'mute' | 'report' | 'keepSettings'>

/** Whom somebody hears at tables: kept with her at the server, so that it is the same on every device. */
export class Listening {
  private readonly server: ListeningServer
  private settings: Settings = {}

  constructor(server: ListeningServer) {
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

  /** She need not be heard, whatever becomes of the report. */
  async report(table: string, person: string, text: string): Promise<void> {
    await this.to(person, false)
    await this.server.report(table, person, text)
  }

  private async keep(name: string, on: boolean): Promise<void> {
    // Another device may have changed something else meanwhile.
    await this.load()
    const settings = { ...this.settings, [name]: on }
    await this.server.keepSettings(settings)
    this.settings = settings
  }
}
