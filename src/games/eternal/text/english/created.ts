import { a, form, list, phrase, some } from '../../../../language/text/english/nouns.ts'
import { inWords } from '../../../../language/text/english/numbers.ts'
import type { Amount, NewCard } from '../../language/nodes.ts'
import type { Context } from '../context.ts'
import { definitionWith } from '../names.ts'
import { isThatMuch, printed } from '../quantity.ts'
import { describedThings, isUnique, modelOf } from '../things.ts'
import { perEach, value } from './amounts.ts'
import { skillName } from './lexicon.ts'
import { nounPhrase } from './noun-phrases.ts'
import { nameNoun, shortName } from './nouns.ts'
import { ownersOf, thing } from './phrases.ts'

/** What several cards become: "3/3 Sky Serpents with Flying", "copies of Shimmerpack". */
export const newCards = (card: NewCard, ctx: Context): string =>
  card.op === 'copyOf' ? `copies of ${thing(card.of, ctx)}` : newCard(card, 2, ctx, true)

/** "a 1/1 Grenadin", "five Firebombs", "6/6 Illusionary Dragon with Flying". */
export function newCard(
  card: NewCard,
  count: Amount | undefined,
  ctx: Context,
  bare = false,
  additional?: true,
): string {
  if (additional) return newCard(card, count, ctx).replace(/^an? /, 'an additional ')
  const n = count === undefined ? 1 : printed(count)
  const counted = (before: string, noun: { one: string; many: string }, after: string): string => {
    if (bare) return phrase(before, form(noun, n ?? 2), after)
    if (n === 1) return a(phrase(before, noun.one, after))
    if (n !== undefined) return phrase(inWords(n), before, noun.many, after)
    const per = perEach(count!, ctx)
    if (per !== undefined) return phrase(some(per.n, noun, before, after), per.each)
    return phrase(isThatMuch(count!) ? 'that many' : value(count!, ctx), before, noun.many, after)
  }
  switch (card.op) {
    case 'copyOf': {
      const of = thing(card.of, ctx)
      return n === 1 ? `a copy of ${of}` : `${n === undefined ? 'copies' : `${inWords(n)} copies`} of ${of}`
    }
    case 'randomCard': {
      const d = describedThings({ op: 'cards', in: [], of: 'both', that: card.that })!
      const one = nounPhrase(d, n ?? 2, ctx)
      if (n === 1) return bare ? `random ${one}` : a(`random ${one}`)
      return phrase(n === undefined ? undefined : inWords(n), 'random', one)
    }
    case 'card': {
      const definition = definitionWith(card.id)
      const noun = nameNoun(card.id)
      if (definition === undefined) return counted('', noun, '')
      if (isUnique(definition) && n === 1 && !bare) return shortName(definition)
      const { with: given } = card
      const strength = given?.strength === undefined ? definition.strength : printed(given.strength)
      const health = given?.health === undefined ? definition.health : printed(given.health)
      const plus = definition.kind === 'weapon' ? '+' : ''
      const numbered = definition.kind === 'unit' || definition.kind === 'weapon'
      const values =
        numbered && strength !== undefined && health !== undefined
          ? plus === '+' && health === 0
            ? `+${strength} Strength`
            : `${plus}${strength}/${plus}${health}`
          : ''
      const model = given === undefined ? undefined : modelOf(given)
      const own = [...definition.skills, ...(given?.skills ?? [])].map(skillName)
      const others = [
        ...own,
        ...(given?.skillsOf === undefined ? [] : [`${ownersOf(given.skillsOf, ctx)} battle skills`]),
      ]
      const same =
        model !== undefined
          ? `with ${ownersOf(model, ctx)} Strength, Health, and battle skills`
          : strength === undefined || health === undefined
            ? `with ${list([
                ...(strength === undefined ? [`Strength equal to ${value(given!.strength!, ctx)}`] : []),
                ...(health === undefined ? [`Health equal to ${value(given!.health!, ctx)}`] : []),
                ...others,
              ])}`
            : numbered && others.length > 0
              ? `with ${list(others)}`
              : ''
      // A spell or relic that is in the game anyway goes by its name alone.
      if (!numbered && !definition.created && n === 1) return noun.one
      return counted(values, noun, same)
    }
  }
}
