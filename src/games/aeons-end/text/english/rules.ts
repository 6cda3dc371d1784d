import {
  act,
  conjoin,
  led,
  type Sentence,
  says,
  trailed,
  words,
} from '../../../../language/text/discourse.ts'
import { a, phrase } from '../../../../language/text/english/nouns.ts'
import { inWords } from '../../../../language/text/english/numbers.ts'
import { sayAll } from '../../../../language/text/english/verbs.ts'
import type { DamageTarget, Effect, Rule } from '../../language/nodes.ts'
import { actionRule } from '../actions.ts'
import { things } from '../acts.ts'
import { type CardLanguage, type Context, described, filtered } from '../context.ts'
import { allSentences } from '../sentences.ts'
import { destination } from './acts.ts'
import { equalTo } from './amounts.ts'
import { condition } from './conditions.ts'
import { nouns } from './lexicon.ts'
import { nemesisName, you } from './people.ts'
import { cardNoun, head, nounFor } from './phrases.ts'
import { possessive } from './places.ts'

type Damage = Extract<Rule, { op: 'damageTo' }>

const steps = (effects: readonly Effect[], ctx: Context): Sentence[] =>
  conjoin(allSentences(effects, { ...ctx, joined: true }, ctx.language))

/** "this minion is dealt damage", "you suffer damage". */
function hurt(target: DamageTarget, ctx: Context, would: boolean): string {
  if (target === 'self') return 'this minion is dealt damage'
  if (target === 'you') return 'you suffer damage'
  if (target === 'nemesis') return `${nemesisName(ctx)} ${would ? 'would be' : 'is'} dealt damage`
  if (target === 'playersAndGravehold') return 'a player or Gravehold suffers damage'
  if ('each' in target) return `${a(head(filtered(target.each, 'minion', ctx), 1, ctx))} is dealt damage`
  return `that ${nouns[ctx.notes.bindings.get(target.bound)?.noun ?? 'minion'].one} suffers damage`
}

function preventAll(target: DamageTarget, ctx: Context, now: boolean): string {
  const during = now ? ' this turn' : ''
  if (target === 'playersAndGravehold')
    return `all damage that the players or Gravehold would suffer${during}`
  if (target === 'you') return `all damage that you would suffer${during}`
  if (target === 'self') return `all damage dealt to this minion${during}`
  if (target === 'nemesis') return `all damage dealt to ${nemesisName(ctx)}${during}`
  if ('each' in target)
    return `all damage dealt to ${head(filtered(target.each, 'minion', ctx), 2, ctx)}${during}`
  return ''
}

function damageTo(rule: Damage, ctx: Context, now: boolean): Sentence[] {
  const { target, change, min, when, then } = rule
  const after = then === undefined ? [] : led('then', steps(then, ctx))
  const guard = (sentences: Sentence[]) =>
    when === undefined ? sentences : led(`if ${condition(when, ctx)}`, sentences)
  if (change === 'preventAll') {
    if (typeof target === 'object' && 'bound' in target) {
      const noun = nouns[ctx.notes.bindings.get(target.bound)?.noun ?? 'minion'].one
      return [says(things(`that ${noun}`, 'one'), act('suffer', 'no damage from it'))]
    }
    return guard([says(you, act('prevent', preventAll(target, ctx, now)))])
  }
  const lowest = min === undefined ? undefined : `to a minimum of ${min}`
  const what =
    'prevent' in change
      ? act('prevent', `${change.prevent} of that damage`)
      : act(
          'reduce',
          'reduceTo' in change
            ? `that damage to ${change.reduceTo}`
            : `that damage by ${equalTo(change.reduceBy, ctx)}`,
        )
  const said = says(you, lowest === undefined ? what : { ...what, object: `${what.object}, ${lowest}` })
  return [...guard(led(`when ${hurt(target, ctx, then !== undefined)}`, [said])), ...after]
}

const price = (effects: readonly Effect[], ctx: Context): string => {
  const said = steps(effects, ctx)
  return sayAll(
    said.flatMap((each) => each.clauses.flatMap((clause) => clause.predicates)),
    'infinitive',
  )
}

