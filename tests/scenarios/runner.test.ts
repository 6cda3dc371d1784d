import { describe, expect, it } from 'vitest'
import { games } from '../../src/games/index.ts'
import { coverage } from '../../src/lab/scenarios/coverage.ts'
import { readScenarios } from '../../src/lab/scenarios/document.ts'
import { exchanged } from '../../src/lab/scenarios/exchanged.ts'
import { MODES, type Mode, runScenario } from '../../src/lab/scenarios/run.ts'

const HEAD = 'title: t\ngame: aeons-end\n'

/** What is said about the first scenario of this text. */
function verdict(text: string, modes: readonly Mode[] = MODES): string {
  return runScenario(games, readScenarios('x.yaml', HEAD + text)[0]!, modes).message
}

describe('a scenario that holds', () => {
  it('says nothing, in every mode', () => {
    for (const mode of MODES)
      expect(
        verdict('given:\n  player 1: {hand: [jade]}\nwhen: {play: jade}\nthen:\n  player 1: {aether: 2}', [
          mode,
        ]),
      ).toBe('')
  })
  it('may be JSON as well', () => {
    const text = JSON.stringify({
      title: 't',
      game: 'aeons-end',
      given: { 'player 1': { hand: ['crystal'] } },
      when: [{ play: 'crystal' }],
      then: { 'player 1': { aether: 1 } },
    })
    expect(runScenario(games, readScenarios('x.json', text)[0]!).message).toBe('')
  })
  it('may stand in a list or in one of several documents', () => {
    const one = 'title: a\ngame: aeons-end\nwhen: unleash\nthen: {nemesis: {fury: 2}}\n'
    const list = `- ${one.trim().replaceAll('\n', '\n  ')}\n`
    expect(readScenarios('x.yaml', `${one}---\n${one}`)).toHaveLength(2)
    expect(readScenarios('x.yaml', list + list)).toHaveLength(2)
    for (const scenario of readScenarios('x.yaml', list))
      expect(runScenario(games, scenario).message).toBe('')
  })
})

describe('a scenario that does not hold', () => {
  it('shows file, line, expected and actual for everything that differs', () => {
    expect(verdict('when: unleash\nthen:\n  gravehold: 29\n  nemesis:\n    fury: 3', ['plain'])).toBe(
      ['x.yaml:5: gravehold: expected 29, actual 30', 'x.yaml:7: nemesis.fury: expected 3, actual 2'].join(
        '\n',
      ),
    )
  })
  it('compares hands without order and piles with it', () => {
    const text = (then: string) =>
      `given:\n  player 1: {hand: [jade, spark], discard: [jade, spark]}\nthen:\n  player 1: ${then}`
    expect(verdict(text('{hand: [spark, jade]}'))).toBe('')
    expect(verdict(text('{discard: [spark, jade]}'))).toContain(
      'expected [spark, jade], actual [jade, spark]',
    )
    expect(verdict(text('{hand: [spark]}'))).toContain(
      'x.yaml:6: player 1.hand: expected [spark], actual [jade, spark]',
    )
  })
  it('says which options there are', () => {
    const given = 'given:\n  player 1: {hand: [crystal]}\n'
    expect(verdict(`${given}then:\n  options: [end main]`)).toBe(
      'x.yaml:6: options: expected exactly end main, actual play: crystal; end main',
    )
    expect(verdict(`${given}when: {play: jade}`)).toBe(
      'x.yaml:5: “play: jade” is not offered; there are play: crystal; end main',
    )
    expect(verdict(`${given}then:\n  includes: [charge]\n  excludes: [{play: crystal}]`)).toBe(
      [
        'x.yaml:6: includes[0]: expected charge, actual play: crystal; end main',
        'x.yaml:7: excludes[0]: expected not play: crystal, actual play: crystal; end main',
      ].join('\n'),
    )
  })
  it('says when a move is legal after all, or forbidden by another rule', () => {
    expect(verdict('given:\n  player 1: {aether: 2}\nthen:\n  illegal: {move: charge}')).toBe(
      'x.yaml:6: illegal: expected charge is illegal, actual it is offered',
    )
    expect(verdict('then:\n  illegal: {move: charge, rule: R145}')).toBe(
      'x.yaml:4: illegal.rule: expected R145, actual R143 (not-enough-aether)',
    )
  })
  it('says who has not won', () => {
    expect(verdict('then: {won: nemesis defeated}')).toContain(
      'expected won: nemesis defeated, actual the game goes on',
    )
  })
  it('fails when a named outcome of chance never came up', () => {
    expect(verdict('chance:\n  - {shuffle: turn order, order: [nemesis]}\nwhen: unleash')).toBe(
      'x.yaml:4: shuffle: turn order was written but never came up',
    )
  })
  it('fails when a question stays open that it did not mention', () => {
    const text = 'given: {turn: nemesis}\nwhen:\n  - resolve: eviscerate\n'
    expect(verdict(text)).toContain('still asks table (eviscerate): choose: player 1; choose: player 2')
    expect(verdict(`${text}then: {asked: table}`)).toBe('')
    expect(verdict(`${text}then: nobody is asked`)).toContain(
      'expected nobody is asked, actual table (eviscerate)',
    )
  })
  it('does not force a step into the middle of a choice', () => {
    expect(verdict('given: {turn: nemesis}\nwhen:\n  - resolve: eviscerate\n  - unleash')).toBe(
      'x.yaml:6: a choice is still open; say how it is answered first',
    )
  })
})

