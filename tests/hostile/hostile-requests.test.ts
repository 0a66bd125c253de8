import { type ChildProcess, spawn } from 'node:child_process'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileRequests } from './requests.ts'

let server: ChildProcess
let port: number
beforeAll(async () => {
  server = spawn(process.execPath, [
    '--import',
    'tsx',
    'scripts/serve.ts',
    '--port',
    '0',
    '--host',
    '127.0.0.1',
  ])
  const said = await new Promise<string>((resolve) =>
    server.stdout?.once('data', (chunk) => resolve(String(chunk))),
  )
  port = Number(/:(\d+)\//.exec(said)?.[1])
})
afterAll(() => server?.kill())

/** The first line of the answer; empty if the server hangs up without one. */
function firstLine(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes, 'latin1')
      // The server waits for a request after empty lines.
      if (bytes.trim() === '') socket.end()
    })
    const finish = (answer = '') => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('data', (chunk) => finish(chunk.toString('latin1').split('\r\n', 1)[0]))
    socket.on('error', () => finish())
    socket.on('close', () => finish())
  })
}

test('more than a hundred malformed requests are answered, and the server still serves', async () => {
  expect(hostileRequests.length).toBeGreaterThan(100)
  for (const [bytes, status] of hostileRequests) {
    const line = await firstLine(bytes)
    if (status !== undefined) expect([bytes, line]).toEqual([bytes, expect.stringContaining(` ${status} `)])
    expect([bytes, line]).not.toEqual([bytes, expect.stringMatching(/ 5\d\d /)])
    expect([bytes, server.exitCode]).toEqual([bytes, null])
  }
  // All at once, and broken off at once.
  await Promise.all(
    hostileRequests.map(
      ([bytes]) =>
        new Promise<void>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => {
            socket.write(bytes, 'latin1', () => socket.destroy())
          })
          socket.on('error', () => {})
          socket.on('close', () => resolve())
        }),
    ),
  )
  const response = await fetch(`http://127.0.0.1:${port}/kontakt`)
  expect([response.status, server.exitCode]).toEqual([200, null])
})

test('what may be done is said to who does something else', async () => {
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/`, { method: 'DELETE' })
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('a part of a file is the part that was asked for', async () => {
  const whole = await (await fetch(`http://127.0.0.1:${port}/icon.svg`)).text()
  for (const [range, part] of [
    ['bytes=0-0', whole.slice(0, 1)],
    ['bytes=-5', whole.slice(-5)],
    ['bytes=3-', whole.slice(3)],
  ] as const) {
    const response = await fetch(`http://127.0.0.1:${port}/icon.svg`, {
      headers: { range, 'accept-encoding': 'identity' },
    })
    expect([range, response.status, await response.text()]).toEqual([range, 206, part])
  }
})
