import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Sum } from '../../lab/simulate/counts.ts'
import type { Series, Study } from '../../lab/simulate/series.ts'
import type { WrittenReport } from '../engine/lab.worker.ts'
import type { Flags } from '../games/game.ts'
import { pageGames } from '../games/index.ts'
import { announce } from '../page/announce.tsx'
import { Banner } from '../page/Banner.tsx'
import { GameTabs } from '../page/GameTabs.tsx'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import type { GameId } from '../source/source.ts'
import { headlineOf, type Sides } from './headline.ts'
import './lab.css'
import { Results } from './Results.tsx'
import { type Progress, report, run } from './runner.ts'
import { labWords } from './words.ts'

const w = speaking(labWords)
const BOTS = ['random', 'greedy', 'search:easy', 'search:normal', 'search:strong'] as const
const COMPARISONS = ['nothing', 'bot', 'table'] as const
const SIZES = [20, 100, 500, 2_000, 10_000, 50_000] as const

/** What was played, and the tables as the form said them. */
interface Done {
  readonly study: Study
  readonly sum: Sum
  readonly tables: readonly Flags[]
}

/** Many games at once, and what can be learned from them. */
export function LabPage({ game }: { readonly game: GameId }) {
  const { LabForm } = pageGames[game]
  const flags = useSignal<Flags>({})
  const bots = useSignal<readonly string[]>(pageGames[game].labBots)
  const compare = useSignal<(typeof COMPARISONS)[number]>('nothing')
  const otherBot = useSignal<string>('search:easy')
  const otherFlags = useSignal<Flags>({})
  const games = useSignal<number>(500)
  const seed = useSignal('lab')
  const progress = useSignal<Progress | null>(null)
  const problem = useSignal<string | null>(null)
  const done = useSignal<Done | null>(null)
  const headline = useSignal('')
  const written = useSignal<WrittenReport | null>(null)
  const stop = useRef<AbortController | null>(null)
  const language = lang.value

  useEffect(() => () => stop.current?.abort(), [])
  useEffect(() => {
    if (done.value !== null) void writeDown(done.value)
  }, [language, done.value])

  async function writeDown({ study, sum, tables }: Done) {
    const came = await report(study, sum, language)
    const [first, second] = await Promise.all(tables.map((table) => pageGames[game].labSides(table)))
    const named = ({ who, against }: Sides) => w.value.matched(who, against)
    const compared =
      study.series.length === 1
        ? null
        : second === undefined
          ? { first: botName(study.series[0].bots), second: botName(study.series[1]!.bots) }
          : { first: named(first!), second: named(second) }
    headline.value = headlineOf(came.report, first!, compared, language)
    written.value = came
    announce(headline.value)
  }

  /** What is to be played: one series, or two from the same seeds. */
  async function planned(): Promise<Pick<Done, 'study' | 'tables'>> {
    const engine = pageGames[game].labFlags ?? (async (said: Flags) => said)
    const series: Series = {
      game,
      setups: { kind: 'any', flags: await engine(flags.value) },
      seed: seed.value,
      bots: bots.value,
    }
    switch (compare.value) {
      case 'nothing':
        return { study: { series: [series], facts: true }, tables: [flags.value] }
      case 'bot':
        return {
          study: { series: [series, { ...series, bots: [otherBot.value] }], facts: true },
          tables: [flags.value],
        }
      case 'table': {
        const other: Series = { ...series, setups: { kind: 'any', flags: await engine(otherFlags.value) } }
        return { study: { series: [series, other], facts: true }, tables: [flags.value, otherFlags.value] }
      }
    }
  }

  async function begin() {
    problem.value = null
    written.value = null
    progress.value = { games: 0, rate: 0 }
    stop.current = new AbortController()
    try {
      const { study, tables } = await planned()
      const sum = await run(
        study,
        games.value,
        (now) => {
          progress.value = now
        },
        stop.current.signal,
      )
      if (sum === null) problem.value = w.value.nothing
      else done.value = { study, sum, tables }
    } catch (error) {
      problem.value = (error as Error).message
    } finally {
      progress.value = null
    }
  }

  const running = progress.value
  return (
    <main class="page lab">
      <Banner title={w.value.title} lead={w.value.intro} games={[game]}>
        <GameTabs place="lab" game={game} />
      </Banner>
      <form
        class="slab"
        onSubmit={(event) => {
          event.preventDefault()
          void begin()
        }}
      >
        <fieldset>
          <legend>{w.value.setup}</legend>
          <LabForm
            flags={flags.value}
            change={(chosen) => {
              flags.value = chosen
            }}
          />
        </fieldset>
        <fieldset>
          <legend>{w.value.bots}</legend>
          {bots.value.map((bot, seat) => (
            <BotChoice
              key={seat}
              label={bots.value.length === 1 ? w.value.everybody : w.value.seat(seat + 1)}
              value={bot}
              change={(chosen) => {
                bots.value = bots.value.map((each, at) => (at === seat ? chosen : each))
              }}
            />
          ))}
          <label class="field">
            <span>{w.value.games}</span>
            <select
              value={games.value}
              onChange={({ currentTarget }) => {
                games.value = Number(currentTarget.value)
              }}
            >
              {SIZES.map((size) => (
                <option key={size} value={size}>
                  {new Intl.NumberFormat(language).format(size)}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            <span>{w.value.seed}</span>
            <input
              value={seed.value}
              aria-describedby="seed-help"
              onInput={({ currentTarget }) => {
                seed.value = currentTarget.value
              }}
            />
          </label>
          <label class="field">
            <span>{w.value.compare}</span>
            <select
              value={compare.value}
              onChange={({ currentTarget: { value } }) => {
                compare.value = COMPARISONS.find((each) => each === value) ?? 'nothing'
                if (compare.value === 'table') otherFlags.value = flags.value
              }}
            >
              {COMPARISONS.map((each) => (
                <option key={each} value={each}>
                  {w.value.comparisons[each]}
                </option>
              ))}
            </select>
          </label>
          {compare.value === 'bot' && (
            <BotChoice
              label={w.value.otherBot}
              value={otherBot.value}
              change={(chosen) => {
                otherBot.value = chosen
              }}
            />
          )}
          <p class="quiet" id="seed-help">
            {w.value.seedHelp} {w.value.botsHelp} {w.value.compareHelp}
          </p>
        </fieldset>
        {compare.value === 'table' && (
          <fieldset>
            <legend>{w.value.otherTable}</legend>
            <LabForm
              flags={otherFlags.value}
              change={(chosen) => {
                otherFlags.value = chosen
              }}
            />
          </fieldset>
        )}
        {running === null ? (
          <button type="submit" class="go">
            {w.value.run}
          </button>
        ) : (
          <Running now={running} of={games.value} stop={() => stop.current?.abort()} />
        )}
      </form>
      {problem.value !== null && <p role="alert">{problem.value}</p>}
      {written.value !== null && <Results headline={headline.value} written={written.value} />}
    </main>
  )
}

const botName = (bots: readonly string[]): string =>
  [...new Set(bots)].map((bot) => w.value.bot[bot] ?? bot).join(', ')

function BotChoice({
  label,
  value,
  change,
}: {
  readonly label: string
  readonly value: string
  readonly change: (bot: string) => void
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => change(currentTarget.value)}>
        {BOTS.map((bot) => (
          <option key={bot} value={bot}>
            {w.value.bot[bot]}
          </option>
        ))}
      </select>
    </label>
  )
}

function Running({
  now,
  of,
  stop,
}: {
  readonly now: Progress
  readonly of: number
  readonly stop: () => void
}) {
  const number = new Intl.NumberFormat(lang.value, { maximumFractionDigits: 0 })
  const seconds = now.rate > 0 ? (of - now.games) / now.rate : 0
  const left = now.rate === 0 ? '…' : `${number.format(seconds)} s`
  return (
    <div class="running">
      <label class="field">
        <span>{w.value.running(now.games, of, number.format(now.rate), left)}</span>
        <progress max={of} value={now.games} />
      </label>
      <button type="button" class="button" onClick={stop}>
        {w.value.stop}
      </button>
    </div>
  )
}
