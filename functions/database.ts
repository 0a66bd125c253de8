import type { Client, InStatement, InValue, ResultSet, Row } from '@libsql/client'
import { columns, migrations } from './migrations.ts'
import { retryBusy } from './retry-busy.ts'

/** What the functions use of a database. A batch is one transaction. */
export type Database = {
  execute: (statement: InStatement) => Promise<ResultSet>
  batch: (statements: InStatement[]) => Promise<ResultSet[]>
  close: () => void
}

/** The database cannot be opened. The log has the reason already, once. */
export class DatabaseClosed extends Error {}

/** Opens a database with its first statement, and brings its schema up to date. What fails is tried again with the next one. */
export function openDatabase(connect: () => Client, log: (line: string) => void): Database {
  let client: Client | undefined
  let opening: Promise<Client> | undefined
  let isReported = false
  let isClosed = false

  async function open(): Promise<Client> {
    const opened = connect()
    try {
      await migrate(opened)
      await checkColumns(opened)
    } catch (error) {
      opened.close()
      throw error
    }
    if (isReported) log('The database is open now.')
    isReported = false
    client = opened
    return opened
  }

  const use = async (): Promise<Client> => {
    if (isClosed) throw new Error('The database was closed')
    if (client) return client
    opening ??= open().finally(() => {
      opening = undefined
    })
    return opening.catch((error: Error) => {
      if (!isReported) log(`The database cannot be opened: ${explainDatabase(error)} It is tried again.`)
      isReported = true
      throw new DatabaseClosed(error.message, { cause: error })
    })
  }

  return {
    async execute(statement) {
      const opened = await use()
      return retryBusy(opened, () => opened.execute(statement))
    },
    async batch(statements) {
      const opened = await use()
      return retryBusy(opened, () => opened.batch(statements, 'write'))
    },
    close() {
      isClosed = true
      client?.close()
    },
  }
}

/** The rows of one statement. */
export async function query(database: Database, sql: string, ...args: InValue[]): Promise<Row[]> {
  return (await database.execute({ sql, args })).rows
}

/** What is wrong, and what helps. */
export function explainDatabase(error: Error): string {
  const { code = '', message } = (error instanceof DatabaseClosed ? error.cause : error) as Error & {
    code?: string
  }
  const help = {
    SQLITE_FULL: 'The disk is full: make room.',
    SQLITE_IOERR: 'The disk is full or broken: make room, and check it.',
    SQLITE_BUSY: 'Another program keeps it locked: end that program.',
    SQLITE_READONLY: 'It may not be written: check owner and permissions of the file and its folder.',
    SQLITE_CANTOPEN: 'The file cannot be opened: check FUNCTIONS_DATA, owner and permissions of the folder.',
    SQLITE_CORRUPT: 'The file is damaged: restore a backup.',
    SQLITE_NOTADB: 'The file is no database: restore a backup.',
  }[code]
  if (message === 'fetch failed') return 'The server of DATABASE_URL cannot be reached.'
  return help ? `${help} (${code})` : `${message}.`
}

/** Each step is one transaction that begins with its number, so that of several processes one alone takes it. */
async function migrate(client: Client): Promise<void> {
  // Readers and a writer then do not wait for each other. A remote database chooses for itself.
  if (client.protocol === 'file') {
    await retryBusy(client, () => client.execute('pragma journal_mode = wal'))
  }
  // A table, since not every libSQL server lets a client write `pragma user_version`.
  const create = 'create table if not exists versions (version integer primary key, applied integer not null)'
  await retryBusy(client, () => client.execute(create))
  const readVersion = async () => {
    const { rows } = await retryBusy(client, () =>
      client.execute('select max(version) as version from versions'),
    )
    return Number(rows[0]?.version ?? 0)
  }
  const version = await readVersion()
  if (version > migrations.length) {
    throw new Error(
      `Its schema is version ${version}, this program knows ${migrations.length}: update the program`,
    )
  }
  for (const [index, statements] of migrations.entries()) {
    if (index < version) continue
    const number = {
      sql: 'insert into versions (version, applied) values (?, ?)',
      args: [index + 1, Date.now()],
    }
    try {
      await retryBusy(client, () => client.batch([number, ...statements], 'write'))
    } catch (error) {
      if ((await readVersion()) <= index) throw error
    }
  }
}

/** Throws for the first table whose columns are not those of the schema. */
export async function checkColumns(database: Pick<Client, 'execute'> | Database): Promise<void> {
  for (const [table, names] of Object.entries(columns)) {
    await (database as Database).execute(`select ${names} from ${table} limit 0`)
  }
}
