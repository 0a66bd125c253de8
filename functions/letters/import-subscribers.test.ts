import { expect, test } from 'vitest'
import { languages } from '../../src/i18n/languages.ts'
import { testFunctionsForEach } from '../../tests/support/test-functions.ts'
import { subscriberId } from '../identity.ts'
import { unsubscribe } from '../newsletter.ts'
import { importSubscribers } from './import-subscribers.ts'
import { sendLetter } from './send-letter.ts'
import { forgetSubscriber } from './subscribers.ts'

const site = testFunctionsForEach()
const [language = ''] = languages
const head = 'email,first_name,language,consent_text,consent_time,source'
const good = `zoe@example.com,Zoë,${language},"Ja, ich möchte den Newsletter.",2025-03-01T10:00,Messe`
const table = (...lines: string[]) => new TextEncoder().encode(lines.join('\n'))
const run = (...lines: string[]) => importSubscribers(site.services, table(...lines))
const stored = () => site.rows('select * from subscribers')

test('a table is stored with the proof of each consent, and its readers get letters', async () => {
  const other = `info@müller.example,,${language},"Ja, ich möchte den Newsletter.",2025-03-01T10:00:00Z,Papier`
  expect(await run(head, good, other)).toEqual({ problems: [], imported: 2, known: 0 })
  expect(await stored()).toMatchObject([
    { email: 'zoe@example.com', first_name: 'Zoë', source: 'import: Messe', signed_up_ip: null },
    { email: 'info@xn--mller-kva.example', signed_up: Date.UTC(2025, 2, 1, 10), source: 'import: Papier' },
  ])
  const proof = 'select text from subscribers join consent_texts on version = consent_version'
  expect(await site.rows(proof)).toEqual(Array(2).fill({ text: 'Ja, ich möchte den Newsletter.' }))
  const letter = { slug: 'a', title: 'A', excerpt: 'B' }
  expect(await sendLetter(site.services, letter, 1e9)).toMatchObject({ sent: 2 })
})

const withBom = (text: string) => new TextEncoder().encode(`\uFEFF${text}`)
test.each([
  [
    'semicolons and the line ends of Windows',
    table(`${head.replaceAll(',', ';')}\r`, `a@b.example;;${language};Ja, gern;2025-03-01;Messe\r`),
  ],
  ['tabs', table(head.replaceAll(',', '\t'), `a@b.example\t\t${language}\tJa, gern\t2025-03-01\tMesse`)],
  ['a mark at its start, as Excel writes it', withBom(`${head}\n${good}\n`)],
  ['lines within a field', table(head, good.replace('Ja, ', 'Ja,\n\n'))],
  [
    'another order of its columns, in capitals, and empty lines',
    table(
      'SOURCE, Email,first_name,language,consent_time,consent_text',
      '',
      `Messe,a@b.example,,${language.toUpperCase()},2025-03-01,Ja`,
      ',,,,,',
      '',
    ),
  ],
])('a table with %s is read', async (_, bytes) => {
  expect(await importSubscribers(site.services, bytes)).toEqual({ problems: [], imported: 1, known: 0 })
})

