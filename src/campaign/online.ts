import { Refusal } from '../kernel/refusal.ts'
import type { PersonShown } from '../table/wire/api.ts'
import type { Campaign } from './campaign.ts'
import type { Question } from './state.ts'
import type { CampaignShown } from './view.ts'

/* A campaign of people who are never in one room: who chooses what, and what the server tells of it. */

/** What a campaign is called that nobody has named. */
export const USUAL_TITLE = { en: 'Our campaign', fr: 'Notre campagne' } as const

/** A mage's seat as everybody sees it. */
export interface OnlineSeat {
  readonly seat: number
  readonly mage: string
  readonly person: PersonShown | null
  readonly bot: string | null
  /** What she wants of the open question, in words; null while she has not said. */
  readonly wants: string | null
}

/** One campaign in a list. */
export interface ListedCampaign {
  readonly id: string
  readonly title: string
  readonly seats: readonly OnlineSeat[]
  /** Something waits for whoever asks. */
  readonly asked: boolean
  readonly battles: number
  readonly over: boolean
}

export interface OnlineCampaign extends ListedCampaign {
  readonly revision: number
  readonly pace: 'relaxed' | 'days'
  readonly you: { readonly seats: readonly number[]; readonly host: boolean }
  /** Who is waited for. */
  readonly waiting: readonly number[]
  /** The table of the battle, while it is fought. */
  readonly battle: string | null
  readonly invited: boolean
  /** How often the record was taken along before the end: whoever has it could look ahead. */
  readonly exports: number
  readonly view: CampaignShown
}

/** Who sits where, as far as choosing goes. */
export interface Party {
  readonly seats: readonly { readonly person: string | null; readonly bot: string | null }[]
  readonly host: string | null
}

/**
 * What people want, each a way through one or more questions; only for the campaign after so many steps. Whoever leaves
 * her seat takes her word along.
 */
export interface Votes {
  readonly steps: number
  /** By the ids of the people. */
  readonly of: Readonly<Record<string, readonly string[]>>
}

export const NO_VOTES: Votes = { steps: -1, of: {} }

/** What is wanted for a seat of the question that is open. */
export function wishFor(
  seat: number,
  { record: { entries } }: Campaign,
  { steps, of }: Votes,
  { seats }: Party,
): readonly string[] | null {
  const person = seats[seat]?.person ?? null
  return person === null || steps !== entries.length ? null : (of[person] ?? null)
}

/** The seats whose word counts in this question: the mage's own, or those of all people. */
export function choosersOf(question: Question, { seats }: Party): readonly number[] {
  const people = seats.flatMap(({ person }, seat) => (person === null ? [] : [seat]))
  const { mage } = question
  if (question.kind === 'battle' || question.kind === 'end') return []
  // Who has a bot or nobody on her seat lets the others choose.
  return mage !== undefined && people.includes(mage) ? [mage] : people
}

const NOT_YOURS = new Refusal({
  en: 'this choice belongs to another mage',
  fr: 'ce choix revient à un autre mage',
})
const NOT_NOW = new Refusal({
  en: 'this cannot be chosen now',
  fr: 'ceci ne peut pas être choisi maintenant',
})

/** The campaign after these choices, one after the other; refused where one of them is none. */
export function chosen(campaign: Campaign, ids: readonly string[]): Campaign {
  const next = campaign.again()
  for (const id of ids) {
    const option = next.state.asked.options.indexOf(id)
    if (option < 0) throw NOT_NOW
    next.answer(option)
  }
  return next
}

/**
 * Somebody wants this. A page that is only read is turned by whoever has read it; a mage's own matter is settled by her
 * alone; everything else is settled when all people want the same.
 */
export function wanted(
  campaign: Campaign,
  votes: Votes,
  party: Party,
  person: string,
  ids: readonly string[],
): { readonly campaign: Campaign; readonly votes: Votes } {
  const { asked } = campaign.state
  const steps = campaign.record.entries.length
  const choosers = choosersOf(asked, party)
  const own = choosers.filter((seat) => party.seats[seat]?.person === person)
  if (own.length === 0) throw NOT_YOURS
  const given = Object.entries(votes.steps === steps ? votes.of : {}).filter(([by]) => by !== person)
  if (ids.length === 0) return { campaign, votes: { steps, of: Object.fromEntries(given) } }
  const next = chosen(campaign, ids)
  if (asked.options.length === 1) return { campaign: next, votes: NO_VOTES }
  const all = { steps, of: { ...Object.fromEntries(given), [person]: ids } }
  const agreed = settled(campaign, all, party)
  return agreed === null ? { campaign, votes: all } : { campaign: agreed, votes: NO_VOTES }
}

/** The campaign after what everybody wants who is asked; null while they do not want the same. */
export function settled(campaign: Campaign, votes: Votes, party: Party): Campaign | null {
  const [first, ...others] = choosersOf(campaign.state.asked, party).map((seat) =>
    wishFor(seat, campaign, votes, party),
  )
  if (first == null || others.some((each) => JSON.stringify(each) !== JSON.stringify(first))) return null
  return chosen(campaign, first)
}
