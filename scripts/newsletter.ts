import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { emailPattern } from '../functions/config.ts'
import { query } from '../functions/database.ts'
import { openServices } from '../functions/node.ts'
import type { Services } from '../functions/services.ts'
import type { Post } from '../src/blog/post.ts'
import { compileContent } from './content/compile.ts'
import { defaultFolders } from './content/folders.ts'
import { commandMessages, letterMessages } from './content/messages.ts'
import { publicationDay } from './content/publication.ts'
import { reportOutcome } from './content/report.ts'
import { readArguments } from './io/arguments.ts'
import { writeFileAtomic } from './io/atomic-write.ts'
import { composeCopy, composeLetter, type Letter } from './letters/compose-letter.ts'
import { countReaders, sendCopy, sendLetter } from './letters/send-letter.ts'
import { exportSubscribers, forgetSubscriber } from './letters/subscribers.ts'

const { values, positionals } = readArguments(
  letterMessages.usage,
  {
    allowPositionals: true,
    options: {
      text: { type: 'string', default: 'excerpt' },
      to: { type: 'string' },
      send: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      rate: { type: 'string', default: '60' },
      export: { type: 'boolean', default: false },
      forget: { type: 'string' },
    },
  },
  commandMessages.unknown,
)

try {
  const { services, folder, ready, close } = openServices()
  // Where `npm start` has the functions.
  services.config.functionsUrl ??= 'http://localhost:4173/functions'
  await ready
  await run(services, folder).finally(close)
} catch (error) {
  process.exitCode = 1
  console.error((error as Error).message)
}

async function run(services: Services, folder: string): Promise<void> {
  const { forget, to, send } = values
  if (values.export) return void process.stdout.write(await exportSubscribers(services))
  if (forget !== undefined) {
    const isKnown = await forgetSubscriber(services, forget)
    return console.info(isKnown ? letterMessages.forgotten : letterMessages.unknownAddress)
  }
  const letter = await readLetter()
  if (to !== undefined) return tryLetter(services, letter, to)
  if (send && !values['dry-run']) return sendToAll(services, letter)
  const reader = { email: '', firstName: '', language: 'de', unsubscribeUrl: '#' } as const
  const { html, text } = composeCopy(letter, services.config.from, letter.slug, reader)
  const preview = join(folder, `newsletter-${letter.slug}.html`)
  writeFileAtomic(preview, html)
  console.info(letterMessages.preview(await countReaders(services), Buffer.byteLength(html + text), preview))
}

async function readLetter(): Promise<Letter> {
  const [file] = positionals
  const { text } = values
  if (file === undefined || (text !== 'excerpt' && text !== 'whole')) throw new Error(letterMessages.usage)
  const outcome = await compileContent(defaultFolders, { today: publicationDay(process.env, new Date()) })
  if (!outcome.ok) await reportOutcome(outcome, performance.now())
  const name = `posts/${basename(file, '.md')}.json`
  if (!outcome.ok || !outcome.files.has(name)) throw new Error(letterMessages.notPublished(file))
  const post: Post = JSON.parse(await readFile(join(defaultFolders.out, name), 'utf8'))
  return composeLetter(post, text)
}

/** Sends one copy, after which the same letter may go to all. */
async function tryLetter(services: Services, letter: Letter, to: string): Promise<void> {
  if (!emailPattern.test(to)) throw new Error(letterMessages.unknownAddress)
  const reader = { email: to, firstName: '', language: 'de' } as const
  const sent = await sendCopy(services, letter, `test-${Date.now()}`, reader)
  if (!sent.ok) throw new Error(letterMessages.stopped(sent.reason))
  const sql =
    'insert into letters (slug, tested) values (?1, ?2) on conflict (slug) do update set tested = ?2'
  await query(services.database, sql, letter.slug, letter.hash)
  console.info(letterMessages.tried(to))
}

async function sendToAll(services: Services, letter: Letter): Promise<void> {
  const [row] = await query(services.database, 'select tested from letters where slug = ?', letter.slug)
  if (row?.tested !== letter.hash) throw new Error(letterMessages.notTried)
  const perMinute = Number(values.rate)
  if (!(perMinute > 0)) throw new Error(letterMessages.usage)
  const onProgress = (sent: number) => {
    if (sent % 100 === 0) console.info(letterMessages.progress(sent))
  }
  const report = await sendLetter(services, letter, perMinute, onProgress)
  console.info(letterMessages.report(report))
  if (report.stopped !== undefined) throw new Error(letterMessages.stopped(report.stopped))
  if (report.left > 0) process.exitCode = 1
}
