import {
  act,
  conjoin,
  led,
  type Sentence,
  says,
  trailed,
  words,
} from '../../../../language/text/discourse.ts'
import {
  agree,
  ce,
  measured,
  phrase,
  possessive,
  pronoun,
  the,
  un,
} from '../../../../language/text/french/nouns.ts'
import { inWords } from '../../../../language/text/french/numbers.ts'
import { sayAll } from '../../../../language/text/french/verbs.ts'
import type { DamageTarget, Effect, Rule } from '../../language/nodes.ts'
import { actionRule } from '../actions.ts'
import { things } from '../acts.ts'
import { type CardLanguage, type Context, described, filtered } from '../context.ts'
import { allSentences } from '../sentences.ts'
import { destination } from './acts.ts'
import { asManyAs } from './amounts.ts'
import { condition } from './conditions.ts'
import { life, nouns, places } from './lexicon.ts'
import { nemesisName, you } from './people.ts'
import { cardNoun, head, nounFor } from './phrases.ts'

type Damage = Extract<Rule, { op: 'damageTo' }>

const steps = (effects: readonly Effect[], ctx: Context): Sentence[] =>
  conjoin(allSentences(effects, { ...ctx, joined: true }, ctx.language))

const boundMinion = (target: { readonly bound: string }, ctx: Context) =>
  nouns[ctx.notes.bindings.get(target.bound)?.noun ?? 'minion']

/** « ce serviteur subit des dégâts », « vous subissez des dégâts ». */
function hurt(target: DamageTarget, ctx: Context, would: boolean): string {
  // After « lorsque préparé » one does not say « lorsque » again.
  if (target === 'you') return 'quand vous subissez des dégâts'
  const who =
    target === 'self'
      ? ce(nouns.minion)
      : target === 'nemesis'
        ? nemesisName(ctx)
        : target === 'playersAndGravehold'
          ? 'un joueur ou Gravehold'
          : 'each' in target
            ? un(nounFor(filtered(target.each, 'minion', ctx), ctx))
            : ce(boundMinion(target, ctx))
  return `lorsque ${who} ${would ? 'devrait subir' : 'subit'} des dégâts`
}

function allDamage(
  target: Exclude<DamageTarget, { readonly bound: string }>,
  ctx: Context,
  now: boolean,
): string {
  const during = now ? 'ce tour-ci' : undefined
  const which =
    target === 'playersAndGravehold'
      ? 'que les joueurs ou Gravehold devraient subir'
      : target === 'you'
        ? 'que vous devriez subir'
        : `infligés à ${typeof target === 'object' ? the(nounFor(filtered(target.each, 'minion', ctx), ctx), 2) : target === 'self' ? ce(nouns.minion) : nemesisName(ctx)}`
  return phrase('tous les dégâts', which, during)
}

function damageTo({ target, change, min, when, then }: Damage, ctx: Context, now: boolean): Sentence[] {
  const after = then === undefined ? [] : led('ensuite', steps(then, ctx))
  const guard = (said: Sentence[]) => (when === undefined ? said : led(ctx.language.if(when, ctx), said))
  if (change === 'preventAll') {
    if (typeof target === 'object' && 'bound' in target)
      return [words(`${ce(boundMinion(target, ctx))} n'en subit aucun dégât`)]
    return guard([says(you, act('annuler', allDamage(target, ctx, now)))])
  }
  const lowest = min === undefined ? undefined : `(minimum ${min})`
  const what =
    'prevent' in change
      ? act('annuler', `${change.prevent} de ces dégâts`)
      : act(
          'réduire',
          'reduceTo' in change ? `à ${change.reduceTo}` : `de ${asManyAs(change.reduceBy, ctx)}`,
          { clitic: 'les' },
        )
  const said = says(you, { ...what, object: phrase(what.object, lowest) })
  return [...guard(led(hurt(target, ctx, then !== undefined), [said])), ...after]
}

const price = (effects: readonly Effect[], ctx: Context): string =>
  sayAll(
    steps(effects, ctx).flatMap((each) => each.clauses.flatMap((clause) => clause.predicates)),
    'infinitive',
  )

