import { act, says, words } from '../../../../../language/text/discourse.ts'
import { list, measured, phrase, the } from '../../../../../language/text/french/nouns.ts'
import type { Objects, Things } from '../../../language/nodes.ts'
import type { Context, LeafTable } from '../../context.ts'
import { growsInBoth } from '../../growing.ts'
import { printed } from '../../quantity.ts'
import { isPick, setOf } from '../../things.ts'
import { direct, does, lasting, simple } from '../acts.ts'
import { cost, health, strength, value } from '../amounts.ts'
import { damage, lifePoint } from '../lexicon.ts'
import { bare, gift, modActs, weakens } from '../modifications.ts'
import { shortName } from '../nouns.ts'
import { indirect, object, ownedTogether } from '../objects.ts'
import { fixed, getter, you } from '../people.ts'

/** « −X/−X à une unité ce tour-ci, X étant … »: what X is comes last. */
function givenTo(gifts: string, to: string, until: string | undefined): string {
  const [what, ...rest] = gifts.split(', X étant ')
  return [phrase(what, to, until), ...rest].join(', X étant ')
}

const withYou = (what: Objects): boolean =>
  what.op === 'union' && what.of.some((each) => each.op === 'players' && each.who === 'you')

const isYou = (each: Things): boolean => each.op === 'players' && each.who === 'you'

const statNouns = { strength, health, cost } as const

/** « la force et la vie de … », « sa force et sa vie ». */
function statsOf(stat: 'strength' | 'health' | 'both' | 'cost', what: Objects, ctx: Context): string {
  const nouns = stat === 'both' ? ([strength, health] as const) : ([statNouns[stat]] as const)
  if (isPick(what)) return `${list(nouns.map((noun) => the(noun, 1)))} de ${object(what, ctx).words}`
  return ownedTogether(nouns, what, ctx)
}

export const changes = {
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
      return [does(act('rendre', `les attaques de ${shortName(ctx.card)} mortelles aussi pour les joueurs`))]
    const until = lasting(lasts, ctx)
    const gifts = mods.map((mod) =>
      mod.op === 'skill' && mod.skill === 'invulnerable' ? undefined : gift(mod, ctx),
    )
    const givable = gifts.every((each) => each !== undefined)
    if (isPick(what) && only?.op === 'stats' && mods.length === 1) {
      // « donnez +1/+1 pour chacune de vos unités à l'une de vos unités » would be read twice.
      if (givable && / pour /.test(gifts[0] ?? ''))
        return [
          until === undefined
            ? says(fixed(object(what, ctx).words, 'one'), act('gagner', gifts[0]))
            : words(`${object(what, ctx).words} gagne, ${until}, ${gifts[0]}`),
        ]
      const health = only.strength === undefined ? printed(only.health ?? 0) : undefined
      const { of } = what
      if (health !== undefined && of.op === 'union' && of.of.some(isYou)) {
        const others = of.of.filter((each) => !isYou(each))
        const [other] = others
        if (other !== undefined && others.length === 1)
          return [
            {
              leads: [],
              clauses: [
                {
                  subject: you,
                  predicates: [
                    {
                      kind: 'or',
                      ways: [
                        [act('gagner', measured(health, lifePoint))],
                        [act('donner', `${gifts[0]} ${indirect({ ...what, of: other }, ctx).words}`)],
                      ],
                    },
                  ],
                },
              ],
            },
          ]
      }
    }
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
      ? does(
          act(
            'augmenter',
            `cette capacité de ${growsInBoth(ctx.card) ? `+${value(by, ctx)}/+${value(by, ctx)}` : value(by, ctx)}`,
          ),
        )
      : does(
          act('augmenter', `de ${value(by, ctx)} ${the(damage, 2)} de ${object(what, ctx, 'each').words}`),
        ),
  ],
  steal: ({ what, lasts }, ctx) => [does(direct('voler', object(what, ctx, 'all'), lasting(lasts, ctx)))],
  disappear: ({ what }, ctx) => [
    does(direct('faire disparaître', object(what, ctx))),
    words('elle réapparaît au début du prochain tour'),
    { ...words("elle garde ses attachements et ne joue pas ses effets d'Invocation"), aside: true },
  ],
  markDepleted: ({ what }, ctx) => {
    const who = getter(what, ctx)
    const feminine = who?.gender !== 'm'
    const state = `tari${feminine ? 'e' : ''} quand on ${feminine ? 'la' : 'le'} joue`
    return [says(who?.subject ?? fixed(object(what, ctx).words, 'one'), act('être', state))]
  },
} satisfies Partial<LeafTable>
