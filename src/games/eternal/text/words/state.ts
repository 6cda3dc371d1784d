import { optionAt, optionFirst, optionKind, optionSecond } from '../../../../kernel/options.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { BRANCH, DONE, NO, PICK, YES } from '../../../../language/steps.ts'
import { SHIFT } from '../../abilities.ts'
import { chosenSoFar } from '../../aims.ts'
import { definitions, KIND, SITE, UNIT } from '../../content.ts'
import { askedName, askingNode } from '../../decisions.ts'
import { SELF, steps, THAT } from '../../engine.ts'
import { isHidden } from '../../knowledge.ts'
import { type Effect, FACTIONS, type Modification, type Pick, type Skill } from '../../language/nodes.ts'
import * as kinds from '../../rules/options.ts'
import { extras, NO_EXTRA } from '../../rules/play-choices.ts'
import {
  cost,
  healthLeft,
  healthTotal,
  isAvatars,
  maximumPower,
  relicWeapon,
  skills,
  skillsOfPlayer,
  strength,
  warcry,
} from '../../rules/values.ts'
import * as state from '../../state.ts'
import {
  ATTACKING,
  attached,
  current,
  DECK,
  def,
  has,
  isPlayer,
  isPlaymat,
  machine,
  PHASES,
  PLAYER,
  PLAYMAT,
  zones,
} from '../../state.ts'
import { FACE_DOWN, idOf, MARK_NAMES, sees, skillNames, zoneName } from '../../visibility.ts'
import type { Texts } from '../texts.ts'
import { activationText } from './activation.ts'
import type { Asked, Choice, Note, QuestionName, Side, Standing, Thing } from './phrasebook.ts'

const hidden: Thing = { is: 'hidden' }

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
  return `${strength(s, c)}/${health}`
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

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

/** A unit with Stealth, told from others that lie face down by its place among them. */
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

const INSTRUCTION = 4

function attackersAgainst(s: State, seat: number): Thing[] {
  const found: Thing[] = []
  for (let c = zones.first(s, PLAYMAT + 1 - seat); c !== NONE; c = zones.after(s, c))
    if (has(s, c, ATTACKING)) found.push(thingFor(s, seat, c))
  return found
}

/** The card that a text of its own stands on: whoever asks about it may name it. */
const asksItself = (s: State, f: number, seat: number): boolean =>
  s[f + SELF] !== NONE && state.controllerOf(s, s[f + SELF]!) === seat

export function readQuestion(s: State, texts: Texts): { readonly name: QuestionName; readonly asked: Asked } {
  const name = askedName(s) as QuestionName
  const seat = machine.seat(s)
  const f = machine.running(s)
  const self = s[f + SELF]!
  const operand = machine.code[machine.asking(s) * INSTRUCTION + 1]!
  const card = self === NONE ? undefined : definitions[def.get(s, self)]
  const node = askingNode(s) as Pick | Effect | Modification | null
  const text =
    card === undefined || node === null
      ? ''
      : node.op === 'pick'
        ? texts.pick(node, card)
        : name === 'consent'
          ? texts.effect([node as Effect], card)
          : ''
  const extra = card === undefined ? NO_EXTRA : (extras[def.get(s, self)] ?? NO_EXTRA)
  machine.options(s)
  const asked: Asked = {
    seat,
    phase: PHASES[state.phase.get(s)]!,
    yourTurn: current.get(s) === seat,
    self: thingFor(s, seat, self, asksItself(s, f, seat)),
    that: thingFor(s, seat, s[f + THAT] ?? NONE),
    chosen: name === 'react' && self !== NONE ? chosenSoFar(s, f).map((x) => thingFor(s, seat, x)) : [],
    playing: self !== NONE && zones.of(s, self) === state.STACK_ZONE,
    attackers: attackersAgainst(s, seat),
    about:
      name === 'block which'
        ? thingFor(s, seat, s[f + operand]!)
        : name === 'scout'
          ? thingFor(s, seat, zones.first(s, DECK + seat), true)
          : name === 'berserk' && machine.options(s) > 0
            ? thingFor(s, seat, firstOption(s))
            : hidden,
    pay: extra.pay + extra.debt,
    lose: extra.losesMaxPower,
    student: extra.student !== 0,
    keyword: card?.abilities.find((ability) => ability.op === 'extra')?.keyword ?? '',
    text,
  }
  return { name, asked }
}

const firstOption = (s: State): number => {
  machine.options(s)
  return optionFirst(optionAt(0))
}

