import { NONE, type State } from '../../../../../kernel/state.ts'
import type { Card } from '../../../../../kernel/zones.ts'
import { definitions, KIND, SITE, UNIT } from '../../../content.ts'
import { isHidden } from '../../../knowledge.ts'
import { FACTIONS } from '../../../language/nodes.ts'
import { allSkillsOfPlayer } from '../../../rules/values/later-skills.ts'
import { isAvatars, maximumPower } from '../../../rules/values/player-values.ts'
import { cost, healthLeft, healthTotal, strength } from '../../../rules/values/values.ts'
import { skillsOfMask } from '../../../skills.ts'
import * as state from '../../../state.ts'
import { attached, DECK, def, PLAYMAT, zones } from '../../../state.ts'
import { MARK_NAMES } from '../../../visibility/marks.ts'
import { idOf } from '../../../visibility.ts'
import type { Side, Standing, Thing } from '../phrasebook.ts'
import { list, skillsOn, thingFor } from './things.ts'

function standing(s: State, seat: number, c: Card, attachments: readonly Standing[]): Standing {
  const kind = KIND[def.get(s, c)]!
  const on = attached.get(s, c)
  const unseen = isHidden(s, seat, c)
  return {
    thing: thingFor(s, seat, c),
    kind: definitions[def.get(s, c)]!.kind,
    strength: unseen ? 0 : strength(s, c),
    health: unseen ? 0 : kind === SITE || kind === UNIT ? healthLeft(s, c) : healthTotal(s, c),
    damage: kind === UNIT ? state.damage.get(s, c) : 0,
    skills: unseen ? [{ skill: 'stealth' }] : skillsOn(s, c),
    marks: [
      ...MARK_NAMES.filter(
        ([lies, name]) => lies(s, c) && (kind === UNIT || name !== 'played this turn'),
      ).map(([, mark]) => mark),
      ...(state.hasTrait(s, c, state.SILENCED) ? (['silenced'] as const) : []),
    ],
    blocks: kind === UNIT && on !== NONE ? thingFor(s, seat, on) : null,
    attachments,
  }
}

/** Weapons and curses on a unit, whoever controls them. */
function attachmentsOf(s: State, seat: number, unit: Card): Standing[] {
  const found: Standing[] = []
  for (let p = 0; p < 2; p++)
    for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
      if (isAttachment(s, c) && attached.get(s, c) === unit) found.push(standing(s, seat, c, []))
  return found
}

const isAttachment = (s: State, c: Card): boolean => {
  const { kind } = definitions[def.get(s, c)]!
  if (kind === 'relic weapon') return !isAvatars(s, c)
  return kind === 'weapon' || kind === 'curse'
}

function inHand(s: State, seat: number, c: Card): { thing: Thing; cost: number | null } {
  const power = definitions[def.get(s, c)]!.kind === 'power'
  return { thing: thingFor(s, seat, c), cost: power ? null : cost(s, c) }
}

export function readSide(s: State, p: number, seat: number): Side {
  const you = p === seat
  const mat = list(s, PLAYMAT + p, (c) => c)
  return {
    seat: p,
    you,
    health: state.health.get(s, p),
    armor: state.armor.get(s, p),
    power: state.power.get(s, p),
    maxPower: maximumPower(s, p),
    debt: state.debt.get(s, p),
    influence: FACTIONS.map((faction, i) => [faction, state.influence.get(s, p * 5 + i)] as const).filter(
      ([, n]) => n > 0,
    ),
    skills: skillsOfMask(allSkillsOfPlayer(s, p)),
    deck: zones.count(s, DECK + p),
    hand: you ? list(s, state.HAND + p, (c) => inHand(s, seat, c)) : zones.count(s, state.HAND + p),
    market: you ? list(s, state.MARKET + p, (c) => idOf(s, c)) : zones.count(s, state.MARKET + p),
    void: list(s, state.VOID + p, (c) => idOf(s, c)),
    units: mat
      .filter((c) => KIND[def.get(s, c)] === UNIT)
      .map((c) => standing(s, seat, c, attachmentsOf(s, seat, c))),
    others: mat
      .filter((c) => KIND[def.get(s, c)] !== UNIT && !isAttachment(s, c))
      .map((c) => standing(s, seat, c, [])),
  }
}
