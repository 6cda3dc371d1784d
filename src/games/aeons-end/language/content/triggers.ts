import { NONE } from '../../../../kernel/state.ts'
import { missing } from '../../../../language/compiler/missing.ts'
import { type Trigger, typeNumber } from '../../content.ts'
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
} from '../../rules/triggers.ts'
import type { Event, On } from '../nodes.ts'
import type { MatNames, TextCompiler } from '../text-compiler.ts'

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
    default:
      return missing(event)
  }
}

export function trigger(
  k: TextCompiler,
  name: string,
  on: On,
  player: boolean,
  mat: MatNames | undefined,
): Trigger {
  // The pile that a card was gained from stands in the place of the card.
  const pileIsSelf = on.event.op === 'gainedFromPile'
  const part = 'when something happens'
  const about = mat === undefined ? { part, player, pileIsSelf } : { part, player, pileIsSelf, mat }
  const text = k.cardText(name, on.steps, about)
  const condition =
    on.condition === undefined
      ? 0
      : k.reading(player, mat, () => {
          if (pileIsSelf) k.pileIsSelf()
          return k.condition(on.condition!)
        })
  return { ...eventCode(on.event), text, condition }
}
