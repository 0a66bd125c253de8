import { openServices } from '../functions/node.ts'
import { failWith, readArguments } from './io/arguments.ts'
import { commands } from './server/commands.ts'
import { runServer } from './server/run-server.ts'

/*
 * What runs on a server: the functions, and the commands of their owner. The build bundles it with what it needs of the
 * project into `.hosting/functions.mjs`.
 */

const usage = `serve [--port 4173] [--host 127.0.0.1]
${Object.keys(commands).join('\n')}

A command without its action is the first one of that name. See docs/functions.md.`

const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: '127.0.0.1' },
  },
})

try {
  if (positionals[0] === 'serve') {
    console.info(`The functions are at ${await runServer(values.port, values.host)}`)
  } else await runCommand(positionals)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function runCommand([name, action = '', first = '', second = '', ...others]: string[]): Promise<void> {
  const start = action ? `${name} ${action} ` : `${name} `
  const [signature = '', act] = Object.entries(commands).find(([it]) => `${it} `.startsWith(start)) ?? []
  const needed = signature.match(/ [A-Z|]+/g)?.length ?? 0
  if (!act || [first, second].filter(Boolean).length < needed || others.length > 0) {
    failWith(`Unknown or incomplete: ${positionals.join(' ') || 'no command'}\n\n${usage}`)
  }
  const services = openServices({ log: console.error, mustExist: true })
  const result = await act(services, first, second).finally(() => {
    services.mailer.close()
    services.database.close()
  })
  if (result === undefined) throw new Error(first ? `Nothing was found for ${first}.` : 'Nothing was found.')
  console.info(typeof result === 'string' ? result : JSON.stringify(result, undefined, 2))
}
