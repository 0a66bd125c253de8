import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { query } from '../functions/database.ts'
import { composeCopy, type Letter } from '../functions/letters/compose-letter.ts'
import { copyId, LetterLocked } from '../functions/letters/deliveries.ts'
import { parseTime } from '../functions/letters/parse-time.ts'
import { isTimerRunning, scheduleLetter, stopLetter } from '../functions/letters/schedule.ts'
import { countReaders, sendCopy, sendLetter } from '../functions/letters/send-letter.ts'
import type { Failure } from '../functions/mail/failures.ts'
import type { Services } from '../functions/services.ts'
import { firstSlug, type Post } from '../src/blog/post.ts'
import { defaultLanguage } from '../src/i18n/languages.ts'
import { compileContent } from './content/compile.ts'
import { defaultFolders } from './content/folders.ts'
import { publicationDay } from './content/publication.ts'
import { reportOutcome } from './content/report.ts'
import { describeFailure } from './dev/failure-words.ts'
import { readAddress, runOwnerCommand } from './dev/owner-command.ts'
import { failWith, readArguments } from './io/arguments.ts'
import { writeFileAtomic } from './io/atomic-write.ts'

const usage = `npm run newsletter -- posts/x.md [--to ADRESSE | --send | --at ZEIT | --stop] [--rate N]

Sendet den Auszug eines Beitrags als Brief; ohne weitere Angabe schreibt es nur eine Vorschau.

--to ADRESSE   zur Probe an eine Adresse
--send         an alle; ein unterbrochener Versand geht damit weiter
--at ZEIT      an alle zu dieser Zeit, etwa 2026-12-01T09:00 (Uhr der Firma); das tut der laufende Server
--stop         einen Versand anhalten oder eine Zeit vergessen
--rate N       höchstens N Briefe je Minute (60)

Empfänger exportieren und löschen: npm run subscribers`

const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    send: { type: 'boolean', default: false },
    at: { type: 'string' },
    stop: { type: 'boolean', default: false },
    rate: { type: 'string', default: '60' },
  },
})
const [file, ...otherFiles] = positionals
const modes = [values.to !== undefined, values.send, values.at !== undefined, values.stop].filter(Boolean)
if (file === undefined || otherFiles.length > 0 || modes.length > 1) failWith(usage)
if (!/^[1-9]\d{0,5}$/.test(values.rate))
  failWith(`--rate: ganze Zahl ab 1 erwartet, „${values.rate}“ gefunden`)
const rate = Number(values.rate)
const to = values.to === undefined ? undefined : readAddress(values.to, usage)
const at = values.at === undefined ? undefined : readTime(values.at)

await runOwnerCommand(async (services, folder) => {
  const letter = await readLetter(file)
  if (to !== undefined) await tryLetter(services, letter, to)
  else if (values.send) await sendToAll(services, letter)
  else if (at !== undefined) await sendLater(services, letter, at)
  else if (values.stop) await stop(services, letter)
  else await preview(services, letter, folder)
})

function readTime(text: string): number {
  const time = parseTime(text)
  if (time === undefined) failWith(`--at: erwartet eine Zeit wie 2026-12-01T09:00, „${text}“ gefunden`)
  if (time <= Date.now()) failWith(`--at: ${text} ist schon vorbei`)
  return time
}

async function readLetter(file: string): Promise<Letter> {
  const outcome = await compileContent(defaultFolders, { today: publicationDay(process.env, new Date()) })
  if (!outcome.ok) reportOutcome(outcome)
  const name = `posts/${basename(file, '.md')}.json`
  if (!outcome.ok || !outcome.files.has(name)) throw new Error(`${file}: kein veröffentlichter Beitrag`)
  const post: Post = JSON.parse(await readFile(join(defaultFolders.out, name), 'utf8'))
  const { slug, aliases, title, excerpt } = post
  return { slug, title, excerpt, ...(aliases && { aliases }) }
}

