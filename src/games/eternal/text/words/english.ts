import { list } from '../../../../language/text/english/nouns.ts'
import { capital, typeset } from '../../../../language/text/english/sentence.ts'
import { factionNames, skillName, skills } from '../english/lexicon.ts'
import { texts } from '../english/texts.ts'
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

const { card: name } = texts.names
const player = (seat: number): string => `Player ${seat + 1}`

const numbered = (thing: Extract<Thing, { is: 'card' }>): string =>
  `${name(thing.id)}${thing.which === 0 ? '' : ` #${thing.which}`}`

/** In a sentence, spoken to the seat that is asked. */
function said(thing: Thing): string {
  if (thing.is === 'hidden') return 'a card'
  if (thing.is === 'player') return thing.you ? 'you' : 'your opponent'
  return thing.yours ? numbered(thing) : numbered(thing)
}

const zones: Readonly<Record<string, readonly [string, string]>> = {
  void: ['your void', 'enemy void'],
  hand: ['', 'enemy hand'],
  deck: ['your deck', 'enemy deck'],
  market: ['market', 'market'],
  power: ['your power', 'enemy power'],
}

/** With what it is worth: "Oni Ronin 2/1". */
const worth = (thing: Thing): string =>
  thing.is !== 'card' || thing.values === '' ? said(thing) : `${numbered(thing)} ${thing.values}`

function note(it: Note): string {
  switch (it.of) {
    case 'skills':
      return list(it.skills.map((skill) => skillName({ op: 'skill', ...skill })))
    case 'number':
      return signed(it.n)
    case 'foreign':
      return "your opponent's"
    case 'depleted':
    case 'silenced':
      return it.of
  }
}

/** As an option: with everything that tells it from others. */
function full(thing: Thing): string {
  if (thing.is === 'hidden') return 'a card'
  if (thing.is === 'player') return thing.you ? 'yourself' : 'your opponent'
  const zone = zones[thing.zone]
  const where = zone === undefined ? (thing.yours ? '' : 'enemy') : zone[thing.yours ? 0 : 1]
  const facts = [...thing.notes.map(note), ...(where === '' ? [] : [where])]
  return `${worth(thing)}${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`
}

const on = (things: readonly Thing[]): string => (things.length === 0 ? '' : ` on ${list(things.map(said))}`)

function reaction({ self, chosen, playing }: Asked): string {
  if (self.is !== 'card') return 'your opponent uses an ability: respond?'
  if (playing) return `your opponent plays ${said(self)}${on(chosen)}: respond?`
  return `the ability of ${self.yours ? '' : "your opponent's "}${said(self)} is about to happen${on(chosen)}: respond?`
}

const attack = ({ attackers }: Asked): string =>
  attackers.length === 0 ? 'your opponent attacks' : `your opponent attacks with ${list(attackers.map(said))}`

const questions: Phrasebook['questions'] = {
  keep: () => 'keep this hand, or redraw?',
  main: ({ phase }) =>
    phase === 'final main' ? 'your final main phase. What do you do?' : 'your main phase. What do you do?',
  declare: () => 'who else attacks?',
  aim: () => 'what do your units attack?',
  berserk: ({ about }) => `does ${said(about)} attack a second time (Berserk)?`,
  react: reaction,
  defend: (asked) => `${attack(asked)}: respond before blocking?`,
  block: (asked) => `${attack(asked)}: who blocks?`,
  'block which': ({ about }) => `whom does ${said(about)} block?`,
  'pre-fight': () => 'before the fight: play a fast spell?',
  split: () => 'several units block your attacker: which of them is dealt damage next?',
  interrupt: ({ yourTurn }) =>
    yourTurn
      ? 'your opponent has played a unit at the end of your turn: respond?'
      : 'your opponent ends the turn: respond?',
  discard: () => 'you hold more than nine cards: discard one.',
  'direct attack': ({ self, that }) =>
    self.is === 'card'
      ? `your opponent attacks ${said(that)} with ${said(self)}: respond?`
      : `your opponent attacks ${said(that)}: respond?`,
  'after ambush': ({ self }) => `your opponent stops the attack of ${said(self)} with an Ambush: respond?`,
  extra: ({ self, pay, keyword, lose, student }) =>
    student
      ? `${said(self)}: exhaust another unit as the Student (${keyword})?`
      : lose > 0
        ? `${said(self)}: lose ${lose} maximum power (${keyword})?`
        : `${said(self)}: pay ${pay} more (${keyword})?`,
  versatile: ({ self }) => `${said(self)}: for yourself, or on one of your units?`,
  plunder: () => 'Plunder: which card of your hand is transformed?',
  'plunder as': () => 'Plunder: into which Sigil?',
  invoke: ({ self }) => `${said(self)}: which of these cards do you draw?`,
  bearer: ({ self }) => `play ${said(self)} on which unit?`,
  'make room': () => 'your board is full: which unit is killed to make room?',
  influence: ({ self }) => `${said(self)}: which influence do you gain?`,
  scout: ({ about }) =>
    about.is === 'card'
      ? `Scout: the top card of your deck is ${said(about)}.`
      : 'Scout: look at the top card of your deck.',
  agenda: ({ self }) => `${said(self)}: which spell of the agenda is played?`,
  select: ({ text }) => text,
  fork: ({ self }) => `${said(self)}: choose one.`,
  consent: ({ self, text }) => (text === '' ? `${said(self)}: do it?` : `${said(self)}: ${text}`),
}

