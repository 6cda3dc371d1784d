import { botNames } from '../../bots/index.ts'
import { scripted } from '../../kernel/random.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { ScriptedChance } from '../../language/face.ts'
import { entries, isEntries, listOf, oneOf, shown } from '../../language/parse-values.ts'
import { plannedBattle } from '../battle.ts'
import { seated } from '../interpreter.ts'
import { type BattleResult, QUESTION_KINDS } from '../state.ts'
import type { Position } from './position.ts'

const RESULT = ['outcome', 'rounds', 'gravehold', 'nemesisLife', 'exhausted', 'flawed', 'marked', 'date']
const WHO_PLAYS = ['person', ...botNames]
const STEPS = 'go on, set up the battle, end the battle, won, lost, choose, until, seats, table'

/** Carries out one entry of `when`. */
export function perform(at: Position, step: unknown, chance: ScriptedChance, beforeAnswer: () => void): void {
  const [name, value] = isEntries(step) ? (Object.entries(step)[0] ?? ['', undefined]) : [step, undefined]
  if (isEntries(step) && Object.keys(step).length !== 1) throw new Refusal(`a step has one entry: ${STEPS}`)
  switch (name) {
    case 'go on':
      beforeAnswer()
      at.answer(optionOf(at, 'go'))
      return
    case 'choose': {
      const option = optionOf(at, String(value))
      beforeAnswer()
      at.answer(option)
      return
    }
    case 'until':
      until(at, oneOf(value, QUESTION_KINDS, 'question', 'until'), beforeAnswer)
      return
    case 'won':
    case 'lost': {
      const { date, ...fields } = entries(value, RESULT, name)
      at.fought({ ...(fields as Partial<BattleResult>), won: name === 'won' }, date as string | undefined)
      return
    }
    case 'seats':
      at.state = seated(
        at.state,
        listOf(value, 'seats').map((who, i) => oneOf(who, WHO_PLAYS, 'player', `seats[${i}]`)),
      )
      return
    case 'set up the battle':
      at.setUp(at.face.battles.document(plannedBattle(at.face.battles.script, at.state)), chance)
      return
    case 'table':
      for (const each of Array.isArray(value) ? value : [value]) atTable(at, each, chance, beforeAnswer)
      return
    case 'end the battle':
      ended(at)
      return
    default:
      throw new Refusal(`${shown(step)} is no step of a campaign; there are ${STEPS}`)
  }
}

function optionOf(at: Position, id: string): number {
  const { options, kind } = at.state.asked
  const option = options.indexOf(id)
  if (option === -1)
    throw new Refusal(
      `${shown(id)} is not offered (${kind}); there are ${options.join(', ') || 'no options'}`,
    )
  return option
}

/** The first option again and again, up to a question of this kind. */
function until(at: Position, kind: string, beforeAnswer: () => void): void {
  while (at.state.asked.kind !== kind) {
    const found = at.state.asked.kind
    if (found === 'battle' || found === 'end') throw new Refusal(`no ${shown(kind)} before the ${found}`)
    beforeAnswer()
    at.answer(0)
  }
}

function tableOf(at: Position) {
  if (at.table === null) throw new Refusal('no battle has been set up; say: set up the battle')
  return at.table
}

function atTable(at: Position, step: unknown, chance: ScriptedChance, beforeAnswer: () => void): void {
  const { game } = at.face.battles
  scripted(chance.script(tableOf(at)), () => {
    game.scenario.perform(tableOf(at), step, (index) => {
      beforeAnswer()
      game.machine.answer(tableOf(at), index)
    })
  })
}

/** The campaign reads of the battle what it has to know. */
function ended(at: Position): void {
  const { game, result } = at.face.battles
  const table = tableOf(at)
  if (game.outcome(table) === null) throw new Refusal('the battle is not over')
  at.fought(result(table))
}
