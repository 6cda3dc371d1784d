import { type Act, act, type Sentence, says, words } from '../../../../language/text/discourse.ts'
import {
  agree,
  ce,
  list,
  m,
  phrase,
  possessive,
  pronoun,
  some,
  the,
  un,
} from '../../../../language/text/french/nouns.ts'
import { times } from '../../../../language/text/french/numbers.ts'
import type { Amount, Destination, Filter, From, Gainable, NativeName, Pick } from '../../language/nodes.ts'
import { again, type Context, described, filtered, isMany, type Tongue } from '../context.ts'
import { byPlayers, type Quantity, quantityOf, settled } from '../quantity.ts'
import { amounted } from '../sums.ts'
import { isZone, type NounKey, pileOf, sideOf } from '../things.ts'
import { asManyAs, damages, forEach, isSeveral, many, much } from './amounts.ts'
import { french } from './index.ts'
import { aether, charge, life, nouns, parts, places, procedureObject, procedures, token } from './lexicon.ts'
import { actor, nemesisName } from './people.ts'
import { cardNoun, nounFor } from './phrases.ts'
import { type Complement, object } from './picks.ts'
import { ofWhom, placeOf } from './places.ts'

/** One act of the subject, with the adverb of a joint action. */
export function does(ctx: Context, ...acts: Act[]): Sentence {
  const { adverb } = ctx.subject
  return says(ctx.subject, ...acts.map((each) => (adverb ? { ...each, adverb } : each)))
}

/** A verb with an object that may be a pronoun, and what follows it. */
const on = (verb: string, what: Complement, after?: string, more: Partial<Act> = {}): Act =>
  act(verb, phrase(what.words, after), {
    ...more,
    ...(what.clitic === undefined ? {} : { clitic: what.clitic }),
  })

const it = (pick: Pick, ctx: Context): Complement => {
  const own = 'of' in pick && pileOf(described(pick.of, ctx)) === 'sameName'
  const noun = own ? cardNoun(ctx.on.id) : nouns[nounOfPick(pick, ctx)]
  return { words: '', clitic: pronoun(noun, isMany(pick) ? 2 : 1) }
}

/** « sur le dessus de votre pioche », « en main ». */
export function destination(to: Destination, ctx: Context): string {
  if ('handOf' in to) {
    const whom = ofWhom(to.handOf, ctx)
    if (whom !== undefined) return `dans ${the(places.hand, 1)} ${whom}`
    return `dans ${possessive(to.handOf === 'you' ? 'you' : ctx.subject.possessor, places.hand, 1)}`
  }
  if ('emptyBreach' in to) {
    const where = to.emptyBreach === 'leftmost' ? 'gauche' : 'droite'
    return `sur la brèche sans sort préparé la plus à ${where} de ${nemesisName(ctx)}`
  }
  if ('topOf' in to && isAside(to.topOf)) return 'à côté du plateau de la némésis'
  if ('topOf' in to) return `sur le dessus de ${placeOf(to.topOf, ctx)}`
  if ('bottomOf' in to) return `sous ${placeOf(to.bottomOf, ctx)}`
  return `au-dessus ou en dessous de ${placeOf(to.topOrBottomOf, ctx)}`
}

const isAside = ({ zone }: From): boolean =>
  typeof zone === 'object' && 'side' in zone && zone.side === 'aside'

/** « qui ne peut être utilisé que pour acquérir un sort » */
function use({ only, except }: Gainable, quantity: Quantity, ctx: Context): string | undefined {
  const several = isSeveral(quantity)
  const can = several ? 'peuvent' : 'peut'
  const used = agree('utilisé', 'm', several ? 2 : 1)
  if (only !== undefined) return `qui ne ${can} être ${used} que pour acquérir ${gainable(only, ctx)}`
  return except === undefined
    ? undefined
    : `qui ne ${can} pas être ${used} pour acquérir ${gainable(except, ctx)}`
}

