import {
  type Act,
  act,
  type Sentence,
  type Subject,
  says,
  words,
} from '../../../../language/text/discourse.ts'
import { a, genitive, list, noun, phrase } from '../../../../language/text/english/nouns.ts'
import type { Amount, Duration, Objects, Things, To } from '../../language/nodes.ts'
import type { Context, LeafTable } from '../context.ts'
import { definitionWith } from '../names.ts'
import {
  describe,
  describedIn,
  describedThings,
  describeFilter,
  doerOf,
  hurtsYou,
  isByName,
  isMany,
  isOnPlaymat,
  isPick,
  isWholePlace,
  namingCursed,
  ownChoice,
  setOf,
  unionWord,
} from '../things.ts'
import { many, much, printed, value } from './amounts.ts'
import { symbols } from './conditions.ts'
import { newCard, newCards } from './created.ts'
import { damage, kinds, skills } from './lexicon.ts'
import { bare, gift, modActs } from './modifications.ts'
import { nameNoun, pronounsOf, shortName } from './nouns.ts'
import { nounPhrase, object, ownersOf, placesOf, thing, type Whole } from './phrases.ts'

export const you: Subject = { person: 'you', noun: 'you', again: 'you', pronoun: 'you' }
export const enemyPlayer: Subject = {
  person: 'one',
  noun: 'the enemy player',
  again: 'the enemy player',
  pronoun: 'they',
}
export const cursedPlayer: Subject = {
  person: 'one',
  noun: 'the cursed player',
  again: 'the cursed player',
  pronoun: 'they',
}
const eachPlayer: Subject = { person: 'one', noun: 'each player', again: 'each player', pronoun: 'they' }

const does = (...acts: Act[]): Sentence => says(you, ...acts)
const fixed = (words: string, person: 'one' | 'many', pronoun = 'it'): Subject => ({
  person,
  noun: words,
  again: words,
  pronoun,
})

/** Who does it: you, or the player whose cards they are. */
function doer(
  who: 'you' | 'enemy' | 'each',
  ctx: Context,
): { readonly subject: Subject; readonly ctx: Context } {
  if (who === 'you') return { subject: you, ctx }
  if (who === 'each') return { subject: eachPlayer, ctx: { ...ctx, doer: 'enemy' } }
  return { subject: ctx.enemy === 'cursed' ? cursedPlayer : enemyPlayer, ctx: { ...ctx, doer: 'enemy' } }
}

function playerSubject(who: Things | undefined, ctx: Context): Subject {
  if (who === undefined || (who.op === 'players' && who.who === 'you')) return you
  if (who.op === 'players' && who.who === 'enemy') return doer('enemy', ctx).subject
  if (who.op === 'players' && who.who === 'cursed') return cursedPlayer
  if (who.op === 'players' && who.who === 'each') return eachPlayer
  return fixed(thing(who, ctx), 'one', 'they')
}

/** What gets something, when it can be the subject: "Your units", "It", "The wielder". */
function getter(what: Objects, ctx: Context): Subject | undefined {
  if (isPick(what)) return undefined
  switch (what.op) {
    case 'self':
      return ctx.selfNamed
        ? fixed(pronounsOf(ctx.card).subject, 'one')
        : fixed(shortName(ctx.card), 'one', pronounsOf(ctx.card).subject)
    case 'the': {
      const binding = ctx.bindings.get(what.name)
      if (binding?.pick !== undefined) return undefined
      const said = thing(what, ctx)
      return fixed(said === 'them' ? 'they' : said, binding?.many ? 'many' : 'one')
    }
    case 'players':
      return what.who === 'you' ? undefined : fixed(thing(what, ctx), 'one')
    case 'union':
      return undefined
    case 'top':
    case 'topmost':
      return fixed(thing(what, ctx), what.n === 1 ? 'one' : 'many')
    case 'bearer':
    case 'ownerOf':
    case 'controllerOf':
    case 'windowSpell':
    case 'held':
      return fixed(thing(what, ctx), 'one')
    default: {
      // Cards that nobody sees are spoken of one by one: "each unit in your deck".
      const d = describedThings(what)
      const some = what.op === 'among' && what.of.op === 'the'
      return !some && (d === undefined || isOnPlaymat(d) || what.op === 'firstDrawn')
        ? fixed(thing(what, ctx, 'plural'), 'many', 'they')
        : fixed(thing(what, ctx, 'each'), 'one')
    }
  }
}

