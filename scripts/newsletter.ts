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
import { readAddress, runOwnerCommand } from './dev/owner-command.ts'
import { failWith, readArguments } from './io/arguments.ts'
import { writeFileAtomic } from './io/atomic-write.ts'
import { message } from './io/messages.ts'

const usage = message('newsletter.usage')
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
if (!/^[1-9]\d{0,5}$/.test(values.rate)) failWith(message('newsletter.rate', { found: values.rate }))
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
  if (time === undefined) failWith(message('newsletter.time', { found: text }))
  if (time <= Date.now()) failWith(message('newsletter.past', { found: text }))
  return time
}

async function readLetter(file: string): Promise<Letter> {
  const outcome = await compileContent(defaultFolders, { today: publicationDay(process.env, new Date()) })
  if (!outcome.ok) reportOutcome(outcome)
  const name = `posts/${basename(file, '.md')}.json`
  if (!outcome.ok || !outcome.files.has(name)) throw new Error(message('newsletter.noPost', { file }))
  const post: Post = JSON.parse(await readFile(join(defaultFolders.out, name), 'utf8'))
  const { slug, aliases, title, excerpt } = post
  return { slug, title, excerpt, ...(aliases && { aliases }) }
}

async function preview(services: Services, letter: Letter, folder: string): Promise<void> {
  const reader = { email: '', firstName: '', language: defaultLanguage, unsubscribeUrl: '#' } as const
  const path = join(folder, `newsletter-${letter.slug}.html`)
  writeFileAtomic(path, composeCopy(letter, services.config, letter.slug, reader).html)
  console.info(message('newsletter.preview', { path, count: await countReaders(services) }))
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
  console.info(message('newsletter.tried', { email }))
}

async function checkTested({ database }: Services, letter: Letter): Promise<void> {
  const [row] = await query(database, 'select tested from letters where slug = ?', firstSlug(letter))
  if (row?.tested === hashOfLetter(letter)) return
  throw new Error(message('newsletter.untried'))
}

async function sendToAll(services: Services, letter: Letter): Promise<void> {
  await checkTested(services, letter)
  const onProgress = (sent: number) => {
    if (sent % 100 === 0) console.info(message('newsletter.sent', { count: sent }))
  }
  const report = await sendLetter(services, letter, rate, onProgress).catch((error) => {
    throw error instanceof LetterLocked ? new Error(message('newsletter.locked', { ...error })) : error
  })
  const { sent, bounced, uncertain, left, stopped } = report
  const lines = [
    message('newsletter.sent', { count: sent }),
    bounced > 0 && message('newsletter.bounced', { count: bounced }),
    uncertain > 0 && message('newsletter.uncertain', { count: uncertain }),
    left > 0 && message('newsletter.left', { count: left }),
  ]
  console.info(lines.filter(Boolean).join('\n'))
  if (stopped === 'owner' || stopped === 'process') console.info(message('newsletter.stopped'))
  else if (typeof stopped === 'object') throw new Error(stoppedBy(stopped))
  if (left > 0) process.exitCode = 1
}

async function sendLater(services: Services, letter: Letter, time: number): Promise<void> {
  await checkTested(services, letter)
  await scheduleLetter(services, letter, time, rate)
  const count = await countReaders(services)
  console.info(message('newsletter.planned', { time: values.at, count }))
  if (!(await isTimerRunning(services))) console.info(message('newsletter.noServer'))
}

async function stop(services: Services, letter: Letter): Promise<void> {
  if (!(await stopLetter(services, firstSlug(letter)))) {
    throw new Error(message('newsletter.notStopped'))
  }
  console.info(message('newsletter.continue'))
}

function hashOfLetter({ title, excerpt }: Letter): string {
  return hash('sha256', `${title}\0${excerpt}`)
}

function stoppedBy({ kind, detail }: Failure): string {
  return message('newsletter.refused', { reason: message(`failure.${kind}`, { detail }) })
}
