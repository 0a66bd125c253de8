import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { emailPattern } from '../functions/config.ts'
import { query } from '../functions/database.ts'
import { composeCopy, type Letter } from '../functions/letters/compose-letter.ts'
import { countReaders, LetterLocked, sendCopy, sendLetter } from '../functions/letters/send-letter.ts'
import { exportSubscribers, forgetSubscriber } from '../functions/letters/subscribers.ts'
import { openServices } from '../functions/node.ts'
import type { Services } from '../functions/services.ts'
import { firstSlug, type Post } from '../src/blog/post.ts'
import { defaultLanguage } from '../src/i18n/languages.ts'
import { compileContent } from './content/compile.ts'
import { defaultFolders } from './content/folders.ts'
import { publicationDay } from './content/publication.ts'
import { reportOutcome } from './content/report.ts'
import { failWith, readArguments } from './io/arguments.ts'
import { writeFileAtomic } from './io/atomic-write.ts'

const usage = `npm run newsletter -- posts/x.md [--to ADRESSE | --send [--rate N]]
npm run newsletter -- --export | --forget ADRESSE

Sendet den Auszug eines Beitrags als Brief; ohne --to und --send schreibt es nur eine Vorschau.

--to ADRESSE      zur Probe an eine Adresse
--send            an alle, höchstens --rate N je Minute (60)
--export          alle Empfänger als Tabelle
--forget ADRESSE  eine Adresse und alles zu ihr löschen`

const { values, positionals } = readArguments('de', usage, {
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    send: { type: 'boolean', default: false },
    rate: { type: 'string', default: '60' },
    export: { type: 'boolean', default: false },
    forget: { type: 'string' },
  },
})
if (values.to !== undefined && !emailPattern.test(values.to)) failWith(`--to: ${values.to} ist keine Adresse`)
if (!/^[1-9]\d{0,5}$/.test(values.rate))
  failWith(`--rate: ganze Zahl ab 1 erwartet, „${values.rate}“ gefunden`)

try {
  const { services, folder, ready, close } = openServices()
  // Where `npm start` has the functions.
  services.config.functionsUrl ??= 'http://localhost:4173/functions'
  await ready
  await run(services, folder).finally(close)
} catch (error) {
  process.exitCode = 1
  console.error(error instanceof LetterLocked ? lockedMessage(error) : (error as Error).message)
}

async function run(services: Services, folder: string): Promise<void> {
  const { forget, to, send } = values
  if (values.export) return void process.stdout.write(await exportSubscribers(services))
  if (forget !== undefined) {
    const isKnown = await forgetSubscriber(services, forget)
    return console.info(
      isKnown ? 'Die Adresse und alles zu ihr ist gelöscht.' : 'Diese Adresse ist nicht gespeichert.',
    )
  }
  const letter = await readLetter()
  if (to !== undefined) return tryLetter(services, letter, to)
  if (send) return sendToAll(services, letter)
  const reader = { email: '', firstName: '', language: defaultLanguage, unsubscribeUrl: '#' } as const
  const preview = join(folder, `newsletter-${letter.slug}.html`)
  writeFileAtomic(preview, composeCopy(letter, services.config.from, letter.slug, reader).html)
  console.info(`Nichts gesendet. Der Brief ginge an ${await countReaders(services)} Empfänger.
Vorschau: ${preview}
Als Nächstes: --to ADRESSE sendet ihn zur Probe, danach --send an alle.`)
}

async function readLetter(): Promise<Letter> {
  const [file] = positionals
  if (file === undefined) failWith(usage)
  const outcome = await compileContent(defaultFolders, { today: publicationDay(process.env, new Date()) })
  if (!outcome.ok) reportOutcome(outcome)
  const name = `posts/${basename(file, '.md')}.json`
  if (!outcome.ok || !outcome.files.has(name)) throw new Error(`${file}: kein veröffentlichter Beitrag`)
  const post: Post = JSON.parse(await readFile(join(defaultFolders.out, name), 'utf8'))
  return post
}

/** Sends one copy, after which the same letter may go to all. */
async function tryLetter(services: Services, letter: Letter, to: string): Promise<void> {
  const reader = { email: to, firstName: '', language: defaultLanguage } as const
  const sent = await sendCopy(services, letter, `test-${Date.now()}`, reader)
  if (!sent.ok) throw new Error(stoppedMessage(sent.reason))
  const sql =
    'insert into letters (slug, tested) values (?1, ?2) on conflict (slug) do update set tested = ?2'
  await query(services.database, sql, firstSlug(letter), hashOfLetter(letter))
  console.info(`Zur Probe an ${to} gesendet. Ist alles richtig, geht er mit --send an alle.`)
}

async function sendToAll(services: Services, letter: Letter): Promise<void> {
  const [row] = await query(services.database, 'select tested from letters where slug = ?', firstSlug(letter))
  if (row?.tested !== hashOfLetter(letter)) {
    throw new Error('So wurde dieser Brief noch nicht zur Probe gesendet; zuerst: --to ADRESSE')
  }
  const onProgress = (sent: number) => {
    if (sent % 100 === 0) console.info(`${sent} gesendet`)
  }
  const report = await sendLetter(services, letter, Number(values.rate), onProgress)
  const { sent, bounced, uncertain, left, stopped } = report
  const others = [
    bounced > 0 && `Adressen, die es nicht mehr gibt: ${bounced}`,
    uncertain > 0 && `nach einem Abbruch wiederholt: ${uncertain}`,
    left > 0 && `noch offen: ${left}, noch einmal mit --send`,
  ]
  console.info([`${sent} gesendet`, ...others].filter(Boolean).join('\n'))
  if (stopped !== undefined) throw new Error(stoppedMessage(stopped))
  if (left > 0) process.exitCode = 1
}

function hashOfLetter({ title, excerpt }: Letter): string {
  return hash('sha256', `${title}\0${excerpt}`)
}

function stoppedMessage(reason: string): string {
  return `Angehalten, weil der Mailserver ablehnt: ${reason}`
}

function lockedMessage({ seconds }: LetterLocked): string {
  return `Dieser Brief wird gerade gesendet, oder der letzte Versand ist abgebrochen; in ${seconds} Sekunden noch einmal versuchen`
}
