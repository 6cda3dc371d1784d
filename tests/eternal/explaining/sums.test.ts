import { describe, expect, it } from 'vitest'
import { eternal } from '../../../src/games/eternal/index.ts'
import {
  type Event,
  type EventKind,
  event as eventShape,
} from '../../../src/games/eternal/protocol/events.ts'
import type { Topic } from '../../../src/games/eternal/protocol/topics.ts'
import { fromPosition } from '../../../src/lab/position.ts'
import type { SeenEvent, Sum } from '../../../src/language/face.ts'
import { Table } from '../../../src/table/table.ts'
import { askEveryNumber } from '../../lab/sums.ts'

function amountOf(seen: SeenEvent): number | null {
  const event = eventShape(seen, '')
  switch (event.kind) {
    case 'damaged':
      return Math.abs(event.amount) || null
    case 'health':
    case 'armor':
    case 'influence':
      return Math.abs(event.change) || null
    case 'cost changed':
      return Math.abs(event.by) || null
    case 'warcry':
      return event.n || null
    default:
      return null
  }
}

describe('every number of Eternal can be asked for its reasons', () => {
  it.each(['0', '1', '2', '3', '4', '5', '6', '7'])('game %s', (series) => {
    const document = eternal.anySetup({}, `sums ${series}`)
    const asked = askEveryNumber(eternal, document, `sums ${series}`, amountOf)
    expect([...asked.keys()]).toContain('damaged')
  })
})

describe('what the account of a number says', () => {
  const { en: english, fr: french } = eternal.words
  const typed = (sums: readonly Sum[]): readonly string[] =>
    sums.map(({ words }) => words.replaceAll(/[\u00a0\u202f]/g, ' '))
  const given = {
    'player 1': {
      power: 3,
      influence: 'FFTTJJ',
      hand: ['Torch'],
      relics: ['Xenan Obelisk'],
      units: [{ card: 'Oni Ronin', attachments: ['Hammer of Might'] }],
    },
    'player 2': { units: ['Bold Adventurer'] },
  }
  const table = (): Table =>
    Table.begin(fromPosition(eternal, eternal.scenario), { position: given }, 'position')
  const perform = (at: Table, ...steps: readonly unknown[]): void => {
    for (const step of steps) eternal.scenario.perform(at.state, step, (i) => at.answer(i))
  }
  const lastOf = (at: Table, kind: EventKind): Event =>
    eventShape(at.log.findLast((entry) => entry.seenBy(0)?.kind === kind)!.seenBy(0), '')

  it('names everything that makes a unit strong', () => {
    const about: Topic = { kind: 'card', zone: 'playmat', of: 0, index: 0 }
    const { state } = table()
    expect(typed(english.numbers!(state, 0, about, []))).toEqual([
      'Strength: 6 = 2 (printed) + 3 (Hammer of Might) + 1 (Xenan Obelisk)',
      'Health: 5 = 1 (printed) + 3 (Hammer of Might) + 1 (Xenan Obelisk)',
    ])
    expect(typed(french.numbers!(state, 1, about, []))).toEqual([
      'Force : 6 = 2 (imprimé) + 3 (Marteau de vigueur) + 1 (Obélisque de Xenan)',
      'Vie : 5 = 1 (imprimé) + 3 (Marteau de vigueur) + 1 (Obélisque de Xenan)',
    ])
  })
  it('says whose blow it was, and what a spell deals', () => {
    const at = table()
    perform(at, 'play Torch', 'pick Bold Adventurer', 'pass all')
    expect(typed(english.reasons!(lastOf(at, 'damaged')))).toEqual(['3: Torch'])
    expect(typed(french.reasons!(lastOf(at, 'damaged')))).toEqual(['3 : Torche'])
    perform(at, { attack: ['Oni Ronin'] }, 'pass all')
    expect(typed(english.reasons!(lastOf(at, 'damaged')))).toEqual([
      '6 = 2 (Oni Ronin) + 3 (Hammer of Might) + 1 (Xenan Obelisk)',
    ])
    expect(typed(french.reasons!(lastOf(at, 'damaged')))).toEqual([
      '6 = 2 (Ronin oni) + 3 (Marteau de vigueur) + 1 (Obélisque de Xenan)',
    ])
  })

  it('names Decay, for what it takes of a unit and of a relic weapon', () => {
    const decaying = { card: 'Oni Ronin', strength: 2, health: 9, skills: ['decay'] }
    const begun = (position: object): Table =>
      Table.begin(fromPosition(eternal, eternal.scenario), { position }, 'position')
    const fight = begun({
      'player 1': { units: [decaying] },
      'player 2': { units: [{ card: 'Bold Adventurer', strength: 1, health: 9 }] },
    })
    perform(fight, { attack: ['Oni Ronin'] }, { block: [['Bold Adventurer', 'Oni Ronin']] }, 'pass all')
    expect(typed(english.reasons!(lastOf(fight, 'changed')))).toEqual(['−2/−2: Oni Ronin, Decay'])
    expect(typed(french.reasons!(lastOf(fight, 'changed')))).toEqual(['−2/−2 : Ronin oni, Décrépitude'])
    // The damage itself keeps its own account.
    const wound = fight.log.find((entry) => {
      const event = entry.seenBy(0)
      return event?.kind === 'damaged' && english.event(eventShape(event, '')).startsWith('Bold')
    })
    expect(typed(english.reasons!(eventShape(wound!.seenBy(0), '')))).toEqual(['2: Oni Ronin'])
    const armed = begun({
      'player 1': { units: [decaying] },
      'player 2': { relics: ['Mithril Mace'], armor: 4 },
    })
    perform(armed, { attack: ['Oni Ronin'] }, 'pass all')
    expect(typed(english.reasons!(lastOf(armed, 'changed')))).toEqual(['−2/−2: Oni Ronin, Decay'])
  })

  it('tells what an attack will do when nothing blocks', () => {
    const at = table()
    const attack: Topic = { kind: 'attack', places: [0] }
    expect(typed(english.numbers!(at.state, 0, attack, []))).toEqual([
      'Your opponent 25 → 19 if nothing blocks',
    ])
    expect(english.outlook!(at.state, 0)).toEqual([])
    perform(at, { attack: ['Oni Ronin'] })
    expect(english.outlook!(at.state, 1)).toEqual([
      { of: 'player 1', from: 25, least: 19, most: 19, words: 'You 25 → 19 if nothing blocks' },
    ])
    expect(typed(french.numbers!(at.state, 0, attack, []))).toEqual([
      'Votre adversaire 25 → 19 si rien ne bloque',
    ])
  })
})
