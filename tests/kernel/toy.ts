import { digest } from '../../src/kernel/digest.ts'
import { emit } from '../../src/kernel/events.ts'
import type { Game } from '../../src/kernel/game.ts'
import { Machine } from '../../src/kernel/machine.ts'
import { option, optionAt, optionFirst, optionKind } from '../../src/kernel/options.ts'
import { Streams, seedFrom } from '../../src/kernel/random.ts'
import { Refusal } from '../../src/kernel/refusal.ts'
import { NONE, Schema, type State } from '../../src/kernel/state.ts'
import { type Card, type Zone, Zones } from '../../src/kernel/zones.ts'
import { SELF, SUBJECT, YOU } from '../../src/language/compiler/assembler.ts'
import { add } from '../../src/language/compiler/evaluator.ts'
import { BY_YOU, FULL, PICK, Steps } from '../../src/language/compiler/steps.ts'

/**
 * A game small enough to know by heart. Two seats draw from one hidden deck in turn; a drawn card is a
 * revelation to the seat. Then the seat plays one card of its hand, or none, and the other seat may
 * stop it by discarding a card: it is always asked, so that not being asked tells nothing. The game is
 * over when the deck is empty. Most points win. At any moment a seat may concede, and a seat with a card in
 * hand may tip the other a point.
 */
export const KINDS = ['coin', 'gift', 'storm', 'echo', 'endless', 'abyss'] as const
export type Kind = (typeof KINDS)[number]
export interface ToySetup {
  readonly cards: readonly Kind[]
}

export const MOVED = 1
export const SCORED = 2
export const ENDED = 3
/** How a game is over in which the first seat conceded; one more for the second. */
const CONCEDED = 2
export const LET = 16
export const STOP = 17

const CARDS = 40
export const DECK: Zone = 0
export const hand = (seat: number): Zone => 1 + seat
export const PILE: Zone = 3

export const schema = new Schema('toy')
export const machine = new Machine(schema, 200)
export const streams = new Streams(schema, ['deck', 'storm'])
export const zones = new Zones(schema, CARDS, 4)
const kind = schema.field('kind', CARDS, { min: 0, max: KINDS.length - 1 })
export const score = schema.field('score', 2, { min: 0, max: 999 })
const turn = schema.cell('turn', { min: 0, max: 1 })

function move(s: State, c: Card, to: Zone): void {
  zones.moveToTop(s, c, to)
  emit(s, MOVED, c, to)
}

const steps = new Steps(machine, (s, c) => kind.get(s, c))
const { assembler, evaluator } = steps

const yourHand = evaluator.row(
  evaluator.setKind((s, f) => {
    for (let c = zones.first(s, hand(s[f + YOU]!)); c !== NONE; c = zones.after(s, c)) add(c)
  }),
)

const draw = machine.op('draw', (s, f) => {
  const c = zones.first(s, DECK)
  if (c === NONE) {
    machine.finish(s, 1)
    return
  }
  s[f + YOU] = turn.get(s)
  move(s, c, hand(turn.get(s)))
  machine.reveal(s)
})
const pass = machine.op('pass', (s) => {
  turn.set(s, 1 - turn.get(s))
})
/** The chosen card leaves the hand. */
const play = machine.op('play', (s, f, chosen) => {
  s[f + SELF] = steps.thing(s, f, chosen, 0)
  move(s, s[f + SELF]!, PILE)
})
const speak = machine.op('speak', (s, f) => {
  assembler.start(s, TEXTS[kind.get(s, s[f + SELF]!)]!, s[f + YOU]!, 1 - s[f + YOU]!, s[f + SELF]!)
})
const points = machine.op('score', (s, f, who, n) => {
  score.add(s, s[f + who]!, n)
  emit(s, SCORED, s[f + who]!, n)
})
const storm = machine.op('storm', (s) => {
  streams.shuffle(s, 1, zones, PILE)
})
const stop = machine.question('stop', {
  always: true,
  seat: (s, f) => 1 - s[f + YOU]!,
  enumerate: (s, f) => {
    option(LET)
    for (let c = zones.first(s, hand(1 - s[f + YOU]!)); c !== NONE; c = zones.after(s, c)) option(STOP, c)
  },
  settle: (s, f, chosen, stopped) => {
    if (optionKind(chosen) === LET) return
    move(s, optionFirst(chosen), PILE)
    s[f] = stopped
  },
})

const note = { why: 'a test' }
const end = () => assembler.emit(steps.end)
const consent = steps.consents.push({ by: BY_YOU, can: FULL, note }) - 1

const TEXTS: readonly number[] = [
  assembler.text('coin', () => {
    assembler.emit(points, YOU, 1)
    end()
  }),
  assembler.text('gift', () => {
    const no = assembler.label()
    assembler.emitTo(no, steps.consent, 1, consent)
    assembler.emit(points, SUBJECT, 1)
    assembler.emit(points, YOU, 2)
    assembler.place(no)
    end()
  }),
  assembler.text('storm', () => {
    assembler.emit(storm)
    end()
  }),
  /** The gift three times, each time as a text of its own, then one point. */
  assembler.text('echo', () => {
    for (let i = 0; i < 3; i++) assembler.emit(steps.call, 1)
    assembler.emit(points, YOU, 1)
    end()
  }),
  assembler.text('endless', () => {
    assembler.emit(steps.jump, assembler.here)
  }),
  assembler.text('abyss', () => {
    assembler.emit(steps.call, 5)
    end()
  }),
]

