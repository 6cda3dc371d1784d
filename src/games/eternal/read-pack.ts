import { Refusal } from '../../kernel/refusal.ts'
import { lint } from '../../language/linter.ts'
import {
  anything,
  between,
  flag,
  listOfEach,
  name,
  object,
  oneWordOf,
  type Shape,
  shape,
  text,
} from '../../language/shapes.ts'
import { definitionOf, INFLUENCE_LETTERS, KINDS } from './content.ts'
import { grammar, textsOf } from './language/grammar.ts'
import type { CardDefinition, HasSkill } from './language/nodes.ts'
import { type Pack, prefixOf } from './pack.ts'
import { skill } from './protocol/words.ts'
import { isSkill, type NewSkill } from './skills.ts'

const HIGHEST = 99
const MOST_VERSIONS = 9999
const PACK_ID = /^[a-z][a-z0-9-]*$/

const influence: Shape<string> = shape((value, place) => {
  const letters = text(value, place)
  between(0, HIGHEST)(letters.length, place)
  for (const letter of letters)
    if (!INFLUENCE_LETTERS.includes(letter))
      throw new Refusal(
        {
          en: `“${letter}” is not a faction; choose one of ${[...INFLUENCE_LETTERS].join(', ')}`,
          fr: `«\u202f${letter}\u202f» n’est pas une faction\u202f; il y a ${[...INFLUENCE_LETTERS].join(', ')}`,
        },
        place,
      )
  return letters
}, text.schema)

const newSkill = object({ id: text, name: object({ en: name, fr: name }, {}) }, {})
const skillLine = object({ op: oneWordOf(['skill'], 'line'), skill }, { n: between(1, HIGHEST) })
const card = object(
  { id: text, name, kind: oneWordOf(KINDS, 'kind of card') },
  {
    cost: between(0, HIGHEST),
    influence,
    strength: between(0, HIGHEST),
    health: between(0, HIGHEST),
    types: listOfEach(text),
    skills: listOfEach(skillLine),
    grants: influence,
    abilities: listOfEach(anything),
    created: flag,
    agenda: listOfEach(text),
    hero: text,
  },
)
const pack = object(
  { id: text, version: between(1, MOST_VERSIONS), cards: listOfEach(card) },
  { skills: listOfEach(newSkill) },
)

/**
 * Reads a pack that came as JSON: entries and words by their shapes, abilities by the linter. Whatever is wrong is
 * reported with the card and the place where it stands.
 */
export function readPack(document: unknown): Pack {
  const { id, version, cards, skills = [] } = pack(document, '')
  if (!PACK_ID.test(id))
    throw new Refusal(
      {
        en: `“${id}” is no id of a pack: small letters, digits and hyphens`,
        fr: `«\u202f${id}\u202f» n’est pas un identifiant de paquet\u00a0: minuscules, chiffres et tirets`,
      },
      'id',
    )
  const prefix = prefixOf({ id, version })
  skills.forEach((_, i) => {
    mustBeOwn(skills, i, prefix, 'skills', { en: 'a skill', fr: 'une compétence' })
  })
  const own: ReadonlySet<string> = new Set(skills.map((one) => one.id))
  const read = cards.map((entry, i): CardDefinition => {
    const place = `cards[${i}]`
    mustBeOwn(cards, i, prefix, 'cards', { en: 'a card', fr: 'une carte' })
    const unknown = (entry.skills ?? []).findIndex(({ skill: one }) => !isSkill(one) && !own.has(one))
    if (unknown !== -1)
      throw new Refusal(
        {
          en: `no skill is called “${entry.skills![unknown]!.skill}”`,
          fr: `aucune compétence ne s’appelle «\u202f${entry.skills![unknown]!.skill}\u202f»`,
        },
        `${place}.skills[${unknown}].skill`,
      )
    return {
      id: entry.id,
      name: entry.name,
      kind: entry.kind,
      cost: entry.cost ?? 0,
      influence: entry.influence ?? '',
      strength: entry.strength ?? 0,
      health: entry.health ?? 0,
      types: entry.types ?? [],
      skills: (entry.skills ?? []).map(
        ({ op, skill: one, n }): HasSkill => (n === undefined ? { op, skill: one } : { op, skill: one, n }),
      ),
      grants: entry.grants ?? '',
      abilities: (entry.abilities ?? []) as CardDefinition['abilities'],
      created: entry.created ?? false,
      agenda: entry.agenda ?? [],
      ...(entry.hero === undefined ? {} : { hero: entry.hero }),
    }
  })
  mustBeWellFormed(read, own)
  const brought = skills.map((one) => one as NewSkill)
  return brought.length === 0 ? { id, version, cards: read } : { id, version, cards: read, skills: brought }
}

/** Everything of a pack has an id that begins with the pack's, and only once. */
function mustBeOwn(
  list: readonly { readonly id: string }[],
  i: number,
  prefix: string,
  where: string,
  what: { readonly en: string; readonly fr: string },
): void {
  const { id } = list[i]!
  if (!id.startsWith(prefix) || id === prefix)
    throw new Refusal(
      {
        en: `the id of ${what.en} of this pack begins with “${prefix}”, not “${id}”`,
        fr: `l’identifiant d’${what.fr} de ce paquet commence par «\u202f${prefix}\u202f», et non «\u202f${id}\u202f»`,
      },
      `${where}[${i}].id`,
    )
  if (list.findIndex((other) => other.id === id) !== i)
    throw new Refusal(
      { en: `the id “${id}” stands twice`, fr: `l’identifiant «\u202f${id}\u202f» est deux fois là` },
      `${where}[${i}].id`,
    )
}

function mustBeWellFormed(cards: readonly CardDefinition[], ownSkills: ReadonlySet<string>): void {
  const own = new Set(cards.map(({ id }) => id))
  for (const known of textsOf(cards)) {
    const [fault] = lint(
      {
        ...known,
        declared: {
          card: { has: (id: string) => own.has(id) || definitionOf(id) !== undefined },
          skill: { has: (id: string) => ownSkills.has(id) || isSkill(id) },
        },
      },
      grammar,
    )
    if (fault !== undefined) throw new Refusal(fault.what, fault.place)
  }
  for (const { id, agenda, hero } of cards)
    for (const other of hero === undefined ? agenda : [...agenda, hero])
      if (!own.has(other) && definitionOf(other) === undefined)
        throw new Refusal(
          {
            en: `no card has the id “${other}”`,
            fr: `aucune carte n’a l’identifiant «\u202f${other}\u202f»`,
          },
          `${id}.agenda`,
        )
}
