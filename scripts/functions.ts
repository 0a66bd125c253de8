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
    const url = await runServer(Number(values.port), values.host, (_, response) =>
      response.writeHead(404).end(),
    )
    console.info(`The functions are at ${url}`)
  } else await runCommand(positionals)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function runCommand([name, action = '', first = '', second = '', ...others]: string[]): Promise<void> {
  const isMeant = (signature: string) =>
    `${signature} `.startsWith(action ? `${name} ${action} ` : `${name} `)
  const [signature, act] = Object.entries(commands).find(([it]) => isMeant(it)) ?? []
  const needed =
    signature
      ?.split(' ')
      .slice(2)
      .filter((parameter) => !parameter.startsWith('[')) ?? []
  if (!act || [first, second].filter(Boolean).length < needed.length || others.length > 0) {
    console.error(
      `Expected one of\n  serve [--port 4173] [--host 127.0.0.1]\n  ${Object.keys(commands).join('\n  ')}`,
    )
    process.exitCode = 2
    return
  }
  const services = openServices({ log: console.error })
  const result = await act(services, first, second).finally(() => {
    services.mailer.close()
    services.database.close()
  })
  if (result === undefined) throw new Error(`Nothing was found for ${first || action}.`)
  console.info(typeof result === 'string' ? result : JSON.stringify(result, undefined, 2))
}
