import { emailPattern } from '../../functions/config.ts'
import { DatabaseClosed, explainDatabase } from '../../functions/database.ts'
import { asciiDomain } from '../../functions/field-schema.ts'
import { openServices } from '../../functions/node.ts'
import type { Services } from '../../functions/services.ts'
import { failWith } from '../io/arguments.ts'
import { message } from '../io/messages.ts'
import { ownerLanguage } from '../io/owner-language.ts'

/**
 * Runs a command of the owner with the services of the server, without their log, so that programs can read the output.
 * An error is one line and exit code 1.
 */
export async function runOwnerCommand(
  run: (services: Services, folder: string) => Promise<void>,
): Promise<void> {
  try {
    const { services, folder, ready, close } = openServices({ log: () => {} })
    let closing: Promise<void> | undefined
    const end = () => {
      closing ??= close()
      return closing
    }
    // What is under way ends first; a second Ctrl+C does not wait.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
    await ready()
      .then(() => run(services, folder))
      .finally(end)
  } catch (error) {
    process.exitCode = 1
    console.error(error instanceof DatabaseClosed ? explainDatabase(error) : (error as Error).message)
  }
}

/** Prints the same for people and, with `--json`, for programs. */
export function print(isJson: boolean, text: string, value: unknown): void {
  console.info(isJson ? JSON.stringify(value, undefined, 2) : text)
}

/** An address of the command line, which may have umlauts in its domain; ends the command if it is none. */
export function readAddress(text: string | undefined, usage: string): string {
  if (text === undefined) failWith(`${message('command.noAddress')}\n\n${usage}`)
  const address = asciiDomain(text.trim().normalize())
  return emailPattern.test(address) ? address : failWith(message('command.wrongAddress', { text }))
}

/** `vor 3 Tagen`, `vor 5 Stunden`, `in dieser Minute`. */
export function formatAge(milliseconds: number): string {
  const format = new Intl.RelativeTimeFormat(ownerLanguage, { numeric: 'auto' })
  const minutes = Math.floor(milliseconds / 60_000)
  if (minutes < 60) return format.format(-minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? format.format(-hours, 'hour') : format.format(-Math.floor(hours / 24), 'day')
}
