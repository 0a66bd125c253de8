import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { createMessage, type Diagnostic } from '../content/diagnostics.ts'
import { cacheFolder, openCache } from '../io/cache.ts'
import { sourceKey } from '../io/source-hash.ts'

const sources = [
  ...['package-lock.json', 'tsconfig.json', 'tsconfig.build.json', 'src', 'functions'],
  ...['scripts/site/settings.ts'],
]

/** Each type error in the code of the site and of the functions. What was right is not checked again until it changes. */
export async function checkTypes(): Promise<Diagnostic[]> {
  const cache = openCache(cacheFolder('types'))
  const key = sourceKey(sources)
  if (cache.has(key)) return []
  const compiler = createRequire(import.meta.url).resolve('typescript/package.json')
  const args = [join(dirname(compiler), 'bin/tsc'), '--pretty', 'false', '-p', 'tsconfig.build.json']
  try {
    await promisify(execFile)(process.execPath, args)
    cache.write(key, new Uint8Array())
    return []
  } catch (error) {
    const found = readErrors((error as { stdout: string }).stdout)
    // The compiler itself has failed.
    if (found.length === 0) throw error
    return found
  }
}

function readErrors(stdout: string): Diagnostic[] {
  const found = stdout.matchAll(/^(\S.*)\((\d+),(\d+)\): error (TS\d+): (.*(?:\n .*)*)/gm)
  return [...found].map(([, file = '', line, column, code = '', text = '']) => {
    const start = { line: Number(line), column: Number(column) }
    return createMessage(file, { start, end: start }, text, code)
  })
}
