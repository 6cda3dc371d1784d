import { expect, it } from 'vitest'
import { loadServer } from '../../../tools/online/load/run.ts'
import { programOf } from '../../../tools/programs.ts'

it('people at tables of one server are counted, beside a bare room of as many sockets', async () => {
  const { server, bare, ratio } = await loadServer({
    game: 'aeons-end',
    tables: 3,
    seconds: 0.1,
    decisions: 20,
    slowness: 0.05,
    program: programOf('server'),
  })
  for (const took of [server, bare]) {
    expect(took).toMatchObject({ sockets: 6, lost: 0, refusals: 0 })
    expect(took.decisions).toBeGreaterThanOrEqual(20)
    expect(took.megabytes).toBeGreaterThan(10)
    expect(took.p50).toBeGreaterThan(0)
    expect(took.p50).toBeLessThanOrEqual(took.p99)
  }
  // The bare room says as much as the tables did.
  expect(bare.bytesADecision / server.bytesADecision).toBeGreaterThan(0.5)
  expect(bare.bytesADecision / server.bytesADecision).toBeLessThan(2)
  expect(Number.isNaN(ratio)).toBe(false)
})