describe('a scenario that cannot be read', () => {
  it.each([
    ['given:\n  player 1:\n    hand: [jade, jadd]', 'x.yaml:5: player 1.hand[1]: there is no card “jadd”'],
    [
      'given:\n  player 1:\n    lives: 3',
      'x.yaml:5: player 1.lives: there is no entry “lives” here; there are mage',
    ],
    ['given:\n  player 1: {life: 11}', 'x.yaml:4: player 1.life: expected a number from 0 to 10, found 11'],
    ['given:\n  player 7: {}', 'x.yaml:4: player 7: expected a number from 1 to 4, found 7'],
    ['given:\n  turn: player 3', 'x.yaml:4: turn: “player 3” is nobody at this table'],
    [
      'given:\n  phase: nemesis draw',
      'x.yaml:4: phase: the phase “nemesis draw” does not belong to the turn of player 1',
    ],
    ['given:\n  nemesis: {play: [slaughter]}', 'x.yaml:4: nemesis.play[0]: “slaughter” never stays in play'],
    ['given:\n  nemesis: {tokens: 3}', 'x.yaml:4: nemesis.tokens: there is no entry “tokens” here'],
    ['given:\n  player 1: {breaches: {2: {open cost: 9}}}', 'this breach never costs 9 to open'],
    [
      'given:\n  player 2: {aether: 3}',
      'x.yaml:4: player 2.aether: only the player whose turn it is has aether',
    ],
    ['given:\n  set-up: {mages: [nobody]}', 'x.yaml:4: set-up.mages[0]: “nobody” is not a mage'],
    [
      'given:\n  switches: {moreLuck: true}',
      'x.yaml:4: switches.moreLuck: there is no entry “moreLuck” here',
    ],
    ['when: {play: jadd}', 'x.yaml:3: play: there is no card “jadd”'],
    ['when: dance', 'x.yaml:3: “dance” is neither a move nor a step that can be forced'],
    ['then: {gravehold: 30, cheese: 1}', 'x.yaml:3: cheese: there is no entry “cheese” here'],
    ['proves: [R031, R999]', 'x.yaml:3: there is no statement, card, mage or nemesis “R999” to prove'],
    ['chance: [{shuffle: cards}]', 'x.yaml:3: [0].shuffle: “cards” is not a deck; choose one of turn order'],
  ])('%s', (text, message) => {
    expect(verdict(text)).toContain(message)
  })
  it('names the file and line of bad YAML and of unknown entries', () => {
    expect(() => readScenarios('x.yaml', 'title: a\ngiven: {a: [1\n')).toThrow(/^x\.yaml:\d+: /)
    expect(() => readScenarios('x.yaml', `${HEAD}gives: 1`)).toThrow(
      'x.yaml:3: a scenario has no entry “gives”',
    )
    expect(() => readScenarios('x.yaml', 'game: aeons-end')).toThrow('x.yaml:1: a scenario needs a title')
    expect(() => readScenarios('x.yaml', 'title: a')).toThrow(
      'x.yaml:1: “a” does not say of which game it is',
    )
    expect(() => readScenarios('x.yaml', `${HEAD}steps: [{do: 1}]`)).toThrow(
      'x.yaml:3: there is no entry “do” here',
    )
    expect(() => readScenarios('x.yaml', `${HEAD}steps: []\nwhen: unleash`)).toThrow(
      'either steps, or when and then',
    )
    expect(() => readScenarios('x.yaml', '- 3')).toThrow('x.yaml:1: a scenario has entries')
  })
  it('names a game that is not there', () => {
    const [scenario] = readScenarios('x.yaml', 'title: a\ngame: chess')
    expect(runScenario(games, scenario!).message).toContain(
      'x.yaml:2: there is no game “chess”; there are aeons-end',
    )
  })
})

