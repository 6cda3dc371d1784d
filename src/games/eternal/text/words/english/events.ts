import { list } from '../../../../../language/text/english/nouns.ts'
import { INFLUENCE_LETTERS } from '../../../content.ts'
import { FACTIONS } from '../../../language/nodes.ts'
import { factionNames, skills } from '../../english/lexicon.ts'
import { signed } from '../board.ts'
import type { Fields, Phrasebook } from '../phrasebook.ts'
import { name, player } from './things.ts'

const some = (id: string | null): string => (id === null ? 'a card' : name(id))
const card = (fields: Fields, key?: string): string => some(fields.card(key))
function object(fields: Fields, key: string): string {
  const it = fields.object(key)
  return 'player' in it ? player(it.player) : some(it.card)
}
const who = (fields: Fields, key?: string): string => player(fields.player(key))
const gainsOrLoses = (fields: Fields, what: string): string => {
  const n = fields.number('change')
  return n === 0 ? '' : `${who(fields)} ${n > 0 ? 'gains' : 'loses'} ${Math.abs(n)} ${what}.`
}
const faction = (fields: Fields): string =>
  factionNames[FACTIONS[INFLUENCE_LETTERS.indexOf(fields.text('faction'))]!]

const gained = (fields: Fields, warcry: number): string =>
  list([
    ...fields
      .skills()
      .filter((skill) => skill !== 'warcry')
      .map((skill) => skills[skill].name),
    ...(warcry > 0 ? [warcry === 1 ? 'Warcry' : `Warcry ${warcry}`] : []),
  ])

function moved(fields: Fields): string {
  const what = fields.card()
  const from = fields.text('from')
  const to = fields.text('to')
  const place = `${player(fields.number('of'))}'s ${to}`
  switch (fields.text('why')) {
    case 'discarded':
      return `${some(what)} is discarded.`
    case 'returned':
      return `${some(what)} returns to ${place}.`
    case 'moved':
      if (to === 'away') return `${some(what)} disappears.`
      if (from === 'away') return `${some(what)} reappears.`
      return from === to
        ? ''
        : to === 'nowhere' || to === 'being played'
          ? ''
          : `${some(what)} goes to ${place}.`
    default:
      return ''
  }
}

export const events: Phrasebook['events'] = {
  none: () => '',
  moved,
  drawn: (f) => `${who(f)} draws ${card(f)}.`,
  shuffled: (f) => `${who(f)} shuffles their deck.`,
  played: (f) => `${who(f)} plays ${card(f)}${f.flag('free') ? ' for free' : ''}.`,
  transformed: (f) => `${card(f, 'was')} is transformed into ${card(f)}.`,
  damaged: (f) => {
    const source = f.object('source')
    const from =
      'player' in source
        ? ` from ${player(source.player)}`
        : source.card === null
          ? ''
          : ` from ${name(source.card)}`
    return `${object(f, 'object')} takes ${f.number('amount')} damage${from}.`
  },
  health: (f) => gainsOrLoses(f, 'Health'),
  armor: (f) => gainsOrLoses(f, 'Armor'),
  power: () => '',
  influence: (f) => gainsOrLoses(f, `${faction(f)} influence`),
  exhausted: (f) => `${card(f)} is exhausted.`,
  readied: (f) => `${card(f)} is readied.`,
  stunned: (f) => `${card(f)} is stunned.`,
  silenced: (f) => `${card(f)} is silenced.`,
  changed: (f) =>
    `${card(f)} gets ${signed(f.number('strength'))}/${signed(f.number('health'))}${f.flag('thisTurn') ? ' this turn' : ''}.`,
  gained: (f) => {
    const what = gained(f, f.number('warcry'))
    return what === '' ? '' : `${card(f)} gets ${what}.`
  },
  'cost changed': (f) => {
    const n = f.number('by')
    return n === 0 ? '' : `${card(f)} costs ${Math.abs(n)} ${n > 0 ? 'more' : 'less'}.`
  },
  'player gained': (f) => {
    const what = gained(f, 0)
    return what === '' ? '' : `${who(f)} gets ${what}${f.flag('thisTurn') ? ' this turn' : ''}.`
  },
  aegis: (f) => `the Aegis of ${object(f, 'card')} is used up.`,
  killed: (f) => `${card(f)} is killed.`,
  sacrificed: (f) => `${card(f)} is sacrificed.`,
  stolen: (f) => `${who(f)} takes control of ${card(f)}.`,
  negated: (f) => `${card(f)} is negated.`,
  turn: (f) => `turn ${f.number('number')}: ${who(f)}.`,
  phase: (f) => (f.text('phase') === 'fight' ? 'the units fight.' : ''),
  attacks: (f) => `${card(f)} attacks.`,
  blocks: (f) => `${card(f)} blocks ${object(f, 'object')}.`,
  'direct attack': (f) => `${object(f, 'card')} attacks ${object(f, 'object')} directly.`,
  window: () => '',
  passed: (f) => `${who(f)} passes.`,
  'hand kept': (f) => `${who(f)} keeps their hand.`,
  'hand redrawn': (f) => `${who(f)} redraws ${f.number('cards')} cards.`,
  triggered: (f) => `the ability of ${card(f)} is triggered.`,
  won: (f) => `${who(f)} wins.`,
  chosen: (f) => `${who(f)} chooses ${object(f, 'object')} for ${card(f)}.`,
  'number changed': (f) => `the damage of every ${card(f)} changes by ${signed(f.number('by'))}.`,
  night: (f) => (f.flag('begins') ? 'Night falls.' : 'Night ends.'),
  debt: (f) => (f.number('debt') === 0 ? '' : `${who(f)} owes ${f.number('debt')} power.`),
  regen: (f) => `${card(f)} regenerates: the damage is prevented.`,
  revealed: (f) => `${card(f)} is turned up.`,
  shifted: (f) => (f.flag('out') ? `${card(f)} shifts out of reach.` : `${card(f)} is back within reach.`),
  warcry: (f) => `Warcry ${f.number('n')} of ${card(f)}.`,
}
