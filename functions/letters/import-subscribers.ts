import { createHash } from 'node:crypto'
import { query } from '../database.ts'
import { subscriberId } from '../identity.ts'
import type { Services } from '../services.ts'
import { type ImportedReader, type LineProblem, parseTable } from './parse-table.ts'

export type ImportReport = {
  problems: LineProblem[]
  imported: number
  /** Those who get letters already; nothing about them is changed. */
  known: number
}

/** Stores readers of a table with the proof of their consent: all, or none if a single line has a problem. */
export async function importSubscribers(services: Services, bytes: Uint8Array): Promise<ImportReport> {
  const { database, now } = services
  const { readers, problems } = parseTable(bytes, now())
  const fresh: (ImportedReader & { id: string })[] = []
  let known = 0
  for (const reader of readers) {
    const id = await subscriberId(services, reader.email)
    const state = await stateOf(services, id, reader.consentTime)
    if (state === 'known') known += 1
    else if (state === 'new') fresh.push({ ...reader, id })
    else problems.push({ line: reader.line, fault: state, column: 'email' })
  }
  problems.sort((a, b) => a.line - b.line)
  if (problems.length > 0) return { problems, imported: 0, known }
  const sql = `insert into subscribers (id, email, first_name, language, consent_version, source, signed_up, confirmed)
    values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7)
    on conflict (id) do update set email = excluded.email, first_name = excluded.first_name,
      language = excluded.language, consent_version = excluded.consent_version, source = excluded.source,
      signed_up = excluded.signed_up, confirmed = excluded.confirmed, withdrawn = null, withdrawn_by = null,
      bounced = null, bounce_reason = null, restored = null, signed_up_ip = null, confirmed_ip = null`
  const version = ({ language, consentText }: ImportedReader) =>
    `${language}-${createHash('sha256').update(consentText).digest('hex').slice(0, 12)}`
  await database.batch(
    fresh.flatMap((reader) => [
      {
        sql: 'insert into consent_texts (version, text) values (?, ?) on conflict do nothing',
        args: [version(reader), reader.consentText],
      },
      {
        sql,
        args: [
          ...[reader.id, reader.email, reader.firstName, reader.language, version(reader)],
          ...[`import: ${reader.source}`, reader.consentTime],
        ],
      },
    ]),
  )
  return { problems, imported: fresh.length, known }
}

/** Whether an address may be stored; otherwise why not. A consent from before a withdrawal is none. */
async function stateOf({ database }: Services, id: string, consentTime: number) {
  const [erased] = await query(database, 'select 1 from forgotten where id = ? and at >= ?', id, consentTime)
  if (erased) return 'erased'
  const [row] = await query(database, 'select withdrawn, bounced from subscribers where id = ?', id)
  if (row === undefined) return 'new'
  if (row.withdrawn !== null) {
    return Number(row.withdrawn) >= consentTime ? 'withdrawn' : 'new'
  }
  return row.bounced === null ? 'known' : 'bounced'
}
