import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { Me } from '../../table/api.ts'
import { call } from './api.ts'

export interface Passkey {
  readonly id: string
  readonly label: string
}

export interface SignedInSession {
  readonly id: string
  readonly agent: string
  readonly used: number
  readonly this: boolean
}

/** What an account can do: made without e-mail or password, opened by a passkey or a code on paper. */
export const accountApi = {
  make: (name: string) => call<{ readonly me: Me; readonly code: string }>('POST', '/api/account', { name }),
  newCode: () => call<{ readonly code: string }>('POST', '/api/recovery'),
  withCode: (name: string, code: string) =>
    call<{ readonly me: Me }>('POST', '/api/sign-in/recovery', { name, code }),
  passkeys: () => call<{ readonly passkeys: readonly Passkey[] }>('GET', '/api/passkeys'),
  removePasskey: (id: string) => call<object>('POST', '/api/passkeys/remove', { id }),
  sessions: () => call<{ readonly sessions: readonly SignedInSession[] }>('GET', '/api/sessions'),
  endOthers: () => call<object>('POST', '/api/sessions/end-others'),
  endSession: (id: string) => call<object>('POST', '/api/sessions/end', { id }),
  signOut: () => call<object>('POST', '/api/logout'),
  mailCode: (address: string) => call<object>('POST', '/api/sign-in/mail', { address }),
  withMail: (address: string, code: string) =>
    call<{ readonly me: Me }>('POST', '/api/sign-in/mail/confirm', { address, code }),
  erase: (name: string) => call<object>('POST', '/api/me/delete', { name }),

  async addPasskey(label: string): Promise<void> {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const { options } = await call<{ readonly options: PublicKeyCredentialCreationOptionsJSON }>(
      'POST',
      '/api/passkeys/options',
    )
    const response = await startRegistration({ optionsJSON: options })
    await call('POST', '/api/passkeys', { response, label })
  },

  async withPasskey(): Promise<Me> {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const { options } = await call<{ readonly options: PublicKeyCredentialRequestOptionsJSON }>(
      'POST',
      '/api/sign-in/options',
    )
    const response = await startAuthentication({ optionsJSON: options })
    return (await call<{ readonly me: Me }>('POST', '/api/sign-in', { response })).me
  },
}
