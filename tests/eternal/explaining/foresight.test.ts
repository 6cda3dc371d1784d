import { beforeAll, describe, expect, it } from 'vitest'
import { eternal } from '../../../src/games/eternal/index.ts'
import type { Topic } from '../../../src/games/eternal/protocol/topics.ts'
import { words as english } from '../../../src/games/eternal/text/words/english/index.ts'
import * as explaining from '../../../src/games/eternal/text/words/explaining.ts'
import { explainWith } from '../../../src/games/eternal/text/words/fetched.ts'
import { words as french } from '../../../src/games/eternal/text/words/french/index.ts'
import { fromPosition } from '../../../src/lab/position.ts'
import type { Lang } from '../../../src/language/face.ts'
import { Table } from '../../../src/table/table.ts'

/** As the page has them. */
const words = { en: english, fr: french }

beforeAll(() => explainWith(explaining))

/** A described position after some moves. */
function positionAfter(given: object, moves: readonly unknown[]) {
  const table = Table.begin(fromPosition(eternal, eternal.scenario), { position: given }, 'position')
  for (const move of moves) eternal.scenario.perform(table.state, move, (i) => table.answer(i))
  return table
}

const asked = ({ state }: ReturnType<typeof positionAfter>, seat: number, about: Topic, lang: Lang = 'en') =>
  words[lang].numbers!(state, seat, about, [])

const attacked = () =>
  positionAfter(
    {
      'player 1': { units: ['Towering Terrazon', 'Oni Ronin'] },
      'player 2': { units: ['Pyre Adept', 'Bold Adventurer', 'Yeti Spy'] },
    },
    [{ attack: ['Towering Terrazon', 'Oni Ronin'] }],
  )

describe('a battle is foreseen', () => {
  it('with the blocks that are being chosen: what is left of both, and who dies', () => {
    const table = attacked()
    const before = table.state.slice()
    const [sum] = asked(table, 1, { kind: 'blocks', blockers: [0, 1], attackers: [0, 0] })
    expect(sum!.n).toBe(23)
    expect(sum!.words).toContain('25 → 23')
    for (const name of ['Towering Terrazon', 'Pyre Adept', 'Bold Adventurer'])
      expect(sum!.words).toContain(name)
    expect(sum!.words).not.toContain('Oni Ronin')
    // Looking changes nothing.
    expect(table.state).toEqual(before)
  })

  it('as it then comes', () => {
    const table = attacked()
    const [sum] = asked(table, 1, { kind: 'blocks', blockers: [2], attackers: [1] })
    const blocks = { block: [['Yeti Spy', 'Oni Ronin']] }
    eternal.scenario.perform(table.state, blocks, (i) => table.answer(i))
    expect(eternal.observe(table.state, 1).players[1].health).toBe(sum!.n)
  })

  it('without blocks, in French', () => {
    const [sum] = asked(attacked(), 1, { kind: 'blocks', blockers: [], attackers: [] }, 'fr')
    expect(sum!.words).toMatch(/^Vous 25 → \d+\.$/)
  })
})

describe('in a window', () => {
  const window = () =>
    positionAfter(
      {
        'player 1': { power: 9, influence: 'JTP', units: ['Pyre Adept'] },
        'player 2': { power: 9, influence: 'JTP', hand: ['Finest Hour'], units: ['Bold Adventurer'] },
      },
      [{ attack: ['Pyre Adept'] }, 'pass', { block: [['Bold Adventurer', 'Pyre Adept']] }],
    )

  it('an answer says what it changes, with the target that serves best', () => {
    const table = window()
    const { options, seat } = eternal.decision(table.state)
    expect(seat).toBe(1)
    const play = options.findIndex(({ kind }) => kind === 'play')
    const [sum] = asked(table, 1, { kind: 'answer', option: play })
    expect(sum!.words).toBe('saves Bold Adventurer')
    expect(asked(table, 1, { kind: 'answer', option: play }, 'fr')[0]!.words).toMatch(/^sauve /)
  })

  it('all cards that could be played are told at once, by the places of their options', () => {
    const table = window()
    const { options } = eternal.decision(table.state)
    const plays = options.flatMap(({ kind }, i) => (kind === 'play' ? [i] : []))
    expect(asked(table, 1, { kind: 'answer' }).map(({ n }) => n)).toEqual(plays)
    expect(asked(table, 1, { kind: 'answer', option: 4_000 })).toEqual([])
    expect(asked(table, 1, { kind: 'answer', option: -1 })).toEqual([])
  })

  it('passing changes nothing', () => {
    const table = window()
    const pass = eternal.decision(table.state).options.findIndex(({ kind }) => kind === 'pass')
    expect(asked(table, 1, { kind: 'answer', option: pass })[0]!.words).toBe('changes nothing here')
  })
})

describe('what somebody may not know', () => {
  it('is how strong a unit is that lies face down', () => {
    const table = positionAfter(
      {
        'player 1': { hand: ['Concealed Veteran'], power: 3, influence: 'T', units: ['Oni Ronin'] },
        'player 2': { units: ['Yeti Spy'] },
      },
      ['play Concealed Veteran', { attack: ['Oni Ronin'] }],
    )
    expect(eternal.decision(table.state)).toMatchObject({ seat: 1, kind: 'block' })
    expect(JSON.stringify(eternal.observe(table.state, 1).players[0].playmat)).toContain('face-down')
    expect(asked(table, 1, { kind: 'blocks', blockers: [], attackers: [] })).toEqual([])
  })

  it('is what another could answer', () => {
    const table = attacked()
    expect(asked(table, 0, { kind: 'blocks', blockers: [0], attackers: [0] })).toEqual([])
    expect(asked(table, 0, { kind: 'answer' })).toEqual([])
  })
})

describe('things to aim at', () => {
  const UNITS = ['Oni Ronin', 'Pyre Adept', 'Yeti Spy']
  const aimed = (card: string, influence: string) => {
    const table = positionAfter(
      {
        'player 1': { hand: [card], power: 9, influence, units: UNITS },
        'player 2': { units: UNITS },
      },
      [`play ${card}`],
    )
    const { options } = eternal.decision(table.state)
    return options
      .map((option, i) => ({ option, rank: words.en.option(table.state, i).rank ?? Number.NaN }))
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ option }) => {
        const { object } = option as { readonly object: { readonly of?: number; readonly player?: number } }
        return object.of ?? object.player
      })
  }

  it.each([
    ['Torch', 'F', 1],
    ['Finest Hour', 'J', 0],
  ] as const)('by %s are ranked by whom it serves', (card, influence, side) => {
    const sides = aimed(card, influence)
    expect(sides.length).toBeGreaterThan(3)
    expect(sides.slice(0, 3)).toEqual([side, side, side])
  })
})
