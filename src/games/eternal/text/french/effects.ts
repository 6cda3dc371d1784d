import {
  type Act,
  act,
  type Sentence,
  type Subject,
  says,
  words,
} from '../../../../language/text/discourse.ts'
import { list, m, type Noun, nominative, phrase, the, un } from '../../../../language/text/french/nouns.ts'
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
  isSearched,
  isWholePlace,
  namingCursed,
  ownChoice,
  setOf,
  unionWord,
} from '../things.ts'
import { cost, health, isThatMuch, many, measure, much, printed, strength, value } from './amounts.ts'
import { symbols } from './conditions.ts'
import { newCard, newCards } from './created.ts'
import { copy, damage, kinds, lifePoint, places, player, skills } from './lexicon.ts'
import { bare, gift, modActs, weakens } from './modifications.ts'
import { nameNoun, selfSubject, shortName } from './nouns.ts'
import {
  type DirectObject,
  genderOf,
  indirect,
  nounPhrase,
  object,
  oneOf,
  ownedBy,
  ownedTogether,
  placesOf,
  pronounFor,
  reference,
  thing,
  type Whole,
} from './phrases.ts'

const joueur = (words: string): Subject => {
  const noun = the(player, 1, words)
  return { person: 'one', noun, again: noun, pronoun: 'il' }
}
export const you: Subject = { person: 'you', noun: 'vous', again: 'vous', pronoun: 'vous' }
export const enemyPlayer: Subject = joueur('joueur adverse')
export const cursedPlayer: Subject = joueur('joueur maudit')
const eachPlayer: Subject = { person: 'one', noun: 'chaque joueur', again: 'chaque joueur', pronoun: 'il' }

const does = (...acts: Act[]): Sentence => says(you, ...acts)
const fixed = (words: string, person: 'one' | 'many', pronoun = 'elle'): Subject => ({
  person,
  noun: words,
  again: words,
  pronoun,
})

/** A verb with its object, which may be a pronoun, and what follows. */
export const direct = (verb: string, { words: what, clitic }: DirectObject, after?: string): Act =>
  act(verb, phrase(what, after), clitic === undefined ? {} : { clitic })

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
  return fixed(thing(who, ctx), 'one', 'il')
}

interface Getter {
  readonly subject: Subject
  readonly gender: 'm' | 'f'
  readonly many: boolean
}

/** What gains something, when it can be the subject: « Vos unités », « Elle », « Le porteur ». */
function getter(what: Objects, ctx: Context): Getter | undefined {
  if (isPick(what)) return undefined
  const is = (words: string, gender: 'm' | 'f', plural = false): Getter => ({
    subject: fixed(words, plural ? 'many' : 'one', nominative(gender, plural ? 2 : 1)),
    gender,
    many: plural,
  })
  switch (what.op) {
    case 'self':
      return is(ctx.selfNamed ? selfSubject(ctx.card) : shortName(ctx.card), nameNoun(ctx.card.id).gender)
    case 'the': {
      if (ctx.bindings.get(what.name)?.pick !== undefined) return undefined
      const it = reference(what.name, ctx)
      return is(it.pronoun ? pronounFor(it) : it.words, it.gender, it.n >= 2)
    }
    case 'players':
      return what.who === 'you' ? undefined : is(thing(what, ctx), 'm')
    case 'union':
      return undefined
    case 'bearer':
      return is(thing(what, ctx), what.word === 'wielder' ? 'm' : 'f')
    case 'top':
    case 'topmost':
      return is(thing(what, ctx), genderOf(describedThings(what)!), what.n !== 1)
    case 'ownerOf':
    case 'controllerOf':
    case 'windowSpell':
    case 'held':
    case 'except':
      return is(thing(what, ctx), 'm')
    default: {
      const d = describedThings(what)
      if (what.op === 'among' && what.of.op === 'the') return is(thing(what, ctx, 'each'), 'f')
      if (d === undefined || isOnPlaymat(d) || what.op === 'firstDrawn')
        return is(thing(what, ctx, 'plural'), d === undefined ? 'f' : genderOf(d), true)
      return is(thing(what, ctx, 'each'), genderOf(d))
    }
  }
}

