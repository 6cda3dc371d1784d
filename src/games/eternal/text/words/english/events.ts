import { list } from '../../../../../language/text/english/nouns.ts'
import { INFLUENCE_LETTERS } from '../../../content.ts'
import { FACTIONS } from '../../../language/nodes.ts'
import type { EventOf } from '../../../protocol/events.ts'
import type { Ref } from '../../../protocol/words.ts'
import { factionNames, skills } from '../../english/lexicon.ts'
import { signed } from '../board.ts'
import { idIn, isUnseen, type Sayings } from '../phrasebook.ts'
import { name, player } from './things.ts'

const some = (id: string | null): string => (id === null ? 'a card' : name(id))
const card = (it: string | Ref | null): string => some(idIn(it))
const object = (it: Ref | null): string => (it !== null && 'player' in it ? player(it.player) : card(it))
const who = (event: { readonly player: number }): string => player(event.player)
const gainsOrLoses = (event: EventOf<'health' | 'armor' | 'influence'>, what: string): string => {
  const n = event.change
  return n === 0 ? '' : `${who(event)} ${n > 0 ? 'gains' : 'loses'} ${Math.abs(n)} ${what}.`
}
const faction = (event: EventOf<'influence'>): string =>
  factionNames[FACTIONS[INFLUENCE_LETTERS.indexOf(event.faction)]!]

const gained = (event: EventOf<'gained' | 'player gained'>, warcry: number): string =>
  list([
    ...event.skills.filter((skill) => skill !== 'warcry').map((skill) => skills[skill].name),
    ...(warcry > 0 ? [warcry === 1 ? 'Warcry' : `Warcry ${warcry}`] : []),
  ])

function moved(event: EventOf<'moved'>): string {
  const { card: what, from, to } = event
  const place = `${player(event.of)}'s ${to}`
  switch (event.why) {
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

export const events: Sayings = {
  none: () => '',
  moved,
  drawn: (f) => `${who(f)} draws ${card(f.card)}.`,
  shuffled: (f) => `${who(f)} shuffles their deck.`,
  played: (f) => `${who(f)} plays ${card(f.card)}${f.free ? ' for free' : ''}.`,
  transformed: (f) => `${card(f.was)} is transformed into ${card(f.card)}.`,
  damaged: (f) => {
    const from = isUnseen(f.source) ? '' : ` from ${object(f.source)}`
    return `${object(f.object)} takes ${f.amount} damage${from}.`
  },
  health: (f) => gainsOrLoses(f, 'Health'),
  armor: (f) => gainsOrLoses(f, 'Armor'),
  power: () => '',
  influence: (f) => gainsOrLoses(f, `${faction(f)} influence`),
  exhausted: (f) => `${card(f.card)} is exhausted.`,
  readied: (f) => `${card(f.card)} is readied.`,
  stunned: (f) => `${card(f.card)} is stunned.`,
  silenced: (f) => `${card(f.card)} is silenced.`,
  changed: (f) =>
    `${card(f.card)} gets ${signed(f.strength)}/${signed(f.health)}${f.thisTurn ? ' this turn' : ''}.`,
  gained: (f) => {
    const what = gained(f, f.warcry)
    return what === '' ? '' : `${card(f.card)} gets ${what}.`
  },
  'cost changed': (f) => {
    const n = f.by
    return n === 0 ? '' : `${card(f.card)} costs ${Math.abs(n)} ${n > 0 ? 'more' : 'less'}.`
  },
  'player gained': (f) => {
    const what = gained(f, 0)
    return what === '' ? '' : `${who(f)} gets ${what}${f.thisTurn ? ' this turn' : ''}.`
  },
  aegis: (f) => `the Aegis of ${object(f.card)} is used up.`,
  killed: (f) => `${card(f.card)} is killed.`,
  sacrificed: (f) => `${card(f.card)} is sacrificed.`,
  stolen: (f) => `${who(f)} takes control of ${card(f.card)}.`,
  negated: (f) => `${card(f.card)} is negated.`,
  turn: (f) => `turn ${f.number}: ${who(f)}.`,
  phase: (f) => (f.phase === 'fight' ? 'the units fight.' : ''),
  attacks: (f) => `${card(f.card)} attacks.`,
  blocks: (f) => `${card(f.card)} blocks ${object(f.object)}.`,
  'direct attack': (f) => `${object(f.card)} attacks ${object(f.object)} directly.`,
  window: () => '',
  passed: (f) => `${who(f)} passes.`,
  'hand kept': (f) => `${who(f)} keeps their hand.`,
  'hand redrawn': (f) => `${who(f)} redraws ${f.cards} cards.`,
  triggered: (f) => `the ability of ${card(f.card)} is triggered.`,
  won: (f) => `${who(f)} wins.`,
  chosen: (f) => `${who(f)} chooses ${object(f.object)} for ${card(f.card)}.`,
  'number changed': (f) => `the damage of every ${card(f.card)} changes by ${signed(f.by)}.`,
  night: (f) => (f.begins ? 'Night falls.' : 'Night ends.'),
  debt: (f) => (f.debt === 0 ? '' : `${who(f)} owes ${f.debt} power.`),
  regen: (f) => `${card(f.card)} regenerates: the damage is prevented.`,
  revealed: (f) => `${card(f.card)} is turned up.`,
  shifted: (f) => (f.out ? `${card(f.card)} shifts out of reach.` : `${card(f.card)} is back within reach.`),
  warcry: (f) => `Warcry ${f.n} of ${card(f.card)}.`,
}
