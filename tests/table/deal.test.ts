import { describe, expect, it } from 'vitest'
import { toText } from '../../src/kernel/block.ts'
import { Refusal } from '../../src/kernel/refusal.ts'
import { checkDeal, checkPlayedDeal, commitmentOf, type PublishedDeal, seedOf } from '../../src/table/deal.ts'

const bytes = (length: number, from: number): Uint8Array =>
  Uint8Array.from({ length }, (_, i) => (from + i) & 255)
const secret = bytes(32, 7)
const shares = [bytes(16, 1), null, bytes(16, 99)]
const setup = '{"nemesis":"rageborne"}'
const kept = { commitment: commitmentOf('Ab3dEf9h', secret), seat: 2, share: toText(shares[2]!) }
const deal: PublishedDeal = {
  table: 'Ab3dEf9h',
  commitment: kept.commitment,
  secret: toText(secret),
  setup,
  shares: shares.map((share) => (share === null ? null : toText(share))),
  seed: seedOf(secret, setup, shares),
}

describe('a deal that can be checked', () => {
  it('holds when everything is as it was committed to', () => {
    expect(deal.seed).toMatch(/^2:[\w-]{43}$/)
    expect(() => checkDeal(deal, kept)).not.toThrow()
    expect(() => checkPlayedDeal(deal, deal.seed, kept)).not.toThrow()
    expect(() => checkPlayedDeal(deal, `${deal.seed}x`, kept)).toThrow(/another seed/)
  })
  it.each<[string, Partial<PublishedDeal>]>([
    ['another secret', { secret: toText(bytes(32, 8)) }],
    ['another table', { table: 'Ab3dEf9i' }],
    ['another commitment', { commitment: commitmentOf('x', secret) }],
    ['another set-up', { setup: `${setup} ` }],
    ['another share of somebody else', { shares: [toText(bytes(16, 2)), null, kept.share] }],
    ['a share for a bot', { shares: [deal.shares[0]!, deal.shares[0]!, kept.share] }],
    ['a share on another seat', { shares: [null, deal.shares[0]!, kept.share] }],
    ['another share of ours', { shares: [deal.shares[0]!, null, toText(bytes(16, 3))] }],
    ['a secret that stands for no bytes', { secret: '?!' }],
    ['a share that stands for no bytes', { shares: ['?!', null, kept.share] }],
    ['another seed', { seed: `2:${'A'.repeat(43)}` }],
  ])('is refused with a sentence for %s', (_what, changed) => {
    const check = () => checkDeal({ ...deal, ...changed }, kept)
    expect(check).toThrow(Refusal)
    expect(check).toThrow(/published|seed/)
  })
})
