import { useSignal } from '@preact/signals'
import type { Company } from '../../../table/messages.ts'
import type { Order } from '../../../table/orders.ts'
import { speaking } from '../../page/words.ts'
import { Dialog } from '../../table/menus/Dialog.tsx'
import type { Sitting } from '../../table/sitting/sitting.ts'
import { linkTo } from '../address.ts'
import type { DealtGame } from '../afterwards/deal-verdict.ts'
import type { Leading } from '../afterwards/leading.ts'
import { MarkList } from '../afterwards/MarkList.tsx'
import { OfferDeal } from '../afterwards/OfferDeal.tsx'
import { Verdict } from '../afterwards/Verdict.tsx'
import { LinkField } from '../LinkField.tsx'
import { visibleMarks } from '../source/listening.ts'
import type { RemoteTable } from '../source/remote.ts'
import { AnswerOrders } from './AnswerOrders.tsx'
import { CloseTable } from './Closing.tsx'
import { FaultLink } from './FaultLink.tsx'
import { RepeatDeal } from './RepeatDeal.tsx'
import { ReportButtons, type Reported } from './ReportButtons.tsx'
import { Terms } from './Terms.tsx'
import { toolsWords } from './tools-words.ts'
import { WatchersEyes } from './WatchersEyes.tsx'
import { WatchLink } from './WatchLink.tsx'

const w = speaking(toolsWords)

interface ToolsProps {
  readonly remote: RemoteTable
  readonly sitting: Sitting
  readonly leading: Leading
  readonly company: Company
  readonly over: boolean
  /** May she say how she would like to play again? */
  readonly again: boolean
  /** May the deal be offered to others? */
  readonly offers: boolean
  readonly report: (about: Reported) => void
  readonly close: () => void
  /** Comes back after something was shown on the table. */
  readonly reopen: () => void
}

/** Everything around a table with others that is not talk: orders, lent eyes, the deal, bookmarks, looking back. */
export function TableTools({
  remote,
  sitting,
  leading,
  company,
  over,
  again,
  offers,
  report,
  close,
  reopen,
}: ToolsProps) {
  const [seat] = company.you.seats
  return (
    <Dialog title={w.value.title} close={close} class="tools-dialog">
      {seat !== undefined && company.reacts && !over && (
        <>
          <Orders remote={remote} seat={seat} orders={company.you.orders} />
          <AnswerOrders
            remote={remote}
            sitting={sitting}
            seat={seat}
            orders={company.you.orders}
            close={close}
            reopen={reopen}
          />
        </>
      )}
      {seat === undefined && company.options.watchers === 'delayed' && (
        <WatchersEyes sitting={sitting} company={company} />
      )}
      {seat !== undefined && company.options.watchers !== 'none' && <WatchLink id={company.table} />}
      {seat !== undefined && !over && <Eyes remote={remote} seat={seat} company={company} />}
      {seat !== undefined && <Marks remote={remote} sitting={sitting} />}
      {over && <Together leading={leading} table={company.table} seated={seat !== undefined} close={close} />}
      {again && <RepeatDeal remote={remote} company={company} />}
      {offers && <OfferDeal table={company.table} seats={company.seats} />}
      {sitting.moment.value !== null && !over && <Terms game={sitting.moment.value.game} company={company} />}
      <Verdict seal={company.commitment} dealt={dealtGame(remote, sitting, company.table, seat ?? null)} />
      {seat !== undefined && !over && company.stopped === null && (
        <CloseTable remote={remote} company={company} />
      )}
      <FaultLink table={company.table} sitting={sitting} over={over} />
      {company.options.talk === 'none' && (
        <ReportButtons company={company} sayings={remote.conversation.sayings.value} report={report} />
      )}
    </Dialog>
  )
}

/** The game with its deal, once both are known. */
function dealtGame(
  remote: RemoteTable,
  sitting: Sitting,
  table: string,
  seat: number | null,
): DealtGame | null {
  const { game, record } = sitting.moment.value ?? {}
  const deal = remote.deal.value
  if (game === undefined || record == null || deal === null) return null
  const { steps, views } = remote
  return { game, table, record, deal, seat, steps, views }
}

/** Whoever needs the time, because she listens to the page, say, takes it always. */
const PERCENTS = [0, 10, 25, 50, 100] as const