/** "+Strength this turn equal to …": how long it lasts comes before what the amount is. */
function lastingGift(gifts: string, until: string | undefined): string {
  const [what, ...rest] = gifts.split(' equal to ')
  return [phrase(what, until), ...rest].join(' equal to ')
}

/** "damage to an enemy equal to its cost": the target comes before what the amount depends on. */
function aimed(amount: string, target: string | undefined): string {
  const at = amount.search(/ equal to | for e(?:ach|very) /)
  return at < 0 ? phrase(amount, target) : `${phrase(amount.slice(0, at), target)}${amount.slice(at)}`
}

const lasting = (lasts: Duration | undefined, ctx: Context): string | undefined =>
  lasts === 'this turn'
    ? 'this turn'
    : lasts === 'while yours'
      ? `while you have ${shortName(ctx.card)}`
      : undefined

/** "into its owner's hand", "on top of your deck". */
function destination(to: To, what: Objects, ctx: Context): string {
  const d = describedIn(setOf(what), ctx.bindings)
  const bound = setOf(what)
  const whose =
    d !== undefined && !isOnPlaymat(d) && d.side === 'you'
      ? 'your'
      : d !== undefined && !isOnPlaymat(d) && d.side === 'enemy'
        ? 'the enemy'
        : bound.op === 'self'
          ? 'your'
          : d !== undefined && isOnPlaymat(d) && isManyObjects(what)
            ? "their owners'"
            : "its owner's"
  switch (to) {
    case 'hand':
      return `into ${whose} hand`
    case 'deck top':
      return `on top of ${whose} deck`
    case 'deck bottom':
      return `on the bottom of ${whose} deck`
    case 'deck random':
      return `into ${whose} deck`
    case 'void':
      return `into ${whose} void`
    case 'market':
      return 'into your market'
  }
}

const isManyObjects = (what: Objects): boolean =>
  isPick(what) ? what.how !== 'one' && what.n !== 1 : what.op === 'cards'

const side = { you: 'your', enemy: 'the enemy', both: 'each' } as const

/** The topmost fitting card of a deck is taken: "a Shadow Sigil from your deck". */
function taken(what: Objects, ctx: Context): string {
  const set = setOf(what)
  if (!isPick(what) && set.op === 'topmost' && isByName(describe(set.of))) {
    const d = describe(set.of)
    return phrase(
      many(set.n, { one: nounPhrase(d, 1, ctx), many: nounPhrase(d, 2, ctx) }, ctx),
      'from',
      placesOf(d.places, d.side, ctx),
    )
  }
  if (set.op === 'self' && ctx.selfIn !== undefined && ctx.selfIn !== 'playmat')
    return `${thing(set, ctx)} from your ${ctx.selfIn}`
  return object(what, ctx, 'all', 'from')
}

const simple =
  (verb: string, style: Whole = 'all') =>
  ({ what }: { readonly what: Objects }, ctx: Context): Sentence[] => [
    does(act(verb, object(what, ctx, style))),
  ]

/** The parts of a sum: what is done anyway, and what comes on top. */
const parts = (n: Amount): readonly Amount[] =>
  typeof n === 'object' && n.op === 'sum' ? [n.base, ...n.plus] : [n]

const health = { one: 'Health', many: 'Health' }
const armor = { one: 'Armor', many: 'Armor' }
const power = { one: 'power', many: 'power' }
const maximumPower = { one: 'maximum power', many: 'maximum power' }

