/*
 * Names that players gave to their mages, as long as the program runs. The state has room for a number only; the set-up
 * of a game, which every record keeps, says the name itself.
 */

const MOST = 30_000
const names: string[] = []
const numbers = new Map<string, number>()

/** The number of a name, from 1; 0 once there is no more room: such a mage is called by its mat. */
export function numberOfName(name: string): number {
  const known = numbers.get(name)
  if (known !== undefined) return known
  if (names.length >= MOST) return 0
  const number = names.push(name)
  numbers.set(name, number)
  return number
}

/** The name behind a number, or undefined for none. */
export const nameOfNumber = (number: number): string | undefined =>
  number === 0 ? undefined : names[number - 1]
