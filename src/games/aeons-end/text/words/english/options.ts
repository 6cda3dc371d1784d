import type { Label } from '../../../../../language/label.ts'
import { list, measured } from '../../../../../language/text/english/nouns.ts'
import { ordinal } from '../../../../../language/text/english/numbers.ts'
import { aether, charge, damage, life, nouns } from '../../english/lexicon.ts'
import type { OptionWords } from '../voice.ts'
import { breachOf } from './names.ts'

const ae = (n: number): Label['cost'] & object => ({ n, words: measured(n, aether) })

export const options: OptionWords = {
  play: (card) => `Play ${card}`,
  prep: (card, breach) => `Prep ${card} to ${breachOf(breach)}`,
  cast: (card, breach, bonus) =>
    `Cast ${card} from ${breachOf(breach)}${bonus === 0 ? '' : `, +${measured(bonus, damage)}`}`,
  keepPrepped: () => 'Keep the rest prepped',
  endCasting: () => 'End the casting phase',
  gain: (card, cost, left, keeping) => ({
    title: `Gain ${card}`,
    cost: ae(cost),
    note: `${left === undefined ? 'devoured' : `${left} left`}${keeping ? '; keep the {ae} that is only for cards' : ''}`,
  }),
  charge: (cost) => ({ title: 'Gain a charge', cost: ae(cost) }),
  focus: (breach, cost, then) => ({
    title: `Focus ${breachOf(breach)}`,
    cost: ae(cost),
    note: then === undefined ? 'it opens' : `then ${then} to open`,
  }),
  open: (breach, cost) => ({ title: `Open ${breachOf(breach)}`, cost: ae(cost) }),
  ability: (name, owner) => ({ title: `Use ${name}`, ...(owner === undefined ? {} : { note: owner }) }),
  usePrepped: (card) => `Use ${card}`,
  discardPower: (card) => `Discard ${card}`,
  endMain: () => 'End the main phase',
  done: () => 'Done',
  decline: () => 'Decline',
  yes: () => 'Yes',
  no: () => 'No',
  loseBreach: (breach, prepped) =>
    `Destroy ${breachOf(breach)}${prepped.length === 0 ? '' : ` with ${list(prepped)}`}`,
  takeTurn: (mage) => `${mage} takes the turn`,
  pass: () => 'Go on',
  keepOrder: (cards) => ({ title: 'Keep this order', note: cards.join(', ') }),
  next: (card) => `Discard ${card} first`,
  letItResolve: () => 'Let it resolve',
  onTop: (card) => `Place ${card ?? 'it'} on top`,
  atBottom: (card) => `Place ${card ?? 'it'} at the bottom`,
  card: (card, place) => ({
    title: card,
    ...(place === undefined ? {} : { note: place.replace(/^the /, '') }),
  }),
  among: (above, of) =>
    above === 0 ? 'on top' : above === of - 1 ? 'at the bottom' : `${ordinal(above + 1)} from the top`,
  breach: (breach, state) => ({ title: breachOf(breach), note: state }),
  pile: (card, cost, left) => ({ title: card, cost: ae(cost), note: `${left} left` }),
  player: (mage, n) => ({ title: mage, note: n === 0 ? 'exhausted' : measured(n, life) }),
  charged: (mage, n, spaces) => ({ title: mage, note: `${n}/${spaces} ${charge.many}` }),
  living: (name, n) => ({ title: name, note: measured(n, life) }),
  inPlay: (n) => `no. ${n} in play`,
  powered: (name, n) => ({ title: name, note: n === 1 ? '1 power token' : `${n} power tokens` }),
  between: (piles) => `between ${list(piles.map((pile) => pile ?? 'an empty pile'))}`,
  ward: (mage) => ({ title: 'Use the Ward Locket', note: mage }),
  howMany: (n) => (n === 0 ? 'None' : String(n)),
  husk: (damaged, n) =>
    damaged
      ? { title: `a damaged ${nouns.husk.one}` }
      : { title: `a ${nouns.husk.one}`, note: measured(n, life) },
}
