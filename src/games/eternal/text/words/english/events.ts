import type { Person } from '../../../../../language/people.ts'
import { genitive, list } from '../../../../../language/text/english/nouns.ts'
import { INFLUENCE_LETTERS } from '../../../content.ts'
import { FACTIONS } from '../../../language/nodes.ts'
import type { EventOf } from '../../../protocol/events.ts'
import type { Ref } from '../../../protocol/words.ts'
import { factionNames, skillWord } from '../../english/lexicon.ts'
import { signed } from '../board.ts'
import { idIn, isUnseen, type Sayings } from '../phrasebook.ts'
import { does, name, personOn, type Who, whose } from './things.ts'

const some = (id: string | null): string => (id === null ? 'a card' : name(id))
const thingNamed = (name: string): Who => ({ name, label: () => name, you: false })
const card = (it: string | Ref | null): string => some(idIn(it))
const faction = (event: EventOf<'influence'>): string =>
  factionNames[FACTIONS[INFLUENCE_LETTERS.indexOf(event.faction)]!]

const gained = (event: EventOf<'gained' | 'player gained'>, warcry: number): string =>
  list([
    ...event.skills.filter((skill) => skill !== 'warcry').map((skill) => skillWord(skill).name),
    ...(warcry > 0 ? [warcry === 1 ? 'Warcry' : `Warcry ${warcry}`] : []),
  ])

/** What happened, at a table where these people sit. */
export function eventsAmong(people: readonly Person[]): Sayings {
  const seat = (n: number): Who => personOn(people, n)
  const who = (event: { readonly player: number }): Who => seat(event.player)
  const thing = (it: Ref | null): Who =>
    it !== null && 'player' in it ? seat(it.player) : thingNamed(some(idIn(it)))
  const object = (it: Ref | null): string => thing(it).name
  const gainsOrLoses = (event: EventOf<'health' | 'armor' | 'influence'>, what: string): string => {
    const n = event.change
    return n === 0 ? '' : `${does(who(event), n > 0 ? 'gain' : 'lose', `${Math.abs(n)} ${what}`)}.`
  }
  function moved(event: EventOf<'moved'>): string {
    const what = event.card
    const from = event.from
    const to = event.to
    const place = `${whose(seat(event.of))} ${to}`
    switch (event.why) {
      case 'discarded':
        return `${some(what)} is discarded.`
      case 'returned':
        return `${some(what)} returns to ${place}.`
      case 'created':
        return `${some(what)} is created in ${place}.`
      case 'moved':
        if (to === 'away') return `${some(what)} disappears.`
        if (from === 'away') return `${some(what)} reappears.`
        return from === to || to === 'nowhere' || to === 'being played'
          ? ''
          : `${some(what)} goes to ${place}.`
      default:
        return ''
    }
  }
  return {
    none: () => '',
    moved,
    drawn: (f) => `${does(who(f), 'draw', card(f.card))}.`,
    shuffled: (f) => `${does(who(f), 'shuffle', `${who(f).you ? 'your' : 'their'} deck`)}.`,
    played: (f) => `${does(who(f), 'play', card(f.card))}${f.free ? ' for free' : ''}.`,
    transformed: (f) => `${card(f.was)} is transformed into ${card(f.card)}.`,
    damaged: (f) => {
      const from = isUnseen(f.source) ? '' : ` from ${object(f.source)}`
      const armored = f.amount - (f.lost ?? f.amount)
      const aside = armored > 0 ? ` (Armor takes ${armored})` : ''
      return `${does(thing(f.object), 'take', `${f.amount} damage`)}${from}${aside}.`
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
      return what === '' ? '' : `${does(who(f), 'get', what)}${f.thisTurn ? ' this turn' : ''}.`
    },
    aegis: (f) => `${whose(thing(f.card))} Aegis is used up.`,
    killed: (f) => `${card(f.card)} is killed.`,
    sacrificed: (f) => `${card(f.card)} is sacrificed.`,
    stolen: (f) => `${does(who(f), 'take', `control of ${card(f.card)}`)}.`,
    negated: (f) => `${card(f.card)} is negated.`,
    turn: (f) => `turn ${f.number}: ${who(f).name}.`,
    phase: (f) => (f.phase === 'fight' ? 'the units fight.' : ''),
    attacks: (f) => `${card(f.card)} attacks.`,
    blocks: (f) => `${card(f.card)} blocks ${object(f.object)}.`,
    'direct attack': (f) => `${does(thing(f.card), 'attack', object(f.object))} directly.`,
    window: () => '',
    passed: (f) => `${does(who(f), 'pass')}.`,
    'hand kept': (f) => `${does(who(f), 'keep', `${who(f).you ? 'your' : 'their'} hand`)}.`,
    'hand redrawn': (f) => `${does(who(f), 'redraw', `${f.cards} cards`)}.`,
    triggered: (f) => `the ability of ${card(f.card)} is triggered.`,
    won: (f) => `${does(who(f), 'win')}.`,
    chosen: (f) => {
      const by = who(f)
      const whom = object(f.object)
      const own = by.you ? 'yourself' : 'themselves'
      return `${does(by, 'choose', whom === by.name ? own : whom)} for ${card(f.card)}.`
    },
    'number changed': (f) => {
      const n = f.by
      return n === 0
        ? ''
        : `${genitive(card(f.card))} ability ${n < 0 ? 'shrinks' : 'grows'} by ${Math.abs(n)}.`
    },
    night: (f) => (f.begins ? 'night falls.' : 'night ends.'),
    debt: (f) => (f.debt === 0 ? '' : `${does(who(f), 'owe', `${f.debt} power`)}.`),
    regen: (f) => `${card(f.card)} regenerates: the damage is prevented.`,
    revealed: (f) => `${card(f.card)} is turned up.`,
    shifted: (f) =>
      f.out ? `${card(f.card)} shifts out of reach.` : `${card(f.card)} is back within reach.`,
    'no room': () => 'there is no room for another card: none is made.',
    warcry: (f) => `${card(f.card)} sounds Warcry ${f.n}.`,
  }
}
