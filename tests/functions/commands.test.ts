import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { sendContact } from '../../functions/contact.ts'
import { openServices } from '../../functions/node.ts'
import { openBundle } from '../support/functions-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { addReaders, message } from '../support/test-functions.ts'

const folder = temporaryFolder()
const post = () => join(folder, 'a-post.json')
let bundle: Awaited<ReturnType<typeof openBundle>>
beforeAll(async () => {
  bundle = await openBundle(folder)
  const services = openServices({ env: bundle.env, log: () => {} })
  for (const text of ['first', 'second']) {
    await sendContact(services, { ...message, message: text } as never, '192.0.2.1')
  }
  await addReaders(services, 3)
  const name = `=cmd|'/c calc'!A1`
  await services.database.execute({ sql: 'update subscribers set first_name = ? where id = 3', args: [name] })
  services.database.close()
  writeFileSync(
    post(),
    JSON.stringify({ slug: 'a-post', aliases: ['old'], title: 'Ein Titel', excerpt: 'B', html: '' }),
  )
})

async function json(...args: string[]) {
  const { code, out, err } = await bundle.run(...args)
  expect([code, err]).toEqual([0, ''])
  return JSON.parse(out)
}

test('the bundle needs of all packages only those of production', () => {
  const code = readFileSync('node_modules/.cache/site/test-functions.mjs', 'utf8')
  const imported = [
    ...code.matchAll(/^(?:import|export) .*?from ["']([^"'.]+)["']|\bimport\(["']([^"'.]+)/gm),
  ]
  const packages = imported
    .map(([, name = '', loaded]) => loaded ?? name)
    .filter((name) => !name.startsWith('node:'))
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect([...new Set(packages.map((name) => name.replace(/^srvx\/.*/, 'srvx')))].sort()).toEqual(
    Object.keys(dependencies).sort(),
  )
})

test('messages are listed without their texts, shown, sent again and deleted', async () => {
  await bundle.query(
    `update mails set state = 'failed', error = 'RCPT TO: 550' where content like '%second%'`,
  )
  const list = await json('messages')
  expect(list).toMatchObject([{ state: 'waiting' }, { state: 'failed', error: 'RCPT TO: 550' }])
  expect(JSON.stringify(list)).not.toContain(message.email)
  const [{ id: first }, { id: second }] = list
  expect((await json('messages', 'show', second)).content).toContain(message.email)
  expect((await bundle.run('messages', 'retry')).out).toMatch(/^1 /)
  expect((await bundle.run('messages', 'retry', second)).code).toBe(1)
  expect((await bundle.run('messages', 'drop', first)).code).toBe(0)
  expect(await json('messages', 'list')).toMatchObject([{ id: second, state: 'waiting' }])
})

test('subscribers are found, unsubscribed, erased and exported, without a formula of a name', async () => {
  expect(await json('subscribers')).toEqual({ active: 3, unreachable: 0, withdrawn: 0 })
  const { out } = await bundle.run('subscribers', 'export')
  expect(out.trim().split('\r\n')).toHaveLength(4)
  expect(out).toContain(`"'=cmd|'/c calc'!A1"`)
  await bundle.query(
    `update subscribers set hash = '${hash}', email = 'info@xn--mller-kva.example' where id = 1`,
  )
  expect(await json('subscribers', 'find', 'Info@müller.example')).toMatchObject({ subscriber: { id: 1 } })
  for (const who of ['info@müller.example', '2']) {
    expect((await bundle.run('subscribers', 'unsubscribe', who)).code).toBe(0)
  }
  expect(await json('subscribers', 'count')).toEqual({ active: 1, unreachable: 0, withdrawn: 2 })
  expect((await bundle.run('subscribers', 'forget', 'info@müller.example')).code).toBe(0)
  expect((await bundle.run('subscribers', 'forget', 'info@müller.example')).code).toBe(1)
})

/** Of info@xn--mller-kva.example. */
const hash = 'a49cd0eb24809a058e8a0ab4d2487e7d95620dfdedd7c9bfd5f9334964dfdf6d'

test('a letter is tried, queued and taken back', async () => {
  const active = 1
  const tried = await bundle.run('newsletter', 'try', post(), 'me@example.com')
  expect([tried.code, tried.out]).toEqual([0, expect.stringContaining(String(active))])
  expect((await bundle.run('newsletter', 'send', post())).out).toMatch(/^1 /)
  expect(await json('newsletter')).toEqual([{ letter: 'old', state: 'waiting', copies: active }])
  expect((await bundle.run('newsletter', 'stop', post())).out).toMatch(/^1 /)
  expect(await json('newsletter', 'list')).toEqual([])
})

test.each<[command: string, code: number, says: RegExp]>([
  ['', 2, /serve[\s\S]*messages show ID[\s\S]*newsletter try FILE ADDRESS/],
  ['messages toString', 2, /Expected one of/],
  ['constructor', 2, /Expected one of/],
  ['messages drop', 2, /Expected one of/],
  ['messages drop nowhere', 1, /nowhere/],
  ['subscribers find nobody@example.com', 1, /nobody@example\.com/],
  ['newsletter send nowhere.json', 1, /nowhere\.json/],
  ['newsletter send posts/x.md', 1, /x\.md.*dist\/content\/posts/],
  ['newsletter --at 2001-01-01', 1, /--at/],
  ['serve --port x', 1, /port/i],
  ['serve --port 70000', 1, /port/i],
])('"%s" ends with %s and a reason, without a trace of the program', async (command, expected, says) => {
  const { code, out, err } = await bundle.run(...command.split(' ').filter(Boolean))
  expect([code, out + err]).toEqual([expected, expect.stringMatching(says)])
  expect(out + err).not.toMatch(/\.m?[jt]s:\d+|Error:/)
})
