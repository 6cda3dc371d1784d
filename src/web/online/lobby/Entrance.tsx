import { useSignal } from '@preact/signals'
import { type ComponentChildren, Fragment } from 'preact'
import { useEffect } from 'preact/hooks'
import { Banner } from '../../page/Banner.tsx'
import { Busy } from '../../page/Busy.tsx'
import { later, nothing } from '../../page/later.tsx'
import { Shell } from '../../page/Shell.tsx'
import { speaking } from '../../page/words.ts'
import { GAMES } from '../../source/source.ts'
import { followIdentity, identity, me } from '../me.ts'
import { enterAs, proposedName, whoAmI } from '../who-am-i.ts'
import { lobbyWords } from './lobby-words.ts'
import '../online.css'

const lobby = speaking(lobbyWords)
const SignInAtEntrance = later(
  () => import('../account/SignIn.tsx').then((part) => part.SignInAtEntrance),
  nothing,
)

/** Shows what is behind it to whoever has a name, and asks everybody else for one first. */
export function Entrance({
  title,
  guest = false,
  bare = false,
  children,
}: {
  readonly title: string
  /** A link has led to one table or campaign: nothing of the lobby is shown there. */
  readonly guest?: boolean
  /** Behind it is a table, which nothing stands around: what stands around every page comes with the question alone. */
  readonly bare?: boolean
  readonly children: ComponentChildren
}) {
  const problem = useSignal<string | null>(null)
  const name = useSignal(proposedName())
  const entering = useSignal(false)
  const signing = useSignal(false)
  const ask = () => {
    whoAmI().catch((error: Error) => {
      problem.value = error.message
    })
  }
  useEffect(() => {
    if (me.peek() === undefined) ask()
    return followIdentity(ask)
  }, [])
  if (me.value === undefined && problem.value === null) return <Busy />
  if (me.value != null) return <Fragment key={identity.value}>{children}</Fragment>
  const enter = async () => {
    // Pressed twice, one person would come in as two.
    if (entering.peek()) return
    entering.value = true
    try {
      await enterAs(name.value.trim())
    } catch (error) {
      problem.value = (error as Error).message
    } finally {
      entering.value = false
    }
  }
  const asked = (
    <main class="page online entrance">
      <Banner title={title} lead={guest ? lobby.value.guestLead : lobby.value.lead} games={GAMES} />
      <form
        class="slab"
        onSubmit={(event) => {
          event.preventDefault()
          void enter()
        }}
      >
        <label class="field">
          <span>{lobby.value.yourName}</span>
          <input
            type="text"
            required
            maxLength={24}
            autocomplete="nickname"
            value={name.value}
            aria-describedby="name-hint"
            onInput={({ currentTarget }) => {
              name.value = currentTarget.value
            }}
          />
        </label>
        <p id="name-hint">{lobby.value.nameHint}</p>
        {problem.value !== null && <p role="alert">{problem.value}</p>}
        <button type="submit" class="go" disabled={entering.value || name.value.trim() === ''}>
          {lobby.value.enter}
        </button>
      </form>
      <details
        class="slab"
        onToggle={({ currentTarget }) => {
          signing.value = currentTarget.open
        }}
      >
        <summary>{lobby.value.haveAccount}</summary>
        {signing.value && <SignInAtEntrance />}
      </details>
      {!guest && (
        <dl class="behind">
          {[
            [lobby.value.own, lobby.value.ownHint],
            [lobby.value.open, lobby.value.openHint],
          ].map(([name, words]) => (
            <div key={name} class="slab">
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
    </main>
  )
  return bare ? <Shell>{asked}</Shell> : asked
}