describe('a scenario between the battles of a campaign', () => {
  const between = (text: string): string => verdict(`campaign: legacy\n${text}`)

  it('holds in every mode, battles included', () => {
    expect(
      between(`given: {mages: [Ada, Bo]}
steps:
  - when: [until: battle, set up the battle, table: gravehold suffers 500]
    then: {table: {lost: Gravehold}}
  - when: end the battle
    then: {asked: result, score: [{won: false, nemesis: maelstrom}]}`),
    ).toBe('')
  })

  it.each([
    [
      'when: [until: battle]\nthen: {supply: [jade]}',
      'x.yaml:5: supply: expected ["jade"], actual ["ancient',
    ],
    ['when: [until: battle, lost, until: resolve]', 'no “resolve” before the battle'],
    ['when: [go on, go on]', '“go” is not offered (battle)'],
    ['when: [{choose: jade}]', '“jade” is not offered (story); there are go'],
    ['when: [end the battle]', 'no battle has been set up'],
    ['when: [set up the battle]', 'no battle is to be fought here'],
    ['when: [until: battle, set up the battle, end the battle]', 'the battle is not over'],
    [
      'when: [until: battle]\nthen: {table: {gravehold: 1}}',
      'expected a battle, actual none has been set up',
    ],
    ['when: [dance]', '“dance” is no step of a campaign'],
    ['given: {chapter: 9}\nthen: {asked: story}', 'there is no chapter “9”; there are 1, 2'],
    ['then: {refused: {step: go on, for: nobody}}', 'expected it cannot be done, actual it can'],
    ['then: {refused: {step: go on}}', 'say a part of the sentence that refuses it'],
    ['then: {banana: 1}', 'there is no entry “banana” here'],
  ])('says what is wrong: %s', (text, message) => {
    expect(between(text)).toContain(message)
  })

  it('names a campaign that the game does not have', () => {
    expect(verdict('campaign: crusade\nthen: {asked: story}')).toBe(
      'x.yaml:3: aeons-end has no campaign “crusade”',
    )
  })
})

describe('with the seats exchanged', () => {
  const scenario = (text: string) => readScenarios('x.yaml', `title: t\n${text}`)[0]!
  const torch = (pick: string, then: string) =>
    scenario(
      `game: eternal\ngiven: {player 1: {power: 1, influence: F, hand: [Torch]}}\nwhen: [play Torch, pick ${pick}]\nthen: ${then}`,
    )

  it('names the other player everywhere', () => {
    const other = exchanged(
      torch('player 2', '{winner: 1, seen by player 2: {players: [{a: 1}, {player: 0}]}}'),
    )!
    expect(other.given).toEqual({
      'first player': 2,
      current: 2,
      'player 2': { power: 1, influence: 'F', hand: ['Torch'] },
    })
    expect(other.parts[0]!.when).toEqual(['play Torch', 'pick player 1'])
    expect(other.parts[0]!.then).toEqual({
      winner: 2,
      'seen by player 1': { players: [{ player: 1 }, { a: 1 }] },
    })
  })
  it('is what it was when exchanged twice', () => {
    const once = exchanged(torch('player 2', '{player 2: {health: 22}}'))!
    const twice = exchanged(exchanged(once)!)!
    expect([twice.given, twice.parts]).toEqual([once.given, once.parts])
  })
  it('holds, or says that it did so', () => {
    const modes = ['exchanged'] as const
    expect(runScenario(games, torch('player 2', '{player 2: {health: 22}}'), modes).message).toBe('')
    expect(runScenario(games, torch('player 2', '{player 2: {health: 25}}'), modes).message).toBe(
      'x.yaml:5 (exchanged): player 1.health: expected 25, actual 22',
    )
  })
  it('is not done where the seats differ, nor to a whole deal', () => {
    const modes = ['exchanged'] as const
    const failing = scenario('game: aeons-end\nthen: {gravehold: 29}')
    expect(runScenario(games, failing, modes).message).toBe('')
    expect(runScenario(games, failing, ['plain']).ok).toBe(false)
    expect(exchanged(scenario('game: eternal\ngiven: {set-up: {}}\nthen: {turn: 1}'))).toBeNull()
  })
})

describe('coverage', () => {
  it('counts what is proven and names what is missing', () => {
    const found = coverage(
      games,
      readScenarios('x.yaml', `${HEAD}proves: [R031, R031, jade]\nthen: {gravehold: 30}`),
    )['aeons-end']!
    expect(found.statements.covered).toBe(1)
    expect(found.statements.missing).toContain('R032')
    expect(found.statements.missing).not.toContain('R031')
    expect(found.statements.missing).toContain('R234')
    expect(found.statements.total).toBe(found.statements.missing.length + 1)
    expect(found.cards.missing).not.toContain('jade')
    expect(found.cards.missing).toContain('rageborne')
    expect(found.cards.missing).not.toContain('plain-minion')
  })
})
