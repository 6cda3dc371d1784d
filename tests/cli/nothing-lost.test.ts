import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import type { Bot } from '../../src/bots/bot.ts'
import { Campaign } from '../../src/campaign/campaign.ts'
import { legacyBattles } from '../../src/campaign/legacy/battles.ts'
import { legacy } from '../../src/campaign/legacy/script.ts'
import { readCampaign } from '../../src/campaign/record.ts'
import { CampaignPlay } from '../../src/cli/campaign/campaign-play.ts'
import { Seat } from '../../src/cli/seat.ts'
import { sit as sitAtCampaign } from '../../src/cli/verbs/campaign.ts'
import { sit } from '../../src/cli/verbs/play.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import { readRecord } from '../../src/kernel/record.ts'
import { KeptFile } from '../../src/lab/files.ts'
import { Table } from '../../src/table/table.ts'
import { programOf } from '../../tools/programs.ts'
import { cardwright, inFolder, spawned } from './line.ts'

const few = ['simulate', '--game', 'eternal', '--games', '6', '--threads', '1'] as const
const main = programOf('cli')

function seatIn(
  file: string,
  ours = true,
  bot: Bot | null = null,
): { seat: Seat; table: Table; said: string[] } {
  const table = Table.begin(eternal, eternal.setupFrom({ first: '1' }), 'lost')
  const said: string[] = []
  const print = (text: string) => void said.push(text)
  return { seat: new Seat(table, { lang: 'en', bots: [null, bot], file, ours, print }), table, said }
}

/** Programs and threads are started here: on a busy machine that takes a while. */
const LONG = 600_000

describe('a run of simulate', { timeout: LONG }, () => {
  it.each([
    ['--save', ''],
    ['--save', 'file/run.json'],
    ['--save', '/proc/nobody/run.json'],
    ['--report', 'file/run.html'],
    ['--report', 'here.csv,file/run.html'],
    ['--report', 'there.html'],
    ['--report', 'same.html,./same.html'],
    ['--resume', ''],
  ])('with %s %s is refused before the first game', async (flag, value) => {
    await inFolder(async (folder) => {
      writeFileSync(join(folder, 'file'), '')
      writeFileSync(join(folder, 'there.html'), 'mine')
      const name = value
        .split(',')
        .map((file) => (file === '' || file.startsWith('/') ? file : join(folder, file)))
        .join(',')
      const { code, out, err } = await cardwright(...few, '--games', flag, name)
      const { code: again } = await cardwright(...few.slice(0, 3), '--games', '1000000', flag, name)
      expect([code, again, out]).toEqual([2, 2, ''])
      expect(err.split('\n')).toHaveLength(1)
      expect(readFileSync(join(folder, 'there.html'), 'utf8')).toBe('mine')
    })
  })
  it('refuses one file for the run and its report, whatever names it has', async () => {
    await inFolder(async (folder) => {
      const file = join(folder, 'a.json')
      symlinkSync('a.json', join(folder, 'link.json'))
      symlinkSync('.', join(folder, 'here'))
      for (const report of ['a.json', 'link.json', 'here/a.json', './/a.json', 'b.csv,here/b.csv']) {
        const reports = report.split(',').map((name) => `${folder}/${name}`)
        const { code, err } = await cardwright(...few, '--save', file, '--report', reports.join())
        expect([report, code]).toEqual([report, 2])
        expect(err).toMatch(/named twice/)
        expect(existsSync(file)).toBe(false)
      }
    })
  })
  it('never writes its report over what somebody else has put there meanwhile', async () => {
    await inFolder(async (folder) => {
      const report = join(folder, 'run.csv')
      const playing = cardwright(...few, '--report', report)
      writeFileSync(report, 'mine')
      const { code, out, err } = await playing
      expect(code).toBe(2)
      expect(out).toContain('Games won')
      expect(err).toMatch(/run\.csv: cannot be written: this file is already there/)
      expect(readFileSync(report, 'utf8')).toBe('mine')
    })
  })
  it('tells its results although run and report cannot be written any more', async () => {
    await inFolder(async (folder) => {
      const [run, report] = [join(folder, 'run.json'), join(folder, 'run.html')]
      const playing = cardwright(...few, '--save', run, '--report', report)
      // The run is on disk before the first game; now somebody else writes there.
      expect(existsSync(run)).toBe(true)
      writeFileSync(run, 'something else')
      mkdirSync(report)
      const { code, out, err } = await playing
      expect(code).toBe(2)
      expect(out).toMatch(/^6 games, /)
      expect(out).toContain('Games won')
      expect(err).toMatch(/run\.json: another program has changed this file/)
      expect(err).toMatch(/run\.html: cannot be written: this is a folder/)
      expect(err).not.toMatch(/^ +at /m)
      expect(readFileSync(run, 'utf8')).toBe('something else')
    })
  })
  it('asks for no more threads than help', async () => {
    const { code, err } = await cardwright(...few.slice(0, 5), '--threads', '4000')
    expect(code).toBe(2)
    expect(err).toMatch(/--threads must be a whole number from 1 to/)
  })
})

