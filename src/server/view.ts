import type { Table } from '../lab/table.ts'
import type { Lang } from '../language/face.ts'

/** What the page shows of a table. */
export interface View {
  readonly game: string
  /** The number of the decision; an answer names it, so that two clicks are not two answers. */
  readonly decision: number
  readonly prompt: string
  readonly options: readonly string[]
  readonly board: readonly string[]
  readonly log: readonly string[]
  readonly outcome: string | null
  readonly mayUndo: boolean
}

export function viewOf(table: Table, lang: Lang): View {
  const { game, state, viewer, outcome } = table
  const words = game.words[lang]
  return {
    game: game.id,
    decision: table.session.answers.length,
    prompt: table.over ? '' : words.decision(state),
    options: Array.from({ length: table.options }, (_, i) => words.option(state, i)),
    board: words.board(state, viewer),
    log: table.log.flatMap((entry) => table.told(entry, viewer, lang) ?? []),
    outcome: outcome === null ? null : words.outcome(outcome),
    mayUndo: table.session.undoable > 0,
  }
}
