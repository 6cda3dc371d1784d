import { plain } from '../../../../language/nodes.ts'
import type { Clause, Effect, Mage, MinionKind, NemesisCard, PlayerCard, SetName, Window } from '../nodes.ts'

const playerCard =
  (type: PlayerCard['type']) =>
  (id: string, cost: number, ...clauses: Clause[]): PlayerCard =>
    plain({ type, id, set: 'base', cost, clauses })

export const gem = playerCard('gem')
export const relic = playerCard('relic')
export const spell = playerCard('spell')
/** Also counts as a card of this name. */
export const countsAs = (name: string, card: PlayerCard): PlayerCard => ({ ...card, countsAs: name })
export const starter = (card: PlayerCard): PlayerCard => ({ ...card, starter: true })

const effectOf = (steps: readonly Effect[]): Clause => ({ op: 'effect', steps })

type Tier = 1 | 2 | 3

export const attack = (id: string, printed: { tier: Tier }, ...steps: Effect[]): NemesisCard =>
  plain({ type: 'attack', id, set: 'base', ...printed, nemesis: 'basic', clauses: [effectOf(steps)] })
export const power = (
  id: string,
  printed: { tier: Tier; power: number },
  ...clauses: Clause[]
): NemesisCard => plain({ type: 'power', id, set: 'base', ...printed, nemesis: 'basic', clauses })
export const minion = (
  id: string,
  printed: { tier: Tier; life: number; shields?: number },
  ...clauses: Clause[]
): NemesisCard => plain({ type: 'minion', id, set: 'base', ...printed, nemesis: 'basic', clauses })
export const strike = (id: string, ...steps: Effect[]): NemesisCard =>
  plain({ type: 'strike', id, set: 'base', tier: 0, nemesis: 'basic', clauses: [effectOf(steps)] })
export const corruption = (id: string, ...steps: Effect[]): NemesisCard =>
  plain({
    type: 'corruption',
    id,
    set: 'base',
    tier: 0,
    cost: 0,
    nemesis: 'basic',
    clauses: [effectOf(steps)],
  })
export const acolyte = (id: string, printed: { life: number }, ...clauses: Clause[]): NemesisCard =>
  plain({ type: 'acolyte', id, set: 'base', tier: 0, nemesis: 'basic', ...printed, clauses })
/** Help from elsewhere, out of a deck of its own. */
export const assist = (id: string, ...steps: Effect[]): NemesisCard =>
  plain({
    type: 'assist',
    id,
    set: 'base',
    tier: 0,
    nemesis: 'basic',
    // Some only go on with the story.
    clauses: steps.length === 0 ? [] : [effectOf(steps)],
  })
/** A spell that the nemesis preps and casts. */
export const nemesisSpell = (id: string, cost: number, ...steps: Effect[]): NemesisCard =>
  plain({ type: 'spell', id, set: 'base', tier: 0, nemesis: 'basic', cost, clauses: [{ op: 'cast', steps }] })
/** A minion out of a deck of its own. */
export const sideMinion = (
  kind: MinionKind | 'none',
  id: string,
  printed: { life: number; shields?: number },
  ...clauses: Clause[]
): NemesisCard =>
  plain({
    type: 'minion',
    id,
    set: 'base',
    tier: 0,
    nemesis: 'basic',
    ...printed,
    ...(kind === 'none' ? {} : { kind }),
    clauses,
  })
/** A power that begins the game in play. */
export const standingPower = (id: string, printed: { power: number }, ...clauses: Clause[]): NemesisCard =>
  plain({ type: 'power', id, set: 'base', tier: 0, nemesis: 'basic', ...printed, clauses })
/** Another form of a card, which takes its place in a campaign. */
export const insteadOf = (id: string, card: NemesisCard): NemesisCard => ({ ...card, insteadOf: id })
export const copies = (n: number, card: NemesisCard): NemesisCard => ({ ...card, copies: n })

/** The cards of one file: their set, and the nemesis they belong to. */
export const fromSet = <C extends PlayerCard | NemesisCard | Mage>(set: SetName, ...cards: C[]): C[] =>
  cards.map((card) => ({ ...card, set }))
export const cardsOf = (nemesis_: string, set: SetName, ...cards: NemesisCard[]): NemesisCard[] =>
  cards.map((card) => ({ ...card, set, nemesis: nemesis_ }))

export const ability = (
  id: string,
  charges: number,
  window: Window,
  ...steps: Effect[]
): Mage['ability'] => ({
  id,
  charges,
  window,
  steps,
})
export const breachMage = (id: string, parts: Omit<Mage, 'id' | 'set'>): Mage =>
  plain({ id, set: 'base', ...parts })
