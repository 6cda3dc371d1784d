import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { labelLine } from '../../../language/label.ts'
import type { Company, SayingShown, SeatShown } from '../../../table/messages.ts'
import { Glyph } from '../../card/glyphs.tsx'
import { announce } from '../../page/announce.tsx'
import { later, nothing } from '../../page/later.tsx'
import { to } from '../../page/route.ts'
import { Said } from '../../page/Said.tsx'
import { speaking } from '../../page/words.ts'
import type { Sitting } from '../../table/sitting/sitting.ts'
import type { Leading } from '../afterwards/leading.ts'
import { dayIn } from '../day-in.ts'
import { listed } from '../listed-names.ts'
import { audibleOf, listensToWatchers } from '../source/listening.ts'
import type { RemoteTable } from '../source/remote.ts'
import { onlineWords } from '../words.ts'
import { askedToPoint } from './asked-to-point.ts'
import { ClosingWish } from './Closing.tsx'
import { companyWords } from './company-words.ts'
import { LineBars } from './LineBars.tsx'
import { Pointer } from './Pointer.tsx'
import { Proposal } from './Proposal.tsx'
import type { Reported } from './ReportButtons.tsx'
import { spoken, Talk } from './Talk.tsx'
import { Clock, useAwayFor, WindowTime } from './Times.tsx'
import { toolsWords } from './tools-words.ts'

const w = speaking(onlineWords)
const c = speaking(companyWords)
const t = speaking(toolsWords)

const RepeatWish = later(() => import('./RepeatDeal.tsx').then((part) => part.RepeatWish), nothing)
const ReportPerson = later(() => import('./ReportPerson.tsx').then((part) => part.ReportPerson), nothing)
const OrderOffers = later(() => import('./AnswerOrders.tsx').then((part) => part.OrderOffers), nothing)
const TableTools = later(() => import('./TableTools.tsx').then((part) => part.TableTools), nothing)

/** So long stands beside the table what somebody says while nobody looks at the talk. */
const TO_READ = 12_000

/** So long somebody has to be away before the others may let a bot play for her. */
const GRACE = 90

