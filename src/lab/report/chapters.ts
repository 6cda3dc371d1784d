import { gameNamed } from '../../games/index.ts'
import type { Lang, Playable } from '../../language/face.ts'
import type { CardFacts, Choice } from '../../language/tally.ts'
import { type Counts, DECISIONS, type Pairs, STOPPED, type Sum } from '../simulate/counts.ts'
import { dealtAlike, type Series, type Study } from '../simulate/series.ts'
import { type Estimate, mean, pairedDifference, share, shareDifference } from '../statistics.ts'
import type { Chapter, Report, Section, Share, ShareRow } from './model.ts'
import { numbersIn, type ReportWords, reportWords } from './words.ts'

const shareOf = (count: number, of: number): Share => ({ count, of, share: share(count, of) })

/** The report of a study in one language. */
export function reportOf(study: Study, sum: Sum, lang: Lang): Report {
  const game = gameNamed(study.series[0].game)
  const words = reportWords[lang]
  const chapters: Chapter[] = []
  if (sum.pairs !== null)
    chapters.push({
      id: 'comparison',
      title: words.comparison,
      sections: comparison(game, sum, sum.pairs, dealtAlike(study), lang),
    })
  sum.series.forEach((counts, i) => {
    chapters.push({
      id: `series-${i + 1}`,
      title: sum.series.length === 1 ? words.only : words.series(i + 1),
      sections: sectionsOf(game, counts, lang),
    })
  })
  return {
    lang,
    game: game.id,
    title: words.title(game.tally.title[lang]),
    facts: factsOf(study, sum, lang),
    chapters,
  }
}

function factsOf({ series }: Study, sum: Sum, lang: Lang): Report['facts'] {
  const words = reportWords[lang]
  const { number } = numbersIn(lang)
  const stopped = sum.series.reduce((n, counts) => n + counts.stopped.length, 0)
  return [
    [words.facts.seed, series[0].seed],
    [words.facts.games, number(sum.series[0]!.games)],
    ...series.flatMap((each, i) => {
      const named = (name: string): string => (series.length === 1 ? name : words.inSeries(i + 1, name))
      const counts = sum.series[i]!
      return [
        [named(words.facts.setup), setupText(each, words)],
        [
          named(words.facts.bots),
          each.bots.length === 1 ? words.sameBot(each.bots[0]!) : each.bots.join(', '),
        ],
        [named(words.facts.decisions), number(counts.decisions)],
        [named(words.facts.checksum), counts.checksum.toString(16).padStart(8, '0')],
      ] as const
    }),
    ...(stopped === 0 ? [] : [[words.facts.stopped, number(stopped)] as const]),
  ]
}

function setupText({ setups }: Series, words: ReportWords): string {
  if (setups.kind === 'any')
    return words.anySetup(
      Object.entries(setups.flags)
        .map(([name, value]) => `${name} ${value}`)
        .join(', '),
    )
  const text = JSON.stringify(setups.document)
  return text === '{}' ? words.usualSetup : text
}

function sectionsOf(game: Playable, counts: Counts, lang: Lang): Section[] {
  return [
    wonSection(game, counts, lang),
    outcomeSection(game, counts, lang),
    ...lengthSections(game, counts, lang),
    ...game.tally.facets.flatMap((facet) =>
      facet.kind === 'choice'
        ? choiceSection(facet, counts, game.tally.sides, lang)
        : cardSection(facet, counts, lang),
    ),
  ]
}

/** Who can win: everybody together, or each seat. */
const sideName = (game: Playable, side: number, words: ReportWords): string =>
  game.tally.sides === 1 ? words.won.together : words.seat(side + 1)

function wonSection(game: Playable, { won, games }: Counts, lang: Lang): Section {
  const words = reportWords[lang]
  return {
    kind: 'shares',
    id: 'won',
    title: words.won.title,
    note: words.won.note,
    rows: won.map((count, side) => ({
      id: `side-${side + 1}`,
      label: sideName(game, side, words),
      ...shareOf(count, games),
    })),
  }
}

function outcomeSection(game: Playable, { outcomes, games }: Counts, lang: Lang): Section {
  const words = reportWords[lang]
  return {
    kind: 'shares',
    id: 'outcomes',
    title: words.outcomes.title,
    note: words.outcomes.note,
    rows: Object.entries(outcomes).map(([id, count]) => ({
      id,
      label: id === STOPPED ? words.outcomes.stopped : game.words[lang].outcome(id),
      ...shareOf(count, games),
    })),
  }
}

function measureTitle(game: Playable, id: string, lang: Lang): string {
  if (id === DECISIONS) return reportWords[lang].length.decisions
  return game.tally.measures.find((measure) => measure.id === id)?.title[lang] ?? id
}

