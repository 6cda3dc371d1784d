import { article, elide, typeset } from '../../../../language/text/french/elision.ts'
import { agree, type Gender, list } from '../../../../language/text/french/nouns.ts'
import { capital } from '../../../../language/text/french/sentence.ts'
import { factionNames, skillName, skills } from '../french/lexicon.ts'
import { nameNoun } from '../french/nouns.ts'
import { texts } from '../french/texts.ts'
import { wordsIn } from '../words.ts'
import type {
  Asked,
  Choice,
  Fields,
  Line,
  Mark,
  Note,
  Phase,
  Phrasebook,
  Side,
  Standing,
  Thing,
} from './phrasebook.ts'

/** The name with the marks that elision reads; every sentence is elided and set at its end. */
const name = (id: string): string => nameNoun(id).one
/** As a label; in a sentence a player has an article, which contracts. */
const seatName = (seat: number): string => `Joueur ${seat + 1}`
const player = (seat: number): string => `${article('le')} joueur ${seat + 1}`

const numbered = (thing: Extract<Thing, { is: 'card' }>): string =>
  `${name(thing.id)}${thing.which === 0 ? '' : ` n° ${thing.which}`}`

/** In a sentence, spoken to the seat that is asked. */
function said(thing: Thing): string {
  if (thing.is === 'hidden') return 'une carte'
  if (thing.is === 'player') return thing.you ? 'vous' : 'votre adversaire'
  return numbered(thing)
}

const zones: Readonly<Record<string, readonly [string, string]>> = {
  void: ['votre Néant', 'Néant adverse'],
  hand: ['', 'main adverse'],
  deck: ['votre deck', 'deck adverse'],
  market: ['marché', 'marché'],
  power: ['votre puissance', 'puissance adverse'],
}

const genderOf = (thing: Thing): Gender => (thing.is === 'card' ? nameNoun(thing.id).gender : 'm')

/** With what it is worth: « Ronin oni 2/1 ». */
const worth = (thing: Thing): string =>
  thing.is !== 'card' || thing.values === '' ? said(thing) : `${numbered(thing)} ${thing.values}`

function note(it: Note, gender: Gender): string {
  switch (it.of) {
    case 'skills':
      return list(it.skills.map((skill) => skillName({ op: 'skill', ...skill })))
    case 'number':
      return signed(it.n)
    case 'foreign':
      return 'de votre adversaire'
    case 'depleted':
      return agree('tari', gender, 1)
    case 'silenced':
      return `${agree('réduit', gender, 1)} au silence`
  }
}

/** As an option: with everything that tells it from others. */
function full(thing: Thing): string {
  if (thing.is === 'hidden') return 'une carte'
  if (thing.is === 'player') return thing.you ? 'vous-même' : 'votre adversaire'
  const zone = zones[thing.zone]
  const gender = genderOf(thing)
  const where =
    zone === undefined ? (thing.yours ? '' : agree('ennemi', gender, 1)) : zone[thing.yours ? 0 : 1]
  const facts = [...thing.notes.map((each) => note(each, gender)), ...(where === '' ? [] : [where])]
  return `${worth(thing)}${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`
}

const on = (things: readonly Thing[]): string => (things.length === 0 ? '' : ` sur ${list(things.map(said))}`)

function reaction({ self, chosen, playing }: Asked): string {
  if (self.is !== 'card') return 'votre adversaire utilise une capacité : répondre ?'
  if (playing) return `votre adversaire joue ${said(self)}${on(chosen)} : répondre ?`
  const whose = self.yours ? '' : ', à votre adversaire,'
  return `la capacité de ${said(self)}${whose} va s'appliquer${on(chosen)} : répondre ?`
}

const attack = ({ attackers }: Asked): string =>
  attackers.length === 0
    ? 'votre adversaire attaque'
    : `votre adversaire attaque avec ${list(attackers.map(said))}`

const keywords: Readonly<Record<string, string>> = {
  Amplify: 'Amplification',
  Spellcraft: 'Art des sorts',
  Decimate: 'Décimation',
  Contract: 'Contrat',
}

