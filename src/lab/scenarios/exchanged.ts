import { isEntries } from '../../language/parse-values.ts'
import type { Scenario } from './document.ts'

/** Entries that name a player by number. */
const BY_NUMBER = ['current', 'first player', 'winner', 'asked', 'owner']

/** What a seat sees names players from 0. */
const BY_SEAT = 'player'

const otherWords = (text: string): string =>
  text.replace(/\bplayer ([12])\b/gi, (found, n: string) => `${found.slice(0, -1)}${3 - Number(n)}`)

function other(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return otherWords(value)
  if (typeof value === 'number')
    return BY_NUMBER.includes(key) ? 3 - value : key === BY_SEAT ? 1 - value : value
  if (Array.isArray(value)) {
    const each = value.map((one) => other(one))
    return key === 'players' ? each.reverse() : each
  }
  if (typeof value !== 'object' || value === null) return value
  // set-up: entries keep their order
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [otherWords(name), other(one, name)]))
}

/** The same scenario of two players with their seats exchanged. Null for a game that is dealt, and in a campaign. */
export function exchanged(scenario: Scenario): Scenario | null {
  const { campaign, chance, parts } = scenario
  const { given = null } = scenario
  if (campaign !== undefined || (isEntries(given) && Object.hasOwn(given, 'set-up'))) return null
  return {
    ...scenario,
    // On the neutral table, which is also that of nothing given, it is player 1 who began, and whose turn it is.
    given:
      given === null || isEntries(given)
        ? other({ 'first player': 1, current: 1, ...given })
        : // What is no position is refused by the game, which says why.
          given,
    chance: other(chance),
    parts: parts.map((part) => ({
      ...part,
      when: part.when.map((step) => other(step)),
      then: other(part.then),
    })),
  }
}
