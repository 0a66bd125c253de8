import { spawn } from 'node:child_process'

/** Runs a server with node; returns the address that it prints, or rejects with its output if it ends before. */
export async function startServer(args: readonly string[], env: Record<string, string> = {}, cwd = '.') {
  // A test runner sets these for itself.
  const { VITEST: _, NODE_ENV: __, MODE: ___, ...inherited } = process.env
  const options = ['--port', '0', '--host', '127.0.0.1']
  const server = spawn(process.execPath, [...args, ...options], { cwd, env: { ...inherited, ...env } })
  const ended = new Promise<void>((resolve) => server.on('close', () => resolve()))
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0]
      if (address) resolve(address)
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.on('exit', () => reject(new Error(output)))
  })
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    server.kill(signal)
    return ended
  }
  return { url, output: () => output, stop }
}

/** Starts the dev server in a copy of the project. */
export const startDevServer = (folder: string) =>
  startServer(['node_modules/vite/bin/vite.js'], { NO_COLOR: '1' }, folder)