const main = assembler.text('turn', () => {
  const chosen = assembler.local()
  const played = assembler.local()
  const again = assembler.label()
  const over = assembler.label()
  assembler.place(again)
  assembler.emit(steps.clean, played, 1)
  assembler.emit(draw)
  assembler.emit(steps.forget, chosen)
  const selection = {
    from: yourHand,
    many: 1,
    upTo: false,
    optional: true,
    by: BY_YOU,
    into: chosen,
    extreme: 0,
    measure: 0,
    it: 0,
    weigh: 0,
    note,
  } as const
  assembler.emit(steps.select, steps.selections.push(selection) - 1)
  assembler.emitTo(
    over,
    steps.unless,
    1,
    evaluator.row(evaluator.amountKind((s, f) => steps.size(s, f, chosen))),
  )
  assembler.emit(play, chosen)
  assembler.emitTo(over, stop, 0)
  assembler.emit(speak)
  assembler.place(over)
  assembler.emit(steps.clean, played, 0)
  assembler.emit(pass)
  assembler.emitTo(again, steps.jump, 0)
})
assembler.seal()

export const kindOf = (s: State, c: Card): Kind => KINDS[kind.get(s, c)]!

/** The cards of a zone by kind, top first. */
export function cardsIn(s: State, z: Zone): string {
  const found: Kind[] = []
  for (let c = zones.first(s, z); c !== NONE; c = zones.after(s, c)) found.push(kindOf(s, c))
  return found.join(' ')
}

/** The question that is open: who is asked, and every option with the kind of its card. */
function asked(s: State): unknown {
  const options = Array.from({ length: machine.options(s) }, (_, i) => {
    const o = optionAt(i)
    return [
      optionKind(o),
      optionKind(o) === PICK || optionKind(o) === STOP ? kindOf(s, optionFirst(o)) : null,
    ]
  })
  return { seat: machine.seat(s), options }
}

export const toy: Game<ToySetup> = {
  id: 'toy',
  schema,
  machine,
  content: 'toy-1',
  readSetup(document) {
    const cards = (document as { readonly cards?: unknown } | null)?.cards
    if (!Array.isArray(cards)) throw new Refusal('expected a list of cards', 'cards')
    if (cards.length > CARDS) throw new Refusal(`at most ${CARDS} cards`, 'cards')
    cards.forEach((card, i) => {
      if (!KINDS.includes(card as Kind)) throw new Refusal(`there is no card “${card}”`, `cards[${i}]`)
    })
    return { cards: cards as Kind[] }
  },
  settled: (setup) => setup,
  askedDigest: (s) => digest(machine.waiting(s) ? asked(s) : toy.outcome(s)),
  shownDigest: (s) =>
    digest({
      turn: turn.get(s),
      score: [score.get(s, 0), score.get(s, 1)],
      deck: zones.count(s, DECK),
      seats: [0, 1].map((seat) => cardsIn(s, hand(seat))),
      pile: cardsIn(s, PILE),
    }),
  seats: () => 2,
  begin(s, setup, seed) {
    streams.seed(s, seed)
    zones.clear(s)
    setup.cards.forEach((name, c) => {
      kind.set(s, c, KINDS.indexOf(name))
      zones.moveToBottom(s, c, DECK)
    })
    streams.shuffle(s, 0, zones, DECK)
    assembler.begin(s, main)
    machine.run(s)
  },
  acts: ['concede', 'tip'],
  act(s, seat, act) {
    if (seat !== 0 && seat !== 1) return false
    if (act === 'concede') {
      machine.finish(s, CONCEDED + seat)
      emit(s, ENDED, seat)
    } else {
      if (zones.count(s, hand(seat)) === 0) return false
      score.add(s, 1 - seat, 1)
      emit(s, SCORED, 1 - seat, 1)
    }
    return true
  },
  outcome(s) {
    const over = machine.over.get(s)
    if (over === 0) return null
    if (over >= CONCEDED) return over === CONCEDED ? 'second seat: conceded' : 'first seat: conceded'
    const lead = score.get(s, 0) - score.get(s, 1)
    return lead === 0 ? 'draw' : lead > 0 ? 'first seat' : 'second seat'
  },
  // Nobody studies the toy.
  determinise() {},
}

/** Everything of a peaceful game: all its texts come to an end. */
export const PEACEFUL: ToySetup = {
  cards: ['coin', 'coin', 'gift', 'gift', 'gift', 'storm', 'storm', 'echo', 'echo', 'echo', 'coin', 'storm'],
}

/** A state at the first decision. */
export function dealt(cards: readonly Kind[] = PEACEFUL.cards, text = 'deal'): State {
  const s = schema.create()
  toy.begin(s, { cards }, seedFrom(text))
  return s
}