const gains =
  (what: { one: string; many: string }) =>
  ({ n, who }: { readonly n: Amount; readonly who?: Things }, ctx: Context): Sentence[] =>
    parts(n).map((part, i) =>
      says(playerSubject(who, ctx), act('gain', much(part, what, ctx, i > 0 ? 'additional' : undefined))),
    )

const statWords = {
  strength: 'Strength',
  health: 'Health',
  both: 'Strength and Health',
  cost: 'cost',
} as const

export const effects: LeafTable = {
  deal: ({ n, to, by }, ctx) => {
    const ownUnit = by?.op === 'self' && hurtsYou(to)
    const subject =
      by === undefined ? you : by.op === 'self' ? getter(by, ctx)! : fixed(thing(by, ctx, 'each'), 'one')
    return parts(n).map((part, i) => {
      const target =
        i > 0 || (isPick(to) && unionWord(to.of) === 'anything')
          ? undefined
          : `to ${ownUnit ? 'you' : object(to, ctx, 'each')}`
      return says(
        subject,
        act(
          'deal',
          aimed(much(part, damage, namingCursed(to, ctx), i > 0 ? 'additional' : undefined), target),
        ),
      )
    })
  },
  kill: simple('kill'),
  sacrifice: ({ what }, ctx) => {
    const who = doer(doerOf(what), ctx)
    return [says(who.subject, act('sacrifice', sacrificed(ownChoice(what, who.ctx), who.ctx)))]
  },
  stun: simple('stun'),
  exhaust: simple('exhaust'),
  ready: simple('ready'),
  silence: simple('silence'),
  get: ({ what, mods, lasts, bare: noVerb }, ctx) => {
    const [only] = mods
    if (isPick(what) && mods.length === 1 && only?.op === 'cost') {
      const n = printed(only.by)
      if (n !== undefined) {
        const change = `the cost of ${object(what, ctx)} by ${Math.abs(n)}`
        return [does(act(n < 0 ? 'reduce' : 'increase', phrase(change, lasting(lasts, ctx))))]
      }
    }
    if (only?.op === 'rule')
      return [does(act('make', `${ownersOf({ op: 'self' }, ctx)} attacks deadly to players`))]
    const until = lasting(lasts, ctx)
    if (noVerb && mods.every((mod) => gift(mod, ctx) !== undefined))
      return [words(phrase(bare(mods, ctx), until))]
    const givable = mods.every(
      (mod) => gift(mod, ctx) !== undefined && !(mod.op === 'skill' && mod.skill === 'invulnerable'),
    )
    const subject = ctx.ordered && givable ? undefined : getter(what, ctx)
    if (subject === undefined && givable)
      return [
        does(
          act(
            'give',
            phrase(
              object(what, ctx, 'each'),
              lastingGift(list(mods.flatMap((mod) => gift(mod, ctx) ?? [])), until),
            ),
          ),
        ),
      ]
    const acts = modActs(mods, ctx, 'get', lasts)
    const last = acts.at(-1)
    const said = [
      ...acts.slice(0, -1),
      ...(last === undefined ? [] : [{ ...last, object: lastingGift(last.object, until) }]),
    ]
    return [
      says(
        subject ??
          fixed(
            object(what, ctx, 'each').replace(/^yourself\b/, 'you'),
            setOf(what).op === 'union' && !isPick(what) ? 'many' : 'one',
          ),
        ...said,
      ),
    ]
  },
  double: ({ what, stat }, ctx) => [
    does(
      act(
        'double',
        what.op === 'self' || what.op === 'the'
          ? `${ownersOf(what, ctx)} ${statWords[stat]}`
          : `the ${statWords[stat]} of ${object(what, ctx, 'each')}`,
      ),
    ),
  ],
  become: ({ what, stat, n }, ctx) => {
    const whose = isPick(what)
      ? `the ${statWords[stat]} of ${object(what, ctx)}`
      : what.op === 'self' || what.op === 'the'
        ? `${ownersOf(what, ctx)} ${statWords[stat]}`
        : `${genitive(thing(what, ctx, 'each'))} ${statWords[stat]}`
    return [says(fixed(whose, 'one'), act('become', value(n, ctx)))]
  },
  changeNumber: ({ what, by }, ctx) => [
    what.op === 'self'
      ? does(act('increase', `this ability by ${value(by, ctx)}`))
      : does(act('increase', `the damage dealt by ${object(what, ctx, 'each')} by ${value(by, ctx)}`)),
  ],
  draw: ({ n, who }, ctx) =>
    parts(n).map((part, i) =>
      says(playerSubject(who, ctx), act('draw', many(part, kinds.card, ctx, i > 0 ? 'additional' : ''))),
    ),
  drawFrom: ({ what }, ctx) => [does(act('draw', taken(what, ctx)))],
  discard: ({ what }, ctx) => {
    const whose = doerOf(what)
    const who = doer(whose, ctx)
    return [says(who.subject, act('discard', discarded(what, who.ctx, whose)))]
  },
  put: ({ what, to }, ctx) => [
    does(act('put', `${object(what, ctx, 'all', 'from')} ${destination(to, what, ctx)}`)),
  ],
  play: ({ what, exhausted, depleted, on }, ctx) => [
    does(
      act(
        'play',
        phrase(
          ctx.additional ? taken(what, ctx).replace(/^an? /, 'an additional ') : taken(what, ctx),
          on === undefined ? undefined : `on ${thing(on, ctx, 'each')}`,
          exhausted ? 'exhausted' : undefined,
          depleted ? 'depleted' : undefined,
        ),
      ),
    ),
  ],
  playNew: ({ card, n, on }, ctx) =>
    (n === undefined ? [undefined] : parts(n)).map((part, i) =>
      does(
        act(
          'play',
          phrase(
            i > 0 ? additional(card, part!, ctx) : newCard(card, part, ctx, false, ctx.additional),
            on === undefined ? undefined : `on ${thing(on, ctx, 'each')}`,
          ),
        ),
      ),
    ),
  drawNew: ({ card, n }, ctx) => [does(act('create'), act('draw', newCard(card, n, ctx)))],
  putNew: ({ card, n, to, of }, ctx) => {
    const whose = side[of ?? 'you']
    const place = {
      hand: 'hand',
      'deck top': 'deck',
      'deck bottom': 'deck',
      'deck random': 'deck',
      void: 'void',
      market: 'market',
    }[to]
    const into = to === 'deck top' ? 'on top of' : to === 'deck bottom' ? 'on the bottom of' : 'into'
    return [does(act('put', `${newCard(card, n, ctx)} ${into} ${whose} ${place}`))]
  },
  transform: ({ what, into }, ctx) => {
    const d = isPick(what) ? undefined : describedThings(what)
    const from =
      d !== undefined && isWholePlace(d)
        ? `all cards in ${placesOf(d.places, d.side, ctx)}`
        : object(what, ctx, isMany(what) ? 'all' : 'each')
    const made = isMany(what) ? newCards(into, ctx) : newCard(into, 1, ctx)
    return [does(act('transform', `${from} into ${made}`))]
  },
  steal: ({ what, lasts }, ctx) => [
    does(act('steal', phrase(object(what, ctx, 'all'), lasting(lasts, ctx)))),
  ],
  disappear: ({ what }, ctx) => [
    does(act('make', `${object(what, ctx)} disappear`)),
    words('it reappears at the start of the next turn'),
    { ...words('it keeps its attachments and plays no Summon effects'), aside: true },
  ],
  negate: simple('negate'),
  gainHealth: gains(health),
  gainArmor: gains(armor),
  gainInfluence: ({ influence }) => [does(act('gain', symbols(influence)))],
  gainInfluenceChosen: () => [does(act('gain', 'an influence of your choice'))],
  gainMaxPower: gains(maximumPower),
  gainPower: gains(power),
  getPlayer: ({ who, skill, lasts }, ctx) => {
    const until = lasting(lasts, ctx)
    const { verb, name, said } = skills[skill]
    const own = who.op === 'players' && who.who === 'you'
    const acting = verb === 'be' ? act('be', phrase(said ?? name, until)) : act('gain', phrase(name, until))
    if (!own) return [says(playerSubject(who, ctx), acting)]
    if (ctx.ordered) return [does(verb === 'be' ? { ...acting, verb: 'become' } : acting)]
    return [words(`you ${verb === 'be' ? 'are' : 'gain'} ${acting.object}`)]
  },
  healthBecomes: ({ who, n }, ctx) => [
    says(fixed(`${ownersOf(who, ctx)} Health`, 'one'), act('become', value(n, ctx))),
  ],
  markDepleted: ({ what }, ctx) => [
    says(getter(what, ctx) ?? fixed(object(what, ctx), 'one'), act('be', 'depleted when played')),
  ],
  swapWithMarket: ({ that, from }, ctx) => {
    const own = from === undefined ? 'a card' : a(nounPhrase(describeFilter(from, 'you', ['hand']), 1, ctx))
    const d = describeFilter(that, 'you', ['market'])
    const card = many(1, { one: nounPhrase(d, 1, ctx), many: nounPhrase(d, 2, ctx) }, ctx)
    return [
      says(you, { kind: 'may', acts: [act('swap', `${own} in your hand with ${card} in your market`)] }),
    ]
  },
  scout: () => [does(act('Scout'))],
  plunder: () => [does(act('Plunder'))],
  nightfall: () => [words('Nightfall')],
  nightEnds: () => [words('Night ends')],
  takeDebt: ({ n, who }, ctx) => [says(playerSubject(who, ctx), act('take', `${value(n, ctx)} debt`))],
  invoke: ({ influence }) => [does(act('Invoke', symbols(influence)))],
}

