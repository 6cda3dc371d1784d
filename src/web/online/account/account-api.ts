import type { Me } from '../../../table/wire/api.ts'
import { call } from '../api.ts'

/** What an account can do: made without e-mail or password, opened by a passkey or a code on paper. */
export const accountApi = {
  make: (name: string) => call('POST /api/account', { send: { name } }),
  newCode: () => call('POST /api/recovery'),
  withCode: (name: string, code: string) => call('POST /api/sign-in/recovery', { send: { name, code } }),
  passkeys: () => call('GET /api/passkeys'),
  removePasskey: (id: string) => call('POST /api/passkeys/remove', { send: { id } }),
  sessions: () => call('GET /api/sessions'),
  endOthers: () => call('POST /api/sessions/end-others'),
  endSession: (id: string) => call('POST /api/sessions/end', { send: { id } }),
  signOut: () => call('POST /api/logout'),
  mailCode: (address: string) => call('POST /api/sign-in/mail', { send: { address } }),
  withMail: (address: string, code: string) =>
    call('POST /api/sign-in/mail/confirm', { send: { address, code } }),
  erase: (name: string) => call('POST /api/me/delete', { send: { name } }),

  async addPasskey(label: string): Promise<void> {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const { options } = await call('POST /api/passkeys/options')
    const response = await startRegistration({ optionsJSON: options })
    await call('POST /api/passkeys', { send: { response, label } })
  },

  async withPasskey(): Promise<Me> {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const { options } = await call('POST /api/sign-in/options')
    const response = await startAuthentication({ optionsJSON: options })
    return (await call('POST /api/sign-in', { send: { response } })).me
  },
}