describe('a game in the terminal', { timeout: LONG }, () => {
  it('goes on when it cannot be saved, says so once, and is saved elsewhere when asked', async () => {
    await inFolder(async (folder) => {
      const { seat, table, said } = seatIn(join(folder, 'saves', 'g.json'))
      await seat.show()
      seat.autosave()
      expect(existsSync(join(folder, 'saves', 'g.json'))).toBe(true)
      rmSync(join(folder, 'saves'), { recursive: true })
      writeFileSync(join(folder, 'saves'), 'no folder any more')
      for (let i = 0; i < 3; i++) {
        await seat.enter('1')
        seat.autosave()
      }
      expect(table.session.answers).toHaveLength(3)
      expect(said.filter((line) => /goes on, but is not saved/.test(line))).toHaveLength(1)
      // Leaving would lose it: the person stays.
      expect(await seat.enter('q')).toBe(true)
      await seat.enter(`s ${join(folder, 'other.json')}`)
      expect(readRecord(readFileSync(join(folder, 'other.json'), 'utf8')).answers).toHaveLength(3)
      expect(await seat.enter('q')).toBe(false)
    })
  })
  it('does not write over a save that another program has gone on with', async () => {
    await inFolder(async (folder) => {
      const file = join(folder, 'g.json')
      const one = seatIn(file)
      one.seat.autosave()
      const other = seatIn(file)
      await other.seat.show()
      await other.seat.enter('1')
      other.seat.autosave()
      const kept = readFileSync(file, 'utf8')
      await one.seat.show()
      await one.seat.enter('2')
      one.seat.autosave()
      expect(one.said.join('\n')).toMatch(/another program has changed this file/)
      expect(readFileSync(file, 'utf8')).toBe(kept)
    })
  })
  it('finds a place when its own is gone or taken, and never overwrites', async () => {
    await inFolder(async (folder) => {
      writeFileSync(join(folder, 'g.json'), 'not ours')
      const { seat, said } = seatIn(join(folder, 'g.json'), false)
      await seat.show()
      await seat.enter('1')
      seat.rescue()
      expect(readFileSync(join(folder, 'g.json'), 'utf8')).toBe('not ours')
      expect(readRecord(readFileSync(join(folder, 'g-2.json'), 'utf8')).answers).toHaveLength(1)
      expect(said.at(-1)).toBe(`Saved: ${join(folder, 'g-2.json')}`)
    })
  })
  it('is saved whatever its seed', async () => {
    await inFolder(async (cwd) => {
      const seeds = ['é/s'.repeat(400), '../../up']
      for (const seed of seeds) {
        const { out } = await spawned(['play', 'eternal', `--seed=${seed}`], { cwd, typed: '1\n' })
        expect(out).toMatch(/Saved: saves\/eternal-[\w-]+\.json\n$/)
      }
      const games = readdirSync(join(cwd, 'saves')).map((name) =>
        readRecord(readFileSync(join(cwd, 'saves', name), 'utf8')),
      )
      expect(games.map(({ seed }) => seed).sort()).toEqual(seeds.toSorted())
    })
  })
  it('goes on where it stands when something cannot be shown, and keeps the record of each such fault', async () => {
    await inFolder(async (folder) => {
      let fails = false
      const failing = <T extends (...given: never[]) => unknown>(word: T) =>
        ((...given) => {
          if (fails) throw new TypeError('planted')
          return word(...given)
        }) as T
      const { among: _, ...english } = eternal.words.en
      const en = { ...english, board: failing(english.board), reason: failing(english.reason) }
      const game = { ...eternal, wish: failing(eternal.wish!), words: { ...eternal.words, en } }
      const table = Table.begin(game, game.setupFrom({ first: '1' }), 'lost')
      const said: string[] = []
      const print = (text: string) => void said.push(text)
      const file = join(folder, 'g.json')
      const reports = join(folder, 'reports')
      const seat = new Seat(table, { lang: 'en', bots: [null, null], file, ours: true, print, reports })
      await seat.show()
      for (const look of ['b', 't', 'w play torch']) {
        fails = true
        expect(await seat.enter(look)).toBe(true)
        expect(said.at(-1)).toMatch(/the game was stopped: a rule failed \(planted\); choose another way\. /)
        fails = false
        await seat.enter('1')
      }
      expect(table.session.answers).toHaveLength(3)
      // One a fault: none takes the place of another.
      expect(readdirSync(reports)).toHaveLength(3)
    })
  })
  it('is asked again after Ctrl-Z and fg', async () => {
    await inFolder(async (folder) => {
      const stopped = vi.spyOn(process, 'kill').mockReturnValue(true)
      const { seat, table } = seatIn(join(folder, 'g.json'), false)
      const [input, output] = [new PassThrough(), new PassThrough()]
      output.resume()
      const playing = sit(seat, { input, output, keys: true })
      const answered = async (number: number) => {
        while (table.session.answers.length < number) await new Promise((done) => setImmediate(done))
      }
      try {
        input.write('1\r')
        await answered(1)
        input.write('\x1a')
        while (stopped.mock.calls.length === 0) await new Promise((done) => setImmediate(done))
        expect(stopped.mock.calls[0]?.[1]).toBe('SIGTSTP')
        process.emit('SIGCONT')
        input.write('1\r')
        await answered(2)
        input.write('q\r')
        expect(await playing).toBe(0)
      } finally {
        stopped.mockRestore()
      }
      expect(readRecord(readFileSync(join(folder, 'g.json'), 'utf8')).answers).toHaveLength(2)
    })
  })
  it('hears Ctrl-C while a bot thinks, and is saved where it stands', async () => {
    await inFolder(async (folder) => {
      let begun = (): void => undefined
      const thinks = new Promise<void>((done) => {
        begun = done
      })
      const endless: Bot = {
        begin: () => undefined,
        choose: () => 0,
        *thinking() {
          begun()
          for (;;) yield
        },
      }
      const { seat, table } = seatIn(join(folder, 'g.json'), false, endless)
      const [input, output] = [new PassThrough(), new PassThrough()]
      output.resume()
      const playing = sit(seat, { input, output, keys: true })
      input.write('1\r')
      await thinks
      input.write('\x03')
      expect(await playing).toBe(1)
      const { answers } = readRecord(readFileSync(join(folder, 'g.json'), 'utf8'))
      expect(answers).toEqual(table.session.answers)
      expect(answers).toHaveLength(1)
    })
  })
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'is saved when the program is ended by %s',
    async (signal) => {
      await inFolder(async (cwd) => {
        const child = spawn(process.execPath, [main, 'play', 'eternal', '--seed', 'x'], {
          cwd,
          stdio: 'pipe',
        })
        let out = ''
        let asked = 0
        child.stdout.setEncoding('utf8').on('data', (piece: string) => {
          out += piece
          const questions = out.split(/\n {2}1\. /).length - 1
          if (questions > asked && asked < 3) {
            asked = questions
            if (asked < 3) child.stdin.write('1\n')
            else child.kill(signal)
          }
        })
        const code = await new Promise((done) => child.on('close', done))
        expect(code).toBe(128 + constants.signals[signal])
        expect(out).toMatch(/Saved: saves\/eternal-x\.json\n$/)
        const [file] = readdirSync(join(cwd, 'saves'))
        expect(readRecord(readFileSync(join(cwd, 'saves', file!), 'utf8')).answers.length).toBeGreaterThan(0)
      })
    },
  )
  it('an output that is full is one sentence, and a game played into it is saved', async () => {
    await inFolder(async (cwd) => {
      const into = (line: readonly string[]) =>
        new Promise<{ code: number | null; err: string }>((done) => {
          const stdio = ['pipe', openSync('/dev/full', 'w'), 'pipe'] as const
          const child = spawn(process.execPath, [main, ...line], { cwd, stdio: [...stdio] })
          let err = ''
          child.stderr?.setEncoding('utf8').on('data', (piece: string) => {
            err += piece
          })
          child.stdin?.on('error', () => undefined)
          child.stdin?.end('1\n1\n')
          child.on('close', (code) => done({ code, err }))
        })
      const cards = await into(['cards', '--game', 'aeons-end'])
      expect(cards).toEqual({ code: 1, err: 'cardwright: the output cannot be written: the disk is full\n' })
      const french = await into(['cards', '--game', 'aeons-end', '--lang', 'fr'])
      expect(french.err).toBe(
        'cardwright\u00a0: la sortie ne peut pas être écrite\u00a0: le disque est plein\n',
      )
      await into(['play', 'eternal', '--seed', 'x'])
      expect(existsSync(join(cwd, 'saves', 'eternal-x.json'))).toBe(true)
    })
  })
})

