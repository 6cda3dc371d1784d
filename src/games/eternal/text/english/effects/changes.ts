import { act, led, says, words } from '../../../../../language/text/discourse.ts'
import { genitive, list, phrase } from '../../../../../language/text/english/nouns.ts'
import type { LeafTable } from '../../context.ts'
import { growsInBoth } from '../../growing.ts'
import { printed } from '../../quantity.ts'
import { isPick, setOf } from '../../things.ts'
import { does, lasting, simple } from '../acts.ts'
import { value } from '../amounts.ts'
import { bare, gift, lastingGift, modActs } from '../modifications.ts'
import { fixed, getter } from '../people.ts'
import { object, ownersOf, thing } from '../phrases.ts'

const statWords = {
  strength: 'Strength',
  health: 'Health',
  both: 'Strength and Health',
  cost: 'cost',
} as const

export const changes = {
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
  changeNumber: ({ what, by }, ctx) => {
    const n = value(by, ctx)
    // It grows after it has been used.
    if (what.op === 'self')
      return led('then', [
        does(act('increase', `this ability by ${growsInBoth(ctx.card) ? `+${n}/+${n}` : n}`)),
      ])
    return [does(act('increase', `the damage dealt by ${object(what, ctx, 'each')} by ${n}`))]
  },
  steal: ({ what, lasts }, ctx) => [
    does(act('steal', phrase(object(what, ctx, 'all'), lasting(lasts, ctx)))),
  ],
  disappear: ({ what }, ctx) => [
    does(act('make', `${object(what, ctx)} disappear`)),
    words('it reappears at the start of the next turn'),
    { ...words('it keeps its attachments and plays no Summon effects'), aside: true },
  ],
  markDepleted: ({ what }, ctx) => [
    says(getter(what, ctx) ?? fixed(object(what, ctx), 'one'), act('be', 'depleted when played')),
  ],
} satisfies Partial<LeafTable>
