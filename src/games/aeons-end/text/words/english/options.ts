import { list, measured } from '../../../../../language/text/english/nouns.ts'
import { ordinal } from '../../../../../language/text/english/numbers.ts'
import { aether, charge, damage, life, nouns } from '../../english/lexicon.ts'
import type { OptionWords } from '../voice.ts'
import { breachOf } from './names.ts'

/** One more thing in the brackets of a label. */
const joined = (label: string, more: string): string =>
  label.endsWith(')') ? `${label.slice(0, -1)}, ${more})` : `${label} (${more})`

const ae = (n: number): string => measured(n, aether)

export const options: OptionWords = {
  play: (card) => `Play ${card}`,
  prep: (card, breach) => `Prep ${card} to ${breachOf(breach)}`,
  cast: (card, breach, bonus) =>
    `Cast ${card} from ${breachOf(breach)}${bonus === 0 ? '' : `, +${measured(bonus, damage)}`}`,
  keepPrepped: () => 'Keep the rest prepped',
  endCasting: () => 'End the casting phase',
  gain: (card, cost, left, keeping) =>
    `Gain ${card} (${ae(cost)}${left === undefined ? ', devoured' : `, ${left} left`}${keeping ? '; keep the {ae} that is only for cards' : ''})`,
  charge: (cost) => `Gain a charge (${ae(cost)})`,
  focus: (breach, cost, then) =>
    `Focus ${breachOf(breach)} (${ae(cost)}; ${then === undefined ? 'it opens' : `then ${then} to open`})`,
  open: (breach, cost) => `Open ${breachOf(breach)} (${ae(cost)})`,
  ability: (name, owner) => (owner === undefined ? `Use ${name}` : `Use ${name} (${owner})`),
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
  keepOrder: (cards) => `Keep this order (${cards.join(', ')})`,
  next: (card) => `Discard ${card} first`,
  letItResolve: () => 'Let it resolve',
  onTop: (card) => `Place ${card ?? 'it'} on top`,
  atBottom: (card) => `Place ${card ?? 'it'} at the bottom`,
  card: (card, place) => (place === undefined ? card : `${card} (${place.replace(/^the /, '')})`),
  among: (label, above, of) =>
    joined(
      label,
      above === 0 ? 'on top' : above === of - 1 ? 'at the bottom' : `${ordinal(above + 1)} from the top`,
    ),
  breach: (breach, state) => `${breachOf(breach)} (${state})`,
  pile: (card, cost, left) => `${card} (${ae(cost)}, ${left} left)`,
  player: (mage, n) => `${mage} (${n === 0 ? 'exhausted' : measured(n, life)})`,
  charged: (mage, n, spaces) => `${mage} (${n}/${spaces} ${charge.many})`,
  living: (name, n) => `${name} (${measured(n, life)})`,
  powered: (name, n) => `${name} (${n === 1 ? '1 power token' : `${n} power tokens`})`,
  between: (piles) => `between ${list(piles.map((pile) => pile ?? 'an empty pile'))}`,
  husk: (damaged, n) =>
    damaged ? `a damaged ${nouns.husk.one}` : `a ${nouns.husk.one} (${measured(n, life)})`,
}
