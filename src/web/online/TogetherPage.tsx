import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { ListedCampaign } from '../../campaign/online.ts'
import type { ListedTable } from '../../table/api.ts'
import { BOX } from '../campaign/pictures.ts'
import { Icon } from '../card/Picture.tsx'
import { pageGames } from '../games/index.ts'
import { homeWords } from '../home/words.ts'
import { Banner } from '../page/Banner.tsx'
import { go, to } from '../page/route.ts'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import { GAMES, type GameId } from '../source/source.ts'
import { api } from './api.ts'
import { campaignApi } from './campaign-api.ts'
import { onlineCampaignWords } from './campaign-words.ts'
import { dayIn } from './day-in.ts'
import { Entrance } from './Entrance.tsx'
import { hostUsual } from './host.ts'
import { LeavingGame } from './LeavingGame.tsx'
import { leavingWords } from './leaving-words.ts'
import { me, rename } from './me.ts'
import { onlineWords } from './words.ts'

const w = speaking(onlineWords)
const h = speaking(homeWords)
const c = speaking(onlineCampaignWords)
const l = speaking(leavingWords)

/** Tables with others: mine by who is waited for, those that anybody may sit down at, and a new one. */
export function TogetherPage() {
  return (
    <Entrance title={w.value.title}>
      <Lobby />
    </Entrance>
  )
}

const EVERY = 5_000