function gainable(filter: Filter | 'cards', ctx: Context): string {
  if (filter === 'cards') return un(nouns.card)
  const { kinds, noun } = filtered(filter, 'card', ctx)
  return list(
    (kinds.length === 0 ? [noun] : kinds).map((kind) => un(nouns[kind])),
    'ou',
  )
}

const tokenHolder = (of: 'you' | 'subject' | undefined, ctx: Context): Context =>
  of === undefined ? { ...ctx, subject: actor('nemesis', ctx) } : ctx

/** Cards of a side deck are taken from the top: « une corruption », « un acolyte ». */
function gained(pick: Pick, ctx: Context): Complement {
  if (pick.op === 'top') {
    const d = described(pick.of, ctx)
    const quantity = quantityOf(pick.n, ctx.setting)
    if (sideOf(d) !== undefined && quantity.kind === 'number') return { words: some(quantity.n, nounFor(d)) }
  }
  return object(pick, ctx)
}

const nounOfPick = (pick: Pick, ctx: Context): NounKey =>
  'of' in pick
    ? described(pick.of, ctx).noun
    : pick.op === 'that'
      ? (ctx.notes.bindings.get(pick.name)?.noun ?? 'card')
      : 'card'

const isOwn = (pick: Pick, ctx: Context): boolean =>
  !('of' in pick) || described(pick.of, ctx).owner === 'subject'

const fromTurnDiscard = (pick: Pick, ctx: Context): boolean =>
  'of' in pick && isZone(described(pick.of, ctx), 'turnDiscard')

const wild = (pick: Pick, ctx: Context): Sentence[] =>
  'of' in pick && described(pick.of, ctx).notWild
    ? [{ ...words('vous ne pouvez pas choisir la carte Ordre du tour Joker'), aside: true }]
    : []

const after = (ctx: Context, what: 'loss' | 'draw' | 'shuffle'): { then?: true } =>
  ctx.joined && ctx.notes.said.has(`${what} ${ctx.subject.noun}`) ? { then: true } : {}

const remember = (ctx: Context, what: 'loss' | 'draw' | 'shuffle'): void => {
  ctx.notes.said.add(`${what} ${ctx.subject.noun}`)
}

/** Suffering before a draw is « puis » too: « subit 3 dégâts puis pioche une carte ». */
const joint = (ctx: Context): { adverb?: string } =>
  ctx.subject.adverb ? { adverb: ctx.subject.adverb } : {}