async function preview(services: Services, letter: Letter, folder: string): Promise<void> {
  const reader = { email: '', firstName: '', language: defaultLanguage, unsubscribeUrl: '#' } as const
  const path = join(folder, `newsletter-${letter.slug}.html`)
  writeFileAtomic(path, composeCopy(letter, services.config, letter.slug, reader).html)
  console.info(`Nichts gesendet. Der Brief ginge an ${await countReaders(services)} Empfänger.
Vorschau: ${path}
Als Nächstes: --to ADRESSE sendet ihn zur Probe, danach --send oder --at an alle.`)
}

/** Sends one copy, after which the same letter may go to all. */
async function tryLetter(services: Services, letter: Letter, email: string): Promise<void> {
  const key = firstSlug(letter)
  const subscriber = `test-${Date.now()}`
  const id = copyId(services, key, subscriber)
  const sent = await sendCopy(services, letter, {
    ...{ id, subscriber, email, firstName: '', language: defaultLanguage },
  })
  if (!sent.ok) throw new Error(stoppedBy(sent))
  const sql =
    'insert into letters (slug, tested) values (?1, ?2) on conflict (slug) do update set tested = ?2'
  await query(services.database, sql, key, hashOfLetter(letter))
  console.info(`Zur Probe an ${email} gesendet. Ist alles richtig, geht er mit --send oder --at an alle.`)
}

async function checkTested({ database }: Services, letter: Letter): Promise<void> {
  const [row] = await query(database, 'select tested from letters where slug = ?', firstSlug(letter))
  if (row?.tested === hashOfLetter(letter)) return
  throw new Error('So wurde dieser Brief noch nicht zur Probe gesendet; zuerst: --to ADRESSE')
}

async function sendToAll(services: Services, letter: Letter): Promise<void> {
  await checkTested(services, letter)
  const onProgress = (sent: number) => {
    if (sent % 100 === 0) console.info(`${sent} gesendet`)
  }
  const report = await sendLetter(services, letter, rate, onProgress).catch((error) => {
    throw error instanceof LetterLocked ? new Error(lockedMessage(error)) : error
  })
  const { sent, bounced, uncertain, left, stopped } = report
  const others = [
    bounced > 0 && `Adressen, die es nicht mehr gibt oder an die nichts mehr ankommt: ${bounced}`,
    uncertain > 0 && `vielleicht angekommen, deshalb nicht wiederholt: ${uncertain}`,
    left > 0 && `noch offen: ${left}, weiter mit --send`,
  ]
  console.info([`${sent} gesendet`, ...others].filter(Boolean).join('\n'))
  if (stopped === 'owner' || stopped === 'process') console.info('Angehalten.')
  else if (typeof stopped === 'object') throw new Error(stoppedBy(stopped))
  if (left > 0) process.exitCode = 1
}

async function sendLater(services: Services, letter: Letter, time: number): Promise<void> {
  await checkTested(services, letter)
  await scheduleLetter(services, letter, time, rate)
  console.info(
    `Der Brief geht am ${values.at} an ${await countReaders(services)} Empfänger. Anders: --at, --stop.`,
  )
  if (await isTimerRunning(services)) return
  console.info(
    'Zurzeit läuft kein Server, der ihn dann sendet. Starten Sie ihn (npm start oder systemd), oder senden Sie mit --send.',
  )
}

async function stop(services: Services, letter: Letter): Promise<void> {
  if (!(await stopLetter(services, firstSlug(letter)))) {
    throw new Error('Dieser Brief wird nicht gesendet und hat keine Zeit.')
  }
  console.info('Angehalten. Weiter geht es mit --send.')
}

function hashOfLetter({ title, excerpt }: Letter): string {
  return hash('sha256', `${title}\0${excerpt}`)
}

function stoppedBy({ kind, detail }: Failure): string {
  return `Angehalten, weil der Mailserver ablehnt: ${describeFailure(kind, detail)}`
}

function lockedMessage({ seconds }: LetterLocked): string {
  return `Dieser Brief wird gerade gesendet, oder der letzte Versand ist abgebrochen; in ${seconds} Sekunden noch einmal versuchen`
}
