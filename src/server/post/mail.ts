import type { Transporter } from 'nodemailer'
import type { Message, Send } from './outbox.ts'

/** Sends one mail; where no server for mails is set, there is none of these. */
export type SendMail = (to: string, message: Message) => Promise<void>

export function mailer(smtpUrl: string, from: string): SendMail {
  let transport: Promise<Transporter> | null = null
  return async (to, { title, text, url }) => {
    // Loaded for the first mail: a server would take a tenth longer to start with it.
    transport ??= import('nodemailer').then(({ createTransport }) => createTransport(smtpUrl))
    await (await transport).sendMail({
      from,
      to: { name: '', address: to },
      subject: `${title}: ${text}`,
      text: `${text}\n\n${url}\n`,
    })
  }
}

export const mailSender =
  (send: SendMail): Send =>
  async ({ endpoint }, message) => {
    try {
      await send(endpoint, message)
      return 'sent'
    } catch {
      return 'failed'
    }
  }