export const effects: Tongue['effects'] = {
  gainAether: (node, ctx) => {
    const quantity = quantityOf(node.n, ctx.setting)
    const more = again(ctx, 'aether')
    return [does(ctx, act('gagner', phrase(much(quantity, aether, ctx, more), use(node, quantity, ctx))))]
  },
  spendAether: ({ n }, ctx) => [does(ctx, act('dépenser', much(quantityOf(n, ctx.setting), aether, ctx)))],
  gainCharge: ({ n }, ctx) => [does(ctx, act('gagner', much(quantityOf(n, ctx.setting), charge, ctx)))],
  loseCharge: ({ n }, ctx) => [does(ctx, act('perdre', much(quantityOf(n, ctx.setting), charge, ctx)))],
  gainLife: ({ n }, ctx) =>
    amounted(ctx, french, n, (q, more) => act('gagner', much(q, life, ctx, more), joint(ctx))),
  suffer: ({ n }, ctx) => {
    remember(ctx, 'loss')
    return amounted(ctx, french, n, (q, more) => act('subir', damages(q, ctx, more), joint(ctx)))
  },
  deal: ({ n, divided }, ctx) =>
    amounted(ctx, french, n, (q, more) =>
      act(
        'infliger',
        phrase(damages(q, ctx, more), divided && !more ? dividing(isSeveral(q)) : undefined),
        joint(ctx),
      ),
    ),
  loseLife: ({ n }, ctx) => [does(ctx, act('perdre', much(quantityOf(n, ctx.setting), life, ctx)))],
  addPower: ({ pick, n }, ctx) => [
    does(ctx, act('ajouter', `${many(n, token('power'), ctx, true)} sur ${object(pick, ctx).words}`)),
  ],
  removePower: ({ pick, n }, ctx) => [
    does(ctx, act('retirer', `${many(n, token('power'), ctx, true)} de ${object(pick, ctx).words}`)),
  ],
  become: ({ pick, card }, ctx) => {
    const noun = cardNoun(card)
    return [does(ctx, on('transformer', object(pick, ctx), `en ${isMany(pick) ? noun.many : noun.one}`))]
  },
  native: (node, ctx) => natives[node.name](node.n ?? 1, ctx),
  setLife: ({ n }, ctx) => {
    const to = typeof n === 'object' && n.op === 'byPlayers' ? byPlayers(n.rows, french) : asManyAs(n, ctx)
    return [does(ctx, act('fixer', `la vie de ${ce(nouns.minion)} à ${to}`))]
  },
  healFull: ({ pick }, ctx) => {
    const noun = nounOfPick(pick, ctx)
    const hurt = `${nouns[noun].many} ${agree('endommagé', nouns[noun].gender, 2)}`
    return [says(things(the(nouns[noun], 2, hurt), 'many'), act('regagner', 'toute leur vie'))]
  },
  gainToken: ({ name, n, of }, ctx) => [
    does(tokenHolder(of, ctx), act('gagner', many(n, token(name), ctx, true))),
  ],
  loseToken: ({ name, n, of }, ctx) => [
    does(tokenHolder(of, ctx), act('perdre', many(n, token(name), ctx, true))),
  ],
  draw: ({ n }, ctx) => {
    const then = after(ctx, 'loss')
    remember(ctx, 'draw')
    return [does(ctx, act('piocher', many(n, nouns.card, ctx), then))]
  },
  discard: ({ pick }, ctx) => {
    remember(ctx, 'loss')
    return [does(ctx, on('défausser', object(pick, ctx), undefined, after(ctx, 'draw')))]
  },
  destroy: ({ pick }, ctx) => [
    does(ctx, on('détruire', object(pick, ctx), undefined, after(ctx, 'shuffle'))),
  ],
  toHand: ({ pick }, ctx) => [
    does(ctx, on(isOwn(pick, ctx) ? 'reprendre en main' : 'prendre en main', object(pick, ctx))),
  ],
  place: ({ pick, to, order }, ctx) => {
    const what = object(pick, ctx)
    if (order !== undefined) return [does(ctx, on('replacer', what, "dans l'ordre de votre choix"))]
    if ('handOf' in to && typeof to.handOf === 'object')
      return [does(ctx, on('remettre', what, destination(to, ctx)))]
    ctx.notes.said.add(`placed ${ctx.subject.noun}`)
    const verb = isRevealed(pick, to, ctx) ? 'replacer' : 'placer'
    return [does(ctx, on(verb, what, destination(to, ctx)))]
  },
  shuffleInto: ({ deck, pick }, ctx) => {
    remember(ctx, 'shuffle')
    const what = object(pick, ctx, fromTurnDiscard(pick, ctx))
    return [does(ctx, on('mélanger', what, `dans ${placeOf(deck, ctx)}`)), ...wild(pick, ctx)]
  },
  shuffle: ({ deck }, ctx) => {
    remember(ctx, 'shuffle')
    return [
      does(
        ctx,
        act('mélanger', ctx.notes.said.has(`placed ${ctx.subject.noun}`) ? 'le tout' : placeOf(deck, ctx)),
      ),
    ]
  },
  reveal: ({ pick }, ctx) => [does(ctx, on('révéler', object(pick, ctx), undefined, after(ctx, 'shuffle')))],
  choose: ({ pick }, ctx) => [does(ctx, on('choisir', object(pick, ctx)))],
  gain: ({ pick, to }, ctx) => {
    const noun = nounOfPick(pick, ctx)
    // One receives a corruption and acquires a card.
    const gain = on(noun === 'corruption' ? 'recevoir' : 'acquérir', gained(pick, ctx))
    if (to === undefined) return [does(ctx, gain)]
    const mine = 'handOf' in to && (to.handOf === 'subject' || to.handOf === 'you')
    const then = mine
      ? on('prendre en main', it(pick, ctx))
      : on('placer', it(pick, ctx), destination(to, ctx))
    return [does(ctx, gain, then)]
  },
  prep: ({ pick, to }, ctx) => {
    const breach = `sur une de ${possessive(ctx.subject.possessor, nouns.breach, 2)} ouvertes ou fermées`
    return [does(ctx, on('préparer', object(pick, ctx), to === undefined ? undefined : breach))]
  },
  castSpell: ({ pick, stay, plus }, ctx) => {
    const how = stay ? 'sans le défausser' : isRecast(pick, ctx) ? 'à nouveau' : undefined
    const cast = does(ctx, on('lancer', object(pick, ctx), how))
    const extra = plus === undefined ? 0 : settled(plus, ctx.setting)
    if (extra === 0) return [cast]
    const more = damages(quantityOf(extra, ctx.setting), ctx, true)
    return [cast, says(things(ce(nouns.spell), 'one'), act('infliger', more))]
  },
  playCard: ({ pick }, ctx) => [does(ctx, on('jouer', object(pick, ctx)))],
  focus: ({ pick }, ctx) => [does(ctx, on('stabiliser', object(pick, ctx)))],
  destroyBreach: ({ pick, spellsTo }, ctx) => {
    const destroy = on('détruire', object(pick, ctx))
    if (spellsTo === undefined) return [does(ctx, destroy)]
    return [does(ctx, destroy, act('reprendre en main', 'tous les sorts qui y étaient préparés'))]
  },
  gainBreach: (_, ctx) => [
    does(
      ctx,
      act('gagner', un(nouns.breach, 'brèche sigillée')),
      act('placer', "à l'emplacement de la brèche détruite", { clitic: 'la' }),
    ),
  ],
  unleash: ({ n }, ctx) => {
    const count = settled(n, ctx.setting)
    const more = again({ ...ctx, subject: french.you }, 'unleash')
    if (typeof count !== 'number') return [words(`Déchaîné, autant de fois que ${asManyAs(n, ctx)}`)]
    if (more) return [words(`Déchaîné, ${times(count)} de plus`)]
    return [words(count === 1 ? 'Déchaîné' : `Déchaîné, ${times(count)}`)]
  },
  perform: ({ name, n, pile }, ctx) => {
    const { verb, by } = procedures[name] ?? { verb: 'appliquer', by: 'nemesis' }
    if (name === 'allBloodMagic') return allBloodMagic()
    if (by === 'nemesis')
      return [
        says(
          actor('nemesis', ctx),
          act(verb, procedureObject[name], name === 'concentrate' ? { clitic: 'se' } : {}),
        ),
      ]
    const kind = pile !== undefined && 'of' in pile ? (described(pile.of, ctx).kinds[0] ?? 'card') : 'card'
    const from = pile === undefined ? '' : `de ${object(pile, ctx).words}`
    return [says(french.you, act(verb, counted(n ?? 1, kind, from, ctx)))]
  },
  resolve: ({ pick, part }, ctx) => {
    const what = object(pick, ctx)
    if (part === undefined) return [does(ctx, on('résoudre', what))]
    if (part === 'cast') return [says(actor('nemesis', ctx), on('lancer', what))]
    const effect = parts[part] ?? nouns.card
    if (what.clitic !== undefined) return [does(ctx, act('appliquer', possessive('one', effect, 1)))]
    return [does(ctx, act('appliquer', `${the(effect, 1)} de ${what.words}`))]
  },
  enterPlay: ({ pick, silent }, ctx) => {
    if (pick.op === 'top')
      return [
        does(ctx, on('piocher', gained(pick, ctx)), on('mettre en jeu', it(pick, ctx))),
        ...(silent ? [words(`n'appliquez pas ${isMany(pick) ? 'leur' : 'son'} effet IMMÉDIATEMENT`)] : []),
      ]
    if ('of' in pick && sideOf(described(pick.of, ctx)) !== undefined)
      return [does(ctx, on('mettre en jeu', object(pick, ctx)))]
    return [does(ctx, on('remettre en jeu', object(pick, ctx)))]
  },
  spawn: ({ token: name, n }, ctx) => {
    const noun = nouns[name === 'husk' ? 'husk' : 'minion']
    const quantity = quantityOf(n, ctx.setting)
    if (quantity.kind === 'equal' && typeof quantity.to === 'object' && quantity.to.op === 'count')
      return [does(ctx, act('mettre en jeu', `${un(noun)} ${forEach(quantity.to.of, ctx)}`))]
    return [does(ctx, act('mettre en jeu', many(n, noun, ctx)))]
  },
  winGame: () => [says(things(the(nouns.player, 2), 'many'), act('gagner', 'la partie'))],
  loseGame: () => [says(things(the(nouns.player, 2), 'many'), act('perdre', 'la partie'))],
}

