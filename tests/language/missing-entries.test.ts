import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { grammar as aeonsEndGrammar } from '../../src/games/aeons-end/language/grammar.ts'
import { nemesisCards, playerCards } from '../../src/games/aeons-end/packs/all.ts'
import { readPack as readAeonsEndPack } from '../../src/games/aeons-end/read-pack.ts'
import { allCards } from '../../src/games/eternal/cards/index.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import { grammar as eternalGrammar } from '../../src/games/eternal/language/grammar.ts'
import { readPack as readEternalPack } from '../../src/games/eternal/read-pack.ts'
import { Refusal } from '../../src/kernel/refusal.ts'
import { type Grammar, isPart } from '../../src/language/linter.ts'
import { plain } from '../../src/language/nodes.ts'

type Path = readonly (string | number)[]
interface Gap<Card> {
  readonly op: string
  readonly entry: string
  readonly card: Card
  readonly path: Path
}

/** Every entry of every word, once: in the first card that says it. */
function gapsIn<Card extends { readonly id: string }>(
  cards: readonly Card[],
  textOf: (card: Card) => unknown,
): Gap<Card>[] {
  const gaps = new Map<string, Gap<Card>>()
  for (const card of cards) {
    const walk = (tree: unknown, path: Path): void => {
      if (Array.isArray(tree)) {
        tree.forEach((each, i) => {
          walk(each, [...path, i])
        })
        return
      }
      if (!isPart(tree)) return
      for (const [entry, value] of Object.entries(tree)) {
        const name = `${tree.op} ${entry}`
        if (typeof tree.op === 'string' && !gaps.has(name)) gaps.set(name, { op: tree.op, entry, card, path })
        walk(value, [...path, entry])
      }
    }
    walk(plain(textOf(card)), [])
  }
  return [...gaps.values()]
}

/** The text without this entry, as JSON would say it. */
function without(text: unknown, { path, entry }: Pick<Gap<unknown>, 'path' | 'entry'>): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(plain(text)))
  let at = copy
  for (const key of path) at = (at as Record<string | number, unknown>)[key]
  delete (at as Record<string, unknown>)[entry]
  return copy
}

function refusalOf(load: () => unknown): Refusal | null {
  try {
    load()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

function mustNameThePlace({ op, entry }: Gap<unknown>, id: string, refusal: Refusal | null): void {
  expect(refusal?.sentence.en).toBe(`the entry “${entry}” of “${op}” is missing`)
  expect(refusal?.sentence.fr).toBe(`il manque l’entrée «\u202f${entry}\u202f» de «\u202f${op}\u202f»`)
  expect(refusal?.place.startsWith(id), refusal?.message).toBe(true)
}

const needed =
  ({ ops }: Grammar) =>
  ({ op, entry }: Gap<unknown>): boolean =>
    ops.get(op)?.get(entry) === true

describe('a word without one of its entries is refused by card and place', () => {
  const cards = allCards.map((card) => plain(card))
  const gaps = gapsIn(cards, ({ abilities }) => abilities).filter(needed(eternalGrammar))

  it('in Eternal', () => {
    expect(eternal.cardIds.length).toBeGreaterThan(0)
    expect(gaps.length).toBeGreaterThan(100)
    gaps.forEach((gap, i) => {
      const id = `gaps@${i + 1}/x`
      const { kind, cost, influence, strength, health, types } = gap.card
      const card = { id, name: `Gap ${i}`, kind, cost, influence, strength, health, types }
      const abilities = without(gap.card.abilities, gap)
      const refusal = refusalOf(() =>
        readEternalPack({ id: 'gaps', version: i + 1, cards: [{ ...card, abilities }] }),
      )
      mustNameThePlace(gap, id, refusal)
    })
  })

  it('in Aeon’s End', () => {
    expect(aeonsEnd.cardIds.length).toBeGreaterThan(0)
    const own = [...playerCards, ...nemesisCards]
    const said = gapsIn(own, ({ clauses }) => clauses).filter(needed(aeonsEndGrammar))
    expect(said.length).toBeGreaterThan(100)
    said.forEach((gap, i) => {
      const id = `gaps@${i + 1}/x`
      const {
        copies: _,
        insteadOf: __,
        shields: ___,
        countsAs: ____,
        ...card
      } = { ...gap.card } as Record<string, unknown>
      const clauses = without(gap.card.clauses, gap)
      const kind = 'nemesis' in card ? 'nemesisCards' : 'playerCards'
      const names = {
        en: { cards: { [id]: 'Gap' } },
        fr: { cards: { [id]: { one: 'Lacune', gender: 'f' } } },
      }
      const refusal = refusalOf(() =>
        readAeonsEndPack(
          JSON.parse(
            JSON.stringify({
              id: 'gaps',
              version: i + 1,
              [kind]: [{ ...card, ...('life' in card ? { life: 5 } : {}), id, clauses }],
              names,
            }),
          ),
        ),
      )
      mustNameThePlace(gap, id, refusal)
    })
  })
})
