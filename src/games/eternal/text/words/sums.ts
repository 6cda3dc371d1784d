import type { Line as Entry } from '../../../../kernel/account.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Sum } from '../../../../language/face.ts'
import { defIndex, definitions, KIND, POWER_KIND, SITE, UNIT } from '../../content.ts'
import { rows } from '../../language/compile/expressions.ts'
import type { Amount } from '../../language/nodes.ts'
import type { Event, SumLine } from '../../protocol/events.ts'
import type { Topic } from '../../protocol/topics.ts'
import { attackOutlook, unitsAt } from '../../rules/explaining/outlook.ts'
import { costLines, healthLines, maxPowerLines, strengthLines } from '../../rules/values/sums.ts'
import { def, isPlaymat, zones } from '../../state.ts'
import { linesRef } from '../../visibility/accounts.ts'
import { sees, ZONE_NAMES } from '../../visibility.ts'
import type { BattleTopic } from './fetched.ts'
import { attackChange } from './outlook.ts'
import type { Phrasebook, SumWords } from './phrasebook.ts'

/* Why a number is what it is, from the lines of its account: "5 = 3 (Oni Ronin) + 2 (weapon)". */

function named({ card, player }: SumLine, { sums, texts }: Phrasebook): string {
  if (player !== undefined) return sums.player(player)
  return card === undefined ? sums.rules : card === null ? sums.unseen : texts.names.card(card)
}

/** `whose`: in the log a printed number is that of a card by its name. */
function lineWords(line: SumLine, book: Phrasebook, whose: boolean): string {
  const { why, card, part } = line
  switch (why) {
    case 'printed':
      return whose ? named(line, book) : book.sums.printed
    case 'text': {
      const amount = part === undefined ? undefined : (rows.writtenAs(part) as Amount | undefined)
      // The number that a card keeps grows: what it once was explains nothing.
      const grows = typeof amount === 'object' && amount.op === 'number'
      if (amount === undefined || grows || typeof card !== 'string') return named(line, book)
      return `${named(line, book)}, ${book.texts.amount(amount, definitions[defIndex(card)]!)}`
    }
    case 'card':
      return named(line, book)
    case 'overwhelm':
    case 'lifesteal':
    case 'decay':
      return book.sums[why](named(line, book))
    default:
      return book.sums[why]
  }
}

const signed = (by: number, first: boolean): string =>
  first ? (by < 0 ? `−${-by}` : String(by)) : `${by < 0 ? '−' : '+'} ${Math.abs(by)}`

const total = (lines: readonly { readonly by: number }[]): number =>
  lines.reduce((sum, { by }) => sum + by, 0)

function sumWords(number: string, lines: readonly SumLine[], book: Phrasebook, whose: boolean): string {
  const said = lines.map((line) => lineWords(line, book, whose))
  const [only] = said
  return book.sums.set(
    said.length === 1
      ? book.sums.alone(number, only!)
      : `${number} = ${lines.map(({ by }, i) => `${signed(by, i === 0)} (${said[i]})`).join(' ')}`,
  )
}

const plus = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** The number of an event with its reasons; strength and health that change together are logged together. */
export function reasonsOf(event: Event, book: Phrasebook): Sum[] {
  const lines = 'sum' in event ? event.sum : undefined
  if (lines === undefined || lines.length === 0) return []
  const n = total(lines)
  const number = event.kind === 'changed' ? `${plus(event.strength)}/${plus(event.health)}` : String(n)
  return [{ n, words: sumWords(number, lines, book, true) }]
}

const PLACES: readonly string[] = ZONE_NAMES

function cardAt(s: State, { zone, of, index }: Extract<Topic, { kind: 'card' }>): number {
  const z = PLACES.indexOf(zone) * 2 + of
  return z < 0 || index >= zones.count(s, z) ? NONE : zones.nth(s, z, index)
}

/** What changed on a card: its cost in a hand, its strength and health in play. Printed numbers need no reason. */
export function tableSums(
  s: State,
  seat: number,
  about: Exclude<Topic, BattleTopic>,
  book: Phrasebook,
): Sum[] {
  const { sums } = book
  const said = (what: keyof SumWords['stats'], lines: readonly Entry[]): Sum[] => {
    if (lines.length < 2) return []
    const refs = linesRef(s, seat, lines)
    const n = total(lines)
    const reasons = sumWords(signed(n, true), refs, book, false)
    return [{ n, words: sums.set(sums.alone(sums.stats[what], reasons)) }]
  }
  if (about.kind === 'player') return said('maxPower', maxPowerLines(s, about.player))
  if (about.kind === 'attack') {
    const outlook = attackOutlook(s, seat, unitsAt(s, seat, about.places))
    return attackChange(outlook, seat, book).map(({ least, words }) => ({ n: least, words }))
  }
  const c = cardAt(s, about)
  if (c === NONE || !sees(s, seat, c)) return []
  const kind = KIND[def.get(s, c)]!
  const inPlay = isPlaymat(zones.of(s, c))
  return [
    ...(inPlay || kind === POWER_KIND ? [] : said('cost', costLines(s, c))),
    ...(kind === UNIT ? said('strength', strengthLines(s, c)) : []),
    ...(kind === UNIT || kind === SITE ? said('health', healthLines(s, c)) : []),
  ]
}
