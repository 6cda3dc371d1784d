import { fromText, toText } from '../../../kernel/block.ts'
import { seedFrom } from '../../../kernel/random.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { folded } from '../card-names.ts'
import { definitions } from '../content.ts'
import { writeDeckCode } from '../deck-building/code.ts'
import { FORMATS } from '../deck-building/deck-list.ts'
import { ERAS } from '../deck-building/legality.ts'
import { offeredDecks } from '../deck-building/offered.ts'
import type { Deck, EternalSetup } from '../protocol/setup.ts'

/*
 * A set-up and a seed to send along: `1tt-0.~rakano-warcry.BAE…​.c2VlZA.x7Q`. Version, format, rules, who starts and
 * the second redraw; the two decks, by name behind ~ or as deck codes; the seed; and three characters that tell a
 * mistyped code.
 */

const VERSION = '1'
const FORMAT_LETTERS = 'tedo'
const ERA_LETTERS = 'n9'
const FIRST_LETTERS = '-12'
const CHECK = 3

const slug = (name: string): string => folded(name).replaceAll(' ', '-')

/** Cards in their order, runs of the same card as one entry: the order decides how the deck is shuffled. */
function runs(main: readonly number[]): [number, string][] {
  const list: [number, string][] = []
  main.forEach((d, i) => {
    if (i > 0 && main[i - 1] === d) list.at(-1)![0]++
    else list.push([1, definitions[d]!.id])
  })
  return list
}

function writeDeck({ name, main, market }: Deck): string {
  const list = runs(main)
  const ids = market.map((d) => definitions[d]!.id)
  const known = offeredDecks.find((deck) => deck.name === name)
  if (known !== undefined && JSON.stringify([known.main, known.market]) === JSON.stringify([list, ids]))
    return `~${slug(name)}`
  return writeDeckCode(list, ids)
}

const checkOf = (body: string): string => {
  const [a] = seedFrom(body)
  return toText(Uint8Array.from([a & 255, (a >> 8) & 255, (a >> 16) & 255])).slice(0, CHECK)
}

export function writeCode(setup: EternalSetup, seed: string): string {
  const head =
    VERSION +
    FORMAT_LETTERS[FORMATS.indexOf(setup.format)]! +
    ERA_LETTERS[ERAS.indexOf(setup.era)]! +
    FIRST_LETTERS[setup.first === null ? 0 : setup.first + 1]! +
    (setup.secondRedraw ? '1' : '0')
  const body = [head, ...setup.decks.map(writeDeck), toText(new TextEncoder().encode(seed))].join('.')
  return `${body}.${checkOf(body)}`
}

/** The set-up document and seed behind a code; a mistyped or foreign one is refused. */
export function readCode(code: string): { readonly document: object; readonly seed: string } {
  const parts = code.trim().split('.')
  const check = parts.pop()
  const [head = '', first = '', second = '', seed = ''] = parts
  if (head[0] !== VERSION)
    throw new Refusal(
      {
        en: 'this code is of another version, or mistyped',
        fr: 'ce code est d’une autre version, ou mal tapé',
      },
      'code',
    )
  if (parts.length !== 4 || check !== checkOf(parts.join('.')))
    throw new Refusal(
      { en: 'this code is mistyped or not complete', fr: 'ce code est mal tapé ou incomplet' },
      'code',
    )
  const starts = FIRST_LETTERS.indexOf(head[3]!) - 1
  return {
    document: {
      decks: [deckBehind(first), deckBehind(second)],
      format: FORMATS[FORMAT_LETTERS.indexOf(head[1]!)],
      rules: ERAS[ERA_LETTERS.indexOf(head[2]!)],
      ...(starts < 0 ? {} : { first: starts }),
      secondRedraw: head[4] === '1',
    },
    seed: new TextDecoder().decode(fromText(seed)),
  }
}

const deckBehind = (part: string): string =>
  part.startsWith('~') ? part.slice(1).replaceAll('-', ' ') : part
