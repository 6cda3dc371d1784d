import { legacy } from '../../../campaign/legacy/script.ts'
import { NO_VOTES } from '../../../campaign/online.ts'
import { writeCampaign } from '../../../campaign/record.ts'
import { gameNamed } from '../../../games/index.ts'
import { engineId } from '../../../lab/release.ts'
import { commitmentOf, SECRET_BYTES } from '../../../table/deal.ts'
import { battleOf } from '../../../table/wire/api.ts'
import type { CampaignWithParty } from '../../store/contract/campaigns.ts'
import type { Person } from '../../store/contract/people.ts'
import type { NewSeat, NewTable } from '../../store/contract/tables.ts'
import { noticesOfBattle, opened } from '../../waiting.ts'
import { notSeated, seatsFree } from '../refusals.ts'
import { type Api, newId } from '../server.ts'
import { tableChanged } from '../tables/access.ts'
import { Again } from './access.ts'

const ID_BYTES = 6

/** The next battle of a campaign gets a table, and begins there. */
export async function beginBattle(api: Api, row: CampaignWithParty, person: Person): Promise<void> {
  const { campaigns } = api.store
  if (row.battle !== null) return
  if (!row.seats.some((each) => each.person === person.id)) throw notSeated()
  if (row.seats.some((each) => each.person === null && each.bot === null)) throw seatsFree()
  const campaign = opened(row)
  const played = row.seats.map(({ bot }) => bot ?? 'person')
  if (JSON.stringify(played) !== JSON.stringify(campaign.state.seats)) campaign.seat(played)
  const { document, seed, plan } = campaign.battle
  const people = new Map(
    (await api.store.people.persons(row.seats.flatMap((each) => each.person ?? []))).map((each) => [
      each.id,
      each.name,
    ]),
  )
  const game = newId(ID_BYTES)
  const secret = new Uint8Array(Buffer.from(newId(SECRET_BYTES), 'base64url'))
  const battle: NewTable = {
    id: game,
    kind: legacy.game,
    engine: engineId(),
    content: gameNamed(legacy.game).content,
    setup: JSON.stringify(document),
    options: row.options,
    host: row.host,
    visibility: 'private',
    title: row.title,
    invite: null,
    secret,
    commitment: commitmentOf(game, secret),
    day: null,
    parent: battleOf(row.id),
    seats: row.seats.map(
      ({ person: each, bot }): NewSeat => ({
        person: each,
        bot,
        name: each === null ? '' : (people.get(each) ?? ''),
      }),
    ),
  }
  const to = {
    record: writeCampaign(campaign.record),
    votes: JSON.stringify(NO_VOTES),
    exports: row.exports,
  }
  // Two pressed at once: one table is enough.
  if (!(await campaigns.fight(row.id, row.revision, to, battle, seed, noticesOfBattle(row, person.id))))
    throw new Again()
  tableChanged(api, game)
  api.log.info({ chapter: plan.chapter }, 'battle')
}
