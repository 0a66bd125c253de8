import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../support/browser.ts'
import { type Child, startChild } from '../support/child.ts'

let folder: string
let child: Child
let port: number
const agent = new Agent({ keepAlive: true, maxSockets: 50 })
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'functions-'))
  child = startChild('tests/functions/run-server.ts', { FUNCTIONS_DATA: folder })
  await until(() => expect(child.output()).toMatch(/port \d+/))
  port = Number(/port (\d+)/.exec(child.output())?.[1])
})
afterAll(async () => {
  agent.destroy()
  await child?.kill()
  rmSync(folder, { recursive: true, force: true })
})

function post(path: string, body: string, type = 'application/json'): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) }
    const sent = request({ agent, port, host: '127.0.0.1', path, method: 'POST', headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', () => resolve(0))
    sent.end(body)
  })
}

const megabytes = () => {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.child.pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** Sends fifty at a time, at most so many and so long, and counts the answers by their status. */
async function flood(count: number, seconds: number, send: (index: number) => Promise<number>) {
  const statuses = new Map<number, number>()
  const end = performance.now() + seconds * 1000
  let next = 0
  const one = async () => {
    while (next < count && performance.now() < end) {
      const status = await send(next++)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 50 }, one))
  return statuses
}

const garbage: [path: string, body: string, type?: string][] = [
  ['/functions/send-newsletter-email', '{'],
  ['/functions/send-newsletter-email', '{"email":["a"]}'],
  ['/functions/send-contact-email', `{"message":"${'x'.repeat(2000)}"`],
  ['/functions/send-contact-email', 'a=%FF&b', 'application/x-www-form-urlencoded'],
  ['/functions/send-contact-email', 'x', 'text/plain'],
  ['/functions/newsletter/confirm?token=x', ''],
  ['/functions/newsletter/unsubscribe?token=a.b.c.d.e', ''],
  ['/functions/elsewhere', ''],
  ['/functions/send-newsletter-email', 'x'.repeat(140_000)],
]

test('2,000 requests of garbage a second, or as many as this machine sends, are answered for four seconds', async () => {
  const send = (index: number) => {
    const [path, body, type] = garbage[index % garbage.length] ?? ['/', '']
    return post(path, body, type)
  }
  await flood(1000, 3, send)
  const before = megabytes()
  const statuses = await flood(20_000, 4, send)
  const count = [...statuses.values()].reduce((sum, some) => sum + some)
  console.info(`${count} answers, ${Math.round(before)} MB before, ${Math.round(megabytes())} MB after`)
  expect([...statuses.keys()].sort()).toEqual([400, 404, 413, 415])
  expect(megabytes()).toBeLessThan(before + 100)
  expect(child.child.exitCode).toBeNull()
})

test('1,000 sign-ups of different addresses from one network, fifty at a time, send ten mails', async () => {
  const send = (index: number) =>
    post('/functions/send-newsletter-email', `{"email":"a${index}@example.com"}`)
  const statuses = await flood(1000, 600, send)
  expect(Object.fromEntries(statuses)).toEqual({ 200: 10, 429: 990 })
})