function lengthSections(game: Playable, { measures, games, stopped }: Counts, lang: Lang): Section[] {
  const words = reportWords[lang]
  const ended = games - stopped.length
  const all = Object.entries(measures)
  if (all.length === 0) return []
  const means: Section = {
    kind: 'means',
    id: 'length',
    title: words.length.title,
    note: words.length.note,
    rows: all.map(([id, { sum, squares, least, most }]) => {
      const { deviation, ...estimate } = mean(ended, sum, squares)
      return { id, label: measureTitle(game, id, lang), mean: estimate, deviation, least, most }
    }),
  }
  const bars = all.map(([id, { bars: heights }]): Section => {
    const title = measureTitle(game, id, lang)
    return {
      kind: 'bars',
      id,
      title: words.bars(title),
      note: words.barsNote,
      rows: barRows(heights, ended),
    }
  })
  return [means, ...bars]
}

/** Bars from the lowest to the highest, with the empty ones between them. */
function barRows(heights: Counts['measures'][string]['bars'], games: number): ShareRow[] {
  const lows = Object.keys(heights)
    .map(Number)
    .sort((a, b) => a - b)
  const width = Math.min(...lows.slice(1).map((low, i) => low - lows[i]!), Number.POSITIVE_INFINITY)
  const step = Number.isFinite(width) ? width : 1
  const rows: ShareRow[] = []
  for (let low = lows[0]!; low <= lows.at(-1)!; low += step) {
    const label = step === 1 ? String(low) : `${low}–${low + step - 1}`
    rows.push({ id: String(low), label, ...shareOf(heights[low]?.[0] ?? 0, games) })
  }
  return rows
}

/** Numbers in their order, words by how many games were won. */
function choiceSection(facet: Choice, { choices, games }: Counts, sides: number, lang: Lang): Section[] {
  const rows = Object.entries(choices[facet.id] ?? {})
    // What was the same in every game says nothing that the first section does not.
    .filter(([, [count]]) => count < games * sides)
    .map(([id, [count, won]]) => ({ id, label: facet.label(id, lang), ...shareOf(won, count) }))
  if (rows.length === 0) return []
  const numbered = rows.every(({ id }) => /^\d+$/.test(id))
  rows.sort((a, b) => (numbered ? Number(a.id) - Number(b.id) : b.share.value - a.share.value))
  return [{ kind: 'shares', id: facet.id, title: facet.title[lang], note: facet.note[lang], rows }]
}

function cardSection(facet: CardFacts, { cards }: Counts, lang: Lang): Section[] {
  const rows = Object.entries(cards[facet.id] ?? {})
    // Without games on both sides there is nothing to compare.
    .filter(([, [there, , happened]]) => happened > 0 && happened < there)
    .map(([id, [there, thereWon, games, won]]) => {
      const happened = shareOf(won, games)
      const otherwise = shareOf(thereWon - won, there - games)
      const difference = shareDifference(happened.share, otherwise.share)
      return { id, label: facet.label(id, lang), happened, otherwise, difference }
    })
    .sort((a, b) => b.difference.value - a.difference.value || (a.id < b.id ? -1 : 1))
  if (rows.length === 0) return []
  return [{ kind: 'effects', id: facet.id, title: facet.title[lang], note: facet.note[lang], rows }]
}

function middle(n: number, sum: number, squares: number): Estimate {
  const { value, low, high } = mean(n, sum, squares)
  return { value, low, high }
}

function comparison(
  game: Playable,
  { series }: Sum,
  { won, measures }: Pairs,
  alike: boolean,
  lang: Lang,
): Section[] {
  const words = reportWords[lang]
  const [one, other] = series
  const ended = ({ games, stopped }: Counts): number => games - stopped.length
  const wins: Section = {
    kind: 'share differences',
    id: 'paired-won',
    title: words.paired.title(alike),
    note: words.paired.note(alike),
    rows: won.map((table, side) => {
      const [both, first, second, neither] = table
      const pairs = both + first + second + neither
      return {
        id: `side-${side + 1}`,
        label: sideName(game, side, words),
        first: share(both + first, pairs),
        second: share(both + second, pairs),
        difference: pairedDifference(table),
      }
    }),
  }
  const [both, first, second, neither] = won[0]!
  const pairs = both + first + second + neither
  const rows = Object.entries(measures).flatMap(([id, [sum, squares]]) => {
    const [a, b] = [one?.measures[id], other?.measures[id]]
    if (a === undefined || b === undefined) return []
    const row = {
      id,
      label: measureTitle(game, id, lang),
      first: middle(ended(one!), a.sum, a.squares),
      second: middle(ended(other!), b.sum, b.squares),
      difference: middle(pairs, sum, squares),
    }
    return [row]
  })
  if (rows.length === 0) return [wins]
  const lengths: Section = {
    kind: 'mean differences',
    id: 'paired-length',
    title: words.paired.measures(alike),
    note: words.paired.measuresNote,
    rows,
  }
  return [wins, lengths]
}
