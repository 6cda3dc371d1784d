import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { Banner } from '../page/Banner.tsx'
import { Busy } from '../page/Busy.tsx'
import { later, nothing } from '../page/later.tsx'
import { speaking } from '../page/words.ts'
import { GAMES } from '../source/source.ts'
import { enterAs, me, proposedName, whoAmI } from './me.ts'
import { onlineWords } from './words.ts'
import './online.css'

const w = speaking(onlineWords)
const SignInAtEntrance = later(() => import('./SignIn.tsx').then((part) => part.SignInAtEntrance), nothing)

/** Shows what is behind it to whoever has a name, and asks everybody else for one first. */
export function Entrance({
  title,
  guest = false,
  children,
}: {
  readonly title: string
  /** A link has led to one table or campaign: nothing of the lobby is behind the door. */
  readonly guest?: boolean
  readonly children: ComponentChildren
}) {
  const problem = useSignal<string | null>(null)
  const name = useSignal(proposedName())
  const entering = useSignal(false)
  const signing = useSignal(false)
  useEffect(() => {
    if (me.peek() === undefined)
      whoAmI().catch((error: Error) => {
        problem.value = error.message
      })
  }, [])
  if (me.value === undefined && problem.value === null) return <Busy />
  if (me.value != null) return <>{children}</>
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
  return (
    <main class="page online entrance">
      <Banner title={title} lead={guest ? w.value.guestLead : w.value.lead} games={GAMES} />
      <form
        class="slab"
        onSubmit={(event) => {
          event.preventDefault()
          void enter()
        }}
      >
        <label class="field">
          <span>{w.value.yourName}</span>
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
        <p id="name-hint">{w.value.nameHint}</p>
        {problem.value !== null && <p role="alert">{problem.value}</p>}
        <button type="submit" class="go" disabled={entering.value || name.value.trim() === ''}>
          {w.value.enter}
        </button>
      </form>
      <details
        class="slab"
        onToggle={({ currentTarget }) => {
          signing.value = currentTarget.open
        }}
      >
        <summary>{w.value.haveAccount}</summary>
        {signing.value && <SignInAtEntrance />}
      </details>
      {!guest && (
        <dl class="behind">
          {[
            [w.value.own, w.value.ownHint],
            [w.value.open, w.value.openHint],
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
}
