import { Refusal } from '../kernel/refusal.ts'
import type { Bot } from './bot.ts'
import { RandomBot } from './random.ts'

const makers: Readonly<Record<string, () => Bot>> = { random: () => new RandomBot() }

export const botNames: readonly string[] = Object.keys(makers)

export function botNamed(name: string): Bot {
  const make = Object.hasOwn(makers, name) ? makers[name] : undefined
  if (make === undefined) throw new Refusal(`there is no bot "${name}"; there is ${botNames.join(', ')}`)
  return make()
}
