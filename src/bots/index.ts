import { Refusal } from '../kernel/refusal.ts'
import type { Bot } from './bot.ts'
import { GreedyBot } from './greedy.ts'
import { RandomBot } from './random.ts'
import { type Budget, SearchBot } from './search.ts'

/** How long the searching bot thinks about one decision, in imagined games. */
const STRENGTHS: Readonly<Record<string, number>> = { easy: 30, normal: 200, strong: 1500 }

export const botNames: readonly string[] = ['random', 'greedy', 'search']

const HELP =
  'search takes easy, normal, strong, a number of iterations or a time, as in search:strong, search:500 or search:1000ms'

/** A bot by its name: `greedy`, `search`, `search:strong`, `search:500`, `search:1000ms`. */
export function botNamed(text: string): Bot {
  const [name, strength, ...rest] = text.split(':')
  if (name === 'search' && rest.length === 0) return new SearchBot(budgetOf(strength ?? 'normal'))
  if (strength !== undefined) throw new Refusal(`"${text}" is no bot: only search has a strength; ${HELP}`)
  if (name === 'random') return new RandomBot()
  if (name === 'greedy') return new GreedyBot()
  throw new Refusal(`there is no bot "${text}"; there is ${botNames.join(', ')}`)
}

const MOST = 1_000_000

/** The budget of a searching bot, from its strength, a number of iterations or a time. */
export function budgetOf(text: string): Budget {
  const iterations = Object.hasOwn(STRENGTHS, text) ? STRENGTHS[text] : undefined
  if (iterations !== undefined) return { iterations }
  const told = /^(\d+)(ms)?$/.exec(text)
  const n = Number(told?.[1])
  if (told === null || n < 1 || n > MOST) throw new Refusal(`"${text}" is no strength: ${HELP}`)
  return told[2] === undefined ? { iterations: n } : { milliseconds: n }
}
