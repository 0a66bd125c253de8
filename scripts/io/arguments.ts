import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * The arguments of a command. `--help` prints how it is called; what it does not know ends it with 2 and the same text,
 * never with a stack.
 *
 * @param wrong what is said before the name of an option that is not known, in the language of the command
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
