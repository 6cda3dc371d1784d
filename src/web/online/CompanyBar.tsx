import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { labelLine } from '../../language/label.ts'
import type { Company, SayingShown, SeatShown } from '../../table/messages.ts'
import { PHRASES } from '../../table/phrases.ts'
import { Glyph } from '../card/glyphs.tsx'
import { announce } from '../page/announce.tsx'
import { later, nothing } from '../page/later.tsx'
import { to } from '../page/route.ts'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import { Dialog } from '../table/Dialog.tsx'
import type { Sitting } from '../table/sitting.ts'
import { ClosingWish } from './Closing.tsx'
import type { Leading } from './leading.ts'
import { mute, muted } from './me.ts'
import { Pointer } from './Pointer.tsx'
import type { RemoteTable } from './remote.ts'
import { toolsWords } from './tools-words.ts'
import { onlineWords } from './words.ts'

const w = speaking(onlineWords)
const t = speaking(toolsWords)

const TableTools = later(() => import('./TableTools.tsx').then((part) => part.TableTools), nothing)

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
  const company = remote.company.value
  const talking = useSignal(false)
  const tools = useSignal(false)
  const read = useSignal(0)
  const sayings = remote.sayings.value.filter(
    ({ person }) => person === null || !muted.value.includes(person),
  )
  const last = sayings.at(-1)
  useEffect(() => {
    if (last !== undefined && last.n > read.value && !talking.value) announce(spoken(last))
  }, [last?.n])
  if (company === null) return null
  const { seats, you, proposal, watchers, rematch } = company
  const line = remote.line.value
  const nameOf = (seat: number): string => nameAt(seats, seat)
  const yours = asked !== null && (asked < 0 ? you.seats.length > 0 : you.seats.includes(asked))
  const wants = rematch.wanted.filter((seat) => !you.seats.includes(seat))
  return (
    <section class={`company ${line === 'open' ? '' : 'down'}`} aria-label={w.value.title}>
      <a class="company-home" href={to(['together'])} aria-label={w.value.lobby}>
        <Glyph name="back" />
      </a>
      <ol class="people">
        {seats.map((seat, i) => (
          <Present
            key={i}
            seat={seat}
            name={nameOf(i)}
            own={you.seats.includes(i)}
            company={company}
            at={i}
            remote={remote}
          />
        ))}
      </ol>
      <p class="state" role="status">
        {line !== 'open'
          ? w.value.lines[line]
          : remote.held.value
            ? w.value.held
            : over || asked === null
              ? ''
              : asked < 0
                ? w.value.forAll
                : yours
                  ? w.value.yourTurn
                  : w.value.waitingFor(nameOf(asked))}
      </p>
      {proposal !== null && (
        <div class="proposal" role="alert">
          {you.seats.includes(proposal.by) ? (
            <span>{w.value.youAsked}</span>
          ) : (
            <>
              <span>{w.value.asksBack(nameOf(proposal.by))}</span>
              {proposal.waiting.some((seat) => you.seats.includes(seat)) && (
                <>
                  <button type="button" class="button" onClick={() => void remote.vote(proposal.n, true)}>
                    {w.value.agree}
                  </button>
                  <button type="button" class="button" onClick={() => void remote.vote(proposal.n, false)}>
                    {w.value.refuse}
                  </button>
                </>
              )}
            </>
          )}
        </div>
      )}
      <ClosingWish remote={remote} company={company} nameOf={nameOf} />
      {campaign !== null ? (
        <a class={over ? 'button lit' : 'button'} href={to(['c', campaign])}>
          {t.value.toCampaign}
        </a>
      ) : rematch.table !== null ? (
        <a class="button lit" href={to(['t', rematch.table])}>
          {w.value.toRematch}
        </a>
      ) : (
        over &&
        you.seats.length > 0 && (
          <button type="button" class="button" onClick={() => void remote.rematch()}>
            {wants.length > 0 ? w.value.rematchWanted(wants.map(nameOf).join(', ')) : w.value.rematch}
          </button>
        )
      )}
      {you.seats.length === 0 && <span class="quiet">{w.value.youWatch}</span>}
      {watchers > 0 && <span class="quiet">{w.value.watching(watchers)}</span>}
      <Pointing company={company} sitting={sitting} />
      {!over && <Pointer remote={remote} company={company} nameOf={nameOf} />}
      <button
        type="button"
        class="button"
        onClick={() => {
          tools.value = true
        }}
      >
        {t.value.title}
      </button>
      {tools.value && (
        <TableTools
          remote={remote}
          sitting={sitting}
          leading={leading}
          company={company}
          over={over}
          close={() => {
            tools.value = false
          }}
        />
      )}
      {company.options.talk !== 'none' && (
        <button
          type="button"
          class="button talk"
          onClick={() => {
            talking.value = true
            read.value = last?.n ?? 0
          }}
        >
          {w.value.talkTitle}
          {last !== undefined && last.n > read.value && <span class="dot" aria-hidden="true" />}
        </button>
      )}
      {talking.value && (
        <Talk
          remote={remote}
          sayings={sayings}
          free={company.options.talk === 'text'}
          close={() => {
            talking.value = false
            read.value = sayings.at(-1)?.n ?? 0
          }}
        />
      )}
    </section>
  )
}

