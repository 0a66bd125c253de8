import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mailer } from './mail.ts'

/** Writes each mail as a file, for trying the site without a mail server. The log has the link to press, if there is one. */
export function openMailFolder(folder: string, log: (line: string) => void): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return {
    async send({ messageId, ...mail }) {
      const { message } = await transport.sendMail({ ...mail, messageId: `<${messageId}>` })
      const name = `${messageId.split('@', 1)[0]}.eml`
      // Nobody reads half a file.
      writeFileSync(join(folder, `.${name}`), message as Buffer)
      renameSync(join(folder, `.${name}`), join(folder, name))
      const [link] = /https?:\S+\/confirm\?token=\S+/.exec(mail.text) ?? []
      log(`No mail server is configured. Mail: ${join(folder, name)}${link ? ` Confirm: ${link}` : ''}`)
      return { ok: true }
    },
    check: async () => undefined,
    close: () => {},
  }
}
