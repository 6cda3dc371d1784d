import { readRecord } from '../../kernel/record.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Plain } from '../../language/face.ts'
import { checkPlayedDeal, firstShare, type PublishedDeal } from '../../table/deal.ts'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import { EngineWorker } from '../source/local.ts'
import type { GameId } from '../source/source.ts'
import { keptDeal } from './kept-deals.ts'
import { repeatWords } from './repeat-words.ts'
import { toolsWords } from './tools-words.ts'

const w = speaking(toolsWords)
const again = speaking(repeatWords)

/** A game that is over, and what its deal was made of. */
export interface DealtGame {
  readonly game: GameId
  readonly table: string
  readonly record: string
  readonly deal: PublishedDeal
  /** The seat that this page added a share for, or null. */
  readonly seat: number | null
}

/**
 * What this page can say about a deal that has been opened: exactly what it has checked. The parts must fit the seal and
 * give the seed of the record; the set-up dealt with that seed in this browser must begin as the record does; and the record
 * must play to its end as it was kept.
 */
export async function verdictOn({ game, table, record, deal, seat }: DealtGame): Promise<string> {
  const first = firstShare(deal)
  // Only people add shares: a battle of a campaign has its chance from there.
  if (first === null) return w.value.dealOfCampaign
  const kept = keptDeal(deal.table)
  // The deal of an earlier game: whoever added a share to it may have sat on another seat then.
  const repeated = deal.table !== table
  const place = repeated && kept !== null ? deal.shares.indexOf(kept.share) : seat
  // Whoever has a share of her own in it checks that one, everybody else the first there is.
  const own = kept !== null && place !== null ? { ...kept, seat: place } : null
  try {
    checkPlayedDeal(deal, readRecord(record).seed, own ?? first)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return w.value.dealWrong(lang.value === 'fr' ? error.french : error.message)
  }
  const engine = new EngineWorker(game)
  try {
    const players = deal.shares.map(() => ({ bot: null }))
    const dealt = async (setup: Plain): Promise<string> => {
      await engine.call('begin', { kind: 'deal', setup, seed: deal.seed }, players, lang.peek())
      return engine.call('fork', 0)
    }
    const same = (await dealt(JSON.parse(deal.setup))) === (await dealt(readRecord(record).setup as Plain))
    if (!same) return w.value.dealWrong(w.value.dealOtherCards)
    const { differs } = await engine.call('begin', { kind: 'record', record }, players, lang.peek())
    if (differs !== null) return w.value.dealNotPlayed(differs)
  } finally {
    engine.close()
  }
  if (repeated) return again.value.verdict
  return own === null ? w.value.dealWatched : w.value.dealChecked
}
