import { missing } from '../../../../language/compiler/missing.ts'
import { walk } from '../../../../language/nodes.ts'
import {
  actionCan,
  actionOnce,
  actionText,
  bloodMagicText,
  castText,
  defNamed,
  effectText,
  gainPlaces,
  gainText,
  hasLink,
  immediateText,
  listenTo,
  persistentText,
  playText,
  powerText,
  prepsClosed,
  prepText,
  priceCan,
  priceText,
  remembered,
  spansTwo,
  type Trigger,
  triggersOf,
} from '../../content.ts'
import { assembler } from '../../engine.ts'
import { discardSelf } from '../../rules/main-phase.ts'
import { rulesOf } from '../../rules/modifiers.ts'
import { DEAL_REST } from '../instructions/damage.ts'
import type { Action, Clause, Effect, NemesisCard, PlayerCard, Standing } from '../nodes.ts'
import { ruleNumber } from '../rules.ts'
import type { MatNames, TextCompiler } from '../text-compiler.ts'
import { trigger } from './triggers.ts'

function addTrigger(def: number, one: Trigger): void {
  triggersOf[def] = [...triggersOf[def]!, one]
  listenTo(def, one.event)
}

function addStanding(
  k: TextCompiler,
  def: number,
  standing: Standing,
  player: boolean,
  mat: MatNames | undefined,
): void {
  rulesOf[def] = [...(rulesOf[def] ?? []), k.reading(player, mat, () => ruleNumber(k, standing.rule))]
}

/** A prepped spell's own action: its price, then what it does. */
function compileAction(k: TextCompiler, def: number, name: string, action: Action): void {
  actionText[def] = k.cardText(name, [...(action.price ?? []), ...action.steps], {
    part: 'while prepped',
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
  k: TextCompiler,
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
      castText[def] = k.cardText(name, clause.steps, {
        part: 'cast',
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
    case 'onPrep':
      prepText[def] = k.cardText(name, clause.steps, { part: 'prepped', player })
      return
    case 'prepRule':
      prepsClosed[def] = clause.closedUnfocused === true ? 1 : 0
      spansTwo[def] = clause.span === 2 ? 1 : 0
      hasLink[def] = clause.link === true ? 1 : 0
      return
    case 'whilePrepped':
      if (clause.part.op === 'action') compileAction(k, def, name, clause.part)
      else if (clause.part.op === 'on') addTrigger(def, trigger(k, name, clause.part, true, mat))
      else addStanding(k, def, clause.part, true, mat)
      return
    case 'effect':
      effectText[def] = about(clause.steps)
      return
    case 'toDiscard':
      priceText[def] = k.cardText(name, clause.price, {
        part: 'to discard',
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
      addTrigger(def, trigger(k, name, clause, player, mat))
      return
    case 'rule':
      addStanding(k, def, clause, player, mat)
      return
    default:
      return missing(clause)
  }
}

export function compileCard(
  k: TextCompiler,
  card: PlayerCard | NemesisCard,
  player: boolean,
  mat?: MatNames,
): void {
  const def = defNamed(card.id)
  for (const clause of card.clauses) compileClause(k, def, card.id, clause, player, mat)
  walk(card.clauses, (node) => {
    if (node.op === 'timesThisTurn') remembered[def] = 1
  })
}
