import { spawn } from 'node:child_process'

/** Starts the dev server in a copy of the project, on a free port; rejects with its output if it ends before. */
export async function startDevServer(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  // A test runner sets these for itself.
  const { VITEST: _, NODE_ENV: __, MODE: ___, ...env } = process.env
  const args = ['node_modules/vite/bin/vite.js', '--port', '0', '--host', '127.0.0.1']
  const server = spawn(process.execPath, args, { cwd: folder, env: { ...env, NO_COLOR: '1' } })
  const ended = new Promise<void>((resolve) => server.on('close', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0]
      if (address) resolve(address)
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.on('exit', () => reject(new Error(output)))
  })
  return {
    url,
    async stop() {
      server.kill()
      await ended
    },
  }
}
