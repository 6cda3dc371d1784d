import { agree, type Gender, list } from '../../../../../language/text/french/nouns.ts'
import { INFLUENCE_LETTERS } from '../../../content.ts'
import { FACTIONS } from '../../../language/nodes.ts'
import type { EventOf } from '../../../protocol/events.ts'
import type { Ref } from '../../../protocol/words.ts'
import { factionNames, skillName, skills } from '../../french/lexicon.ts'
import { nameNoun } from '../../french/nouns.ts'
import { signed } from '../board.ts'
import { idIn, isUnseen, type Sayings } from '../phrasebook.ts'
import { counted, name, player } from './things.ts'

interface Spoken {
  readonly words: string
  readonly gender: Gender
}

const some = (id: string | null): Spoken =>
  id === null ? { words: 'une carte', gender: 'f' } : { words: name(id), gender: nameNoun(id).gender }
const card = (it: string | Ref | null): string => some(idIn(it)).words
const object = (it: Ref | null): string => (it !== null && 'player' in it ? player(it.player) : card(it))
const who = (event: { readonly player: number }): string => player(event.player)
/** « Cirso est épuisé », « Torche est annulée ». */
const is = (event: { readonly card: Ref | null }, participle: string, after = ''): string => {
  const { words, gender } = some(idIn(event.card))
  return `${words} est ${agree(participle, gender, 1)}${after}.`
}
const change = (event: EventOf<'health' | 'armor' | 'influence'>, what: (n: number) => string): string => {
  const n = event.change
  return n === 0 ? '' : `${who(event)} ${n > 0 ? 'gagne' : 'perd'} ${what(Math.abs(n))}.`
}
const faction = (event: EventOf<'influence'>): string =>
  factionNames[FACTIONS[INFLUENCE_LETTERS.indexOf(event.faction)]!]

const gained = (event: EventOf<'gained' | 'player gained'>, warcry: number): string =>
  list([
    ...event.skills.filter((skill) => skill !== 'warcry').map((skill) => skills[skill]),
    ...(warcry > 0 ? [skillName({ op: 'skill', skill: 'warcry', n: warcry })] : []),
  ])

const placeNames: Readonly<Record<string, string>> = {
  hand: 'dans la main',
  deck: 'dans le deck',
  void: 'dans le Néant',
  market: 'dans le marché',
  playmat: 'en jeu du côté',
  power: 'dans la zone de puissance',
}

function moved(event: EventOf<'moved'>): string {
  const { words, gender } = some(event.card)
  const { from, to } = event
  const place = placeNames[to]
  switch (event.why) {
    case 'discarded':
      return `${words} est ${agree('défaussé', gender, 1)}.`
    case 'returned':
      return place === undefined ? '' : `${words} retourne ${place} de ${player(event.of)}.`
    case 'moved':
      if (to === 'away') return `${words} disparaît.`
      if (from === 'away') return `${words} réapparaît.`
      return from === to || place === undefined ? '' : `${words} va ${place} de ${player(event.of)}.`
    default:
      return ''
  }
}

export const events: Sayings = {
  none: () => '',
  moved,
  drawn: (f) => `${who(f)} pioche ${card(f.card)}.`,
  shuffled: (f) => `${who(f)} mélange son deck.`,
  played: (f) => `${who(f)} joue ${card(f.card)}${f.free ? ' gratuitement' : ''}.`,
  transformed: (f) => {
    const was = some(f.was)
    return `${was.words} est ${agree('transformé', was.gender, 1)} en ${card(f.card)}.`
  },
  damaged: (f) => {
    const by = isUnseen(f.source) ? '' : ` de ${object(f.source)}`
    return `${object(f.object)} subit ${counted(f.amount, 'dégât', 'dégâts')}${by}.`
  },
  health: (f) => change(f, (n) => counted(n, 'point de vie', 'points de vie')),
  armor: (f) => change(f, (n) => `${n} d'armure`),
  power: () => '',
  influence: (f) => change(f, (n) => `${counted(n, 'influence', 'influences')} ${faction(f)}`),
  exhausted: (f) => is(f, 'épuisé'),
  readied: (f) => is(f, 'redressé'),
  stunned: (f) => is(f, 'étourdi'),
  silenced: (f) => is(f, 'réduit', ' au silence'),
  changed: (f) =>
    `${card(f.card)} gagne ${signed(f.strength)}/${signed(f.health)}${f.thisTurn ? ' ce tour-ci' : ''}.`,
  gained: (f) => {
    const what = gained(f, f.warcry)
    return what === '' ? '' : `${card(f.card)} gagne ${what}.`
  },
  'cost changed': (f) => {
    const n = f.by
    return n === 0 ? '' : `${card(f.card)} coûte ${Math.abs(n)} de ${n > 0 ? 'plus' : 'moins'}.`
  },
  'player gained': (f) => {
    const what = gained(f, 0)
    return what === '' ? '' : `${who(f)} gagne ${what}${f.thisTurn ? ' ce tour-ci' : ''}.`
  },
  aegis: (f) => `l'Égide de ${object(f.card)} est dépensée.`,
  killed: (f) => is(f, 'tué'),
  sacrificed: (f) => is(f, 'sacrifié'),
  stolen: (f) => `${who(f)} prend le contrôle de ${card(f.card)}.`,
  negated: (f) => is(f, 'annulé'),
  turn: (f) => `tour ${f.number} : ${who(f)}.`,
  phase: (f) => (f.phase === 'fight' ? "les unités s'affrontent." : ''),
  attacks: (f) => `${card(f.card)} attaque.`,
  blocks: (f) => `${card(f.card)} bloque ${object(f.object)}.`,
  'direct attack': (f) => `${object(f.card)} attaque directement ${object(f.object)}.`,
  window: () => '',
  passed: (f) => `${who(f)} passe.`,
  'hand kept': (f) => `${who(f)} garde sa main.`,
  'hand redrawn': (f) => `${who(f)} refait sa main : ${counted(f.cards, 'carte', 'cartes')}.`,
  triggered: (f) => `la capacité de ${card(f.card)} se déclenche.`,
  won: (f) => `${who(f)} gagne la partie.`,
  chosen: (f) => `${who(f)} choisit ${object(f.object)} pour ${card(f.card)}.`,
  'number changed': (f) => `les dégâts de chaque ${card(f.card)} changent de ${signed(f.by)}.`,
  night: (f) => (f.begins ? 'la nuit tombe.' : 'la nuit prend fin.'),
  debt: (f) => (f.debt === 0 ? '' : `${who(f)} doit ${f.debt} de puissance.`),
  regen: (f) => `${card(f.card)} se régénère : les dégâts sont annulés.`,
  revealed: (f) => is(f, 'révélé'),
  shifted: (f) =>
    f.out ? `${card(f.card)} se met hors d'atteinte.` : `${card(f.card)} est de nouveau à portée.`,
  warcry: (f) => `Cri de guerre ${f.n} de ${card(f.card)}.`,
}
