import { act, type Sentence, says, words } from '../../../../../language/text/discourse.ts'
import { phrase } from '../../../../../language/text/english/nouns.ts'
import type { Amount, Things } from '../../../language/nodes.ts'
import type { Context, LeafTable } from '../../context.ts'
import { parts } from '../../quantity.ts'
import { does, lasting } from '../acts.ts'
import { much, value } from '../amounts.ts'
import { symbols } from '../conditions.ts'
import { skillWord } from '../lexicon.ts'
import { lastingGift } from '../modifications.ts'
import { fixed, playerSubject } from '../people.ts'
import { ownersOf } from '../phrases.ts'

const health = { one: 'Health', many: 'Health' }
const armor = { one: 'Armor', many: 'Armor' }
const power = { one: 'power', many: 'power' }
const maximumPower = { one: 'maximum power', many: 'maximum power' }

const gains =
  (what: { one: string; many: string }, until?: string) =>
  ({ n, who }: { readonly n: Amount; readonly who?: Things }, ctx: Context): Sentence[] =>
    parts(n).map((part, i) =>
      says(
        playerSubject(who, ctx),
        act('gain', lastingGift(much(part, what, ctx, i > 0 ? 'additional' : undefined), until)),
      ),
    )

export const players = {
  gainHealth: gains(health),
  gainArmor: gains(armor),
  gainInfluence: ({ influence }) => [does(act('gain', symbols(influence)))],
  gainInfluenceChosen: () => [does(act('gain', 'an influence of your choice'))],
  gainMaxPower: gains(maximumPower),
  gainPower: gains(power, 'this turn'),
  getPlayer: ({ who, skill, lasts }, ctx) => {
    const until = lasting(lasts, ctx)
    const { verb, name, said } = skillWord(skill)
    const own = who.op === 'players' && who.who === 'you'
    const acting = verb === 'be' ? act('be', phrase(said ?? name, until)) : act('gain', phrase(name, until))
    if (!own) return [says(playerSubject(who, ctx), acting)]
    if (ctx.ordered) return [does(verb === 'be' ? { ...acting, verb: 'become' } : acting)]
    return [words(`you ${verb === 'be' ? 'are' : 'gain'} ${acting.object}`)]
  },
  healthBecomes: ({ who, n }, ctx) => [
    says(fixed(`${ownersOf(who, ctx)} Health`, 'one'), act('become', value(n, ctx))),
  ],
  nightfall: () => [words('Nightfall')],
  nightEnds: () => [words('Night ends')],
  takeDebt: ({ n, who }, ctx) => [says(playerSubject(who, ctx), act('take', `${value(n, ctx)} debt`))],
} satisfies Partial<LeafTable>
