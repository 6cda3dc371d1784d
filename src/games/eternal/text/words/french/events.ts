import type { Person } from '../../../../../language/people.ts'
import { article } from '../../../../../language/text/french/elision.ts'
import { agree, list } from '../../../../../language/text/french/nouns.ts'
import { conjugate } from '../../../../../language/text/french/verbs.ts'
import { INFLUENCE_LETTERS } from '../../../content.ts'
import { FACTIONS, type Skill } from '../../../language/nodes.ts'
import type { EventOf } from '../../../protocol/events.ts'
import type { Ref } from '../../../protocol/words.ts'
import { ofFaction, skillAdjectives, skillCalled, skillName } from '../../french/lexicon.ts'
import { aCard, theCard } from '../../french/nouns.ts'
import { definitionWith } from '../../names.ts'
import { signed } from '../board.ts'
import { idIn, isUnseen, type Sayings } from '../phrasebook.ts'
import { counted, does, personOn, type Who, whose } from './things.ts'

/** A card that is drawn or played is any of its name; one that lies there is known. */
const some = (id: string | null, which: 'the' | 'a'): Who => {
  const { words, gender } =
    id === null ? ({ words: 'une carte', gender: 'f' } as const) : which === 'the' ? theCard(id) : aCard(id)
  return { words, label: words, heading: () => words, gender, you: false }
}
const the = (it: string | Ref | null): string => some(idIn(it), 'the').words
const a = (it: string | Ref | null): string => some(idIn(it), 'a').words
/** « Cirso est épuisé », « la Torche est annulée ». */
const is = (event: { readonly card: Ref | null }, participle: string, after = ''): string => {
  const { words, gender } = some(idIn(event.card), 'the')
  return `${words} est ${agree(participle, gender, 1)}${after}.`
}
const faction = (event: EventOf<'influence'>): string =>
  ofFaction[FACTIONS[INFLUENCE_LETTERS.indexOf(event.faction)]!]

/** « gagne Vol et devient mortel »; empty where there is nothing to tell. */
function gained(of: Who, event: EventOf<'gained' | 'player gained'>, warcry: number): string {
  const what = event.skills.filter((skill) => skill !== 'warcry')
  const adjective = (skill: Skill): string | undefined =>
    skill === 'invulnerable' ? 'invulnérable' : skillAdjectives[skill]
  const nouns = [
    ...what.filter((skill) => adjective(skill) === undefined).map((skill) => skillCalled(skill)),
    ...(warcry > 0 ? [skillName({ op: 'skill', skill: 'warcry', n: warcry })] : []),
  ]
  const becomes = what
    .flatMap((skill) => adjective(skill) ?? [])
    .map((words) => words.replace(/^\S+/, (word) => agree(word, of.gender, 1)))
  const person = of.you ? 'you' : 'one'
  const clauses = [
    ...(nouns.length === 0 ? [] : [`${conjugate('gagner', person)} ${list(nouns)}`]),
    ...(becomes.length === 0 ? [] : [`${conjugate('devenir', person)} ${list(becomes)}`]),
  ]
  return clauses.length === 0 ? '' : `${of.words} ${clauses.join(' et ')}`
}

const placeNames: Readonly<Record<string, readonly ['le' | 'la', string]>> = {
  hand: ['la', 'main'],
  deck: ['le', 'deck'],
  void: ['le', 'Néant'],
  market: ['le', 'marché'],
  power: ['la', 'zone de puissance'],
}

