import { type Act, act, type Sentence, says, words } from '../../../../language/text/discourse.ts'
import { a, form, genitive, noun, phrase, some } from '../../../../language/text/english/nouns.ts'
import { inWords, times } from '../../../../language/text/english/numbers.ts'
import type { Amount, Destination, Filter, From, Gainable, NativeName, Pick } from '../../language/nodes.ts'
import { again, type Context, described, filtered, isMany, type Tongue } from '../context.ts'
import { byPlayers, quantityOf, settled } from '../quantity.ts'
import { amounted } from '../sums.ts'
import { isZone, sideOf } from '../things.ts'
import { damages, forEach, many, much } from './amounts.ts'
import { english } from './index.ts'
import { aether, charge, life, nouns, parts, procedures, token } from './lexicon.ts'
import { actor, nemesisName } from './people.ts'
import { cardNoun, head, nounFor } from './phrases.ts'
import { object } from './picks.ts'
import { placeOf, whose } from './places.ts'

/** One act of the subject, with the adverb of a joint action. */
export function does(ctx: Context, ...acts: Act[]): Sentence {
  const { adverb } = ctx.subject
  return says(ctx.subject, ...acts.map((each) => (adverb ? { ...each, adverb } : each)))
}

const it = (pick: Pick): string => (isMany(pick) ? 'them' : 'it')

/** "on top of your deck", "into your hand". */
export function destination(to: Destination, ctx: Context): string {
  if ('handOf' in to) return `into ${whose(to.handOf, ctx)} hand`
  if ('emptyBreach' in to)
    return `onto ${genitive(nemesisName(ctx))} ${to.emptyBreach} breach with no spell prepped to it`
  if ('topOf' in to && isAside(to.topOf)) return 'next to the nemesis mat'
  if ('topOf' in to) return `on top of ${placeOf(to.topOf, ctx)}`
  if ('bottomOf' in to) return `on the bottom of ${placeOf(to.bottomOf, ctx)}`
  return `on the top or the bottom of ${placeOf(to.topOrBottomOf, ctx)}`
}

const isAside = ({ zone }: From): boolean =>
  typeof zone === 'object' && 'side' in zone && zone.side === 'aside'

/** "that can only be used to gain a spell" */
function use({ only, except }: Gainable, ctx: Context): string | undefined {
  if (only !== undefined) return `that can only be used to gain ${gainable(only, ctx)}`
  return except === undefined ? undefined : `that cannot be used to gain ${gainable(except, ctx)}`
}

const gainable = (filter: Filter | 'cards', ctx: Context): string =>
  filter === 'cards' ? a(nouns.card.one) : a(nounFor(filtered(filter, 'card', ctx)).one)

const tokenHolder = (of: 'you' | 'subject' | undefined, ctx: Context): Context =>
  of === undefined ? { ...ctx, subject: actor('nemesis', ctx) } : ctx

/** "a corruption", "three corruptions": from a side deck one takes from the top. */
function gained(pick: Pick, ctx: Context): string {
  if (pick.op === 'top') {
    const d = described(pick.of, ctx)
    const quantity = quantityOf(pick.n, ctx.setting)
    if (sideOf(d) !== undefined && quantity.kind === 'number') return some(quantity.n, nounFor(d))
  }
  return object(pick, ctx)
}

const returns = (pick: Pick, ctx: Context): boolean => {
  if (!('of' in pick)) return true
  const d = described(pick.of, ctx)
  return d.owner === 'subject'
}

/** Only a turn order card comes back to its deck, and only from its discard pile. */
const fromTurnDiscard = (pick: Pick, ctx: Context): boolean =>
  'of' in pick && isZone(described(pick.of, ctx), 'turnDiscard')

const wild = (pick: Pick, ctx: Context): Sentence[] =>
  'of' in pick && described(pick.of, ctx).notWild
    ? [{ ...words('You may not choose the wild turn order card'), aside: true }]
    : []

/** After a loss or a shuffle, what follows is "and then". */
const then = { then: true } as const

