import { type ParseArgsConfig, parseArgs } from 'node:util'

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
    const reason = (error as Error).message
    const [, option = reason] = /'(.+?)'/.exec(reason) ?? []
    return failWith(`Unknown or incomplete: ${option}\n\n${usage}`)
  }
}

/** Ends the command for bad use. */
export function failWith(text: string): never {
  console.error(text)
  process.exit(2)
}
