import { describe, expect, it } from 'vitest'
import { RandomBot } from '../../src/bots/random.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { nemeses } from '../../src/games/aeons-end/packs/all.ts'
import { IN_PLAY, vital, zones } from '../../src/games/aeons-end/state.ts'
import { copyInto } from '../../src/kernel/block.ts'
import { seedFrom } from '../../src/kernel/random.ts'
import { gameSeed, Playout } from '../../src/lab/playout.ts'

const { en: english, fr: french } = aeonsEnd.words
const LOOK_EVERY = 9

describe('what the next nemesis turn will bring', () => {
  it.each(nemeses.map(({ id }) => id))('%s: says nothing that nobody has seen', (nemesis) => {
    const { machine, schema } = aeonsEnd
    const document = aeonsEnd.anySetup({ nemesis }, `outlook ${nemesis}`)
    let foreseen = 0
    // Some nemeses do little that can be told: one game might show nothing.
    for (let g = 0; g < 3; g++) {
      const playout = new Playout(aeonsEnd, document, new RandomBot())
      const seed = gameSeed(`outlook ${nemesis}`, g)
      playout.play(seed)
      const s = schema.create()
      const world = schema.create()
      aeonsEnd.begin(s, aeonsEnd.readSetup(document), seedFrom(seed))
      playout.answers.forEach((answer, i) => {
        if (i % LOOK_EVERY === 0) {
          const before = english.outlook!(s, 0)
          copyInto(world, s)
          aeonsEnd.determinise(world, 0, seedFrom(`another world ${i}`))
          expect(english.outlook!(world, 0)).toEqual(before)
          expect(english.forecast!(world)).toEqual(english.forecast!(s))
          foreseen += before.length
        }
        machine.answer(s, answer)
      })
    }
    expect(foreseen).toBeGreaterThan(0)
  })

  const position = (given: object) => aeonsEnd.scenario.given(given)
  const words = (given: object): readonly (readonly string[])[] =>
    [english, french].map((speech) => speech.outlook!(position(given), 0).map((change) => change.words))

  it('adds up what the cards in play do, one after the other', () => {
    const given = {
      phase: 'main',
      gravehold: 22,
      'player 1': { mage: 'mist', life: 9 },
      nemesis: { id: 'rageborne', play: ['digging-minion', { card: 'plain-power', power: 1 }] },
    }
    expect(words(given)).toEqual([['Gravehold 22 → 16'], ['Gravehold 22 → 16']])
  })

  it('leaves out a power that is resolving', () => {
    const s = position({
      phase: 'main',
      nemesis: { id: 'rageborne', play: ['howling-spinners', { card: 'eye-of-nothing', power: 1 }] },
    })
    const cards = () => english.forecast!(s).map(({ card }) => card)
    expect(cards()).toEqual(['howling-spinners', 'eye-of-nothing'])
    vital.set(s, zones.last(s, IN_PLAY), 0)
    expect(cards()).toEqual(['howling-spinners'])
  })

  it('gives a range where the players will choose, and each card its own part', () => {
    // Whoever is exhausted brings two Unleashes.
    const given = {
      phase: 'main',
      gravehold: 22,
      'player 1': { mage: 'mist', life: 9 },
      'player 2': { mage: 'kadir', life: 2 },
      nemesis: {
        id: 'rageborne',
        play: ['howling-spinners', { card: 'eye-of-nothing', power: 1 }],
      },
    }
    expect(words(given)).toEqual([
      ['Mist 9 → 7–9', 'Kadir 2 → 0–2', 'Fury tokens 1 → 3–5'],
      ['Mist 9 → 7–9', 'Kadir 2 → 0–2', 'Jetons Furie 1 → 3–5'],
    ])
    const parts = english.forecast!(position(given)).map(({ changes = [] }) =>
      changes.map((each) => each.words),
    )
    expect(parts).toEqual([['Mist 9 → 7–9', 'Kadir 2 → 0–2', 'Fury tokens 1 → 1–3'], ['Fury tokens 1 → 3']])
  })
})
