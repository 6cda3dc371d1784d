import { NONE, type State } from '../../../../../kernel/state.ts'
import type { Card } from '../../../../../kernel/zones.ts'
import { definitions } from '../../../content.ts'
import { isHidden } from '../../../knowledge.ts'
import { allSkills } from '../../../rules/values/later-skills.ts'
import { warcry } from '../../../rules/values/skills.ts'
import { healthLeft, healthTotal, strength } from '../../../rules/values/values.ts'
import { skillsOfMask } from '../../../skills.ts'
import * as state from '../../../state.ts'
import { def, isPlayer, isPlaymat, PLAYER, zones } from '../../../state.ts'
import { FACE_DOWN, idOf, sees, zoneName } from '../../../visibility.ts'
import { plain, signed } from '../board.ts'
import type { Note, Standing, Thing } from '../phrasebook.ts'

export const hidden: Thing = { is: 'hidden' }

/** Which of several of the same name under one player, from 1; 0 when there is only one. */
function which(s: State, c: Card): number {
  const z = zones.of(s, c)
  if (!isPlaymat(z)) return 0
  let before = 0
  let all = 0
  for (let x = zones.first(s, z); x !== NONE; x = zones.after(s, x)) {
    if (def.get(s, x) !== def.get(s, c)) continue
    all++
    if (x === c) before = all
  }
  return all > 1 ? before : 0
}

/** "2/1" for a unit, "+3/+3" for a weapon, strength and armor for a relic weapon. */
function valuesOf(s: State, c: Card): string {
  const { kind } = definitions[def.get(s, c)]!
  if (kind === 'weapon') return `${signed(strength(s, c))}/${signed(healthTotal(s, c))}`
  if (kind === 'relic weapon')
    return isPlaymat(zones.of(s, c)) ? '' : `${strength(s, c)}/${healthTotal(s, c)}`
  if (kind !== 'unit') return ''
  const health = isPlaymat(zones.of(s, c)) ? healthLeft(s, c) : healthTotal(s, c)
  return `${plain(strength(s, c))}/${plain(health)}`
}

/** A thing as this seat sees it; `chosen` may be named although it lies hidden, because the seat looks at it. */
export function thingFor(s: State, seat: number, x: number, chosen = false): Thing {
  if (x === NONE) return hidden
  if (isPlayer(x)) return { is: 'player', seat: x - PLAYER, you: x - PLAYER === seat }
  if (x < state.CARDS && isHidden(s, seat, x)) return faceDown(s, seat, x)
  if (x >= state.CARDS || (!chosen && !sees(s, seat, x))) return hidden
  return {
    is: 'card',
    id: idOf(s, x),
    which: which(s, x),
    yours: state.controllerOf(s, x) === seat,
    zone: zoneName(zones.of(s, x)),
    values: valuesOf(s, x),
    notes: isPlaymat(zones.of(s, x)) ? [] : notesOn(s, x),
  }
}

/** A unit with Stealth, distinguished from others that lie face down by its place among them. */
function faceDown(s: State, seat: number, c: Card): Thing {
  const z = zones.of(s, c)
  const all = list(s, z, (x) => x).filter((x) => isHidden(s, seat, x))
  return {
    is: 'card',
    id: FACE_DOWN,
    which: all.length > 1 && isPlaymat(z) ? all.indexOf(c) + 1 : 0,
    yours: false,
    zone: zoneName(z),
    values: '',
    notes: [],
  }
}

/** How a card off the playmat differs from what is printed on it. */
function notesOn(s: State, c: Card): Note[] {
  const printed = definitions[def.get(s, c)]!.skills
  const gained = skillsOn(s, c).filter(
    ({ skill, n }) => !printed.some((own) => own.skill === skill && (own.n ?? 1) === (n ?? 1)),
  )
  const number = state.number.get(s, c)
  return [
    ...(gained.length === 0 ? [] : [{ of: 'skills', skills: gained } as const]),
    ...(number === 0 ? [] : [{ of: 'number', n: number } as const]),
    ...(state.hasTrait(s, c, state.SILENCED) ? [{ of: 'silenced' } as const] : []),
    ...(state.hasTrait(s, c, state.WILL_DEPLETE) ? [{ of: 'depleted' } as const] : []),
    ...(state.hasTrait(s, c, state.FOREIGN) ? [{ of: 'foreign' } as const] : []),
  ]
}

export function skillsOn(s: State, c: Card): Standing['skills'] {
  const named = skillsOfMask(allSkills(s, c))
  const n = warcry(s, c)
  return [
    ...named.filter((skill) => skill !== 'warcry').map((skill) => ({ skill })),
    ...(n > 0 ? [{ skill: 'warcry' as const, n }] : []),
  ]
}

export function list<T>(s: State, zone: number, show: (c: Card) => T): T[] {
  const found: T[] = []
  for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c)) found.push(show(c))
  return found
}