const questions: Phrasebook['questions'] = {
  keep: () => 'garder cette main ou la refaire ?',
  main: ({ phase }) =>
    phase === 'final main'
      ? 'votre dernière phase principale. Que faites-vous ?'
      : 'votre phase principale. Que faites-vous ?',
  declare: () => 'quelle autre unité attaque ?',
  aim: () => "qu'attaquent vos unités ?",
  berserk: ({ about }) =>
    `${said(about)} attaque-t-${genderOf(about) === 'f' ? 'elle' : 'il'} une seconde fois (Berserk) ?`,
  react: reaction,
  defend: (asked) => `${attack(asked)} : répondre avant de bloquer ?`,
  block: (asked) => `${attack(asked)} : qui bloque ?`,
  'block which': ({ about }) => `quel attaquant est bloqué par ${said(about)} ?`,
  'pre-fight': () => "avant l'affrontement : jouer un sort rapide ?",
  split: () => "plusieurs unités bloquent votre attaquant : laquelle subit d'abord des dégâts ?",
  interrupt: ({ yourTurn }) =>
    yourTurn
      ? 'votre adversaire a joué une unité à la fin de votre tour : répondre ?'
      : 'votre adversaire finit son tour : répondre ?',
  discard: () => 'vous avez plus de neuf cartes : défaussez-en une.',
  'direct attack': ({ self, that }) =>
    self.is === 'card'
      ? `votre adversaire attaque ${that.is === 'player' ? 'directement' : said(that)} avec ${said(self)} : répondre ?`
      : `votre adversaire attaque ${that.is === 'player' ? 'directement' : said(that)} : répondre ?`,
  'after ambush': ({ self }) =>
    `votre adversaire arrête l'attaque de ${said(self)} par une Embuscade : répondre ?`,
  extra: ({ self, pay, keyword, lose, student }) => {
    const word = keywords[keyword] ?? keyword
    if (student) return `${said(self)} : épuiser une autre unité comme Élève (${word}) ?`
    return lose > 0
      ? `${said(self)} : perdre ${lose} de puissance maximale (${word}) ?`
      : `${said(self)} : payer ${pay} de plus (${word}) ?`
  },
  versatile: ({ self }) => `${said(self)} : pour vous-même ou sur l'une de vos unités ?`,
  plunder: () => 'Pillage : quelle carte de votre main est transformée ?',
  'plunder as': () => 'Pillage : en quel sceau ?',
  invoke: ({ self }) => `${said(self)} : laquelle de ces cartes piochez-vous ?`,
  bearer: ({ self }) => `sur quelle unité jouer ${said(self)} ?`,
  'make room': () => 'plus de place : quelle unité est tuée pour en faire ?',
  influence: ({ self }) => `${said(self)} : quelle influence gagnez-vous ?`,
  scout: ({ about }) =>
    about.is === 'card'
      ? `Reconnaissance : la première carte de votre deck est ${said(about)}.`
      : 'Reconnaissance : regardez la première carte de votre deck.',
  agenda: ({ self }) => `${said(self)} : quel sort du programme est joué ?`,
  select: ({ text }) => text,
  fork: ({ self }) => `${said(self)} : choisissez.`,
  consent: ({ self, text }) => (text === '' ? `${said(self)} : le faire ?` : `${said(self)} : ${text}`),
}

function option(choice: Choice): string {
  switch (choice.kind) {
    case 'play': {
      const cost = choice.free ? '' : ` (${choice.cost} de puissance)`
      return `Jouer ${full(choice.card)}${cost}`
    }
    case 'as sigil':
      return `Jouer ${full(choice.card)} comme sceau (${factionNames[choice.faction]})`
    case 'shifted':
      return `Jouer ${full(choice.card)} en Décalage (${choice.cost} de puissance)`
    case 'bonded':
      return `Jouer ${full(choice.card)} et épuiser ${worth(choice.unit)} (Lien)`
    case 'new card':
      return name(choice.card)
    case 'activate':
      return `Utiliser ${full(choice.card)} : ${choice.text}`
    case 'killer':
      return `Attaquer ${worth(choice.on)} avec ${worth(choice.unit)} (Tueur)`
    case 'avatar':
      return choice.weapon.is === 'card'
        ? `Attaquer ${worth(choice.on)} avec ${numbered(choice.weapon)}`
        : `Attaquer ${worth(choice.on)} avec votre avatar`
    case 'attack':
      return `Attaquer avec ${worth(choice.unit)}`
    case 'block':
      return `Bloquer avec ${worth(choice.unit)}`
    case 'block which':
      return `Bloquer ${said(choice.attacker)} avec ${said(choice.unit)}`
    case 'discard':
      return `Défausser ${said(choice.what)}`
    case 'bearer':
      return `Sur ${worth(choice.what)}`
    case 'aim':
      return `Attaquer ${worth(choice.what)}`
    case 'make room':
      return `Tuer ${worth(choice.what)}`
    case 'pick':
    case 'first':
      return full(choice.what)
    case 'berserk':
      return choice.yes
        ? `Attaquer deux fois avec ${worth(choice.unit)}`
        : `Attaquer une fois avec ${worth(choice.unit)}`
    case 'extra':
      if (choice.lose > 0)
        return choice.yes ? `Perdre ${choice.lose} de puissance maximale` : 'Ne perdre aucune puissance'
      return choice.yes ? `Payer ${choice.pay} de plus` : 'Ne rien payer de plus'
    case 'scout':
      return choice.yes ? 'La placer sous le deck' : 'La laisser sur le deck'
    case 'consent':
      return choice.yes ? 'Oui' : 'Non'
    case 'way':
      return choice.text
    case 'influence':
      return factionNames[choice.faction]
    case 'agenda':
      return `Jouer ${name(choice.card)}`
    case 'no more attackers':
      return "Pas d'autre attaquant"
    case 'no more blocks':
      return "Pas d'autre bloqueur"
    case 'no block':
      return 'Ne pas bloquer'
    case 'end turn':
      return 'Finir votre tour'
    case 'pass':
      return 'Passer'
    case 'pass turn':
      return "Passer jusqu'à la fin du tour"
    case 'keep':
      return 'Garder cette main'
    case 'redraw':
      return 'Refaire la main'
    case 'done':
      return 'Terminer'
    case 'decline':
      return 'Refuser'
  }
}

