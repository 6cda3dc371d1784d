import {
  type Act,
  act,
  led,
  type Sentence,
  type Subject,
  says,
  words,
} from '../../../../language/text/discourse.ts'
import { agree, f, list, the } from '../../../../language/text/french/nouns.ts'
import type {
  Amount,
  Cannot,
  Change,
  Duration,
  Modification,
  Ongoing,
  RuleSwitch,
} from '../../language/nodes.ts'
import type { Context } from '../context.ts'
import { printed } from '../quantity.ts'
import { carried, describedThings, isAnySkill, isWholePlace } from '../things.ts'
import { stats, value } from './amounts.ts'
import { condition } from './conditions.ts'
import { kinds, skillAdjectives, skillCalled, skillName } from './lexicon.ts'
import { genderOf } from './noun-phrases.ts'
import { selfGender, selfSubject, shortName } from './nouns.ts'
import { ownedBy, thing } from './phrases.ts'
import { placesOf } from './places.ts'

const cannots: Readonly<Record<Cannot, string>> = {
  'have flying': 'avoir Vol',
  'play spells': 'jouer de sorts',
  'leave the void': 'quitter le Néant',
  entomb: "déclencher d'Ensevelissement",
  attack: 'attaquer',
  block: 'bloquer',
  'be blocked': 'être bloqué',
  'be silenced': 'être réduit au silence',
  'have aegis': 'avoir Égide',
  revenge: 'utiliser Revanche',
}

const rules: Readonly<Record<RuleSwitch, (name: string) => string>> = {
  'warcry reaches every unit and weapon': (name) =>
    `le Cri de guerre de ${name} touche chaque unité et chaque arme de votre deck`,
  'double damage to players': (name) => `${name} inflige le double de dégâts aux joueurs`,
  'avatar attacks twice': () => 'votre avatar peut attaquer deux fois à chaque tour',
  'deadly to players': (name) => `${name} est Mortel pour les joueurs`,
}

/** What is gained or had, as a noun; undefined when it needs a verb of its own. */
export function gift(mod: Modification, ctx: Context): string | undefined {
  switch (mod.op) {
    case 'stats':
      return stats(mod.strength, mod.health, ctx)
    case 'skill':
      return mod.skill === 'invulnerable' ? 'invulnérable aux dégâts' : skillName(mod)
    case 'battleSkillsOf':
      return ownedBy({ ...f('compétence de combat'), many: 'compétences de combat' }, mod.of, ctx, 2)
    case 'oneSkillOf': {
      const names = mod.skills.map((skill) => skillCalled(skill))
      if (isAnySkill(mod)) return 'une compétence de combat au hasard'
      if (mod.by === 'choice') return `au choix ${list(names, 'ou')}`
      return `${list(names, 'ou')} au hasard${mod.lacking ? ', parmi celles qui lui manquent' : ''}`
    }
    case 'maxPower': {
      const n = printed(mod.by)
      return n === undefined
        ? `un montant de puissance maximale égal à ${value(mod.by, ctx)}`
        : `${n < 0 ? `−${-n}` : `+${n}`} de puissance maximale`
    }
    default:
      return undefined
  }
}

/** « avec +3/+3 et un coût augmenté de 3 » : comme quoi une carte est piochée ou jouée. */
export function changed(changes: readonly Change[] | undefined, ctx: Context): string | undefined {
  if (changes === undefined) return undefined
  const said = changes.map((change) => {
    if (change.op === 'stats') return stats(change.strength, change.health, ctx)
    const n = printed(change.by)
    if (n === undefined) return `un coût augmenté de ${value(change.by, ctx)}`
    return `un coût ${n < 0 ? 'réduit' : 'augmenté'} de ${Math.abs(n)}`
  })
  return `avec ${list(said)}`
}

type Agreement = { readonly gender: 'm' | 'f'; readonly many: boolean }
const agreed = (word: string, { gender, many }: Agreement): string =>
  word.replace(/^\p{L}+/u, (first) => agree(first, gender, many ? 2 : 1))

function ownVerb(
  mod: Modification,
  ctx: Context,
  lasts: Duration | undefined,
  a: Agreement,
): Act | undefined {
  switch (mod.op) {
    case 'cost': {
      const n = printed(mod.by)
      if (n !== undefined) return act('coûter', n < 0 ? `${-n} de moins` : `${n} de plus`)
      const less = typeof mod.by === 'object' && mod.by.op === 'negative'
      const of = typeof mod.by === 'object' && mod.by.op === 'negative' ? mod.by.of : mod.by
      return act('coûter', `X de ${less ? 'moins' : 'plus'}, X étant ${value(of, ctx)}`)
    }
    case 'free':
      return act('être', agreed('gratuit', a))
    case 'stunned':
      return act(lasts === 'while yours' ? 'rester' : 'être', agreed('étourdi', a))
    case 'controlled':
      return act('être', 'sous votre contrôle')
    case 'cannot': {
      const participle = mod.what === 'be blocked' || mod.what === 'be silenced'
      const what = participle
        ? cannots[mod.what].replace(/bloqué|réduit/, (word) => agreed(word, a))
        : cannots[mod.what]
      return act('pouvoir', `pas ${what}`, { clitic: 'ne' })
    }
    default:
      return undefined
  }
}

const by = (n: Amount | undefined): number => (n === undefined ? 0 : (printed(n) ?? 1))

/** Nobody gains what only takes strength or health away: « subissent −1/−1 ». */
export const weakens = (mods: readonly Modification[]): boolean =>
  mods.every((mod) => mod.op === 'stats' && Math.max(by(mod.strength), by(mod.health)) <= 0)