function option(choice: Choice): string {
  switch (choice.kind) {
    case 'play': {
      const cost = choice.free ? '' : ` (${choice.cost} power)`
      return `Play ${full(choice.card)}${cost}`
    }
    case 'as sigil':
      return `Play ${full(choice.card)} as a ${factionNames[choice.faction]} Sigil`
    case 'shifted':
      return `Play ${full(choice.card)} shifted (${choice.cost} power)`
    case 'bonded':
      return `Play ${full(choice.card)} and exhaust ${worth(choice.unit)} (Bond)`
    case 'new card':
      return name(choice.card)
    case 'activate':
      return `Use ${full(choice.card)}: ${choice.text}`
    case 'killer':
      return `Attack ${worth(choice.on)} with ${worth(choice.unit)} (Killer)`
    case 'avatar':
      return choice.weapon.is === 'card'
        ? `Attack ${worth(choice.on)} with ${numbered(choice.weapon)}`
        : `Attack ${worth(choice.on)} yourself`
    case 'attack':
      return `Attack with ${worth(choice.unit)}`
    case 'block':
      return `Block with ${worth(choice.unit)}`
    case 'block which':
      return `Block ${said(choice.attacker)} with ${said(choice.unit)}`
    case 'discard':
      return `Discard ${said(choice.what)}`
    case 'bearer':
      return `On ${worth(choice.what)}`
    case 'aim':
      return `Attack ${worth(choice.what)}`
    case 'make room':
      return `Kill ${worth(choice.what)}`
    case 'pick':
    case 'first':
      return capital(full(choice.what))
    case 'berserk':
      return choice.yes ? `Attack twice with ${worth(choice.unit)}` : `Attack once with ${worth(choice.unit)}`
    case 'extra':
      if (choice.lose > 0) return choice.yes ? `Lose ${choice.lose} maximum power` : 'Lose no maximum power'
      return choice.yes ? `Pay ${choice.pay} more` : 'Pay no more'
    case 'scout':
      return choice.yes ? 'Put it on the bottom' : 'Leave it on top'
    case 'consent':
      return choice.yes ? 'Yes' : 'No'
    case 'way':
      return choice.text
    case 'influence':
      return factionNames[choice.faction]
    case 'agenda':
      return `Play ${name(choice.card)}`
    case 'no more attackers':
      return 'No more attackers'
    case 'no more blocks':
      return 'No more blockers'
    case 'no block':
      return "Don't block"
    case 'end turn':
      return 'End your turn'
    case 'pass':
      return 'Pass'
    case 'pass turn':
      return 'Pass until end of turn'
    case 'keep':
      return 'Keep this hand'
    case 'redraw':
      return 'Redraw'
    case 'done':
      return 'Done'
    case 'decline':
      return 'Decline'
  }
}

// ---- events

