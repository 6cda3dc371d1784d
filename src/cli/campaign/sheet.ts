import { exportedMage } from '../../campaign/legacy/mages.ts'
import { legacy } from '../../campaign/legacy/script.ts'
import {
  cardName,
  chapterName,
  evolvedForm,
  nemesisName,
  slotWords,
  stickersOf,
  stickerWords,
  words,
} from '../../campaign/legacy/words/index.ts'
import { ratingOf } from '../../campaign/rating.ts'
import type { CampaignState } from '../../campaign/state.ts'
import type { Lang } from '../../language/face.ts'
import { campaignWords } from './words.ts'

/** A campaign as lines of text: what it has become so far, and nothing of what is sealed. */
export function sheet(state: CampaignState, lang: Lang): readonly string[] {
  const { heads, flawed, refined, row } = campaignWords[lang]
  const said = words[lang]
  const chapter = legacy.chapters[state.chapter]!
  return [
    `${chapterName(chapter.id, lang)}, ${campaignWords[lang].attempt(state.attempt)}`,
    heads.mages,
    ...state.mages.map((mage, seat) => {
      const stickers = stickersOf(mage).map(({ id }) => stickerWords(id, lang).name)
      const marks = mage.flawed === 0 ? [] : [flawed(mage.flawed)]
      const title = mage.title === null ? '' : `, ${said.titles[mage.title]}`
      return `  ${mage.name}${title} (${state.seats[seat]}) ${[...stickers, ...marks].join(' · ')}`.trimEnd()
    }),
    heads.supply,
    `  ${state.supply.map((id) => `${cardName(id, lang)}${state.refined.includes(id) ? ` (${refined})` : ''}`).join(' · ')}`,
    ...(state.banished.length === 0
      ? []
      : [heads.banished, `  ${state.banished.map((id) => cardName(id, lang)).join(' · ')}`]),
    ...(state.pool.length === 0
      ? []
      : [
          heads.pool,
          `  ${state.pool.map(({ id, evolved }) => (evolved ? `${cardName(evolvedForm(id), lang)} ↑` : cardName(id, lang))).join(' · ')}`,
        ]),
    ...(state.scars.length === 0
      ? []
      : [heads.scars, `  ${state.scars.map((id) => said.scars[id]!.name).join(' · ')}`]),
    ...(state.score.length === 0 ? [] : [heads.score]),
    ...state.score.map(
      (each) =>
        `  ${row(each.game, chapterName(each.chapter, lang), nemesisName(each.nemesis, lang), each.won, each.rounds, each.gravehold, each.date)}`,
    ),
    `${heads.rating} ${ratingOf(legacy, state)}`,
  ]
}

/** The boxes of the rulebook, those that are filled with their text. */
export const book = (state: CampaignState, lang: Lang): readonly string[] =>
  [...legacy.slots].map((letter) => {
    if (!state.slots.includes(letter)) return `${letter}  (${campaignWords[lang].notYet})`
    const { name, text } = slotWords(letter, lang)
    return `${letter}  ${name}. ${text}`
  })

/** Every mage with its title and the code that plays it elsewhere. */
export const exported = (state: CampaignState, lang: Lang): readonly string[] =>
  state.mages.map((mage) => {
    const title = mage.title === null ? '' : `, ${words[lang].titles[mage.title]}`
    return `  ${mage.name}${title}: ${exportedMage(mage)}`
  })
