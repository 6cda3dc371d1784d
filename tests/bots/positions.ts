import { AgentView } from '../../src/bots/agent-view.ts'
import { botNamed } from '../../src/bots/index.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { seedFrom } from '../../src/kernel/random.ts'
import type { State } from '../../src/kernel/state.ts'

const { machine, scenario } = aeonsEnd

function answerUntil(name: string, s: State, enough: (s: State) => boolean): State {
  const bot = botNamed(name)
  bot.begin(seedFrom('position'))
  const agent = new AgentView(aeonsEnd, s)
  while (machine.waiting(s) && !enough(s)) machine.answer(s, bot.choose(agent))
  return s
}

/** Lets a bot answer in a position until `enough`; whoever is asked. */
export const played = (name: string, given: object, enough: (s: State) => boolean): State =>
  answerUntil(name, scenario.given(given), enough)

/** The same with what a step asks that no player takes, until the table waits for the next. */
export function answered(name: string, given: object, step: unknown): State {
  const s = scenario.given(given)
  scenario.perform(s, step, (i) => machine.answer(s, i))
  return answerUntil(name, s, (now) => machine.askedName(now) === 'pause')
}
