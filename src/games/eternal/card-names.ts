import { Refusal } from '../../kernel/refusal.ts'
import type { State } from '../../kernel/state.ts'
import type { Lang, Rules } from '../../language/face.ts'
import { typeset } from '../../language/text/english/typeset.ts'
import { defIndex, definitionOf, definitions } from './content.ts'
import type { CardDefinition } from './language/nodes.ts'
import { collection } from './state.ts'

/** A name as it is compared: no case, no accents, no punctuation; what joins two letters is both of them. */
export const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** How many letters must be changed, added or left out to come from one word to the other; more than `most` is enough. */
function distance(a: string, b: string, most: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  let next: number[] = new Array(b.length + 1)
  for (let i = 1; i <= a.length; i++) {
    next[0] = i
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1
      const far = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same)
      next[j] = far
      if (far < least) least = far
    }
    if (least > most) return least
    ;[row, next] = [next, row]
  }
  return row[b.length]!
}

/** The cards of one game by their ids and names: another game of this process may call another card so. */
export class CardNames {
  private readonly cards: readonly number[]
  private readonly known: ReadonlySet<number>
  private made: ReadonlyMap<string, number> | null = null
  private inFrench: ((id: string) => string) | null = null

  /** `older` cards are known by their ids only: they are called like those of today. */
  constructor(cards: readonly number[], older: readonly number[] = []) {
    this.cards = cards
    this.known = new Set([...cards, ...older])
  }

  /** From now on its cards can be called by their French names, too: whoever speaks or reads French brings them along. */
  speakFrench(nameOf: (id: string) => string): void {
    if (this.inFrench === nameOf) return
    this.inFrench = nameOf
    this.made = null
  }

  /** Changes when French names come. */
  get frenchNames(): unknown {
    return this.inFrench
  }

  /** The name of a card as it is shown; where nobody has brought the French names, the English one. */
  shown(id: string, lang: Lang): string {
    return lang === 'fr' && this.inFrench !== null
      ? this.inFrench(id)
      : typeset(definitions[definitionOf(id) ?? -1]?.name ?? id)
  }

  /**
   * Every name of every card, English first: where two cards share a name, the English one wins. A name without a letter
   * or number is nobody's: such a card has its id.
   */
  private get names(): ReadonlyMap<string, number> {
    if (this.made !== null) return this.made
    const names = new Map<string, number>()
    const learn = (name: string, d: number): void => {
      const key = folded(name)
      if (key !== '' && !names.has(key)) names.set(key, d)
    }
    for (const d of this.cards) learn(definitions[d]!.name, d)
    if (this.inFrench !== null) for (const d of this.cards) learn(this.inFrench(definitions[d]!.id), d)
    this.made = names
    return names
  }

  withId(id: string): number | undefined {
    const d = definitionOf(id)
    return d !== undefined && this.known.has(d) ? d : undefined
  }

  /** The definition of a card by its id or by a name in either language. */
  find(word: string): number | undefined {
    return this.withId(word) ?? this.names.get(folded(word))
  }

  /** The card whose name is nearest to what was written, if one is near at all. */
  nearest(word: string): number | undefined {
    const wanted = folded(word)
    let near = Math.max(2, Math.floor(wanted.length / 3))
    let found: number | undefined
    for (const [name, d] of this.names) {
      if (Math.abs(name.length - wanted.length) > near) continue
      const far = distance(wanted, name, near)
      if (far < near || (far === near && found === undefined)) {
        near = far
        found = d
      }
    }
    return found
  }

  /** The definition of a card given by id or name; otherwise a refusal with the nearest name. */
  called(word: string, place: string): number {
    const found = this.find(word)
    if (found !== undefined) return found
    const stranger = definitionOf(word)
    if (stranger !== undefined) {
      const { name } = definitions[stranger]!
      throw new Refusal(
        {
          en: `“${name}” is in no pack of this game`,
          fr: `«\u202f${name}\u202f» n’est dans aucun paquet de cette partie`,
        },
        place,
      )
    }
    const near = this.nearest(word)
    const name = near === undefined ? null : definitions[near]!.name
    throw new Refusal(
      {
        en: `there is no card “${word}”${name === null ? '' : `; is it “${name}”?`}`,
        fr: `il n’y a pas de carte «\u202f${word}\u202f»${name === null ? '' : `\u202f; est-ce «\u202f${name}\u202f»\u202f?`}`,
      },
      place,
    )
  }

  get all(): readonly CardDefinition[] {
    return [...this.known].map((d) => definitions[d]!)
  }
}

/** The names in each game, by the number that its states know it by. */
const games: CardNames[] = []
export function keepNames(game: number, names: CardNames): CardNames {
  games[game] = names
  return names
}

export const namesIn = (s: State): CardNames => games[collection.get(s)]!

/** Those in a game with the usual packs, which is made first. */
export const usualNames = (): CardNames => games[0]!

/** Those in a game that only its ids are known of, in both languages. */
export function namesOfCards(
  game: Pick<Rules, 'cardIds' | 'olderCardIds'>,
  inFrench: (id: string) => string,
): CardNames {
  const names = new CardNames(game.cardIds.map(defIndex), game.olderCardIds?.map(defIndex))
  names.speakFrench(inFrench)
  return names
}
