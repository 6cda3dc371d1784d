import type { Lang, Rules, SeenTopic, Sum, Wish, Words } from '../../language/face.ts'
import { compareViews, type ViewsCompared } from '../../table/shown/compare-views.ts'
import type { ShownGame } from '../../table/shown/shown-views.ts'
import type { Table } from '../../table/table.ts'
import type { Advice } from '../source/source.ts'
import type { Parts } from './parts.ts'

/* What somebody may ask about a table beside playing at it: fetched when somebody does. */

/** A table, and who asks. */
export interface AskedTable {
  readonly table: Table<Rules>
  readonly eyes: number
  readonly words: Words
  readonly lang: Lang
  readonly parts: Parts
}

/** How long a hint is thought about. */
const HINT = { milliseconds: 1_200 }

export async function whyNot({ table, eyes, lang, parts }: AskedTable, text: string): Promise<Wish> {
  const wish = await parts.wish()
  return wish(table.state, text, lang, eyes)
}

export async function reasons(
  { table, eyes, words, parts }: AskedTable,
  line: number,
): Promise<readonly Sum[]> {
  await parts.deepen?.()
  const event = table.log[line]?.seenBy(eyes)
  return event == null ? [] : (words.reasons?.(event) ?? [])
}

export async function numbers(
  { table, eyes, words, parts }: AskedTable,
  about: SeenTopic,
  at: number,
): Promise<readonly Sum[]> {
  await parts.deepen?.()
  const shown = table.after(at)
  const log = shown.log.flatMap((entry) => entry.seenBy(eyes) ?? [])
  return words.numbers?.(shown.state, eyes, about, log) ?? []
}

export async function hint({ table, words, parts }: AskedTable): Promise<readonly Advice[]> {
  const [{ hintsFor }, advice] = await Promise.all([import('../../table/people/bots.ts'), parts.advice()])
  return hintsFor({ ...table.game, advice }, table.state, words, HINT)
}

/** Compares what was shown elsewhere of this game with what it shows here. */
export const compare = ({ table: { game, session } }: AskedTable, shown: ShownGame): ViewsCompared =>
  compareViews(game, session.record(), shown)
