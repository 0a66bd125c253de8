import { openAlerts } from './alerts/send-alerts.ts'
import { currentNotices, findTroubles, type Trouble } from './alerts/troubles.ts'
import { DatabaseClosed, explainDatabase, query } from './database.ts'
import { hashOf } from './limits.ts'
import { withTimeout } from './mail/mail.ts'
import { countOutbox, type OutboxCounts } from './outbox/manage.ts'
import { processOutbox } from './outbox/outbox.ts'
import { forgetOldData } from './retention.ts'
import type { Services } from './services.ts'

/** How old the result of a check may be. Milliseconds. */
const maxAgeMs = 60_000

/** The result of the last check, with what requests met. */
export type Check = { at: number; troubles: Trouble[]; outbox?: OutboxCounts }

/** What is done between requests. */
export type Worker = ReturnType<typeof openWorker>

/** Sends what is due, checks all parts, reports troubles and deletes what is over. */
export function openWorker(services: Services) {
  const { log, now } = services
  const alert = openAlerts(services)
  let last: Check | undefined
  const runs = new Set<Promise<void>>()
  let checking: Promise<void> | undefined
  let isStarted = false

  const send = async () => {
    if (!isStarted) await applyNewSettings(services)
    isStarted = true
    await processOutbox(services)
  }

  const check = async () => {
    await forgetOldData(services).catch(() => {})
    // What can be sent now is no trouble.
    await withTimeout(services.healthWaitMs / 2, Promise.all(runs))
    const troubles = await findTroubles(services)
    const outbox = await countOutbox(services).catch(() => undefined)
    last = { at: now(), troubles, ...(outbox && { outbox }) }
    await alert([...troubles, ...currentNotices(services)])
  }

  /** Does what is to be done now. Returns the promise of a check, if one is under way. Never throws. */
  const work = (): Promise<void> | undefined => {
    if (services.stopping.aborted) return undefined
    const run = send()
      .catch((error: Error) => {
        if (!(error instanceof DatabaseClosed)) log(`The outbox: ${explainDatabase(error)}`)
      })
      .finally(() => runs.delete(run))
    runs.add(run)
    if (last === undefined || Math.abs(now() - last.at) >= maxAgeMs) {
      checking ??= check().finally(() => {
        checking = undefined
      })
    }
    return checking
  }

  return {
    work,
    /** The last check; `undefined` if the first one takes longer than a request may wait. */
    async currentCheck(): Promise<Check | undefined> {
      await withTimeout(services.healthWaitMs, work() ?? Promise.resolve())
      return last && { ...last, troubles: [...last.troubles, ...currentNotices(services)] }
    },
    /** When all that is under way has ended. */
    rest: async (): Promise<void> => {
      await Promise.all([...runs, checking])
    },
  }
}

/** After a change of addresses or mail server, what waits or was refused because of them is tried at once. */
async function applyNewSettings(services: Services): Promise<void> {
  const { config, database, now } = services
  const key = 'key' in config.mail ? config.mail.key : ''
  const settings = hashOf(services, 'settings', config.from, config.to, config.mail.kind, key)
  const [known] = await query(database, `select value from notes where name = 'settings'`)
  if (known?.value === settings) return
  const write = `insert into notes (name, value) values ('settings', ?1)
    on conflict (name) do update set value = ?1`
  await query(database, write, settings)
  if (known === undefined) return
  const retry = `update outbox set state = 'waiting', next = ?, tries = 0 where kind <> 'confirmation' and content <> ''
    and (state = 'waiting' or (state = 'refused' and reason in ('recipient', 'no such address', 'sender')))`
  await query(database, retry, now())
}
