import { act, type Sentence, words } from '../../../../language/text/discourse.ts'
import { elide, typeset } from '../../../../language/text/french/elision.ts'
import { agree, list, possessive, the } from '../../../../language/text/french/nouns.ts'
import { inWords, ordinal, times } from '../../../../language/text/french/numbers.ts'
import { french as base, frenchButtons } from '../../../../language/text/french/sentence.ts'
import { conjugate, sayAll } from '../../../../language/text/french/verbs.ts'
import type { ActionWord, Event, Extra, Filter, Keyword, Side } from '../../language/nodes.ts'
import type { CardLanguage, Context, Occasion } from '../context.ts'
import { printed } from '../quantity.ts'
import { describedThings, describeFilter } from '../things.ts'
import { direct } from './acts.ts'
import { value } from './amounts.ts'
import { condition, symbols, unless } from './conditions.ts'
import { newCard } from './created.ts'
import { sacrificed } from './effects/damage-and-killing.ts'
import { discarded } from './effects/moving-cards.ts'
import { effects } from './effects.ts'
import { kinds, labels, player, skillName } from './lexicon.ts'
import { bare, ongoing } from './modifications.ts'
import { genderOf, nounPhrase, oneOf } from './noun-phrases.ts'
import { nameNoun, selfGender, selfStressed, shortName } from './nouns.ts'
import { object } from './objects.ts'
import { cursedPlayer, enemyPlayer, you } from './people.ts'
import { eachOf, thing } from './phrases.ts'
import { placesOf } from './places.ts'

const clause = (text: string): Occasion => ({ kind: 'clause', words: text })
const time = (text: string): Occasion => ({ kind: 'time', words: text })

const actor = ({ card }: Context): string =>
  card.kind === 'weapon'
    ? the({ one: 'porteur', many: 'porteurs', gender: 'm' }, 1)
    : card.kind === 'curse'
      ? the(kinds.unit, 1, 'unité maudite')
      : shortName(card)

/** « une unité », « une autre unité », « l'une de vos unités », « une unité ennemie ». */
function some(that: Filter | undefined, side: Side, ctx: Context, other = false): string {
  const d = describeFilter(that ?? { op: 'kind', kind: 'unit' }, side, ['playmat'])
  const another = other || d.other
  if (d.side !== 'you') return oneOf({ ...d, other: another }, ctx, another)
  const gender = genderOf(d)
  const one = another ? `${gender === 'f' ? 'une' : 'un'} autre` : gender === 'f' ? "l'une" : "l'un"
  return `${one} de vos ${nounPhrase(d, 2, ctx)}`
}

/** A card that is played or drawn: whose it is goes without saying. */
const played = (that: Filter | undefined, ctx: Context, other = false): string =>
  that === undefined ? (other ? 'une autre carte' : 'une carte') : some(that, 'both', ctx, other)

const players = { you: 'vous', enemy: the(player, 1, 'joueur adverse'), both: 'un joueur' } as const
/** A cursed relic speaks of the player it lies on. */
const acts = (by: Side, verb: string, ctx: Context): string =>
  `${by === 'enemy' && ctx.card.kind === 'cursed relic' ? the(player, 1, 'joueur maudit') : players[by]} ${conjugate(verb, by === 'you' ? 'you' : 'one')}`

const turns = {
  you: 'de votre tour',
  enemy: 'du tour adverse',
  both: 'de chaque tour',
  cursed: 'du tour du joueur maudit',
} as const

function turn(word: 'au début' | 'à la fin', of: Side | 'cursed'): Occasion {
  const text = `${word} ${turns[of]}`
  return of === 'cursed' ? { kind: 'time', words: text, about: cursedPlayer } : time(text)
}

function playedWords(event: Extract<Event, { op: 'played' }>, ctx: Context): Occasion {
  const { that, by, ordinal: nth, other, onThis } = event
  const d = describeFilter(that, 'both', ['playmat'])
  if (onThis) {
    const what = played(that, ctx)
    const passive = `${what} est ${agree('joué', genderOf(d), 1)}`
    return clause(
      `${by === 'both' ? passive : `${acts(by, 'jouer', ctx)} ${what}`} directement sur ${actor(ctx)}`,
    )
  }
  if (nth !== undefined) {
    const noun = { one: nounPhrase(d, 1, ctx), many: nounPhrase(d, 2, ctx), gender: genderOf(d) }
    const what = possessive(by === 'you' ? 'you' : 'one', noun, 1, `${ordinal(nth, noun.gender)} ${noun.one}`)
    return clause(`${acts(by, 'jouer', ctx)} ${what} ${nth === 1 ? 'de chaque tour' : 'du tour'}`)
  }
  return clause(`${acts(by, 'jouer', ctx)} ${played(that, ctx, other)}`)
}