// ---- events

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
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
const counted = (n: number, one: string, many: string): string => `${n} ${n >= 2 ? many : one}`
const change = (fields: Fields, what: (n: number) => string): string => {
  const n = fields.number('change')
  return n === 0 ? '' : `${who(fields)} ${n > 0 ? 'gagne' : 'perd'} ${what(Math.abs(n))}.`
}
const letters: Readonly<Record<string, string>> = {
  F: factionNames.fire,
  T: factionNames.time,
  J: factionNames.justice,
  P: factionNames.primal,
  S: factionNames.shadow,
}

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

const events: Phrasebook['events'] = {
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
  influence: (f) =>
    change(f, (n) => `${counted(n, 'influence', 'influences')} ${letters[f.text('faction')] ?? ''}`),
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

// ---- the board

const phases: Readonly<Record<Phase, string>> = {
  'set-up': 'mains de départ',
  start: 'phase de début',
  'first main': 'première phase principale',
  declare: 'étape de déclaration',
  defense: 'étape de défense',
  'pre-fight': "étape précédant l'affrontement",
  fight: "étape d'affrontement",
  'final main': 'dernière phase principale',
  interrupt: "phase de fin, étape d'interruption",
  end: 'phase de fin, déclenchements de fin de tour',
  discard: 'phase de fin, étape de défausse',
  cleanup: 'phase de fin, étape de nettoyage',
}

/** Masculine singular; it agrees with the card. */
const marks: Readonly<Record<Mark, readonly [word: string, agrees: boolean]>> = {
  exhausted: ['épuisé', true],
  stunned: ['étourdi', true],
  'played this turn': ['joué ce tour-ci', false],
  attacking: ['attaque', false],
  blocked: ['bloqué', true],
  'killer spent': ['Tueur dépensé', false],
  'aegis spent': ['Égide dépensée', false],
  'ultimate spent': ['Ultime dépensé', false],
  'used this turn': ['utilisé ce tour-ci', false],
  silenced: ['réduit au silence', false],
}

function markWords(mark: Mark, gender: Gender): string {
  const [word, agrees] = marks[mark]
  if (agrees) return agree(word, gender, 1)
  return gender === 'f'
    ? word.replace(/^(joué|utilisé|réduit)\b(?!e)/u, '$1e').replace(/^(joué|utilisé)(?= )/u, '$1e')
    : word
}

/** A unit that lies face down shows no values. */
const hasValues = ({ kind, thing }: Standing): boolean =>
  (kind === 'unit' && thing.is === 'card' && thing.values !== '') ||
  kind === 'weapon' ||
  kind === 'relic weapon' ||
  kind === 'site'

function value({ kind, strength, health }: Standing): string {
  if (kind === 'weapon') return `${signed(strength)}/${signed(health)}`
  if (kind === 'relic weapon') return `(force ${strength})`
  return kind === 'site' ? `(résistance ${health})` : `${strength}/${health}`
}

function standing(it: Standing): string {
  const gender = genderOf(it.thing)
  const facts = [
    ...it.skills.map((skill) => skillName({ op: 'skill', ...skill })),
    ...(it.damage > 0 ? [counted(it.damage, 'dégât', 'dégâts')] : []),
    ...it.marks.map((mark) => markWords(mark, gender)),
    ...(it.blocks === null ? [] : [`bloque ${said(it.blocks)}`]),
  ]
  const label = `${it.thing.is === 'card' ? numbered(it.thing) : ''}${hasValues(it) ? ` ${value(it)}` : ''}`
  return facts.length === 0 ? label : `${label} : ${facts.join(', ')}`
}

const kindLabels: Readonly<Record<string, string>> = {
  relic: 'Relique',
  'relic weapon': 'Arme-relique',
  'cursed relic': 'Relique maudite',
  site: 'Site',
}

/** Cards of one name are counted. */
function tally(ids: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([id, n]) => (n === 1 ? name(id) : `${n} × ${name(id)}`))
}

