import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { nemeses } from '../../src/games/aeons-end/packs/all.ts'
import { type Event, type EventKind, event as eventShape } from '../../src/games/aeons-end/protocol/events.ts'
import type { Topic } from '../../src/games/aeons-end/protocol/topics.ts'
import { accounting, newAccount } from '../../src/kernel/account.ts'
import { listening } from '../../src/kernel/events.ts'
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
  'husksChanged',
]

function amountOf(seen: SeenEvent): number | null {
  const event = eventShape(seen, '')
  if (!KINDS.includes(event.kind)) return null
  const amount = 'by' in event ? Math.abs(event.by) : 'n' in event ? Math.abs(event.n) : null
  // A husk that is only damaged changes no number.
  return event.kind === 'husksChanged' && amount === 0 ? null : amount
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
  const event = table.log.findLast((entry) => entry.seenBy(0)?.kind === kind)?.seenBy(0)
  return { table, event: eventShape(event, '') }
}

/** What a step tells that nobody chooses. */
function forced(given: object, step: unknown): Event[] {
  const { scenario, machine, seen } = aeonsEnd
  const events: Event[] = []
  const s = scenario.given(given)
  accounting(() =>
    listening(
      (now, kind, a, b, c, d) => {
        events.push(eventShape(seen(now, 0, kind, a, b, c, d), ''))
        if ('sum' in events.at(-1)!) newAccount()
      },
      () => scenario.perform(s, step, (i) => machine.answer(s, i)),
    ),
  )
  return events
}

const { en: english, fr: french } = aeonsEnd.words
/** With plain spaces, as one types them. */
const typed = (sums: readonly Sum[]): readonly string[] =>
  sums.map(({ words }) => words.replaceAll(/[\u00a0\u202f]/g, ' '))
const inBoth = (event: Event): Readonly<Record<Lang, readonly string[]>> => ({
  en: typed(english.reasons!(event)),
  fr: typed(french.reasons!(event)),
})

/** What the log says of it. */
const logged = (event: Event): readonly string[] =>
  [english, french].map((words) => words.event(event).replaceAll(/[\u00a0\u202f]/g, ' '))

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
  it('says where a mat has no room for more charges', () => {
    const given = { phase: 'main', 'player 1': { hand: ['reality-stabilizer'], charges: 4 } }
    const gained = played(given, [{ play: 'reality-stabilizer' }], 'chargesChanged').event
    expect(inBoth(gained)).toEqual({
      en: ['1 = 2 (Reality Stabilizer) − 1 (no room for more)', '5 = 4 + 1'],
      fr: ['1 = 2 (Stabilisateur de réalité) − 1 (maximum atteint)', '5 = 4 + 1'],
    })
  })
  it('names what took charges away', () => {
    const paid = { phase: 'main', nemesis: { play: ['blood-cry'] }, 'player 1': { charges: 4 } }
    expect(inBoth(played(paid, [{ 'discard power': 'blood-cry' }], 'chargesChanged').event)).toEqual({
      en: ['4: Blood Cry', '0 = 4 − 4'],
      fr: ['4 : Cri du sang', '0 = 4 − 4'],
    })
    const sapped = { turn: 'nemesis', 'player 1': { charges: 3 }, nemesis: { unleash: 'gravehold 1' } }
    expect(
      inBoth(played(sapped, [{ 'draw nemesis card': 'sap' }, { branch: 1 }], 'chargesChanged').event),
    ).toEqual({
      en: ['2: Sap', '1 = 3 − 2'],
      fr: ['2 : Sape', '1 = 3 − 2'],
    })
    const ability = { phase: 'main', 'player 1': { mage: 'brama', charges: 5 }, 'player 2': { life: 5 } }
    expect(inBoth(played(ability, [{ ability: 'player 1' }], 'chargesChanged').event)).toEqual({
      en: ['5: the ability uses up all charges', '0 = 5 − 5'],
      fr: ['5 : la capacité consomme toutes les charges', '0 = 5 − 5'],
    })
    const dying = {
      turn: 'nemesis',
      nemesis: { fury: 4, strike: ['eviscerate'] },
      'player 1': { mage: 'brama', life: 2, charges: 2 },
    }
    const steps = ['end turn', { choose: 'breach 4' }]
    expect(inBoth(played(dying, steps, 'chargesChanged').event)).toEqual({
      en: ['2: Brama is exhausted', '0 = 2 − 2'],
      fr: ['2 : Brama tombe d’épuisement', '0 = 2 − 2'],
    })
  })
  it('names what brings husks, and says where there is no room for more', () => {
    const hatched = (husks: number) => {
      const given = {
        turn: 'nemesis',
        nemesis: { id: 'carapace-queen', husks },
        'turn order': { discard: ['player-1', 'player-2', 'nemesis'] },
      }
      const event = forced(given, { 'draw nemesis card': 'hatch' }).find(
        ({ kind }) => kind === 'husksChanged',
      )!
      return { log: logged(event), ...inBoth(event) }
    }
    expect(hatched(2)).toEqual({
      log: ['The nemesis gains 3 husks (now 5).', 'La némésis gagne 3 bogues (désormais 5).'],
      en: ['3: Hatch, for each turn order card in the turn order discard pile', '5 = 2 + 3'],
      fr: ['3 : Éclosion, par carte Ordre du tour dans la défausse d’ordre du tour', '5 = 2 + 3'],
    })
    expect(hatched(14)).toEqual({
      log: ['The nemesis gains 1 husk (now 15).', 'La némésis gagne 1 bogue (désormais 15).'],
      en: [
        '1 = 3 (Hatch, for each turn order card in the turn order discard pile) − 2 (no room for more)',
        '15 = 14 + 1',
      ],
      fr: [
        '1 = 3 (Éclosion, par carte Ordre du tour dans la défausse d’ordre du tour) − 2 (maximum atteint)',
        '15 = 14 + 1',
      ],
    })
  })
  it('says nothing of husks when none finds room', () => {
    const given = { turn: 'nemesis', nemesis: { id: 'carapace-queen', husks: 15 } }
    const kinds = forced(given, 'unleash').map(({ kind }) => kind)
    expect(kinds).toContain('graveholdChanged')
    expect(kinds).not.toContain('husksChanged')
  })
  it.each([
    ['the husk it was aimed at', 'no', 4],
    ['every husk that it reaches', 'yes', 2],
  ])('names the spell that fells %s, and not who let it', (_, spread, left) => {
    const given = {
      phase: 'casting',
      nemesis: { id: 'carapace-queen', husks: 5 },
      'player 1': { breaches: { 1: { prepped: 'lava-tendril' } } },
    }
    const { event } = played(given, [{ cast: 'lava-tendril' }, { target: 'husk' }, spread], 'husksChanged')
    expect({ log: logged(event), ...inBoth(event) }).toEqual({
      log: [`The nemesis loses 1 husk (${left} left).`, `La némésis perd 1 bogue (reste ${left}).`],
      en: ['1: Lava Tendril', `${left} = ${left + 1} − 1`],
      fr: ['1 : Tentacule de lave', `${left} = ${left + 1} − 1`],
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
    const log = table.log.map((entry) => eventShape(entry.seenBy(0), ''))
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
