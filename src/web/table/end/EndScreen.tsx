import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { readRecord } from '../../../kernel/record.ts'
import { Card } from '../../card/Card.tsx'
import { Icon } from '../../card/Picture.tsx'
import { pageGames } from '../../games/index.ts'
import { type Ladder, nextRung, type Rung } from '../../ladder/ladder.ts'
import { against, enter, results } from '../../ladder/results.ts'
import { library } from '../../page/library.ts'
import { to } from '../../page/route.ts'
import { lang } from '../../page/settings.ts'
import { speaking } from '../../page/words.ts'
import { Refused } from '../../source/local.ts'
import type { Moment } from '../../source/source.ts'
import { BarChart, CurveChart } from './Charts.tsx'
import './end.css'
import type { Cards, End, GameFace, Sheets } from '../table-parts.ts'
import { tableWords } from '../words.ts'
import { endWords } from './words.ts'

const w = speaking(tableWords)
const e = speaking(endWords)

/** Cards of the best turn. */
const SHOWN = 4

interface EndScreenProps {
  readonly id: string
  readonly moment: Moment
  readonly face: GameFace
  readonly cards: Cards
  readonly sheets: Sheets
  /** The page of the campaign that this game is a battle of. */
  readonly campaign: readonly string[] | null
  /** The game was played with others: what comes next is for all of them. */
  readonly online: boolean
  /** Whoever looks played no seat: what comes next is not hers to say. */
  readonly watches: boolean
  /** What was said last: below this scene nobody would see it. */
  readonly said: ComponentChildren
  /** What this game counts for, if anything. */
  readonly rung: string | null
  readonly again: () => void
  /** The same with seats changed; absent where there are no sides. */
  readonly sides: (() => void) | null
  readonly replay: (at: number) => void
  readonly share: () => void
  readonly dismiss: () => void
}

/** The end of a game as a scene: what happened, numbers worth reading, and ways on. */
export function EndScreen(props: EndScreenProps) {
  const { moment, face, cards, sheets } = props
  const end = useSignal<End | null>(null)
  useEffect(() => {
    void face.end(moment, sheets, cards).then((loaded) => {
      end.value = loaded
    })
  }, [moment, sheets, cards])
  return end.value === null ? null : <Ended {...props} end={end.value} />
}

function Ended({ end: ending, ...props }: EndScreenProps & { readonly end: End }) {
  const { id, moment, cards, rung, campaign, online, replay, share, dismiss } = props
  const { won, picture, facts, turns, bars, curve, best } = ending
  const { end } = e.value
  const { home } = w.value
  const title = useRef<HTMLHeadingElement>(null)
  const next = useNext(moment, rung, won === true)
  useLayoutEffect(() => title.current?.focus(), [])
  useEffect(() => {
    if (rung !== null && won !== null) enter({ id, game: moment.game, rung, won, turns, at: Date.now() })
  }, [])
  const Scene = pageGames[moment.game].Scene
  const played = rung === null ? [] : against(moment.game, rung)
  return (
    <section class={`end ${won === true ? 'won' : won === false ? 'lost' : ''}`} aria-label={end.title}>
      <div class="end-page">
        <div class={`end-window game-tile ${moment.game}`}>
          <Scene />
          <div class="end-words">
            <span class="end-face">
              <Icon name={picture} />
            </span>
            <h2 ref={title} tabIndex={-1}>
              {won === null ? end.title : won ? end.won : end.lost}
            </h2>
            <p class="end-why">{moment.outcome?.words}</p>
            <dl class="end-facts">
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <div class="end-numbers">
          {bars
            .filter(({ rows }) => rows.length > 0)
            .map((each) => (
              <BarChart key={each.note} {...each} />
            ))}
          {curve !== null && <CurveChart {...curve} />}
          {best !== null && (
            <section class="end-part slab end-best">
              <h3>
                {best.title ?? end.best} <small>{best.words}</small>
              </h3>
              <ul class="end-cards" style={{ '--cards': Math.min(SHOWN, best.cards.length) }}>
                {best.cards.slice(0, SHOWN).map((card) => {
                  const entry = cards.get(card)
                  return (
                    entry !== undefined && (
                      <li key={card}>
                        <Card entry={entry} />
                      </li>
                    )
                  )
                })}
              </ul>
              <button type="button" class="button calm" onClick={() => replay(best.after)}>
                {end.seeTurn}
              </button>
            </section>
          )}
          {played.length > 0 && (
            <section class="end-part slab">
              <h3>{end.record}</h3>
              <p class="end-record">{end.wonOf(played.filter((each) => each.won).length, played.length)}</p>
              <ul class="end-marks" aria-hidden="true">
                {played.slice(-12).map((each) => (
                  <li key={each.id} class={each.won ? 'won' : ''}>
                    {each.won ? end.w : end.l}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
      <div class="end-acts">
        <button type="button" class="button" onClick={() => replay(0)}>
          {end.replay}
        </button>
        <button type="button" class="button" onClick={share}>
          {end.share}
        </button>
        <button type="button" class="button calm" onClick={dismiss}>
          {end.look}
        </button>
        <a class="button calm" href={to([])}>
          {home}
        </a>
        <span class="end-space" />
        {props.said}
        {campaign !== null ? (
          <a class="go" href={to(campaign)}>
            {end.campaign}
          </a>
        ) : (
          !props.watches && <Onward {...props} next={online ? null : next} won={won === true} />
        )}
      </div>
    </section>
  )
}

/** Ways on from a game by itself: again, with sides changed, or the next challenge. */
function Onward({
  next,
  won,
  again,
  sides,
}: Pick<EndScreenProps, 'again' | 'sides'> & { readonly next: Rung | null; readonly won: boolean }) {
  const { end } = e.value
  return (
    <>
      {sides !== null && (
        <button type="button" class="button" onClick={sides}>
          {end.sides}
        </button>
      )}
      <button type="button" class={next === null || !won ? 'go' : 'button'} onClick={again}>
        {end.again}
      </button>
      {next !== null && (
        <a class={won ? 'go' : 'button'} href={to(next.path, next.query)}>
          <span>
            {end.next}
            <small>{`${next.opponent}, ${next.strength}`}</small>
          </span>
        </a>
      )}
    </>
  )
}

/** Whom this game was against and how hard, also where it counts for nothing: one from a link, or from a moment of another. */
async function playedRung({ rungOf }: Ladder, { game, record, players }: Moment): Promise<string | null> {
  if (record === null) return null
  const { setup, seed } = readRecord(record)
  try {
    const { settled } = await library.read(game, setup, seed, lang.peek())
    return rungOf(settled, players)
  } catch (error) {
    // A described position has no set-up that could be read.
    if (error instanceof Refused) return null
    throw error
  }
}

/** What to try next on the ladder; null while it is not known, or when all is won. */
function useNext(moment: Moment, rung: string | null, isWon: boolean): Rung | null {
  const next = useSignal<Rung | null>(null)
  const { game } = moment
  useEffect(() => {
    void pageGames[game].ladder().then(async (ladder) => {
      const played = rung ?? (await playedRung(ladder, moment))
      const won = results.peek().flatMap((each) => (each.game === game && each.won ? [each.rung] : []))
      next.value = nextRung(ladder, played, new Set(isWon && played !== null ? [...won, played] : won))
    })
  }, [game, rung])
  return next.value
}
