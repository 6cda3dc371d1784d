import { z } from 'zod'
import { seedFrom } from '../../kernel/random.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { NONE, type State } from '../../kernel/state.ts'
import type { Card } from '../../kernel/zones.ts'
import type { Mismatch, Plain, ScenarioFace, SeenOption } from '../../language/face.ts'
import { CURSE, definitions, influenceCounts, KIND, RELIC_WEAPON, skillBit, UNIT, WEAPON } from './content.ts'
import { decision } from './decisions.ts'
import { ENEMY, YOU } from './engine.ts'
import { emptyTable } from './game.ts'
import { SKILLS } from './language/nodes.ts'
import { changeStats, gainSkills, silence } from './rules/changes.ts'
import { entries } from './rules/turn.ts'
import {
  cost,
  healthLeft,
  healthTotal,
  maximumPower,
  skills,
  skillsOfPlayer,
  strength,
} from './rules/values.ts'
import { countReach, create } from './rules/zones.ts'
import { cardCalled } from './set-up.ts'
import * as state from './state.ts'
import { DECK, HAND, MARKET, machine, PLAYER, PLAYMAT, POWER, VOID, zones } from './state.ts'
import { cardsOf, influenceText, skillNames } from './visibility.ts'

// Positions for scenarios: everything unsaid is neutral (25 health, no power, ten Sigils as deck).

const skillWord = z.enum(SKILLS)
const card = z.union([
  z.string(),
  z.strictObject({
    card: z.string(),
    damage: z.number().int().optional(),
    strength: z.number().int().optional(),
    health: z.number().int().optional(),
    cost: z.number().int().optional(),
    skills: z.array(skillWord).optional(),
    attachments: z.array(z.string()).optional(),
    exhausted: z.boolean().optional(),
    stunned: z.boolean().optional(),
    fresh: z.boolean().optional(),
    silenced: z.boolean().optional(),
    number: z.number().int().optional(),
  }),
])
type CardDocument = z.infer<typeof card>

const player = z.strictObject({
  health: z.number().int().optional(),
  armor: z.number().int().optional(),
  power: z.number().int().optional(),
  maxPower: z.number().int().optional(),
  influence: z
    .string()
    .regex(/^[FTJPS]*$/)
    .optional(),
  hand: z.array(card).optional(),
  deck: z.array(card).optional(),
  void: z.array(card).optional(),
  market: z.array(card).optional(),
  units: z.array(card).optional(),
  relics: z.array(card).optional(),
  site: card.optional(),
  skills: z.array(skillWord).optional(),
})

const given = z.strictObject({
  players: z.tuple([player, player]).optional(),
  current: z.union([z.literal(1), z.literal(2)]).optional(),
  phase: z.enum(['start', 'main', 'final main', 'end']).optional(),
  turn: z.number().int().min(1).optional(),
  seed: z.string().optional(),
})

const FILLER = '1-1'
const FILLERS = 10

