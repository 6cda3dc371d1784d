import { keptProposal } from '../live/people/votes.ts'
import type { Notice } from '../store/contract/people.ts'
import type { Kept } from '../store/contract/store.ts'
import { campaignTitleIn, titleIn } from '../titles.ts'
import { waitsFor } from '../waiting.ts'
import type { Subject } from './outbox.ts'

type Places = Pick<Kept, 'tables' | 'campaigns'>

/** What a notice is about, if it is still true: a minute or a day later others may have answered, or the game be over. */
export function about({ tables, campaigns }: Places): (notice: Notice) => Promise<Subject | null> {
  return async (notice) => {
    const { person, kind } = notice
    if ('campaign' in notice) {
      const row = await campaigns.campaign(notice.campaign)
      if (row === null) return null
      const battle = row.battle === null ? null : await tables.table(row.battle)
      const asked = battle?.seats.find(({ seat }) => seat === battle.asked)?.person
      // Whoever is asked in the battle first is told so by its table.
      const holds = kind === 'battle' ? battle !== null && asked !== person : waitsFor(row, person)
      return holds ? { title: (lang) => campaignTitleIn(lang, row.title), path: `/#/c/${row.id}` } : null
    }
    const table = await tables.table(notice.game)
    if (table === null) return null
    const { state, asked, seats } = table
    const own = seats.filter((seat) => seat.person === person && seat.standin === null)
    const turn = own.some(({ seat }) => seat === asked)
    const waits = seats.some(({ seat, bot, standin }) => seat === asked && bot === null && standin === null)
    const proposed = kind === 'undo' ? keptProposal(table, await tables.now()) : null
    const mayAgree = seats.some((each) => each.person === person && proposed?.waiting.includes(each.seat))
    const holds = {
      turn: state === 'playing' && own.length > 0 && (asked === -1 || turn),
      reminder: state === 'playing' && turn,
      last: state === 'playing' && turn,
      late: state === 'playing' && !turn && waits,
      undo: state === 'playing' && mayAgree,
      over: state === 'over',
    }[notice.kind]
    return holds ? { title: (lang) => titleIn(lang, table), path: `/#/t/${table.id}` } : null
  }
}
