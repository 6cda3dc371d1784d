import { botNames } from '../bots/index.ts'
import { games } from '../games/index.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Series, Study } from '../lab/simulate/series.ts'
import { type Flag, type Given, readLine } from './flags.ts'
import { chosenSetup, fixedFlags, SETUP_FLAG } from './setup.ts'
import { wordsOf } from './words-of.ts'

export const USUAL_SEED = 'cardwright'

/** What may differ between two series that are compared. */
export const SERIES_FLAGS: readonly Flag[] = [
  SETUP_FLAG,
  {
    name: 'any',
    help: {
      en: 'draw a new set-up for each game where the flags leave it open',
      fr: 'tirer pour chaque partie ce que les options laissent ouvert',
    },
  },
  {
    name: 'bot',
    value: 'NAME',
    help: {
      en: `who plays all seats: ${botNames.join(', ')}; random unless said`,
      fr: `qui joue toutes les places\u00a0: ${botNames.join(', ')}\u202f; random sauf indication`,
    },
  },
  { name: 'seats', value: 'NAME,NAME', help: { en: 'who plays each seat', fr: 'qui joue chaque place' } },
]

function botsOf(given: Given): string[] {
  const seats = given.value('seats')
  if (seats === undefined) return [given.value('bot') ?? 'random']
  if (given.has('bot'))
    throw new Refusal({
      en: '--bot is for all seats, --seats for each: leave out one of them',
      fr: '--bot vaut pour toutes les places, --seats pour chacune\u00a0: n’en gardez qu’un',
    })
  return seats.split(',')
}

function seriesOf(given: Given, game: string | undefined, seed: string): Series {
  const bots = botsOf(given)
  if (given.has('any')) {
    const fixed = fixedFlags(given, game)
    return { game: fixed.game.id, setups: { kind: 'any', flags: fixed.flags }, seed, bots }
  }
  const chosen = chosenSetup(given, game, seed)
  return { game: chosen.game.id, setups: { kind: 'same', document: chosen.document }, seed, bots }
}

/** Bots that differ in one seat draw from the same chance in the others: one a seat on both sides, or one on both. */
function seatedAlike([one, other]: readonly [Series, Series]): readonly [Series, Series] {
  if (one.bots.length === other.bots.length) return [one, other]
  const seats = Math.max(one.bots.length, other.bots.length)
  const spread = (series: Series): Series =>
    series.bots.length === seats
      ? series
      : { ...series, bots: Array.from({ length: seats }, () => series.bots[0]!) }
  return [spread(one), spread(other)]
}

/** A flag of the second line that says the same thing in another way, and what it therefore replaces of the first. */
function replaced(flag: string): readonly string[] {
  const setupFlags = games.flatMap((game) => game.setupFlags.map(({ name }) => name))
  switch (flag) {
    case 'bot':
      return ['seats']
    case 'seats':
      return ['bot']
    case 'setup':
      return ['any', ...setupFlags]
    case 'code':
      return ['setup', ...setupFlags]
    default:
      return []
  }
}

/** The line of a second series: its flags over those of the first, from which it takes all that it leaves unsaid. */
const overFirst = (first: Given, second: Given): Given => second.over(first, second.names.flatMap(replaced))

/** What a line of `simulate` asks to be played: one series, or two. */
export function studyOf(given: Given): Study {
  const seed = given.value('seed') ?? USUAL_SEED
  const first = seriesOf(given, given.value('game'), seed)
  const facts = !given.has('plain')
  const against = given.value('against')
  if (against === undefined) return { series: [first], facts }
  const other = readLine(
    { name: 'simulate --against', use: '', flags: SERIES_FLAGS, setup: true, words: { least: 0, most: 0 } },
    wordsOf(against),
  )
  return { series: seatedAlike([first, seriesOf(overFirst(given, other), first.game, seed)]), facts }
}