function Orders({
  remote,
  seat,
  orders,
}: {
  readonly remote: RemoteTable
  readonly seat: number
  readonly orders: readonly Order[]
}) {
  const turn = remote.turn.value
  const has = (wanted: Order['do']): boolean =>
    orders.some((order) => order.do === wanted && (order.do !== 'pass turn' || order.turn === turn))
  const percent = orders.reduce((most, order) => (order.do === 'think' ? order.percent : most), 0)
  const set = (kind: Order['do'], order: Order | null): void => {
    const others = orders.filter((each) => each.do !== kind)
    void remote.people.order(seat, order === null ? others : [...others, order])
  }
  return (
    <section aria-labelledby="orders">
      <h3 id="orders">{w.value.orders}</h3>
      <p class="quiet">{w.value.ordersHint}</p>
      {turn !== null && (
        <label class="check">
          <input
            type="checkbox"
            checked={has('pass turn')}
            onChange={({ currentTarget: { checked } }) =>
              set('pass turn', checked ? { do: 'pass turn', turn } : null)
            }
          />
          {w.value.passTurn}
        </label>
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={has('pass untouched')}
          onChange={({ currentTarget: { checked } }) =>
            set('pass untouched', checked ? { do: 'pass untouched' } : null)
          }
        />
        {w.value.passUntouched}
      </label>
      {remote.people.company.value?.options.windows === 'sealed' && (
        <label class="field">
          <span>{w.value.think}</span>
          <select
            value={percent}
            onChange={({ currentTarget }) => {
              const chosen = Number(currentTarget.value)
              set('think', chosen === 0 ? null : { do: 'think', percent: chosen })
            }}
          >
            {PERCENTS.map((each) => (
              <option key={each} value={each}>
                {each === 0 ? w.value.never : w.value.percent(each)}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  )
}

function Eyes({
  remote,
  seat,
  company: { table, you },
}: {
  readonly remote: RemoteTable
  readonly seat: number
  readonly company: Company
}) {
  const { lentKey } = remote.people
  // The table knows it also when this page, or another device, does not know the link.
  const isLent = you.lent?.includes(seat) === true
  const said = useSignal('')
  const lend = async (on: boolean) => {
    try {
      lentKey.value = await remote.people.showHand(seat, on)
      said.value = on ? '' : w.value.lentNoMore
    } catch (error) {
      said.value = (error as Error).message
    }
  }
  return (
    <section aria-labelledby="lent">
      <h3 id="lent">{w.value.eyes}</h3>
      <p class="quiet">{w.value.eyesHint}</p>
      {isLent && lentKey.value === null && <p>{w.value.lentBefore}</p>}
      {isLent && lentKey.value !== null && (
        <LinkField label={w.value.link} address={linkTo(['t', table], { k: lentKey.value })} />
      )}
      <p class="link-acts">
        <button type="button" class="button" onClick={() => void lend(true)}>
          {isLent ? w.value.lendAgain : w.value.lend}
        </button>
        {isLent && (
          <button type="button" class="button" onClick={() => void lend(false)}>
            {w.value.endLending}
          </button>
        )}
      </p>
      <p role="status">{said.value}</p>
    </section>
  )
}

function Marks({ remote, sitting }: { readonly remote: RemoteTable; readonly sitting: Sitting }) {
  const note = useSignal('')
  return (
    <section aria-labelledby="marks">
      <h3 id="marks">{w.value.marks}</h3>
      <p class="quiet">{w.value.marksHint}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const at = sitting.past.peek()?.at ?? sitting.moment.peek()?.at
          if (at === undefined || note.value.trim() === '') return
          remote.conversation.mark(at, note.value.trim())
          note.value = ''
        }}
      >
        <label class="field">
          <span>{w.value.note}</span>
          <input
            type="text"
            maxLength={200}
            value={note.value}
            onInput={({ currentTarget }) => {
              note.value = currentTarget.value
            }}
          />
        </label>
        <button type="submit" class="button">
          {w.value.mark}
        </button>
      </form>
      <MarkList marks={visibleMarks(remote.conversation.marks.value)} look={(at) => void sitting.look(at)} />
    </section>
  )
}

function Together({
  leading,
  table,
  seated,
  close,
}: {
  readonly leading: Leading
  readonly table: string
  readonly seated: boolean
  readonly close: () => void
}) {
  const { leads, follows, leader } = leading
  return (
    <section aria-labelledby="back">
      <h3 id="back">{w.value.together}</h3>
      <p class="quiet">{w.value.togetherHint}</p>
      <p role="status">{leader.value === null ? '' : w.value.ledBy(leader.value)}</p>
      <p class="link-acts">
        {seated && (
          <button
            type="button"
            class="button"
            aria-pressed={leads.value}
            onClick={() => {
              leading.lead(!leads.value)
              // What is led through lies below.
              if (leads.value) close()
            }}
          >
            {leads.value ? w.value.stopLeading : w.value.lead}
          </button>
        )}
        <button
          type="button"
          class="button"
          aria-pressed={follows.value}
          onClick={() => {
            follows.value = !follows.value
            // So does what she looks at by herself.
            close()
          }}
        >
          {follows.value ? w.value.stopFollowing : w.value.follow}
        </button>
        {leads.value && (
          <button
            type="button"
            class="button"
            onClick={() => {
              if (leading.forked.peek() === null) void leading.fork()
              else leading.endFork()
              close()
            }}
          >
            {leading.forked.value === null ? w.value.whatIf : w.value.endWhatIf}
          </button>
        )}
      </p>
      <LinkField label={w.value.replay} address={linkTo(['replay', table])} />
      <p class="quiet">{w.value.replayHint}</p>
    </section>
  )
}