export const rules: CardLanguage['rules'] = {
  damageTo: (rule, ctx, duration) => damageTo(rule, ctx, duration !== 'always'),
  untargetable: (_, ctx) => [words(`${nemesisName(ctx)} cannot be dealt damage`)],
  mayDivide: ({ among, price: paid }, ctx) => {
    const d = described(among, ctx)
    const husk = nounFor(d, ctx)
    return led(`when a player deals damage to ${a(husk.one)}`, [
      words(`that player may ${price(paid, ctx)} to divide that damage among any number of ${husk.many}`),
    ])
  },
  costLess: ({ n }, ctx, duration) =>
    duration === 'next'
      ? led('the next time you focus or open a breach this turn', [
          says(things('it', 'one'), act('cost', `${n} {ae} less`)),
        ])
      : [
          says(
            things(`focusing or opening ${possessive(ctx.subject)} breaches`, 'one'),
            act('cost', `${n} {ae} less${duration === 'turn' ? ' this turn' : ''}`),
          ),
        ],
  firstFocusLess: ({ n }) => [
    says(things('your first focus each turn', 'one'), act('cost', `${n} {ae} less`)),
  ],
  gainTo: ({ to, optional }, ctx, duration) => {
    const card = duration === 'next' ? 'the next card you gain this turn' : 'each card you gain this turn'
    const place = act('place', `${card} ${destination(to, ctx)}`)
    return [says(you, optional ? { kind: 'may', acts: [place] } : place)]
  },
  room: ({ breaches, total, extra, only }, ctx, duration) => {
    const during = duration === 'always' ? undefined : 'this turn'
    if (breaches === 'ofSelf') {
      const kind = only !== undefined && 'named' in only ? cardNoun(only.named, ctx).one : 'spell'
      return led('during your main phase', [
        says(you, {
          kind: 'may',
          acts: [
            act('prep', `${inWords(extra ?? 1)} ${kind} to the breach this spell is prepped to`, {
              before: 'also',
            }),
          ],
        }),
      ])
    }
    const where = `to each of ${possessive(ctx.subject)} opened breaches`
    const how =
      total === undefined ? `${inWords(extra ?? 1)} additional spells` : `up to ${inWords(total)} spells`
    return [says(ctx.subject, { kind: 'may', acts: [act('prep', phrase(how, where, during))] })]
  },
  extraDraws: ({ n }, ctx) => [
    says(
      things(nemesisName(ctx), 'one'),
      act(
        'draw',
        `${n === 1 ? 'an additional card' : `${inWords(n)} additional cards`} during the nemesis draw phase this turn`,
      ),
    ),
  ],
  maxLife: ({ of, n }) => [
    says(things(nouns[of === 'husk' ? 'husk' : 'minion'].many), act('have', `${n} life`)),
  ],
  wouldBeDestroyed: ({ what, to }, ctx) =>
    trailed(
      led(
        `when ${a(head(filtered(what, 'card', ctx), 1, ctx))} would be destroyed`,
        steps(to, { ...ctx, selfNamed: 'card' }),
      ),
      ' instead',
    ),
  wouldBeDiscarded: ({ to }, ctx) =>
    trailed(
      led('when this minion would be discarded from play or the nemesis deck', [
        says(you, act('place', `it ${destination(to, ctx)}`)),
      ]),
      ' instead',
    ),
  replaceStep: ({ step, steps: to }, ctx) =>
    step === 'draw.emptyDeck'
      ? led(`when ${nemesisName(ctx)} would draw a card and the nemesis deck is empty`, steps(to, ctx))
      : trailed(led('when a player is exhausted', steps(to, ctx)), ' instead of Unleashing twice'),
  redirect: ({ to }) => [
    words(
      `the damage that spell deals must be dealt to ${to === 'caster' ? 'the player who cast it' : 'Gravehold or any player'}`,
    ),
  ],
  cannotGain: ({ what }, ctx) => {
    const d = filtered(what, 'card', ctx)
    return [words(`players cannot gain ${d.last ? 'the last card of a supply pile' : a(head(d, 1, ctx))}`)]
  },
  ownLife: ({ min, uncapped }) => [
    words(`this minion can never have less than ${min} life`),
    ...(uncapped ? [words('it has no maximum life')] : []),
  ],
  anyShields: () => [words('this minion can have any number of shield tokens')],
  copiesAtMost: ({ card, n }, ctx) => [
    words(`no player can have more than ${inWords(n)} ${cardNoun(card, ctx).many}`),
  ],
  action: (rule, ctx, duration) => actionRule(rule, ctx, ctx.language, duration),
  check: ({ condition: c, steps: then }, ctx) => led(`when ${condition(c, ctx)}`, steps(then, ctx)),
}
