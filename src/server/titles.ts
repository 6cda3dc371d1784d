import { USUAL_TITLE } from '../campaign/online.ts'
import { games } from '../games/index.ts'
import { Refusal } from '../kernel/refusal.ts'
import { LANGS, type Playable } from '../language/face.ts'
import { campaignOf } from '../table/wire/api.ts'
import type { TableRow } from './store/contract/tables.ts'
import type { Language } from './store/contract/values.ts'

type Titled = Pick<TableRow, 'kind' | 'parent' | 'setup' | 'title'>

const gameOf = (kind: string): Playable | undefined => games.find(({ id }) => id === kind)

const withFoe = (game: string, foe: string): string => `${game} · ${foe}`

const usualTitles = new WeakMap<Playable, ReadonlySet<string>>()

/** What pages have called tables that nobody had named, in the language of whoever made them. */
function usualTitlesOf(game: Playable): ReadonlySet<string> {
  const known = usualTitles.get(game)
  if (known !== undefined) return known
  const found = new Set(
    LANGS.flatMap((lang) => {
      const name = game.tally.title[lang]
      const sheets = game.words[lang].sheets?.() ?? []
      return [name, ...sheets.map((sheet) => withFoe(name, sheet.name))]
    }),
  )
  usualTitles.set(game, found)
  return found
}

const usualCampaigns: readonly string[] = LANGS.map((lang) => USUAL_TITLE[lang])

/** What somebody has called a campaign; empty where nobody has. */
export const typedCampaignTitle = (title: string): string => (usualCampaigns.includes(title) ? '' : title)

/** What somebody has called a table; empty where nobody has, and every reader says it in her own language. */
export function typedTitle({ kind, parent, title }: Omit<Titled, 'setup'>): string {
  if (title === '') return ''
  if (campaignOf(parent) !== null) return typedCampaignTitle(title)
  const game = gameOf(kind)
  if (game === undefined) return title
  const mayBeUsual = LANGS.some((lang) => title.startsWith(game.tally.title[lang]))
  return mayBeUsual && usualTitlesOf(game).has(title) ? '' : title
}

/** What a table is called that nobody has named: after its campaign, or its game and whom it is played against. */
function usualTitle({ kind, parent, setup }: Titled, lang: Language): string {
  if (campaignOf(parent) !== null) return USUAL_TITLE[lang]
  const game = gameOf(kind)
  if (game === undefined) return ''
  const name = game.tally.title[lang]
  const { against } = game.words[lang]
  if (against === undefined) return name
  try {
    return withFoe(name, against(game.readSetup(JSON.parse(setup))))
  } catch (error) {
    if (error instanceof Refusal) return name
    throw error
  }
}

/** What a table is called, for somebody who reads this language. */
export const titleIn = (lang: Language, table: Titled): string => typedTitle(table) || usualTitle(table, lang)

export const campaignTitleIn = (lang: Language, title: string): string =>
  typedCampaignTitle(title) || USUAL_TITLE[lang]