/** What an option means, as the seat that is asked sees it. */
export function readOption(s: State, index: number, texts: Texts): Choice {
  const name = askedName(s) as QuestionName
  const seat = machine.seat(s)
  const f = machine.running(s)
  const self = s[f + SELF]!
  const operand = machine.code[machine.asking(s) * INSTRUCTION + 1]!
  machine.options(s)
  const chosen = optionAt(index)
  const first = optionFirst(chosen)
  const thing = (x: number): Thing => thingFor(s, seat, x, true)
  switch (optionKind(chosen)) {
    case kinds.PLAY: {
      const definition = definitions[def.get(s, first)]!
      return { kind: 'play', card: thing(first), cost: cost(s, first), free: definition.kind === 'power' }
    }
    case kinds.PLAY_AS_SIGIL:
      return { kind: 'as sigil', card: thing(first), faction: FACTIONS[optionSecond(chosen)]! }
    case kinds.PLAY_SHIFTED:
      return { kind: 'shifted', card: thing(first), cost: SHIFT[def.get(s, first)]! }
    case kinds.PLAY_BONDED:
      return { kind: 'bonded', card: thing(first), unit: thing(optionSecond(chosen)) }
    case kinds.ACTIVATE:
      return {
        kind: 'activate',
        card: thing(first),
        text: activationText(definitions[def.get(s, first)]!, optionSecond(chosen), texts),
      }
    case kinds.KILLER_ATTACK:
      return { kind: 'killer', unit: thing(first), on: thing(optionSecond(chosen)) }
    case kinds.AVATAR_ATTACK:
      return { kind: 'avatar', weapon: thing(relicWeapon(s, seat)), on: thing(first) }
    case kinds.ATTACK:
      return { kind: 'attack', unit: thing(first) }
    case kinds.BLOCK:
      return { kind: 'block', unit: thing(first) }
    case kinds.COMMIT:
      return { kind: 'no more attackers' }
    case kinds.END_TURN:
      return { kind: 'end turn' }
    case kinds.PASS:
      return { kind: 'pass' }
    case kinds.PASS_TURN:
      return { kind: 'pass turn' }
    case kinds.KEEP:
      return { kind: 'keep' }
    case kinds.REDRAW:
      return { kind: 'redraw' }
    case DONE:
      return doneOption(s, name, seat, operand)
    case YES:
    case NO: {
      const yes = optionKind(chosen) === YES
      if (name === 'berserk') return { kind: 'berserk', unit: thing(first), yes }
      if (name === 'extra') {
        const { pay, debt, losesMaxPower } = extras[def.get(s, self)] ?? NO_EXTRA
        return { kind: 'extra', pay: pay + debt, lose: losesMaxPower, yes }
      }
      return { kind: name === 'scout' ? 'scout' : 'consent', yes }
    }
    case BRANCH:
      return branchOption(s, name, self, first, texts)
    case PICK:
      return pickOption(name, thing(first), name === 'block which' ? thing(s[f + operand]!) : hidden)
    default:
      return { kind: 'done' }
  }
}

function doneOption(s: State, name: QuestionName, seat: number, operand: number): Choice {
  if (name === 'block') {
    for (let c = zones.first(s, PLAYMAT + seat); c !== NONE; c = zones.after(s, c))
      if (has(s, c, state.BLOCKING)) return { kind: 'no more blocks' }
    return { kind: 'no block' }
  }
  if (name === 'select' && steps.selections[operand]?.optional === true && !steps.selections[operand].upTo)
    return { kind: 'decline' }
  return { kind: 'done' }
}

function branchOption(s: State, name: QuestionName, self: number, way: number, texts: Texts): Choice {
  if (name === 'invoke') return { kind: 'new card', card: definitions[way - state.DEFINITION]!.id }
  if (name === 'influence' || name === 'plunder as') return { kind: 'influence', faction: FACTIONS[way]! }
  const card = definitions[def.get(s, self)]!
  if (name === 'agenda') return { kind: 'agenda', card: card.agenda[way] ?? card.hero ?? '' }
  const node = askingNode(s) as Effect | Modification | null
  if (node?.op === 'chooseOne' || node?.op === 'either')
    return { kind: 'way', text: texts.effect(node.ways[way]!, card) }
  if (node?.op === 'oneSkillOf') return { kind: 'way', text: texts.names.skill(node.skills[way]!) }
  return { kind: 'way', text: String(way + 1) }
}

function pickOption(name: QuestionName, what: Thing, blocker: Thing): Choice {
  switch (name) {
    case 'block which':
      return { kind: 'block which', unit: blocker, attacker: what }
    case 'versatile':
      return { kind: 'bearer', what }
    case 'discard':
    case 'bearer':
    case 'aim':
    case 'make room':
      return { kind: name, what }
    case 'split':
      return { kind: 'first', what }
    default:
      return { kind: 'pick', what }
  }
}

// ---- the table

function skillsOn(s: State, c: Card): Standing['skills'] {
  const named = skillNames(skills(s, c)) as Skill[]
  const n = warcry(s, c)
  return [
    ...named.filter((skill) => skill !== 'warcry').map((skill) => ({ skill })),
    ...(n > 0 ? [{ skill: 'warcry' as const, n }] : []),
  ]
}

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
      ...MARK_NAMES.filter(([bit]) => has(s, c, bit) && (kind === UNIT || bit !== state.FRESH)).map(
        ([, mark]) => mark,
      ),
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

function list<T>(s: State, zone: number, show: (c: Card) => T): T[] {
  const found: T[] = []
  for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c)) found.push(show(c))
  return found
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
    skills: skillNames(skillsOfPlayer(s, p)) as Skill[],
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
