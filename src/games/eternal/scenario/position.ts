import { NONE, type State } from '../../../kernel/state.ts'
import type { Card } from '../../../kernel/zones.ts'
import type { Plain } from '../../../language/face.ts'
import { CURSED_RELIC, KIND, RELIC, RELIC_WEAPON, SITE, UNIT } from '../content.ts'
import { decision } from '../decisions.ts'
import { ENDINGS } from '../rules/damage/end.ts'
import { allSkills, allSkillsOfPlayer } from '../rules/values/later-skills.ts'
import { kindNow, maximumPower } from '../rules/values/player-values.ts'
import { warcry } from '../rules/values/skills.ts'
import { cost, healthLeft, healthTotal, strength } from '../rules/values/values.ts'
import { skillsOfMask } from '../skills.ts'
import * as state from '../state.ts'
import { AWAY, DECK, HAND, HISTORY_KINDS, MARKET, machine, PLAYMAT, POWER, VOID, zones } from '../state.ts'
import { cardsOf, influenceText } from '../visibility.ts'
import { HISTORY, SPENT } from './given-document.ts'
import { offered } from './moves.ts'
import { nameOf } from './names.ts'

type Shown = { readonly [key: string]: Plain }

function unitNow(s: State, c: Card): Shown {
  const attachments: Plain[] = []
  for (let p = 0; p < 2; p++)
    for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a))
      if (state.attached.get(s, a) === c && KIND[state.def.get(s, a)] !== UNIT)
        attachments.push(cardNow(s, a))
  return {
    card: nameOf(s, c),
    strength: strength(s, c),
    health: healthLeft(s, c),
    durability: healthLeft(s, c),
    damage: state.damage.get(s, c),
    cost: cost(s, c),
    skills: skillsOfMask(allSkills(s, c)),
    warcry: warcry(s, c),
    attachments,
    exhausted: state.has(s, c, state.EXHAUSTED),
    stunned: state.has(s, c, state.STUNNED),
    silenced: state.hasTrait(s, c, state.SILENCED),
    fresh: state.has(s, c, state.FRESH),
    attacking: state.has(s, c, state.ATTACKING),
    blocked: state.has(s, c, state.BLOCKED),
    blocking: state.has(s, c, state.BLOCKING) ? blockedBy(s, c) : null,
    spent: Object.keys(SPENT).filter((word) => SPENT[word]!.is(s, c)),
    number: state.number.get(s, c),
    owner: state.ownerOf(s, c) + 1,
  }
}

const blockedBy = (s: State, c: Card): Plain =>
  state.attached.get(s, c) === NONE ? 'nobody' : nameOf(s, state.attached.get(s, c))

function cardNow(s: State, c: Card): Shown {
  return {
    card: nameOf(s, c),
    strength: strength(s, c),
    health: healthTotal(s, c),
    cost: cost(s, c),
    skills: skillsOfMask(allSkills(s, c)),
    warcry: warcry(s, c),
    silenced: state.hasTrait(s, c, state.SILENCED),
    number: state.number.get(s, c),
  }
}

function kindIs(s: State, p: number, wanted: readonly number[]): Plain[] {
  const list: Plain[] = []
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
    if (wanted.includes(kindNow(s, c))) list.push(unitNow(s, c))
  return list
}

function playerNow(s: State, p: number): Shown {
  const sites = kindIs(s, p, [SITE])
  return {
    health: state.health.get(s, p),
    armor: state.armor.get(s, p),
    power: state.power.get(s, p),
    maxPower: maximumPower(s, p),
    influence: influenceText(s, p),
    skills: skillsOfMask(allSkillsOfPlayer(s, p)),
    hand: cardsOf(s, HAND + p, cardNow),
    deck: cardsOf(s, DECK + p, cardNow),
    void: cardsOf(s, VOID + p, cardNow),
    market: cardsOf(s, MARKET + p, cardNow),
    away: cardsOf(s, AWAY + p, cardNow),
    powerZone: cardsOf(s, POWER + p, cardNow),
    units: kindIs(s, p, [UNIT]),
    relics: kindIs(s, p, [RELIC, RELIC_WEAPON, CURSED_RELIC]),
    site: sites[0] ?? null,
    'turns taken': state.turnsTaken.get(s, p),
    debt: state.debt.get(s, p),
    'this turn': {
      ...Object.fromEntries(
        Object.entries(HISTORY).map(([name, at]) => [
          name,
          state.historyField.get(s, p * HISTORY_KINDS + at),
        ]),
      ),
      'relic weapon attacks': state.avatarAttacks.get(s, p),
    },
  }
}

/** The position in a scenario's words. */
export function positionNow(s: State): Shown {
  const players = [playerNow(s, 0), playerNow(s, 1)]
  return {
    players,
    'player 1': players[0]!,
    'player 2': players[1]!,
    current: state.current.get(s) + 1,
    'first player': state.starter.get(s) + 1,
    turn: state.turn.get(s),
    night: (state.night.get(s) & state.IS_NIGHT) !== 0,
    phase: state.PHASES[state.phase.get(s)]!,
    question: machine.waiting(s) ? decision(s).kind : null,
    options: offered(s),
    winner: state.winner.get(s) === NONE ? null : state.winner.get(s) + 1,
    by: ENDINGS[state.ending.get(s)]!,
  }
}
