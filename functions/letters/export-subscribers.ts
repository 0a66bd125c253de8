import type { Services } from '../services.ts'
import { select } from './subscribers.ts'

const columns = [
  ...['email', 'first_name', 'language', 'source', 'signed_up', 'signed_up_ip', 'confirmed', 'confirmed_ip'],
  ...['withdrawn', 'withdrawn_by', 'bounced', 'bounce_reason', 'restored', 'consent_version', 'consent_text'],
]

/** Everything about all subscribers, and the wording that each has agreed to. */
export function listForExport(services: Services): Promise<Record<string, unknown>[]> {
  const sql = `select ${columns.map((column) => (column === 'consent_text' ? 'text as consent_text' : column)).join(', ')}
    from subscribers left join consent_texts on version = consent_version order by confirmed, id`
  return select(services, sql)
}

/** A table as CSV (RFC 4180). */
export async function exportSubscribers(services: Services): Promise<string> {
  const rows = (await listForExport(services)).map((row) =>
    columns.map((column) => String(row[column] ?? '')),
  )
  return [columns, ...rows].map((row) => `${row.map(quote).join(',')}\r\n`).join('')
}

/** A spreadsheet would run what begins with one of these signs. */
function quote(value: string): string {
  return `"${value.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`
}