/** Above the table: who is there, whom the table waits for, what is asked of everybody. */
export function CompanyBar({
  remote,
  sitting,
  leading,
  campaign,
  asked,
  over,
}: {
  readonly remote: RemoteTable
  readonly sitting: Sitting
  readonly leading: Leading
  readonly campaign: string | null
  readonly asked: number | null
  readonly over: boolean
}) {
  const company = remote.people.company.value
  const talking = useSignal(false)
  const tools = useSignal(false)
  const reporting = useSignal<Reported | null>(null)
  const read = useSignal(0)
  const seated = (company?.you.seats.length ?? 0) > 0
  const sayings = audibleOf(remote.conversation.sayings.value, seated)
  const last = sayings.at(-1)
  const unread = last !== undefined && last.n > Math.max(read.value, remote.conversation.recalled.value)
  const latest = useSignal<SayingShown | null>(null)
  useEffect(() => {
    if (!unread || talking.value) return
    announce(spoken(last))
    latest.value = last
    const timer = setTimeout(() => (latest.value = null), TO_READ)
    return () => clearTimeout(timer)
  }, [last?.n])
  useEffect(() => {
    if (seated && listensToWatchers.peek()) remote.conversation.listen(true)
  }, [seated])
  if (company === null) return null
  const { seats, you, watchers, rematch, options } = company
  const line = remote.line.value
  const nameOf = (seat: number): string => nameAt(seats, seat)
  const yours = asked !== null && (asked < 0 ? you.seats.length > 0 : you.seats.includes(asked))
  const wants = rematch.wanted.filter((seat) => !you.seats.includes(seat))
  const lit = over && (campaign !== null || rematch.table !== null)
  const again = over && !lit && you.seats.length > 0
  const { leads, follows, leader } = leading
  const led = leads.value
    ? t.value.youLead
    : follows.value && leader.value !== null
      ? t.value.ledBy(leader.value)
      : ''
  const talk = (): void => {
    talking.value = true
    latest.value = null
    read.value = last?.n ?? 0
  }
  const report = (about: Reported): void => {
    talking.value = false
    tools.value = false
    reporting.value = about
  }
  const state =
    line !== 'open'
      ? c.value.lines[line]
      : remote.held.value
        ? c.value.held
        : over
          ? rematch.table !== null && campaign === null && led === ''
            ? c.value.newTable
            : wants.length > 0
              ? c.value.rematchWanted(listed(wants.map(nameOf)), wants.length)
              : again && rematch.wanted.length > 0
                ? c.value.rematchAsked
                : led
          : asked === null
            ? ''
            : asked < 0
              ? options.together === 'agree'
                ? c.value.forAllAgree
                : c.value.forAll
              : yours
                ? you.ordered === true
                  ? c.value.ordered
                  : c.value.yourTurn
                : c.value.waitingFor(nameOf(asked))
  return (
    <>
      <section class={`company ${line === 'open' ? '' : 'down'}`} aria-label={w.value.title}>
        <div class="company-people">
          {campaign !== null && !over ? (
            <a class="company-home" href={to(['c', campaign])} aria-label={t.value.toCampaign}>
              <Glyph name="back" />
            </a>
          ) : (
            <a class="company-home" href={to(['together'])} aria-label={w.value.lobby}>
              <Glyph name="back" />
            </a>
          )}
          <ol class="people">
            {seats.map((seat, i) => (
              <Present
                key={i}
                remote={remote}
                seat={seat}
                name={nameOf(i)}
                own={you.seats.includes(i)}
                asked={!over && asked === i}
                running={company.clock?.running?.seat === i}
              >
                {seat.bot === null && <Clock remote={remote} company={company} seat={i} />}
                {you.seats[0] === i && <LineBars remote={remote} />}
              </Present>
            ))}
          </ol>
          {you.seats.length === 0 && (
            <span class="quiet">{remote.looksLate ? c.value.youWatchLate : c.value.youWatch}</span>
          )}
          {watchers > 0 && (
            <span class="quiet watchers" title={c.value.watching(watchers)}>
              <Said as={c.value.watching(watchers)}>
                <Glyph name="eye" /> {watchers}
              </Said>
            </span>
          )}
        </div>
        <div class="company-acts">
          <p class="state" role="status">
            <span>{state}</span>
          </p>
          {!over && <WindowTime remote={remote} asked={yours && you.ordered !== true} />}
          {lit ? (
            <a
              class="button lit"
              href={campaign === null ? to(['t', rematch.table ?? '']) : to(['c', campaign])}
            >
              {campaign === null ? c.value.toRematch : t.value.toCampaign}
            </a>
          ) : (
            over &&
            you.seats.length > 0 && (
              <button type="button" class="button" onClick={() => void remote.people.rematch()}>
                {c.value.rematch}
              </button>
            )
          )}
          <Pointer remote={remote} company={company} nameOf={nameOf} at={over ? leading.at : null} />
          <button
            type="button"
            class="button"
            onClick={() => {
              tools.value = true
            }}
          >
            {t.value.title}
          </button>
          {company.options.talk !== 'none' && (
            <button type="button" class="button talk" onClick={talk}>
              {c.value.talkTitle}
              {unread && <span class="dot" aria-hidden="true" />}
            </button>
          )}
        </div>
        {company.reacts && !over && you.seats[0] !== undefined && (
          <OrderOffers sitting={sitting} seat={you.seats[0]} open={() => (tools.value = true)} />
        )}
        <div class="company-notes">
          {latest.value !== null && (
            <button type="button" class="button latest" onClick={talk}>
              {spoken(latest.value)}
            </button>
          )}
          <Proposal remote={remote} company={company} sitting={sitting} nameOf={nameOf} />
          {askedToPoint.value !== null && <p class="pointing">{askedToPoint.value}</p>}
          <Pointing company={company} sitting={sitting} />
          {leading.forked.value !== null && (
            <button type="button" class="button lit" onClick={() => leading.endFork()}>
              {t.value.endWhatIf}
            </button>
          )}
          {again && <RepeatWish remote={remote} company={company} nameOf={nameOf} />}
          <ClosingWish remote={remote} company={company} over={over} nameOf={nameOf} />
          {!over &&
            seats.map((_, seat) => (
              <StandIn key={seat} company={company} remote={remote} seat={seat} name={nameOf(seat)} />
            ))}
        </div>
      </section>
      {tools.value && (
        <TableTools
          remote={remote}
          sitting={sitting}
          leading={leading}
          company={company}
          over={over}
          again={again}
          offers={over && campaign === null && seated}
          report={report}
          close={() => {
            tools.value = false
          }}
          reopen={() => {
            tools.value = true
          }}
        />
      )}
      {talking.value && (
        <Talk
          remote={remote}
          company={company}
          sayings={sayings}
          report={report}
          close={() => {
            talking.value = false
            read.value = sayings.at(-1)?.n ?? 0
          }}
        />
      )}
      {reporting.value !== null && (
        <ReportPerson
          table={company.table}
          watchKey={remote.key}
          about={reporting.value}
          close={() => {
            reporting.value = null
          }}
        />
      )}
    </>
  )
}

