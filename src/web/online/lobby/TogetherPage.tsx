import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { ListedCampaign } from '../../../campaign/online.ts'
import type { FriendShown, ListedTable } from '../../../table/wire/api.ts'
import { BOX } from '../../campaign/pictures.ts'
import { Icon } from '../../card/Picture.tsx'
import { pageGames } from '../../games/index.ts'
import { homeWords } from '../../home/words.ts'
import { Banner } from '../../page/Banner.tsx'
import { go, to } from '../../page/route.ts'
import { lang } from '../../page/settings.ts'
import { speaking } from '../../page/words.ts'
import { GAMES, type GameId } from '../../source/source.ts'
import { api, call } from '../api.ts'
import { campaignApi } from '../campaign/campaign-api.ts'
import { campaignTitleOf, onlineCampaignWords } from '../campaign/campaign-words.ts'
import { listed } from '../listed-names.ts'
import { me } from '../me.ts'
import { hostUsual, keepInvitee } from '../room/host.ts'
import { rename } from '../who-am-i.ts'
import { onlineWords } from '../words.ts'
import { Entrance } from './Entrance.tsx'
import { Friends } from './Friends.tsx'
import { LeavingGame } from './LeavingGame.tsx'
import { lobbyWords } from './lobby-words.ts'
import { nameAt, TableRow } from './TableRow.tsx'

const w = speaking(onlineWords)
const lobby = speaking(lobbyWords)
const h = speaking(homeWords)
const c = speaking(onlineCampaignWords)

/** Tables with others: mine by who is waited for, those that anybody may sit down at, and a new one. */
export function TogetherPage() {
  return (
    <Entrance title={w.value.title}>
      <Lobby />
    </Entrance>
  )
}

const EVERY = 5_000
/** Friends are asked for less often than tables. */
const FRIENDS_EVERY = 30_000
/** So many of the games that are over stand there at once. */
const FINISHED = 5
const NO_RESULTS: ReadonlyMap<string, boolean | null> = new Map()

