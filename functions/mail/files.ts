import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { siteLanguages } from '../../src/company/company.ts'
import type { Mailer } from './mail.ts'

/** What the log says, in the languages of owners. */
const labels = {
  de: { mail: 'Kein Mailserver ist eingerichtet. E-Mail:', confirm: 'Bestätigen:' },
  en: { mail: 'No mail server is configured. Mail:', confirm: 'Confirm:' },
  fr: { mail: 'Aucun serveur de messagerie n’est configuré. E-mail :', confirm: 'Confirmer :' },
}

/** Writes each mail as a file, for trying the site without a mail server. The log has the link to press, if there is one. */
export function openMailFolder(
  folder: string,
  log: (line: string) => void,
  language = siteLanguages[0] ?? '',
): Mailer {
  const { mail: label, confirm } = labels[language as 'en'] ?? labels.en
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return {
    async send({ messageId, ...mail }) {
      const { message } = await transport.sendMail({ ...mail, messageId: `<${messageId}>` })
      const name = `${messageId.split('@', 1)[0]?.replace(/[^\w-]/g, '')}.eml`
      // Nobody reads half a file.
      writeFileSync(join(folder, `.${name}`), message as Buffer)
      renameSync(join(folder, `.${name}`), join(folder, name))
      const [link] = /https?:\S+\/confirm\?token=\S+/.exec(mail.text) ?? []
      log(`${label} ${join(folder, name)}${link ? ` ${confirm} ${link}` : ''}`)
      return { ok: true }
    },
    check: async () => undefined,
    close: () => {},
  }
}