const some = (id: string | null): string => (id === null ? 'a card' : name(id))
const card = (fields: Fields, key?: string): string => some(fields.card(key))
function object(fields: Fields, key: string): string {
  const it = fields.object(key)
  return 'player' in it ? player(it.player) : some(it.card)
}
const who = (fields: Fields, key?: string): string => player(fields.player(key))
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
const gainsOrLoses = (fields: Fields, what: string): string => {
  const n = fields.number('change')
  return n === 0 ? '' : `${who(fields)} ${n > 0 ? 'gains' : 'loses'} ${Math.abs(n)} ${what}.`
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

const events: Phrasebook['events'] = {
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
  influence: (f) => gainsOrLoses(f, `${letters[f.text('faction')] ?? ''} influence`),
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

// ---- the board

const phases: Readonly<Record<Phase, string>> = {
  'set-up': 'opening hands',
  start: 'start phase',
  'first main': 'first main phase',
  declare: 'declaration step',
  defense: 'defense step',
  'pre-fight': 'pre-fight step',
  fight: 'fight step',
  'final main': 'final main phase',
  interrupt: 'end phase, interrupt step',
  end: 'end phase, end of turn triggers',
  discard: 'end phase, discard step',
  cleanup: 'end phase, cleanup step',
}

const marks: Readonly<Record<Mark, string>> = {
  exhausted: 'exhausted',
  stunned: 'stunned',
  'played this turn': 'new',
  attacking: 'attacking',
  blocked: 'blocked',
  'killer spent': 'Killer used',
  'aegis spent': 'Aegis used',
  'ultimate spent': 'Ultimate used',
  'used this turn': 'used this turn',
  silenced: 'silenced',
}

function standing(it: Standing): string {
  const values = hasValues(it) ? ` ${value(it)}` : ''
  const facts = [
    ...it.skills.map((skill) => skillName({ op: 'skill', ...skill })),
    ...(it.damage > 0 ? [`${it.damage} damage`] : []),
    ...it.marks.map((mark) => marks[mark]),
    ...(it.blocks === null ? [] : [`blocks ${said(it.blocks)}`]),
  ]
  return `${it.thing.is === 'card' ? numbered(it.thing) : ''}${values}${facts.length === 0 ? '' : `: ${facts.join(', ')}`}`
}

/** A unit that lies face down shows no values. */
const hasValues = ({ kind, thing }: Standing): boolean =>
  (kind === 'unit' && thing.is === 'card' && thing.values !== '') ||
  kind === 'weapon' ||
  kind === 'relic weapon' ||
  kind === 'site'

function value({ kind, strength, health }: Standing): string {
  if (kind === 'weapon') return `${signed(strength)}/${signed(health)}`
  if (kind === 'relic weapon') return `(strength ${strength})`
  return kind === 'site' ? `(durability ${health})` : `${strength}/${health}`
}

const kindLabels: Readonly<Record<string, string>> = {
  relic: 'Relic',
  'relic weapon': 'Relic weapon',
  'cursed relic': 'Cursed relic',
  site: 'Site',
}

/** "Torch, two Pilfer": cards of one name are counted. */
function counted(ids: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([id, n]) => (n === 1 ? name(id) : `${n} × ${name(id)}`))
}

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`)

function side(it: Side): readonly Line[] {
  const influence = it.influence.map(([faction, n]) => `${n} ${factionNames[faction]}`)
  const hand =
    typeof it.hand === 'number'
      ? [cards(it.hand)]
      : it.hand.map(({ thing, cost }) => `${full(thing)}${cost === null ? '' : ` (${cost})`}`)
  return [
    {
      indent: 0,
      label: `${player(it.seat)} (${it.you ? 'you' : 'opponent'})`,
      parts: [
        `Health ${it.health}`,
        `Armor ${it.armor}`,
        `Power ${it.power}/${it.maxPower}`,
        ...(it.debt === 0 ? [] : [`Debt ${it.debt}`]),
      ],
    },
    { indent: 2, label: 'Influence', parts: influence.length === 0 ? ['none'] : influence },
    ...(it.skills.length === 0
      ? []
      : [{ indent: 2, label: 'Skills', parts: it.skills.map((skill) => skills[skill].name) }]),
    { indent: 2, label: 'Hand', parts: hand.length === 0 ? ['empty'] : hand },
    { indent: 2, label: 'Deck', parts: [cards(it.deck)] },
    ...(it.void.length === 0 ? [] : [{ indent: 2, label: 'Void', parts: counted(it.void) }]),
    ...(typeof it.market === 'number' || it.market.length === 0
      ? []
      : [{ indent: 2, label: 'Market', parts: it.market.map(name) }]),
    ...it.others.map(
      (each): Line => ({ indent: 2, label: kindLabels[each.kind] ?? 'Card', parts: [standing(each)] }),
    ),
    { indent: 2, label: 'Units', parts: it.units.length === 0 ? ['none'] : [] },
    ...it.units.flatMap((unit): Line[] => [
      { indent: 4, label: '', parts: [standing(unit)] },
      ...unit.attachments.map(
        (each): Line => ({
          indent: 6,
          label: each.kind === 'curse' ? 'Curse' : 'Weapon',
          parts: [standing(each)],
        }),
      ),
    ]),
  ]
}

const endings: Readonly<Record<string, (winner: string) => string>> = {
  health: (winner) => `${winner} wins: the other player has no Health left.`,
  'empty deck': (winner) => `${winner} wins: the other player's deck is empty.`,
  conceded: (winner) => `${winner} wins: the other player has conceded.`,
  time: (winner) => `${winner} wins: the other player is out of time.`,
}

const finished = (text: string): string => capital(typeset(text))

const book: Phrasebook = {
  lang: 'en',
  texts,
  acts: { concede: 'Concede', timeout: 'Out of time' },
  questions,
  prompt: (seat, question) => typeset(`${player(seat)}: ${question}`),
  option: (choice) => typeset(option(choice)),
  events: Object.fromEntries(
    Object.entries(events).map(([kind, say]) => [kind, (fields: Fields) => finished(say(fields))]),
  ) as Phrasebook['events'],
  phases,
  heading: (turn, current, you, phase) =>
    turn === 0
      ? capital(phases[phase])
      : `Turn ${turn}, ${player(current)} (${you ? 'you' : 'opponent'}): ${phases[phase]}`,
  siteAttacked: (site) => `The attack is on ${said(site)}.`,
  side: (it) => side(it).map((line) => ({ ...line, parts: line.parts.map(typeset) })),
  outcome: (seat, ending) => typeset((endings[ending] ?? ((winner) => `${winner} wins.`))(player(seat))),
}

export const words = wordsIn(book)