/** « −X/−X à une unité ce tour-ci, X étant … »: what X is comes last. */
function givenTo(gifts: string, to: string, until: string | undefined): string {
  const [what, ...rest] = gifts.split(', X étant ')
  return [phrase(what, to, until), ...rest].join(', X étant ')
}

const lasting = (lasts: Duration | undefined, ctx: Context): string | undefined =>
  lasts === 'this turn'
    ? 'ce tour-ci'
    : lasts === 'while yours'
      ? `tant que vous avez ${shortName(ctx.card)}`
      : undefined

const preposition = (to: To): string => (to === 'deck top' ? 'sur' : to === 'deck bottom' ? 'sous' : 'dans')
const placeOf = {
  hand: 'hand',
  'deck top': 'deck',
  'deck bottom': 'deck',
  'deck random': 'deck',
  void: 'void',
  market: 'market',
} as const

/** « dans la main de son propriétaire », « sur votre deck ». */
function destination(to: To, what: Objects, ctx: Context): string {
  const set = setOf(what)
  const d = describedIn(set, ctx.bindings)
  const place = placeOf[to]
  if (to === 'market' || set.op === 'self' || (d !== undefined && !isOnPlaymat(d)))
    return `${preposition(to)} ${placesOf([place], to === 'market' || d === undefined ? 'you' : d.side, ctx)}`
  const owner = isMany(what) ? 'de leur propriétaire' : 'de son propriétaire'
  return `${preposition(to)} ${the(places[place], 1)} ${owner}`
}

/** What is drawn or played out of a place. */
function taken(what: Objects, ctx: Context, how?: string): DirectObject {
  const set = setOf(what)
  if (!isPick(what) && set.op === 'topmost' && isByName(describe(set.of))) {
    const d = describe(set.of)
    const noun: Noun = { one: nounPhrase(d, 1, ctx), many: nounPhrase(d, 2, ctx), gender: genderOf(d) }
    const some = set.n === 1 ? oneOf(d, ctx) : many(set.n, noun, ctx)
    return { words: phrase(some, how, placesOf(d.places, d.side, ctx, 'de')) }
  }
  const it = object(what, ctx, 'all')
  if (isPick(what) && isSearched(what) && how !== undefined && how !== '')
    return { words: `${it.words}, ${how}` }
  if (set.op === 'self' && ctx.selfIn !== undefined && ctx.selfIn !== 'playmat')
    return { ...it, words: phrase(it.words, how, placesOf([ctx.selfIn], 'you', ctx, 'depuis')) }
  return { ...it, words: phrase(it.words, how) }
}

const withYou = (what: Objects): boolean =>
  what.op === 'union' && what.of.some((each) => each.op === 'players' && each.who === 'you')

const simple =
  (verb: string, style: Whole = 'all') =>
  ({ what }: { readonly what: Objects }, ctx: Context): Sentence[] => [
    does(direct(verb, object(what, ctx, style))),
  ]

const parts = (n: Amount): readonly Amount[] =>
  typeof n === 'object' && n.op === 'sum' ? [n.base, ...n.plus] : [n]

/** « 3 points de vie » are counted, « 3 d'armure » measured. */
const gains =
  (what: Noun | string) =>
  ({ n, who }: { readonly n: Amount; readonly who?: Things }, ctx: Context): Sentence[] =>
    parts(n).map((part, i) => {
      const more = i > 0 ? 'more' : ''
      const said = typeof what === 'string' ? measure(part, what, ctx, more) : much(part, what, ctx, more)
      return says(playerSubject(who, ctx), act('gagner', said))
    })

const statNouns = { strength, health, cost } as const

/** « la force et la vie de … », « sa force et sa vie ». */
function statsOf(stat: 'strength' | 'health' | 'both' | 'cost', what: Objects, ctx: Context): string {
  const nouns = stat === 'both' ? ([strength, health] as const) : ([statNouns[stat]] as const)
  if (isPick(what)) return `${list(nouns.map((noun) => the(noun, 1)))} de ${object(what, ctx).words}`
  return ownedTogether(nouns, what, ctx)
}

/** Who deals the damage, when it is not the card itself: « il », « chacune de vos unités ». */
function dealer(by: Things, ctx: Context): Subject {
  if (by.op === 'self') return getter(by, ctx)!.subject
  if (by.op !== 'the') return fixed(thing(by, ctx, 'each'), 'one')
  const it = reference(by.name, ctx)
  return fixed(it.pronoun ? pronounFor(it) : it.words, 'one')
}

