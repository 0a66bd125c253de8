import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'

type Step = 'AUTH' | 'MAIL' | 'RCPT' | 'DATA'

/** What the server does at a step: a status, with the text after it, or one of its faults. */
export type Fault =
  | { step: Step; status: number; text?: string }
  | 'drops at MAIL'
  | 'drops after DATA'
  | 'silent after DATA'
  | 'never answers'

/** For a server that takes a name and a password without encryption. */
export const withLogins = { disabledCommands: ['STARTTLS'], authOptional: true, allowInsecureAuth: true }

/** A mail server in this process. What it accepted is in `received`, in its order; `passwords` it has seen. */
export async function startSmtpServer(options: SMTPServerOptions = {}, host = '127.0.0.1') {
  const received: Email[] = []
  const passwords: string[] = []
  /** What it does not confirm until it is called. */
  const held: (() => void)[] = []
  const state: { fault: Fault | undefined } = { fault: undefined }
  const check = (step: Step) => {
    const { fault } = state
    if (typeof fault !== 'object' || fault.step !== step) return null
    return Object.assign(new Error(fault.text ?? 'refused by the test'), { responseCode: fault.status })
  }
  const hangUp = ({ id }: SMTPServerSession) => {
    for (const connection of server.connections) if (connection.session.id === id) connection.close()
  }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    ...options,
    onConnect(_, callback) {
      if (state.fault !== 'never answers') callback()
    },
    onAuth({ password }, _, callback) {
      passwords.push(String(password))
      const refusal = check('AUTH')
      if (refusal) callback(refusal)
      else callback(null, { user: 'test' })
    },
    onMailFrom(_, session, callback) {
      if (state.fault === 'drops at MAIL') hangUp(session)
      else callback(check('MAIL'))
    },
    onRcptTo({ address }, _, callback) {
      callback(address.startsWith('gone@') ? new Error('No such user') : check('RCPT'))
    },
    async onData(stream, session, callback) {
      // A client that is killed leaves in the middle.
      const bytes = await buffer(stream).catch(() => undefined)
      if (bytes === undefined) return
      const mail = await PostalMime.parse(bytes)
      const refusal = check('DATA')
      if (refusal) return callback(refusal)
      received.push(mail)
      if (state.fault === 'drops after DATA') hangUp(session)
      else if (state.fault === 'silent after DATA') held.push(callback)
      else callback(null)
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    ...{ host, port, received, passwords, held, state },
    close(): Promise<void> {
      for (const connection of server.connections) connection.close()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