export const effects: Tongue['effects'] = {
  gainAether: (node, ctx) => {
    const quantity = quantityOf(node.n, ctx.setting)
    const more = again(ctx, 'aether') ? 'an additional' : undefined
    return [does(ctx, act('gain', phrase(more, much(quantity, aether, ctx), use(node, ctx))))]
  },
  spendAether: ({ n }, ctx) => [does(ctx, act('spend', much(quantityOf(n, ctx.setting), aether, ctx)))],
  gainCharge: ({ n }, ctx) => [does(ctx, act('gain', much(quantityOf(n, ctx.setting), charge, ctx)))],
  loseCharge: ({ n }, ctx) => [does(ctx, act('lose', much(quantityOf(n, ctx.setting), charge, ctx)))],
  gainLife: ({ n }, ctx) =>
    amounted(ctx, english, n, (q, more) => act('gain', much(q, life, ctx, more), joint(ctx))),
  suffer: ({ n }, ctx) =>
    amounted(ctx, english, n, (q, more) => ({ ...act('suffer', damages(q, ctx, more)), ...joint(ctx) })),
  deal: ({ n, divided }, ctx) =>
    amounted(ctx, english, n, (q, more) =>
      act('deal', `${damages(q, ctx, more)}${divided && !more ? dividing : ''}`, joint(ctx)),
    ),
  loseLife: ({ n }, ctx) => [does(ctx, act('lose', much(quantityOf(n, ctx.setting), life, ctx)))],
  addPower: ({ pick, n }, ctx) => [
    does(ctx, act('add', `${many(n, token('power'), ctx)} to ${thisOr(pick, ctx)}`)),
  ],
  removePower: ({ pick, n }, ctx) => [
    does(ctx, act('remove', `${many(n, token('power'), ctx)} from ${thisOr(pick, ctx)}`)),
  ],
  become: ({ pick, card }, ctx) => [
    does(
      ctx,
      act('turn', `${object(pick, ctx)} into ${isMany(pick) ? cardNoun(card).many : a(cardNoun(card).one)}`),
    ),
  ],
  native: (node, ctx) => natives[node.name](node.n ?? 1, ctx),
  setLife: ({ n }, ctx) => [
    does(
      ctx,
      typeof n === 'object' && n.op === 'byPlayers'
        ? act('set', `this minion's life to ${byPlayers(n.rows, english)}`)
        : act('set', `this minion's life equal to ${english.amount(n, ctx)}`),
    ),
  ],
  healFull: ({ pick }, ctx) => [
    says(
      things(`damaged ${'of' in pick ? head(described(pick.of, ctx), 2, ctx, { bare: true }) : 'minions'}`),
      act('heal', 'to full life'),
    ),
  ],
  gainToken: ({ name, n, of }, ctx) => [does(tokenHolder(of, ctx), act('gain', many(n, token(name), ctx)))],
  loseToken: ({ name, n, of }, ctx) => [does(tokenHolder(of, ctx), act('lose', many(n, token(name), ctx)))],
  draw: ({ n }, ctx) => {
    ctx.notes.said.add(`draw ${ctx.subject.noun}`)
    const count = settled(n, ctx.setting)
    return [
      does(
        ctx,
        act(
          'draw',
          typeof count === 'number' ? some(count, nouns.card) : many(n, nouns.card, ctx),
          lost(ctx),
        ),
      ),
    ]
  },
  discard: ({ pick }, ctx) => {
    ctx.notes.said.add(`loss ${ctx.subject.noun}`)
    return [does(ctx, act('discard', object(pick, ctx), drawn(ctx)))]
  },
  destroy: ({ pick }, ctx) => [does(ctx, act('destroy', object(pick, ctx), shuffled(ctx)))],
  toHand: ({ pick }, ctx) => {
    const hand = `${whose('subject', ctx)} hand`
    return [
      does(
        ctx,
        returns(pick, ctx)
          ? act('return', `${object(pick, ctx)} to ${hand}`)
          : act('place', `${object(pick, ctx)} into ${hand}`),
      ),
    ]
  },
  place: ({ pick, to, order }, ctx) => {
    const what = pick.op === 'self' && !ctx.selfNamed ? 'this card' : object(pick, ctx)
    if ('handOf' in to && typeof to.handOf === 'object')
      return [does(ctx, act('return', `${what} to ${whose(to.handOf, ctx)} hand`))]
    if (order !== undefined) return [does(ctx, act('return', `${what} in any order`))]
    ctx.notes.said.add(`placed ${ctx.subject.noun}`)
    const back = isRevealed(pick, to, ctx) ? 'back' : undefined
    return [does(ctx, act('place', phrase(what, back, destination(to, ctx))))]
  },
  shuffleInto: ({ deck, pick }, ctx) => {
    ctx.notes.said.add(`shuffle ${ctx.subject.noun}`)
    const into = `into ${placeOf(deck, ctx)}`
    return [
      does(ctx, act('shuffle', `${object(pick, ctx, fromTurnDiscard(pick, ctx))} ${into}`)),
      ...wild(pick, ctx),
    ]
  },
  shuffle: ({ deck }, ctx) => {
    ctx.notes.said.add(`shuffle ${ctx.subject.noun}`)
    return [
      does(ctx, act('shuffle', ctx.notes.said.has(`placed ${ctx.subject.noun}`) ? 'it' : placeOf(deck, ctx))),
    ]
  },
  reveal: ({ pick }, ctx) => [does(ctx, act('reveal', object(pick, ctx), shuffled(ctx)))],
  choose: ({ pick }, ctx) => [does(ctx, act('choose', object(pick, ctx)))],
  gain: ({ pick, to }, ctx) => {
    const gain = act('gain', gained(pick, ctx))
    return [
      to === undefined
        ? does(ctx, gain)
        : does(ctx, gain, act('place', `${it(pick)} ${destination(to, ctx)}`)),
    ]
  },
  prep: ({ pick, to }, ctx) => [
    does(
      ctx,
      act(
        'prep',
        phrase(
          object(pick, ctx),
          to === undefined ? undefined : `to any of ${whose('subject', ctx)} opened or closed breaches`,
        ),
      ),
    ),
  ],
  castSpell: ({ pick, stay, plus }, ctx) => {
    const cast = does(
      ctx,
      act(
        'cast',
        phrase(object(pick, ctx), stay ? 'without discarding it' : isRecast(pick, ctx) ? 'again' : undefined),
      ),
    )
    const more = plus === undefined ? 0 : settled(plus, ctx.setting)
    if (more === 0) return [cast]
    return [
      cast,
      says(things('that spell', 'one'), act('deal', damages(quantityOf(more, ctx.setting), ctx, true))),
    ]
  },
  playCard: ({ pick }, ctx) => [does(ctx, act('play', object(pick, ctx)))],
  focus: ({ pick }, ctx) => [does(ctx, act('focus', object(pick, ctx)))],
  destroyBreach: ({ pick, spellsTo }, ctx) => {
    const destroy = act('destroy', object(pick, ctx))
    if (spellsTo === undefined) return [does(ctx, destroy)]
    return [does(ctx, destroy, act('return', `all spells prepped there to ${whose('subject', ctx)} hand`))]
  },
  gainBreach: (_, ctx) => [
    does(ctx, act('gain', a('Sigil breach')), act('place', 'it where the destroyed breach was')),
  ],
  unleash: ({ n }, ctx) => {
    const count = settled(n, ctx.setting)
    const more = again({ ...ctx, subject: english.you }, 'unleash')
    if (typeof count !== 'number')
      return [says(english.you, act('Unleash', `a number of times equal to ${english.amount(n, ctx)}`))]
    const repeated = more
      ? `${inWords(count)} additional ${count === 1 ? 'time' : 'times'}`
      : count === 1
        ? ''
        : times(count)
    return [says(english.you, act('Unleash', repeated))]
  },
  perform: ({ name, n, pile }, ctx) => {
    const { verb, by } = procedures[name] ?? { verb: name, by: 'nemesis' }
    if (name === 'allBloodMagic') return allBloodMagic()
    if (by === 'nemesis') return [says(actor('nemesis', ctx), act(verb))]
    const from = pile === undefined ? undefined : `from ${object(pile, ctx)}`
    const kind = pile !== undefined && 'of' in pile ? (described(pile.of, ctx).kinds[0] ?? 'card') : 'card'
    return [says(english.you, act(verb, phrase(devoured(n ?? 1, kind, ctx), from)))]
  },
  resolve: ({ pick, part }, ctx) => {
    if (part === undefined) return [does(ctx, act('resolve', object(pick, ctx)))]
    if (part === 'cast') return [says(actor('nemesis', ctx), act('cast', object(pick, ctx)))]
    const effect = parts[part] ?? part
    const whole = thisOr(pick, ctx)
    const owned =
      pick.op === 'that'
        ? `${whole === 'it' ? 'its' : genitive(whole)} ${effect}`
        : `the ${effect} of ${whole}`
    return [does(ctx, act('resolve', owned))]
  },
  enterPlay: ({ pick, silent }, ctx) => {
    if (pick.op === 'top')
      return [
        does(ctx, act('draw', `${gained(pick, ctx)} into play`)),
        ...(silent ? [words(`do not resolve ${isMany(pick) ? 'their' : 'its'} IMMEDIATELY effect`)] : []),
      ]
    if ('of' in pick && sideOf(described(pick.of, ctx)) !== undefined)
      return [does(ctx, act('place', `${object(pick, ctx)} into play`))]
    return [does(ctx, act('place', `${object(pick, ctx)} back into play`))]
  },
  spawn: ({ token: name, n }, ctx) => {
    const noun = nouns[name === 'husk' ? 'husk' : 'minion']
    const quantity = quantityOf(n, ctx.setting)
    if (quantity.kind === 'equal' && typeof quantity.to === 'object' && quantity.to.op === 'count')
      return [does(ctx, act('place', `${some(1, noun)} into play ${forEach(quantity.to.of, ctx)}`))]
    const count = quantity.kind === 'number' ? some(quantity.n, noun) : many(n, noun, ctx)
    return [does(ctx, act('place', `${count} into play`))]
  },
  winGame: () => [says(things('the players'), act('win', 'the game'))],
  loseGame: () => [says(things('the players'), act('lose', 'the game'))],
}

