import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { PasskeyShown, SessionShown } from '../../../table/wire/api.ts'
import { go } from '../../page/route.ts'
import { lang } from '../../page/settings.ts'
import { speaking } from '../../page/words.ts'
import { Entrance } from '../lobby/Entrance.tsx'
import { me } from '../me.ts'
import { accountApi } from './account-api.ts'
import { accountWords } from './account-words.ts'
import type { Attempt } from './attempt.ts'
import { deviceOf } from './device.ts'
import { HolidaySettings } from './HolidaySettings.tsx'
import { MutedPeople } from './MutedPeople.tsx'
import { NoticeSettings } from './NoticeSettings.tsx'
import { endPush } from './push.ts'
import { ShownSetting } from './ShownSetting.tsx'
import { SignIn } from './SignIn.tsx'
import { TextField } from './TextField.tsx'

const w = speaking(accountWords)

/** That something is done need not stand there for long. */
const SHORT = 6_000

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
  const attempt: Attempt = async (act) => {
    try {
      const said = await act()
      notice.value = typeof said === 'string' ? said : w.value.done
    } catch (error) {
      notice.value = (error as Error).message
    }
  }
  useEffect(() => {
    if (notice.value !== w.value.done) return
    const timer = setTimeout(() => (notice.value = null), SHORT)
    return () => clearTimeout(timer)
  }, [notice.value])
  const guest = me.value?.kind !== 'account'
  return (
    <main class="page online account">
      <h1>{w.value.title}</h1>
      <p class="lead">{guest ? w.value.guest : w.value.account(me.value?.name ?? '')}</p>
      <div class="account-parts">
        {code.value !== null && <RecoveryCode code={code.value} />}
        {guest ? (
          <>
            <Make attempt={attempt} made={(made) => (code.value = made)} />
            <section class="slab" aria-labelledby="sign-in">
              <h2 id="sign-in">{w.value.signIn}</h2>
              <p>{w.value.signInHint}</p>
              <SignIn attempt={attempt} />
            </section>
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
        <NoticeSettings key={me.value?.kind} attempt={attempt} />
        <ShownSetting />
        <MutedPeople attempt={attempt} />
        <HolidaySettings attempt={attempt} />
        <Data attempt={attempt} />
      </div>
      <p role="status">{notice.value}</p>
    </main>
  )
}

/** It is shown once: whoever listens, or walks by keys, is led to it, and again when there is a new one. */
function RecoveryCode({ code }: { readonly code: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [code])
  return (
    <section class="slab" aria-labelledby="code">
      <h2 id="code" ref={heading} tabIndex={-1} aria-describedby="code-shown">
        {w.value.code}
      </h2>
      <p>{w.value.codeHint}</p>
      <code id="code-shown">{code}</code>
    </section>
  )
}

function Make({ attempt, made }: { readonly attempt: Attempt; readonly made: (code: string) => void }) {
  const name = useSignal(me.value?.name ?? '')
  return (
    <form
      class="slab"
      aria-labelledby="make"
      onSubmit={(event) => {
        event.preventDefault()
        void attempt(async () => {
          made((await accountApi.make(name.value.trim())).code)
        })
      }}
    >
      <h2 id="make">{w.value.make}</h2>
      <p>{w.value.makeHint}</p>
      <TextField label={w.value.name} value={name.value} change={(text) => (name.value = text)} />
      <button type="submit" class="go">
        {w.value.make}
      </button>
    </form>
  )
}

function Passkeys({ attempt }: { readonly attempt: Attempt }) {
  const keys = useSignal<readonly PasskeyShown[]>([])
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
  const sessions = useSignal<readonly SessionShown[]>([])
  const load = async () => {
    sessions.value = (await accountApi.sessions()).sessions
  }
  useEffect(() => {
    load().catch(() => undefined)
  }, [])
  return (
    <section class="slab" aria-labelledby="sessions">
      <h2 id="sessions">{w.value.sessions}</h2>
      <ul class="rows">
        {sessions.value.map((session) => {
          const device = deviceOf(session.agent)
          const used = new Date(session.used).toLocaleString(lang.value)
          return (
            <li key={session.id}>
              <span>
                {device} {session.this ? <strong>({w.value.thisOne})</strong> : <small>{used}</small>}
              </span>
              {!session.this && (
                <button
                  type="button"
                  class="button"
                  aria-label={w.value.endOne(`${device}, ${used}`)}
                  onClick={() => void attempt(() => accountApi.endSession(session.id).then(load))}
                >
                  {w.value.signOut}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <p class="row">
        <button type="button" class="button" onClick={() => void attempt(signOut)}>
          {w.value.signOutHere}
        </button>
        {sessions.value.length > 1 && (
          <button
            type="button"
            class="button"
            onClick={() => void attempt(() => accountApi.endOthers().then(load))}
          >
            {w.value.endAll}
          </button>
        )}
      </p>
    </section>
  )
}

/** Whoever comes to this browser next is told nothing that is meant for somebody else. */
async function signOut(): Promise<void> {
  await endPush().catch(() => undefined)
  await accountApi.signOut()
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
              go([])
            })
          }}
        >
          <TextField
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
