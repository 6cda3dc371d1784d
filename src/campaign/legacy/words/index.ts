import { playerCardCalled } from '../../../games/aeons-end/content.ts'
import { ABILITIES } from '../../../games/aeons-end/growth/options.ts'
import { matOf } from '../../../games/aeons-end/growth/sheet.ts'
import { mats } from '../../../games/aeons-end/mages/legacy.ts'
import {
  abilityText,
  cardName,
  cardText,
  mageNames,
  nemesisName,
} from '../../../games/aeons-end/text/index.ts'
import { plainText } from '../../../games/aeons-end/text/plain.ts'
import type { Lang } from '../../../language/face.ts'
import { adviceOn } from '../../advice.ts'
import { ratingOf } from '../../rating.ts'
import { GROWTH, type Growth } from '../../script.ts'
import type { CampaignState, Mage, Question, StoryPage } from '../../state.ts'
import { legacy } from '../script.ts'
import { slots } from '../slots.ts'
import { english as englishStory } from '../story/english.ts'
import { french as frenchStory } from '../story/french.ts'
import { type Page, pageKey } from '../story/story.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import type { CampaignWords, Named } from './words.ts'

export type { Named } from './words.ts'
export { cardName, nemesisName, plainText }

export const words: Readonly<Record<Lang, CampaignWords>> = { en: english, fr: french }
const stories = { en: englishStory, fr: frenchStory } as const

const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const

/** "Chapter VII, first act". */
export function chapterName(id: string, lang: Lang): string {
  const { number } = legacy.chapters.find((chapter) => chapter.id === id)!
  const acts = legacy.chapters.filter((chapter) => chapter.number === number).map((chapter) => chapter.id)
  const act = acts.length === 1 ? 0 : acts.indexOf(id) === 0 ? 1 : 2
  return words[lang].act(NUMERALS[number]!, act)
}

export const numeral = (number: number): string => NUMERALS[number]!

export const storyPage = (page: StoryPage, lang: Lang): Page => stories[lang][pageKey(page)]!

export const slotWords = (letter: string, lang: Lang): Named => {
  const { title, text } = slots.find((slot) => slot.letter === letter)!
  return { name: title[lang], text: text[lang] }
}

/** The name and text of a sticker; what is a card or an ability has its text from the game. */
export const stickerWords = (id: string, lang: Lang): Named =>
  words[lang].stickers[id] ?? abilityWords(id, lang) ?? { name: cardName(id, lang), text: textOf(id, lang) }

/** An ability as its mat says it, and what it will do once it is deep. */
function abilityWords(id: string, lang: Lang): Named | null {
  const ability = ABILITIES.find((each) => each === id)
  if (ability === undefined) return null
  const textOn = (upgrade: 'deep' | null): string => {
    const mat = mats.find((each) => each.id === matOf(ability, upgrade))!
    return abilityText(mat, lang).slice(1).join(' ')
  }
  const { name: deep } = words[lang].stickers.deep!
  return {
    name: mageNames(matOf(ability, null), lang).ability,
    text: `${textOn(null)} (${deep}${lang === 'fr' ? '\u00a0' : ''}: ${textOn('deep')})`,
  }
}

const textOf = (id: string, lang: Lang): string => {
  const card = playerCardCalled(id)
  return card === undefined ? '' : cardText(card, lang).join(' ')
}

/** The stickers of a mage in the order of the insights. */
export const stickersOf = (mage: Mage): readonly { readonly grows: Growth; readonly id: string }[] =>
  GROWTH.flatMap((grows) => {
    const id = mage.stickers[grows]
    return id === undefined ? [] : [{ grows, id }]
  })

/** What a question asks, in one line and what it means in another. */
export function asked(state: CampaignState, question: Question, lang: Lang): Named {
  const { asked: say, endings } = words[lang]
  const mage = state.mages[question.mage ?? 0]!.name
  const left = question.left ?? 1
  const [chosen] = question.chosen ?? []
  switch (question.kind) {
    case 'story': {
      const { title } = storyPage(question.story!, lang)
      return { ...say.story, name: title }
    }
    case 'unlock':
      return say.unlock(question.slots!.length)
    case 'result': {
      const row = state.score.at(-1)!
      return say.result(row.won, nemesisName(row.nemesis, lang), row.rounds, row.gravehold)
    }
    case 'insight':
      return say.insight(mage)
    case 'confirmInsight':
      return say.confirmInsight(mage, optionWords(question, chosen!, lang).name)
    case 'detail':
    case 'title':
      return say[question.kind](mage)
    case 'add':
    case 'banish':
    case 'resolve':
      return say[question.kind](left)
    case 'evolved':
      return say.evolved((question.cards ?? []).map((id) => cardName(evolvedForm(id), lang)))
    case 'replace':
      return say.replace(cardName(chosen!, lang))
    case 'battle': {
      const { id, nemesis } = legacy.chapters[state.chapter]!
      return say.battle(chapterName(id, lang), nemesisName(nemesis, lang))
    }
    case 'end':
      return say.end(endings[state.ending!]!.name, ratingOf(legacy, state))
    case 'confirmUpgrade': {
      const { name, text } = say.confirmUpgrade
      const advice = adviceOn(legacy, state).map((each) => words[lang].advice[each])
      return { name, text: [text, ...advice].join(' ') }
    }
    case 'reset':
    case 'refine':
    case 'evolve':
    case 'recover':
    case 'decide':
      return say[question.kind]
  }
}

export const evolvedForm = (id: string): string =>
  legacy.basics.find((basic) => basic.id === id)?.evolved ?? id

/** What an option is called, and what taking it means. */
export function optionWords(question: Question, id: string, lang: Lang): Named {
  const { answers, boons, titles, places } = words[lang]
  switch (question.kind) {
    case 'insight':
    case 'confirmInsight': {
      const insight = legacy.insights.find(({ page }) => page === question.page)!
      if (insight.options.includes(id)) return stickerWords(id, lang)
      break
    }
    case 'detail':
      return words[lang].stickers[id] ?? { name: places[Number(id)]!, text: '' }
    case 'resolve':
      return boons[id]!
    case 'title':
      return { name: titles[id]!, text: '' }
    case 'decide':
      return id === 'again' ? answers.retry! : answers[id]!
    case 'evolve':
      return { name: cardName(id, lang), text: `→ ${cardName(evolvedForm(id), lang)}` }
    default:
  }
  return answers[id] ?? stickerWords(id, lang)
}
