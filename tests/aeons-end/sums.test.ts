import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { nemeses } from '../../src/games/aeons-end/packs/all.ts'
import { type Event, type EventKind, event as eventShape } from '../../src/games/aeons-end/protocol/events.ts'
import type { Topic } from '../../src/games/aeons-end/protocol/topics.ts'
import { fromPosition } from '../../src/lab/position.ts'
import type { Lang, SeenEvent, Sum } from '../../src/language/face.ts'
import { Table } from '../../src/table/table.ts'
import { askEveryNumber } from '../lab/sums.ts'

const KINDS: readonly EventKind[] = [
  'aetherGained',
  'aetherSpent',
  'chargesChanged',
  'lifeChanged',
  'graveholdChanged',
  'nemesisChanged',
  'minionChanged',
  'tokensChanged',
  'prevented',
]

function amountOf(seen: SeenEvent): number | null {
  const event = eventShape(seen, '')
  if (!KINDS.includes(event.kind)) return null
  return 'by' in event ? Math.abs(event.by) : 'n' in event ? Math.abs(event.n) : null
}

describe('every number of Aeon’s End can be asked for its reasons', () => {
  const asked = new Map<string, number>()
  it.each(nemeses.map(({ id }) => id))('%s', (nemesis) => {
    for (const series of ['0', '1', '2']) {
      const document = aeonsEnd.anySetup({ nemesis }, `${nemesis} ${series}`)
      for (const [kind, n] of askEveryNumber(aeonsEnd, document, `${nemesis} ${series}`, amountOf))
        asked.set(kind, (asked.get(kind) ?? 0) + n)
    }
  })
  it('has met every kind of amount', () => {
    expect([...asked.keys()].sort()).toEqual([...KINDS].sort())
  })
})

/** A position in which some steps are performed, and the last line of the log of that kind. */
function played(given: object, steps: readonly unknown[], kind: EventKind): { table: Table; event: Event } {
  const table = Table.begin(fromPosition(aeonsEnd, aeonsEnd.scenario), { position: given }, 'position')
  for (const step of steps) aeonsEnd.scenario.perform(table.state, step, (i) => table.answer(i))
  const event = table.log.findLast(({ seen }) => seen[0]?.kind === kind)?.seen[0]
  return { table, event: eventShape(event, '') }
}

const { en: english, fr: french } = aeonsEnd.words
/** With plain spaces, as one types them. */
const typed = (sums: readonly Sum[]): readonly string[] =>
  sums.map(({ words }) => words.replaceAll(/[\u00a0\u202f]/g, ' '))
const inBoth = (event: Event): Readonly<Record<Lang, readonly string[]>> => ({
  en: typed(english.reasons!(event)),
  fr: typed(french.reasons!(event)),
})

const openThird = (spell: string) => ({
  phase: 'casting',
  'player 1': { breaches: { 2: 'opened', 3: { state: 'opened', prepped: spell } } },
})

describe('what the account of a number says', () => {
  it('names the breach that makes a spell stronger', () => {
    const { event } = played(openThird('phoenix-flame'), [{ cast: 'phoenix-flame' }], 'nemesisChanged')
    expect(inBoth(event)).toEqual({
      en: ['3 = 2 (Phoenix Flame) + 1 (breach III)', '67 = 70 − 3'],
      fr: ['3 = 2 (Flamme du phénix) + 1 (brèche III)', '67 = 70 − 3'],
    })
  })
  it('shows what somebody gets cheaper', () => {
    const given = {
      phase: 'main',
      'player 1': { hand: ['flexing-dagger'], aether: 6, breaches: { 3: { stage: 1 } } },
    }
    const { event } = played(given, [{ play: 'flexing-dagger' }, { branch: 1 }, { open: 3 }], 'aetherSpent')
    expect(inBoth(event)).toEqual({
      en: ['4 = 3 (focus cost of breach III) + 4 (2 quarter turns are missing) − 3 (Flexing Dagger)'],
      fr: [
        '4 = 3 (stabilisation de la brèche III) + 4 (il manque 2 quarts de tour) − 3 (Dague fléchissante)',
      ],
    })
  })
  it('names who takes less', () => {
    const given = { ...openThird('carbonize'), nemesis: { id: 'rageborne', play: ['cauterizer'] } }
    const { event } = played(given, [{ cast: 'carbonize' }, { target: 'cauterizer' }], 'minionChanged')
    expect(inBoth(event)).toEqual({
      en: ['1 = 3 (Carbonize) + 1 (breach III) − 3 (Cauterizer)', '2 = 3 − 1'],
      fr: ['1 = 3 (Carbonisation) + 1 (brèche III) − 3 (Cautériseur)', '2 = 3 − 1'],
    })
  })
  it('tells what a spell in a breach would deal, and what a breach costs', () => {
    const given = {
      phase: 'main',
      'player 1': {
        hand: ['jade', 'crystal'],
        breaches: { 1: { prepped: 'amplify-vision' }, 2: 'opened', 3: 'opened', 4: { stage: 3 } },
      },
    }
    const { table } = played(given, [{ play: 'jade' }, { play: 'crystal' }], 'aetherGained')
    const log = table.log.map(({ seen }) => eventShape(seen[0], ''))
    const ask = (about: Topic) => ({
      en: typed(english.numbers!(table.state, 0, about, log)),
      fr: typed(french.numbers!(table.state, 0, about, log)),
    })
    expect(ask({ kind: 'prepped', player: 0, breach: 1, index: 0 })).toEqual({
      en: ['Damage if cast now: 3 = 2 (Amplify Vision) + 1 (if all of your breaches are opened)'],
      fr: [
        'Dégâts si on le lance maintenant : 3 = 2 (Vision amplifiée) + 1 (si toutes vos brèches sont ouvertes)',
      ],
    })
    expect(ask({ kind: 'breach', player: 0, breach: 4 })).toEqual({
      en: ['To focus: 4 (focus cost of breach IV)', 'To open: 4 (focus cost of breach IV)'],
      fr: ['Stabiliser : 4 (stabilisation de la brèche IV)', 'Ouvrir : 4 (stabilisation de la brèche IV)'],
    })
    expect(ask({ kind: 'aether' })).toEqual({
      en: ['3 = 2 (Jade) + 1 (Crystal)'],
      fr: ['3 = 2 (Jade) + 1 (Cristal)'],
    })
  })

  it('calls the tokens of each nemesis by their name', () => {
    const hurt = (nemesis: object, card: string) =>
      inBoth(
        played(
          { turn: 'nemesis', nemesis },
          [{ 'draw nemesis card': card }, { choose: 'player 1' }],
          'lifeChanged',
        ).event,
      )
    expect(hurt({ id: 'gate-witch', tokens: 2 }, 'hasten').en[0]).toBe(
      '2: Hasten, for each nemesis token Gate Witch has',
    )
    const carnage = {
      turn: 'nemesis',
      nemesis: { id: 'rageborne', fury: 3, play: [{ 'invoke-carnage': 1 }] },
    }
    const steps = ['resolve nemesis cards in play', { choose: 'player 1' }]
    expect(inBoth(played(carnage, steps, 'lifeChanged').event)).toEqual({
      en: ['5 = 1 (Invoke Carnage) + 4 (for each Fury token Rageborne has)', '5 = 10 − 5'],
      fr: ['5 = 1 (Invoquer le carnage) + 4 (par jeton Furie que possède Rage Incarnée)', '5 = 10 − 5'],
    })
  })
})
