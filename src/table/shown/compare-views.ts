import type { GameRecord } from '../../kernel/record.ts'
import { actsAfter } from '../../kernel/replay.ts'
import type { Rules } from '../../language/face.ts'
import { Table } from '../table.ts'
import { addEntries, type ShownGame, type ShownView, viewDigest } from './shown-views.ts'

export interface ViewsCompared {
  /** At so many moments something was compared, of so many that the record has. */
  readonly compared: number
  readonly moments: number
  /** So many answers had been given when something else was shown than the record says; null where all agrees. */
  readonly differsAt: number | null
  /** All views are made of the same entries as here: what differs is not due to another release. */
  readonly sameEntries: boolean
}

const isWithin = (n: number, most: number): boolean => Number.isInteger(n) && n >= 0 && n <= most

/** Compares what was shown with what a record, which is known to play to its end, shows the same eyes at the same moments. */
export function compareViews(game: Rules, record: GameRecord, shown: ShownGame): ViewsCompared {
  const { answers } = record
  const table = Table.begin(game, record.setup, record.seed)
  const views = new Map<number, ShownView[]>()
  for (const view of shown.views) views.set(view.at, [...(views.get(view.at) ?? []), view])
  const entries = new Set<string>()
  const agrees = (view: ShownView): boolean => {
    if (!isWithin(view.eyes, table.watcher)) return false
    const here = game.observe(table.state, view.eyes)
    addEntries(here, entries)
    return viewDigest(here) === view.digest
  }
  let compared = 0
  let differsAt = Number.POSITIVE_INFINITY
  for (let at = 0; at <= answers.length; at++) {
    const all = views.get(at) ?? []
    let left = all.filter((view) => !agrees(view))
    // An act changes the table without an answer: before and after it are both of this moment.
    for (const { seat, act } of actsAfter(record, at)) {
      table.act(seat, act)
      left = left.filter((view) => !agrees(view))
    }
    if (all.length > 0) compared += 1
    if (left.length > 0) differsAt = Math.min(differsAt, at)
    if (at < answers.length) table.answer(answers[at]!)
  }
  // What was shown after the end of the record, or at no moment of any game, is nowhere in it.
  for (const { at } of shown.views) if (!isWithin(at, answers.length)) differsAt = Math.min(differsAt, at)
  const sameEntries =
    entries.size === shown.entries.length && shown.entries.every((entry) => entries.has(entry))
  return {
    compared,
    moments: answers.length + 1,
    differsAt: Number.isFinite(differsAt) ? differsAt : null,
    sameEntries,
  }
}
