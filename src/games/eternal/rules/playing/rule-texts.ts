import { emit } from '../../../../kernel/events.ts'
import type { Question } from '../../../../kernel/machine.ts'
import { NO_OPTION } from '../../../../kernel/machine.ts'
import { option, optionFirst } from '../../../../kernel/options.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import type { Text } from '../../../../language/compiler/assembler.ts'
import { BRANCH } from '../../../../language/compiler/steps.ts'
import { WARCRY_TO_ALL } from '../../abilities.ts'
import { defIndex, definitionOf, definitions, KIND, RELIC_WEAPON, UNIT, WEAPON } from '../../content.ts'
import { assembler, FIXED_LOCALS, MANY, SELF, steps, THAT, YOU } from '../../engine.ts'
import { DECK, def, HAND, isHand, machine, number, onPlaymat, zones } from '../../state.ts'
import { WARCRY_EVENT } from '../common/events.ts'
import { checkNow } from '../damage/check.ts'
import { AT_END_OF_TURN, addDelayed, UNLEASHED } from '../triggers/delayed.ts'
import { dispatch, WARCRIED } from '../triggers/dispatch.ts'
import { about } from '../triggers/queue-rows.ts'
import { changeStats } from '../values/changes.ts'
import { switches } from '../values/values.ts'
import { drawCard, drawTop } from '../zones/drawing.ts'
import { create, createCopy } from '../zones/instances.ts'
import { BY_CREATE, discard, isUnitCard, room, toHand } from '../zones/zones.ts'
import { writeSummonDone } from './entering.ts'
import { FREE } from './how-played.ts'
import { canPlayFree, playFree } from './playing-cards.ts'

/** ER65: the unit or weapon nearest to the top gets the bonus, wherever it lies; nobody sees which. */
const warcryNow = machine.op('warcry', (s, f) => {
  const p = s[f + YOU]!
  const n = s[f + MANY]!
  const everything = (switches(s, s[f + SELF]!) & WARCRY_TO_ALL) !== 0
  emit(s, WARCRY_EVENT, s[f + SELF]!, n)
  for (let c = zones.first(s, DECK + p); c !== NONE; c = zones.after(s, c)) {
    const kind = KIND[def.get(s, c)]
    if (kind !== UNIT && kind !== WEAPON && kind !== RELIC_WEAPON) continue
    changeStats(s, c, n, n, false)
    if (!everything) break
  }
  dispatch(s, WARCRIED, p, about(s[f + SELF]!))
})

/** ER86: a copy of the card as it is then; no draw, and it does not echo. */
const echoNow = machine.op('echo', (s, f) => {
  const copy = createCopy(s, s[f + SELF]!, s[f + YOU]!)
  if (copy !== NONE) toHand(s, copy, s[f + YOU]!, BY_CREATE)
})

const valorNow = machine.op('valor', (s, f) => {
  if (onPlaymat(s, s[f + SELF]!)) changeStats(s, s[f + SELF]!, s[f + MANY]!, s[f + MANY]!, true)
})

let unleashed: Text

/** A copy is drawn; what is still in hand at the end of the turn is discarded. */
const unleashNow = machine.op('unleash', (s, f) => {
  const p = s[f + YOU]!
  const copy = createCopy(s, s[f + SELF]!, p)
  if (copy === NONE) return
  drawCard(s, copy, p)
  addDelayed(s, unleashed, s[f + SELF]!, copy, p, AT_END_OF_TURN, NONE, UNLEASHED)
})

const discardUnleashed = machine.op('discard unleashed', (s, f) => {
  if (isHand(zones.of(s, s[f + THAT]!))) discard(s, s[f + THAT]!)
})

/** ER87: still in hand, it is played for free; a full board discards the unit. */
const destinyNow = machine.op('destiny', (s, f, past) => {
  const c = s[f + SELF]!
  const p = s[f + YOU]!
  // What cannot be played stays in hand, and nothing is drawn for it.
  if (zones.of(s, c) !== HAND + p || !canPlayFree(s, c, p, NONE)) {
    s[f] = past
    return
  }
  if (isUnitCard(s, c) && room(s, p) <= 0) discard(s, c)
  else playFree(s, c, p, FREE, NONE)
})

const drawAfterDestiny = machine.op('draw after destiny', (s, f) => drawTop(s, s[f + YOU]!))

/** Agenda spells of a site that are not used yet; the number on the site remembers them (ER112). */
function agendaLeft(s: State, site: Card, i: number): boolean {
  return (number.get(s, site) & (1 << i)) === 0
}

const agendaDone = (s: State, site: Card): boolean =>
  definitions[def.get(s, site)]!.agenda.every((_, i) => !agendaLeft(s, site, i))

/** The Hero of a site, if its card is printed here. */
function heroOf(s: State, site: Card): string | undefined {
  const { hero } = definitions[def.get(s, site)]!
  return hero === undefined || definitionOf(hero) === undefined ? undefined : hero
}

const agenda = machine.question('agenda', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f) => {
    const site = s[f + SELF]!
    if (!zones.of(s, site) || zones.of(s, site) === NONE) return
    const list = definitions[def.get(s, site)]!.agenda
    for (let i = 0; i < list.length; i++) if (agendaLeft(s, site, i)) option(BRANCH, i)
    // After the last spell the Hero comes, once.
    if (agendaDone(s, site) && agendaLeft(s, site, list.length) && heroOf(s, site) !== undefined)
      option(BRANCH, list.length)
  },
  settle: (s, f, chosen) => {
    if (chosen === NO_OPTION) return
    const site = s[f + SELF]!
    const i = optionFirst(chosen)
    number.set(s, site, number.get(s, site) | (1 << i))
    const id = definitions[def.get(s, site)]!.agenda[i] ?? heroOf(s, site)!
    const c = definitionOf(id) === undefined ? NONE : create(s, defIndex(id), s[f + YOU]!)
    if (c !== NONE) playFree(s, c, s[f + YOU]!, FREE, NONE)
  },
} satisfies Question)

function text(name: string, body: () => void): Text {
  return assembler.text(name, () => {
    for (let i = 0; i < FIXED_LOCALS; i++) assembler.local()
    body()
    assembler.emit(steps.end)
  })
}

/** The abilities that the rules give, in the order of `rule-triggers.ts`. */
export function writeRuleTexts(): Text[] {
  unleashed = text('unleashed copy', () => assembler.emit(discardUnleashed))
  return [
    text('warcry', () => assembler.emit(warcryNow)),
    text('echo', () => assembler.emit(echoNow)),
    text('destiny', () => {
      const past = assembler.label()
      assembler.emitTo(past, destinyNow, 0)
      assembler.emit(checkNow)
      assembler.emit(drawAfterDestiny)
      assembler.place(past)
    }),
    text('agenda', () => {
      assembler.emit(agenda)
      assembler.emit(checkNow)
    }),
    writeSummonDone(),
    text('valor', () => assembler.emit(valorNow)),
    text('unleash', () => {
      assembler.emit(unleashNow)
      assembler.emit(checkNow)
    }),
  ]
}
