import { createTransport } from 'nodemailer'
import type { Message, Send } from './outbox.ts'

/** Sends one mail; where no server for mails is set, there is none of these. */
export type SendMail = (to: string, message: Message) => Promise<void>

export function mailer(smtpUrl: string, from: string): SendMail {
  const transport = createTransport(smtpUrl)
  return async (to, { title, text, url }) => {
    await transport.sendMail({
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
