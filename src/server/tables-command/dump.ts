import { z } from 'zod'
import { Refusal } from '../../kernel/refusal.ts'
import type { Dumped } from '../store/contract/values.ts'

/*
 * A store as lines of JSON, one row each, which another store reads again. Bytes are texts in base64url under a key that
 * no column has.
 */

const FORM = 1
const HEAD = JSON.stringify({ cardwright: 'tables', form: FORM })

type Cell = Dumped['row'][string]
const sent = (cell: Cell): unknown =>
  cell instanceof Uint8Array ? { bytes: Buffer.from(cell).toString('base64url') } : cell

export async function* toLines(rows: AsyncIterable<Dumped>): AsyncIterable<string> {
  yield `${HEAD}\n`
  for await (const { table, row } of rows) {
    const cells = Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, sent(cell)]))
    yield `${JSON.stringify({ table, row: cells })}\n`
  }
}

const bytes = z.strictObject({ bytes: z.base64url() })
const cell = z.union([z.string(), z.number(), z.null(), bytes])
const line = z.strictObject({ table: z.string(), row: z.record(z.string(), cell) })

const received = (value: z.infer<typeof cell>): Cell =>
  typeof value === 'object' && value !== null ? new Uint8Array(Buffer.from(value.bytes, 'base64url')) : value

function parsed(text: string, n: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('this is not JSON', `line ${n}`)
  }
}

export async function* fromLines(lines: AsyncIterable<string>): AsyncIterable<Dumped> {
  let n = 0
  for await (const text of lines) {
    n += 1
    if (n === 1) {
      if (text.trim() !== HEAD) throw new Refusal('this is no export of tables', 'line 1')
      continue
    }
    if (text === '') continue
    const read = line.safeParse(parsed(text, n))
    if (!read.success) throw new Refusal('this is no row of a store', `line ${n}`)
    const { table, row } = read.data
    yield {
      table,
      row: Object.fromEntries(Object.entries(row).map(([name, value]) => [name, received(value)])),
    }
  }
  if (n === 0) throw new Refusal('this is no export of tables: the file is empty')
}
