import { parseArgs } from 'node:util'
import { openServices } from '../functions/node.ts'
import { commands } from './server/commands.ts'
import { runServer } from './server/run-server.ts'

/*
 * What runs on a server: the functions, and the commands of their owner. The build bundles it with what it needs of the
 * project into `.hosting/functions.mjs`.
 */
try {
  const port = { type: 'string', default: '4173' } as const
  const host = { type: 'string', default: '127.0.0.1' } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { port, host } })
  if (positionals[0] === 'serve') {
    console.info(`The functions are at ${await runServer(Number(values.port), values.host)}`)
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
    const all = ['serve [--port 4173] [--host 127.0.0.1]', ...Object.keys(commands)]
    console.error(`Expected one of\n  ${all.join('\n  ')}`)
    process.exitCode = 2
    return
  }
  const services = openServices({ log: console.error, mustExist: true })
  const result = await act(services, first, second).finally(() => {
    services.mailer.close()
    services.database.close()
  })
  if (result === undefined) throw new Error(first ? `Nothing was found for ${first}.` : 'Nothing was found.')
  console.info(typeof result === 'string' ? result : JSON.stringify(result, undefined, 2))
}
