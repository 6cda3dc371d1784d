import { type CardNames, folded } from '../card-names.ts'
import { definitionOf, definitions } from '../content.ts'
import { type DeckList, FORMATS, type Format } from './deck-list.ts'

/*
 * Decks as players paste them:
 *
 *   FORMAT:Throne
 *   4 Torch (Set1 #8)
 *   --------------MARKET---------------
 *   1 Harsh Rule (Set1 #172)
 */

/** Something in a pasted deck that could not be used; everything else is kept. */
export type Fault =
  | {
      readonly kind: 'unknown card'
      readonly at: number
      readonly text: string
      readonly nearest: string | null
    }
  | { readonly kind: 'two cards'; readonly at: number; readonly text: string; readonly card: string }
  | { readonly kind: 'bad count'; readonly at: number; readonly text: string }
  | { readonly kind: 'unknown format'; readonly at: number; readonly text: string }
  | { readonly kind: 'unreadable'; readonly at: number; readonly text: string }

export interface ReadDeck {
  readonly deck: DeckList
  /** By line, or by card in a deck code. */
  readonly faults: readonly Fault[]
}

const MARKET_LINE = '--------------MARKET---------------'
const IS_MARKET = /^[\s\-–—=_*]*(?:black\s+)?(?:market|marché|marche)(?:\s+noir)?[\s\-–—=_*:]*$/i
const ONLY_DASHES = /^[\s\-–—=_*]{3,}$/
const IS_FORMAT = /^format\s*[:=]\s*(.*)$/i
const IS_NAME = /^(?:name|deck|nom)\s*[:=]\s*(.*)$/i
const NUMBERED = /\(\s*set\s*(\d+)\s*[#n°º]*\s*(\d+)\s*\)\s*$/i
const COUNT_FIRST = /^(\d+)\s*(?:[x×*]\s*)?(?=\D)/i
const COUNT_LAST = /\s+[x×*]\s*(\d+)$/i
const MOST_COPIES = 150
/** No card has so long a name. What follows below looks again and again through a line, which is not done with a megabyte. */
const LONGEST_LINE = 300

/** For so many lines it is looked what may have been meant: a text that is no deck has thousands of them. */
export const MOST_GUESSES = 12

export const unknownCard = (at: number, text: string, near: number | undefined): Fault => ({
  kind: 'unknown card',
  at,
  text,
  nearest: near === undefined ? null : definitions[near]!.id,
})

/** Adds copies to a list, to those of the same card if it is there already. */
function add(list: [number, string][], count: number, id: string): void {
  const known = list.find(([, each]) => each === id)
  if (known === undefined) list.push([count, id])
  else known[0] += count
}

class Reader {
  name = ''
  format: Format = 'throne'
  inMarket = false
  readonly main: [number, string][] = []
  readonly market: string[] = []
  readonly faults: Fault[] = []
  private readonly names: CardNames

  constructor(names: CardNames) {
    this.names = names
  }

  line(raw: string, at: number): void {
    const text = raw
      .trim()
      .replace(/^[•·*]\s*/, '')
      .replace(/^-\s+(?=\d)/, '')
    if (text === '' || text.startsWith('//')) return
    if (text.length > LONGEST_LINE) {
      this.faults.push({ kind: 'unreadable', at, text })
      return
    }
    const format = IS_FORMAT.exec(text)
    const name = IS_NAME.exec(text)
    if (IS_MARKET.test(text) || ONLY_DASHES.test(text)) this.inMarket = true
    else if (format !== null) this.readFormat(format[1]!, at, text)
    else if (name !== null) this.name = name[1]!.trim()
    else this.readCard(text, at)
  }

  private readFormat(word: string, at: number, text: string): void {
    const found = FORMATS.find((each) => folded(each) === folded(word))
    if (found !== undefined) this.format = found
    else this.faults.push({ kind: 'unknown format', at, text })
  }

  private readCard(text: string, at: number): void {
    const numbered = NUMBERED.exec(text)
    const rest = numbered === null ? text : text.slice(0, numbered.index).trim()
    const count = COUNT_FIRST.exec(rest) ?? COUNT_LAST.exec(rest)
    const copies = count === null ? 1 : Number(count[1])
    const name = (count === null ? rest : rest.replace(count[0], '')).trim()
    const byNumber = numbered === null ? undefined : this.names.withId(`${numbered[1]}-${numbered[2]}`)
    const byName = name === '' ? undefined : this.names.find(name)
    const d = byNumber ?? byName
    if (d === undefined) {
      if (!/\p{L}/u.test(name) && numbered === null) this.faults.push({ kind: 'unreadable', at, text })
      else {
        const near = this.faults.length < MOST_GUESSES ? this.names.nearest(name) : undefined
        this.faults.push(unknownCard(at, text, near))
      }
      return
    }
    if (copies < 1 || copies > MOST_COPIES) {
      this.faults.push({ kind: 'bad count', at, text })
      return
    }
    if (byNumber !== undefined && byName !== undefined && byNumber !== byName)
      this.faults.push({ kind: 'two cards', at, text, card: definitions[byNumber]!.id })
    const { id } = definitions[d]!
    if (this.inMarket) for (let i = 0; i < copies; i++) this.market.push(id)
    else add(this.main, copies, id)
  }
}

/** Reads a pasted deck: what is understood is the deck, what is not is reported line by line. */
export function readDeckText(text: string, names: CardNames): ReadDeck {
  const reader = new Reader(names)
  text.split(/\r\n|\r|\n/).forEach((line, i) => {
    reader.line(line, i + 1)
  })
  const { name, format, main, market, faults } = reader
  return { deck: { name, format, main, market }, faults }
}

const cardLine = (count: number, id: string): string => {
  // A card of somebody's own pack has no number, and may be called like another.
  if (id.includes('/')) return `${count} ${id}`
  const [set, number] = id.split('-')
  return `${count} ${definitions[definitionOf(id)!]!.name} (Set${set} #${number})`
}

const FORMAT_WORDS: Readonly<Record<Format, string>> = {
  throne: 'Throne',
  expedition: 'Expedition',
  draft: 'Draft',
  open: 'Open',
}

/** A deck in the form in which players exchange decks. */
export function writeDeckText({ format, main, market }: DeckList): string {
  const lines = [
    `FORMAT:${FORMAT_WORDS[format]}`,
    ...main.map(([count, id]) => cardLine(count, id)),
    ...(market.length === 0 ? [] : [MARKET_LINE, ...market.map((id) => cardLine(1, id))]),
  ]
  return `${lines.join('\n')}\n`
}
