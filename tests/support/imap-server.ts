import { type AddressInfo, createServer, type Socket } from 'node:net'

export type StoredMail = { uid: number; source: string; flags: Set<string> }

/** A mailbox in this process, as much of IMAP4rev1 as reading it takes. */
export async function startImapServer(password = 'secret') {
  const mails: StoredMail[] = []
  const state = { uidValidity: 1, logins: 0, fetched: [] as number[] }
  const sockets = new Set<Socket>()

  const select = (numbers: string) => {
    const [first = 0, last = first] = numbers
      .split(':')
      .map((it) => (it === '*' ? Number.POSITIVE_INFINITY : Number(it)))
    const highest = mails.at(-1)?.uid ?? 0
    // `9:*` is the last mail even if its number is smaller.
    return mails.filter(
      ({ uid }) => (uid >= first && uid <= last) || (last === Number.POSITIVE_INFINITY && uid === highest),
    )
  }

  const commands: Record<string, (socket: Socket, rest: string) => string | undefined> = {
    CAPABILITY: (socket) => void socket.write('* CAPABILITY IMAP4rev1\r\n'),
    LOGIN: (_, rest) => {
      state.logins += 1
      return rest.includes(password) ? undefined : 'NO [AUTHENTICATIONFAILED] Invalid credentials'
    },
    LIST: (socket) => void socket.write('* LIST (\\HasNoChildren) "/" "INBOX"\r\n'),
    SELECT: (socket) =>
      void socket.write(
        `* ${mails.length} EXISTS\r\n* FLAGS (\\Seen)\r\n* OK [UIDVALIDITY ${state.uidValidity}] .\r\n* OK [UIDNEXT ${(mails.at(-1)?.uid ?? 0) + 1}] .\r\n`,
      ),
    'UID SEARCH': (socket, rest) => {
      const [, numbers] = /UID (\S+)/.exec(rest) ?? []
      const found = numbers ? select(numbers) : mails
      socket.write(`* SEARCH ${found.map(({ uid }) => uid).join(' ')}\r\n`)
      return undefined
    },
    'UID FETCH': (socket, rest) => {
      for (const { uid, source } of select(rest.split(' ', 1)[0] ?? '')) {
        state.fetched.push(uid)
        const section = /BODY\.PEEK(\[\S*\])(<\d+)?/.exec(rest)
        const name = section ? `BODY${section[1]}${section[2] ? '<0>' : ''}` : 'BODY[]'
        const bytes = Buffer.from(source)
        socket.write(
          `* ${mails.findIndex((mail) => mail.uid === uid) + 1} FETCH (UID ${uid} ${name} {${bytes.length}}\r\n`,
        )
        socket.write(bytes)
        socket.write(')\r\n')
      }
      return undefined
    },
    'UID STORE': (_, rest) => {
      for (const { flags } of select(rest.split(' ', 1)[0] ?? '')) flags.add('\\Seen')
      return undefined
    },
    LOGOUT: (socket) => void socket.write('* BYE bye\r\n'),
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n')
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const [, tag, name = '', rest = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/.exec(text.slice(0, end)) ?? []
        text = text.slice(end + 2)
        const command = commands[name.toUpperCase()]
        const refusal = command
          ? command(socket, rest)
          : name.toUpperCase() === 'NOOP'
            ? undefined
            : 'BAD unknown'
        socket.write(`${tag} ${refusal ?? 'OK done'}\r\n`)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `imap://bounces%40site.example:${password}@127.0.0.1:${port}`,
    mails,
    state,
    add: (source: string) => mails.push({ uid: (mails.at(-1)?.uid ?? 0) + 1, source, flags: new Set() }),
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
