import { NONE } from '../../../kernel/state.ts'
import { walk } from '../../../language/nodes.ts'
import {
  abilityDrawn,
  abilityText,
  actionCan,
  actionOnce,
  actionText,
  asideNemeses,
  asideNemesisCards,
  asidePlayerCards,
  bloodMagicText,
  castText,
  defNamed,
  effectText,
  gainPlaces,
  gainText,
  hasLink,
  immediateText,
  listens,
  type MatTables,
  mages,
  mats,
  nemeses,
  nemesisCards,
  persistentText,
  playerCards,
  playText,
  powerText,
  prepsClosed,
  priceCan,
  priceText,
  remembered,
  spansTwo,
  type Trigger,
  triggersOf,
  typeOf,
} from '../content.ts'
import { assembler } from '../engine.ts'
import { discardSelf } from '../rules/main-phase.ts'
import { rules as heldRules, rulesOf } from '../rules/modifiers.ts'
import {
  END_OF_CASTING,
  END_OF_MAIN,
  END_OF_NEMESIS_TURN,
  END_OF_TURN,
  FOCUSED_OR_OPENED,
  GAINED_FROM_PILE,
  KIND_DISCARDED,
  NEMESIS_DAMAGED,
  OUT_OF_POWER,
  SELF_DAMAGED,
  SELF_DISCARDED,
  START_OF_CASTING,
  START_OF_NEMESIS_TURN,
  START_OF_TURN,
  TURN_CARD_DRAWN,
} from '../rules/triggers.ts'
import '../rules/exhausted.ts'
import '../rules/stepwise.ts'
import '../rules/turn.ts'
import '../rules/unleash.ts'
import { COUNTERS, SIDES } from '../state.ts'
import { AeonsEndCompiler, type MatNames } from './compile.ts'
import { DEAL_REST } from './instructions/damage.ts'
import { tokenMinions } from './instructions/nemesis.ts'
import type {
  Action,
  Clause,
  Declaration,
  Effect,
  Event,
  Nemesis,
  NemesisCard,
  On,
  PlayerCard,
  Standing,
} from './nodes.ts'
import { ruleNumber } from './rules.ts'
import { filterRow } from './sets/filters.ts'

const k = new AeonsEndCompiler()

function eventCode(event: Event): { event: number; kind: number } {
  switch (event.op) {
    case 'startOfCasting':
      return { event: START_OF_CASTING, kind: NONE }
    case 'endOfCasting':
      return { event: END_OF_CASTING, kind: NONE }
    case 'focusedOrOpened':
      return { event: FOCUSED_OR_OPENED, kind: NONE }
    case 'dealtDamage':
      return { event: event.what === 'self' ? SELF_DAMAGED : NEMESIS_DAMAGED, kind: NONE }
    case 'discarded':
      return event.what === 'self'
        ? { event: SELF_DISCARDED, kind: NONE }
        : { event: KIND_DISCARDED, kind: typeNumber(event.what.kind) }
    case 'startOfTurn':
      return { event: START_OF_TURN, kind: NONE }
    case 'endOfMainPhase':
      return { event: END_OF_MAIN, kind: NONE }
    case 'endOfNemesisTurn':
      return { event: END_OF_NEMESIS_TURN, kind: NONE }
    case 'endOfTurn':
      return { event: END_OF_TURN, kind: NONE }
    case 'startOfNemesisTurn':
      return { event: START_OF_NEMESIS_TURN, kind: NONE }
    case 'turnCardDrawn':
      return { event: TURN_CARD_DRAWN, kind: NONE }
    case 'gainedFromPile':
      return { event: GAINED_FROM_PILE, kind: NONE }
    case 'outOfPower':
      return { event: OUT_OF_POWER, kind: NONE }
  }
}

function typeNumber(kind: string): number {
  const card = nemesisCards.find((c) => c.type === kind)
  return card === undefined ? NONE : typeOf[defNamed(card.id)]!
}

function trigger(name: string, on: On, player: boolean, mat: MatNames | undefined): Trigger {
  // The pile that a card was gained from stands in the place of the card.
  const pileIsSelf = on.event.op === 'gainedFromPile'
  const about = mat === undefined ? { player, pileIsSelf } : { player, pileIsSelf, mat }
  const text = k.cardText(`${name}, when something happens`, on.steps, about)
  const condition =
    on.condition === undefined
      ? 0
      : k.reading(player, mat, () => {
          if (pileIsSelf) k.pileIsSelf()
          return k.condition(on.condition!)
        })
  return { ...eventCode(on.event), text, condition }
}