const row = (changes: Record<string, string>) => {
  const fields = {
    email: 'a@b.example',
    first_name: 'A',
    language,
    consent_text: 'Ja',
    consent_time: '2025-03-01',
    source: 'Messe',
  }
  return Object.values({ ...fields, ...changes })
    .map((value) => `"${value.replaceAll('"', '""')}"`)
    .join(',')
}
const bad: [name: string, bytes: Uint8Array, line: number, fault: string][] = [
  ['no address', table(head, good, row({ email: '' })), 3, 'missing'],
  ['an address without @', table(head, row({ email: 'zoe' })), 2, 'address'],
  ['two addresses in a field', table(head, row({ email: 'a@b.example, c@d.example' })), 2, 'address'],
  ['an address of mixed scripts', table(head, row({ email: 'a@раypal.example' })), 2, 'address'],
  ['the same address twice', table(head, good, row({}), row({ email: 'ZOE@example.com' })), 4, 'sameAddress'],
  [
    'the same address with umlauts and without',
    table(head, row({ email: 'a@müller.example' }), row({ email: 'a@xn--mller-kva.example' })),
    3,
    'sameAddress',
  ],
  ['a name that is too long', table(head, row({ first_name: 'x'.repeat(500) })), 2, 'name'],
  ['an unknown language', table(head, row({ language: 'xx' })), 2, 'language'],
  ['no language', table(head, row({ language: '' })), 2, 'language'],
  ['no wording', table(head, row({ consent_text: ' ' })), 2, 'noConsent'],
  ['no time', table(head, row({ consent_time: '' })), 2, 'time'],
  ['a German time', table(head, row({ consent_time: '01.03.2025' })), 2, 'time'],
  ['a day that is none', table(head, row({ consent_time: '2025-02-30' })), 2, 'time'],
  ['a time in the future', table(head, row({ consent_time: '2030-01-01' })), 2, 'future'],
  ['no source', table(head, row({ source: '' })), 2, 'noSource'],
  ['a field too few', table(head, 'a@b.example,A'), 2, 'fields'],
  ['a field too many', table(head, `${good},x`), 2, 'fields'],
  ['a quote that is not closed', table(head, good, '"a@b.example,A'), 3, 'quote'],
  ['a column that is missing', table(head.replace(',source', ''), 'a'), 1, 'noColumn'],
  ['a column that nobody knows', table(`${head},phone`, `${good},1`), 1, 'unknownColumn'],
  ['a column twice', table(`${head},email`, `${good},1`), 1, 'columnTwice'],
  ['only the names of columns', table(head), 1, 'noLine'],
  ['nothing', table(''), 1, 'empty'],
  ['bytes of Windows', new Uint8Array([...table(head, ''), 0xe9, 0x2c]), 1, 'encoding'],
  ['UTF-16', new Uint8Array(Buffer.from(`\uFEFF${head}`, 'utf16le')), 1, 'encoding'],
  [
    'a line after one with several lines',
    table(head, good.replace('Ja, ', 'Ja,\n\n'), row({ language: 'xx' })),
    5,
    'language',
  ],
]

test.each(bad)(
  'a table with %s is refused with its line, and nothing is stored',
  async (_, bytes, line, fault) => {
    const { problems, imported } = await importSubscribers(site.services, bytes)
    expect(problems).toContainEqual(expect.objectContaining({ line, fault }))
    expect([imported, await stored()]).toEqual([0, []])
  },
)

test('all problems are reported at once, in the order of lines', async () => {
  const { problems } = await run(head, row({ email: '', language: 'xx' }), good, row({ source: '' }))
  expect(problems.map(({ line }) => line)).toEqual([2, 2, 4])
})

test('who gets letters already stays as they are', async () => {
  await run(head, good)
  const before = await stored()
  expect(await run(head, good.replace('Messe', 'Papier'), row({}))).toEqual({
    problems: [],
    imported: 1,
    known: 1,
  })
  expect((await stored()).slice(0, 1)).toEqual(before)
})

test('who has unsubscribed or was erased is not imported with an older consent, and is with a newer one', async () => {
  await run(head, good)
  const subscriber = await subscriberId(site.services, 'zoe@example.com')
  await unsubscribe(site.services, { subscriber })
  expect(await run(head, good)).toMatchObject({ imported: 0, problems: [{ line: 2 }] })
  await forgetSubscriber(site.services, 'a@b.example')
  expect(await run(head, row({}))).toMatchObject({ imported: 0, problems: [{ line: 2 }] })
  site.state.now += 10 * 86_400_000
  const later = '2026-01-08'
  expect(
    await run(head, good.replace('2025-03-01T10:00', later), row({ consent_time: later })),
  ).toMatchObject({ imported: 2 })
  expect(await site.rows('select email from subscribers where withdrawn is null')).toHaveLength(2)
})

test('who was paused is not imported before the owner has restored them', async () => {
  await run(head, good)
  await site.services.database.execute('update subscribers set bounced = 1')
  expect(await run(head, good)).toMatchObject({ imported: 0, problems: [{ line: 2 }] })
})
