import { dropMails, listOutbox, type OutboxEntry, retryMails, showMail } from '../functions/outbox/manage.ts'
import type { State } from '../functions/outbox/schedule.ts'
import type { Services } from '../functions/services.ts'
import { describeFailure } from './dev/failure-words.ts'
import { formatAge, print, runOwnerCommand } from './dev/owner-command.ts'
import { failWith, readArguments } from './io/arguments.ts'

const usage = `npm run messages                         was wartet oder nicht ankam
npm run messages -- show ID              eine Nachricht mit ihrem Text
npm run messages -- retry ID… | --all    noch einmal senden
npm run messages -- drop ID… | --all     löschen; --all: alle, die nicht ankamen

Nachrichten des Kontaktformulars und Bestätigungen des Newsletters, die noch nicht gesendet sind.
Von einer ID genügt der Anfang (6 Zeichen).

--json   für Programme`

const stateNames: Record<State, string> = {
  waiting: 'wartet',
  sending: 'wird gesendet',
  sent: 'gesendet',
  refused: 'abgelehnt',
  'given up': 'aufgegeben',
}

const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
})
const [action = 'list', ...ids] = positionals
const actions: Record<string, (services: Services) => Promise<void>> = { list, show, retry, drop }
const act = Object.hasOwn(actions, action) ? actions[action] : undefined
const takesIds = action !== 'list'
if (act === undefined) failWith(`Unbekannt: ${action}\n\n${usage}`)
if (!takesIds && (ids.length > 0 || values.all)) failWith(usage)
if (takesIds && ids.length > 0 === values.all) failWith(usage)
if (action === 'show' && ids.length !== 1) failWith(usage)
await runOwnerCommand(act)

async function list(services: Services): Promise<void> {
  const mails = await listOutbox(services)
  const lines = mails.map((mail) => describe(mail, services.now()))
  print(values.json, lines.join('\n') || 'Es wartet nichts, und alles ist angekommen.', mails)
}

async function show(services: Services): Promise<void> {
  const [id = ''] = ids
  const mail = await showMail(services, id)
  if (mail === undefined) return reportUnknown([id])
  const content = mail.content ? JSON.stringify(mail.content, undefined, 2) : 'Der Text ist gelöscht.'
  print(values.json, `${describe(mail, services.now())}\n${content}`, mail)
}

async function retry(services: Services): Promise<void> {
  const found = await findIds(services)
  if (found === undefined) return
  const done = await retryMails(services, values.all ? undefined : found)
  if (done.length < found.length && !values.all) process.exitCode = 1
  const text =
    done.length > 0
      ? `${count(done.length)} in der Warteschlange: der Server sendet sie in den nächsten Sekunden.`
      : 'Nichts kann noch einmal gesendet werden: Die Nachricht ist gesendet, wird gerade gesendet, oder ihr Text ist gelöscht.'
  print(values.json, text, { retried: done })
}

async function drop(services: Services): Promise<void> {
  const found = await findIds(services)
  if (found === undefined) return
  const dropped = await dropMails(services, found)
  if (dropped.length < found.length) process.exitCode = 1
  print(values.json, `${count(dropped.length)} gelöscht.`, { dropped })
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
  console.error(`Nicht gefunden oder nicht eindeutig: ${unknown.join(', ')}`)
}

function describe(mail: OutboxEntry, now: number): string {
  const what = mail.kind === 'confirmation' ? 'Bestätigung' : 'Nachricht'
  const parts = [
    `${mail.id}  ${what}, ${stateNames[mail.state]}, seit ${formatAge(now - mail.created)}, Versuche: ${mail.tries}`,
    mail.next !== undefined && `  nächster Versuch: ${new Date(mail.next).toLocaleString('de')}`,
    mail.failure && `  ${describeFailure(mail.failure, mail.detail ?? '')}`,
  ]
  return parts.filter(Boolean).join('\n')
}

function count(number: number): string {
  return number === 1 ? '1 Nachricht' : `${number} Nachrichten`
}
