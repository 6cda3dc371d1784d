import { opsIn, type Text } from '../../../../language/linter.ts'
import type { Clause, Declaration, Mage, Nemesis, NemesisCard, PlayerCard } from '../nodes.ts'
import { CARD, PILE } from './kinds.ts'

export interface Collection {
  readonly playerCards: readonly PlayerCard[]
  readonly nemesisCards: readonly NemesisCard[]
  readonly mages: readonly Mage[]
  readonly nemeses: readonly Nemesis[]
  /** Ids of cards that are written elsewhere: the turn order cards. */
  readonly otherCards: readonly string[]
  /** What these texts may refer to beside their own. */
  readonly beside?: { readonly mages: readonly Mage[]; readonly nemeses: readonly Nemesis[] }
}

const named = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)

/** Every text of these definitions, with what it may refer to. */
export function textsOf(collection: Collection): Text[] {
  const mages = [...collection.mages, ...(collection.beside?.mages ?? [])]
  const nemeses = [...collection.nemeses, ...(collection.beside?.nemeses ?? [])]
  const cards = new Set([
    ...named(collection.playerCards),
    ...named(collection.nemesisCards),
    ...collection.otherCards,
  ])
  const common = {
    card: cards,
    mage: new Set(named(mages)),
    'token of players': new Set(['pulse', ...mages.flatMap(({ counter }) => counter ?? [])]),
  }
  const declaredBy = ({ mat }: Nemesis): Text['declared'] => ({
    ...common,
    procedure: new Set(mat.flatMap((d) => (d.op === 'define' ? [d.name] : []))),
    counter: new Set(mat.flatMap((d) => (d.op === 'counter' ? [d.name] : []))),
    'side zone': new Set(
      mat.flatMap((d) =>
        d.op === 'sideDeck'
          ? [d.name, ...(d.discardTo === undefined ? [] : [d.discardTo])]
          : d.op === 'sideZone'
            ? [d.name]
            : [],
      ),
    ),
  })
  const clauses = (card: PlayerCard | NemesisCard, on: string, declared: Text['declared']): Text[] =>
    card.clauses.map((tree) => ({ place: `${card.id}.${tree.op}`, tree, on, declared, known: knownIn(tree) }))
  return [
    ...collection.playerCards.flatMap((card) => clauses(card, 'player card', common)),
    ...collection.nemesisCards.flatMap((card) => {
      const owner = nemeses.find(({ id }) => id === card.nemesis)
      return clauses(card, 'nemesis card', owner === undefined ? common : declaredBy(owner))
    }),
    ...collection.mages.flatMap(({ id, ability }): Text[] => [
      {
        place: `${id}.ability`,
        tree: ability.steps,
        on: 'mage',
        declared: common,
        known: ability.window === 'afterNemesisDraw' ? { drawn: CARD } : {},
      },
      { place: `${id}.ability.drawn`, tree: ability.drawn, on: 'mage', declared: common },
    ]),
    ...collection.nemeses.flatMap((nemesis) =>
      nemesis.mat.map(
        (tree): Text => ({
          place: `${nemesis.id}.${tree.op}`,
          tree,
          on: 'mat',
          declared: declaredBy(nemesis),
          known: knownIn(tree),
        }),
      ),
    ),
  ]
}

/** A procedure takes a pile as its parameter; events say what they are about. */
function knownIn(tree: Clause | Declaration): Readonly<Record<string, string>> {
  if (tree.op === 'define') return { pile: PILE }
  const ops = opsIn(tree)
  return {
    ...(ops.has('gainedFromPile') ? { pile: PILE } : {}),
    ...(ops.has('turnCardDrawn') ? { drawn: CARD } : {}),
  }
}