/** Where all answer together: what each of the others points at. */
function Pointing({ company, sitting }: { readonly company: Company; readonly sitting: Sitting }) {
  const choices = sitting.moment.value?.question?.choices ?? []
  const pointers = company.pointing.flatMap((index, seat) => {
    const choice = choices.find((each) => each.index === index)
    return index === null || choice === undefined || company.you.seats.includes(seat)
      ? []
      : [t.value.pointsAt(nameAt(company.seats, seat), labelLine(choice.label))]
  })
  return pointers.length === 0 ? null : (
    <p class="pointing" role="status">
      {pointers.join(' · ')}
    </p>
  )
}

const nameAt = (seats: readonly SeatShown[], seat: number): string => {
  const found = seats[seat]
  if (found === undefined) return w.value.somebody
  if (found.bot !== null) return w.value.bots[found.bot] ?? w.value.bot
  return found.name === '' ? w.value.somebody : found.name
}

const spoken = ({ name, phrase, text }: SayingShown): string =>
  w.value.saidBy(name === '' ? w.value.somebody : name, text ?? PHRASES[phrase ?? -1]?.[lang.value] ?? '')

function Present({
  seat,
  name,
  own,
  company,
  at,
  remote,
}: {
  readonly seat: SeatShown
  readonly name: string
  readonly own: boolean
  readonly company: Company
  readonly at: number
  readonly remote: RemoteTable
}) {
  const { presence, awayFor } = seat
  const bank = company.clock?.banks[at]
  const running = company.clock?.running?.seat === at
  const away = presence === 'away' && awayFor !== null
  return (
    <li class={`${presence} ${running ? 'running' : ''}`}>
      <span class="lamp" aria-hidden="true" />
      <span>{own ? `${name} (${w.value.you})` : name}</span>
      <small class={presence === 'here' || seat.bot !== null ? 'unseen' : ''}>
        {seat.bot !== null ? w.value.bot : away ? w.value.awayFor(awayFor) : w.value.presence[presence]}
      </small>
      {bank !== undefined && seat.bot === null && (
        <Countdown left={bank} runs={running && remote.line.value === 'open'} />
      )}
      {!own && away && awayFor >= GRACE && company.you.seats.length > 0 && mayBeReplaced(company, at) && (
        <button type="button" class="button" onClick={() => void remote.standIn(at, true)}>
          {w.value.letBot(name)}
        </button>
      )}
      {own && presence === 'bot' && seat.bot === null && (
        <button type="button" class="button" onClick={() => void remote.standIn(at, false)}>
          {w.value.takeBack}
        </button>
      )}
    </li>
  )
}

/** With a clock an opponent is never replaced, and where all play together for days not before her time is over. */
function mayBeReplaced({ options: { pace }, reacts, clock }: Company, seat: number): boolean {
  if (pace === 'relaxed') return true
  const late = clock?.running?.seat === seat && clock.running.turnLeft === 0
  return !reacts && (pace === 'live' || late)
}

/** Time that runs only while there is news: a clock on a dead line would lie. */
function Countdown({ left, runs }: { readonly left: number; readonly runs: boolean }) {
  const now = useSignal(left)
  useEffect(() => {
    now.value = left
    if (!runs) return
    const from = performance.now()
    const timer = setInterval(() => {
      now.value = left - (performance.now() - from)
    }, 500)
    return () => clearInterval(timer)
  }, [left, runs])
  return <time class="bank">{w.value.minutes(now.value)}</time>
}

function Talk({
  remote,
  sayings,
  free,
  close,
}: {
  readonly remote: RemoteTable
  readonly sayings: readonly SayingShown[]
  readonly free: boolean
  readonly close: () => void
}) {
  const text = useSignal('')
  const speakers = new Map(
    sayings.flatMap(({ person, name }) => (person === null ? [] : [[person, name] as const])),
  )
  return (
    <Dialog title={w.value.talkTitle} close={close} class="talk-dialog">
      <ol class="sayings" aria-live="polite">
        {sayings.map((saying) => (
          <li key={saying.n}>{spoken(saying)}</li>
        ))}
      </ol>
      {free && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (text.value.trim() !== '') remote.speakText(text.value.trim())
            text.value = ''
          }}
        >
          <label>
            <span class="unseen">{w.value.sayHint}</span>
            <input
              type="text"
              maxLength={200}
              placeholder={w.value.sayHint}
              value={text.value}
              onInput={({ currentTarget }) => {
                text.value = currentTarget.value
              }}
            />
          </label>
          <button type="submit" class="button">
            {w.value.send}
          </button>
        </form>
      )}
      <h3>{w.value.phrases}</h3>
      <ul class="phrases">
        {PHRASES.map((phrase, i) => (
          <li key={phrase.en}>
            <button type="button" class="button" onClick={() => remote.speakPhrase(i)}>
              {phrase[lang.value]}
            </button>
          </li>
        ))}
      </ul>
      <ul class="mutes">
        {[...speakers].map(([person, name]) => {
          const off = muted.value.includes(person)
          return (
            <li key={person}>
              <button type="button" class="button" onClick={() => void mute(person, !off)}>
                {off ? w.value.unmute(name) : w.value.mute(name)}
              </button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
