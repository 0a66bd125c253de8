import { emailPattern } from '../../functions/config.ts'
import { DatabaseClosed, explainDatabase } from '../../functions/database.ts'
import { asciiDomain } from '../../functions/field-schema.ts'
import { openServices } from '../../functions/node.ts'
import type { Services } from '../../functions/services.ts'
import { failWith } from '../io/arguments.ts'

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
  if (text === undefined) failWith(`Es fehlt die Adresse.\n\n${usage}`)
  const address = asciiDomain(text.trim().normalize())
  return emailPattern.test(address) ? address : failWith(`„${text}“ ist keine E-Mail-Adresse.`)
}

/** `3 Tage`, `5 Stunden`, `1 Minute`. */
export function formatAge(milliseconds: number): string {
  const units = [
    [86_400_000, 'Tag', 'Tage'],
    [3_600_000, 'Stunde', 'Stunden'],
    [60_000, 'Minute', 'Minuten'],
  ] as const
  for (const [size, one, many] of units) {
    const count = Math.floor(milliseconds / size)
    if (count > 0) return `${count} ${count === 1 ? one : many}`
  }
  return 'unter 1 Minute'
}