function addTrigger(def: number, one: Trigger): void {
  triggersOf[def] = [...triggersOf[def]!, one]
  listens[def] = listens[def]! | (1 << one.event)
}

function addStanding(def: number, standing: Standing, player: boolean, mat: MatNames | undefined): void {
  rulesOf[def] = [...(rulesOf[def] ?? []), k.reading(player, mat, () => ruleNumber(k, standing.rule))]
}

/** A prepped spell's own action: its price, then what it does. */
function compileAction(def: number, name: string, action: Action): void {
  actionText[def] = k.cardText(`${name}, while prepped`, [...(action.price ?? []), ...action.steps], {
    player: true,
  })
  // A08: what cannot lead to anything is not offered.
  actionCan[def] = k.reading(true, undefined, () =>
    k.canAs('price', [...(action.price ?? []), ...action.steps]),
  )
  actionOnce[def] = action.oncePerTurn === true ? 1 : 0
}

/** Does a step only say where the card itself goes? */
function placesItself(step: Effect): boolean {
  if (step.op === 'may') return step.steps.every(placesItself)
  return step.op === 'place' && step.pick.op === 'self'
}

function compileClause(
  def: number,
  name: string,
  clause: Clause,
  player: boolean,
  mat: MatNames | undefined,
): void {
  const about = (effects: readonly Effect[], owner = player): number =>
    k.cardText(name, effects, mat === undefined ? { player: owner } : { player: owner, mat })
  switch (clause.op) {
    case 'play':
      playText[def] = about(clause.steps)
      return
    case 'cast':
      castText[def] = k.cardText(`${name}, cast`, clause.steps, {
        player,
        ...(mat === undefined ? {} : { mat }),
        ...(player ? { after: () => assembler.emit(DEAL_REST) } : {}),
      })
      return
    case 'onGain':
      gainPlaces[def] = clause.steps.every(placesItself) ? 1 : 0
      gainText[def] = about(
        clause.condition === undefined
          ? clause.steps
          : [{ op: 'when', condition: clause.condition, steps: clause.steps }],
      )
      return
    case 'prepRule':
      prepsClosed[def] = clause.closedUnfocused === true ? 1 : 0
      spansTwo[def] = clause.span === 2 ? 1 : 0
      hasLink[def] = clause.link === true ? 1 : 0
      return
    case 'whilePrepped':
      if (clause.part.op === 'action') compileAction(def, name, clause.part)
      else if (clause.part.op === 'on') addTrigger(def, trigger(name, clause.part, true, mat))
      else addStanding(def, clause.part, true, mat)
      return
    case 'effect':
      effectText[def] = about(clause.steps)
      return
    case 'toDiscard':
      priceText[def] = k.cardText(`${name}, to discard`, clause.price, {
        player: true,
        ...(mat === undefined ? {} : { mat }),
        after: () => assembler.emit(discardSelf),
      })
      priceCan[def] = k.reading(true, mat, () => k.canAs('price', clause.price))
      return
    case 'onPower':
      powerText[def] = about(clause.steps)
      return
    case 'persistent':
      persistentText[def] = about(clause.steps)
      return
    case 'immediately':
      immediateText[def] = about(clause.steps)
      return
    case 'part':
      bloodMagicText[def] = about(clause.steps)
      return
    case 'on':
      addTrigger(def, trigger(name, clause, player, mat))
      return
    case 'rule':
      addStanding(def, clause, player, mat)
      return
  }
}

function compileCard(card: PlayerCard | NemesisCard, player: boolean, mat?: MatNames): void {
  const def = defNamed(card.id)
  for (const clause of card.clauses) compileClause(def, card.id, clause, player, mat)
  walk(card.clauses, (node) => {
    if (node.op === 'timesThisTurn') remembered[def] = 1
  })
}

const sidesOf = (mat: readonly Declaration[]): string[] =>
  mat.flatMap((d) =>
    d.op === 'sideDeck'
      ? [d.name, ...(d.discardTo === undefined ? [] : [d.discardTo])]
      : d.op === 'sideZone'
        ? [d.name]
        : d.op === 'nemesisBreaches'
          ? Array.from({ length: d.n }, (_, i) => `breach ${i + 1}`)
          : [],
  )

