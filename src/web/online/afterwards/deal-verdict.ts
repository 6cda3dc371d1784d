import { readRecord } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Plain } from '../../../language/face.ts'
import { type CheckedWith, checkParts, type PublishedDeal } from '../../../table/deal.ts'
import type { ViewsCompared } from '../../../table/shown/compare-views.ts'
import type { ShownViews } from '../../../table/shown/shown-views.ts'
import { lang } from '../../page/settings.ts'
import { speaking } from '../../page/words.ts'
import { EngineWorker } from '../../source/local.ts'
import type { GameId } from '../../source/source.ts'
import { repeatWords } from '../table/repeat-words.ts'
import { toolsWords } from '../table/tools-words.ts'
import { keptDeal } from './kept-deals.ts'

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
  /** In how many steps it came about, and what this page was shown of it. */
  readonly steps: number
  readonly views: ShownViews
}

/**
 * What this page can say about a game that is over: exactly what it has checked. The parts of its deal must fit the seal
 * and give the seed of the record; the set-up dealt with that seed in this browser must begin as the record does; the
 * record must play to its end as it was kept; and whatever this page was shown must be what the record shows.
 */
export async function verdictOn(dealt: DealtGame): Promise<string> {
  const { game, table, record, deal, seat, steps, views } = dealt
  const { answers, setup, seed } = readRecord(record)
  let checked: CheckedWith
  try {
    checked = checkParts({ table, deal, seed, seat }, keptDeal(deal.table))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return w.value.dealWrong(lang.value === 'fr' ? error.french : error.message)
  }
  const right = {
    own: w.value.dealChecked,
    first: w.value.dealWatched,
    repeated: again.value.verdict,
    campaign: w.value.dealOfCampaign,
  }[checked]
  const ofCampaign = checked === 'campaign'
  const engine = new EngineWorker(game)
  try {
    const players = deal.shares.map(() => ({ bot: null }))
    const begin = async (setup: Plain): Promise<string> => {
      await engine.call('begin', { kind: 'deal', setup, seed: deal.seed }, players, lang.peek())
      return engine.call('fork', 0)
    }
    if (!ofCampaign && (await begin(JSON.parse(deal.setup))) !== (await begin(setup as Plain)))
      return w.value.dealWrong(w.value.dealOtherCards)
    const { differs } = await engine.call('begin', { kind: 'record', record }, players, lang.peek())
    if (differs !== null) return ofCampaign ? right : w.value.dealNotPlayed(differs)
    const compared = await engine.call('compare', views.game(steps, answers.length))
    return viewsDiffer(compared) ?? `${right} ${w.value.viewsAgree(compared.compared, compared.moments)}`
  } finally {
    engine.close()
  }
}

/** Where this page was shown something else than the record says; null when it was not. */
function viewsDiffer({ differsAt, sameEntries }: ViewsCompared): string | null {
  if (differsAt === null) return null
  const sentence = w.value.viewDiffers(differsAt)
  return sameEntries ? sentence : `${sentence} ${w.value.viewOfOtherRelease}`
}
