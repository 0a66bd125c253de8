import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { openMailFolder } from './files.ts'

const folder = temporaryFolder()

test('the log says where a mail is, and what to press', async () => {
  const lines: string[] = []
  await openMailFolder(folder, (line) => lines.push(line)).send({
    from: { name: 'A', address: 'a@example.com' },
    to: 'a@example.com',
    subject: 'B',
    text: 'https://www.example.com/functions/confirm?token=1',
    html: '',
    messageId: 'first@a',
  })
  expect(lines).toEqual([
    expect.stringMatching(/^No mail server is configured\. Mail: .*first\.eml Confirm: https:\S+token=1$/),
  ])
})
