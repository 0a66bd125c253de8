import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { openMailFolder } from './files.ts'

const folder = temporaryFolder()
const sender = { name: 'A', address: 'a@example.com' }

test('the log says in the language of the owner where a mail is, and what to press', async () => {
  const lines: string[] = []
  const send = (language: string) => {
    const text = 'https://www.example.com/functions/confirm?token=1'
    const mail = {
      from: sender,
      to: sender.address,
      subject: 'B',
      text,
      html: '',
      messageId: `${language}@a`,
    }
    return openMailFolder(folder, (line) => lines.push(line), language).send(mail)
  }
  for (const language of ['de', 'fr', 'lb']) await send(language)
  expect(lines).toEqual([
    expect.stringMatching(
      /^Kein Mailserver ist eingerichtet\. E-Mail: .*de\.eml Bestätigen: https:\S+token=1$/,
    ),
    expect.stringMatching(/^Aucun serveur de messagerie .* E-mail : .*fr\.eml Confirmer : https:\S+token=1$/),
    expect.stringMatching(/^No mail server is configured\. Mail: .*lb\.eml Confirm: https:\S+token=1$/),
  ])
})