export const effects: LeafTable = {
  deal: ({ n, to, by }, ctx) => {
    const ownUnit = by?.op === 'self' && hurtsYou(to)
    const subject = by === undefined ? you : dealer(by, ctx)
    return parts(n).map((part, i) => {
      const nobody = i > 0 || (isPick(to) && unionWord(to.of) === 'anything')
      const target: DirectObject = nobody
        ? { words: '' }
        : ownUnit
          ? { words: '', clitic: 'vous' }
          : indirect(to, ctx)
      const amount = much(part, damage, namingCursed(to, ctx), i > 0 ? 'more' : '')
      // A long amount stands behind the one who suffers it.
      const plain = printed(part) !== undefined || isThatMuch(part)
      return says(
        subject,
        act(
          'infliger',
          plain ? phrase(amount, target.words) : phrase(target.words, amount),
          target.clitic === undefined ? {} : { clitic: target.clitic },
        ),
      )
    })
  },
  kill: simple('tuer'),
  sacrifice: ({ what }, ctx) => {
    const who = doer(doerOf(what), ctx)
    return [says(who.subject, direct('sacrifier', sacrificed(ownChoice(what, who.ctx), who.ctx)))]
  },
  stun: simple('étourdir'),
  exhaust: simple('épuiser'),
  ready: simple('redresser'),
  // A short object stands in the middle: « réduisez une unité au silence ».
  silence: ({ what }, ctx) => [
    does(
      isPick(what) || what.op === 'the'
        ? direct('réduire', object(what, ctx), 'au silence')
        : direct('réduire au silence', object(what, ctx, 'all')),
    ),
  ],
  get: ({ what, mods, lasts, bare: noVerb }, ctx) => {
    const [only] = mods
    if (isPick(what) && mods.length === 1 && only?.op === 'cost') {
      const n = printed(only.by)
      if (n !== undefined) {
        const change = `de ${Math.abs(n)} ${the(cost, 1)} de ${object(what, ctx).words}`
        return [does(act(n < 0 ? 'réduire' : 'augmenter', phrase(change, lasting(lasts, ctx))))]
      }
    }
    if (only?.op === 'rule')
      return [does(act('rendre', `mortelles pour les joueurs les attaques de ${shortName(ctx.card)}`))]
    const until = lasting(lasts, ctx)
    const gifts = mods.map((mod) =>
      mod.op === 'skill' && mod.skill === 'invulnerable' ? undefined : gift(mod, ctx),
    )
    const givable = gifts.every((each) => each !== undefined)
    if (noVerb && mods.every((mod) => gift(mod, ctx) !== undefined))
      return [words(phrase(bare(mods, ctx), until))]
    const who = ctx.ordered && givable ? undefined : getter(what, ctx)
    if (who === undefined && givable) {
      const target = indirect(what, ctx)
      const clitic = target.clitic === undefined ? {} : { clitic: target.clitic }
      return [
        does(
          act(
            'donner',
            givenTo(list(gifts.filter((each) => each !== undefined)), target.words, until),
            clitic,
          ),
        ),
      ]
    }
    const plural = who?.many ?? (setOf(what).op === 'union' && !isPick(what))
    const agreement = { gender: who?.gender ?? ('f' as const), many: plural }
    const acts = modActs(mods, ctx, weakens(mods) ? 'subir' : 'gagner', agreement, lasts)
    const last = acts.at(-1)
    const said = [
      ...acts.slice(0, -1),
      ...(last === undefined ? [] : [{ ...last, object: givenTo(last.object, '', until) }]),
    ]
    const [first] = said
    // « vous et chacune de vos unités êtes », not the imperative.
    if (who === undefined && withYou(what) && said.length === 1 && first?.verb === 'être')
      return [words(`${object(what, ctx, 'each').words.replace(/^vous-même/, 'vous')} êtes ${first.object}`)]
    return [says(who?.subject ?? fixed(object(what, ctx, 'each').words, plural ? 'many' : 'one'), ...said)]
  },
  double: ({ what, stat }, ctx) => [does(act('doubler', statsOf(stat, what, ctx)))],
  become: ({ what, stat, n }, ctx) => [
    says(fixed(statsOf(stat, what, ctx), 'one'), act('devenir', value(n, ctx))),
  ],
  changeNumber: ({ what, by }, ctx) => [
    what.op === 'self'
      ? does(act('augmenter', `cette capacité de ${value(by, ctx)}`))
      : does(
          act('augmenter', `de ${value(by, ctx)} ${the(damage, 2)} de ${object(what, ctx, 'each').words}`),
        ),
  ],
  draw: ({ n, who }, ctx) =>
    parts(n).map((part, i) =>
      says(
        playerSubject(who, ctx),
        act('piocher', many(part, kinds.card, ctx, i > 0 ? additional(part) : '')),
      ),
    ),
  drawFrom: ({ what }, ctx) => [does(direct('piocher', taken(what, ctx)))],
  discard: ({ what }, ctx) => {
    const whose = doerOf(what)
    const who = doer(whose, ctx)
    return [says(who.subject, direct('défausser', discarded(what, who.ctx, whose)))]
  },
  put: ({ what, to }, ctx) => [
    does(direct(to === 'hand' ? 'renvoyer' : 'placer', object(what, ctx, 'all'), destination(to, what, ctx))),
  ],
  play: ({ what, exhausted, depleted, on }, ctx) => {
    const d = describedThings(setOf(what))
    const gender =
      setOf(what).op === 'self' ? nameNoun(ctx.card.id).gender : d === undefined ? 'f' : genderOf(d)
    const e = `${gender === 'f' ? 'e' : ''}${isMany(what) ? 's' : ''}`
    const how = phrase(exhausted ? `épuisé${e}` : undefined, depleted ? `tari${e}` : undefined)
    const played = taken(what, ctx, how)
    const more = { ...played, words: played.words.replace(' au hasard', ' supplémentaire au hasard') }
    return [
      does(
        direct(
          'jouer',
          ctx.additional ? more : played,
          on === undefined ? undefined : `sur ${thing(on, ctx, 'each')}`,
        ),
      ),
    ]
  },
  playNew: ({ card, n, on }, ctx) => {
    const where = on === undefined ? undefined : `sur ${thing(on, ctx, 'each')}`
    // « Jouez-en une copie. »
    if (card.op === 'copyOf' && card.of.op === 'the' && n === undefined && !opensWith(card.of.name, ctx))
      return [does(act('jouer', phrase(copiesOf(ctx), where), { clitic: 'en' }))]
    return (n === undefined ? [undefined] : parts(n)).map((part, i) =>
      does(
        act(
          'jouer',
          phrase(
            i > 0
              ? moreOf(card, part!, ctx)
              : phrase(
                  newCard(card, part, ctx),
                  ctx.additional && card.op !== 'copyOf' ? 'supplémentaire' : undefined,
                ),
            where,
          ),
        ),
      ),
    )
  },
  drawNew: ({ card, n }, ctx) => [does(act('créer'), act('piocher', newCard(card, n, ctx)))],
  putNew: ({ card, n, to, of }, ctx) => [
    does(
      act(
        'placer',
        `${newCard(card, n, ctx)} ${preposition(to)} ${placesOf([placeOf[to]], of ?? 'you', ctx)}`,
      ),
    ),
  ],
  transform: ({ what, into }, ctx) => {
    const d = isPick(what) ? undefined : describedThings(what)
    const from =
      d !== undefined && isWholePlace(d)
        ? { words: `toutes les cartes ${placesOf(d.places, d.side, ctx, 'de')}` }
        : object(what, ctx, isMany(what) ? 'all' : 'each')
    const made = isMany(what) ? newCards(into, ctx) : newCard(into, 1, ctx, into.op === 'card')
    return [does(direct('transformer', from, `en ${made}`))]
  },
  steal: ({ what, lasts }, ctx) => [does(direct('voler', object(what, ctx, 'all'), lasting(lasts, ctx)))],
  disappear: ({ what }, ctx) => [
    does(direct('faire disparaître', object(what, ctx))),
    words('elle réapparaît au début du prochain tour'),
    { ...words("elle garde ses attachements et ne joue pas ses effets d'Invocation"), aside: true },
  ],
  negate: simple('annuler'),
  gainHealth: gains(lifePoint),
  gainArmor: gains('armure'),
  gainInfluence: ({ influence }) => [does(act('gagner', symbols(influence)))],
  gainInfluenceChosen: () => [does(act('gagner', 'une influence de votre choix'))],
  gainMaxPower: gains('puissance maximale'),
  gainPower: gains('puissance'),
  getPlayer: ({ who, skill, lasts }, ctx) => {
    const until = lasting(lasts, ctx)
    const own = who.op === 'players' && who.who === 'you'
    const safe = skill === 'invulnerable'
    const acting = safe
      ? act('être', phrase('invulnérable aux dégâts', until))
      : act('gagner', phrase(skills[skill], until))
    if (!own) return [says(playerSubject(who, ctx), acting)]
    if (ctx.ordered) return [does(safe ? { ...acting, verb: 'devenir' } : acting)]
    return [safe ? words(`vous êtes ${acting.object}`) : does(acting)]
  },
  healthBecomes: ({ who, n }, ctx) => [
    says(fixed(ownedBy(health, who, ctx), 'one'), act('devenir', value(n, ctx))),
  ],
  markDepleted: ({ what }, ctx) => {
    const who = getter(what, ctx)
    const feminine = who?.gender !== 'm'
    const state = `tari${feminine ? 'e' : ''} quand on ${feminine ? 'la' : 'le'} joue`
    return [says(who?.subject ?? fixed(object(what, ctx).words, 'one'), act('être', state))]
  },
  swapWithMarket: ({ that, from }, ctx) => {
    const own = from === undefined ? 'une carte' : oneOf(describeFilter(from, 'you', ['hand']), ctx)
    const d = describeFilter(that, 'you', ['market'])
    const swap = act('échanger', `${own} de votre main contre ${oneOf(d, ctx)} de votre marché`)
    return [says(you, { kind: 'may', acts: [swap] })]
  },
  scout: () => [does(act('partir en reconnaissance'))],
  plunder: () => [does(act('piller'))],
  nightfall: () => [words('Crépuscule')],
  nightEnds: () => [words('la nuit prend fin')],
  takeDebt: ({ n, who }, ctx) => [
    says(playerSubject(who, ctx), act('contracter', `${value(n, ctx)} de dette`)),
  ],
  invoke: ({ influence }) => [words(`Évocation ${symbols(influence)}`)],
}