/** "this card", or the one that is meant. */
const thisOr = (pick: Pick, ctx: Context): string => (pick.op === 'self' ? 'this card' : object(pick, ctx))

const isRecast = (pick: Pick, ctx: Context): boolean =>
  pick.op === 'that' && ctx.notes.bindings.get(pick.name)?.op === 'castSpell'

const bridge = noun('Bridge token')

/** Operations written in code have their words here. */
const natives: { readonly [K in NativeName]: (n: Amount, ctx: Context) => Sentence[] } = {
  'grid.arrange': (_, ctx) => [
    does(
      ctx,
      act('arrange', 'the supply in a three by three grid: first the gems, then the relics, then the spells'),
    ),
    words('in each of these kinds the least expensive supply pile comes first'),
    words('supply piles are connected if a path of Bridge tokens leads from one to the other'),
  ],
  'grid.link': (n, ctx) => {
    const between = 'between two adjacent supply piles with no token between them'
    return [
      does(
        ctx,
        act('place', n === 1 ? `${a(bridge.one)} ${between}` : `${many(n, bridge, ctx)}, each ${between}`),
      ),
    ]
  },
  'grid.unlink': (n, ctx) => [does(ctx, act('discard', n === 1 ? a(bridge.one) : many(n, bridge, ctx)))],
}

