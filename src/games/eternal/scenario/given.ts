import { scripted, seedFrom } from '../../../kernel/random.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { NONE, type State } from '../../../kernel/state.ts'
import type { Card } from '../../../kernel/zones.ts'
import type { ScriptedChance } from '../../../language/face.ts'
import { namesIn } from '../card-names.ts'
import { CURSE, CURSED_RELIC, influenceCounts, KIND, RELIC_WEAPON, SITE, WEAPON } from '../content.ts'
import { ENEMY, YOU } from '../engine.ts'
import { emptyTable, eternalRules } from '../game.ts'
import type { Skill } from '../language/nodes.ts'
import * as history from '../rules/common/history.ts'
import { changeStats, gainPlayerSkills, gainSkills, settleStun, silence } from '../rules/values/changes.ts'
import { heldStunned } from '../rules/values/stunned.ts'
import { cost, healthTotal, strength } from '../rules/values/values.ts'
import { countReach, create } from '../rules/zones/instances.ts'
import { maskOf } from '../skills.ts'
import * as state from '../state.ts'
import { DECK, HAND, MARKET, machine, PLAYER, PLAYMAT, POWER, VOID, zones } from '../state.ts'
import {
  type AttachmentDocument,
  type CardDocument,
  given,
  HISTORY,
  PHASE_ENTRIES,
  type PhaseName,
  type PlayerDocument,
  SPENT,
} from './given-document.ts'
import { cardIn } from './names.ts'

// Positions for scenarios: everything unsaid is neutral (25 health, no power, ten Sigils as deck).

const FILLER = '1-1'
const FILLERS = 10

/** Puts a card into a zone with everything its document says. */
function placeCard(s: State, p: number, zone: number, document: CardDocument, place: string): Card {
  const said: Exclude<CardDocument, string> = typeof document === 'string' ? { card: document } : document
  const c = create(s, namesIn(s).called(said.card, place), p)
  if (c === NONE) throw new Refusal('there is no room for another card', place)
  state.clearTrait(s, c, state.CREATED)
  zones.moveToBottom(s, c, zone)
  if (said.silenced === true) silence(s, c)
  change(s, c, said)
  if (said.cost !== undefined) state.costPlus.set(s, c, said.cost - cost(s, c))
  for (const skill of said.skills ?? []) gain(s, c, skill, false)
  if (said.warcry !== undefined) gainSkills(s, c, 0, said.warcry, false)
  const turn = said['this turn']
  if (turn !== undefined) {
    changeStats(s, c, turn.strength ?? 0, turn.health ?? 0, true)
    for (const skill of turn.skills ?? []) gain(s, c, skill, true)
  }
  if (said.damage !== undefined) state.damage.set(s, c, said.damage)
  if (said.durability !== undefined) state.damage.set(s, c, healthTotal(s, c) - said.durability)
  if (said.exhausted === true || said.stunned === true) state.setMark(s, c, state.EXHAUSTED)
  if (said.stunned === true) {
    state.setMark(s, c, state.STUNNED)
    state.more.set(s, c, state.DAZED)
  }
  if (said.fresh === true) state.setMark(s, c, state.FRESH)
  if (said.used === true) state.usedNow.set(s, c, -1)
  if (said.attacking === true) state.setMark(s, c, state.ATTACKING)
  if (said.foreign === true) state.setTrait(s, c, state.FOREIGN)
  for (const word of said.cannot ?? [])
    state.setTrait(s, c, word === 'attack' ? state.NO_ATTACK : state.NO_BLOCK)
  for (const word of said.spent ?? []) SPENT[word]!.set(s, c)
  if (said.number !== undefined) state.number.set(s, c, said.number)
  for (const [i, each] of (said.attachments ?? []).entries())
    attach(s, p, c, each, `${place}.attachments[${i}]`)
  return c
}

