import type { Claim, Claims, Left } from '../contract/tables.ts'
import type { Time } from '../contract/values.ts'
import { maybe, number, type Sql, text } from '../sql.ts'

/** Nobody has the tables of a node that has ended, since it was heard of last. */
const FREE =
  'UPDATE game SET owner = NULL, watchers = NULL, freed = (SELECT seen FROM node WHERE name = $1) WHERE owner = $1 AND NOT EXISTS (SELECT 1 FROM node WHERE name = $1 AND lease > NOW)'

/** Which node plays which table, and which nodes live. */
export const sqlClaims = (sql: Sql): Claims => ({
  async claim(game: string, node: string): Promise<Claim | null> {
    const [row] = await sql.all(
      "UPDATE game SET owner = $2, epoch = epoch + 1, freed = CASE WHEN owner IS NULL THEN freed WHEN owner = $2 THEN NOW ELSE (SELECT seen FROM node WHERE name = owner) END WHERE id = $1 AND state = 'playing' AND (owner IS NULL OR owner = $2 OR owner NOT IN (SELECT name FROM node WHERE lease > NOW)) RETURNING epoch, steps, freed",
      game,
      node,
    )
    if (row === undefined) return null
    return {
      epoch: number(row, 'epoch'),
      steps: number(row, 'steps'),
      freed: maybe(row, 'freed', number),
    }
  },

  async release(game: string, node: string, epoch: number): Promise<void> {
    await sql.run(
      'UPDATE game SET owner = NULL, watchers = NULL, freed = NOW WHERE id = $1 AND owner = $2 AND epoch = $3',
      game,
      node,
      epoch,
    )
  },

  async releaseAll(node: string): Promise<void> {
    await sql.run('UPDATE game SET owner = NULL, watchers = NULL, freed = NOW WHERE owner = $1', node)
  },

  async due(node: string, limit: number, after: string): Promise<readonly string[]> {
    const rows = await sql.all(
      "SELECT id FROM game WHERE state = 'playing' AND due <= NOW AND id > $3 AND (owner IS NULL OR owner = $1 OR owner NOT IN (SELECT name FROM node WHERE lease > NOW)) ORDER BY id LIMIT $2",
      node,
      limit,
      after,
    )
    return rows.map((row) => text(row, 'id'))
  },

  async idle(node: string, milliseconds: number, limit: number, after: string): Promise<readonly string[]> {
    const rows = await sql.all(
      "SELECT id FROM game WHERE state = 'playing' AND changed < NOW - $4 AND id > $3 AND (owner IS NULL OR owner = $1 OR owner NOT IN (SELECT name FROM node WHERE lease > NOW)) ORDER BY id LIMIT $2",
      node,
      limit,
      after,
      milliseconds,
    )
    return rows.map((row) => text(row, 'id'))
  },

  async beat(node: string, address: string, lease: number): Promise<void> {
    const inTime = await sql.run(
      'UPDATE node SET address = $2, lease = NOW + $3, seen = NOW WHERE name = $1 AND lease > NOW',
      node,
      address,
      lease,
    )
    if (inTime > 0) return
    await sql.transaction(async (sql) => {
      await sql.run(FREE, node)
      await sql.run(
        'INSERT INTO node (name, address, lease, seen) VALUES ($1, $2, NOW + $3, NOW) ON CONFLICT (name) DO UPDATE SET address = excluded.address, lease = excluded.lease, seen = excluded.seen',
        node,
        address,
        lease,
      )
    })
  },

  async gone(node: string): Promise<void> {
    await sql.run('UPDATE node SET lease = 0 WHERE name = $1', node)
  },

  async ended(): Promise<readonly string[]> {
    const rows = await sql.all('SELECT name FROM node WHERE lease <= NOW ORDER BY name')
    return rows.map((row) => text(row, 'name'))
  },

  async leftBy(node: string, limit: number, after: string): Promise<readonly Left[]> {
    const rows = await sql.all(
      "SELECT id, options FROM game WHERE state = 'playing' AND owner = $1 AND id > $3 ORDER BY id LIMIT $2",
      node,
      limit,
      after,
    )
    return rows.map((row) => ({ id: text(row, 'id'), options: text(row, 'options') }))
  },

  forget(node: string): Promise<void> {
    return sql.transaction(async (sql) => {
      await sql.run(FREE, node)
      await sql.run('DELETE FROM node WHERE name = $1 AND lease <= NOW', node)
    })
  },

  async owner(game: string): Promise<{ node: string; address: string } | null> {
    const [row] = await sql.all(
      'SELECT node.name, node.address FROM game JOIN node ON node.name = game.owner WHERE game.id = $1 AND node.lease > NOW',
      game,
    )
    return row === undefined ? null : { node: text(row, 'name'), address: text(row, 'address') }
  },

  async now(): Promise<Time> {
    const [row] = await sql.all('SELECT NOW AS now')
    return number(row!, 'now')
  },
})
