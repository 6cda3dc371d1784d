import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Glyph } from '../card/glyphs.tsx'
import { Icon } from '../card/Picture.tsx'
import { pictureOf } from '../card/pictures/index.ts'
import { pageGames } from '../games/index.ts'
import { Banner } from '../page/Banner.tsx'
import { Busy } from '../page/Busy.tsx'
import { GameTabs } from '../page/GameTabs.tsx'
import { to } from '../page/route.ts'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import type { GameId } from '../source/source.ts'
import type { Ladder, Rung } from './ladder.ts'
import './ladder.css'
import { against, type Result, results, streak } from './results.ts'
import { ladderWords } from './words.ts'

const w = speaking(ladderWords)

/** A wall of seals: every opponent at every strength, what was won, and one's own numbers. */
export function LadderPage({ game }: { readonly game: GameId }) {
  const ladder = useSignal<Ladder | null>(null)
  const language = lang.value
  useEffect(() => {
    void pageGames[game].ladder().then((came) => {
      ladder.value = came
    })
  }, [game, language])
  if (ladder.value === null) return <Busy />
  const { strengths, rows } = ladder.value
  const rungs = rows.flat()
  const won = rungs.filter(({ id }) => against(game, id).some((each) => each.won)).length
  const played = results.value.filter((each) => each.game === game)
  return (
    <main class="page ladder">
      <Banner title={w.value.title} lead={w.value.intro} games={[game]}>
        <GameTabs place="ladder" game={game} />
      </Banner>
      <Numbers played={played} seals={w.value.seals(won, rungs.length)} />
      <div class="wall-frame slab">
        <table class="wall">
          <thead>
            <tr>
              <th scope="col">{w.value.opponent}</th>
              {strengths.map((strength) => (
                <th key={strength} scope="col">
                  {strength}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]?.opponent}>
                <th scope="row">
                  {row[0] !== undefined && (
                    <span class="rung-name">
                      <span class="rung-face">
                        <Icon name={pictureOf(row[0].face)} />
                      </span>
                      {row[0].opponent}
                    </span>
                  )}
                </th>
                {row.map((rung) => (
                  <td key={rung.id}>
                    <Seal rung={rung} played={against(game, rung.id)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="quiet">{w.value.hereOnly}</p>
    </main>
  )
}

function Seal({ rung, played }: { readonly rung: Rung; readonly played: readonly Result[] }) {
  const wins = played.filter(({ won }) => won)
  const best = Math.min(...wins.map(({ turns }) => turns))
  const name =
    wins.length > 0
      ? w.value.won(rung.opponent, rung.strength, best)
      : w.value.open(rung.opponent, rung.strength, played.length)
  return (
    <a
      class={`seal-place ${wins.length > 0 ? 'won' : played.length > 0 ? 'tried' : ''}`}
      href={to(rung.path, rung.query)}
      title={name}
    >
      <span class="unseen">{name}</span>
      {wins.length > 0 ? (
        <Glyph name="check" />
      ) : (
        <span aria-hidden="true">{played.length > 0 ? played.length : ''}</span>
      )}
    </a>
  )
}

function Numbers({ played, seals }: { readonly played: readonly Result[]; readonly seals: string }) {
  const wins = played.filter(({ won }) => won)
  const { games, wins: won, streak: row, quickest, turns, none } = w.value
  const facts: readonly (readonly [string, string])[] = [
    [games, String(played.length)],
    [
      won,
      played.length === 0 ? none : `${wins.length} (${Math.round((100 * wins.length) / played.length)} %)`,
    ],
    [row, String(streak(played))],
    [quickest, wins.length === 0 ? none : turns(Math.min(...wins.map((each) => each.turns)))],
  ]
  return (
    <section class="ladder-numbers">
      <p class="seals-won">{seals}</p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
