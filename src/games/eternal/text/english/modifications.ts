import {
  type Act,
  act,
  led,
  type Sentence,
  type Subject,
  says,
  words,
} from '../../../../language/text/discourse.ts'
import { list, phrase } from '../../../../language/text/english/nouns.ts'
import type { Cannot, Change, Duration, Modification, Ongoing, RuleSwitch } from '../../language/nodes.ts'
import type { Context } from '../context.ts'
import { printed } from '../quantity.ts'
import { carried, describedThings, isAnySkill, isWholePlace } from '../things.ts'
import { stats, value } from './amounts.ts'
import { condition } from './conditions.ts'
import { kinds, skillName, skillWord } from './lexicon.ts'
import { pronounsOf, shortName } from './nouns.ts'
import { ownersOf, thing } from './phrases.ts'
import { placesOf } from './places.ts'

const cannots: Readonly<Record<Cannot, string>> = {
  'have flying': 'have Flying',
  'play spells': 'play spells',
  'leave the void': 'leave the void',
  entomb: 'entomb',
  attack: 'attack',
  block: 'block',
  'be blocked': 'be blocked',
  'be silenced': 'be silenced',
  'have aegis': 'have Aegis',
  revenge: 'revenge',
}

const rules: Readonly<Record<RuleSwitch, (name: string, owner: string) => string>> = {
  'warcry reaches every unit and weapon': (_, owner) =>
    `${owner} Warcry affects each unit and weapon in your deck`,
  'double damage to players': (name) => `${name} deals double damage to players`,
  'avatar attacks twice': () => 'your avatar can attack twice each turn',
  'deadly to players': (name) => `${name} is Deadly to players`,
}

/** What is got or had, as a noun; undefined when it needs a verb of its own. */
export function gift(mod: Modification, ctx: Context): string | undefined {
  switch (mod.op) {
    case 'stats':
      return stats(mod.strength, mod.health, ctx)
    case 'skill':
      return mod.skill === 'invulnerable' ? 'invulnerable to damage' : skillName(mod)
    case 'battleSkillsOf':
      return `${ownersOf(mod.of, ctx)} battle skills`
    case 'oneSkillOf': {
      const names = mod.skills.map((skill) => skillWord(skill).name)
      if (isAnySkill(mod)) return 'a random battle skill'
      if (mod.by === 'choice') return `your choice of ${list(names, 'or')}`
      return `${list(names, 'or')} at random${mod.lacking ? ', of those it lacks' : ''}`
    }
    case 'maxPower': {
      const n = printed(mod.by)
      return n === undefined
        ? `maximum power equal to ${value(mod.by, ctx)}`
        : `${n < 0 ? `−${-n}` : `+${n}`} maximum power`
    }
    default:
      return undefined
  }
}

/** "+Strength this turn equal to …": how long it lasts comes before what the amount is. */
export function lastingGift(gifts: string, until: string | undefined): string {
  const [what, ...rest] = gifts.split(' equal to ')
  return [phrase(what, until), ...rest].join(' equal to ')
}

/** "with +3/+3 and cost increased by 3": as what a card is drawn or played. */
export function changed(changes: readonly Change[] | undefined, ctx: Context): string | undefined {
  if (changes === undefined) return undefined
  const said = changes.map((change) => {
    if (change.op === 'stats') return stats(change.strength, change.health, ctx)
    const n = printed(change.by)
    if (n === undefined) return `cost increased by ${value(change.by, ctx)}`
    return `cost ${n < 0 ? 'reduced' : 'increased'} by ${Math.abs(n)}`
  })
  return `with ${list(said)}`
}

/** The verb that says how something stands, for what cannot be given. */
function ownVerb(mod: Modification, ctx: Context, lasts: Duration | undefined): Act | undefined {
  switch (mod.op) {
    case 'cost': {
      const n = printed(mod.by)
      if (n === undefined) {
        const less = typeof mod.by === 'object' && mod.by.op === 'negative'
        const of = typeof mod.by === 'object' && mod.by.op === 'negative' ? mod.by.of : mod.by
        return act('cost', `X ${less ? 'less' : 'more'}, where X is ${value(of, ctx)}`)
      }
      return act('cost', n < 0 ? `${-n} less` : `${n} more`)
    }
    case 'free':
      return act('be', 'free')
    case 'stunned':
      return lasts === 'while yours' ? act('stay', 'stunned') : act('be', 'stunned')
    case 'controlled':
      return act('be', 'under your control')
    case 'cannot':
      return act("can't", cannots[mod.what])
    default:
      return undefined
  }
}

