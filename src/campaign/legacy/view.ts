import type { Lang } from '../../language/face.ts'
import type { Campaign } from '../campaign.ts'
import { ratingOf } from '../rating.ts'
import type { CampaignState, Question } from '../state.ts'
import type { BoxView, CampaignShown, ChapterView, QuestionView } from '../view.ts'
import { exportedMage } from './mages.ts'
import { legacy } from './script.ts'
import { slots } from './slots.ts'
import {
  asked,
  cardName,
  chapterName,
  evolvedForm,
  nemesisName,
  numeral,
  optionWords,
  slotWords,
  stickerWords,
  storyPage,
  words,
} from './words/index.ts'

/** A campaign in words: everything that its players may know, and nothing of what is sealed. */
export function campaignView({ state, record }: Campaign, lang: Lang): CampaignShown {
  const said = words[lang]
  const title = (id: string | null) => (id === null ? null : said.titles[id]!)
  return {
    title: record.title,
    steps: record.entries.length,
    chapterName: chapterName(legacy.chapters[state.chapter]!.id, lang),
    chapters: legacy.chapters.map((_, i) => chapterView(state, i, lang)),
    mages: state.mages.map((mage, seat) => ({
      name: mage.name,
      title: title(mage.title),
      look: mage.look,
      seat: state.seats[seat]!,
      stickers: legacy.insights.map(({ page, grows }) => {
        const id = mage.stickers[grows]
        const empty = id === undefined
        // What a page of insights is about is sealed until it is opened.
        const shown = empty ? { name: numeral(page), text: '' } : stickerWords(id, lang)
        return { id: id ?? grows, grows: empty ? '' : said.insights[page - 1]!.name, empty, ...shown }
      }),
      flawed: mage.flawed,
      code: exportedMage(mage),
    })),
    supply: state.supply.map((id) => ({ id, refined: state.refined.includes(id) })),
    banished: state.banished,
    pool: state.pool.map(({ id, evolved }) => {
      const now = evolved ? evolvedForm(id) : id
      return { id: now, evolved, name: cardName(now, lang) }
    }),
    scars: state.scars.map((id) => ({ id, ...said.scars[id]! })),
    rating: ratingOf(legacy, state),
    score: state.score.map(({ game, chapter, nemesis, won, rounds, gravehold, date }) => ({
      game,
      chapter: chapterName(chapter, lang),
      nemesis: nemesisName(nemesis, lang),
      won,
      rounds,
      gravehold,
      date,
    })),
    story: state.pages.map((page) => storyPage(page, lang)),
    book: slots.map(({ letter }) => boxView(letter, state.slots.includes(letter), lang)),
    question: questionView(state, state.asked, lang),
    over: state.ending !== null,
    battle: state.score.length + 1,
  }
}

function chapterView(state: CampaignState, i: number, lang: Lang): ChapterView {
  const { id, number, nemesis } = legacy.chapters[i]!
  const rows = state.score.filter(({ chapter }) => chapter === id)
  const won = rows.some((row) => row.won)
  const isNow = i === state.chapter && state.ending === null
  const behind = rows.length > 0 && (i < state.chapter || state.ending !== null)
  const left = legacy.chapters[i]!.replay ? 'movedOn' : 'lost'
  return {
    id,
    numeral: numeral(number),
    nemesis: isNow || rows.length > 0 ? nemesisName(nemesis, lang) : null,
    status: isNow ? 'now' : won ? 'won' : behind ? left : 'sealed',
    attempts: rows.length,
  }
}

const boxView = (letter: string, filled: boolean, lang: Lang): BoxView => ({
  letter,
  part: slots.find((slot) => slot.letter === letter)!.part,
  filled: filled ? slotWords(letter, lang) : null,
})

function questionView(state: CampaignState, question: Question, lang: Lang): QuestionView {
  const { kind, mage, page, story, chosen, cards, left } = question
  return {
    kind,
    ...asked(state, question, lang),
    story: story === undefined ? null : storyPage(story, lang),
    boxes: [...(question.slots ?? '')].map((letter) => boxView(letter, true, lang)),
    mage: mage ?? null,
    page: page === undefined ? null : { id: String(page), ...words[lang].insights[page - 1]! },
    chosen: chosen ?? [],
    cards: kind === 'evolved' ? (cards ?? []).map(evolvedForm) : (cards ?? []),
    left: left ?? 0,
    options: question.options.map((id) => ({ id, ...optionWords(question, id, lang) })),
  }
}
