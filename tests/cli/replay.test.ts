import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { RandomBot } from '../../src/bots/random.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import { toText } from '../../src/kernel/block.ts'
import { type GameRecord, writeRecord } from '../../src/kernel/record.ts'
import { verify } from '../../src/kernel/verify.ts'
import { Playout } from '../../src/lab/playout.ts'
import { commitmentOf, seedOf } from '../../src/table/deal.ts'
import { Table } from '../../src/table/table.ts'
import { cardwright, inFolder } from './line.ts'

function aGame(): GameRecord {
  const playout = new Playout(aeonsEnd, aeonsEnd.setupFrom({}), new RandomBot())
  playout.play('replay')
  return playout.record('replay')
}

/** Writes a record and runs `replay` on it. */
function replay(record: GameRecord, ...flags: readonly string[]) {
  return inFolder((folder) => {
    const file = join(folder, 'game.json')
    writeFileSync(file, writeRecord(record))
    return cardwright('replay', file, ...flags)
  })
}

describe('replay', () => {
  const record = aGame()
  const total = record.answers.length

  it('verifies a record', async () => {
    const { code, out } = await replay(record, '--verify')
    expect(code).toBe(0)
    const { outcome } = verify(aeonsEnd, record)
    const { en, fr } = aeonsEnd.words
    expect(out).toContain(`verified, ${total} decisions. ${en.outcome(outcome!)}`)
    const french = await replay(record, '--verify', '--lang', 'fr')
    expect(french.out).toContain(`vérifiée, ${total}\u00a0décisions. ${fr.outcome(outcome!)}`)
  })
  it.each([aeonsEnd, eternal])('checks the deal of a game of $id that a server gives', async (game) => {
    const setup = JSON.stringify(game.setupFrom({}))
    const [secret, share] = [new Uint8Array(32).fill(3), new Uint8Array(16).fill(4)]
    const seed = seedOf(secret, setup, [share, null])
    const playout = new Playout(game, JSON.parse(setup), new RandomBot())
    playout.play(seed)
    const given = {
      record: writeRecord(playout.record(seed)),
      deal: {
        table: 'ours',
        commitment: commitmentOf('ours', secret),
        secret: toText(secret),
        setup,
        shares: [toText(share), null],
      },
    }
    const checked = (changed: object, ...flags: readonly string[]) =>
      inFolder((folder) => {
        const file = join(folder, 'replay.json')
        writeFileSync(file, JSON.stringify({ replay: { ...given, ...changed } }))
        return cardwright('replay', file, '--verify', ...flags)
      })
    const { code, out } = await checked({})
    expect([code, out]).toEqual([0, expect.stringMatching(/verified[\s\S]*comes from all parts together/)])
    expect((await checked({}, '--lang', 'fr')).out).toContain('vient de toutes les parts ensemble')
    // The deal of this table, and that of another which was played here once more.
    expect((await checked({ id: 'ours' })).out).toContain('comes from all parts together')
    const again = await checked({ id: 'theirs' })
    expect([again.code, again.out]).toEqual([0, expect.stringMatching(/known beforehand.*proves only/)])
    expect((await checked({ id: 'theirs' }, '--lang', 'fr')).out).toContain(
      'prouve seulement que c’est cette',
    )
    // A record of another deal, another seal, and a deal that nobody added a part to.
    const foreign = await checked({ record: writeRecord(record) })
    expect([foreign.code, foreign.out]).toEqual([1, expect.stringContaining('the seed that was played')])
    const unsealed = await checked({ deal: { ...given.deal, commitment: 'x' } }, '--json')
    expect(JSON.parse(unsealed.out)).toMatchObject({ ok: true, dealt: false })
    for (const odd of [{ secret: '?!' }, { shares: ['?!', null] }]) {
      const { code, out, err } = await checked({ deal: { ...given.deal, ...odd } })
      expect([code, out, err]).toEqual([1, expect.stringContaining('cannot be trusted'), ''])
    }
    // Whoever makes up a deal may commit to a set-up that is none.
    for (const none of ['{', '7', `${'['.repeat(90_000)}${']'.repeat(90_000)}`]) {
      const other = seedOf(secret, none, [share, null])
      playout.play(other)
      const made = await checked({
        record: writeRecord(playout.record(other)),
        deal: { ...given.deal, setup: none },
      })
      expect([made.code, made.out, made.err]).toEqual([1, expect.stringContaining('cannot be trusted'), ''])
    }
    const untouched = await checked({ deal: { ...given.deal, shares: [null, null] } })
    expect([untouched.code, untouched.out]).toEqual([0, expect.not.stringContaining('deal')])
  })
  it('names the first decision that is impossible', async () => {
    const answers = record.answers.with(24, 4000)
    const { code, out } = await replay({ ...record, answers }, '--verify')
    expect(code).toBe(1)
    expect(out).toMatch(/first differs at decision 25: answer 4000/)
  })
  it('names the first fingerprint that differs', async () => {
    const fingerprints = record.fingerprints.with(1, 1)
    const { code, out } = await replay({ ...record, fingerprints }, '--verify', '--json')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ ok: false, differsAt: 40, agreesUntil: 20 })
  })
  it('verifies a record that was made with other cards, as long as it plays the same', async () => {
    const { code, out } = await replay({ ...record, packs: { 'aeons-end': 'older' } }, '--verify')
    expect([code, out]).toEqual([0, expect.stringContaining('verified')])
  })
  it('shows a record whose rules have changed up to there, and says how far that is', async () => {
    const changed = { ...record, checks: record.checks.with(31, record.checks[31]! ^ 1), packs: { old: '1' } }
    const { code, out } = await replay(changed)
    expect(code).toBe(1)
    expect(out).toMatch(/^30\. /m)
    expect(out).not.toMatch(/^31\. /m)
    expect(out).toMatch(/plays alike until decision 30, then differs \(it was saved with another version/)
    expect((await replay(changed, '--at', '30')).code).toBe(0)
    const beyond = await replay(changed, '--at', '50', '--lang', 'fr')
    expect([beyond.code, beyond.out]).toEqual([1, expect.stringContaining('jusqu’à la décision 30')])
    const report = JSON.parse((await replay(changed, '--json')).out)
    expect([report.decisions.length, report.verdict.agreesUntil]).toEqual([30, 30])
  })
  it('shows every decision', async () => {
    const { code, out } = await replay(record)
    expect(code).toBe(0)
    for (const number of [1, 2, total]) expect(out).toMatch(new RegExp(`^${number}\\. `, 'm'))
    const { decisions } = JSON.parse((await replay(record, '--json')).out) as { decisions: unknown[] }
    expect(decisions).toHaveLength(total)
    expect(decisions[0]).toMatchObject({ answer: record.answers[0], option: expect.any(String) })
  })
  it('shows what was done unasked', async () => {
    const table = Table.begin(eternal, eternal.setupFrom({}), 'conceded')
    table.answer(0)
    table.act(1, 'concede')
    const { code, out } = await replay(table.session.record())
    expect(code).toBe(0)
    expect(out).toMatch(/Player 1 wins: Player 2 has conceded\.$/m)
    const printed = await replay(table.session.record(), '--json', '--lang', 'fr')
    const { decisions, end } = JSON.parse(printed.out)
    expect(decisions[0].events.join(' ')).toMatch(/joueur\s1\sgagne/)
    expect(end.outcome).not.toBeNull()
  })
  it('shows a game up to an act that is not possible, and one that differs from its start at its start', async () => {
    for (const answers of [0, 1]) {
      const table = Table.begin(eternal, eternal.setupFrom({}), 'conceded')
      for (let i = 0; i < answers; i++) table.answer(0)
      table.act(1, 'concede')
      const conceded = table.session.record()
      const changed = { ...conceded, acts: conceded.acts!.map((act) => ({ ...act, act: 'resign' })) }
      const { code, out } = await replay(changed)
      expect([code, out]).toEqual([
        1,
        expect.stringMatching(
          `plays alike until decision ${answers}, then differs: “resign” is not possible`,
        ),
      ])
      expect(out).not.toContain('has conceded')
      expect((await replay(changed, '--verify')).out).toContain(`“resign” is not possible`)
      expect((await replay(changed, '--at', `${answers}`)).code).toBe(0)
    }
    const other = { ...record, checks: record.checks.with(0, record.checks[0]! ^ 1) }
    const { code, out } = await replay(other)
    expect([code, out]).toEqual([
      1,
      expect.stringContaining('differs from its start: something else is asked'),
    ])
    expect(out).not.toMatch(/^1\. .*:/m)
    expect((await replay(other, '--verify')).out).toContain('differs from its start: something else is asked')
    expect((await replay(other, '--verify', '--lang', 'fr')).out).toContain('diffère dès le début')
  })
  it('shows the table at any decision', async () => {
    const { code, out } = await replay(record, '--at', '7', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ decisions: 7, outcome: null, prompt: expect.any(String) })
    const beyond = await replay(record, '--at', String(total + 1))
    expect(beyond.code).not.toBe(0)
    expect(beyond.err).toMatch(`--at must be a whole number from 0 to ${total}`)
  })
})
