import type {
  Aimed,
  Amount,
  Destination,
  Effect,
  Filter,
  From,
  Gainable,
  Pick,
  Rule,
  Source,
} from '../nodes.ts'
import { type Named, named } from './chained.ts'
import { hand } from './things.ts'

export const toGain = (filter: Filter | 'cards'): Filter | 'cards' => filter
export const gainAether = (n: Amount, use: Gainable = {}): Effect => ({ op: 'gainAether', n, ...use })
export const spendAether = (n: Amount): Effect => ({ op: 'spendAether', n })
export const gainCharge = (n: Amount): Effect => ({ op: 'gainCharge', n })
export const loseCharge = (n: Amount): Effect => ({ op: 'loseCharge', n })
export const gainLife = (n: Amount): Effect => ({ op: 'gainLife', n })
export const loseLife = (n: Amount): Effect => ({ op: 'loseLife', n })
export const suffer = (n: Amount): Effect => ({ op: 'suffer', n })
export const deal = (n: Amount, aim: Aimed = {}): Named => named({ op: 'deal', n, ...aim })
/** "Deal 1 damage. Deal 2 damage.": the second instance. */
export const dealAgain = (n: Amount, aim: Aimed = {}): Effect => ({ op: 'dealAgain', n, ...aim })
export const dealDivided = (n: Amount): Named => named({ op: 'deal', n, divided: true })
export const setLife = (n: Amount): Effect => ({ op: 'setLife', n })
/** Shield tokens, to the minion of the block. */
export const gainShields = (n: Amount): Effect => ({ op: 'gainShields', n })
/** "degrades a card in hand", or the card that is meant. */
export const degrade = (of: Source = hand): Effect => ({ op: 'degrade', of })
export const degradeAll = (of: Source): Effect => ({ op: 'degrade', of, all: true })
export const arrangeGrid: Effect = { op: 'arrangeGrid' }
export const placeBridges = (n: Amount): Named => named({ op: 'placeBridges', n })
export const discardBridges = (
  n: Amount,
  which: { where?: 'besideFirstPile'; except?: string } = {},
): Effect => ({ op: 'discardBridges', n, ...which })
export const drawNemesisCard: Effect = { op: 'drawNemesisCard' }
export const healFull = (pick: Pick): Effect => ({ op: 'healFull', pick })
export const gainToken = (name: string, n: Amount, of?: 'you' | 'subject'): Effect => ({
  op: 'gainToken',
  name,
  n,
  ...(of === undefined ? {} : { of }),
})
export const loseToken = (name: string, n: Amount, of?: 'you' | 'subject'): Named =>
  named({ op: 'loseToken', name, n, ...(of === undefined ? {} : { of }) })
export const loseAny = (name: string, as: string): Effect => ({ op: 'loseAny', name, as })
export const silence = (pick: Pick): Effect => ({ op: 'silence', pick })
export const addPower = (pick: Pick, n: Amount): Effect => ({ op: 'addPower', pick, n })
export const removePower = (pick: Pick, n: Amount): Effect => ({ op: 'removePower', pick, n })
/** The card itself becomes another one, for good. */
export const become = (pick: Pick, card: string): Named => named({ op: 'become', pick, card })
export const draw = (n: Amount): Effect => ({ op: 'draw', n })
export const discard = (pick: Pick): Named => named({ op: 'discard', pick })
export const destroy = (pick: Pick): Named => named({ op: 'destroy', pick })
export const toHand = (pick: Pick): Named => named({ op: 'toHand', pick })
export const place = (pick: Pick, to: Destination, order?: 'chosen'): Named =>
  named({ op: 'place', pick, to, ...(order === undefined ? {} : { order }) })
export const shuffleInto = (into: From, pick: Pick): Named => named({ op: 'shuffleInto', deck: into, pick })
export const alwaysShuffleInto = (into: From, pick: Pick): Named =>
  named({ op: 'shuffleInto', deck: into, pick, always: true })
export const shuffle = (what: From): Effect => ({ op: 'shuffle', deck: what })
export const reveal = (pick: Pick): Named => named({ op: 'reveal', pick })
export const choose = (pick: Pick): Named => named({ op: 'choose', pick })
export const gain = (pick: Pick, to?: Destination): Named =>
  named({ op: 'gain', pick, ...(to === undefined ? {} : { to }) })
export const prep = (pick: Pick): Named => named({ op: 'prep', pick })
export const prepAnywhere = (pick: Pick): Named => named({ op: 'prep', pick, to: 'anyEmptyBreach' })
/** To one of the closed breaches, focused or not. */
export const prepClosed = (pick: Pick): Named => named({ op: 'prep', pick, to: 'closedBreach' })
/** A bound spell, to an opened breach of whomever you like. */
export const prepWithAnyPlayer = (name: string): Named =>
  named({ op: 'prep', pick: { op: 'that', name }, to: 'anyPlayersOpenedBreach' })
export const castSpell = (pick: Pick, how: { stay?: true; plus?: Amount } = {}): Named =>
  named({ op: 'castSpell', pick, ...how })
export const playCard = (pick: Pick): Effect => ({ op: 'playCard', pick })
export const focus = (pick: Pick): Effect => ({ op: 'focus', pick })
export const open = (pick: Pick): Effect => ({ op: 'open', pick })
export const destroyBreach = (pick: Pick, spellsTo?: 'hand'): Named =>
  named({ op: 'destroyBreach', pick, ...(spellsTo === undefined ? {} : { spellsTo }) })
export const gainSigil = (at: string): Effect => ({ op: 'gainBreach', kind: 'sigil', at })
export const unleash = (n: Amount = 1): Effect => ({ op: 'unleash', n })
export const perform = (name: string, n?: Amount, from?: Pick): Effect => ({
  op: 'perform',
  name,
  ...(n === undefined ? {} : { n }),
  ...(from === undefined ? {} : { pile: from }),
})
export const resolve = (pick: Pick, part?: string): Named =>
  named({ op: 'resolve', pick, ...(part === undefined ? {} : { part }) })
export const enterPlay = (pick: Pick): Effect => ({ op: 'enterPlay', pick })
/** With this life instead of the printed one. */
export const enterPlayWith = (life: number, pick: Pick): Effect => ({ op: 'enterPlay', pick, life })
export const enterSilently = (pick: Pick): Effect => ({ op: 'enterPlay', pick, silent: true })
export const spawn = (token: string, n: Amount): Effect => ({ op: 'spawn', token, n })
export const thisTurn = (rule_: Rule): Effect => ({ op: 'thisTurn', rule: rule_ })
/** Used up by the next event it matches. */
export const nextTimeThisTurn = (rule_: Rule): Effect => ({ op: 'thisTurn', rule: rule_, next: true })
export const winGame = (): Effect => ({ op: 'winGame' })
export const loseGame = (): Effect => ({ op: 'loseGame' })
