import { Refusal } from '../kernel/refusal.ts'
import type { Bot } from './bot.ts'
import { GreedyBot } from './greedy.ts'
import { RandomBot } from './random.ts'
import { type Budget, SearchBot } from './search.ts'

/** How long the searching bot thinks about one decision, in imagined games. */
const STRENGTHS: Readonly<Record<string, number>> = { easy: 30, normal: 200, strong: 1500 }

export const botNames: readonly string[] = ['random', 'greedy', 'search']

const HELP = {
  en: 'search takes easy, normal, strong, a number of iterations or a time, as in search:strong, search:500 or search:1000ms',
  fr: 'search prend easy, normal, strong, un nombre d’itérations ou un temps, comme search:strong, search:500 ou search:1000ms',
}

/** A bot by its name: `greedy`, `search`, `search:strong`, `search:500`, `search:1000ms`. */
export function botNamed(text: string): Bot {
  const [name, strength, ...rest] = text.split(':')
  if (name === 'search' && rest.length === 0) return new SearchBot(budgetOf(strength ?? 'normal'))
  if (strength !== undefined)
    throw new Refusal({
      en: `“${text}” is not a bot: only search has a strength; ${HELP.en}`,
      fr: `«\u202f${text}\u202f» n’est pas un robot\u00a0: seul search a une force\u202f; ${HELP.fr}`,
    })
  if (name === 'random') return new RandomBot()
  if (name === 'greedy') return new GreedyBot()
  throw new Refusal({
    en: `“${text}” is not a bot; choose one of ${botNames.join(', ')}`,
    fr: `«\u202f${text}\u202f» n’est pas un robot\u202f; choisissez parmi ${botNames.join(', ')}`,
  })
}

const MOST = 1_000_000

/** The budget of a searching bot, from its strength, a number of iterations or a time. */
export function budgetOf(text: string): Budget {
  const iterations = Object.hasOwn(STRENGTHS, text) ? STRENGTHS[text] : undefined
  if (iterations !== undefined) return { iterations }
  const parsed = /^(\d+)(ms)?$/.exec(text)
  const n = Number(parsed?.[1])
  if (parsed === null || n < 1 || n > MOST)
    throw new Refusal({
      en: `“${text}” is not a strength: ${HELP.en}`,
      fr: `«\u202f${text}\u202f» n’est pas une force\u00a0: ${HELP.fr}`,
    })
  return parsed[2] === undefined ? { iterations: n } : { milliseconds: n }
}
