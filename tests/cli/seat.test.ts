import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Bot } from '../../src/bots/bot.ts'
import { RandomBot } from '../../src/bots/random.ts'
import { Seat } from '../../src/cli/seat.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import { hash } from '../../src/kernel/block.ts'
import { seedFrom } from '../../src/kernel/random.ts'
import { Table } from '../../src/table/table.ts'
import { inFolder } from './line.ts'

/** Somebody who sits at a game of Eternal and types. */
class Person {
  readonly table: Table
  readonly seat: Seat
  private said: string[] = []

  constructor(seed: string, file: string, bot: Bot | null = null, names: readonly string[] = []) {
    this.table = Table.begin(eternal, eternal.setupFrom({ first: '2' }), seed)
    this.seat = new Seat(this.table, {
      lang: 'en',
      bots: [null, bot],
      names,
      file,
      ours: false,
      print: (text) => this.said.push(text),
    })
  }

  async show(): Promise<string> {
    this.said = []
    await this.seat.show()
    return this.said.join('\n')
  }

  /** What is said back to a typed line. */
  async type(line: string): Promise<string> {
    this.said = []
    await this.seat.enter(line)
    return this.said.join('\n')
  }
}

describe('a seat at the terminal', () => {
  it('undoes beyond new knowledge only by agreement', async () => {
    const person = new Person('s', 'none.json')
    expect(await person.type('u')).toMatch(/Nothing has been chosen yet/)
    const before = hash(person.table.state)
    let answers = 0
    for (; answers < 2 || person.table.session.undoable > 0; answers++) await person.type('1')
    expect(await person.type('u')).toMatch(/u! if the table agrees/)
    expect(await person.type('u!')).toMatch(/Taken back/)
    for (; answers > 1; answers--) await person.type('u!')
    expect(hash(person.table.state)).toBe(before)
  })

  it('lets the bot choose for the other seats, and takes its choices back with ours', async () => {
    const bot = new RandomBot()
    bot.begin(seedFrom('bot'))
    const person = new Person('s', 'none.json', bot)
    await person.show()
    for (let i = 0; i < 20; i++) {
      expect(person.table.game.machine.seat(person.table.state)).toBe(0)
      await person.type('1')
    }
    const answers = person.table.session.answers.length
    expect(answers).toBeGreaterThan(20)
    await person.type('u!')
    expect(person.table.game.machine.seat(person.table.state)).toBe(0)
  })

  it('calls people who share the screen by the names they gave, in every question and line', async () => {
    const ada = new Person('s', 'none.json', null, ['Ada', 'Bo'])
    let said = await ada.show()
    for (let answers = 0; answers < 12; answers++) said += `\n${await ada.type('1')}`
    expect(said).toMatch(/^Bo: keep this hand, or redraw\?$/m)
    expect(said).toMatch(/^Ada: keep this hand, or redraw\?$/m)
    expect(said).toMatch(/^ {2}Bo plays /m)
    expect(said).not.toMatch(/player [12]/i)
  })

  it('gives a tip: options with a reason, and nothing is chosen by it', async () => {
    const person = new Person('s', 'none.json')
    await person.show()
    const said = (await person.type('t')).split('\n')
    expect(said[0]).toMatch(/^A strong player would/)
    expect(said[1]).toMatch(/^ {2}\d+ {2}.+\. .+\.$/)
    expect(person.table.session.answers).toEqual([])
  })

  it('says nothing of what the bot chose in secret', async () => {
    const keeps: Bot = { begin: () => undefined, choose: () => 0 }
    const redraws: Bot = { begin: () => undefined, choose: () => 1 }
    const first = new Person('s', 'none.json', keeps)
    const second = new Person('s', 'none.json', redraws)
    expect(await first.show()).toBe(await second.show())
    expect(first.table.session.answers).toEqual([0])
    expect(second.table.session.answers).toEqual([1])
  })

  it('saves only where nothing else is', async () => {
    await inFolder(async (folder) => {
      const mine = join(folder, 'mine.json')
      const person = new Person('a', mine)
      await person.type('1')
      expect(await person.type('s')).toBe(`Saved: ${mine}`)
      await person.type('1')
      expect(await person.type('s')).toBe(`Saved: ${mine}`)
      const saved = readFileSync(mine, 'utf8')

      const other = new Person('b', join(folder, 'other.json'))
      expect(await other.type(`s ${mine}`)).toMatch(/already exists and is not this game/)
      expect(readFileSync(mine, 'utf8')).toBe(saved)

      const foreign = join(folder, 'letter.txt')
      writeFileSync(foreign, 'Dear aunt')
      expect(await other.type(`s ${foreign}`)).toMatch(/already exists/)
      expect(readFileSync(foreign, 'utf8')).toBe('Dear aunt')
      expect(await other.type(`s ${join(foreign, 'below.json')}`)).toMatch(/cannot be written: /)

      expect(await other.seat.enter('q')).toBe(false)
      expect(existsSync(join(folder, 'other.json'))).toBe(true)
    })
  })

  it('answers what it does not understand', async () => {
    const person = new Person('s', 'none.json')
    expect(await person.type('99')).toMatch(/99 is none of the options; choose a number from 1 to/)
    expect(await person.type('dance')).toMatch(/“dance” is neither a number nor/)
    expect(await person.type('h')).toMatch(/take back the last choice/)
    for (let i = 0; i < 5; i++) await person.type('1')
    expect(await person.type('l')).not.toBe('')
    expect(await person.type('b')).toMatch(/1\. /)
  })
})