describe('a campaign in the terminal', { timeout: LONG }, () => {
  function campaignIn(file: string): { play: CampaignPlay; said: string[] } {
    const mages = ['Ada', 'Bo'].map((name, look) => ({ name, look }))
    const campaign = Campaign.create(
      legacyBattles,
      { seed: 'lost', mages, seats: ['person', 'person'] },
      'Ours',
    )
    const said: string[] = []
    const print = (text: string) => void said.push(text)
    const kept = new KeptFile(file, null)
    const play = new CampaignPlay(campaign, { lang: 'en', kept, today: '2026-01-01', print })
    play.write()
    return { play, said }
  }
  const saved = (file: string) => readCampaign(legacy, readFileSync(file, 'utf8').trimEnd()).entries.length

  it('goes on when it cannot be saved, says so once, keeps whoever would lose it, and is saved when it can be', async () => {
    await inFolder(async (folder) => {
      const file = join(folder, 'campaign.json')
      const { play, said } = campaignIn(file)
      await play.enter('')
      expect(saved(file)).toBe(1)
      const kept = readFileSync(file, 'utf8')
      rmSync(file)
      mkdirSync(file)
      for (let i = 0; i < 3; i++) expect(await play.enter('1')).toBe(true)
      expect(said.filter((line) => /goes on, but is not saved/.test(line))).toHaveLength(1)
      // The next question came all the same.
      expect(said.at(-1)).toMatch(/^ +\d+\. /)
      expect(await play.enter('q')).toBe(true)
      expect(said.at(-1)).toMatch(/goes on, but is not saved: .*this is a folder/)
      rmSync(file, { recursive: true })
      writeFileSync(file, kept)
      expect(await play.enter('q')).toBe(false)
      expect(said.at(-1)).toBe(`Saved as ${file}.`)
      expect(saved(file)).toBe(play.campaign.record.entries.length)
    })
  })
  it.each(['alike until a decision', 'not alike at all', 'dealt otherwise', 'no longer dealt'])(
    'goes on with a battle that was left although the rules have changed: %s',
    async (how) => {
      await inFolder(async (folder) => {
        const { play } = campaignIn(join(folder, 'before.json'))
        while (play.campaign.state.asked.kind !== 'battle') await play.enter('1')
        for (let i = 0; i < 6; i++) await play.enter('1')
        const { record } = play.campaign
        const current = record.current!
        expect(current.answers).toHaveLength(5)
        const setup =
          how === 'dealt otherwise' ? {} : how === 'no longer dealt' ? { mages: ['merlin'] } : current.setup
        const at = how === 'alike until a decision' ? 3 : 0
        const changed = {
          ...current,
          setup,
          checks: current.checks.map((check, i) => (i === at ? check ^ 1 : check)),
        }
        const file = join(folder, 'campaign.json')
        const said: string[] = []
        const print = (text: string) => void said.push(text)
        const campaign = Campaign.open(legacyBattles, { ...record, current: changed })
        const again = new CampaignPlay(campaign, {
          lang: 'en',
          kept: new KeptFile(file, null),
          today: '2026-01-01',
          print,
        })
        await again.enter('1')
        expect(said.join('\n')).toMatch(
          /differs[\s\S]*The battle goes on from there; as it was, it is kept in/,
        )
        const kept = readRecord(readFileSync(`${file}.battle.json`, 'utf8'))
        expect([kept.answers, kept.checks]).toEqual([current.answers, changed.checks])
        await again.enter('1')
        expect(campaign.record.current!.answers.length).toBe(at === 3 ? 3 : 1)
        expect(await again.enter('q')).toBe(false)
      })
    },
  )
  it.each(['the input ends', 'it is over'])(
    'is kept elsewhere when its own file is taken and %s',
    async (how) => {
      await inFolder(async (folder) => {
        const file = join(folder, 'campaign.json')
        const { play, said } = campaignIn(file)
        writeFileSync(file, 'not ours')
        writeFileSync(join(folder, 'campaign-2.json'), 'nor this')
        const input = new PassThrough()
        const output = new PassThrough()
        output.resume()
        if (how === 'it is over')
          Object.defineProperty(play, 'over', { get: () => play.campaign.record.entries.length > 0 })
        input.end('1\n1\n')
        expect(await sitAtCampaign(play, { input, output, keys: false })).toBe(0)
        expect(readFileSync(file, 'utf8')).toBe('not ours')
        expect(readFileSync(join(folder, 'campaign-2.json'), 'utf8')).toBe('nor this')
        expect(said.at(-1)).toBe(`Saved as ${join(folder, 'campaign-3.json')}.`)
        expect(saved(join(folder, 'campaign-3.json'))).toBe(play.campaign.record.entries.length)
      })
    },
  )
})
