import { readFileSync } from 'node:fs'
import { readInbox } from '../functions/bounces/read-inbox.ts'
import { subscriberId } from '../functions/identity.ts'
import { exportSubscribers, listForExport } from '../functions/letters/export-subscribers.ts'
import { importSubscribers } from '../functions/letters/import-subscribers.ts'
import {
  countSubscribers,
  findAddress,
  forgetSubscriber,
  listSubscribers,
  restoreSubscriber,
} from '../functions/letters/subscribers.ts'
import { unsubscribe } from '../functions/newsletter.ts'
import { describe } from '../functions/newsletter-timer.ts'
import type { Services } from '../functions/services.ts'
import { print, readAddress, runOwnerCommand } from './dev/owner-command.ts'
import { failWith, readArguments } from './io/arguments.ts'

const usage = `npm run subscribers                          wie viele es sind
npm run subscribers -- list                  wer Briefe bekommt oder bekam
npm run subscribers -- find ADRESSE          alles, was zu einer Adresse gespeichert ist (Auskunft)
npm run subscribers -- unsubscribe ADRESSE   abmelden; der Nachweis bleibt
npm run subscribers -- forget ADRESSE        löschen, mit allem
npm run subscribers -- restore ADRESSE       wieder beliefern, nachdem Briefe zurückkamen
npm run subscribers -- import DATEI.csv      Spalten: email, first_name, language, consent_text, consent_time, source
npm run subscribers -- export                alle als CSV, mit --json als JSON
npm run subscribers -- --bounces             das Postfach für Rückläufer jetzt lesen

--json   für Programme`

const sectionNames = {
  subscriber: 'Newsletter',
  deliveries: 'Zugestellter Brief',
  refusals: 'Zurückgekommener Brief',
  limits: 'Zähler gegen Missbrauch',
  mails: 'Nachricht, die noch nicht gesendet ist',
  erased: 'Gelöscht',
}

const flag = { type: 'boolean', default: false } as const
const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: { json: flag, bounces: flag },
})
const { json } = values
const [action = values.bounces ? 'bounces' : 'count', argument, ...rest] = positionals
const simple = { count, list, export: exportAll, bounces }
const ofAddress = { find, unsubscribe: unsubscribeAddress, forget, restore }

if (rest.length > 0 || (values.bounces && action !== 'bounces')) failWith(usage)
if (Object.hasOwn(simple, action) && argument === undefined) {
  await runOwnerCommand(simple[action as keyof typeof simple])
} else if (Object.hasOwn(ofAddress, action)) {
  const address = readAddress(argument, usage)
  await runOwnerCommand((services) => ofAddress[action as keyof typeof ofAddress](services, address))
} else if (action === 'import' && argument !== undefined) {
  await runOwnerCommand((services) => importFile(services, argument))
} else failWith(`Unbekannt oder unvollständig: ${positionals.join(' ')}\n\n${usage}`)

async function count(services: Services): Promise<void> {
  const counts = await countSubscribers(services)
  const { active, paused, withdrawn } = counts
  print(
    json,
    `${active} bekommen Briefe, ${paused} nicht mehr (Rückläufer), ${withdrawn} abgemeldet.`,
    counts,
  )
}

async function list(services: Services): Promise<void> {
  const all = await listSubscribers(services)
  const lines = all.map(({ email, first_name, language, confirmed, bounce_reason }) =>
    [email, first_name, language, String(confirmed).slice(0, 10), bounce_reason].filter(Boolean).join('  '),
  )
  print(json, lines.join('\n') || 'Niemand.', all)
}

async function find(services: Services, address: string): Promise<void> {
  const found = await findAddress(services, address)
  if (found === undefined) return reportUnknown(address)
  const sections = Object.entries(found).flatMap(([name, part]) => {
    const rows = Array.isArray(part) ? part : [part]
    return rows.map((row) => `${sectionNames[name as keyof typeof found]}\n${formatRow(row)}`)
  })
  print(json, sections.join('\n\n'), found)
}

function formatRow(row: Record<string, unknown>): string {
  const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
  return Object.entries(row)
    .map(([name, value]) => `  ${name}: ${text(value)}`)
    .join('\n')
}

async function unsubscribeAddress(services: Services, address: string): Promise<void> {
  const subscriber = await subscriberId(services, address)
  const isDone = await unsubscribe(services, { subscriber }, 'command')
  const withdrawn = (await findAddress(services, address))?.subscriber?.withdrawn
  if (!isDone && withdrawn === undefined) return reportUnknown(address)
  const text = isDone
    ? `Abgemeldet. Gespeichert bleiben ein Hash der Adresse und die Zeiten von Einwilligung und Abmeldung.`
    : `War schon abgemeldet, seit ${withdrawn}.`
  print(json, text, { unsubscribed: isDone, withdrawn })
}

async function forget(services: Services, address: string): Promise<void> {
  const isKnown = await forgetSubscriber(services, address)
  const mails = (await findAddress(services, address))?.mails ?? []
  const others = mails.map(({ id }) => `Eine Nachricht wartet noch: npm run messages -- drop ${id}`)
  if (!isKnown && others.length === 0) {
    return reportUnknown(address, '; auch Links in früheren Mails tragen sie nicht mehr ein')
  }
  print(json, ['Die Adresse und alles zu ihr ist gelöscht.', ...others].join('\n'), {
    forgotten: isKnown,
    mails: mails.map(({ id }) => id),
  })
}

async function restore(services: Services, address: string): Promise<void> {
  const result = await restoreSubscriber(services, address)
  if (result === 'unknown') return reportUnknown(address)
  const text =
    result === 'restored' ? 'Die Adresse bekommt wieder Briefe.' : 'Die Adresse bekommt schon Briefe.'
  print(json, text, { restored: result === 'restored' })
}

async function importFile(services: Services, file: string): Promise<void> {
  const report = await importSubscribers(services, readTable(file))
  const { problems, imported, known } = report
  if (problems.length > 0) process.exitCode = 1
  const lines = problems.map(({ line, text }) => `${file}:${line}: ${text}`)
  const text =
    problems.length > 0
      ? [...lines, `${problems.length} Fehler, nichts gespeichert.`].join('\n')
      : `${imported} gespeichert, ${known} waren es schon.`
  print(json, text, report)
}

function readTable(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch {
    throw new Error(`${file}: nicht gefunden oder nicht lesbar`)
  }
}

async function exportAll(services: Services): Promise<void> {
  if (json) print(json, '', await listForExport(services))
  else process.stdout.write(await exportSubscribers(services))
}

async function bounces(services: Services): Promise<void> {
  if (services.config.bounces?.imapUrl === undefined) {
    throw new Error('Es ist kein Postfach angegeben: BOUNCE_IMAP_URL')
  }
  const report = await readInbox(services).catch((error) => {
    throw new Error(`Das Postfach (BOUNCE_IMAP_URL) ist nicht lesbar: ${describe(error)}`)
  })
  const { read, refused, complaint, unsubscribe: wishes } = report
  print(
    json,
    `${read} Mails gelesen: ${refused} Rückläufer, ${complaint} Beschwerden, ${wishes} Abmeldungen.`,
    report,
  )
}

function reportUnknown(address: string, more = ''): void {
  process.exitCode = 1
  if (json) console.info('null')
  else console.error(`Zu ${address} ist nichts gespeichert${more}.`)
}
