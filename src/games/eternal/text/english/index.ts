import { act, type Sentence, words } from '../../../../language/text/discourse.ts'
import { a, list } from '../../../../language/text/english/nouns.ts'
import { inWords, ordinal, times } from '../../../../language/text/english/numbers.ts'
import { english as base } from '../../../../language/text/english/sentence.ts'
import { typeset } from '../../../../language/text/english/typeset.ts'
import { sayAll, third } from '../../../../language/text/english/verbs.ts'
import type { Event, Filter, Side } from '../../language/nodes.ts'
import type { CardLanguage, Context, Occasion } from '../context.ts'
import { printed } from '../quantity.ts'
import { describedThings, describeFilter } from '../things.ts'
import { value } from './amounts.ts'
import { condition, symbols, unless } from './conditions.ts'
import { newCard } from './created.ts'
import { sacrificed } from './effects/damage-and-killing.ts'
import { discarded } from './effects/moving-cards.ts'
import { effects } from './effects.ts'
import { labels, skillName } from './lexicon.ts'
import { bare, ongoing } from './modifications.ts'
import { nounPhrase } from './noun-phrases.ts'
import { nameNoun, shortName } from './nouns.ts'
import { cursedPlayer, enemyPlayer, you } from './people.ts'
import { eachOf, object, thing } from './phrases.ts'
import { placesOf } from './places.ts'

const clause = (text: string): Occasion => ({ kind: 'clause', words: text })
const time = (text: string): Occasion => ({ kind: 'time', words: text })

/** The card itself in an event; a weapon speaks of the unit it is on. */
const actor = ({ card }: Context): string =>
  card.kind === 'weapon' ? 'the wielder' : card.kind === 'curse' ? 'the cursed unit' : shortName(card)

/** "a unit", "another unit", "one of your units", "an enemy unit". */
function some(that: Filter | undefined, side: Side, ctx: Context, other = false): string {
  const d = describeFilter(that ?? { op: 'kind', kind: 'unit' }, side, ['playmat'])
  if (d.side === 'you') return `one of your ${nounPhrase({ ...d, other: d.other || other }, 2, ctx)}`
  const noun = nounPhrase(d, 1, ctx, 'or', false)
  return other || d.other ? `another ${noun}` : a(noun)
}

/** A card that is played or drawn: whose it is goes without saying. */
const played = (that: Filter | undefined, ctx: Context, other = false): string =>
  that === undefined ? (other ? 'another card' : 'a card') : some(that, 'both', ctx, other)

const players = { you: 'you', enemy: 'the enemy player', both: 'a player' } as const
/** A cursed relic speaks of the player it lies on. */
const acts = (by: Side, verb: string, ctx: Context): string =>
  by === 'enemy' && ctx.card.kind === 'cursed relic'
    ? `the cursed player ${third(verb)}`
    : `${players[by]} ${by === 'you' ? verb : third(verb)}`

const turns = {
  you: 'your turn',
  enemy: 'the enemy turn',
  both: 'each turn',
  cursed: "the cursed player's turn",
} as const

function turn(word: 'start' | 'end', of: Side | 'cursed'): Occasion {
  const text = `at the ${word} of ${turns[of]}`
  return of === 'cursed' ? { kind: 'time', words: text, about: cursedPlayer } : time(text)
}

function playedWords(event: Extract<Event, { op: 'played' }>, ctx: Context): Occasion {
  const { that, by, ordinal: nth, other, onThis } = event
  if (onThis)
    return clause(
      `${by === 'both' ? `${played(that, ctx)} is played` : `${acts(by, 'play', ctx)} ${played(that, ctx)}`} directly on ${actor(ctx)}`,
    )
  if (nth !== undefined) {
    const d = describeFilter(that, 'both', ['playmat'])
    const whose = by === 'you' ? 'your' : 'their'
    return clause(
      `${acts(by, 'play', ctx)} ${whose} ${ordinal(nth)} ${nounPhrase(d, 1, ctx)} ${nth === 1 ? 'each turn' : 'in a turn'}`,
    )
  }
  return clause(`${acts(by, 'play', ctx)} ${played(that, ctx, other)}`)
}

/** Eternal capitalises only what begins with a letter: "+1/+1 and Overwhelm." stays. */
const capital = (text: string): string => text.replace(/^\p{L}/u, (first) => first.toUpperCase())
const finish = (text: string): string => {
  const set = capital(typeset(text))
  return /[.:]$/.test(set) ? set : `${set}.`
}

