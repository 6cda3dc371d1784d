import { Refusal } from '../../../kernel/refusal.ts'
import { NONE, type State } from '../../../kernel/state.ts'
import type { Card } from '../../../kernel/zones.ts'
import { object, oneWordOf } from '../../../language/shapes.ts'
import { namesIn } from '../card-names.ts'
import { INFLUENCE_LETTERS } from '../content.ts'
import { check } from '../rules/damage/check.ts'
import { beginText, dealByText } from '../rules/damage/damage.ts'
import { act } from '../rules/damage/end.ts'
import {
  gainArmor,
  gainHealth,
  gainInfluence,
  gainMaxPower,
  gainPower,
  setHealth,
} from '../rules/damage/health.ts'
import { startForced } from '../rules/playing/activating.ts'
import { FREE } from '../rules/playing/how-played.ts'
import { playFree } from '../rules/playing/playing-cards.ts'
import { exhaustByEffect, ready, silence, stun } from '../rules/values/changes.ts'
import { stealUnit } from '../rules/zones/control.ts'
import { drawTop } from '../rules/zones/drawing.ts'
import { create } from '../rules/zones/instances.ts'
import { discard } from '../rules/zones/zones.ts'
import * as state from '../state.ts'
import { CARDS, current, DECK, HAND, machine, PLAYER, VOID } from '../state.ts'
import { enter } from './given.ts'
import { PHASE_NAMES } from './given-document.ts'
import { cardIn, objectCalled } from './names.ts'

function unitCalled(s: State, word: string): Card {
  const x = objectCalled(s, word)
  if (x >= CARDS) throw new Refusal(`“${word}” is no card on the playmat`)
  return x
}

/** Damage that comes from nowhere: dealt by the other player, who has no skill for it. */
function damage(s: State, x: number, n: number): void {
  const p = x >= PLAYER ? x - PLAYER : state.controllerOf(s, x)
  beginText(s, PLAYER + 1 - p, 1 - p)
  dealByText(s, x, n)
}

/** A card that lies somewhere, or a new one. */
function cardFor(s: State, p: number, word: string): Card {
  const c = cardIn(s, word, [HAND + p, VOID + p, DECK + p])
  return c === NONE ? create(s, namesIn(s).called(word, ''), p) : c
}

type Doing = (s: State, said: Readonly<Record<string, string>>) => void
const seat = (said: Readonly<Record<string, string>>): number => Number(said.p) - 1
const many = (said: Readonly<Record<string, string>>): number => Number(said.n)

/** Steps that do not occur by a move. */
const SENTENCES: readonly (readonly [RegExp, Doing])[] = [
  [
    /^player (?<p>[12]) draws (?<n>\d+)$/,
    (s, said) => {
      for (let i = 0; i < many(said); i++) drawTop(s, seat(said))
    },
  ],
  [/^player (?<p>[12]) gains (?<n>\d+) health$/, (s, said) => gainHealth(s, seat(said), many(said))],
  [/^player (?<p>[12]) gains (?<n>\d+) armor$/, (s, said) => gainArmor(s, seat(said), many(said))],
  [/^player (?<p>[12]) gains (?<n>\d+) power$/, (s, said) => gainPower(s, seat(said), many(said))],
  [/^player (?<p>[12]) gains (?<n>\d+) maximum power$/, (s, said) => gainMaxPower(s, seat(said), many(said))],
  [
    /^player (?<p>[12]) gains (?<f>[FTJPS]) influence$/,
    (s, said) => gainInfluence(s, seat(said), INFLUENCE_LETTERS.indexOf(said.f!), 1),
  ],
  [/^player (?<p>[12])'s health becomes (?<n>-?\d+)$/, (s, said) => setHealth(s, seat(said), many(said))],
  [
    /^player (?<p>[12]) discards (?<x>.+)$/,
    (s, said) => {
      const c = cardIn(s, said.x!, [HAND + seat(said)])
      if (c === NONE) throw new Refusal(`“${said.x}” is not in that hand`)
      discard(s, c)
    },
  ],
  [
    /^player (?<p>[12]) plays (?<x>.+) for free$/,
    (s, said) => playFree(s, cardFor(s, seat(said), said.x!), seat(said), FREE, NONE),
  ],
  [
    /^player (?<p>[12]) steals (?<x>.+)$/,
    (s, said) => {
      stealUnit(s, unitCalled(s, said.x!), seat(said))
    },
  ],
  [/^deal (?<n>\d+) damage to (?<x>.+)$/, (s, said) => damage(s, objectCalled(s, said.x!), many(said))],
  [/^kill (?<x>.+)$/, (s, said) => state.doom(s, unitCalled(s, said.x!))],
  [/^silence (?<x>.+)$/, (s, said) => silence(s, unitCalled(s, said.x!))],
  [/^stun (?<x>.+)$/, (s, said) => stun(s, unitCalled(s, said.x!))],
  [/^exhaust (?<x>.+)$/, (s, said) => exhaustByEffect(s, unitCalled(s, said.x!))],
  [/^ready (?<x>.+)$/, (s, said) => ready(s, unitCalled(s, said.x!))],
  [/^player (?<p>[12]) concedes$/, (s, said) => void act(s, seat(said), 'concede')],
  [/^the time of the turn runs out$/, (s) => void act(s, current.get(s), 'timeout')],
  [/^the time of player (?<p>[12]) runs out$/, (s, said) => void act(s, seat(said), 'timeout')],
]

const beginning = object({ begin: oneWordOf(PHASE_NAMES, 'phase') }, {})
const isBeginning = (step: unknown): boolean => typeof step === 'object' && step !== null && 'begin' in step

export const isForced = (step: unknown): boolean =>
  typeof step === 'string' ? SENTENCES.some(([pattern]) => pattern.test(step)) : isBeginning(step)

/** Makes something happen, with its own queue of abilities, before the seat that is asked is asked again. */
export function force(s: State, step: unknown): void {
  if (machine.over.get(s) !== 0) throw new Refusal('the game is over')
  machine.withdraw(s)
  if (typeof step === 'string') {
    startForced(s, current.get(s))
    for (const [pattern, doIt] of SENTENCES) {
      const found = pattern.exec(step)
      if (found !== null) doIt(s, found.groups ?? {})
    }
    if (machine.over.get(s) === 0) check(s)
  } else {
    const { begin } = beginning(step, '')
    if (machine.below(s, machine.running(s)) !== NONE)
      throw new Refusal('something is still being carried out; say how it is answered first')
    enter(s, begin)
  }
  machine.run(s)
}
