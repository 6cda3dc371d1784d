import { effect, signal } from '@preact/signals'
import { announce } from '../page/announce.tsx'
import { lang } from '../page/settings.ts'
import { Refused } from '../source/local.ts'
import { GAMES, type Player } from '../source/source.ts'
import { forget, keep, savedGame } from '../source/store.ts'
import { start } from '../table/sitting/begin.ts'
import { battleId } from './battle-id.ts'
import { CampaignLine } from './client.ts'
import type { CampaignView } from './protocol.ts'
import { keepCampaign, savedCampaign, setAside } from './store.ts'

const today = (): string => new Date().toISOString().slice(0, 10)

const playerOf = (seat: string): Player => ({ bot: seat === 'person' ? null : seat })

/** One campaign of this browser on the page: what is shown of it, and everything that can be done about it. */
export class CampaignSession {
  readonly id: string
  readonly view = signal<CampaignView | null>(null)
  readonly problem = signal<string | null>(null)
  readonly missing = signal(false)
  /** Its battle has been begun at a table of this browser. */
  readonly begun = signal(false)
  private readonly line = new CampaignLine()
  private readonly stopFollowing: () => void

  constructor(id: string) {
    this.id = id
    let spoken = lang.peek()
    this.stopFollowing = effect(() => {
      const { value } = lang
      if (value === spoken || this.view.peek() === null) return
      spoken = value
      void this.show(this.line.call('speak', value))
    })
  }

  async open(): Promise<void> {
    const saved = savedCampaign(this.id)
    if (saved === null) {
      this.missing.value = true
      return
    }
    const opened = await this.show(this.line.call('open', saved.text, lang.peek()))
    if (!opened) setAside(this.id)
    else await this.takeBattle()
  }

  choose(...ids: readonly string[]): Promise<boolean> {
    return this.show(this.line.call('choose', ids))
  }

  seat(seats: readonly string[]): Promise<boolean> {
    return this.show(this.line.call('seat', seats))
  }

  steps(): Promise<readonly string[]> {
    return this.line.call('steps')
  }

  copy(count: number, title: string): Promise<string> {
    return this.line.call('copy', count, title)
  }

  verify(): Promise<string | null> {
    return this.line.call('verify')
  }

  /** The table of the battle that waits; gives the id of the saved game. */
  async fight(): Promise<string | null> {
    const view = this.view.peek()
    if (view === null) return null
    const id = battleId(this.id, view.battle)
    if (savedGame(id) !== null) return id
    const { game, setup, seed, record, seats, title } = await this.line.call('battle')
    const known = GAMES.find((each) => each === game)
    if (known === undefined) return null
    const from =
      record === null
        ? ({ kind: 'deal', setup: JSON.parse(JSON.stringify(setup)), seed } as const)
        : ({ kind: 'record', record } as const)
    const started = await start(known, from, seats.map(playerOf), title, { id })
    if ('id' in started) return started.id
    this.problem.value = started.problem
    return null
  }

  /** What happened at the table of the battle since the campaign was last looked at. */
  private async takeBattle(): Promise<void> {
    const view = this.view.peek()
    if (view?.question.kind !== 'battle') return
    const id = battleId(this.id, view.battle)
    const saved = savedGame(id)
    this.begun.value = saved !== null
    if (saved === null) return
    const taken = await this.show(this.line.call('fought', saved.record, saved.over, today()))
    if (taken && saved.over) {
      forget(id)
      this.begun.value = false
    } else if (!taken) keep(saved)
  }

  close(): void {
    this.stopFollowing()
    this.line.close()
  }

  private async show(coming: Promise<CampaignView>): Promise<boolean> {
    try {
      const view = await coming
      const asked = this.view.peek()?.question.name
      this.view.value = view
      this.problem.value = null
      const { title, text, score, over } = view
      keepCampaign({ id: this.id, title, text, battles: score.length, over, at: Date.now() })
      if (asked !== view.question.name) announce(view.question.name)
      return true
    } catch (error) {
      if (!(error instanceof Refused)) console.error(error)
      this.problem.value = error instanceof Error ? error.message : String(error)
      return false
    }
  }
}
