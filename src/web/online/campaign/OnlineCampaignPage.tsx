import { signal, useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { OnlineCampaign, OnlineSeat } from '../../../campaign/online.ts'
import type { PersonShown, WantedSeat } from '../../../table/wire/api.ts'
import '../../campaign/campaign.css'
import { Book, Score, StorySoFar } from '../../campaign/Chronicle.tsx'
import { Interlude } from '../../campaign/Interlude.tsx'
import { Party, Portrait } from '../../campaign/Party.tsx'
import { Banished, Pool, SupplyPiles } from '../../campaign/Piles.tsx'
import { Road } from '../../campaign/Road.tsx'
import { campaignWords } from '../../campaign/words.ts'
import { Peek } from '../../card/Peek.tsx'
import { announce } from '../../page/announce.tsx'
import { Busy } from '../../page/Busy.tsx'
import { go, replace, to } from '../../page/route.ts'
import { lang } from '../../page/settings.ts'
import { colon, speaking } from '../../page/words.ts'
import { saveText } from '../../source/file.ts'
import { Dialog } from '../../table/menus/Dialog.tsx'
import { ServerRefused } from '../api.ts'
import { listed } from '../listed-names.ts'
import { Entrance } from '../lobby/Entrance.tsx'
import { keepInvitation } from '../room/host.ts'
import { Invitation } from '../room/Invitation.tsx'
import { useWished } from '../wished.ts'
import { onlineWords } from '../words.ts'
import { campaignApi, followCampaign } from './campaign-api.ts'
import { campaignTitleOf, onlineCampaignWords } from './campaign-words.ts'

const w = speaking(onlineCampaignWords)
const c = speaking(campaignWords)
const o = speaking(onlineWords)

/** A campaign that is kept on the server, as this page shows it. */
class RemoteCampaign {
  readonly id: string
  readonly now = signal<OnlineCampaign | null>(null)
  readonly problem = signal<string | null>(null)

  constructor(id: string) {
    this.id = id
  }

  choose(...ids: readonly string[]): Promise<boolean> {
    return this.take(campaignApi.choose(this.id, this.now.peek()?.view.steps ?? 0, ids))
  }

  async take(coming: Promise<{ readonly campaign: OnlineCampaign }>): Promise<boolean> {
    try {
      const { campaign } = await coming
      const before = this.now.peek()
      // An answer that was overtaken by a newer one tells nothing new.
      if (before !== null && before.revision > campaign.revision) return true
      this.now.value = campaign
      this.problem.value = null
      const { name } = campaign.view.question
      if (before !== null && before.view.question.name !== name) announce(name)
      return true
    } catch (error) {
      this.problem.value = (error as Error).message
      if (error instanceof ServerRefused && error.code === 'no-table') this.lose()
      return false
    }
  }

  /** Whoever was removed may not see it any more. */
  private lose(): void {
    const before = this.now.peek()
    if (before === null) return
    if (before.you.seats.length > 0) this.problem.value = w.value.removed
    this.now.value = null
  }
}

/** One campaign with others: the way in for whoever was invited, then what is asked or everything that it has become. */
export function OnlineCampaignPage(props: { readonly id: string; readonly invitation: string | null }) {
  return (
    <Entrance title={w.value.heading} guest={props.invitation !== null}>
      <Inside {...props} />
    </Entrance>
  )
}

function Inside({ id, invitation }: { readonly id: string; readonly invitation: string | null }) {
  const remote = useMemo(() => new RemoteCampaign(id), [id])
  const looking = useSignal(false)
  const language = lang.value
  const campaign = remote.now.value
  const sits = campaign !== null && (campaign.you.host || campaign.you.seats.length > 0)
  useEffect(() => {
    void remote.take(campaignApi.look(id, invitation))
  }, [remote, language])
  useEffect(() => {
    if (!sits) return
    if (invitation !== null) replace(['c', id])
    return followCampaign(id, () => void remote.take(campaignApi.look(id, null)))
  }, [remote, sits])
  if (campaign === null)
    return remote.problem.value === null ? (
      <Busy />
    ) : (
      <main class="page online">
        <h1>{w.value.heading}</h1>
        <p role="alert">{remote.problem.value}</p>
        <a class="button" href={to(['together'])}>
          {o.value.lobby}
        </a>
      </main>
    )
  if (!sits) return <Welcome remote={remote} campaign={campaign} invitation={invitation} />
  const { kind } = campaign.view.question
  const between = kind !== 'battle' && kind !== 'end'
  if (!between || looking.value)
    return (
      <Overview
        remote={remote}
        campaign={campaign}
        back={
          between
            ? () => {
                looking.value = false
              }
            : null
        }
      />
    )
  return (
    <Interlude
      session={remote}
      view={campaign.view}
      look={() => {
        looking.value = true
      }}
      company={<Wishes remote={remote} campaign={campaign} />}
      elsewhere={elsewhere(campaign)}
    />
  )
}

/** Is it the matter of somebody else's mage? */
function elsewhere({ you, seats, view: { question } }: OnlineCampaign): boolean {
  const { mage } = question
  if (mage === null || question.options.length === 1) return you.seats.length === 0
  return seats[mage]?.person !== null && !you.seats.includes(mage)
}

const nameOf = ({ person, bot }: OnlineSeat): string =>
  person?.name ?? (bot === null ? w.value.free : w.value.bot)

function Welcome({
  remote,
  campaign,
  invitation,
}: {
  readonly remote: RemoteCampaign
  readonly campaign: OnlineCampaign
  readonly invitation: string | null
}) {
  const free = campaign.seats.filter(({ person, bot }) => person === null && bot === null)
  return (
    <main class="page online entrance">
      <h1>{campaignTitleOf(campaign)}</h1>
      <p class="lead">{w.value.invited(campaignTitleOf(campaign))}</p>
      <ul class="room-seats">
        {campaign.seats.map((seat) => (
          <li key={seat.seat} class="room-seat slab">
            <strong>{seat.mage}</strong>
            <span>{nameOf(seat)}</span>
            {free.includes(seat) && (
              <button
                type="button"
                class="button"
                onClick={() => void remote.take(campaignApi.join(campaign.id, invitation, seat.seat))}
              >
                {w.value.take(seat.mage)}
              </button>
            )}
          </li>
        ))}
      </ul>
      {free.length === 0 && <p>{o.value.gone}</p>}
      {remote.problem.value !== null && <p role="alert">{remote.problem.value}</p>}
    </main>
  )
}

/** Who chooses what is asked, and what each wants. */
function Wishes({
  remote,
  campaign,
}: {
  readonly remote: RemoteCampaign
  readonly campaign: OnlineCampaign
}) {
  const { seats, waiting, you, view } = campaign
  const { mage, options } = view.question
  const own = mage === null ? undefined : seats[mage]
  const yours = waiting.some((seat) => you.seats.includes(seat))
  const said = you.seats.some((seat) => seats[seat]?.wants !== null)
  if (options.length === 1) return <p class="quiet">{w.value.reads}</p>
  if (own?.person != null)
    return (
      <p class="quiet" role="status">
        {yours ? w.value.waitsForYou : w.value.chooses(own.person.name, own.mage)}
      </p>
    )
  return (
    <section class="wishes slab" aria-label={w.value.party}>
      <p role="status">
        {yours ? w.value.waitsForYou : w.value.waitsFor(listed(waiting.map((seat) => nameOf(seats[seat]!))))}{' '}
        {w.value.together}
      </p>
      <ul>
        {seats.map((seat) => (
          <li key={seat.seat}>
            <Portrait look={view.mages[seat.seat]?.look ?? 0} />
            <b>{nameOf(seat)}</b>{' '}
            {seat.person !== null && (
              <span>{seat.wants === null ? w.value.thinks : w.value.wants(seat.wants)}</span>
            )}
          </li>
        ))}
      </ul>
      {said && (
        <button type="button" class="button calm" onClick={() => void remote.choose()}>
          {w.value.withdraw}
        </button>
      )}
    </section>
  )
}

/** Who plays a mage, for the host to say: herself, a bot, or whoever comes. */
function SeatChoice({
  seat,
  set,
}: {
  readonly seat: OnlineSeat
  readonly set: (to: WantedSeat) => Promise<unknown>
}) {
  const [value, wish] = useWished(seat.bot !== null ? 'bot' : seat.person !== null ? 'me' : 'open')
  return (
    <label>
      <span class="unseen">{w.value.who(seat.mage)}</span>
      <select
        value={value}
        onChange={({ currentTarget: { value: chosen } }) => {
          const who = chosen === 'bot' || chosen === 'me' ? chosen : 'open'
          wish(who, () => set(who === 'bot' ? { who, bot: 'search:normal' } : { who }))
        }}
      >
        <option value="me">{w.value.me}</option>
        <option value="open">{w.value.open}</option>
        <option value="bot">{w.value.bot}</option>
      </select>
    </label>
  )
}

/** Somebody else plays a mage: the host may ask her to go, and is asked whether that is meant. */
function RemovePerson({
  person: { name },
  mage,
  remove,
}: {
  readonly person: PersonShown
  readonly mage: string
  readonly remove: () => Promise<boolean>
}) {
  const asking = useSignal(false)
  const close = () => {
    asking.value = false
  }
  return (
    <>
      <button
        type="button"
        class="button calm"
        onClick={() => {
          asking.value = true
        }}
      >
        {w.value.remove(name)}
      </button>
      {asking.value && (
        <Dialog title={w.value.remove(name)} close={close} class="remove-dialog">
          <p>{w.value.removeHint(name, mage)}</p>
          <p class="link-acts">
            <button type="button" class="button" onClick={close}>
              {w.value.keep(name)}
            </button>
            <button type="button" class="go" onClick={() => void remove().then(close)}>
              {w.value.remove(name)}
            </button>
          </p>
        </Dialog>
      )}
    </>
  )
}

function Overview({
  remote,
  campaign,
  back,
}: {
  readonly remote: RemoteCampaign
  readonly campaign: OnlineCampaign
  readonly back: (() => void) | null
}) {
  const { id, view, you, seats, battle, exports } = campaign
  const title = campaignTitleOf(campaign)
  const { question } = view
  const fight = async () => {
    if (battle === null) await remote.take(campaignApi.fight(id))
    const table = remote.now.peek()?.battle
    if (table != null) go(['t', table])
  }
  const save = () =>
    remote.take(
      campaignApi.export(id).then((exported) => {
        saveText(exported.text, `${title.replaceAll(/[^\p{L}\d]+/gu, '-')}.campaign.json`)
        return exported
      }),
    )
  /** Somebody may have sat down just now: whoever is removed knows the link, and there is another one from now on. */
  const give = (seat: number, to: WantedSeat) =>
    remote.take(
      campaignApi.seat(id, seat, to).then((done) => {
        if (done.key === null) return done
        keepInvitation(id, done.key)
        announce(o.value.linkTurned)
        return done
      }),
    )
  const free = seats.some(({ person, bot }) => person === null && bot === null)
  return (
    <main class="page campaign">
      <h1 class="unseen">
        {colon(c.value.title)} {title}
      </h1>
      {you.host && free && (
        <Invitation
          id={id}
          place="c"
          renew={() => campaignApi.invite(id)}
          problem={(text) => {
            remote.problem.value = text
          }}
        />
      )}
      <section class="slab online-party" aria-labelledby="company">
        <h2 id="company">{w.value.party}</h2>
        <ul>
          {seats.map((seat) => (
            <li key={seat.seat}>
              <b>{seat.mage}</b>
              {you.host && battle === null && (seat.person === null || you.seats.includes(seat.seat)) ? (
                <SeatChoice seat={seat} set={(to) => give(seat.seat, to)} />
              ) : (
                <span>{nameOf(seat)}</span>
              )}
              {you.host && battle === null && seat.person !== null && !you.seats.includes(seat.seat) && (
                <RemovePerson
                  person={seat.person}
                  mage={seat.mage}
                  remove={() => give(seat.seat, { who: 'open' })}
                />
              )}
            </li>
          ))}
        </ul>
        {exports > 0 && <p class="quiet">{w.value.exported(exports)}</p>}
      </section>
      <Road chapters={view.chapters} />
      <Party mages={view.mages} seat={null} />
      <SupplyPiles supply={view.supply} />
      <Banished banished={view.banished} />
      <Score view={view} />
      <Pool pool={view.pool} />
      <StorySoFar story={view.story} />
      <Book book={view.book} />
      <footer class="campaign-bar">
        <div>
          <b>{question.name}</b>
          <small>
            {question.kind !== 'battle'
              ? question.text
              : battle !== null
                ? w.value.begun
                : free
                  ? w.value.seatsFirst
                  : question.text}
          </small>
          {remote.problem.value !== null && <p role="alert">{remote.problem.value}</p>}
        </div>
        <a class="button calm" href={to(['together'])}>
          {o.value.lobby}
        </a>
        {(you.host || campaign.over) && (
          <button type="button" class="button calm" title={w.value.exportHint} onClick={() => void save()}>
            {w.value.export}
          </button>
        )}
        {back !== null && (
          <button type="button" class="go" onClick={back}>
            {c.value.back}
          </button>
        )}
        {question.kind === 'battle' && you.seats.length > 0 && (
          <button type="button" class="go" onClick={() => void fight()}>
            {battle === null ? w.value.fight : w.value.toBattle}
          </button>
        )}
      </footer>
      <Peek />
    </main>
  )
}
