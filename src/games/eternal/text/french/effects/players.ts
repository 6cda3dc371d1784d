import { act, type Sentence, says, words } from '../../../../../language/text/discourse.ts'
import { type Noun, phrase } from '../../../../../language/text/french/nouns.ts'
import type { Amount, Things } from '../../../language/nodes.ts'
import type { Context, LeafTable } from '../../context.ts'
import { parts } from '../../quantity.ts'
import { does, lasting } from '../acts.ts'
import { health, measure, much, value } from '../amounts.ts'
import { symbols } from '../conditions.ts'
import { lifePoint, skillCalled } from '../lexicon.ts'
import { fixed, playerSubject } from '../people.ts'
import { ownedBy } from '../phrases.ts'

/** « 3 points de vie » are counted, « 3 d'armure » measured. */
const gains =
  (what: Noun | string, until?: string) =>
  ({ n, who }: { readonly n: Amount; readonly who?: Things }, ctx: Context): Sentence[] =>
    parts(n).map((part, i) => {
      const more = i > 0 ? 'more' : ''
      const said = typeof what === 'string' ? measure(part, what, ctx, more) : much(part, what, ctx, more)
      return says(
        playerSubject(who, ctx),
        act('gagner', said.includes(' égal ') ? phrase(until, said) : phrase(said, until)),
      )
    })

export const players = {
  gainHealth: gains(lifePoint),
  gainArmor: gains('armure'),
  gainInfluence: ({ influence }) => [does(act('gagner', symbols(influence)))],
  gainInfluenceChosen: () => [does(act('gagner', 'une influence de votre choix'))],
  gainMaxPower: gains('puissance maximale'),
  gainPower: gains('puissance', 'ce tour-ci'),
  getPlayer: ({ who, skill, lasts }, ctx) => {
    const until = lasting(lasts, ctx)
    const own = who.op === 'players' && who.who === 'you'
    const safe = skill === 'invulnerable'
    const acting = safe
      ? act('être', phrase('invulnérable aux dégâts', until))
      : act('gagner', phrase(skillCalled(skill), until))
    if (!own) return [says(playerSubject(who, ctx), acting)]
    if (ctx.ordered) return [does(safe ? { ...acting, verb: 'devenir' } : acting)]
    return [safe ? words(`vous êtes ${acting.object}`) : does(acting)]
  },
  healthBecomes: ({ who, n }, ctx) => [
    says(fixed(ownedBy(health, who, ctx), 'one'), act('devenir', value(n, ctx))),
  ],
  nightfall: () => [words('Tombée de la nuit')],
  nightEnds: () => [words('la nuit prend fin')],
  takeDebt: ({ n, who }, ctx) => [
    says(playerSubject(who, ctx), act('contracter', `une dette de ${value(n, ctx)}`)),
  ],
} satisfies Partial<LeafTable>
