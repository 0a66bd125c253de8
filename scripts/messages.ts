import { dropMails, listOutbox, type OutboxEntry, retryMails, showMail } from '../functions/outbox/manage.ts'
import type { Services } from '../functions/services.ts'
import { formatAge, print, runOwnerCommand } from './dev/owner-command.ts'
import { failWith, readArguments } from './io/arguments.ts'
import { message } from './io/messages.ts'
import { ownerLanguage } from './io/owner-language.ts'

const usage = message('messages.usage')
const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
})
const [action = 'list', ...ids] = positionals
const actions: Record<string, (services: Services) => Promise<void>> = { list, show, retry, drop }
const act = Object.hasOwn(actions, action) ? actions[action] : undefined
const takesIds = action !== 'list'
if (act === undefined) failWith(`${message('arguments.unknown', { option: action })}\n\n${usage}`)
if (!takesIds && (ids.length > 0 || values.all)) failWith(usage)
if (takesIds && ids.length > 0 === values.all) failWith(usage)
if (action === 'show' && ids.length !== 1) failWith(usage)
await runOwnerCommand(act)

async function list(services: Services): Promise<void> {
  const mails = await listOutbox(services)
  const lines = mails.map((mail) => describe(mail, services.now()))
  print(values.json, lines.join('\n') || message('messages.nothing'), mails)
}

async function show(services: Services): Promise<void> {
  const [id = ''] = ids
  const mail = await showMail(services, id)
  if (mail === undefined) return reportUnknown([id])
  const content = mail.content ? JSON.stringify(mail.content, undefined, 2) : message('messages.noText')
  print(values.json, `${describe(mail, services.now())}\n${content}`, mail)
}

async function retry(services: Services): Promise<void> {
  const found = await findIds(services)
  if (found === undefined) return
  const done = await retryMails(services, values.all ? undefined : found)
  if (done.length < found.length && !values.all) process.exitCode = 1
  const text = message(done.length > 0 ? 'messages.queued' : 'messages.notQueued', { count: done.length })
  print(values.json, text, { retried: done })
}

async function drop(services: Services): Promise<void> {
  const found = await findIds(services)
  if (found === undefined) return
  const dropped = await dropMails(services, found)
  if (dropped.length < found.length) process.exitCode = 1
  print(values.json, message('messages.dropped', { count: dropped.length }), { dropped })
}

/** The ids that were meant: with `--all` what did not arrive. `undefined`: one is unknown, and was reported. */
async function findIds(services: Services): Promise<string[] | undefined> {
  const mails = await listOutbox(services, true)
  if (values.all)
    return mails.filter(({ state }) => state === 'refused' || state === 'given up').map(({ id }) => id)
  const matching = ids.map((start) =>
    mails.filter(({ id }) => id === start || (start.length >= 6 && id.startsWith(start))),
  )
  const unknown = ids.filter((_, index) => matching[index]?.length !== 1)
  if (unknown.length > 0) return reportUnknown(unknown)
  return [...new Set(matching.flat().map(({ id }) => id))]
}

function reportUnknown(unknown: readonly string[]): undefined {
  process.exitCode = 1
  console.error(message('messages.unknown', { ids: unknown.join(', ') }))
}

function describe(mail: OutboxEntry, now: number): string {
  const { id, kind, state, created, tries, next, failure, detail = '' } = mail
  const values = {
    ...{ id, tries, age: formatAge(now - created), state: message(`messages.state.${state}`) },
    kind: message(`messages.kind.${kind === 'confirmation' ? kind : 'message'}`),
  }
  const time = next !== undefined && new Date(next).toLocaleString(ownerLanguage)
  const parts = [
    message('messages.entry', values),
    time && `  ${message('messages.next', { time })}`,
    failure && `  ${message(`failure.${failure}`, { detail })}`,
  ]
  return parts.filter(Boolean).join('\n')
}
