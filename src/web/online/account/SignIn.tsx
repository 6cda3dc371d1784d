import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { speaking } from '../../page/words.ts'
import { whoAmI } from '../who-am-i.ts'
import { accountApi } from './account-api.ts'
import { accountWords } from './account-words.ts'
import type { Attempt } from './attempt.ts'
import { MailCode } from './MailCode.tsx'
import { noticesApi } from './notices-api.ts'
import { TextField } from './TextField.tsx'

const w = speaking(accountWords)

/** For whoever has an account already: by passkey, by the code on paper, or by one that is mailed. */
export function SignIn({ attempt }: { readonly attempt: Attempt }) {
  const name = useSignal('')
  const code = useSignal('')
  const mails = useSignal(false)
  useEffect(() => {
    noticesApi.offers().then(
      ({ mail }) => {
        mails.value = mail
      },
      () => undefined,
    )
  }, [])
  const enter = (by: () => Promise<unknown>) => attempt(() => by().then(whoAmI))
  return (
    <>
      <button
        type="button"
        class="button"
        disabled={!isSecureContext}
        onClick={() => void enter(accountApi.withPasskey)}
      >
        {w.value.withKey}
      </button>
      {!isSecureContext && <p>{w.value.keysNeedHttps}</p>}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void enter(() => accountApi.withCode(name.value, code.value))
        }}
      >
        <TextField label={w.value.name} value={name.value} change={(text) => (name.value = text)} />
        <TextField label={w.value.code} value={code.value} change={(text) => (code.value = text)} />
        <button type="submit" class="button">
          {w.value.withCode}
        </button>
      </form>
      {mails.value && (
        <MailCode
          attempt={attempt}
          send={accountApi.mailCode}
          confirm={(address, given) => accountApi.withMail(address, given).then(whoAmI)}
          done={w.value.signIn}
        />
      )}
    </>
  )
}

/** The same where one comes in, behind a line to press: most people have no account. */
export function SignInAtEntrance() {
  const said = useSignal<string | null>(null)
  const attempt: Attempt = async (act) => {
    try {
      const words = await act()
      said.value = typeof words === 'string' ? words : null
    } catch (error) {
      said.value = (error as Error).message
    }
  }
  return (
    <>
      {said.value !== null && <p role="alert">{said.value}</p>}
      <SignIn attempt={attempt} />
    </>
  )
}
