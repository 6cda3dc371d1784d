import type { Playable } from '../../../language/face.ts'
import type { TableOptions } from '../../../table/options.ts'
import type { Proposal, SharedTable } from '../../../table/shared-table.ts'
import type { OpenedTable } from '../opening/opening.ts'
import type { Timekeeper } from '../time/timekeeper.ts'
import type { Seats } from './seats.ts'

/** So long the others have to agree: while all are there, or where they come when they can. */
const VOTING: Readonly<Record<TableOptions['pace'], number>> = {
  relaxed: 60_000,
  live: 60_000,
  days: 86_400_000,
}
/** At the latest after so long the clock is looked at again: the time of the store may have leapt. */
const LOOKS = 30_000
/** At most so many proposals are made while one node has a table; so no later one has the number of an earlier one. */
const A_CLAIM = 1_000_000

/** A proposal as it is kept, by seats: whoever is gone for good has left hers. */
export interface KeptProposal extends Pick<Proposal, 'number' | 'seat' | 'answers' | 'acts'> {
  /** It is about the table after so many steps, and nothing after another one. */
  readonly revision: number
  /** Seats whose persons have said yes, and those that have said nothing yet. */
  readonly yes: readonly number[]
  readonly waiting: readonly number[]
  readonly until: number
  /** The ids of the commands that led there: each counts once. */
  readonly said: readonly string[]
}

/** What is asked of the others at this table at this time, if anything. */
export function keptProposal(
  { proposal, steps }: { readonly proposal: string | null; readonly steps: number },
  now: number,
): KeptProposal | null {
  if (proposal === null) return null
  const kept: KeptProposal = JSON.parse(proposal)
  return kept.revision === steps && kept.until > now ? kept : null
}

/** How long the others may agree to what somebody proposes, and what of it outlives the memory of a node. */
export class Votes {
  private readonly shared: SharedTable<Playable>
  private readonly opened: OpenedTable
  private readonly seats: Seats
  private readonly time: Timekeeper
  private readonly lapsed: () => void
  private number = 0
  private until = 0
  private said: readonly string[] = []
  private stop: () => void = () => {}

  constructor(
    shared: SharedTable<Playable>,
    { opened, seats }: { readonly opened: OpenedTable; readonly seats: Seats },
    time: Timekeeper,
    /** Not everybody has agreed in time. */
    lapsed: () => void,
  ) {
    this.shared = shared
    this.opened = opened
    this.seats = seats
    this.time = time
    this.lapsed = lapsed
    shared.countProposalsFrom(opened.epoch * A_CLAIM)
  }

  /** Is it kept for others who come another day, and are told that they are asked? */
  get areKept(): boolean {
    return this.opened.options.pace === 'days'
  }

  /** Time that is kept is that of the store; what ends with this process goes by the clock that never leaps. */
  private get now(): number {
    return this.areKept ? this.time.now() : this.time.steady()
  }

  get left(): number {
    return Math.max(0, this.until - this.now)
  }

  /** When it was proposed. */
  get since(): number {
    return this.until - VOTING[this.opened.options.pace]
  }

  /** Goes on with what was proposed before this table was opened. */
  resume(): void {
    const { shared, seats, opened } = this
    if (opened.stopped !== null || shared.table.over) return
    const kept = keptProposal({ ...opened.row, steps: shared.revision }, this.time.now())
    if (kept === null) return
    const peopleAt = (of: readonly number[]): readonly string[] =>
      of.flatMap((seat) => seats.personAt(seat) ?? [])
    const { number, seat, answers, acts } = kept
    const by = seats.personAt(seat)
    const waiting = peopleAt(kept.waiting)
    if (by === null || waiting.length === 0) return
    shared.resume({ number, by, seat, answers, acts, yes: peopleAt(kept.yes), waiting })
    for (const id of kept.said) shared.recall(id, shared.revision)
    this.number = number
    this.until = kept.until
    this.said = kept.said
    this.wait()
  }

  /** Somebody has proposed something, or said yes or no to it; gives whether the others are asked for the first time. */
  noted(id: string): boolean {
    const { proposal } = this.shared
    this.stop()
    if (proposal === null) return false
    const isNew = proposal.number !== this.number
    if (isNew) {
      this.number = proposal.number
      this.until = this.now + VOTING[this.opened.options.pace]
      this.said = []
    }
    this.said = [...this.said, id]
    this.wait()
    return isNew
  }

  /** What the next node needs to know of it. */
  get kept(): string | null {
    const { proposal, revision } = this.shared
    if (proposal === null) return null
    const { number, seat, answers, acts } = proposal
    const seatsOf = (people: readonly string[]): readonly number[] =>
      people.flatMap((person) => this.seats.seatsOf(person).slice(0, 1))
    const kept: KeptProposal = {
      revision,
      number,
      seat,
      answers,
      acts,
      yes: seatsOf(proposal.yes),
      waiting: seatsOf(proposal.waiting),
      until: this.until,
      said: this.said,
    }
    return JSON.stringify(kept)
  }

  private wait(): void {
    this.stop = this.time.after(Math.min(this.left, LOOKS), () => {
      if (this.shared.proposal?.number !== this.number) return
      if (this.left > 0) return this.wait()
      this.shared.dropProposal()
      this.lapsed()
    })
  }

  /** A step was taken, or the table is dropped: nothing is proposed any more. */
  rest(): void {
    this.stop()
  }
}
