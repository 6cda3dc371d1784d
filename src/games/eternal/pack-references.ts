import { Refusal } from '../../kernel/refusal.ts'
import { type PlacedReference, referencesIn } from '../../language/linter.ts'
import { plain } from '../../language/nodes.ts'
import { grammar, textsOf } from './language/grammar.ts'
import { type CardDefinition, SKILLS } from './language/nodes.ts'
import type { Pack } from './pack.ts'
import { usualPacks } from './packs/index.ts'

/*
 * Cards of a pack may speak of cards and skills of another. One process holds many packs: what is loaded is not yet part of
 * the game, so that every game looks whether its packs have all that they speak of.
 */

const known = new WeakMap<Pack, readonly PlacedReference[]>()

/** The cards and skills that a pack speaks of and does not bring along, and where it does. */
export function referencesOf(pack: Pack): readonly PlacedReference[] {
  const before = known.get(pack)
  if (before !== undefined) return before
  const cards = [...pack.cards, ...(pack.older ?? [])].map((card) => plain(card))
  const own = new Set([...cards, ...(pack.skills ?? [])].map(({ id }) => id as string))
  const all = [
    ...textsOf(cards).flatMap(({ tree, place }) => referencesIn(tree, place, grammar)),
    ...cards.flatMap(besideTexts),
  ]
  return keepReferences(
    pack,
    all.filter(({ id }) => !own.has(id)),
  )
}

/** Of a pack that was compiled before it is known without looking at its texts. */
export function keepReferences(pack: Pack, references: readonly PlacedReference[]): typeof references {
  known.set(pack, references)
  return references
}

const besideTexts = ({ id, skills, agenda, hero }: CardDefinition): PlacedReference[] => [
  ...skills.map(({ skill }, i) => ({ kind: 'skill', id: skill, place: `${id}.skills[${i}]` })),
  ...agenda.map((other, i) => ({ kind: 'card', id: other, place: `${id}.agenda[${i}]` })),
  ...(hero === undefined ? [] : [{ kind: 'card', id: hero, place: `${id}.hero` }]),
]

/** Refuses packs that speak of something that none of them has. Those of the project are known to go together. */
export function mustGoTogether(packs: readonly Pack[]): void {
  const brought = packs.filter((pack) => !usualPacks.includes(pack))
  if (brought.length === 0) return
  const there = {
    card: new Set(packs.flatMap(({ cards, older = [] }) => [...cards, ...older].map(({ id }) => id))),
    skill: new Set<string>([...SKILLS, ...packs.flatMap(({ skills = [] }) => skills.map(({ id }) => id))]),
  }
  for (const pack of brought)
    for (const { kind, id, place } of referencesOf(pack))
      if (!there[kind as keyof typeof there].has(id))
        throw new Refusal(
          {
            en: `“${id}” is in no pack of this game`,
            fr: `«\u202f${id}\u202f» n’est dans aucun paquet de cette partie`,
          },
          place,
        )
}
