import { botNamed } from '../../bots/index.ts'
import { gameNamed } from '../../games/index.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Playable } from '../../language/face.ts'

/** What the games of a series are dealt from: one set-up for all, or one drawn for each. */
export type Setups =
  | { readonly kind: 'same'; readonly document: unknown }
  | { readonly kind: 'any'; readonly flags: Readonly<Record<string, string>> }

/** A series of games: game i of it is the same on every machine and with any number of threads. */
export interface Series {
  readonly game: string
  readonly setups: Setups
  readonly seed: string
  /** One name: a bot that plays for everybody. Several: one bot a seat. */
  readonly bots: readonly string[]
}

/**
 * What is played: one series, or two of the same game and seed. Two are played game by game from the same
 * seeds; where their set-ups are the same too, so are the deals, and what differs between them is not luck.
 */
export interface Study {
  readonly series: readonly [Series] | readonly [Series, Series]
  /** Count cards and choices as well, or only how the games ended? */
  readonly facts: boolean
}

/** The document of the set-up of a game of the series. */
export function setupOf(game: Playable, { setups }: Series, seed: string): unknown {
  return setups.kind === 'same' ? setups.document : game.anySetup(setups.flags, seed)
}

/** Are the games of both series dealt alike: from the same set-up, or drawn for each game in the same way? */
export function dealtAlike({ series: [one, other] }: Study): boolean {
  if (other === undefined) return true
  const game = gameNamed(one.game)
  const table = ({ setups }: Series): string =>
    setups.kind === 'same'
      ? `same ${JSON.stringify(game.readSetup(setups.document))}`
      : `any ${JSON.stringify(Object.entries(setups.flags).sort())}`
  return one.game === other.game && one.seed === other.seed && table(one) === table(other)
}

/** Refuses a series that cannot be played, before a thread is started for it. */
export function checkSeries(series: Series): void {
  const game = gameNamed(series.game)
  for (const bot of series.bots) botNamed(bot)
  const seats = game.seats(game.readSetup(setupOf(game, series, series.seed)))
  if (series.bots.length > 1 && series.bots.length !== seats)
    throw new Refusal({
      en: `${series.bots.length} bots are named for ${seats} seats: name one, or one a seat`,
      fr: `${series.bots.length} robots pour ${seats} places\u00a0: nommez-en un, ou un par place`,
    })
}

/** Refuses two series that have nothing in common. */
export function checkStudy({ series }: Study): void {
  for (const each of series) checkSeries(each)
  const [one, other] = series
  if (other !== undefined && (one.game !== other.game || one.seed !== other.seed))
    throw new Refusal({
      en: 'two series are compared game by game: they need the same game and seed',
      fr: 'deux séries se comparent partie par partie\u00a0: il leur faut le même jeu et la même graine',
    })
}