/** What happened, at a table where these people sit. */
export function eventsAmong(people: readonly Person[]): Sayings {
  const seat = (n: number): Who => personOn(people, n)
  const who = (event: { readonly player: number }): Who => seat(event.player)
  const thing = (it: Ref | null): Who =>
    it !== null && 'player' in it ? seat(it.player) : some(idIn(it), 'the')
  const object = (it: Ref | null): string => thing(it).words
  const change = (event: EventOf<'health' | 'armor' | 'influence'>, what: (n: number) => string): string => {
    const n = event.change
    return n === 0 ? '' : `${does(who(event), n > 0 ? 'gagner' : 'perdre', what(Math.abs(n)))}.`
  }
  /** « dans votre main », « en jeu du côté de Vess ». */
  function place(event: EventOf<'moved'>): string | undefined {
    const to = event.to
    const of = seat(event.of)
    if (to === 'playmat') return of.you ? 'en jeu de votre côté' : `en jeu du côté de ${of.words}`
    const named = placeNames[to]
    return named === undefined ? undefined : `dans ${whose(of, named[1], named[0])}`
  }
  function moved(event: EventOf<'moved'>): string {
    const { words, gender } = some(idIn(event.card), 'the')
    const from = event.from
    const to = event.to
    const there = place(event)
    switch (event.why) {
      case 'discarded':
        return `${words} est ${agree('défaussé', gender, 1)}.`
      case 'returned':
        return there === undefined ? '' : `${words} retourne ${there}.`
      case 'created':
        return there === undefined ? '' : `${words} est ${agree('créé', gender, 1)} ${there}.`
      case 'moved':
        if (to === 'away') return `${words} disparaît.`
        if (from === 'away') return `${words} réapparaît.`
        return from === to || there === undefined ? '' : `${words} est ${agree('placé', gender, 1)} ${there}.`
      default:
        return ''
    }
  }
  const fromWhom = (by: Who): string => (by.you ? ' de votre part' : ` de ${by.words}`)
  return {
    none: () => '',
    moved,
    drawn: (f) => `${does(who(f), 'piocher', a(f.card))}.`,
    shuffled: (f) => `${does(who(f), 'mélanger', who(f).you ? 'votre deck' : 'son deck')}.`,
    played: (f) => `${does(who(f), 'jouer', a(f.card))}${f.free ? ' gratuitement' : ''}.`,
    transformed: (f) => {
      const was = some(f.was, 'the')
      return `${was.words} est ${agree('transformé', was.gender, 1)} en ${some(idIn(f.card), 'a').words.replace(/^une? /, '')}.`
    },
    damaged: (f) => {
      const by = isUnseen(f.source) ? '' : fromWhom(thing(f.source))
      const armored = f.amount - (f.lost ?? f.amount)
      const aside = armored > 0 ? ` (l'armure en prend ${armored})` : ''
      return `${does(thing(f.object), 'subir', counted(f.amount, 'dégât', 'dégâts'))}${by}${aside}.`
    },
    health: (f) => change(f, (n) => counted(n, 'point de vie', 'points de vie')),
    armor: (f) => change(f, (n) => `${n} d'armure`),
    power: () => '',
    influence: (f) => change(f, (n) => `${counted(n, 'influence', 'influences')} ${faction(f)}`),
    exhausted: (f) => is(f, 'épuisé'),
    readied: (f) => is(f, 'redressé'),
    stunned: (f) => is(f, 'étourdi'),
    silenced: (f) => is(f, 'réduit', ' au silence'),
    changed: (f) => {
      const [strength, health] = [f.strength, f.health]
      const verb = strength <= 0 && health <= 0 ? 'subit' : 'gagne'
      return `${the(f.card)} ${verb} ${signed(strength)}/${signed(health)}${f.thisTurn ? ' ce tour-ci' : ''}.`
    },
    gained: (f) => {
      const clause = gained(some(idIn(f.card), 'the'), f, f.warcry)
      return clause === '' ? '' : `${clause}.`
    },
    'cost changed': (f) => {
      const n = f.by
      return n === 0 ? '' : `${the(f.card)} coûte ${Math.abs(n)} de ${n > 0 ? 'plus' : 'moins'}.`
    },
    'player gained': (f) => {
      const clause = gained(who(f), f, 0)
      return clause === '' ? '' : `${clause}${f.thisTurn ? ' ce tour-ci' : ''}.`
    },
    aegis: (f) => {
      const of = thing(f.card)
      return `${of.you ? 'votre Égide' : `${article('la')} Égide de ${of.words}`} est dépensée.`
    },
    killed: (f) => is(f, fallen(idIn(f.card))),
    sacrificed: (f) => is(f, 'sacrifié'),
    stolen: (f) => `${does(who(f), 'prendre', `le contrôle de ${the(f.card)}`)}.`,
    negated: (f) => is(f, 'annulé'),
    turn: (f) => `tour ${f.number} : ${who(f).words}.`,
    phase: (f) => (f.phase === 'fight' ? "les unités s'affrontent." : ''),
    attacks: (f) => `${the(f.card)} attaque.`,
    blocks: (f) => `${the(f.card)} bloque ${object(f.object)}.`,
    'direct attack': (f) => {
      const by = thing(f.card)
      const on = thing(f.object)
      return on.you
        ? `${by.words} vous attaque directement.`
        : `${does(by, 'attaquer', 'directement')} ${on.words}.`
    },
    window: () => '',
    passed: (f) => `${does(who(f), 'passer')}.`,
    'hand kept': (f) => `${does(who(f), 'garder', who(f).you ? 'votre main' : 'sa main')}.`,
    'hand redrawn': (f) => `${does(who(f), 'repiocher', counted(f.cards, 'carte', 'cartes'))}.`,
    triggered: (f) => `${article('la')} capacité de ${the(f.card)} se déclenche.`,
    won: (f) => `${does(who(f), 'gagner', 'la partie')}.`,
    chosen: (f) => {
      const on = thing(f.object)
      const by = who(f)
      if (on.words === by.words)
        return `${by.words} ${by.you ? 'vous choisissez' : 'se choisit'} pour ${the(f.card)}.`
      return on.you ? `${the(f.card)} vous vise.` : `${does(by, 'choisir', on.words)} pour ${the(f.card)}.`
    },
    'number changed': (f) => {
      const n = f.by
      return n === 0
        ? ''
        : `${article('la')} capacité de ${the(f.card)} ${n < 0 ? 'diminue' : 'augmente'} de ${Math.abs(n)}.`
    },
    night: (f) => (f.begins ? 'la nuit tombe.' : 'la nuit prend fin.'),
    debt: (f) => (f.debt === 0 ? '' : `${does(who(f), 'devoir', `${f.debt} de puissance`)}.`),
    regen: (f) => `${the(f.card)} se régénère : les dégâts sont annulés.`,
    revealed: (f) => is(f, 'révélé'),
    shifted: (f) =>
      f.out ? `${the(f.card)} se met hors d'atteinte.` : `${the(f.card)} est de nouveau à portée.`,
    'no room': () => "il n'y a plus de place pour une autre carte : aucune n'est créée.",
    warcry: (f) => `${the(f.card)} pousse un Cri de guerre ${f.n}.`,
  }
}

/** Units die; other things are destroyed. */
const fallen = (id: string | null): string =>
  id === null || definitionWith(id)?.kind === 'unit' ? 'tué' : 'détruit'