/** « gagnent +1/+1 et Vol et coûtent 1 de moins ». */
export function modActs(
  mods: readonly Modification[],
  ctx: Context,
  verb: 'gagner' | 'subir' | 'avoir',
  agreement: Agreement,
  lasts?: Duration,
): Act[] {
  const held: string[] = []
  const own: Act[] = []
  let safe = false
  // « gagne +2/+2 et Mortel » names a skill among what is gained; alone it is what somebody is.
  const become = verb === 'gagner' && mods.every((mod) => mod.op === 'skill' && mod.skill in skillAdjectives)
  const being = verb === 'avoir' || lasts !== undefined ? 'être' : 'devenir'
  for (const mod of mods) {
    if (mod.op === 'skill' && mod.skill === 'invulnerable') safe = true
    else {
      const adjective =
        (verb === 'avoir' || become) && mod.op === 'skill' ? skillAdjectives[mod.skill] : undefined
      const given = gift(mod, ctx)
      if (adjective !== undefined) own.push(act(being, agreed(adjective, agreement)))
      else if (given !== undefined) held.push(given)
      const other = ownVerb(mod, ctx, lasts, agreement)
      if (other !== undefined) own.push(other)
    }
  }
  const forbidden = own.filter(({ clitic }) => clitic === 'ne')
  const allowed = own.filter(({ clitic }) => clitic !== 'ne')
  return [
    ...(held.length === 0 ? [] : [act(verb, list(held))]),
    ...(safe ? [act('être', `invulnérable${agreement.many ? 's' : ''} aux dégâts`)] : []),
    ...allowed,
    ...(forbidden.length === 0
      ? []
      : [
          {
            ...forbidden[0]!,
            object: forbidden
              .map(({ object }) => object)
              .join(' ni ')
              .replace(/ ni pas /g, ' ni '),
          },
        ]),
  ]
}

export const bare = (mods: readonly Modification[], ctx: Context): string =>
  list(mods.flatMap((mod) => gift(mod, ctx) ?? []))

function subjectOf(
  node: Ongoing,
  ctx: Context,
  pronoun: boolean,
): { readonly subject: Subject; readonly agreement: Agreement } {
  if (node.of.op === 'self') {
    const gender = selfGender(ctx.card)
    const name = pronoun ? selfSubject(ctx.card) : shortName(ctx.card)
    return {
      subject: { person: 'one', noun: name, again: name, pronoun: selfSubject(ctx.card) },
      agreement: { gender, many: false },
    }
  }
  if (node.of.op === 'players' && node.of.who === 'you')
    return {
      subject: { person: 'you', noun: 'vous', again: 'vous', pronoun: 'vous' },
      agreement: { gender: 'm', many: false },
    }
  const d = describedThings(carried(node))
  const one = d === undefined
  const gender =
    node.of.op === 'bearer' ? (node.of.word === 'wielder' ? 'm' : 'f') : d === undefined ? 'm' : genderOf(d)
  const it = `${gender === 'f' ? 'elle' : 'il'}${one ? '' : 's'}`
  const whole = d !== undefined && isWholePlace(d)
  const name = pronoun ? it : whole ? the(kinds.card, 2) : thing(carried(node), ctx)
  return {
    subject: { person: one ? 'one' : 'many', noun: name, again: name, pronoun: it },
    agreement: { gender, many: !one },
  }
}

/** « aucun joueur ne peut », where « chaque joueur ne peut pas » would be no French. */
function negated(subject: Subject, acts: readonly Act[]): Sentence {
  if (subject.noun !== 'chaque joueur' || !acts.every(({ clitic }) => clitic === 'ne'))
    return says(subject, ...acts)
  const nobody = { ...subject, noun: 'aucun joueur', again: 'aucun joueur' }
  return says(nobody, ...acts.map((each) => ({ ...each, object: each.object.replace(/^pas /, '') })))
}

/** « Les cartes ne peuvent pas quitter le Néant adverse » : the place is said where it matters. */
function leaving(said: Act, node: Ongoing, ctx: Context): Act {
  const d = describedThings(node.of)
  if (said.object !== `pas ${cannots['leave the void']}` || d === undefined || !isWholePlace(d)) return said
  return { ...said, object: `pas quitter ${placesOf(d.places, d.side, ctx)}` }
}

export function ongoing(node: Ongoing, ctx: Context, pronoun: boolean): Sentence[] {
  const { subject, agreement } = subjectOf(node, ctx, pronoun)
  const controls = node.have.some(({ op }) => op === 'controlled')
  const acts = modActs(
    node.have.filter(({ op }) => op !== 'controlled'),
    { ...ctx, selfNamed: node.of.op === 'self' },
    'avoir',
    agreement,
  )
  const [first] = acts
  // « vous avez », not the imperative.
  const yours = subject.person === 'you' && first !== undefined
  const said: Sentence[] = [
    ...(controls ? [words(`vous contrôlez ${thing(node.of, ctx)}`)] : []),
    ...(acts.length === 0
      ? []
      : yours
        ? [words(`vous ${first.verb === 'avoir' ? 'avez' : 'êtes'} ${first.object}`)]
        : [
            negated(
              subject,
              acts.map((each) => leaving(each, node, ctx)),
            ),
          ]),
    ...node.have.flatMap((mod) => (mod.op === 'rule' ? [words(rules[mod.rule](shortName(ctx.card)))] : [])),
  ]
  const { while: when } = node
  if (when === undefined) return said
  const named: Context = { ...ctx, selfNamed: node.of.op === 'self' }
  const while_ = `tant que ${condition(when, named)}`
  return pronoun ? led(while_, said) : said.map((each) => ({ ...each, trail: ` ${while_}` }))
}
