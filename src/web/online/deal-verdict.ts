import { readRecord } from '../../kernel/record.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Plain } from '../../language/face.ts'
import type { ViewsCompared } from '../../table/compare-views.ts'
import { checkPlayedDeal, firstShare, type KeptShare, type PublishedDeal } from '../../table/deal.ts'
import type { ShownViews } from '../../table/shown-views.ts'
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
  const { game, record, deal, steps, views } = dealt
  const first = firstShare(deal)
  // Only people add shares: a battle of a campaign has its chance from there.
  const ofCampaign = first === null
  const parts = ofCampaign ? { wrong: null, right: w.value.dealOfCampaign } : checkParts(dealt, first)
  if (parts.wrong !== null) return w.value.dealWrong(parts.wrong)
  const { answers, setup } = readRecord(record)
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
    if (differs !== null) return ofCampaign ? parts.right : w.value.dealNotPlayed(differs)
    const compared = await engine.call('compare', views.game(steps, answers.length))
    return (
      viewsDiffer(compared) ?? `${parts.right} ${w.value.viewsAgree(compared.compared, compared.moments)}`
    )
  } finally {
    engine.close()
  }
}

/** What is wrong with the parts that a deal was made of, or what can be said when everything else is right too. */
function checkParts({ table, record, deal, seat }: DealtGame, first: KeptShare) {
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
    return { wrong: lang.value === 'fr' ? error.french : error.message, right: '' }
  }
  if (repeated) return { wrong: null, right: again.value.verdict }
  return { wrong: null, right: own === null ? w.value.dealWatched : w.value.dealChecked }
}

/** Where this page was shown something else than the record says; null when it was not. */
function viewsDiffer({ differsAt, sameEntries }: ViewsCompared): string | null {
  if (differsAt === null) return null
  const sentence = w.value.viewDiffers(differsAt)
  return sameEntries ? sentence : `${sentence} ${w.value.viewOfOtherRelease}`
}
