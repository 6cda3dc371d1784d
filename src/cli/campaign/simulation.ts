import type { Bot } from '../../bots/bot.ts'
import { botNamed } from '../../bots/index.ts'
import { legacyBattles } from '../../campaign/legacy/battles.ts'
import { stickerWords, words } from '../../campaign/legacy/words/index.ts'
import {
  type CampaignCounts,
  noCampaigns,
  simulateCampaign,
  simulateChapter,
  type Wins,
} from '../../campaign/simulate.ts'
import { share } from '../../lab/statistics.ts'
import type { Lang } from '../../language/face.ts'
import { oneOf } from '../../language/parse-values.ts'
import type { Given } from '../flags.ts'
import { printJson, readable } from '../output.ts'
import { progressLine } from '../progress.ts'
import { campaignWords } from './words.ts'

const USUAL = 20
const MOST = 100_000

/** Many campaigns of bots, and what they came to. */
export function simulateCampaigns(given: Given, lang: Lang, today: string): number {
  const players = given.wholeNumber('players', 2, 1, 4)
  const campaigns = given.wholeNumber('campaigns', USUAL, 1, MOST)
  const bot = given.value('bot') ?? 'greedy'
  const seed = given.value('seed') ?? 'campaign'
  const bots = [botNamed(bot)]
  const chapter = given.value('chapter')
  if (chapter !== undefined) {
    const wins = chapterWins(oneOf(chapter, CHAPTERS, 'chapter', '--chapter'), campaigns, {
      players,
      bots,
      seed,
    })
    if (given.has('json')) printJson({ players, bot, seed, chapter, ...withShare(wins) })
    else console.log(campaignWords[lang].report.chapter(chapter, 1, spokenShare(wins), wins.battles))
    return 0
  }
  const counts = noCampaigns()
  const line = progressLine(campaigns, 0, lang)
  for (let i = 0; i < campaigns; i++) {
    simulateCampaign(legacyBattles, { players, bots, seed: `${seed}/${i}`, date: today }, counts)
    line.show(i + 1)
  }
  line.clear()
  if (given.has('json')) printJson({ players, bot, seed, ...documentOf(counts) })
  else console.log(reportOf(counts, players, bot, lang).join('\n'))
  return 0
}

const CHAPTERS = legacyBattles.script.chapters.map(({ id }) => id)

/** First tries at one chapter, from campaigns whose earlier battles are assumed. */
function chapterWins(
  chapter: string,
  battles: number,
  { seed, ...who }: { players: number; bots: readonly Bot[]; seed: string },
): Wins {
  let won = 0
  for (let i = 0; i < battles; i++)
    won += Number(simulateChapter(legacyBattles, { ...who, seed: `${seed}/${i}` }, chapter).won)
  return { won, battles }
}

const percent = (n: number): string => `${Math.round(100 * n)}\u00a0%`
const spokenShare = (wins: Wins): string => {
  const { value, low, high } = share(wins.won, wins.battles)
  return `${percent(value)} [${percent(low)}, ${percent(high)}]`
}

const withShare = ({ won, battles }: Wins) => ({ won, battles, share: share(won, battles) })
const tableOf = (table: Readonly<Record<string, Wins>>) =>
  Object.fromEntries(Object.entries(table).map(([id, wins]) => [id, withShare(wins)]))
const perCampaign = (n: number, { campaigns }: CampaignCounts): number => n / campaigns

const documentOf = (counts: CampaignCounts) => ({
  campaigns: counts.campaigns,
  perCampaign: {
    battles: perCampaign(counts.battles, counts),
    losses: perCampaign(counts.losses, counts),
    scars: perCampaign(counts.scars, counts),
    rating: perCampaign(counts.ratings, counts),
  },
  endings: counts.endings,
  chapters: Object.fromEntries(
    Object.entries(counts.chapters).map(([chapter, attempts]) => [chapter, attempts.map(withShare)]),
  ),
  insights: tableOf(counts.stickers),
  piles: tableOf(counts.piles),
})

function reportOf(counts: CampaignCounts, players: number, bot: string, lang: Lang): readonly string[] {
  const { report } = campaignWords[lang]
  const each = (n: number): string => readable(perCampaign(n, counts), lang)
  const fares = (table: Readonly<Record<string, Wins>>): readonly string[] =>
    Object.entries(table)
      .sort(([, a], [, b]) => b.won / b.battles - a.won / a.battles)
      .map(([id, wins]) => report.fares(stickerWords(id, lang).name, spokenShare(wins), wins.battles))
  return [
    report.title(counts.campaigns, players, bot),
    ...Object.entries(counts.chapters)
      .sort(([a], [b]) => a.localeCompare(b))
      .flatMap(([id, attempts]) =>
        attempts.map((wins, i) => report.chapter(id, i + 1, spokenShare(wins), wins.battles)),
      ),
    report.perCampaign(each(counts.battles), each(counts.losses), each(counts.scars), each(counts.ratings)),
    ...Object.entries(counts.endings).map(([id, n]) => report.ending(words[lang].endings[id]?.name ?? id, n)),
    report.insights,
    ...fares(counts.stickers),
    report.piles,
    ...fares(counts.piles),
  ]
}
