import { firstSlug } from '../../src/blog/post.ts'
import { notice } from '../alerts/troubles.ts'
import { query } from '../database.ts'
import type { Services } from '../services.ts'
import type { Letter } from './compose-letter.ts'
import { LetterLocked } from './deliveries.ts'
import { type LetterReport, sendLetter } from './send-letter.ts'

const minute = 60_000

/** Before the next run of a letter that is not through: a quarter of an hour, then twice as long each time. */
const pauseAfter = (runs: number) => 15 * minute * 2 ** runs

/** After so many runs, two days in all, the rest is left to the owner. */
const maxRuns = 8

/** The server counts as running for so long after its last sign. Milliseconds. */
const signMs = 3 * minute

/** Stores a letter, which the timer of the server sends when it is time. */
export async function scheduleLetter(
  { database }: Services,
  letter: Letter,
  sendAt: number,
  perMinute: number,
): Promise<void> {
  const { slug, aliases, title, excerpt } = letter
  const content = JSON.stringify({ slug, aliases, title, excerpt })
  const sql = `insert into letters (slug, content, rate, send_at) values (?1, ?2, ?3, ?4) on conflict (slug) do update
    set content = ?2, rate = ?3, send_at = ?4, runs = 0, stopped = null`
  await query(database, sql, firstSlug(letter), content, perMinute, sendAt)
}

/** Ends a run after the copies that are under way, and forgets the time of a letter. `false`: nothing was to be stopped. */
export async function stopLetter({ database, now }: Services, key: string): Promise<boolean> {
  const sql = `update letters set stopped = ?2, send_at = null
    where slug = ?1 and (locked_until > ?2 or send_at is not null) returning 1`
  return (await query(database, sql, key, now())).length > 0
}

/** Sends the letters whose time has come, one after the other. */
export async function sendDueLetters(services: Services): Promise<void> {
  const { database, now, log } = services
  const due = `select slug, content, rate, runs from letters
    where send_at <= ?1 and stopped is null and locked_until <= ?1 order by send_at`
  for (const { slug, content, rate, runs } of await query(database, due, now())) {
    try {
      const report = await sendLetter(services, JSON.parse(String(content)), Number(rate))
      log(
        `Letter ${slug}: ${report.sent} sent, ${report.bounced} bounced, ${report.uncertain} uncertain, ${report.left} left.`,
      )
      await planNextRun(services, String(slug), Number(runs) + 1, report)
    } catch (error) {
      // Another process sends it.
      if (!(error instanceof LetterLocked)) throw error
    }
  }
}

/** A letter that is not through is tried again, and the owner learns of it. */
async function planNextRun(services: Services, slug: string, runs: number, report: LetterReport) {
  const { database, now } = services
  const { left, stopped } = report
  // It was stopped by hand, or goes on after the start.
  if (stopped === 'owner' || stopped === 'process') return
  const isOver = left === 0 || runs >= maxRuns
  const next = isOver ? null : now() + pauseAfter(runs - 1)
  // Unless the owner has set another time meanwhile.
  const sql = 'update letters set send_at = ?2, runs = ?3 where slug = ?1 and send_at <= ?4'
  await query(database, sql, slug, next, runs, now())
  if (left === 0) return
  const end = isOver ? 'It is not tried again.' : 'It is tried again.'
  const why = stopped ? ` ${stopped.reason}` : ''
  notice(services, 'letters', `The letter ${slug} did not reach ${left} readers.${why} ${end}`, true)
}

/** Leaves a sign that letters are sent at their time. */
export async function showTimer({ database, now }: Services): Promise<void> {
  const sql = `insert into notes (name, value) values ('timer', ?1) on conflict (name) do update set value = ?1`
  await query(database, sql, String(now()))
}

/** Whether a server is running that sends letters at their time. */
export async function isTimerRunning({ database, now }: Services): Promise<boolean> {
  const [row] = await query(database, `select value from notes where name = 'timer'`)
  return row !== undefined && Math.abs(now() - Number(row.value)) < signMs
}