const dividing = ', divided however you choose among the nemesis and any number of minions'

const joint = (ctx: Context): { adverb?: string } =>
  ctx.subject.adverb ? { adverb: ctx.subject.adverb } : {}

const lost = (ctx: Context): { then?: true } => (ctx.notes.said.has(`loss ${ctx.subject.noun}`) ? then : {})
const drawn = (ctx: Context): { then?: true } =>
  ctx.joined && ctx.notes.said.has(`draw ${ctx.subject.noun}`) ? then : {}
const shuffled = (ctx: Context): { then?: true } =>
  ctx.joined && ctx.notes.said.has(`shuffle ${ctx.subject.noun}`) ? then : {}

/** A thing as a subject. */
export function things(noun: string, person: 'one' | 'many' = 'many') {
  return { person, possessor: person, noun, again: noun, pronoun: noun, kind: 'minion' } as const
}

function isRevealed(pick: Pick, to: Destination, ctx: Context): boolean {
  return pick.op === 'that' && ctx.notes.bindings.get(pick.name)?.op === 'reveal' && 'topOf' in to
}

function devoured(n: Parameters<typeof settled>[0], kind: 'card' | keyof typeof nouns, ctx: Context): string {
  const count = settled(n, ctx.setting)
  return typeof count === 'number' ? some(count, nouns[kind]) : many(n, nouns[kind], ctx)
}

/** The mat says it once; the cards repeat it, so that they can be read alone. */
function allBloodMagic(): Sentence[] {
  const acolytes = form(nouns.acolyte, 2)
  return [
    says(
      english.you,
      act(
        'resolve',
        `the ${parts.bloodMagic} of each ${nouns.acolyte.one} in play without those ${acolytes} suffering damage from it`,
      ),
    ),
  ]
}
