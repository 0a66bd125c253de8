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
import { type MessageKey, message } from './io/messages.ts'

const usage = message('subscribers.usage')
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
} else failWith(`${message('arguments.unknown', { option: positionals.join(' ') })}\n\n${usage}`)

async function count(services: Services): Promise<void> {
  const counts = await countSubscribers(services)
  print(json, message('subscribers.count', counts), counts)
}

async function list(services: Services): Promise<void> {
  const all = await listSubscribers(services)
  const lines = all.map(({ email, first_name, language, confirmed, bounce_reason }) =>
    [email, first_name, language, String(confirmed).slice(0, 10), bounce_reason].filter(Boolean).join('  '),
  )
  print(json, lines.join('\n') || message('subscribers.nobody'), all)
}

async function find(services: Services, address: string): Promise<void> {
  const found = await findAddress(services, address)
  if (found === undefined) return reportUnknown(address)
  const sections = Object.entries(found).flatMap(([name, part]) => {
    const rows = Array.isArray(part) ? part : [part]
    return rows.map(
      (row) => `${message(`subscribers.part.${name as keyof typeof found}`)}\n${formatRow(row)}`,
    )
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
  const key = isDone ? 'subscribers.unsubscribed' : 'subscribers.wasUnsubscribed'
  print(json, message(key, { withdrawn }), { unsubscribed: isDone, withdrawn })
}

async function forget(services: Services, address: string): Promise<void> {
  const isKnown = await forgetSubscriber(services, address)
  const mails = (await findAddress(services, address))?.mails ?? []
  const others = mails.map(({ id }) => message('subscribers.mailLeft', { id }))
  if (!isKnown && others.length === 0) {
    return reportUnknown(address, 'subscribers.unknownForgotten')
  }
  print(json, [message('subscribers.forgotten'), ...others].join('\n'), {
    forgotten: isKnown,
    mails: mails.map(({ id }) => id),
  })
}

async function restore(services: Services, address: string): Promise<void> {
  const result = await restoreSubscriber(services, address)
  if (result === 'unknown') return reportUnknown(address)
  const key = result === 'restored' ? 'subscribers.restored' : 'subscribers.notRestored'
  print(json, message(key), { restored: result === 'restored' })
}

async function importFile(services: Services, file: string): Promise<void> {
  const report = await importSubscribers(services, readTable(file))
  const { problems } = report
  if (problems.length === 0) return print(json, message('subscribers.imported', report), report)
  process.exitCode = 1
  const lines = problems.map(
    ({ line, fault, ...values }) => `${file}:${line}: ${message(`import.${fault}`, values)}`,
  )
  const end = message('subscribers.notImported', { count: problems.length })
  print(json, [...lines, end].join('\n'), report)
}

function readTable(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch {
    throw new Error(message('subscribers.noFile', { file }))
  }
}

async function exportAll(services: Services): Promise<void> {
  if (json) print(json, '', await listForExport(services))
  else process.stdout.write(await exportSubscribers(services))
}

async function bounces(services: Services): Promise<void> {
  if (services.config.bounces?.imapUrl === undefined) {
    throw new Error(message('subscribers.noMailbox'))
  }
  const report = await readInbox(services).catch((error) => {
    throw new Error(message('subscribers.closedMailbox', { reason: describe(error) }))
  })
  print(json, message('subscribers.bounces', report), report)
}

function reportUnknown(address: string, key: MessageKey = 'subscribers.unknown'): void {
  process.exitCode = 1
  if (json) console.info('null')
  else console.error(message(key, { address }))
}
