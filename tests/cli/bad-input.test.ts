import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { cardwright, inFolder, spawned } from './line.ts'

/** One sentence on stderr, nothing on stdout, no success, no stack. */
async function refused(...line: readonly string[]): Promise<string> {
  const { code, out, err } = await cardwright(...line)
  expect(code).not.toBe(0)
  expect(out).toBe('')
  expect(err.split('\n')).toHaveLength(1)
  expect(err).toMatch(/^cardwright\u00a0?: /)
  expect(err).not.toMatch(/fault of cardwright|^ +at /m)
  return err
}

describe('bad input gets one sentence', () => {
  it.each([
    [['nix'], /unknown command “nix”; commands are play, host, join, campaign, cards/],
    [['help', 'nix'], /unknown command “nix”/],
    [['play'], /say which game: aeons-end or eternal/],
    [['play', 'chess'], /“chess” is not a game; choose one of aeons-end, eternal/],
    [['play', 'aeons-end', 'twice'], /“twice” is one word too many: cardwright play GAME/],
    [['play', 'aeons-end', '--lang', 'de'], /--lang must be en or fr, not “de”/],
    [['play', 'aeons-end', '--mages', 'merlin'], /mages\[0\]: “merlin” is not a mage; choose one of /],
    [['play', 'aeons-end', '--deck1', 'x'], /--deck1 does not belong to aeons-end; its set-up has --mages/],
    [['play', 'eternal', '--bot', 'deep-blue'], /“deep-blue” is not a bot; choose one of random/],
    [['play', 'eternal', '--seats', 'greedy,greedy'], /one of --seats must be “person”/],
    [['play', 'eternal', '--names', 'Ada'], /--names is for the 2 people here: different names/],
    [['play', 'eternal', '--names', 'Ada,Ada'], /--names is for the 2 people here: different names/],
    [
      ['play', 'eternal', '--seats', 'person'],
      /--seats is for 2 seats here, with a comma between them, and names 1/,
    ],
    [['play', 'eternal', '--seats', 'person,search:slow'], /“slow” is not a strength: search takes easy/],
    [['play', 'eternal', '--seats', 'person,x', '--bot', 'x'], /leave out one of them/],
    [['play', 'eternal', '--resume', 'nowhere.json'], /nowhere\.json: there is no such file/],
    [['play', '--seed'], /--seed needs a value: --seed S/],
    [['play', '--seed', '--lang'], /--seed needs a value/],
    [['play', 'eternal', '--setup', 'nowhere.json'], /nowhere\.json: there is no such file/],
    [['cards', '--colour'], /cards has no flag --colour; it has --game, --set/],
    [['cards', '--json=yes'], /--json takes no value/],
    [['cards', '--json', '--json'], /--json is given twice/],
    [['cards', '--set', 'moon'], /no card has the set “moon”; choose one of /],
    [['cards', '--type', 'moon'], /no card has the type “moon”; choose one of /],
    [['cards', '--game', 'chess'], /“chess” is not a game/],
    [['cards', '--audit', 'nowhere'], /nowhere: there is no such folder; expected one with player-cards/],
    [['check'], /name a scenario file or a folder/],
    [['check', 'nowhere.yaml'], /nowhere\.yaml: there is no such file/],
    [['simulate'], /say which game/],
    [['simulate', '--game', 'chess'], /“chess” is not a game/],
    [['simulate', '--game', 'eternal', '--games', '0'], /--games must be a whole number from 1 to/],
    [['simulate', '--game', 'eternal', '--games', '1e3'], /--games must be a whole number .* not “1e3”/],
    [['simulate', '--game', 'eternal', '--threads', 'many'], /--threads must be a whole number/],
    [['simulate', '--game', 'eternal', '--bot', 'x'], /“x” is not a bot/],
    [['replay'], /something is missing: cardwright replay FILE/],
    [['replay', 'nowhere.json'], /nowhere\.json: there is no such file/],
    [['replay', '.'], /this is a folder, a file is needed/],
    [['bench', 'fast'], /“fast” is one word too many/],
  ])('%j', async (line, sentence) => {
    expect(await refused(...line)).toMatch(sentence)
  })

  it.each([
    [['decks', 'nothing such', '--lang', 'fr'], /aucun deck ne s’appelle «\u202fnothing such\u202f»/],
    [['decks', 'random:X', '--lang=fr'], /«\u202fX\u202f» n’est pas une faction/],
    [['play', 'eternal', '--code', '1tn-0.a', '--lang', 'fr'], /ce code est mal tapé ou incomplet/],
    [['play', 'eternal', '--code', '9x', '--lang', 'fr'], /ce code est d’une autre version/],
    [['play', 'aeons-end', '--code', '?', '--lang', 'fr'], /un de ces signes/],
  ])('in French where people meet it while they play: %j', async (line, sentence) => {
    expect(await refused(...line)).toMatch(sentence)
  })

  it('also from the program itself', async () => {
    const { code, out, err } = await spawned(['simulate', '--game', 'chess'])
    expect(code).not.toBe(0)
    expect(out).toBe('')
    expect(err).toBe('cardwright: “chess” is not a game; choose one of aeons-end, eternal\n')
  })
})

