import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Company, SeatShown } from '../../../table/messages.ts'
import { THINK, WINDOW } from '../../../table/time/clock.ts'
import { timeLeft } from '../../../table/time/shown-time.ts'
import { announce } from '../../page/announce.tsx'
import { speaking } from '../../page/words.ts'
import { momentAt } from '../day-in.ts'
import type { RemoteTable } from '../source/remote.ts'
import { companyWords } from './company-words.ts'

const w = speaking(companyWords)

/** A page that lives hears something every eight seconds. After so long without, what it knows of time is old. */
const OLD_NEWS = 12_000
const TICK = 250
const SECOND = 1_000

/** The time by the clock of this page, again and again; null while nothing is heard of the table. */
function useTime(remote: RemoteTable, runs: boolean, every = TICK): number | null {
  const now = useSignal<number | null>(performance.now())
  const live = remote.line.value === 'open'
  useEffect(() => {
    const tick = (): void => {
      now.value = live && remote.silentFor < OLD_NEWS ? performance.now() : null
    }
    tick()
    if (!runs) return
    const timer = setInterval(tick, every)
    return () => clearInterval(timer)
  }, [live, runs])
  return live ? now.value : null
}

/**
 * How many seconds somebody has been away by now, null for whoever is not: the table says it when something else changes,
 * and nothing else may happen until she is back.
 */
export function useAwayFor(remote: RemoteTable, { presence, awayFor }: SeatShown): number | null {
  const isAway = presence === 'away'
  const now = useTime(remote, isAway, SECOND)
  if (!isAway) return null
  const since = now === null ? 0 : Math.max(0, now - remote.people.companyAt.value)
  return (awayFor ?? 0) + Math.floor(since / SECOND)
}

/**
 * What somebody has left: of her turn where that is less, for then her time is over. It runs only while there is news:
 * a clock on a dead line would lie.
 */
export function Clock({
  remote,
  company,
  seat,
}: {
  readonly remote: RemoteTable
  readonly company: Company
  readonly seat: number
}) {
  const { companyAt, window } = remote.people
  const known = { knownAt: companyAt.value, window: window.value }
  const runs = timeLeft(company, seat, { ...known, now: 0 })?.runs === true
  const now = useTime(remote, runs)
  const bank = company.clock?.banks[seat]
  if (bank === undefined) return null
  const shown = now === null ? null : timeLeft(company, seat, { ...known, now })
  if (shown === null) return <time class="bank">{w.value.noTime}</time>
  return (
    <time class="bank" {...(runs ? { title: w.value.bankOf(w.value.minutes(bank)) } : {})}>
      {w.value.minutes(shown.left)}
    </time>
  )
}

/** Until when the others may agree: by the day where they come when they can, else in seconds that run. */
export function VoteTime({ remote, company }: { readonly remote: RemoteTable; readonly company: Company }) {
  const { proposal, options } = company
  const inDays = options.pace === 'days'
  const now = useTime(remote, proposal !== null && !inDays, SECOND)
  if (proposal === null) return null
  const at = remote.people.companyAt.value
  if (inDays) {
    const until = Date.now() + proposal.left - (performance.now() - at)
    return <span class="quiet">{w.value.votesUntil(...momentAt(until))}</span>
  }
  if (now === null) return null
  const left = Math.max(0, proposal.left - Math.max(0, now - at))
  return (
    <span class="seconds" role="timer">
      {w.value.seconds(Math.ceil(left / SECOND))}
    </span>
  )
}

/** A reaction window: quietly how long it lasts, and where it closes by itself, the way to buy time. */
export function WindowTime({
  remote,
  asked,
}: {
  readonly remote: RemoteTable
  /** Somebody at this page is asked. */
  readonly asked: boolean
}) {
  const open = remote.people.window.value
  const now = useTime(remote, open !== null)
  const left = open === null || now === null ? 0 : Math.max(0, open.closes - now)
  const mayThink = open?.exactly === true && !open.thinking && asked && !remote.held.value && now !== null
  const think = (): void => {
    remote.think().catch((error: Error) => announce(error.message))
  }
  useEffect(() => {
    if (!mayThink) return
    const key = (event: KeyboardEvent): void => {
      const { target } = event
      const typing = target instanceof Element && target.closest('input, select, textarea, dialog') !== null
      if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.altKey || event.metaKey || typing) return
      event.preventDefault()
      if (!event.repeat) think()
    }
    addEventListener('keydown', key)
    return () => removeEventListener('keydown', key)
  }, [mayThink])
  if (open === null) return null
  return (
    <span class="window">
      <progress
        max={open.thinking ? WINDOW + THINK : WINDOW}
        value={left}
        title={open.thinking ? w.value.thinks : open.exactly ? w.value.windowCloses : w.value.windowOpen}
        aria-label={open.thinking ? w.value.thinks : open.exactly ? w.value.windowCloses : w.value.windowOpen}
      />
      {open.exactly && <span class="seconds">{w.value.seconds(Math.ceil(left / 1000))}</span>}
      {mayThink && (
        <button type="button" class="button" title={w.value.thinkHint} onClick={think}>
          {w.value.think}
          <kbd>T</kbd>
        </button>
      )}
    </span>
  )
}
