import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { NoticeShown, NoticeWishes, Offers } from '../../../table/wire/api.ts'
import { speaking } from '../../page/words.ts'
import { me } from '../me.ts'
import { useWished } from '../wished.ts'
import type { Attempt } from './attempt.ts'
import { MailCode } from './MailCode.tsx'
import { noticeWords } from './notice-words.ts'
import { noticesApi } from './notices-api.ts'
import { beginPush, endPush, type PushHere, pushHere } from './push.ts'
import { TextField } from './TextField.tsx'

const w = speaking(noticeWords)

interface Known {
  readonly offers: Offers
  readonly ways: readonly NoticeShown[]
  readonly wishes: NoticeWishes
  readonly here: PushHere
}

/** Where and when I am told that it is my turn. */
export function NoticeSettings({ attempt }: { readonly attempt: Attempt }) {
  const known = useSignal<Known | null>(null)
  const load = async () => {
    const [offers, { notices: ways, wishes }, here] = await Promise.all([
      noticesApi.offers(),
      noticesApi.all(),
      pushHere(),
    ])
    known.value = { offers, ways, wishes, here }
  }
  useEffect(() => {
    load().catch(() => undefined)
  }, [])
  const act = (what: () => Promise<unknown>): Promise<void> =>
    attempt(async () => {
      const said = await what()
      await load()
      return said
    })
  const [wishes, wish] = useWished(known.value?.wishes ?? null)
  if (known.value === null || wishes === null) return null
  const { offers, ways, here } = known.value
  const set = (part: Partial<NoticeWishes>): void => {
    const all = { ...wishes, ...part }
    wish(all, () => act(() => noticesApi.wish(all)))
  }
  const guest = me.value?.kind !== 'account'
  const others = offers.mail || offers.webhooks
  return (
    <section class="slab notices" aria-labelledby="notices">
      <h2 id="notices">{w.value.title}</h2>
      <p>{w.value.lead}</p>
      <h3>{w.value.here}</h3>
      <Browser here={here} ways={ways} offers={offers} act={act} />
      {guest && others && <p>{w.value.needsAccount}</p>}
      {!guest && offers.mail && (
        <>
          <h3>{w.value.mail}</h3>
          <p>{w.value.mailHint}</p>
          <MailCode
            attempt={attempt}
            send={noticesApi.mail}
            confirm={(address, code) => noticesApi.confirmMail(address, code).then(load)}
            done={w.value.confirm}
          />
        </>
      )}
      {!guest && offers.webhooks && <Webhook act={act} />}
      <h3>{w.value.ways}</h3>
      <Ways ways={ways} here={here} act={act} />
      <fieldset>
        <legend>{w.value.wishes}</legend>
        <Wish words={w.value.always} on={wishes.always} set={(always) => set({ always })} />
        {offers.mail && !guest && (
          <Wish words={w.value.daily} on={wishes.daily} set={(daily) => set({ daily })} />
        )}
      </fieldset>
    </section>
  )
}

function Browser({
  here,
  ways,
  offers,
  act,
}: {
  readonly here: PushHere
  readonly ways: readonly NoticeShown[]
  readonly offers: Offers
  readonly act: Attempt
}) {
  if (here.is !== 'possible') return <p>{w.value[here.is]}</p>
  const on = ways.some(({ id }) => id === here.id)
  return (
    <button
      type="button"
      class="button"
      onClick={() =>
        void act(async () => (on ? endPush() : (await beginPush(offers.push)) ? undefined : w.value.refused))
      }
    >
      {on ? w.value.hereOff : w.value.hereOn}
    </button>
  )
}

function Webhook({ act }: { readonly act: Attempt }) {
  const url = useSignal('')
  return (
    <>
      <h3>{w.value.webhook}</h3>
      <p>{w.value.webhookHint}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void act(async () => {
            await noticesApi.webhook(url.value.trim())
            url.value = ''
          })
        }}
      >
        <TextField
          label={w.value.webhookAddress}
          type="url"
          value={url.value}
          change={(text) => (url.value = text)}
        />
        <button type="submit" class="button">
          {w.value.add}
        </button>
      </form>
    </>
  )
}

function Ways({
  ways,
  here,
  act,
}: {
  readonly ways: readonly NoticeShown[]
  readonly here: PushHere
  readonly act: Attempt
}) {
  if (ways.length === 0) return <p>{w.value.none}</p>
  const own = here.is === 'possible' ? here.id : null
  return (
    <ul class="rows">
      {ways.map(({ id, channel, to, failures }) => {
        const way = w.value.channels[channel](to)
        return (
          <li key={id}>
            <span>
              {way} {id === own && <strong>({w.value.thisBrowser})</strong>}
              {failures > 0 && <small> {w.value.failed(failures)}</small>}
            </span>
            <button
              type="button"
              class="button"
              aria-label={w.value.removeWay(way)}
              onClick={() => void act(() => (id === own ? endPush() : noticesApi.remove(id)))}
            >
              {w.value.remove}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Wish({
  words,
  on,
  set,
}: {
  readonly words: string
  readonly on: boolean
  readonly set: (on: boolean) => void
}) {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={({ currentTarget }) => set(currentTarget.checked)} />
      <span>{words}</span>
    </label>
  )
}
