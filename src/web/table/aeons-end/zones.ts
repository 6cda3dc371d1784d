/* Places and turn order cards have names such as `player 2 hand` and `split-1-3`: this is where the page reads them. */

const OWN = /^player (\d) (.+)$/
const BREACH = /^breach \d$/

/** The place of a player: whose, and which. */
export function ownZone(zone: string): { readonly seat: number; readonly name: string } | null {
  const found = OWN.exec(zone)
  return found === null ? null : { seat: Number(found[1]) - 1, name: found[2]! }
}

export const isBreach = (zone: string): boolean => BREACH.test(ownZone(zone)?.name ?? '')

/** Whose turn a turn order card brings, by the seats that it names; none for the nemesis. */
export const seatsOf = (card: string): readonly number[] =>
  [...card.matchAll(/\d/g)].map(([digit]) => Number(digit) - 1)

/** Whose number it is that changes, such as `player 0`; null for a number that is nobody's. */
export function ownNumber(of: string): number | null {
  const found = /^player (\d)$/.exec(of)
  return found === null ? null : Number(found[1])
}
