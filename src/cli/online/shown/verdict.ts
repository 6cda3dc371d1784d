import { readRecord } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { verdictSentence, verify } from '../../../kernel/verify.ts'
import type { Lang, Playable } from '../../../language/face.ts'
import { type CheckedWith, checkParts, type KeptDeal, type PublishedDeal } from '../../../table/deal.ts'
import { compareViews } from '../../../table/shown/compare-views.ts'
import type { ShownViews } from '../../../table/shown/shown-views.ts'
import { beginsAsDealt, OTHER_START } from '../../beginning.ts'
import { verdictWords } from '../words/verdict.ts'

/** A game that is over, and what its deal was made of. */
export interface OverGame {
  readonly table: string
  readonly record: string
  readonly deal: PublishedDeal
  /** The seat of whoever sits at this terminal, or null. */
  readonly seat: number | null
  /** What the terminal was shown before the deal, and what it added. */
  readonly kept: KeptDeal | null
  /** In how many steps it came about, and what this terminal was shown of it. */
  readonly steps: number
  readonly views: ShownViews
}

/**
 * What a terminal can say about a game that is over: exactly what it has checked. The parts of the deal must fit the
 * seal and give the seed of the record; the set-up dealt with that seed must begin as the record does; the record must
 * play to its end as it was kept; and whatever was shown here must be what the record shows.
 */
export function verdictOn(game: Playable, over: OverGame, lang: Lang): string {
  const words = verdictWords[lang]
  const { table, deal, seat, kept, steps, views } = over
  const record = readRecord(over.record)
  let checked: CheckedWith
  try {
    checked = checkParts({ table, deal, seed: record.seed, seat }, kept)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return words.wrong(lang === 'fr' ? error.french : error.message)
  }
  const ofCampaign = checked === 'campaign'
  if (!ofCampaign && !beginsAsDealt(game, record, deal.setup)) return words.wrong(OTHER_START[lang])
  const differs = verdictSentence(verify(game, record))
  if (differs !== null) return ofCampaign ? words.campaign : words.notPlayed(differs[lang])
  const { compared, moments, differsAt, sameEntries } = compareViews(
    game,
    record,
    views.game(steps, record.answers.length),
  )
  if (differsAt === null) return `${words[checked]} ${words.viewsAgree(compared, moments)}`
  return sameEntries
    ? words.viewDiffers(differsAt)
    : `${words.viewDiffers(differsAt)} ${words.viewOfOtherRelease}`
}