export const rules: CardLanguage['rules'] = {
  damageTo: (rule, ctx, duration) => damageTo(rule, ctx, duration !== 'always'),
  untargetable: (_, ctx) => [words(`${nemesisName(ctx)} ne peut pas subir de dégâts`)],
  mayDivide: ({ among, price: paid }, ctx) => {
    const noun = nounFor(described(among, ctx), ctx)
    return led(`lorsque un joueur inflige des dégâts à ${un(noun)}`, [
      words(`il peut ${price(paid, ctx)} pour répartir ces dégâts entre autant de ${noun.many} que souhaité`),
    ])
  },
  costLess: ({ n }, ctx, duration) => {
    const breach =
      duration === 'next'
        ? the(nouns.breach, 1, 'prochaine brèche que vous stabilisez ou ouvrez ce tour-ci')
        : undefined
    if (breach !== undefined) return [says(things(breach, 'one'), act('coûter', `${n} {ae} de moins`))]
    const own = possessive(ctx.subject.possessor, nouns.breach, 2)
    const during = duration === 'turn' ? 'ce tour-ci' : undefined
    return [
      says(things(`stabiliser ou ouvrir ${own}`, 'one'), act('coûter', phrase(`${n} {ae} de moins`, during))),
    ]
  },
  firstFocusLess: ({ n }) => [
    says(things('votre première stabilisation de chaque tour', 'one'), act('coûter', `${n} {ae} de moins`)),
  ],
  gainTo: ({ to, optional }, ctx, duration) => {
    const card =
      duration === 'next'
        ? the(nouns.card, 1, 'prochaine carte que vous acquérez ce tour-ci')
        : 'chaque carte que vous acquérez ce tour-ci'
    const place = act('placer', `${card} ${destination(to, ctx)}`)
    return [says(you, optional ? { kind: 'may', acts: [place] } : place)]
  },
  room: ({ breaches, total, extra, only }, ctx, duration) => {
    const during = duration === 'always' ? undefined : 'ce tour-ci'
    if (breaches === 'ofSelf') {
      const noun = only !== undefined && 'named' in only ? cardNoun(only.named, ctx) : nouns.spell
      const n = extra ?? 1
      const more = `${inWords(n, noun.gender)} ${n > 1 ? noun.many : noun.one}`
      return led('durant votre phase principale', [
        says(you, {
          kind: 'may',
          acts: [
            act('préparer', `${more} sur ${the(nouns.breach, 1)} où ce sort est préparé`, {
              before: 'aussi',
            }),
          ],
        }),
      ])
    }
    const where = `sur chacune de ${possessive(ctx.subject.possessor, nouns.breach, 2)} ouvertes`
    const how =
      total === undefined
        ? `${inWords(extra ?? 1)} ${nouns.spell.many} supplémentaires`
        : `jusqu'à ${inWords(total)} ${nouns.spell.many}`
    return [says(ctx.subject, { kind: 'may', acts: [act('préparer', phrase(how, where, during))] })]
  },
  extraDraws: ({ n }, ctx) => [
    says(
      things(nemesisName(ctx), 'one'),
      act(
        'piocher',
        `${inWords(n, 'f')} ${n > 1 ? 'cartes' : 'carte'} ${agree('supplémentaire', 'f', n)} durant la phase de pioche de la némésis de ce tour`,
      ),
    ),
  ],
  maxLife: ({ of, n }) => [
    says(things(the(nouns[of === 'husk' ? 'husk' : 'minion'], 2), 'many'), act('avoir', measured(n, life))),
  ],
  wouldBeDestroyed: ({ what, to }, ctx) => {
    const d = filtered(what, 'card', ctx)
    const noun = nounFor(d, ctx)
    const lead = `lorsque ${un(noun, head(d, 1, ctx))} devrait être ${agree('détruit', noun.gender, 1)}`
    return trailed(led(lead, steps(to, { ...ctx, selfNamed: d.noun })), ' à la place')
  },
  wouldBeDiscarded: ({ to }, ctx) => {
    const deck = the(places.nemesisDeck, 1)
    const from = `depuis ${deck}`
    // The deck has just been named.
    const there = destination(to, ctx).replace(deck, ce(places.deck))
    const place = act('placer', there, { clitic: pronoun(nouns.minion) })
    return trailed(
      led(`si ${ce(nouns.minion)} devait être défaussé, du jeu ou ${from}`, [says(you, place)]),
      ' à la place',
    )
  },
  replaceStep: ({ step, steps: to }, ctx) =>
    step === 'draw.emptyDeck'
      ? led(
          `lorsque ${nemesisName(ctx)} devrait piocher une carte et que ${the(places.nemesisDeck, 1)} est vide`,
          steps(to, ctx),
        )
      : trailed(led('lorsque un joueur est épuisé', steps(to, ctx)), ' au lieu de « Déchaîné, deux fois »'),
  redirect: ({ to }) => [
    words(
      `les dégâts de ce sort doivent être infligés ${to === 'caster' ? "au joueur qui l'a lancé" : 'à Gravehold ou à un joueur'}`,
    ),
  ],
  cannotGain: ({ what }, ctx) => {
    const d = filtered(what, 'card', ctx)
    const card = d.last ? `la dernière carte de ${un(nouns.pile)}` : un(nounFor(d, ctx), head(d, 1, ctx))
    return [words(`les joueurs ne peuvent pas acquérir ${card}`)]
  },
  ownLife: ({ min, uncapped }) => [
    words(`${ce(nouns.minion)} ne peut jamais avoir moins de ${measured(min, life)}`),
    ...(uncapped ? [words("il n'a pas de vie maximale")] : []),
  ],
  anyShields: () => [words(`${ce(nouns.minion)} peut avoir autant de jetons Bouclier que nécessaire`)],
  copiesAtMost: ({ card, n }, ctx) => [
    words(`aucun joueur ne peut avoir plus de ${inWords(n)} ${cardNoun(card, ctx).many}`),
  ],
  action: (rule, ctx, duration) => actionRule(rule, ctx, ctx.language, duration),
  check: ({ condition: c, steps: then }, ctx) => led(`lorsque ${condition(c, ctx)}`, steps(then, ctx)),
}