function Lobby() {
  const mine = useSignal<readonly ListedTable[] | null>(null)
  const open = useSignal<readonly ListedTable[]>([])
  const live = useSignal<readonly ListedTable[]>([])
  const campaigns = useSignal<readonly ListedCampaign[]>([])
  const friends = useSignal<readonly FriendShown[]>([])
  /** Has one won them? By the tables of one's finished games; null where nobody has won or lost. */
  const won = useSignal<ReadonlyMap<string, boolean | null>>(new Map())
  const problem = useSignal<string | null>(null)
  const loadResults = async (tables: readonly ListedTable[]): Promise<void> => {
    const over = tables.filter(({ state, you }) => state === 'over' && you.seats.length > 0)
    if (over.every(({ id }) => won.peek().has(id))) return
    // Without them the games are there all the same.
    const results = await call('GET /api/results').then(
      (found) => found.results,
      () => [],
    )
    // Whoever has several seats has won with any of them. A game that was left has no result, and is not asked for again.
    const known = new Map<string, boolean | null>(over.map(({ id }) => [id, null]))
    for (const each of results) known.set(each.table, each.won || known.get(each.table) === true)
    won.value = known
  }
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
      void loadResults(own.tables)
      open.value = others.tables.filter(({ you }) => you.seats.length === 0)
      live.value = played.tables.filter(({ you }) => you.seats.length === 0)
      problem.value = null
    } catch (error) {
      problem.value = (error as Error).message
    }
  }
  const loadFriends = async () => {
    // Without them the tables are there all the same.
    friends.value = await api.friends().then(
      (found) => found.friends,
      () => friends.peek(),
    )
  }
  useEffect(() => {
    void load()
    void loadFriends()
    const often = (what: () => Promise<void>, every: number) =>
      setInterval(() => {
        if (!document.hidden) void what()
      }, every)
    const timers = [often(load, EVERY), often(loadFriends, FRIENDS_EVERY)]
    return () => timers.forEach(clearInterval)
  }, [])
  const making = useRef(false)
  const begin = async (game: GameId, invitee: string | null = null) => {
    // Pressed twice, it is still one table.
    if (making.current) return
    making.current = true
    try {
      const table = await hostUsual(game, lang.peek())
      if (invitee !== null) keepInvitee(table, invitee)
      go(['t', table])
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
      <Banner title={w.value.title} lead={lobby.value.lead} games={GAMES}>
        <Name />
      </Banner>
      {problem.value !== null && <p role="alert">{problem.value}</p>}
      <div class="lobby-columns">
        <section class="slab" aria-labelledby="mine">
          <h2 id="mine">{lobby.value.mine}</h2>
          {mine.value !== null && running.length === 0 && <p>{lobby.value.noTables}</p>}
          <Group
            title={lobby.value.forYou}
            tables={running.filter(({ you }) => you.asked)}
            changed={() => void load()}
            glow
          />
          <Group title={lobby.value.gathering} tables={running.filter(({ state }) => state === 'open')} />
          <Group
            title={lobby.value.forOthers}
            tables={running.filter(({ state, you }) => state === 'playing' && !you.asked)}
            changed={() => void load()}
          />
          <Group title={lobby.value.standing} tables={tables.filter(({ state }) => state === 'frozen')} />
          <Group
            title={lobby.value.finished}
            tables={tables.filter(({ state }) => state === 'over')}
            won={won.value}
            most={FINISHED}
          />
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
        <div class="lobby-middle">
          <section class="slab own" aria-labelledby="own">
            <h2 id="own">{lobby.value.own}</h2>
            <p>{lobby.value.ownHint}</p>
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
          <Friends
            friends={friends.value}
            mine={tables}
            open={open.value}
            live={live.value}
            invite={(game, name) => void begin(game, name)}
            inviteTo={(table, name) => {
              keepInvitee(table, name)
              go(['t', table])
            }}
          />
        </div>
        <section class="slab" aria-labelledby="open">
          <h2 id="open">{lobby.value.open}</h2>
          <p>{lobby.value.openHint}</p>
          {open.value.length === 0 ? <p>{lobby.value.noOpen}</p> : <Group title="" tables={open.value} />}
          <Group title={lobby.value.live} tables={live.value} />
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
  const state = over ? c.value.over : asked ? lobby.value.waitsForYou(null) : c.value.battles(battles)
  return (
    <a href={to(['c', id])}>
      <Icon name={BOX} />
      <span class="listed">
        <strong>{campaignTitleOf({ title })}</strong>
        <small>{[others.join(', '), state].filter((part) => part !== '').join(' · ')}</small>
      </span>
      <span class="button" aria-hidden="true">
        {asked ? lobby.value.go : lobby.value.look}
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
  // One gives way to the other, and hands the focus on, before another key is pressed.
  useLayoutEffect(() => {
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
          {lobby.value.rename}
        </button>
        <a class="button" href={to(['account'])}>
          {lobby.value.account}
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
        <span class="unseen">{lobby.value.yourName}</span>
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
        {lobby.value.save}
      </button>
      {problem.value !== null && <span role="alert">{problem.value}</span>}
    </form>
  )
}

function Group({
  title,
  tables,
  changed,
  won = NO_RESULTS,
  glow = false,
  most = Number.POSITIVE_INFINITY,
}: {
  readonly title: string
  readonly tables: readonly ListedTable[]
  /** For games that are mine to leave. */
  readonly changed?: () => void
  /** How those that are over came out. */
  readonly won?: ReadonlyMap<string, boolean | null>
  readonly glow?: boolean
  /** So many are shown at first. */
  readonly most?: number
}) {
  const all = useSignal(false)
  if (tables.length === 0) return null
  const shown = all.value ? tables : tables.slice(0, most)
  return (
    <>
      {title !== '' && <h3 class={glow ? 'lit' : ''}>{title}</h3>}
      <ul class="table-list">
        {shown.map((table) => (
          <li key={table.id} class={`slab ${glow ? 'lit' : ''}`}>
            <TableRow table={table} won={won.get(table.id) ?? null} />
            {changed !== undefined && table.state === 'playing' && table.you.seats.length > 0 && (
              <LeavingGame table={table} others={opponentsAt(table)} changed={changed} />
            )}
          </li>
        ))}
      </ul>
      {shown.length < tables.length && (
        <button
          type="button"
          class="button"
          onClick={() => {
            all.value = true
          }}
        >
          {lobby.value.all(tables.length)}
        </button>
      )}
    </>
  )
}

/** Whoever plays against somebody who concedes. */
const opponentsAt = (table: ListedTable): string =>
  listed(table.seats.filter(({ seat }) => seat !== table.you.seats[0]).map(({ seat }) => nameAt(table, seat)))
