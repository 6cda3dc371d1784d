import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { go } from '../page/route.ts'
import { speaking } from '../page/words.ts'
import { accountApi, type Passkey, type SignedInSession } from './account-api.ts'
import { accountWords } from './account-words.ts'
import { Entrance } from './Entrance.tsx'
import { me, whoAmI } from './me.ts'

const w = speaking(accountWords)

/** Who I am to the server, and everything that is mine to decide about it. */
export function AccountPage() {
  return (
    <Entrance title={w.value.title}>
      <Account />
    </Entrance>
  )
}

function Account() {
  const notice = useSignal<string | null>(null)
  const code = useSignal<string | null>(null)
  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act()
      notice.value = w.value.done
    } catch (error) {
      notice.value = (error as Error).message
    }
  }
  const guest = me.value?.kind !== 'account'
  return (
    <main class="page online account">
      <h1>{w.value.title}</h1>
      <p class="lead">{guest ? w.value.guest : w.value.account(me.value?.name ?? '')}</p>
      {notice.value !== null && <p role="status">{notice.value}</p>}
      {code.value !== null && (
        <section class="slab" aria-labelledby="code">
          <h2 id="code">{w.value.code}</h2>
          <p>{w.value.codeHint}</p>
          <code>{code.value}</code>
        </section>
      )}
      {guest ? (
        <>
          <Make attempt={attempt} made={(made) => (code.value = made)} />
          <SignIn attempt={attempt} />
        </>
      ) : (
        <>
          <Passkeys attempt={attempt} />
          <button
            type="button"
            class="button"
            onClick={() =>
              void attempt(async () => {
                code.value = (await accountApi.newCode()).code
              })
            }
          >
            {w.value.newCode}
          </button>
          <Sessions attempt={attempt} />
        </>
      )}
      <Data attempt={attempt} />
    </main>
  )
}

type Attempt = (act: () => Promise<unknown>) => Promise<void>

function Make({ attempt, made }: { readonly attempt: Attempt; readonly made: (code: string) => void }) {
  const name = useSignal(me.value?.name ?? '')
  return (
    <form
      class="slab"
      aria-labelledby="make"
      onSubmit={(event) => {
        event.preventDefault()
        void attempt(async () => {
          const { me: now, code } = await accountApi.make(name.value.trim())
          made(code)
          me.value = now
        })
      }}
    >
      <h2 id="make">{w.value.make}</h2>
      <p>{w.value.makeHint}</p>
      <Field label={w.value.name} value={name.value} change={(text) => (name.value = text)} />
      <button type="submit" class="go">
        {w.value.make}
      </button>
    </form>
  )
}

function SignIn({ attempt }: { readonly attempt: Attempt }) {
  const name = useSignal('')
  const code = useSignal('')
  return (
    <section class="slab" aria-labelledby="sign-in">
      <h2 id="sign-in">{w.value.signIn}</h2>
      <p>{w.value.signInHint}</p>
      <button
        type="button"
        class="button"
        disabled={!isSecureContext}
        onClick={() =>
          void attempt(async () => {
            me.value = await accountApi.withPasskey()
          })
        }
      >
        {w.value.withKey}
      </button>
      {!isSecureContext && <p>{w.value.keysNeedHttps}</p>}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void attempt(async () => {
            me.value = (await accountApi.withCode(name.value, code.value)).me
          })
        }}
      >
        <Field label={w.value.name} value={name.value} change={(text) => (name.value = text)} />
        <Field label={w.value.code} value={code.value} change={(text) => (code.value = text)} />
        <button type="submit" class="button">
          {w.value.withCode}
        </button>
      </form>
    </section>
  )
}

function Passkeys({ attempt }: { readonly attempt: Attempt }) {
  const keys = useSignal<readonly Passkey[]>([])
  const load = async () => {
    keys.value = (await accountApi.passkeys()).passkeys
  }
  useEffect(() => {
    load().catch(() => undefined)
  }, [])
  return (
    <section class="slab" aria-labelledby="keys">
      <h2 id="keys">{w.value.keys}</h2>
      {keys.value.length === 0 && <p>{w.value.noKeys}</p>}
      <ul>
        {keys.value.map(({ id, label }) => (
          <li key={id}>
            {label}{' '}
            <button
              type="button"
              class="button"
              onClick={() => void attempt(() => accountApi.removePasskey(id).then(load))}
            >
              {w.value.remove(label)}
            </button>
          </li>
        ))}
      </ul>
      {isSecureContext ? (
        <button
          type="button"
          class="button"
          onClick={() => void attempt(() => accountApi.addPasskey(w.value.keyLabel).then(load))}
        >
          {w.value.addKey}
        </button>
      ) : (
        <p>{w.value.keysNeedHttps}</p>
      )}
    </section>
  )
}

function Sessions({ attempt }: { readonly attempt: Attempt }) {
  const sessions = useSignal<readonly SignedInSession[]>([])
  const load = async () => {
    sessions.value = (await accountApi.sessions()).sessions
  }
  useEffect(() => {
    load().catch(() => undefined)
  }, [])
  return (
    <section class="slab" aria-labelledby="sessions">
      <h2 id="sessions">{w.value.sessions}</h2>
      <ul>
        {sessions.value.map((session) => (
          <li key={session.id}>
            {session.agent} {session.this && <strong>({w.value.thisOne})</strong>}
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="button"
        onClick={() =>
          void attempt(async () => {
            await accountApi.endOthers()
            await whoAmI()
          })
        }
      >
        {w.value.endAll}
      </button>
    </section>
  )
}

function Data({ attempt }: { readonly attempt: Attempt }) {
  const typed = useSignal('')
  const name = me.value?.name ?? ''
  return (
    <section class="slab" aria-labelledby="data">
      <h2 id="data">{w.value.data}</h2>
      <a class="button" href="/api/me/export" download="cardwright.json">
        {w.value.take}
      </a>
      <details>
        <summary>{w.value.erase}</summary>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void attempt(async () => {
              await accountApi.erase(typed.value)
              me.value = null
              go([])
            })
          }}
        >
          <Field
            label={w.value.eraseHint(name)}
            value={typed.value}
            change={(text) => (typed.value = text)}
          />
          <button type="submit" class="button" disabled={typed.value !== name}>
            {w.value.eraseNow}
          </button>
        </form>
      </details>
    </section>
  )
}

function Field({
  label,
  value,
  change,
}: {
  readonly label: string
  readonly value: string
  readonly change: (text: string) => void
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="text"
        required
        autocomplete="off"
        value={value}
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
    </label>
  )
}
