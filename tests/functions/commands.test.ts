import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { commands } from '../../scripts/server/commands.ts'
import { openBundle } from '../support/functions-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { addReaders, busy, message, testFunctionsForEach } from '../support/test-functions.ts'

const folder = temporaryFolder()
const site = testFunctionsForEach()
const run = async (name: string, first = '', second = '') => commands[name]?.(site.services, first, second)

test('messages are listed without their texts, shown, sent again and deleted', async () => {
  await site.send({ ...message, message: 'first' })
  site.state.now += 1
  site.state.answer = { ok: false, words: 'RCPT TO: 550', isOver: true }
  await site.settle()
  await site.send({ ...message, message: 'second' })
  const list = (await run('messages list')) as { id: string }[]
  expect(list).toMatchObject([{ state: 'failed', error: 'RCPT TO: 550' }, { state: 'waiting' }])
  expect(JSON.stringify(list)).not.toContain(message.email)
  const [first = '', second = ''] = list.map(({ id }) => id)
  expect(await run('messages show ID', second)).toMatchObject({ content: expect.stringContaining('second') })
  site.state.answer = busy
  await site.settle()
  expect(await run('messages retry [ID]')).toMatch(/^2 /)
  let whileSent: unknown = 'It is not sent now.'
  site.state.answer = async ({ text }) => {
    if (text.includes('second')) whileSent = await run('messages retry [ID]', second)
    return busy
  }
  await site.settle()
  expect(whileSent).toBeUndefined()
  expect([await run('messages drop ID', first), await run('messages drop ID', 'x')]).toEqual([
    expect.any(String),
    undefined,
  ])
  expect(await run('messages list')).toMatchObject([{ id: second, state: 'waiting' }])
})

test('subscribers are found, unsubscribed, erased and exported, without a formula of a name', async () => {
  await site.signUp({ email: 'info@müller.example', firstName: `=cmd|'/c calc'!A1` })
  await site.settle()
  await site.request(site.lastLink(), { method: 'POST' })
  await addReaders(site.services, 2)
  const table = String(await run('subscribers export'))
  expect([table.split('\r\n').length, table.includes(`"'=cmd|'/c calc'!A1"`)]).toEqual([4, true])
  const found = { subscriber: { id: 1, consent_text: expect.any(String) }, signUps: [{}] }
  expect(await run('subscribers find ADDRESS', 'Info@müller.example')).toMatchObject(found)
  for (const who of ['info@müller.example', '2']) {
    expect(await run('subscribers unsubscribe ADDRESS|NUMBER', who)).toEqual(expect.any(String))
  }
  expect(await run('subscribers count')).toEqual({ active: 1, unreachable: 0, withdrawn: 2 })
  expect(await run('subscribers forget ADDRESS', 'info@müller.example')).toEqual(expect.any(String))
  expect(await run('subscribers forget ADDRESS', 'info@müller.example')).toBeUndefined()
})

test('a letter is tried, queued and taken back, by the first address of its post', async () => {
  await addReaders(site.services, 3)
  const file = join(folder, 'a-post.json')
  writeFileSync(file, JSON.stringify({ slug: 'a-post', aliases: ['old'], title: 'Ein Titel', excerpt: 'B' }))
  expect(await run('newsletter try FILE ADDRESS', file, 'me@example.com')).toMatch(/ 3 /)
  expect(site.mails).toMatchObject([{ to: 'me@example.com', subject: 'Ein Titel' }])
  expect(await run('newsletter send FILE', file)).toMatch(/^3 /)
  expect(await run('newsletter list')).toMatchObject([{ letter: 'old', state: 'waiting', copies: 3 }])
  expect(await run('newsletter stop FILE', file)).toMatch(/^3 /)
  expect(await run('newsletter list')).toEqual([])
})

const missing = join(folder, 'missing')
let bundle: Awaited<ReturnType<typeof openBundle>>
beforeAll(async () => {
  bundle = await openBundle(missing)
})

test('a command creates no database', async () => {
  const err = `There is no database in ${missing}; set FUNCTIONS_DATA\n`
  expect([await bundle.run('messages'), existsSync(missing)]).toEqual([{ code: 1, out: '', err }, false])
})

test('a command prints its usage when asked, and names what is wrong', async () => {
  const usage = expect.stringContaining('messages list')
  expect(await bundle.run('messages', '--help')).toEqual({ code: 0, out: usage, err: '' })
  expect(await bundle.run('messages', 'x')).toEqual({ code: 2, out: '', err: usage })
  const err = expect.stringMatching(/^--port: .* 65535, found “abc”\n$/)
  expect(await bundle.run('serve', '--port', 'abc')).toEqual({ code: 1, out: '', err })
})

test('the bundle needs of all packages only those of production', async () => {
  const imports = [
    ...readFileSync(bundle.file, 'utf8').matchAll(/^import .*? from "(?!node:)([^"/]+(?:\/client)?)/gm),
  ]
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect([...new Set(imports.map(([, name]) => name))].sort()).toEqual(Object.keys(dependencies).sort())
})
