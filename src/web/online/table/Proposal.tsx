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
  const decided = remote.people.decided.value
  const known = useRef(decided)
  useEffect(() => {
    if (decided === known.current || decided === null) return
    known.current = decided
    announce(decided.wentBack ? w.value.takenBack : w.value.notTakenBack)
  }, [decided])
  if (proposal === null) {
    // What nobody agreed to leaves the game where it was; that is said until it goes on.
    const stays = decided?.wentBack === false && decided.at === (sitting.moment.value?.at ?? null)
    return stays ? <p class="not-taken-back">{w.value.notTakenBack}</p> : null
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
