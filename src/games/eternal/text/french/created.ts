import { ce, f, form, list, type Noun, phrase, some, the } from '../../../../language/text/french/nouns.ts'
import { inWords } from '../../../../language/text/french/numbers.ts'
import type { Amount, NewCard, Things } from '../../language/nodes.ts'
import type { Context } from '../context.ts'
import { definitionWith } from '../names.ts'
import { isThatMuch, printed } from '../quantity.ts'
import { describedThings, isUnique, modelOf } from '../things.ts'
import { perEach, value } from './amounts.ts'
import { copy, skillName } from './lexicon.ts'
import { after, nounOf } from './noun-phrases.ts'
import { aCard, headNoun, nameNoun, shortName } from './nouns.ts'
import { boundTo, ownedBy, thing } from './phrases.ts'

/** What several cards become: « Serpents célestes 3/3 avec Vol », « copies de … ». */
export const newCards = (card: NewCard, ctx: Context): string =>
  card.op === 'copyOf' ? `${copy.many} de ${thing(card.of, ctx)}` : newCard(card, 2, ctx, true)

/** « un Grenadin 1/1 », « cinq Bombes incendiaires », « Grenouille 1/1 avec Destinée ». */
export function newCard(card: NewCard, count: Amount | undefined, ctx: Context, bare = false): string {
  const n = count === undefined ? 1 : printed(count)
  const counted = (noun: Noun, tail: string): string => {
    if (bare) return phrase(form(noun, n ?? 2), tail)
    if (n !== undefined) return phrase(some(n, noun), tail)
    const per = perEach(count!, ctx)
    if (per !== undefined) return phrase(some(per.n, noun), tail, per.each)
    return phrase(isThatMuch(count!) ? 'autant de' : value(count!, ctx), noun.many, tail)
  }
  switch (card.op) {
    case 'copyOf': {
      const made = n === undefined ? copy.many : some(n, copy)
      return phrase(made, ctx.additional ? 'supplémentaire' : undefined, `de ${thing(card.of, ctx)}`)
    }
    case 'randomCard': {
      const d = describedThings({ op: 'cards', in: [], of: 'both', that: card.that })!
      const noun = nounOf(d)
      const chance = 'au hasard'
      const what = after(d, n ?? 2, ctx)
      // « quatre unités de coût 1 au hasard », but « une unité au hasard coûtant 1 de plus ».
      const isClause = /^(?:coûtant|ayant|qui) /.test(what)
      return phrase(
        n === undefined ? undefined : inWords(n, noun.gender),
        list(
          d.heads.map((head) => form(headNoun(head), n ?? 2)),
          'ou',
        ),
        ...(isClause ? [chance, what] : [what, chance]),
      )
    }
    case 'card': {
      const definition = definitionWith(card.id)
      const noun = nameNoun(card.id)
      if (definition === undefined) return counted(noun, '')
      if (isUnique(definition) && n === 1 && !bare)
        return definition.types.includes('hero') ? shortName(definition) : the(noun, 1)
      const { with: given } = card
      const strength = given?.strength === undefined ? definition.strength : printed(given.strength)
      const health = given?.health === undefined ? definition.health : printed(given.health)
      const plus = definition.kind === 'weapon' ? '+' : ''
      const numbered = definition.kind === 'unit' || definition.kind === 'weapon'
      const only = plus === '+' && strength !== undefined && health === 0 ? [`+${strength} de force`] : []
      const values =
        numbered && strength !== undefined && health !== undefined && only.length === 0
          ? `${plus}${strength}/${plus}${health}`
          : ''
      const model = given === undefined ? undefined : modelOf(given)
      const others = [
        ...only,
        ...[...definition.skills, ...(given?.skills ?? [])].map(skillName),
        ...(given?.skillsOf === undefined
          ? []
          : [
              ownedBy(
                { one: 'compétence de combat', many: 'compétences de combat', gender: 'f' },
                given.skillsOf,
                ctx,
                2,
              ),
            ]),
      ]
      const own =
        model !== undefined
          ? (likeModel(model, given?.skillsOf !== undefined, ctx) ??
            `avec ${list([ownedBy(f('force'), model, ctx), ownedBy(f('vie'), model, ctx), ...others])}`)
          : strength === undefined || health === undefined
            ? `avec ${list([
                ...(strength === undefined ? [`une force égale à ${value(given!.strength!, ctx)}`] : []),
                ...(health === undefined ? [`une vie égale à ${value(given!.health!, ctx)}`] : []),
                ...others,
              ])}`
            : numbered && others.length > 0
              ? `avec ${list(others)}`
              : ''
      if (!numbered && !definition.created && n === 1) return bare ? noun.one : aCard(card.id).words
      return counted(noun, phrase(values, own))
    }
  }
}

/** « ayant la force, la vie et les compétences de combat de cette arme »: « sa force » could be that of the new card. */
function likeModel(model: Things, skills: boolean, ctx: Context): string | undefined {
  if (model.op !== 'the') return undefined
  const parts = ['la force', 'la vie', ...(skills ? ['les compétences de combat'] : [])]
  return `ayant ${list(parts)} de ${ce(boundTo(model.name, ctx))}`
}
