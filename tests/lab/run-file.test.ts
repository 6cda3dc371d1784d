import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { Gaps, gaps, joinedStretches, overlap } from '../../src/lab/simulate/ranges.ts'
import { type Run, readRun, runText } from '../../src/lab/simulate/run-file.ts'
import { gamesOf, nothingPlayed, simulate } from '../../src/lab/simulate/threads.ts'
import { programOf } from '../../tools/programs.ts'
import { cardwright, inFolder } from '../cli/line.ts'
import { seriesOf, studyOf } from './studies.ts'

const writeRun = (file: string, run: Run): void => writeFileSync(file, runText(run))

describe('games that are left', () => {
  const done = [
    { first: 10, count: 5 },
    { first: 0, count: 4 },
    { first: 15, count: 5 },
  ]
  it('are what lies between those that are done', () => {
    expect(joinedStretches(done)).toEqual([
      { first: 0, count: 4 },
      { first: 10, count: 10 },
    ])
    expect(gaps(done, 22)).toEqual([
      { first: 4, count: 6 },
      { first: 20, count: 2 },
    ])
    expect(gaps(done, 12)).toEqual([{ first: 4, count: 6 }])
  })
  it('are handed out once each', () => {
    const left = new Gaps(gaps(done, 22))
    const taken = [4, 4, 4, 4].map((most) => left.take(most))
    expect(taken).toEqual([
      { first: 4, count: 4 },
      { first: 8, count: 2 },
      { first: 20, count: 2 },
      undefined,
    ])
  })
  it('are not what was played twice', () => {
    expect(overlap(done)).toBe(false)
    expect(overlap([...done, { first: 3, count: 2 }])).toBe(true)
  })
})

const study = studyOf({ ...seriesOf(aeonsEnd), setups: { kind: 'any', flags: {} } })

/** Programs and threads are started here: on a busy machine that takes a while. */
const LONG = 600_000

describe('a run on disk', { timeout: LONG }, () => {
  it('goes on to what an unbroken run comes to', async () => {
    await inFolder(async (folder) => {
      const file = join(folder, 'run.json')
      const whole = await simulate(study, 60, 2)
      const stop = new AbortController()
      const half = await simulate(study, 60, 2, { stop: stop.signal, progress: () => stop.abort() })
      expect(gamesOf(half)).toBeLessThan(60)
      writeRun(file, { study, games: 60, played: half })
      const { played: before, games } = readRun(file)
      expect(await simulate(study, games, 1, { before })).toEqual(whole)
    })
  })

  it('survives being killed, and loses or repeats no game', async () => {
    await inFolder(async (folder) => {
      const file = join(folder, 'run.json')
      const flags = ['--game', 'aeons-end', '--seed', 'killed', '--threads', '2', '--json']
      const main = programOf('cli')
      const child = spawn(process.execPath, [
        main,
        'simulate',
        ...flags,
        '--games',
        '10000000',
        '--save',
        file,
      ])
      const ended = new Promise((done) => child.on('close', done))
      // It is there from the beginning; wait for the first games in it.
      while (!existsSync(file) || readRun(file).played.done.length === 0)
        await new Promise((done) => setTimeout(done, 50))
      child.kill('SIGKILL')
      await ended
      const { done } = readRun(file).played
      const last = Math.max(...done.map(({ first, count }) => first + count))
      const more = String(last + 10)
      const resumed = await cardwright('simulate', '--resume', file, '--games', more, '--json')
      const unbroken = await cardwright('simulate', ...flags, '--games', more)
      const reportOf = ({ out }: { out: string }) => ({ ...JSON.parse(out), seconds: 0 })
      expect(reportOf(resumed)).toEqual(reportOf(unbroken))
    })
  })

  const written = (folder: string): { file: string; text: string } => {
    const file = join(folder, 'run.json')
    writeRun(file, { study, games: 60, played: nothingPlayed(study) })
    return { file, text: readFileSync(file, 'utf8') }
  }
  it.each([
    ['cut off', (text: string) => text.slice(0, -20), /damaged/],
    ['changed', (text: string) => text.replace('"games":60', '"games":61'), /checksum/],
    ['something else', () => '{"format":1}', /not a run of simulate/],
    ['empty', () => '', /damaged/],
    ['of other content', (text: string) => text.replace(/"content":"\w+"/, '"content":"0"'), /other cards/],
  ])('that is %s is refused in one sentence and left alone', async (_, damage, sentence) => {
    await inFolder(async (folder) => {
      const { file, text } = written(folder)
      const damaged = damage(text)
      writeFileSync(file, damaged)
      const { code, out, err } = await cardwright('simulate', '--resume', file)
      expect([code, out]).toEqual([2, ''])
      expect(err).toMatch(sentence)
      expect(err.split('\n')).toHaveLength(1)
      expect(readFileSync(file, 'utf8')).toBe(damaged)
    })
  })
  it('is not overwritten by another', async () => {
    await inFolder(async (folder) => {
      const { file } = written(folder)
      const { code, err } = await cardwright('simulate', '--game', 'eternal', '--save', file)
      expect([code, err]).toEqual([2, expect.stringMatching(/already there/)])
    })
  })
})
