import { useEffect, useRef } from 'preact/hooks'
import type { Company } from '../../../table/messages.ts'
import { announce } from '../../page/announce.tsx'
import { speaking } from '../../page/words.ts'
import type { Sitting } from '../../table/sitting/sitting.ts'
import { listed } from '../listed-names.ts'
import type { RemoteTable } from '../source/remote.ts'
import { companyWords } from './company-words.ts'
import { VoteTime } from './Times.tsx'

const w = speaking(companyWords)

/** What the table shows may come a moment after the wish to change it is gone. */
const SETTLED = 500

/** What was asked for, and the table as it was then. */
interface Asked {
  readonly n: number
  readonly at: number | null
  /** So many answers would be left. */
  readonly to: number
}

/** In the strip above the table: somebody asks to take something back, who has to agree still, and that it was refused. */
export function Proposal({
  remote,
  company: { proposal, you, ...company },
  sitting,
  nameOf,
}: {
  readonly remote: RemoteTable
  readonly company: Company
  readonly sitting: Sitting
  readonly nameOf: (seat: number) => string
}) {
  const asked = useRef<Asked | null>(null)
  const at = sitting.moment.value?.at ?? null
  if (proposal !== null) {
    if (asked.current?.n !== proposal.n) asked.current = { n: proposal.n, at, to: proposal.to }
  } else if (asked.current !== null && asked.current.at !== at) asked.current = null
  // The strip changes while it is voted on; only the end of it is news.
  const open = proposal?.n ?? null
  const before = useRef<Asked | null>(null)
  useEffect(() => {
    const { current } = before
    before.current = asked.current
    if (open !== null || current === null) return
    const timer = setTimeout(() => {
      if (current.to === current.at) return
      const wentBack = sitting.moment.peek()?.at === current.to
      announce(wentBack ? w.value.takenBack : w.value.notTakenBack)
    }, SETTLED)
    return () => clearTimeout(timer)
  }, [open])
  if (proposal === null) {
    const refused = asked.current !== null && asked.current.to !== at
    return refused ? <p class="not-taken-back">{w.value.notTakenBack}</p> : null
  }
  const isOwn = (seats: readonly number[]): boolean => seats.some((seat) => you.seats.includes(seat))
  const asks = isOwn([proposal.by])
  const decides = isOwn(proposal.waiting)
  const others = proposal.waiting.filter((seat) => !you.seats.includes(seat))
  // Where only one was asked it is plain who has not said anything yet.
  const several = proposal.yes.some((seat) => seat !== proposal.by && !(asks && you.seats.includes(seat)))
  const words = asks
    ? w.value.youAsked
    : isOwn(proposal.yes)
      ? w.value.youAgreed(nameOf(proposal.by))
      : w.value.asksBack(nameOf(proposal.by))
  return (
    <div class="proposal">
      {/* Nothing that changes every second: all of an alert is said again with each change. */}
      <span role="alert">{words}</span>
      <VoteTime remote={remote} company={{ ...company, proposal, you }} />
      {several && others.length > 0 && !decides && (
        <span role="status">{w.value.stillAsked(listed(others.map(nameOf)))}</span>
      )}
      {decides && (
        <>
          <button type="button" class="button" onClick={() => void remote.people.vote(proposal.n, true)}>
            {w.value.agree}
          </button>
          <button type="button" class="button" onClick={() => void remote.people.vote(proposal.n, false)}>
            {w.value.refuse}
          </button>
        </>
      )}
    </div>
  )
}