function gain(s: State, c: Card, skill: Skill, thisTurn: boolean): void {
  const { first, later } = maskOf(skill === 'warcry' ? [] : [skill])
  gainSkills(s, c, first, skill === 'warcry' ? 1 : 0, thisTurn, later)
}

/** Strength and health as said, for good. */
function change(
  s: State,
  c: Card,
  said: { readonly strength?: number | undefined; readonly health?: number | undefined },
): void {
  changeStats(
    s,
    c,
    said.strength === undefined ? 0 : said.strength - strength(s, c),
    said.health === undefined ? 0 : said.health - healthTotal(s, c),
    false,
  )
}

function attach(s: State, p: number, unit: Card, document: AttachmentDocument, place: string): void {
  const said: Exclude<AttachmentDocument, string> =
    typeof document === 'string' ? { card: document } : document
  const d = namesIn(s).called(said.card, place)
  if (KIND[d] !== WEAPON && KIND[d] !== CURSE)
    throw new Refusal(`“${said.card}” is neither weapon nor curse`, place)
  const by = KIND[d] === CURSE ? 1 - p : p
  const c = create(s, d, by)
  state.clearTrait(s, c, state.CREATED)
  zones.moveToBottom(s, c, PLAYMAT + by)
  if (said.silenced === true) silence(s, c)
  change(s, c, said)
  state.attached.set(s, c, unit)
  state.setTrait(s, unit, state.HOLDS)
}

function set(s: State, p: number, said: PlayerDocument): void {
  const at = `player ${p + 1}`
  state.health.set(s, p, said.health ?? 25)
  state.maxPower.set(s, p, said.maxPower ?? said.power ?? 0)
  state.power.set(s, p, said.power ?? said.maxPower ?? 0)
  influenceCounts(said.influence ?? '').forEach((n, i) => {
    state.influence.set(s, p * 5 + i, n)
  })
  const all = (zone: number, list: readonly CardDocument[], name: string): void =>
    list.forEach((each, i) => {
      placeCard(s, p, zone, each, `${at}.${name}[${i}]`)
    })
  const deck = said.deck ?? FILLERS
  all(DECK + p, typeof deck === 'number' ? Array.from({ length: deck }, () => FILLER) : deck, 'deck')
  all(HAND + p, said.hand ?? [], 'hand')
  all(VOID + p, said.void ?? [], 'void')
  all(MARKET + p, said.market ?? [], 'market')
  all(POWER + p, said.powerZone ?? [], 'powerZone')
  all(PLAYMAT + p, said.units ?? [], 'units')
  if (said.site !== undefined) {
    const c = placeCard(s, p, PLAYMAT + p, said.site, `${at}.site`)
    if (KIND[state.def.get(s, c)] !== SITE) throw new Refusal('this is no site', `${at}.site`)
  }
  for (const [i, each] of (said.relics ?? []).entries()) relic(s, p, each, `${at}.relics[${i}]`)
  if (said.armor !== undefined) state.armor.set(s, p, said.armor)
  for (const skill of said.skills ?? []) {
    const { first, later } = maskOf([skill])
    gainPlayerSkills(s, p, first, false, later)
  }
  const { 'relic weapon attacks': attacks = 0, ...counts } = said['this turn'] ?? {}
  for (const [name, n] of Object.entries(counts)) history.count(s, p, HISTORY[name]!, n)
  state.powerPlays.set(s, p, counts['power played'] ?? 0)
  state.avatarAttacks.set(s, p, attacks)
  state.lateTurns.set(s, p, said['late turns'] ?? 0)
  state.debt.set(s, p, said.debt ?? 0)
}

function relic(s: State, p: number, document: CardDocument, place: string): void {
  const c = placeCard(s, p, PLAYMAT + p, document, place)
  const kind = KIND[state.def.get(s, c)]!
  state.attached.set(s, c, PLAYER + (kind === CURSED_RELIC ? 1 - p : p))
  if (kind === RELIC_WEAPON) state.armor.set(s, p, healthTotal(s, c))
}