function read<T>(shape: z.ZodType<T>, outside: unknown, place = ''): T {
  const result = shape.safeParse(outside)
  if (result.success) return result.data
  const issue = result.error.issues[0]!
  const path = issue.path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`,
    place,
  )
  throw new Refusal(issue.message, path)
}

/** Lays a card into a zone with everything its document says. */
function lay(s: State, p: number, zone: number, document: CardDocument, place: string): Card {
  const said: Exclude<CardDocument, string> = typeof document === 'string' ? { card: document } : document
  const c = create(s, cardCalled(said.card, place), p)
  state.clearTrait(s, c, state.CREATED)
  zones.moveToBottom(s, c, zone)
  if (said.strength !== undefined || said.health !== undefined)
    changeStats(
      s,
      c,
      said.strength === undefined ? 0 : said.strength - strength(s, c),
      said.health === undefined ? 0 : said.health - healthTotal(s, c),
      false,
    )
  if (said.cost !== undefined) state.costPlus.set(s, c, said.cost - cost(s, c))
  if (said.silenced === true) silence(s, c)
  for (const skill of said.skills ?? [])
    gainSkills(s, c, skill === 'warcry' ? 0 : skillBit(skill), skill === 'warcry' ? 1 : 0, false)
  if (said.damage !== undefined) state.damage.set(s, c, said.damage)
  if (said.exhausted === true || said.stunned === true) state.setMark(s, c, state.EXHAUSTED)
  if (said.stunned === true) state.setMark(s, c, state.STUNNED)
  if (said.fresh === true) state.setMark(s, c, state.FRESH)
  if (said.number !== undefined) state.number.set(s, c, said.number)
  for (const [i, word] of (said.attachments ?? []).entries())
    attach(s, p, c, word, `${place}.attachments[${i}]`)
  return c
}

function attach(s: State, p: number, unit: Card, word: string, place: string): void {
  const d = cardCalled(word, place)
  if (KIND[d] !== WEAPON && KIND[d] !== CURSE)
    throw new Refusal(`“${word}” is neither weapon nor curse`, place)
  const by = KIND[d] === CURSE ? 1 - p : p
  const c = create(s, d, by)
  zones.moveToBottom(s, c, PLAYMAT + by)
  state.attached.set(s, c, unit)
  state.setTrait(s, unit, state.HOLDS)
}

function set(s: State, p: number, said: z.infer<typeof player>): void {
  const at = `players[${p}]`
  state.health.set(s, p, said.health ?? 25)
  state.maxPower.set(s, p, said.maxPower ?? said.power ?? 0)
  state.power.set(s, p, said.power ?? said.maxPower ?? 0)
  influenceCounts(said.influence ?? '').forEach((n, i) => {
    state.influence.set(s, p * 5 + i, n)
  })
  const all = (zone: number, list: readonly CardDocument[], name: string): void =>
    list.forEach((each, i) => {
      lay(s, p, zone, each, `${at}.${name}[${i}]`)
    })
  all(DECK + p, said.deck ?? Array.from({ length: FILLERS }, () => FILLER), 'deck')
  all(HAND + p, said.hand ?? [], 'hand')
  all(VOID + p, said.void ?? [], 'void')
  all(MARKET + p, said.market ?? [], 'market')
  all(PLAYMAT + p, said.units ?? [], 'units')
  if (said.site !== undefined) lay(s, p, PLAYMAT + p, said.site, `${at}.site`)
  for (const [i, each] of (said.relics ?? []).entries()) {
    const c = lay(s, p, PLAYMAT + p, each, `${at}.relics[${i}]`)
    const cursed = definitions[state.def.get(s, c)]!.kind === 'cursed relic'
    state.attached.set(s, c, PLAYER + (cursed ? 1 - p : p))
    if (KIND[state.def.get(s, c)] === RELIC_WEAPON) state.armor.set(s, p, healthTotal(s, c))
  }
  if (said.armor !== undefined) state.armor.set(s, p, said.armor)
  for (const skill of said.skills ?? [])
    state.playerSkills.set(s, p, state.playerSkills.get(s, p) | skillBit(skill))
}

function build(document: unknown): State {
  const said = read(given, document)
  const s = machineState()
  const f = emptyTable(s, seedFrom(said.seed ?? 'scenario'))
  const p = (said.current ?? 1) - 1
  state.current.set(s, p)
  state.starter.set(s, 0)
  state.turn.set(s, said.turn ?? 5)
  state.turnsTaken.set(s, 0, 3)
  state.turnsTaken.set(s, 1, 2)
  s[f + YOU] = p
  s[f + ENEMY] = 1 - p
  const players = said.players ?? [{}, {}]
  players.forEach((each, i) => {
    set(s, i, each)
  })
  countReach(s)
  const phase = said.phase ?? 'main'
  if (phase === 'main') state.phase.set(s, state.FIRST_MAIN)
  if (phase === 'final main') state.phase.set(s, state.FINAL_MAIN)
  s[f] =
    phase === 'start'
      ? entries.start
      : phase === 'main'
        ? entries.firstMain
        : phase === 'final main'
          ? entries.finalMain
          : entries.end
  machine.run(s)
  return s
}

const machineState = (): State => state.schema.create()

// ---- when

const name = (s: State, c: Card): string => definitions[state.def.get(s, c)]!.name

/** How a scenario calls the object of an option: `Torch`, `Pyre Adept`, `player 2`. */
function called(object: Plain): string {
  if (object === null || typeof object !== 'object' || Array.isArray(object)) return String(object)
  const record = object as { readonly [key: string]: Plain }
  if ('player' in record) return `player ${Number(record.player) + 1}`
  return definitions.find(({ id }) => id === record.card)?.name ?? String(record.card)
}

/** An option in a scenario's words: `play Torch`, `pick player 2`, `pass`. */
export function optionWords({ kind, object, on, way, ability }: SeenOption): string {
  const words = [kind]
  if (object !== undefined) words.push(called(object))
  if (on !== undefined) words.push('on', called(on))
  if (way !== undefined) words.push(String(Number(way) + 1))
  if (ability !== undefined && Number(ability) > 0) words.push(String(Number(ability) + 1))
  return words.join(' ')
}

function offered(s: State): string[] {
  return decision(s).options.map(optionWords)
}

/** Answers with the option that reads like this; `#2` after it means the second that does. */
function choose(s: State, wanted: string, answer: (index: number) => void): void {
  const [, text, nth] = /^(.*?)(?:\s+#(\d+))?$/.exec(wanted)!
  if (!machine.waiting(s)) throw new Refusal(`nobody is asked, so “${wanted}” is not possible`)
  const words = offered(s)
  let left = Number(nth ?? 1)
  const index = words.findIndex((each) => each.toLowerCase() === text!.toLowerCase() && --left === 0)
  if (index === -1) throw new Refusal(`“${wanted}” is not possible; possible are: ${words.join(', ')}`)
  answer(index)
}

const step = z.union([
  z.string(),
  z.strictObject({ attack: z.array(z.string()).min(1) }),
  z.strictObject({ block: z.array(z.tuple([z.string(), z.string()])) }),
])

/** `play X`, `pick X`, `pass` ... one answer each; `attack` and `block` are whole declarations. */
function perform(s: State, outside: unknown, answer: (index: number) => void): void {
  const said = read(step, outside)
  if (typeof said === 'string') {
    choose(s, said, answer)
    return
  }
  if ('attack' in said) {
    for (const unit of said.attack) choose(s, `attack ${unit}`, answer)
    if (machine.waiting(s) && offered(s).includes('commit')) choose(s, 'commit', answer)
    return
  }
  for (const [blocker, attacker] of said.block) {
    choose(s, `block ${blocker}`, answer)
    if (machine.waiting(s) && decision(s).kind === 'block which') choose(s, `pick ${attacker}`, answer)
  }
  if (machine.waiting(s) && decision(s).kind === 'block') choose(s, 'done', answer)
}

// ---- then

function unitNow(s: State, c: Card): { readonly [key: string]: Plain } {
  const attachments: string[] = []
  for (let p = 0; p < 2; p++)
    for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a))
      if (state.attached.get(s, a) === c && KIND[state.def.get(s, a)] !== UNIT) attachments.push(name(s, a))
  return {
    card: name(s, c),
    strength: strength(s, c),
    health: healthLeft(s, c),
    damage: state.damage.get(s, c),
    skills: skillNames(skills(s, c)),
    attachments,
    exhausted: state.has(s, c, state.EXHAUSTED),
    stunned: state.has(s, c, state.STUNNED),
    silenced: state.hasTrait(s, c, state.SILENCED),
  }
}

