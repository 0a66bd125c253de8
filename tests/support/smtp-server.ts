import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type Step = 'MAIL' | 'RCPT' | 'DATA'

/** What the server does at a step: a status, or one of its faults. */
type Fault = { step: Step; status: number } | 'drops after DATA' | 'never answers'

/** A mail server in this process. What it accepted is in `received`, in its order. */
export async function startSmtpServer() {
  const received: Email[] = []
  const state: { fault: Fault | undefined } = { fault: undefined }
  const check = (step: Step) => {
    const { fault } = state
    if (typeof fault !== 'object' || fault.step !== step || fault.status < 400) return null
    return Object.assign(new Error('refused by the test'), { responseCode: fault.status })
  }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onConnect(_, callback) {
      if (state.fault !== 'never answers') callback()
    },
    onMailFrom: (_, __, callback) => callback(check('MAIL')),
    onRcptTo: (_, __, callback) => callback(check('RCPT')),
    async onData(stream, session, callback) {
      // A client that is killed leaves in the middle.
      const bytes = await buffer(stream).catch(() => undefined)
      if (bytes === undefined) return
      const mail = await PostalMime.parse(bytes)
      const refusal = check('DATA')
      if (refusal) return callback(refusal)
      received.push(mail)
      if (state.fault === 'drops after DATA') {
        for (const connection of server.connections) connection.close()
        return
      }
      setTimeout(callback, 0, null, session.id)
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    for (const connection of server.connections) connection.close()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received, state, close }
}