const keywords: Readonly<Record<Extra['keyword'], string>> = {
  Amplify: 'Amplification',
  Spellcraft: 'Art des sorts',
  Decimate: 'Décimation',
  Contract: 'Contrat',
  Mentor: 'Mentor',
}
const skillWords: Readonly<Record<Keyword['keyword'], string>> = {
  Exalted: 'Exalté',
  Nomad: 'Nomade',
  Corrupted: 'Corrompu',
  Imbue: 'Imprégnation',
}
const actionWords: Readonly<Record<ActionWord, string>> = { Recruit: 'un Recrutement', Hunt: 'une Chasse' }

/** Stands before a capital that is only one because a sentence begins there. */
const RAISED = '\u2063'
const capital = (text: string): string =>
  text.replace(/^\p{Ll}/u, (first) => `${RAISED}${first.toUpperCase()}`)
const lowered = (text: string): string =>
  text.replace(new RegExp(`^${RAISED}(.)`, 'u'), (_, first: string) => first.toLowerCase())
/** What is left of the marks when all is said. */
export const unmarked = (text: string): string => text.replaceAll(RAISED, '')

export const french: CardLanguage = {
  speech: {
    ...base,
    finish: (text) => {
      const set = capital(typeset(elide(text)))
      return /[.:]$/.test(set) ? set : `${set}.`
    },
    // French goes on in small letters after a colon.
    label: (label, text) => base.label(label, lowered(text)),
  },
  you,
  enemyPlayer,
  effects,
  events: {
    summon: (_, ctx) => clause(`vous jouez ${shortName(ctx.card)}`),
    entomb: (_, ctx) => clause(`${actor(ctx)} meurt`),
    infiltrate: (_, ctx) =>
      clause(`${actor(ctx)} inflige pour la première fois des dégâts au joueur adverse`),
    played: playedWords,
    drawn: (_, ctx) => clause(`vous piochez ${shortName(ctx.card)}`),
    cardDrawn: ({ that, by, additional }, ctx) =>
      clause(`${acts(by, 'piocher', ctx)} ${played(that, ctx)}${additional ? ' supplémentaire' : ''}`),
    attacks: ({ that }, ctx) => clause(`${that === undefined ? actor(ctx) : some(that, 'you', ctx)} attaque`),
    attackDeclared: ({ by, that, exactlyOne, onPlayer }, ctx) => {
      const attack = `${acts(by, 'attaquer', ctx)}${onPlayer ? ` ${players.enemy}` : ''}`
      const d = describeFilter(that ?? { op: 'kind', kind: 'unit' }, 'both', ['playmat'])
      const noun = nounPhrase(d, exactlyOne ? 1 : 2, ctx)
      const one = genderOf(d) === 'f' ? 'une' : 'un'
      return clause(
        exactlyOne
          ? `${attack} avec exactement ${one} ${noun}`
          : that === undefined
            ? attack
            : by === 'both'
              ? `${one} ou plusieurs ${noun} attaquent`
              : `${attack} avec ${one} ou plusieurs ${noun}`,
      )
    },
    warcried: () => clause('vous poussez un Cri de guerre'),
    blocks: ({ orIsBlocked }, ctx) =>
      clause(
        orIsBlocked
          ? `une unité bloque ${actor(ctx)} ou est bloquée par ${ctx.card.kind === 'weapon' ? 'lui' : selfStressed(ctx.card)}`
          : `${actor(ctx)} bloque`,
      ),
    dies: ({ that, of, other }, ctx) => clause(`${some(that, of, ctx, other)} meurt`),
    goesToVoid: ({ that, other }, ctx) => clause(`${played(that, ctx, other)} va dans un Néant`),
    discarded: (_, ctx) => clause(`${shortName(ctx.card)} est ${agree('défaussé', selfGender(ctx.card), 1)}`),
    sacrificed: ({ that, of }, ctx) => clause(`${acts(of, 'sacrifier', ctx)} ${some(that, 'both', ctx)}`),
    hits: ({ that }, ctx) =>
      clause(`${that === undefined ? actor(ctx) : some(that, 'both', ctx)} blesse le joueur adverse`),
    damaged: (_, ctx) => clause(`${actor(ctx)} subit des dégâts`),
    healthGained: ({ orArmor }) =>
      clause(orArmor ? "vous gagnez des points de vie ou de l'armure" : 'vous gagnez des points de vie'),
    bearerDies: (_, ctx) => clause(`${actor(ctx)} meurt`),
    playerHit: ({ of }) =>
      clause(
        of === 'cursed'
          ? 'une ou plusieurs unités blessent le joueur maudit'
          : 'une ou plusieurs unités vous blessent',
      ),
    student: (_, ctx) => clause(`${actor(ctx)} devient un Élève`),
    ally: ({ that }, ctx) => clause(`vous avez ${some(that, 'both', ctx, true)}`),
    influenceGained: () => clause("vous gagnez de l'influence"),
    startOfTurn: ({ of }) => turn('au début', of),
    endOfTurn: ({ of }) => turn('à la fin', of),
  },
  costs: {
    pay: ({ n }) => act('payer', String(n)),
    exhaust: ({ what }, ctx) => direct('épuiser', object(what, ctx)),
    sacrifice: ({ what }, ctx) => direct('sacrifier', sacrificed(what, ctx)),
    discard: ({ what }, ctx) => direct('défausser', discarded(what, ctx, 'you')),
    spendAll: () => act('dépenser', 'votre puissance restante'),
    twist: () => act('subir', 'une Torsion'),
    loseMaxPower: ({ n }) => act('perdre', `${n} de puissance maximale`),
    debt: ({ n }) => act('contracter', `une dette de ${n}`),
  },
  playRules: {
    depletedUnless: (rule, ctx) => [words(`tarie${unless(rule.condition, ctx)}`)],
    freeIf: (rule, ctx) => {
      const free = agree('gratuit', selfGender(ctx.card), 1)
      return [
        words(
          rule.condition.op === 'firstTurn'
            ? `${free} à votre premier tour`
            : `${free} si ${condition(rule.condition, ctx)}`,
        ),
      ]
    },
    onlyOn: (rule, ctx) => [
      words(
        `ne peut être ${agree('joué', selfGender(ctx.card), 1)} que sur ${some({ op: 'and', all: [{ op: 'kind', kind: 'unit' }, rule.that] }, 'both', ctx)}`,
      ),
    ],
    bargain: (rule, ctx): Sentence[] => [
      { ...words(condition(rule.condition, ctx)), paragraph: 'Marchandage' },
    ],
    unstoppable: (_rule, ctx) => [
      words(
        `${shortName(ctx.card)} ne peut être ni ${agree('annulé', selfGender(ctx.card), 1)} ni ${agree('arrêté', selfGender(ctx.card), 1)} par une Égide`,
      ),
    ],
    bond: () => [words('Lien')],
    shift: ({ n }) => [words(`Décalage ${n}`)],
    transmute: ({ maxPower, into }, ctx): Sentence[] => [
      { ...words(newCard({ op: 'card', id: into }, 1, ctx, true)), paragraph: `Transmutation ${maxPower}` },
    ],
  },
  when: (text) => `quand ${text}`,
  eachTime: (text) => `chaque fois que ${text}`,
  if: (node, ctx) => `si ${condition(node, ctx)}`,
  while: (node, ctx) => `tant que ${condition(node, ctx)}`,
  whileIn: (places, ctx) =>
    `tant que ${shortName(ctx.card)} est ${placesOf(places, 'you', ctx, 'dans').replace(/ et /, ' ou ')}`,
  otherwise: 'sinon',
  instead: ' à la place',
  ifDone: 'si vous le faites',
  oncePerTurn: 'une fois par tour',
  endOfTurn: 'à la fin du tour',
  purpose: (paid, goal) => `${sayAll(paid, 'imperative')} pour ${sayAll(goal, 'infinitive')}`,
  chooses: (ways, by) =>
    words(
      by === 'you'
        ? `choisissez : ${list(
            ways.map((way) => lowered(way.replace(/[.]$/, ''))),
            'ou',
          )}`
        : `${the(player, 1, 'joueur adverse')} choisit : ${ways.map((way) => lowered(way.replace(/[.]$/, ''))).join(', ou ')}`,
    ),
  choiceOf: (verb, objects, chance) =>
    chance
      ? act(
          verb,
          objects.length > 2 ? `au hasard ${list(objects, 'ou')}` : `${list(objects, 'ou')} au hasard`,
        )
      : act(verb, `au choix ${list(objects, 'ou')}`),
  ways: (ways, by) =>
    ways.map((way) => (by === 'you' ? sayAll(way, 'imperative') : `il ${sayAll(way, 'one')}`)),
  waysAreOrders: false,
  atRandom: (ways) => words(`au hasard, ${list(ways, 'ou')}`),
  nothingHasAegis: words('ni les unités ni les joueurs ne peuvent avoir Égide'),
  andObjects: (objects) => list(objects),
  origin: / de votre \S+$/,
  whichOfThese: (verb, pick, ctx) => {
    const d = pick.of.op === 'among' ? describeFilter(pick.of.that, 'both', []) : undefined
    const noun = d === undefined ? undefined : nounPhrase(d, 1, ctx)
    const quel = d !== undefined && genderOf(d) === 'm' ? 'quel' : 'quelle'
    const does = verb === 'drawFrom' ? ' piochez-vous' : ' choisissez-vous'
    return noun === undefined
      ? typeset(`laquelle de ces cartes${does} ?`)
      : typeset(elide(`${quel} ${noun}${does} parmi ces cartes ?`))
  },
  whichToSwap: ({ of }, ctx) => {
    const d = describedThings(of)!
    const quel = genderOf(d) === 'm' ? 'quel' : 'quelle'
    const noun = nounPhrase(d, 1, ctx)
    return typeset(
      elide(
        d.places.includes('market')
          ? `${quel} ${noun} de votre marché prenez-vous ?`
          : `${quel} ${noun} de votre main donnez-vous en échange ?`,
      ),
    )
  },
  whoTakes: (n, ctx) =>
    typeset(
      typeof n === 'number'
        ? `qui subit ${n} ${n >= 2 ? 'dégâts' : 'dégât'} ?`
        : n.op === 'number'
          ? 'qui subit les dégâts ?'
          : elide(`qui subit un nombre de dégâts égal à ${value(n, ctx)} ?`),
    ),
  chosen: (pick, ctx) => direct('choisir', object(pick, ctx)),
  forEach: (of, ctx) => `pour ${eachOf(of, ctx)}`,
  times: (n, ctx) => {
    const fixed = printed(n)
    if (fixed !== undefined) return ` ${times(fixed)}`
    return typeof n === 'object' && n.op === 'count'
      ? `, une fois pour ${eachOf(n.of, ctx)}`
      : `, autant de fois que ${value(n, ctx)}`
  },
  repeatWhile: (node, until, ctx) =>
    words(
      until ? `recommencez, sauf si ${condition(node, ctx)}` : `recommencez tant que ${condition(node, ctx)}`,
    ),
  afterTimes: (n) => `après ${inWords(n, 'f')} fois`,
  dies: (of, ctx) =>
    `quand ${of === undefined || of.op === 'self' ? shortName(ctx.card) : thing(of, ctx)} meurt`,
  skillLine: (card) => typeset(elide(card.skills.map(skillName).join(', '))),
  label: (label) => labels[label],
  ultimate: 'Ultime',
  extra: ({ keyword, costs }) => {
    const paid = costs.find((cost) => cost.op === 'pay')
    const owed = costs.find((cost) => cost.op === 'debt')
    const n = paid?.n ?? owed?.n
    return n === undefined ? keywords[keyword] : `${keywords[keyword]} ${n}`
  },
  keyword: ({ keyword, n }) =>
    n === undefined || (keyword === 'Nomad' && n === 1) ? skillWords[keyword] : `${skillWords[keyword]} ${n}`,
  mastery: (n) => `Maîtrise ${n}`,
  ally: (that, ctx) => {
    const d = describeFilter(that, 'both', [])
    return `${agree('Allié', genderOf(d), 1)} ${nounPhrase(d, 1, ctx)}`
  },
  action: (word, n) => act('faire', n === undefined ? actionWords[word] : `${actionWords[word]} ${n}`),
  influence: symbols,
  influenceOfIt: act('gagner', "l'influence correspondante"),
  bare,
  ongoing,
  agenda: (ids) => ({ ...words(ids.map((id) => nameNoun(id).one).join(', ')), paragraph: 'Programme' }),
}

/** On buttons what you do is an infinitive, costs as well. */
export const frenchOnButtons: CardLanguage = {
  ...french,
  speech: { ...french.speech, clause: frenchButtons.clause },
  purpose: (paid, goal) => `${sayAll(paid, 'infinitive')} pour ${sayAll(goal, 'infinitive')}`,
}
