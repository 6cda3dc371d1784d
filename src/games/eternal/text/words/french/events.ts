import { agree, type Gender, list } from '../../../../../language/text/french/nouns.ts'
import { INFLUENCE_LETTERS } from '../../../content.ts'
import { FACTIONS } from '../../../language/nodes.ts'
import { factionNames, skillName, skills } from '../../french/lexicon.ts'
import { nameNoun } from '../../french/nouns.ts'
import { signed } from '../board.ts'
import type { Fields, Phrasebook } from '../phrasebook.ts'
import { counted, name, player } from './things.ts'

interface Spoken {
  readonly words: string
  readonly gender: Gender
}

const some = (id: string | null): Spoken =>
  id === null ? { words: 'une carte', gender: 'f' } : { words: name(id), gender: nameNoun(id).gender }
const card = (fields: Fields, key?: string): string => some(fields.card(key)).words
const spoken = (fields: Fields, key: string): Spoken => {
  const it = fields.object(key)
  return 'player' in it ? { words: player(it.player), gender: 'm' } : some(it.card)
}
const object = (fields: Fields, key: string): string => spoken(fields, key).words
const who = (fields: Fields, key?: string): string => player(fields.player(key))
/** « Cirso est épuisé », « Torche est annulée ». */
const is = (fields: Fields, participle: string, after = ''): string => {
  const { words, gender } = some(fields.card())
  return `${words} est ${agree(participle, gender, 1)}${after}.`
}
const change = (fields: Fields, what: (n: number) => string): string => {
  const n = fields.number('change')
  return n === 0 ? '' : `${who(fields)} ${n > 0 ? 'gagne' : 'perd'} ${what(Math.abs(n))}.`
}
const faction = (fields: Fields): string =>
  factionNames[FACTIONS[INFLUENCE_LETTERS.indexOf(fields.text('faction'))]!]

const gained = (fields: Fields, warcry: number): string =>
  list([
    ...fields
      .skills()
      .filter((skill) => skill !== 'warcry')
      .map((skill) => skills[skill]),
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

function moved(fields: Fields): string {
  const { words, gender } = some(fields.card())
  const from = fields.text('from')
  const to = fields.text('to')
  const place = placeNames[to]
  switch (fields.text('why')) {
    case 'discarded':
      return `${words} est ${agree('défaussé', gender, 1)}.`
    case 'returned':
      return place === undefined ? '' : `${words} retourne ${place} de ${player(fields.number('of'))}.`
    case 'moved':
      if (to === 'away') return `${words} disparaît.`
      if (from === 'away') return `${words} réapparaît.`
      return from === to || place === undefined
        ? ''
        : `${words} va ${place} de ${player(fields.number('of'))}.`
    default:
      return ''
  }
}

export const events: Phrasebook['events'] = {
  none: () => '',
  moved,
  drawn: (f) => `${who(f)} pioche ${card(f)}.`,
  shuffled: (f) => `${who(f)} mélange son deck.`,
  played: (f) => `${who(f)} joue ${card(f)}${f.flag('free') ? ' gratuitement' : ''}.`,
  transformed: (f) => {
    const was = some(f.card('was'))
    return `${was.words} est ${agree('transformé', was.gender, 1)} en ${card(f)}.`
  },
  damaged: (f) => {
    const source = f.object('source')
    const by =
      'player' in source
        ? ` de ${player(source.player)}`
        : source.card === null
          ? ''
          : ` de ${name(source.card)}`
    return `${object(f, 'object')} subit ${counted(f.number('amount'), 'dégât', 'dégâts')}${by}.`
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
    `${card(f)} gagne ${signed(f.number('strength'))}/${signed(f.number('health'))}${f.flag('thisTurn') ? ' ce tour-ci' : ''}.`,
  gained: (f) => {
    const what = gained(f, f.number('warcry'))
    return what === '' ? '' : `${card(f)} gagne ${what}.`
  },
  'cost changed': (f) => {
    const n = f.number('by')
    return n === 0 ? '' : `${card(f)} coûte ${Math.abs(n)} de ${n > 0 ? 'plus' : 'moins'}.`
  },
  'player gained': (f) => {
    const what = gained(f, 0)
    return what === '' ? '' : `${who(f)} gagne ${what}${f.flag('thisTurn') ? ' ce tour-ci' : ''}.`
  },
  aegis: (f) => `l'Égide de ${object(f, 'card')} est dépensée.`,
  killed: (f) => is(f, 'tué'),
  sacrificed: (f) => is(f, 'sacrifié'),
  stolen: (f) => `${who(f)} prend le contrôle de ${card(f)}.`,
  negated: (f) => is(f, 'annulé'),
  turn: (f) => `tour ${f.number('number')} : ${who(f)}.`,
  phase: (f) => (f.text('phase') === 'fight' ? "les unités s'affrontent." : ''),
  attacks: (f) => `${card(f)} attaque.`,
  blocks: (f) => `${card(f)} bloque ${object(f, 'object')}.`,
  'direct attack': (f) => `${object(f, 'card')} attaque directement ${object(f, 'object')}.`,
  window: () => '',
  passed: (f) => `${who(f)} passe.`,
  'hand kept': (f) => `${who(f)} garde sa main.`,
  'hand redrawn': (f) => `${who(f)} refait sa main : ${counted(f.number('cards'), 'carte', 'cartes')}.`,
  triggered: (f) => `la capacité de ${card(f)} se déclenche.`,
  won: (f) => `${who(f)} gagne la partie.`,
  chosen: (f) => `${who(f)} choisit ${object(f, 'object')} pour ${card(f)}.`,
  'number changed': (f) => `les dégâts de chaque ${card(f)} changent de ${signed(f.number('by'))}.`,
  night: (f) => (f.flag('begins') ? 'la nuit tombe.' : 'la nuit prend fin.'),
  debt: (f) => (f.number('debt') === 0 ? '' : `${who(f)} doit ${f.number('debt')} de puissance.`),
  regen: (f) => `${card(f)} se régénère : les dégâts sont annulés.`,
  revealed: (f) => is(f, 'révélé'),
  shifted: (f) =>
    f.flag('out') ? `${card(f)} se met hors d'atteinte.` : `${card(f)} est de nouveau à portée.`,
  warcry: (f) => `Cri de guerre ${f.number('n')} de ${card(f)}.`,
}
