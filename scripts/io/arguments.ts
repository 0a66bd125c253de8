import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * Parses the arguments of a command. `--help` prints its usage; an unknown argument ends it with code 2 and the usage.
 *
 * @param wrong the text before an unknown argument, in the language of the command
 */
export function readArguments<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
  wrong = 'Not understood',
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
    return failWith(`${wrong}: ${option}\n\n${usage}`)
  }
}

/** Ends the command for bad use. */
export function failWith(message: string): never {
  console.error(message)
  process.exit(2)
}
