import { toText } from '../../../kernel/block.ts'
import { commitmentOf, type PublishedDeal, SECRET_BYTES } from '../../../table/deal.ts'
import type { SharedTable } from '../../../table/shared-table.ts'
import type { TableWithSeats } from '../../store/contract/tables.ts'

/** What a deal was made of; only when the game is over. `row` is the table that was dealt with it first. */
export function dealOf(row: TableWithSeats, { table }: SharedTable): PublishedDeal {
  if (!table.over) throw new Error('the deal of a game that goes on stays secret')
  return {
    table: row.id,
    commitment: row.commitment,
    secret: toText(row.secret),
    setup: row.setup,
    shares: row.seats.map(({ share }) => (share === null ? null : toText(share))),
    seed: table.session.seed,
  }
}

/** The secret of a new table, and what it commits to. */
export function newSecret(
  table: string,
  bytes: (count: number) => Uint8Array,
): { readonly secret: Uint8Array; readonly commitment: string } {
  const secret = bytes(SECRET_BYTES)
  return { secret, commitment: commitmentOf(table, secret) }
}