function Lobby() {
  const mine = useSignal<readonly ListedTable[] | null>(null)
  const open = useSignal<readonly ListedTable[]>([])
  const live = useSignal<readonly ListedTable[]>([])
  const campaigns = useSignal<readonly ListedCampaign[]>([])
  const problem = useSignal<string | null>(null)
  const load = async () => {
    try {
      const [own, others, played, long] = await Promise.all([
        api.tables(),
        api.openTables(),
        api.liveTables(),
        campaignApi.mine(),
      ])
      campaigns.value = long.campaigns
      mine.value = own.tables
      open.value = others.tables.filter(({ you }) => you.seats.length === 0)
      live.value = played.tables.filter(({ you }) => you.seats.length === 0)
      problem.value = null
    } catch (error) {
      problem.value = (error as Error).message
    }
  }
  useEffect(() => {
    void load()
    const timer = setInterval(() => {
      if (!document.hidden) void load()
    }, EVERY)
    return () => clearInterval(timer)
  }, [])
  const making = useRef(false)
  const begin = async (game: GameId) => {
    // Pressed twice, it is still one table.
    if (making.current) return
    making.current = true
    try {
      go(['t', await hostUsual(game, lang.peek())])
    } catch (error) {
      problem.value = (error as Error).message
    } finally {
      making.current = false
    }
  }
  const tables = mine.value ?? []
  const running = tables.filter(({ state }) => state === 'open' || state === 'playing')
  return (
    <main class="page online lobby">
      <Banner title={w.value.title} lead={w.value.lead} games={GAMES}>
        <Name />
      </Banner>
      {problem.value !== null && <p role="alert">{problem.value}</p>}
      <div class="lobby-columns">
        <section class="slab" aria-labelledby="mine">
          <h2 id="mine">{w.value.mine}</h2>
          {mine.value !== null && running.length === 0 && <p>{w.value.noTables}</p>}
          <Group
            title={w.value.forYou}
            tables={running.filter(({ you }) => you.asked)}
            changed={() => void load()}
            glow
          />
          <Group title={w.value.gathering} tables={running.filter(({ state }) => state === 'open')} />
          <Group
            title={w.value.forOthers}
            tables={running.filter(({ state, you }) => state === 'playing' && !you.asked)}
            changed={() => void load()}
          />
          <Group title={w.value.standing} tables={tables.filter(({ state }) => state === 'frozen')} />
          <Group title={w.value.finished} tables={tables.filter(({ state }) => state === 'over')} />
          {campaigns.value.length > 0 && (
            <>
              <h3>{c.value.heading}</h3>
              <ul class="table-list">
                {campaigns.value.map((campaign) => (
                  <li key={campaign.id} class={`slab ${campaign.asked ? 'lit' : ''}`}>
                    <LongGame campaign={campaign} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
        <section class="slab own" aria-labelledby="own">
          <h2 id="own">{w.value.own}</h2>
          <p>{w.value.ownHint}</p>
          <div class="own-games">
            {GAMES.map((game) => {
              const { Scene } = pageGames[game]
              return (
                <button key={game} type="button" class="own-game" onClick={() => void begin(game)}>
                  <span class="own-scene" aria-hidden="true">
                    <Scene />
                  </span>
                  <strong>{h.value.games[game].name}</strong>
                </button>
              )
            })}
          </div>
          <p>
            <a class="button" href={to(['c'])}>
              {c.value.make}
            </a>
          </p>
        </section>
        <section class="slab" aria-labelledby="open">
          <h2 id="open">{w.value.open}</h2>
          <p>{w.value.openHint}</p>
          {open.value.length === 0 ? <p>{w.value.noOpen}</p> : <Group title="" tables={open.value} />}
          <Group title={w.value.live} tables={live.value} />
        </section>
      </div>
    </main>
  )
}

function LongGame({
  campaign: { id, title, seats, asked, battles, over },
}: {
  readonly campaign: ListedCampaign
}) {
  const others = seats.flatMap(({ person }) =>
    person === null || person.id === me.value?.id ? [] : [person.name],
  )
  const state = over ? c.value.over : asked ? w.value.waitsForYou : c.value.battles(battles)
  return (
    <a href={to(['c', id])}>
      <Icon name={BOX} />
      <span class="listed">
        <strong>{title === '' ? c.value.usualTitle : title}</strong>
        <small>{[others.join(', '), state].filter((part) => part !== '').join(' · ')}</small>
      </span>
      <span class="button" aria-hidden="true">
        {asked ? w.value.go : w.value.look}
      </span>
    </a>
  )
}

function Name() {
  const editing = useSignal<string | null>(null)
  const problem = useSignal<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const edits = editing.value !== null
  const edited = useRef(false)
  // One gives way to the other, and hands the focus on.
  useEffect(() => {
    if (edits) field.current?.select()
    else if (edited.current) opener.current?.focus()
    edited.current = edits
  }, [edits])
  const keep = async () => {
    try {
      await rename((editing.value ?? '').trim())
      editing.value = null
    } catch (error) {
      problem.value = (error as Error).message
    }
  }
  if (editing.value === null)
    return (
      <p class="who">
        <strong>{me.value?.name}</strong>
        {me.value?.tag != null && <small> #{me.value.tag}</small>}
        <button
          ref={opener}
          type="button"
          class="button"
          onClick={() => {
            editing.value = me.value?.name ?? ''
          }}
        >
          {w.value.rename}
        </button>
        <a class="button" href={to(['account'])}>
          {w.value.account}
        </a>
      </p>
    )
  return (
    <form
      class="who"
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') editing.value = null
      }}
    >
      <label>
        <span class="unseen">{w.value.yourName}</span>
        <input
          ref={field}
          type="text"
          required
          maxLength={24}
          value={editing.value}
          onInput={({ currentTarget }) => {
            editing.value = currentTarget.value
          }}
        />
      </label>
      <button type="submit" class="button">
        {w.value.save}
      </button>
      {problem.value !== null && <span role="alert">{problem.value}</span>}
    </form>
  )
}

function Group({
  title,
  tables,
  changed,
  glow = false,
}: {
  readonly title: string
  readonly tables: readonly ListedTable[]
  /** For games that are mine to leave. */
  readonly changed?: () => void
  readonly glow?: boolean
}) {
  if (tables.length === 0) return null
  return (
    <>
      {title !== '' && <h3 class={glow ? 'lit' : ''}>{title}</h3>}
      <ul class="table-list">
        {tables.map((table) => (
          <li key={table.id} class={`slab ${glow ? 'lit' : ''}`}>
            <Listed table={table} />
            {changed !== undefined && table.state === 'playing' && table.you.seats.length > 0 && (
              <LeavingGame table={table} others={opponentsAt(table)} changed={changed} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const nameAt = ({ seats }: ListedTable, seat: number): string => seats[seat]?.person?.name ?? w.value.bot

/** Whoever plays against somebody who concedes. */
const opponentsAt = (table: ListedTable): string =>
  table.seats
    .filter(({ seat }) => seat !== table.you.seats[0])
    .map(({ seat }) => nameAt(table, seat))
    .join(', ')

function Listed({ table }: { readonly table: ListedTable }) {
  const { id, game, title, state, seats, you, asked } = table
  const known = GAMES.find((each) => each === game)
  const free = seats.filter(({ person, bot }) => person === null && bot === null).length
  const others = seats.flatMap(({ person, seat }) =>
    person === null || you.seats.includes(seat) ? [] : [person.name],
  )
  const line =
    state === 'open'
      ? w.value.free(free, seats.length)
      : you.asked
        ? w.value.waitsForYou
        : asked === null
          ? state === 'frozen'
            ? w.value.standsStill
            : ''
          : w.value.waitsFor(asked < 0 ? others.join(', ') : nameAt(table, asked))
  const back = state === 'playing' && asked !== null && asked >= 0 ? seats[asked]?.holiday : null
  const visits = you.seats.length === 0
  const replaced = state === 'playing' && you.seats.some((seat) => seats[seat]?.standin != null)
  const act = you.asked
    ? w.value.go
    : visits && state === 'open'
      ? w.value.sit
      : visits && state === 'playing'
        ? w.value.watch
        : w.value.look
  return (
    <a href={to(['t', id])}>
      {known !== undefined && <Icon name={pageGames[known].emblem} />}
      <span class="listed">
        <strong>{title === '' ? (known === undefined ? game : h.value.games[known].name) : title}</strong>
        <small>
          {[
            others.join(', '),
            line,
            back == null ? '' : w.value.onHoliday(dayIn(back)),
            replaced ? l.value.botPlays : '',
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </small>
      </span>
      <span class="button" aria-hidden="true">
        {act}
      </span>
    </a>
  )
}
