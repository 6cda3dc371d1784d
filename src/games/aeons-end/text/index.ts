import { speakBothLanguages } from './both-languages.ts'
import * as texts from './texts.ts'

/* Whoever asks for a text here, without a game, is told it in either language. */

const inBoth =
  <Args extends readonly unknown[], Text>(render: (...args: Args) => Text) =>
  (...args: Args): Text => {
    speakBothLanguages()
    return render(...args)
  }

export const cardText = inBoth(texts.cardText)
export const abilityText = inBoth(texts.abilityText)
export const matText = inBoth(texts.matText)
export const effectText = inBoth(texts.effectText)
export const cardName = inBoth(texts.cardName)
export const nemesisName = inBoth(texts.nemesisName)
export const mageNames = inBoth(texts.mageNames)
