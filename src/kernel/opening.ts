import type { Game } from './game.ts'
import type { GameRecord } from './record.ts'
import { type BothLanguages, Refusal } from './refusal.ts'
import { Session } from './session.ts'
import { type Verdict, verdictSentence, verify } from './verify.ts'

/*
 * Opening what was recorded. Apart from the session, because beginning a game needs none of it: the page fetches it
 * with the first saved game.
 */

/** A record that was opened: what was made of it, and how it fares with the cards and rules of today. */
export interface Opened<T> {
  /** Null when not even its set-up can be dealt any more. */
  readonly made: T | null
  readonly verdict: Verdict
  /** The notice for a person; null when it plays on as it was. */
  readonly differs: BothLanguages | null
}

/**
 * Opens a record where it ends, or where it last agrees with the rules of today: `make` gets so many answers, and
 * whether what was done after the last of them belongs to it.
 */
export function opened<S, T>(
  game: Game<S>,
  record: GameRecord,
  make: (count: number, withLastActs: boolean) => T,
): Opened<T> {
  const verdict = verify(game, record)
  const made = verdict.deal === 'impossible' ? null : make(verdict.agreesUntil, verdict.ok)
  return { made, verdict, differs: verdictSentence(verdict) }
}

/** What was made of a record; refused unless it plays to the end as it was recorded. */
export function mustAgree<T>({ made, verdict, differs }: Opened<T>): T {
  if (made !== null && differs === null) return made
  throw new Refusal(differs ?? '', verdict.differsAt === 0 ? '' : `answer ${verdict.differsAt}`)
}

/** A session that stands where a record ends; refused unless it plays to the end as it was recorded. */
export function resumeSession<S>(game: Game<S>, record: GameRecord): Session<S> {
  return mustAgree(opened(game, record, (count, withActs) => Session.at(game, record, count, withActs)))
}
