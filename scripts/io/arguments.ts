import { type ParseArgsConfig, parseArgs } from 'node:util'
import { inOwnerLanguage } from './owner-language.ts'

const notUnderstood = { de: 'Unbekannt oder unvollständig', en: 'Unknown or incomplete' }

/** Parses the arguments of a command. `--help` prints its usage; a wrong argument ends it with code 2 and the usage. */
export function readArguments<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.info(usage)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    const { message } = error as Error
    const [, option = message] = /'(.+?)'/.exec(message) ?? []
    return failWith(`${inOwnerLanguage(notUnderstood)}: ${option}\n\n${usage}`)
  }
}

/** Ends the command for bad use. */
export function failWith(message: string): never {
  console.error(message)
  process.exit(2)
}