/** "get +1/+1 and Flying, are Deadly, and cost 1 less". */
export function modActs(
  mods: readonly Modification[],
  ctx: Context,
  verb: 'get' | 'have',
  lasts?: Duration,
): Act[] {
  const held: string[] = []
  const being: string[] = []
  const dealing: string[] = []
  const own: Act[] = []
  // Done for good, every skill is got; what is so for a time is said as it is.
  const stands = verb === 'have' || lasts === 'this turn'
  for (const mod of mods) {
    if (mod.op === 'skill' && mod.skill === 'invulnerable') being.push('invulnerable to damage')
    else if (mod.op === 'skill' && stands && skillWord(mod.skill).verb === 'be') being.push(skillName(mod))
    else if (mod.op === 'skill' && stands && skillWord(mod.skill).verb === 'deal')
      dealing.push(skillName(mod))
    else {
      const given = gift(mod, ctx)
      if (given !== undefined) held.push(given)
      const other = ownVerb(mod, ctx, lasts)
      if (other !== undefined) own.push(other)
    }
  }
  const forbidden = own.filter(({ verb: said }) => said === "can't")
  const allowed = own.filter(({ verb: said }) => said !== "can't")
  return [
    ...(held.length === 0 ? [] : [act(verb, list(held))]),
    ...(being.length === 0 ? [] : [act('be', list(being))]),
    ...(dealing.length === 0 ? [] : [act('deal', list(dealing))]),
    ...allowed,
    ...(forbidden.length === 0
      ? []
      : [
          act(
            "can't",
            list(
              forbidden.map(({ object }) => object),
              'or',
            ),
          ),
        ]),
  ]
}

export const bare = (mods: readonly Modification[], ctx: Context): string =>
  list(mods.flatMap((mod) => gift(mod, ctx) ?? []))

/** The rule switches are sentences of their own. */
export function ruleSentences(mods: readonly Modification[], ctx: Context): Sentence[] {
  return mods.flatMap((mod) =>
    mod.op === 'rule' ? [words(rules[mod.rule](shortName(ctx.card), ownersOf({ op: 'self' }, ctx)))] : [],
  )
}

/** A set as the subject of its own state. */
export function ongoingSubject(node: Ongoing, ctx: Context, pronoun: boolean): Subject {
  if (node.of.op === 'self') {
    const name = pronoun ? pronounsOf(ctx.card).subject : shortName(ctx.card)
    return { person: 'one', noun: name, again: name, pronoun: pronounsOf(ctx.card).subject }
  }
  const of = carried(node)
  const d = describedThings(of)
  if (node.of.op === 'players' && node.of.who === 'each')
    return { person: 'many', noun: 'players', again: 'players', pronoun: 'they' }
  const one = node.of.op === 'bearer' || (node.of.op === 'players' && node.of.who !== 'you')
  const name = pronoun
    ? one
      ? 'it'
      : 'they'
    : node.of.op === 'players' && node.of.who === 'you'
      ? 'you'
      : d !== undefined && isWholePlace(d)
        ? kinds.card.many
        : thing(of, ctx)
  return { person: one ? 'one' : 'many', noun: name, again: name, pronoun: one ? 'it' : 'they' }
}

/** "Cards can't leave the enemy void": the place is said where it matters. */
function leaving(said: Act, node: Ongoing, ctx: Context): Act {
  const d = describedThings(node.of)
  if (said.object !== cannots['leave the void'] || d === undefined || !isWholePlace(d)) return said
  return { ...said, object: `leave ${placesOf(d.places, d.side, ctx)}` }
}

export function ongoing(node: Ongoing, ctx: Context, pronoun: boolean): Sentence[] {
  const subject = ongoingSubject(node, ctx, pronoun)
  const controls = node.have.some(({ op }) => op === 'controlled')
  const acts = modActs(
    node.have.filter(({ op }) => op !== 'controlled'),
    { ...ctx, selfNamed: node.of.op === 'self' },
    'have',
  )
  const said: Sentence[] = [
    ...(controls ? [words(`you control ${thing(node.of, ctx)}`)] : []),
    ...(acts.length === 0 ? [] : [says(subject, ...acts.map((each) => leaving(each, node, ctx)))]),
    ...ruleSentences(node.have, ctx),
  ]
  const { while: when } = node
  if (when === undefined) return said
  const named: Context = { ...ctx, selfNamed: node.of.op === 'self' }
  const while_ = `while ${condition(when, named)}`
  return pronoun ? led(while_, said) : said.map((each) => ({ ...each, trail: ` ${while_}` }))
}