/** "an additional Spider for every three units in your void". */
function additional(card: Parameters<typeof newCard>[0], n: Amount, ctx: Context): string {
  const made =
    card.op === 'card' && definitionWith(card.id) !== undefined
      ? nameNoun(card.id)
      : noun(newCard(card, 1, ctx, true))
  return many(n, made, ctx, 'additional')
}

/** What a player discards: from a hand it goes without saying. */
export function discarded(what: Objects, ctx: Context, whose: 'you' | 'enemy' | 'each'): string {
  const set = setOf(what)
  const d = describedThings(set)
  if (whose === 'each')
    return d !== undefined && !isPick(what) ? 'their hand' : object(what, { ...ctx, doer: 'enemy' })
  if (!isPick(what) || d === undefined || d.places.length !== 1 || d.places[0] !== 'hand')
    return object(what, ctx, 'all')
  const there = { ...d, places: [] as const }
  const card = object(
    {
      ...what,
      of: {
        op: 'cards',
        in: [],
        of: 'both',
        ...('that' in set && set.that !== undefined ? { that: set.that as never } : {}),
      },
    },
    ctx,
  )
  if (whose === 'you' || what.how === 'random') return card
  return what.by === 'enemy'
    ? card.replace(/ of the enemy player's choice$/, '')
    : `${card} of your choice from ${placesOf(['hand'], there.side, ctx)}`
}

/** You can only sacrifice what is yours: "a unit". */
export function sacrificed(what: Objects, ctx: Context): string {
  const d = describedThings(setOf(what))
  if (isPick(what) && what.how === 'one' && d !== undefined && isOnPlaymat(d) && d.side === 'you')
    return object({ ...what, of: { ...(what.of as Extract<Things, { op: 'cards' }>), of: 'both' } }, ctx)
  return object(what, ctx, 'all')
}
