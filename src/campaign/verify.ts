import { type BothLanguages, reasonOf } from '../kernel/refusal.ts'
import { replayTo } from '../kernel/replay.ts'
import { verdictSentence, verify } from '../kernel/verify.ts'
import { type Battles, isPlanned } from './campaign.ts'
import { begin } from './interpreter.ts'
import { after, type CampaignRecord, type Entry, stateDigest } from './record.ts'
import type { CampaignState } from './state.ts'

/** How a campaign that is played again compares with its record. */
export interface CampaignVerdict {
  readonly ok: boolean
  readonly entries: number
  /** The first entry that differs, counted from 1; 0 when the very beginning does, or nothing. */
  readonly differsAt: number
  readonly battles: number
  readonly reason: BothLanguages | null
}

const OTHER: BothLanguages = {
  en: 'the campaign does not stand as it did',
  fr: 'la campagne n’en est plus au même point',
}
const NOT_PLANNED: BothLanguages = {
  en: 'the battle was not set up as the campaign says',
  fr: 'la bataille n’a pas été mise en place comme la campagne le dit',
}
const OTHER_RESULT: BothLanguages = {
  en: 'the battle ends otherwise than the campaign says',
  fr: 'la bataille finit autrement que la campagne ne le dit',
}

/** Plays every interlude and every battle again, and names the first place that differs. */
export function verifyCampaign(battles: Battles, record: CampaignRecord): CampaignVerdict {
  const { script } = battles
  const fights = record.entries.filter((entry) => 'battle' in entry).length
  const said = (differsAt: number, reason: BothLanguages | null): CampaignVerdict => ({
    ok: reason === null,
    entries: record.entries.length,
    differsAt,
    battles: fights,
    reason,
  })
  let state = begin(script, record.creation)
  if (record.checks[0] !== stateDigest(state)) return said(0, OTHER)
  for (const [i, entry] of record.entries.entries()) {
    try {
      const why = battleDiffers(battles, state, entry)
      if (why !== null) return said(i + 1, why)
      state = after(script, state, entry)
    } catch (error) {
      return said(i + 1, reasonOf(error))
    }
    if (record.checks[i + 1] !== stateDigest(state)) return said(i + 1, OTHER)
  }
  if (record.current === null) return said(0, null)
  const why = state.asked.kind === 'battle' && isPlanned(battles, state, record.current) ? null : NOT_PLANNED
  return said(
    why === null ? 0 : record.entries.length,
    why ?? verdictSentence(verify(battles.game, record.current)),
  )
}

function battleDiffers(battles: Battles, state: CampaignState, entry: Entry): BothLanguages | null {
  if (!('battle' in entry)) return null
  const number = state.score.length + 1
  const named = ({ en, fr }: BothLanguages): BothLanguages => ({
    en: `battle ${number}: ${en}`,
    fr: `bataille ${number}\u00a0: ${fr}`,
  })
  if (!isPlanned(battles, state, entry.battle)) return named(NOT_PLANNED)
  const sentence = verdictSentence(verify(battles.game, entry.battle))
  if (sentence !== null) return named(sentence)
  const s = replayTo(battles.game, entry.battle, entry.battle.answers.length)
  const ends = JSON.stringify(battles.result(s)) === JSON.stringify(entry.result)
  return ends ? null : named(OTHER_RESULT)
}

/** What a person is told of a campaign that differs; null when there is nothing to say. */
export function campaignSentence({ reason, differsAt }: CampaignVerdict): BothLanguages | null {
  if (reason === null) return null
  return {
    en: `this campaign plays alike until step ${Math.max(0, differsAt - 1)}, then differs: ${reason.en}`,
    fr: `cette campagne se joue de même jusqu’à l’étape ${Math.max(0, differsAt - 1)}, puis diffère\u00a0: ${reason.fr}`,
  }
}
