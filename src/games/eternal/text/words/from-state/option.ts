import { optionAt, optionFirst, optionKind, optionSecond } from '../../../../../kernel/options.ts'
import { NONE, type State } from '../../../../../kernel/state.ts'
import { BRANCH, DONE, NO, PICK, YES } from '../../../../../language/compiler/steps.ts'
import { SHIFT } from '../../../abilities.ts'
import { definitions } from '../../../content.ts'
import { askingNode } from '../../../decisions.ts'
import { SELF, steps } from '../../../engine.ts'
import { type Effect, FACTIONS, type Modification } from '../../../language/nodes.ts'
import * as kinds from '../../../rules/common/options.ts'
import { extras, NO_EXTRA } from '../../../rules/playing/play-choices.ts'
import { relicWeapon } from '../../../rules/values/player-values.ts'
import { cost } from '../../../rules/values/values.ts'
import * as state from '../../../state.ts'
import { def, has, machine, PLAYMAT, zones } from '../../../state.ts'
import { askedName, type QuestionName } from '../../../visibility/questions.ts'
import type { Texts } from '../../texts.ts'
import { activationText } from '../activation.ts'
import type { Choice, Thing } from '../phrasebook.ts'
import { askingOperand } from './question.ts'
import { hidden, thingFor } from './things.ts'

/** What an option means, as the seat that is asked sees it. */
export function readOption(s: State, index: number, texts: Texts): Choice {
  const name = askedName(s)
  const seat = machine.seat(s)
  const f = machine.running(s)
  const self = s[f + SELF]!
  const operand = askingOperand(s)
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
      throw new Error(`option ${optionKind(chosen)} has no words`)
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
    return { kind: 'way', text: texts.button(node.ways[way]!, card) }
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
