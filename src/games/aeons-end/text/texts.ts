import { coalesce, render, type TextLine, wholeLine } from '../../../language/text/discourse.ts'
import type { Effect, Mage, Nemesis, NemesisCard, PlayerCard, Who } from '../language/nodes.ts'
import type { MageNames } from '../pack.ts'
import { abilityParagraphs, cardParagraphs, contextFor } from './cards.ts'
import type { CardLanguage, Standing } from './context.ts'
import { type MatSection, matSections } from './mats.ts'
import { cardIn, nemesisIn } from './names/names.ts'
import { rememberedText } from './remembered.ts'
import { allSentences } from './sentences.ts'

export type { MatSection } from './mats.ts'

/* A text is asked for in one language of a game: it knows what the things of that game are called. */

/** The rules text of a card in parts, one entry a paragraph. */
export const cardLines = (card: PlayerCard | NemesisCard, t: CardLanguage): TextLine[] =>
  cardParagraphs(card, t)

export const cardText = (card: PlayerCard | NemesisCard, t: CardLanguage): string[] =>
  cardLines(card, t).map(wholeLine)

/** When an ability may be used, then what it does. */
export const abilityText = (mage: Mage, t: CardLanguage): string[] => abilityParagraphs(mage, t)

/** The boxes of a nemesis mat. */
export const matText = (nemesis: Nemesis, t: CardLanguage): MatSection[] => matSections(nemesis, t)

/** Names as they are shown. */
export const cardName = (id: string, { names, typeset }: CardLanguage): string =>
  typeset(cardIn(names, id) ?? id)
export const nemesisName = (id: string, { names, typeset }: CardLanguage): string =>
  typeset(nemesisIn(names, id) ?? id)

function mageNamesIn(id: string, { names, typeset }: CardLanguage): MageNames {
  // A grown mage is called as its player called it.
  const [mat = id, given] = id.split(/:(.*)/s)
  const printed = names.mages.get(mat) ?? { name: mat, title: '', ability: '' }
  const { title, ability } = printed
  const name = given ?? printed.name
  return { name, title: typeset(title), ability: typeset(ability) }
}
const knownMages = new WeakMap<CardLanguage, (id: string) => MageNames>()
export function mageNames(id: string, t: CardLanguage): MageNames {
  let known = knownMages.get(t)
  if (known === undefined) {
    known = rememberedText((each) => mageNamesIn(each, t))
    knownMages.set(t, known)
  }
  return known(id)
}

interface EffectSetting {
  readonly subject?: Who
  readonly on?: Standing
  /** As a button says it. */
  readonly button?: boolean
}

/** A few effects as sentences, for prompts: the branches of an OR, the question of a "may". */
export function effectText(
  steps: readonly Effect[],
  t: CardLanguage,
  { subject = 'you', on = nowhere, button = false }: EffectSetting = {},
): string {
  const ctx = contextFor(on, t)
  const actor = t.actor(subject, ctx)
  const said = allSentences(steps, { ...ctx, subject: actor, joined: subject !== 'you' }, t)
  return render(subject === 'you' ? said : coalesce(said), button ? t.buttons : t.speech).join(' ')
}

const nowhere: Standing = { id: '', self: 'card', nemesis: '' }