const isRecast = (pick: Pick, ctx: Context): boolean =>
  pick.op === 'that' && ctx.notes.bindings.get(pick.name)?.op === 'castSpell'

const bridge = m('jeton Pont', 'jetons Pont')

/** Operations written in code have their words here. */
const natives: { readonly [K in NativeName]: (n: Amount, ctx: Context) => Sentence[] } = {
  'grid.arrange': (_, ctx) => [
    does(
      ctx,
      act(
        'disposer',
        "la réserve en une grille de trois sur trois : d'abord les gemmes, puis les reliques, puis les sorts",
      ),
    ),
    words('dans chaque catégorie, la pile la moins chère vient en premier'),
    words('deux piles sont connectées si un chemin de jetons Pont mène de la première à la seconde'),
  ],
  'grid.link': (n, ctx) => {
    const between = 'entre deux piles adjacentes qui n’en ont pas entre elles'
    return [
      does(
        ctx,
        act(
          'placer',
          n === 1 ? `${un(bridge)} ${between}` : `${many(n, bridge, ctx, true)}, chacun ${between}`,
        ),
      ),
    ]
  },
  'grid.unlink': (n, ctx) => [does(ctx, act('défausser', n === 1 ? un(bridge) : many(n, bridge, ctx, true)))],
}