/** Blockers are joined to their attackers when everybody is there. */
function joinBattle(s: State, p: number, units: readonly CardDocument[], place: string): void {
  let c = zones.first(s, PLAYMAT + p)
  units.forEach((said, i) => {
    if (typeof said !== 'string' && said.blocking !== undefined) {
      const attacker = cardIn(s, said.blocking, [PLAYMAT + 1 - p])
      if (attacker === NONE)
        throw new Refusal(`“${said.blocking}” is not there to be blocked`, `${place}.units[${i}].blocking`)
      state.setMark(s, c, state.BLOCKING)
      state.setMark(s, attacker, state.BLOCKED)
      state.attached.set(s, c, attacker)
    }
    // Attachments lie behind their unit.
    do c = zones.after(s, c)
    while (c !== NONE && KIND[state.def.get(s, c)] !== 1)
  })
}

/** Builds the position of a `given`, or deals a whole set-up, in a game with these rules. */
export function build(document: unknown, chance?: ScriptedChance, rules = eternalRules): State {
  const s = state.schema.create()
  if (typeof document === 'object' && document !== null && 'set-up' in document) {
    const { 'set-up': setup, ...rest } = document
    const [other] = Object.keys(rest)
    if (other !== undefined) throw new Refusal('a set-up stands alone', other)
    scripted(chance?.script(s) ?? null, () => rules.begin(s, rules.readSetup(setup), seedFrom('scenario')))
    return s
  }
  const said = given(document ?? {}, '')
  const f = emptyTable(s, seedFrom(said.seed ?? 'scenario'))
  state.collection.set(s, rules.pool)
  state.of2019.set(s, said.rules === '2019' ? 1 : 0)
  const p = (said.current ?? 1) - 1
  state.current.set(s, p)
  state.starter.set(s, (said['first player'] ?? 1) - 1)
  state.turn.set(s, said.turn ?? 5)
  const players: readonly PlayerDocument[] = [0, 1].map((i) => ({
    ...said.players?.[i],
    ...(i === 0 ? said['player 1'] : said['player 2']),
  }))
  players.forEach((each, i) => {
    state.turnsTaken.set(s, i, each['turns taken'] ?? 3 - i)
  })
  s[f + YOU] = p
  s[f + ENEMY] = 1 - p
  players.forEach((each, i) => {
    set(s, i, each)
  })
  players.forEach((each, i) => {
    joinBattle(s, i, each.units ?? [], `player ${i + 1}`)
  })
  if (said.attacked === 'site') attackSite(s, 1 - p)
  state.freePlays.set(s, said['free plays'] ?? 0)
  if (said.night === true) {
    state.night.set(s, state.IS_NIGHT)
    state.nightTurns.set(s, 1)
  }
  countReach(s)
  settleStuns(s)
  enter(s, said.phase ?? 'main')
  scripted(chance?.script(s) ?? null, () => machine.run(s))
  return s
}

/** A stunned unit under a curse that stuns it is stunned by the curse. */
function settleStuns(s: State): void {
  for (let p = 0; p < 2; p++)
    for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
      if (heldStunned(s, c)) state.more.clear(s, c, state.DAZED)
      settleStun(s, c)
    }
}

function attackSite(s: State, p: number): void {
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
    if (KIND[state.def.get(s, c)] === SITE) state.attackedSite.set(s, c)
}

/** Lets a phase or step begin; the frame of the game must be the running one. */
export function enter(s: State, phase: PhaseName): void {
  const f = machine.running(s)
  s[f + YOU] = state.current.get(s)
  s[f + ENEMY] = 1 - state.current.get(s)
  if (phase === 'main') state.phase.set(s, state.FIRST_MAIN)
  if (phase === 'final main') state.phase.set(s, state.FINAL_MAIN)
  machine.jump(s, f, PHASE_ENTRIES[phase]())
}