function namesOf(nemesis: Nemesis): MatNames {
  const whenEmpty: Record<string, readonly Effect[]> = {}
  for (const d of nemesis.mat)
    if (d.op === 'sideDeck' && d.whenEmpty !== undefined) whenEmpty[d.name] = d.whenEmpty
  return {
    counters: nemesis.mat.flatMap((d) => (d.op === 'counter' ? [d.name] : [])),
    sides: sidesOf(nemesis.mat),
    procedures: nemesis.mat.flatMap((d) => (d.op === 'define' ? [d.name] : [])),
    whenEmpty,
    reshuffled: nemesis.mat.flatMap((d) =>
      d.op === 'sideDeck' && d.reshuffle === true ? [[d.name, d.discardTo!] as const] : [],
    ),
  }
}

const UNLIMITED = 32767

function compileMat(nemesis: Nemesis, names: MatNames): MatTables {
  if (names.sides.length > SIDES || names.counters.length > COUNTERS)
    throw new Error(`${nemesis.id} needs more side zones or counters than there are`)
  const text = (what: string, effects: readonly Effect[]): number =>
    k.cardText(`${nemesis.id}, ${what}`, effects, { player: false, mat: names })
  const read = <T>(inside: () => T): T => k.reading(false, names, inside)
  const procedures = new Map<string, number>()
  const triggers: Trigger[] = []
  const rules: number[] = []
  const setup: number[] = []
  const limits = { start: [] as number[], min: [] as number[], max: [] as number[] }
  let unleash = NONE
  for (const d of nemesis.mat)
    switch (d.op) {
      case 'counter':
        limits.start.push(read(() => k.amount(d.start)))
        limits.min.push(read(() => k.amount(d.min)))
        limits.max.push(d.max === undefined ? UNLIMITED : read(() => k.amount(d.max!)))
        break
      case 'onUnleash':
        unleash = text('unleash', d.steps)
        break
      case 'define':
        procedures.set(
          d.name,
          k.cardText(`${nemesis.id}, ${d.name}`, d.steps, { player: false, mat: names, procedure: true }),
        )
        break
      case 'atSetup':
        setup.push(text('set-up', d.steps))
        break
      case 'tokenMinion':
        tokenMinions[nemeses.indexOf(nemesis)] = {
          max: d.max,
          start: d.start,
          overflow: text('too many tokens', d.overflow),
        }
        break
      case 'on':
        triggers.push(trigger(nemesis.id, d, false, names))
        break
      case 'rule':
        rules.push(read(() => ruleNumber(k, d.rule)))
        break
      case 'sideDeck':
      case 'sideZone':
      case 'nemesisBreaches':
        break
    }
  return {
    unleash,
    setup,
    triggers,
    listens: triggers.reduce((bits, t) => bits | (1 << t.event), 0),
    rules,
    procedures,
    counters: names.counters,
    counterStart: limits.start,
    counterMin: limits.min,
    counterMax: limits.max,
    sides: names.sides,
    discardSide: names.sides.findIndex((name) =>
      nemesis.mat.some((d) => d.op === 'sideDeck' && d.discardTo === name),
    ),
    reshuffle: names.reshuffled.length > 0,
    firstBreach: names.sides.indexOf('breach 1'),
    breaches: names.sides.filter((name) => name.startsWith('breach ')).length,
    actions: rules.filter((i) => heldRules[i]!.op === 'action'),
    forbidden: rules.find((i) => heldRules[i]!.op === 'cannotGain') ?? NONE,
    sideHidden: names.sides.map((name) => nemesis.mat.some((d) => d.op === 'sideDeck' && d.name === name)),
  }
}

for (const card of [...playerCards, ...asidePlayerCards]) compileCard(card, true)
const allNemeses = [...nemeses, ...asideNemeses]
const matNames = allNemeses.map(namesOf)
for (const card of [...nemesisCards, ...asideNemesisCards]) {
  const nemesis = allNemeses.findIndex((n) => n.id === card.nemesis)
  // Corruptions are texts of the player who holds them.
  compileCard(card, card.type === 'corruption', matNames[nemesis])
}
allNemeses.forEach((nemesis, i) => {
  mats[i] = compileMat(nemesis, matNames[i]!)
})
mages.forEach((mage, i) => {
  abilityText[i] = k.cardText(mage.ability.id, mage.ability.steps, { player: true })
  const { drawn } = mage.ability
  abilityDrawn[i] = drawn === undefined ? 0 : k.reading(true, undefined, () => filterRow(k, drawn, 'cards'))
})
k.writeAll()
assembler.seal()
