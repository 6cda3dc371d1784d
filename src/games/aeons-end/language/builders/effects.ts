import type { Amount, Destination, Filter, From, Gainable, NativeName, Pick, Rule } from '../nodes.ts'
import { type Chained, chained } from './chained.ts'

export const toGain = (filter: Filter | 'cards'): Filter | 'cards' => filter
export const gainAether = (n: Amount, use: Gainable = {}): Chained => chained({ op: 'gainAether', n, ...use })
export const spendAether = (n: Amount): Chained => chained({ op: 'spendAether', n })
export const gainCharge = (n: Amount): Chained => chained({ op: 'gainCharge', n })
export const loseCharge = (n: Amount): Chained => chained({ op: 'loseCharge', n })
export const gainLife = (n: Amount): Chained => chained({ op: 'gainLife', n })
export const loseLife = (n: Amount): Chained => chained({ op: 'loseLife', n })
export const suffer = (n: Amount): Chained => chained({ op: 'suffer', n })
export const deal = (n: Amount): Chained => chained({ op: 'deal', n })
export const dealDivided = (n: Amount): Chained => chained({ op: 'deal', n, divided: true })
export const setLife = (n: Amount): Chained => chained({ op: 'setLife', of: 'self', n })
export const healFull = (pick: Pick): Chained => chained({ op: 'healFull', pick })
export const gainToken = (name: string, n: Amount, of?: 'you' | 'subject'): Chained =>
  chained({ op: 'gainToken', name, n, ...(of === undefined ? {} : { of }) })
export const loseToken = (name: string, n: Amount, of?: 'you' | 'subject'): Chained =>
  chained({ op: 'loseToken', name, n, ...(of === undefined ? {} : { of }) })
export const addPower = (pick: Pick, n: Amount): Chained => chained({ op: 'addPower', pick, n })
export const removePower = (pick: Pick, n: Amount): Chained => chained({ op: 'removePower', pick, n })
/** The card itself becomes another one, for good. */
export const become = (pick: Pick, card: string): Chained => chained({ op: 'become', pick, card })
export const native = (name: NativeName, n?: Amount): Chained =>
  chained({ op: 'native', name, ...(n === undefined ? {} : { n }) })
export const draw = (n: Amount): Chained => chained({ op: 'draw', n })
export const discard = (pick: Pick): Chained => chained({ op: 'discard', pick })
export const destroy = (pick: Pick): Chained => chained({ op: 'destroy', pick })
export const toHand = (pick: Pick): Chained => chained({ op: 'toHand', pick })
export const place = (pick: Pick, to: Destination, order?: 'chosen'): Chained =>
  chained({ op: 'place', pick, to, ...(order === undefined ? {} : { order }) })
export const shuffleInto = (into: From, pick: Pick): Chained =>
  chained({ op: 'shuffleInto', deck: into, pick })
export const alwaysShuffleInto = (into: From, pick: Pick): Chained =>
  chained({ op: 'shuffleInto', deck: into, pick, always: true })
export const shuffle = (what: From): Chained => chained({ op: 'shuffle', deck: what })
export const reveal = (pick: Pick): Chained => chained({ op: 'reveal', pick })
export const choose = (pick: Pick): Chained => chained({ op: 'choose', pick })
export const gain = (pick: Pick, to?: Destination): Chained =>
  chained({ op: 'gain', pick, ...(to === undefined ? {} : { to }) })
export const prep = (pick: Pick): Chained => chained({ op: 'prep', pick })
export const prepAnywhere = (pick: Pick): Chained => chained({ op: 'prep', pick, to: 'anyEmptyBreach' })
export const castSpell = (pick: Pick, how: { stay?: true; plus?: Amount } = {}): Chained =>
  chained({ op: 'castSpell', pick, ...how })
export const playCard = (pick: Pick): Chained => chained({ op: 'playCard', pick })
export const focus = (pick: Pick): Chained => chained({ op: 'focus', pick })
export const destroyBreach = (pick: Pick, spellsTo?: 'hand'): Chained =>
  chained({ op: 'destroyBreach', pick, ...(spellsTo === undefined ? {} : { spellsTo }) })
export const gainSigil = (at: string): Chained => chained({ op: 'gainBreach', kind: 'sigil', at })
export const unleash = (n: Amount = 1): Chained => chained({ op: 'unleash', n })
export const perform = (name: string, n?: Amount, from?: Pick): Chained =>
  chained({
    op: 'perform',
    name,
    ...(n === undefined ? {} : { n }),
    ...(from === undefined ? {} : { pile: from }),
  })
export const resolve = (pick: Pick, part?: string): Chained =>
  chained({ op: 'resolve', pick, ...(part === undefined ? {} : { part }) })
export const enterPlay = (pick: Pick): Chained => chained({ op: 'enterPlay', pick })
export const enterSilently = (pick: Pick): Chained => chained({ op: 'enterPlay', pick, silent: true })
export const spawn = (token: string, n: Amount): Chained => chained({ op: 'spawn', token, n })
export const thisTurn = (rule_: Rule): Chained => chained({ op: 'thisTurn', rule: rule_ })
/** Used up by the next event it matches. */
export const nextTimeThisTurn = (rule_: Rule): Chained => chained({ op: 'thisTurn', rule: rule_, next: true })
export const winGame = (): Chained => chained({ op: 'winGame' })
export const loseGame = (): Chained => chained({ op: 'loseGame' })
