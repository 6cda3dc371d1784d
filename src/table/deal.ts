import { fromText, toText } from '../kernel/block.ts'
import { PROTECTED } from '../kernel/random.ts'
import { type BothLanguages, Refusal } from '../kernel/refusal.ts'
import { sha256 } from '../kernel/sha256.ts'

/*
 * A deal that can be checked. The table draws a secret and shows its commitment; then everybody adds a share; the seed
 * comes from all of it. So nobody, also not the table, can choose the cards, and afterwards everybody can compute it.
 */

const SCHEME = 'cw1'
export const SECRET_BYTES = 32
export const SHARE_BYTES = 16

const encoder = new TextEncoder()

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** What a table shows of its secret before anybody adds a share. */
export const commitmentOf = (table: string, secret: Uint8Array): string =>
  toText(sha256(joined(encoder.encode(`${SCHEME}\0${table}\0`), secret)))

/** A share with its seat; a seat without one, such as that of a bot, adds nothing. */
const shareOf = (share: Uint8Array | null, seat: number): readonly Uint8Array[] =>
  share === null ? [] : [Uint8Array.of(seat), share]

/** The seed of a table from its secret, its set-up as text, and the shares by seat. */
export const seedOf = (secret: Uint8Array, setup: string, shares: readonly (Uint8Array | null)[]): string =>
  PROTECTED +
  toText(
    sha256(joined(encoder.encode(SCHEME), secret, sha256(encoder.encode(setup)), ...shares.flatMap(shareOf))),
  )

/** Everything that is published when a game is over, so that its deal can be checked. */
export interface PublishedDeal {
  readonly table: string
  readonly commitment: string
  readonly secret: string
  readonly setup: string
  readonly shares: readonly (string | null)[]
  readonly seed: string
}

const DIFFERENT: BothLanguages = {
  en: 'the secret that was published is not the one the table committed to',
  fr: 'le secret publié n’est pas celui auquel la table s’était engagée',
}
const OTHER_SHARE: BothLanguages = {
  en: 'the share that was published is not the one this page added',
  fr: 'la part publiée n’est pas celle que cette page a apportée',
}
const OTHER_SEED: BothLanguages = {
  en: 'the seed that was played does not come from the secret, the set-up and the shares',
  fr: 'la graine jouée ne vient pas du secret, de la mise en place et des parts',
}

const OTHER_RECORD: BothLanguages = {
  en: 'the record of the game has another seed than its deal',
  fr: 'l’enregistrement de la partie a une autre graine que sa donne',
}

/** What one person kept of a deal: the commitment that she was shown, her seat and her share. */
export interface KeptShare {
  readonly commitment: string
  readonly seat: number
  readonly share: string
}

/** What was shown to somebody and what she added before a deal; on which seat is known from the table. */
export type KeptDeal = Omit<KeptShare, 'seat'>

/** A game that is over, as whoever checks its deal knows it. */
export interface PlayedDeal {
  readonly table: string
  readonly deal: PublishedDeal
  /** The seed of its record. */
  readonly seed: string
  /** The seat of whoever checks, or null. */
  readonly seat: number | null
}

/**
 * With whose share a deal was checked: `own`, that of whoever checks; `first`, the first that was published; `repeated`,
 * it is the deal of an earlier game; `campaign`, nobody adds chance to a battle, which has it from its campaign.
 */
export type CheckedWith = 'own' | 'first' | 'repeated' | 'campaign'

/** Checks the parts that the deal of a game was made of. Refuses with what differs. */
export function checkParts({ table, deal, seed, seat }: PlayedDeal, kept: KeptDeal | null): CheckedWith {
  const first = firstShare(deal)
  if (first === null) return 'campaign'
  const repeated = deal.table !== table
  // Whoever added a share to an earlier game may have sat on another seat then.
  const place = repeated && kept !== null ? deal.shares.indexOf(kept.share) : seat
  const own = kept !== null && place !== null ? { ...kept, seat: place } : null
  checkPlayedDeal(deal, seed, own ?? first)
  if (repeated) return 'repeated'
  return own === null ? 'first' : 'own'
}

/** For whoever kept nothing: the first share that was published; null where no person added one. */
export function firstShare({ commitment, shares }: PublishedDeal): KeptShare | null {
  const seat = shares.findIndex((share) => share !== null)
  return seat < 0 ? null : { commitment, seat, share: shares[seat] ?? '' }
}

/** Checks that this game was played with this deal. Refuses with what differs. */
export function checkPlayedDeal(deal: PublishedDeal, seed: string, kept: KeptShare): void {
  if (deal.seed !== seed) throw new Refusal(OTHER_RECORD)
  checkDeal(deal, kept)
}

/** What stands for bytes; a text that does not is none of what was played with. */
function bytesOf(text: string, otherwise: BothLanguages): Uint8Array {
  try {
    return fromText(text)
  } catch {
    throw new Refusal(otherwise)
  }
}

/** Checks a deal against what one person kept: the commitment, her seat and her share. Refuses with what differs. */
export function checkDeal(deal: PublishedDeal, kept: KeptShare): void {
  const secret = bytesOf(deal.secret, DIFFERENT)
  if (commitmentOf(deal.table, secret) !== kept.commitment || deal.commitment !== kept.commitment)
    throw new Refusal(DIFFERENT)
  if (deal.shares[kept.seat] !== kept.share) throw new Refusal(OTHER_SHARE)
  const shares = deal.shares.map((share) => (share === null ? null : bytesOf(share, OTHER_SHARE)))
  if (seedOf(secret, deal.setup, shares) !== deal.seed) throw new Refusal(OTHER_SEED)
}