/** Is the thing said here for the first time, with everything about it? */
const opensWith = (name: string, ctx: Context): boolean => {
  const binding = ctx.bindings.get(name)
  return binding === undefined || binding.pick !== undefined || !binding.clear
}

const copiesOf = (ctx: Context): string => phrase(un(copy), ctx.additional ? 'supplémentaire' : undefined)

const additional = (n: Amount): string =>
  typeof n === 'number' && n >= 2 ? 'supplémentaires' : 'supplémentaire'

function moreOf(card: Parameters<typeof newCard>[0], n: Amount, ctx: Context): string {
  const made =
    card.op === 'card' && definitionWith(card.id) !== undefined
      ? nameNoun(card.id)
      : m(newCard(card, 1, ctx, true))
  return many(n, made, ctx, additional(n))
}

export function discarded(what: Objects, ctx: Context, whose: 'you' | 'enemy' | 'each'): DirectObject {
  const set = setOf(what)
  const d = describedThings(set)
  if (whose === 'each' && !isPick(what)) return { words: 'sa main' }
  if (!isPick(what) || d === undefined || d.places.length !== 1 || d.places[0] !== 'hand')
    return object(what, ctx, 'all')
  const { by, ...plain } = what
  const card = object(
    {
      ...plain,
      of: {
        op: 'cards',
        in: [],
        of: 'both',
        ...(set.op === 'cards' && set.that !== undefined ? { that: set.that } : {}),
      },
    },
    ctx,
  )
  if (whose !== 'enemy' || what.how === 'random' || by === 'enemy') return card
  return { words: `${card.words} de votre choix ${placesOf(['hand'], 'enemy', ctx, 'de')}` }
}

/** You can only sacrifice what is yours: « une unité ». */
export function sacrificed(what: Objects, ctx: Context): DirectObject {
  if (isPick(what) && what.how === 'one' && what.of.op === 'cards' && what.of.of === 'you')
    return object({ ...what, of: { ...what.of, of: 'both' } }, ctx)
  return object(what, ctx, 'all')
}