describe('a set-up file that cannot be used', () => {
  it.each([
    ['{"game": ', /not JSON/],
    ['[1]', /a set-up is a JSON object/],
    ['{"game": 7}', /game: expected the name of a game, found 7/],
    ['{"game": "chess"}', /“chess” is not a game/],
    ['{"game": "aeons-end", "mages": ["brama", "brama"]}', /mages\[1\]: brama is already at the table/],
    ['{"game": "aeons-end", "weather": "wet"}', /weather: a set-up has no such entry/],
    ['{"game": "eternal", "decks": ["no such deck", 2]}', /decks/],
  ])('is refused with the place: %s', async (text, sentence) => {
    await inFolder(async (folder) => {
      const file = join(folder, 'setup.json')
      writeFileSync(file, text)
      const said = await refused('simulate', '--setup', file)
      expect(said).toMatch(sentence)
      expect(readFileSync(file, 'utf8')).toBe(text)
    })
  })
  it('is refused beside flags that say the same, and where set-ups are drawn', async () => {
    await inFolder(async (folder) => {
      const file = join(folder, 'setup.json')
      writeFileSync(file, '{"game": "aeons-end"}')
      for (const { name } of aeonsEnd.setupFlags)
        expect(await refused('play', '--setup', file, `--${name}`, '1')).toMatch(
          new RegExp(`leave out --setup or --${name}$`),
        )
      expect(await refused('simulate', '--setup', file, '--any')).toMatch(/--any draws set-ups/)
    })
  })
  it('is refused for another game', async () => {
    await inFolder(async (folder) => {
      const file = join(folder, 'setup.json')
      writeFileSync(file, '{"game": "eternal"}')
      expect(await refused('play', 'aeons-end', '--setup', file)).toMatch(
        /setup\.json: game: this is a set-up of eternal, not of aeons-end/,
      )
    })
  })
})

describe('a file that is nested without end', () => {
  const deep = `${'['.repeat(90_000)}${']'.repeat(90_000)}`
  const run = (entry: string) => `{"format": 1, "content": "x", "check": "", "run": ${entry}}`
  const record = (format: number, entry: string) =>
    `{"format": ${format}, "game": "eternal", "content": "x", "packs": {}, "setup": ${entry}, "seed": "x", "answers": "", "fingerprints": ""}`
  const campaign = (entry: string) => `{"format": 1, "campaign": "legacy", "version": 1, "title": ${entry}}`
  const texts = [deep, run(deep), record(1, deep), record(2, deep), campaign(deep), `{"game": ${deep}}`]
  const replayed = JSON.stringify({ replay: { id: 'x', record: record(2, deep) } })
  const lines = [
    ['play', '--setup'],
    ['play', '--resume'],
    ['simulate', '--resume'],
    ['simulate', '--game', 'eternal', '--packs'],
    ['replay'],
    ['campaign', 'show'],
    ['campaign', 'continue'],
    ['compile'],
  ]
  it.each(lines.map((line) => line.join(' ')))('is refused by %s', async (line) => {
    await inFolder(async (folder) => {
      const file = join(folder, 'deep.json')
      for (const text of [...texts, replayed]) {
        writeFileSync(file, text)
        await refused(...line.split(' '), file)
      }
    })
  })
})

describe('an entry that is there twice', () => {
  it.each(['', ' ', '\n'.repeat(100), '\t'.repeat(3_000)])('is found behind blanks, too', async (blanks) => {
    await inFolder(async (folder) => {
      const file = join(folder, 'setup.json')
      writeFileSync(file, `{"game"${blanks}: "eternal", "game"${blanks}: "aeons-end"}`)
      expect(await refused('play', '--setup', file)).toMatch(/the entry “game” is there twice/)
    })
  })
})

describe('a record that cannot be used', () => {
  const good = {
    format: 1,
    game: 'eternal',
    content: '0',
    setup: {},
    seed: 's',
    answers: '',
    fingerprints: '',
  }
  const documents: readonly (readonly [string, RegExp])[] = [
    ['', /not JSON|this is not a record/],
    ['"a word"', /this is not a record/],
    [JSON.stringify({ ...good, format: 99 }), /format: records of format 99 cannot be read/],
    [JSON.stringify({ ...good, seed: 5 }), /seed: expected a string, found 5/],
    [JSON.stringify({ ...good, game: 'chess' }), /“chess” is not a game/],
    [JSON.stringify({ ...good, answers: '!' }), /answers: /],
    [JSON.stringify({ ...good, fingerprints: 'xyz' }), /fingerprints: expected groups of eight/],
    [JSON.stringify(good), /this game differs from its start .*decks: a game needs two decks/],
  ]
  it.each(documents)('is refused with the place: %s', async (text, sentence) => {
    await inFolder(async (folder) => {
      const file = join(folder, 'game.json')
      writeFileSync(file, text)
      expect(await refused('replay', file)).toMatch(sentence)
      expect(await refused('play', '--resume', file)).toMatch(sentence)
      expect(readFileSync(file, 'utf8')).toBe(text)
      expect(readdirSync(folder)).toEqual(['game.json'])
    })
  })
  it('is not overwritten by a new game', async () => {
    await inFolder(async (folder) => {
      const file = join(folder, 'game.json')
      writeFileSync(file, 'mine')
      expect(await refused('play', 'eternal', '--save', file)).toMatch(/this file is already there/)
      expect(readFileSync(file, 'utf8')).toBe('mine')
    })
  })
})

describe('scenarios that cannot be read', () => {
  it('are refused with the line', async () => {
    await inFolder(async (folder) => {
      mkdirSync(join(folder, 'empty'))
      expect(await refused('check', join(folder, 'empty'))).toMatch(/there is no scenario in it/)
    })
  })
})