function cardNow(s: State, c: Card): { readonly [key: string]: Plain } {
  return {
    card: name(s, c),
    strength: strength(s, c),
    health: healthTotal(s, c),
    cost: cost(s, c),
    skills: skillNames(skills(s, c)),
    silenced: state.hasTrait(s, c, state.SILENCED),
    number: state.number.get(s, c),
  }
}

function kindIs(s: State, p: number, wanted: (kind: number) => boolean, show: typeof unitNow): Plain[] {
  const list: Plain[] = []
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
    if (wanted(KIND[state.def.get(s, c)]!)) list.push(show(s, c))
  return list
}

function playerNow(s: State, p: number): { readonly [key: string]: Plain } {
  return {
    health: state.health.get(s, p),
    armor: state.armor.get(s, p),
    power: state.power.get(s, p),
    maxPower: maximumPower(s, p),
    influence: influenceText(s, p),
    skills: skillNames(skillsOfPlayer(s, p)),
    hand: cardsOf(s, HAND + p, cardNow),
    deck: cardsOf(s, DECK + p, cardNow),
    void: cardsOf(s, VOID + p, cardNow),
    market: cardsOf(s, MARKET + p, cardNow),
    powerZone: cardsOf(s, POWER + p, cardNow),
    units: kindIs(s, p, (kind) => kind === UNIT, unitNow),
    relics: kindIs(s, p, (kind) => kind === 5 || kind === RELIC_WEAPON || kind === 8, unitNow),
    sites: kindIs(s, p, (kind) => kind === 9, unitNow),
  }
}

/** The position in a scenario's words. */
export function positionNow(s: State): { readonly [key: string]: Plain } {
  return {
    players: [playerNow(s, 0), playerNow(s, 1)],
    current: state.current.get(s) + 1,
    phase: state.PHASES[state.phase.get(s)]!,
    asked: machine.waiting(s) ? machine.seat(s) + 1 : null,
    question: machine.waiting(s) ? decision(s).kind : null,
    options: machine.waiting(s) ? offered(s) : [],
    winner: state.winner.get(s) === NONE ? null : state.winner.get(s) + 1,
  }
}

const say = (value: unknown): string => JSON.stringify(value) ?? 'nothing'

/** Only what is expected is compared; a card may be expected by name alone; options are an exact set. */
function compare(expected: unknown, actual: unknown, path: string, found: Mismatch[]): void {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const exact = path === 'options'
    const left = exact ? [...expected].sort() : expected
    const right = exact ? [...actual].sort() : actual
    if (left.length !== right.length)
      found.push({ path, expected: say(left), actual: say(right.map(shorten)) })
    else
      left.forEach((each, i) => {
        compare(each, right[i], `${path}[${i}]`, found)
      })
    return
  }
  if (typeof expected === 'object' && expected !== null && typeof actual === 'object' && actual !== null) {
    for (const [key, value] of Object.entries(expected))
      compare(value, (actual as Record<string, unknown>)[key], path === '' ? key : `${path}.${key}`, found)
    return
  }
  const plain = typeof expected === 'string' ? shorten(actual) : actual
  if (expected !== plain) found.push({ path, expected: say(expected), actual: say(plain) })
}

const shorten = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'card' in value ? value.card : value

export const scenario: ScenarioFace = {
  given: build,
  perform,
  differences: (s, expected) => {
    const found: Mismatch[] = []
    compare(expected, positionNow(s), '', found)
    return found
  },
}