export const english: CardLanguage = {
  speech: {
    ...base,
    finish,
  },
  you,
  enemyPlayer,
  effects,
  events: {
    summon: (_, ctx) => clause(`you play ${shortName(ctx.card)}`),
    entomb: (_, ctx) => clause(`${actor(ctx)} dies`),
    infiltrate: (_, ctx) => clause(`${actor(ctx)} damages the enemy player for the first time`),
    played: playedWords,
    drawn: (_, ctx) => clause(`you draw ${shortName(ctx.card)}`),
    cardDrawn: ({ that, by, additional }, ctx) => {
      const card = played(that, ctx)
      return clause(`${acts(by, 'draw', ctx)} ${additional ? card.replace(/^an? /, 'an additional ') : card}`)
    },
    attacks: ({ that }, ctx) => clause(`${that === undefined ? actor(ctx) : some(that, 'you', ctx)} attacks`),
    attackDeclared: ({ by, that, exactlyOne, onPlayer }, ctx) => {
      const attack = `${acts(by, 'attack', ctx)}${onPlayer ? ' the enemy player' : ''}`
      const d = describeFilter(that ?? { op: 'kind', kind: 'unit' }, 'both', ['playmat'])
      const noun = nounPhrase(d, exactlyOne ? 1 : 2, ctx)
      return clause(
        exactlyOne
          ? `${attack} with exactly one ${noun}`
          : that === undefined
            ? attack
            : by === 'both'
              ? `one or more ${noun} attack`
              : `${attack} with one or more ${noun}`,
      )
    },
    warcried: () => clause('you warcry'),
    blocks: ({ orIsBlocked }, ctx) =>
      clause(orIsBlocked ? `a unit blocks or is blocked by ${actor(ctx)}` : `${actor(ctx)} blocks`),
    dies: ({ that, of, other }, ctx) => clause(`${some(that, of, ctx, other)} dies`),
    goesToVoid: ({ that, other }, ctx) => clause(`${played(that, ctx, other)} goes to a void`),
    discarded: (_, ctx) => clause(`${shortName(ctx.card)} is discarded`),
    sacrificed: ({ that, of }, ctx) => clause(`${acts(of, 'sacrifice', ctx)} ${some(that, 'both', ctx)}`),
    hits: ({ that }, ctx) =>
      clause(`${that === undefined ? actor(ctx) : some(that, 'both', ctx)} hits the enemy player`),
    damaged: (_, ctx) => clause(`${actor(ctx)} takes damage`),
    healthGained: ({ orArmor }) => clause(orArmor ? 'you gain Health or Armor' : 'you gain Health'),
    bearerDies: (_, ctx) => clause(`${actor(ctx)} dies`),
    playerHit: ({ of }) => clause(`one or more units hit ${of === 'cursed' ? 'the cursed player' : 'you'}`),
    student: (_, ctx) => clause(`${actor(ctx)} is a Student`),
    ally: ({ that }, ctx) => clause(`you have ${some(that, 'both', ctx, true)}`),
    influenceGained: () => clause('you gain influence'),
    startOfTurn: ({ of }) => turn('start', of),
    endOfTurn: ({ of }) => turn('end', of),
  },
  costs: {
    pay: ({ n }) => act('pay', String(n)),
    exhaust: ({ what }, ctx) => act('exhaust', object(what, ctx)),
    sacrifice: ({ what }, ctx) => act('sacrifice', sacrificed(what, ctx)),
    discard: ({ what }, ctx) => act('discard', discarded(what, ctx, 'you')),
    spendAll: () => act('spend', 'your remaining power'),
    twist: (_, ctx) => act('twist', shortName(ctx.card)),
    loseMaxPower: ({ n }) => act('lose', `${n} maximum power`),
    debt: ({ n }) => act('take', `${n} debt`),
  },
  playRules: {
    depletedUnless: (rule, ctx) => [words(`Depleted ${unless(rule.condition, ctx)}`)],
    freeIf: (rule, ctx) => [
      words(
        rule.condition.op === 'firstTurn'
          ? 'free on your first turn'
          : `free if ${condition(rule.condition, ctx)}`,
      ),
    ],
    onlyOn: (rule, ctx) => [
      words(
        `can only be played on ${some({ op: 'and', all: [{ op: 'kind', kind: 'unit' }, rule.that] }, 'both', ctx)}`,
      ),
    ],
    bargain: (rule, ctx): Sentence[] => [{ ...words(condition(rule.condition, ctx)), paragraph: 'Bargain' }],
    unstoppable: (_rule, ctx) => [words(`${shortName(ctx.card)} can't be negated or stopped by Aegis`)],
    bond: () => [words('Bond')],
    shift: ({ n }) => [words(`Shift ${n}`)],
    transmute: ({ maxPower, into }, ctx): Sentence[] => [
      { ...words(newCard({ op: 'card', id: into }, 1, ctx, true)), paragraph: `Transmute ${maxPower}` },
    ],
  },
  when: (text) => `when ${text}`,
  eachTime: (text) => `each time ${text}`,
  if: (node, ctx) => `if ${condition(node, ctx)}`,
  while: (node, ctx) => `while ${condition(node, ctx)}`,
  whileIn: (places, ctx) =>
    `while ${shortName(ctx.card)} is in ${placesOf(places, 'you', ctx).replace(/ and /, ' or ')}`,
  otherwise: 'otherwise',
  instead: ' instead',
  ifDone: 'if you do',
  oncePerTurn: 'once per turn',
  endOfTurn: 'at the end of the turn',
  purpose: (paid, goal) => `${sayAll(paid, 'imperative')} to ${sayAll(goal, 'infinitive')}`,
  chooses: (ways, by) =>
    words(
      by === 'you'
        ? `choose one: ${list(
            ways.map((way) => way.replace(/[.]$/, '')),
            'or',
          )}`
        : `the enemy player must choose: ${ways.map((way) => way.replace(/[.]$/, '')).join(', or ')}`,
    ),
  choiceOf: (verb, all, chance) => {
    // "give it Flying or Charge", not "it Flying or it Charge".
    const whom =
      ['it ', 'them ', 'him ', 'her '].find((each) => all.every((object) => object.startsWith(each))) ?? ''
    const objects = all.map((object) => object.slice(whom.length))
    return act(
      verb,
      chance
        ? objects.length > 2
          ? `${whom}one of these at random: ${list(objects, 'or')}`
          : `${whom}${list(objects, 'or')} at random`
        : `${whom}your choice of ${list(objects, 'or')}`,
    )
  },
  ways: (ways) => ways.map((way) => sayAll(way, 'imperative')),
  waysAreOrders: true,
  atRandom: (ways) => words(`at random, ${list(ways, 'or')}`),
  nothingHasAegis: words('nothing can have Aegis'),
  andObjects: (objects) => list(objects),
  origin: / from your \w+$/,
  whichOfThese: (verb, pick, ctx) => {
    const noun =
      pick.of.op === 'among' ? nounPhrase(describeFilter(pick.of.that, 'both', []), 1, ctx) : undefined
    const which = noun === undefined ? 'which of these cards' : `which ${noun} from among these cards`
    return verb === 'drawFrom' ? `draw ${which}?` : `${which}?`
  },
  whichToSwap: ({ of }, ctx) => {
    const d = describedThings(of)!
    const noun = nounPhrase(d, 1, ctx)
    return d.places.includes('market')
      ? `take which ${noun} from your market?`
      : `give which ${noun} from your hand for it?`
  },
  whoTakes: (n, ctx) =>
    typeof n === 'number'
      ? `who takes ${n} damage?`
      : n.op === 'number'
        ? 'who takes the damage?'
        : `who takes damage equal to ${value(n, ctx)}?`,
  chosen: (pick, ctx) => act('choose', object(pick, ctx)),
  forEach: (of, ctx) => `for each ${eachOf(of, ctx)}`,
  times: (n, ctx) => {
    const fixed = printed(n)
    if (fixed !== undefined) return ` ${times(fixed)}`
    return typeof n === 'object' && n.op === 'count'
      ? `, once for each ${eachOf(n.of, ctx)}`
      : `, as many times as ${value(n, ctx)}`
  },
  repeatWhile: (node, until, ctx) =>
    words(`repeat this ${until ? 'until' : 'while'} ${condition(node, ctx)}`),
  afterTimes: (n) => `after doing this ${inWords(n)} times`,
  dies: (of, ctx) =>
    `when ${of === undefined || of.op === 'self' ? shortName(ctx.card) : thing(of, ctx)} dies`,
  skillLine: (card) => typeset(card.skills.map(skillName).join(', ')),
  label: (label) => labels[label],
  ultimate: 'Ultimate',
  extra: ({ keyword, costs }) => {
    const paid = costs.find((cost) => cost.op === 'pay')
    const owed = costs.find((cost) => cost.op === 'debt')
    const n = paid?.n ?? owed?.n
    return n === undefined ? keyword : `${keyword} ${n}`
  },
  keyword: ({ keyword, n }) =>
    n === undefined || (keyword === 'Nomad' && n === 1) ? keyword : `${keyword} ${n}`,
  mastery: (n) => `Mastery ${n}`,
  ally: (that, ctx) => `${nounPhrase(describeFilter(that, 'both', []), 1, ctx)} Ally`,
  action: (word, n) => act(word, n === undefined ? '' : String(n)),
  influence: symbols,
  influenceOfIt: act('gain', 'an influence of that type'),
  bare,
  ongoing,
  agenda: (ids) => ({ ...words(ids.map((id) => nameNoun(id).one).join(', ')), paragraph: 'Agenda' }),
}
