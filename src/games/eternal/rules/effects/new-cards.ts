import { NONE, type State } from '../../../../kernel/state.ts'
import { spend } from '../../../../kernel/work.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { listed, mark, type Operand, release } from '../../../../language/compiler/evaluator.ts'
import { ENEMY, evaluator, SELF, YOU } from '../../engine.ts'
import * as state from '../../state.ts'
import { CARDS, def, machine, onPlaymat, PLAYER, setTrait } from '../../state.ts'
import { FREE } from '../playing/how-played.ts'
import { canPlayFree, play, playFree } from '../playing/playing-cards.ts'
import { mayTouch } from '../values/aegis.ts'
import { drawCard } from '../zones/drawing.ts'
import { copyLasting } from '../zones/instances.ts'
import { dress, type Maker, make, makers, randomDefinition } from '../zones/making.ts'
import { BY_CREATE, canLeaveVoid, transformInto } from '../zones/zones.ts'
import { gifts, giveTo } from './changes.ts'
import { putInto } from './moving-cards.ts'
import { forObjects } from './objects.ts'

const isThere = (s: State, f: number, c: number): boolean =>
  c !== NONE && c < CARDS && !onPlaymat(s, c) && canLeaveVoid(s, c) && mayTouch(s, f, c)

const wielderOf = (s: State, f: number, on: Operand): number => (on === 0 ? NONE : evaluator.first(s, f, on))

/** Plays the card in a local for free; `on` is the set of its wielder, or 0. */
export const playOne = machine.op('play', (s, f, local, how, on) => {
  const c = s[f + local]!
  if (isThere(s, f, c)) playFree(s, c, s[f + YOU]!, how, wielderOf(s, f, on), s[f + SELF]!)
})

/** What the card in a local gets if it will be played. */
export const dressPlayed = machine.op('dress played', (s, f, local, gift, on) => {
  const c = s[f + local]!
  if (isThere(s, f, c) && canPlayFree(s, c, s[f + YOU]!, wielderOf(s, f, on))) giveTo(s, f, c, gifts[gift]!)
})

/** Forgets the card in a local when it is no longer one of these (EG11). */
export const keepFitting = machine.op('keep fitting', (s, f, local, set) => {
  const from = mark()
  evaluator.gather(s, f, set)
  let found = false
  for (let i = from; i < mark() && !found; i++) found = listed(i) === s[f + local]
  release(from)
  if (!found) s[f + local] = NONE
})

/** Makes a card and plays it; local `into` remembers it. */
export const playNew = machine.op('play new', (s, f, maker, on, into) => {
  const you = s[f + YOU]!
  if (into !== 0) s[f + into] = NONE
  if (!play.allowed(s)) return
  const wielder = on === 0 ? NONE : evaluator.first(s, f, on)
  const c = make(s, f, makers[maker]!, you)
  if (c === NONE) return
  if (into !== 0) s[f + into] = c
  playFree(s, c, you, FREE, wielder, s[f + SELF]!)
})

/** Makes cards and draws them; the last one goes into a local. */
export const drawNew = machine.op('draw new', (s, f, maker, amount, into) => {
  const n = evaluator.amount(s, f, amount)
  for (let i = 0; i < n; i++) {
    spend(1)
    const c = make(s, f, makers[maker]!, s[f + YOU]!)
    if (into !== 0) s[f + into] = c
    if (c !== NONE) drawCard(s, c, s[f + YOU]!)
  }
})

/** Makes cards into a zone: `where` is the place, plus 8 for the enemy's. */
export const putNew = machine.op('put new', (s, f, maker, amount, where) => {
  const p = (where & 8) === 0 ? s[f + YOU]! : s[f + ENEMY]!
  if (p !== s[f + YOU] && !mayTouch(s, f, PLAYER + p)) return
  const n = evaluator.amount(s, f, amount)
  for (let i = 0; i < n; i++) {
    spend(1)
    const c = make(s, f, makers[maker]!, p)
    if (c !== NONE) putInto(s, c, p, where & 7, BY_CREATE)
  }
})

export const transform = forObjects('transform', true, (s, f, x, at) => {
  const maker: Maker = makers[at]!
  if (maker.copyOf !== 0) {
    const original = evaluator.first(s, f, maker.copyOf)
    if (original !== NONE && original !== x) becomeCopy(s, x, original)
    return
  }
  const d = maker.filter !== 0 ? randomDefinition(s, f, maker.filter) : maker.definition
  if (d === NONE) return
  transformInto(s, x, d)
  dress(s, f, x, maker)
})

function becomeCopy(s: State, x: Card, original: Card): void {
  transformInto(s, x, def.get(s, original))
  copyLasting(s, original, x)
  if (state.hasTrait(s, original, state.SILENCED)) setTrait(s, x, state.SILENCED)
}