const cards = (n: number): string => counted(n, 'carte', 'cartes')

function lines(it: Side): readonly Line[] {
  const influence = it.influence.map(([faction, n]) => `${n} ${factionNames[faction]}`)
  const hand =
    typeof it.hand === 'number'
      ? [cards(it.hand)]
      : it.hand.map(({ thing, cost }) => `${full(thing)}${cost === null ? '' : ` (${cost})`}`)
  return [
    {
      indent: 0,
      label: `${seatName(it.seat)} (${it.you ? 'vous' : 'adversaire'})`,
      parts: [
        `Vie ${it.health}`,
        `Armure ${it.armor}`,
        `Puissance ${it.power}/${it.maxPower}`,
        ...(it.debt === 0 ? [] : [`Dette ${it.debt}`]),
      ],
    },
    { indent: 2, label: 'Influence', parts: influence.length === 0 ? ['aucune'] : influence },
    ...(it.skills.length === 0
      ? []
      : [{ indent: 2, label: 'Compétences', parts: it.skills.map((skill) => skills[skill]) }]),
    { indent: 2, label: 'Main', parts: hand.length === 0 ? ['vide'] : hand },
    { indent: 2, label: 'Deck', parts: [cards(it.deck)] },
    ...(it.void.length === 0 ? [] : [{ indent: 2, label: 'Néant', parts: tally(it.void) }]),
    ...(typeof it.market === 'number' || it.market.length === 0
      ? []
      : [{ indent: 2, label: 'Marché', parts: it.market.map(name) }]),
    ...it.others.map(
      (each): Line => ({ indent: 2, label: kindLabels[each.kind] ?? 'Carte', parts: [standing(each)] }),
    ),
    { indent: 2, label: 'Unités', parts: it.units.length === 0 ? ['aucune'] : [] },
    ...it.units.flatMap((unit): Line[] => [
      { indent: 4, label: '', parts: [standing(unit)] },
      ...unit.attachments.map(
        (each): Line => ({
          indent: 6,
          label: each.kind === 'curse' ? 'Malédiction' : 'Arme',
          parts: [standing(each)],
        }),
      ),
    ]),
  ]
}

const side = (it: Side): readonly Line[] =>
  lines(it).map(({ indent, label, parts }) => ({ indent, label, parts: parts.map(set) }))

const endings: Readonly<Record<string, string>> = {
  health: "l'autre joueur n'a plus de points de vie",
  'empty deck': "le deck de l'autre joueur est vide",
  conceded: "l'autre joueur a abandonné",
  time: "l'autre joueur n'a plus de temps",
}

const set = (text: string): string => typeset(elide(text))
const sentence = (text: string): string => capital(set(text))

const book: Phrasebook = {
  lang: 'fr',
  texts,
  acts: { concede: 'Abandonner', timeout: 'Temps écoulé' },
  questions,
  prompt: (seat, question) => set(`${seatName(seat)} : ${question}`),
  option: (choice) => sentence(option(choice)),
  events: Object.fromEntries(
    Object.entries(events).map(([kind, say]) => [kind, (fields: Fields) => sentence(say(fields))]),
  ) as Phrasebook['events'],
  phases,
  heading: (turn, current, you, phase) =>
    capital(
      set(
        turn === 0
          ? phases[phase]
          : `tour ${turn}, ${seatName(current)} (${you ? 'vous' : 'adversaire'}) : ${phases[phase]}`,
      ),
    ),
  siteAttacked: (site) => set(`L'attaque vise ${said(site)}.`),
  side,
  outcome: (seat, ending) =>
    sentence(
      endings[ending] === undefined
        ? `${player(seat)} gagne la partie.`
        : `${player(seat)} gagne la partie : ${endings[ending]}.`,
    ),
}

export const words = wordsIn(book)