/** Where all answer together: what each points at, and who has not chosen yet. Each choice is announced once to whoever listens. */
function Pointing({ company, sitting }: { readonly company: Company; readonly sitting: Sitting }) {
  const { pointing, seats, you, options } = company
  const choices = sitting.moment.value?.question?.choices ?? []
  const lines = pointing.map((index, seat) => {
    const choice = choices.find((each) => each.index === index)
    if (index === null || choice === undefined) return null
    const label = labelLine(choice.label)
    return you.seats.includes(seat) ? t.value.youPointAt(label) : t.value.pointsAt(nameAt(seats, seat), label)
  })
  const announced = useRef<readonly (string | null)[]>([])
  useEffect(() => {
    const before = announced.current
    announced.current = lines
    announce(...new Set(lines.filter((line, seat) => line !== null && line !== before[seat]).map(String)))
  }, [lines.join()])
  if (lines.every((line) => line === null)) return null
  const waits = seats.flatMap(({ bot, presence }, seat) =>
    bot === null && presence === 'here' && pointing[seat] === null && !you.seats.includes(seat)
      ? [nameAt(seats, seat)]
      : [],
  )
  return (
    <p class="pointing">
      {[
        ...new Set(lines.filter((line) => line !== null)),
        ...(options.together === 'agree' && waits.length > 0 ? [t.value.notChosen(listed(waits))] : []),
      ].join(' · ')}
    </p>
  )
}

const nameAt = (seats: readonly SeatShown[], seat: number): string => {
  const found = seats[seat]
  if (found === undefined) return w.value.somebody
  if (found.bot !== null) return w.value.bots[found.bot] ?? w.value.bot
  return found.name === '' ? w.value.somebody : found.name
}

function Present({
  remote,
  seat,
  name,
  own,
  asked,
  running,
  children,
}: {
  readonly remote: RemoteTable
  readonly seat: SeatShown
  readonly name: string
  readonly own: boolean
  readonly asked: boolean
  readonly running: boolean
  readonly children: ComponentChildren
}) {
  const { bot, presence, holiday } = seat
  const isSimpler = remote.people.company.value?.simpler === true
  const away = useAwayFor(remote, seat)
  const shown = own ? `${name} (${w.value.you})` : name
  return (
    <li class={`${presence} ${own ? 'own' : ''} ${asked ? 'asked' : ''} ${running ? 'running' : ''}`}>
      <span class="lamp" aria-hidden="true" />
      <span class="name" title={shown}>
        {shown}
      </span>
      <small
        class={(presence === 'here' && holiday === null) || (bot !== null && !isSimpler) ? 'unseen' : ''}
      >
        {bot !== null
          ? isSimpler && bot.startsWith('search')
            ? c.value.simpler
            : w.value.bot
          : holiday !== null
            ? w.value.onHoliday(dayIn(holiday))
            : away !== null
              ? c.value.awayFor(away)
              : c.value.presence[presence]}
      </small>
      {children}
    </li>
  )
}

/** With a clock an opponent is never replaced, and where all play together for days not before her time is over. */
function mayBeReplaced({ options: { pace }, reacts, clock }: Company, seat: number): boolean {
  if (pace === 'relaxed') return true
  const late = clock?.running?.seat === seat && clock.running.turnLeft === 0
  return !reacts && (pace === 'live' || late)
}

/** A bot for somebody who is away, when others want that; whoever is back plays herself again. */
function StandIn({
  company,
  remote,
  seat,
  name,
}: {
  readonly company: Company
  readonly remote: RemoteTable
  readonly seat: number
  readonly name: string
}) {
  const { seats, you } = company
  const { bot, presence } = seats[seat]!
  const own = you.seats.includes(seat)
  const isAway = (useAwayFor(remote, seats[seat]!) ?? 0) >= GRACE
  if (!own && isAway && mayBeReplaced(company, seat) && you.seats.length > 0)
    return (
      <button type="button" class="button" onClick={() => void remote.people.standIn(seat, true)}>
        {c.value.letBot(name)}
      </button>
    )
  return own && presence === 'bot' && bot === null ? (
    <button type="button" class="button" onClick={() => void remote.people.standIn(seat, false)}>
      {c.value.takeBack}
    </button>
  ) : null
}