const dividing = (several: boolean): string =>
  `${agree('réparti', 'm', several ? 2 : 1)} librement entre la némésis et autant de serviteurs que souhaité`

/** A thing as a subject. */
export function things(noun: string, person: 'one' | 'many') {
  return { person, possessor: person, noun, again: noun, pronoun: noun, kind: 'minion' } as const
}

const isRevealed = (pick: Pick, to: Destination, ctx: Context): boolean =>
  pick.op === 'that' && ctx.notes.bindings.get(pick.name)?.op === 'reveal' && 'topOf' in to

/** « deux cartes de cette pile », « autant de cartes de cette pile que … ». */
function counted(n: Amount, kind: NounKey, from: string, ctx: Context): string {
  if (quantityOf(n, ctx.setting).kind !== 'equal') return phrase(many(n, nouns[kind], ctx), from)
  return `autant de ${nouns[kind].many} ${from} que ${asManyAs(n, ctx)}`
}

/** The mat says it once; the cards repeat it, so that they can be read alone. */
function allBloodMagic(): Sentence[] {
  const effect = parts.bloodMagic!
  const each = `chaque ${nouns.acolyte.one} en jeu`
  return [
    says(
      french.you,
      act(
        'appliquer',
        `${the(effect, 1)} de ${each} sans que ${ce(nouns.acolyte, 2)} en subissent de dégâts`,
      ),
    ),
  ]
}
