import { type SeatRow, type TableRow, WISHES, type Wish } from '../contract/tables.ts'
import { bytes, maybe, number, type Row, type Sql, text, word } from '../sql.ts'

export const tableRow = (row: Row): TableRow => ({
  id: text(row, 'id'),
  kind: text(row, 'kind'),
  state: word(row, 'state', ['open', 'playing', 'over', 'closed', 'frozen']),
  engine: text(row, 'engine'),
  content: text(row, 'content'),
  setup: text(row, 'setup'),
  options: text(row, 'options'),
  host: maybe(row, 'host', text),
  visibility: word(row, 'visibility', ['private', 'open']),
  title: text(row, 'title'),
  invite: maybe(row, 'invite', bytes),
  watch: maybe(row, 'watch', bytes),
  secret: bytes(row, 'secret'),
  commitment: text(row, 'commitment'),
  seed: maybe(row, 'seed', text),
  steps: number(row, 'steps'),
  epoch: number(row, 'epoch'),
  owner: maybe(row, 'owner', text),
  asked: maybe(row, 'asked', number),
  due: maybe(row, 'due', number),
  proposal: maybe(row, 'proposal', text),
  day: maybe(row, 'day', text),
  parent: maybe(row, 'parent', text),
  repeats: maybe(row, 'repeats', text),
  created: number(row, 'created'),
  changed: number(row, 'changed'),
  begun: maybe(row, 'begun', number),
  ended: maybe(row, 'ended', number),
  outcome: maybe(row, 'outcome', text),
  record: maybe(row, 'record', text),
  turn: maybe(row, 'turn', number),
  watchers: maybe(row, 'watchers', number),
})

export const seatRow = (row: Row): SeatRow => ({
  game: text(row, 'game'),
  seat: number(row, 'seat'),
  person: maybe(row, 'person', text),
  bot: maybe(row, 'bot', text),
  name: text(row, 'name'),
  standin: maybe(row, 'standin', text),
  ready: number(row, 'ready') === 1,
  share: maybe(row, 'share', bytes),
  orders: maybe(row, 'orders', text),
  brings: maybe(row, 'brings', text),
  lent: maybe(row, 'lent', bytes),
  wish: maybe(row, 'wish', (of, name): Wish => word(of, name, WISHES)),
})

export const seatsOf = async (sql: Sql, game: string): Promise<readonly SeatRow[]> =>
  (await sql.all('SELECT * FROM seat WHERE game = $1 ORDER BY seat', game)).map(seatRow)
