import type { RequestListener } from 'node:http'
import { parseArgs } from 'node:util'
import { openServices } from '../functions/node.ts'
import { commands } from './server/commands.ts'
import { runServer } from './server/run-server.ts'

/*
 * What runs on a server: the functions, and the commands of their owner. The build bundles it with what it needs of the
 * project into `.hosting/functions.mjs`.
 */

const notFound: RequestListener = (_, response) => response.writeHead(404).end()

const serve = async (port: string, host: string) =>
  console.info(`The functions are at ${await runServer(Number(port), host, notFound)}`)

async function runCommand([name, action, ...args]: string[]): Promise<void> {
  const [signature = '', act] =
    Object.entries(commands).find(([it]) => it.startsWith(action ? `${name} ${action}` : `${name} `)) ?? []
  const parameters = signature.split(' ').slice(2)
  const needed = parameters.filter((parameter) => !parameter.startsWith('['))
  if (!act || args.length < needed.length || args.length > parameters.length) {
    const all = ['serve [--port 4173] [--host 127.0.0.1]', ...Object.keys(commands)]
    console.error(`Expected one of\n  ${all.join('\n  ')}`)
    process.exitCode = 2
    return
  }
  const services = openServices({ log: console.error })
  const [first = '', second = ''] = args
  const result = await act(services, first, second).finally(() => {
    services.mailer.close()
    services.database.close()
  })
  if (result === undefined) throw new Error(`Nothing was found for ${args.join(' ') || action}.`)
  console.info(typeof result === 'string' ? result : JSON.stringify(result, undefined, 2))
}

try {
  const options = {
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: '127.0.0.1' },
  } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  await (positionals[0] === 'serve' ? serve(values.port, values.host) : runCommand(positionals))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
