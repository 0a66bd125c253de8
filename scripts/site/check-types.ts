import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createMessage, type Diagnostic } from '../content/diagnostics.ts'
import { cacheFolder, openCache } from '../io/cache.ts'
import { message } from '../io/messages.ts'
import { packageFolder } from '../io/package-folder.ts'
import { sourceKey } from '../io/source-hash.ts'
import { describeSyntax, type Finding, findPlainFacts, findSyntaxFaults } from './syntax-faults.ts'

const sources = [
  ...['package-lock.json', 'tsconfig.json', 'tsconfig.build.json', 'src', 'functions'],
  ...['scripts/site/settings.ts'],
]

type TypeFault = Finding & { file: string; text: string }

/**
 * Each type error in the code of the site and of the functions. What was right is not checked again until it changes.
 */
export async function checkTypes(run = runCompiler, cache = openCache(cacheFolder('types'))) {
  const key = sourceKey(sources)
  if (cache.has(key)) return []
  const found = await run(['-p', 'tsconfig.build.json'])
  if (found.length === 0) cache.write(key, new Uint8Array())
  return found.map(({ file, line, column, code, text }) => {
    const start = { line, column }
    const isError = !isCopy(file) || !unused.includes(code)
    return createMessage(file, { start, end: start }, inWords(file, text), `TS${code}`, isError)
  })
}

/** Of constants and imports that nothing uses: a sentence may be changed without deleting code. Tests refuse them. */
const unused = [6133, 6192, 6196, 6198]

const isCopy = (file: string) => file.startsWith('src/content/')

/** What is wrong with the signs of the code: what somebody mistypes who changes copy. Types are not looked at. */
export async function checkSyntax(files: readonly string[]): Promise<Diagnostic[]> {
  if (files.length === 0) return []
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--noCheck',
    '--noResolve',
    '--target',
    'es2023',
    '--jsx',
    'preserve',
  ]
  const found = await runCompiler([...options, ...files])
  return files.flatMap((file) => {
    const findings = found.filter((finding) => resolve(finding.file) === resolve(file))
    if (findings.length === 0 && !isCopy(file)) return []
    const source = readFileSync(file, 'utf8')
    const faults = [...findSyntaxFaults(source, findings), ...(isCopy(file) ? findPlainFacts(source) : [])]
    return describeSyntax(file, source, faults, "'")
  })
}

/** What is wrong in copy; what else there is in the words of the compiler. */
function inWords(file: string, text: string): string {
  if (!isCopy(file)) return text
  for (const [pattern, describe] of slips) {
    const found = pattern.exec(text)
    if (found) return describe(found[1] ?? found[2] ?? '', text)
  }
  return message('facts.other', { reason: text.split('\n')[0] })
}

const slips: [pattern: RegExp, describe: (found: string, text: string) => string][] = [
  [
    /(?:known properties, \w+|Cannot find name|(?:Type|Argument of type)(?= '".* type '")) '"?(.+?)"?'/,
    (name, text) => {
      const [, guess] = /Did you mean(?: to write)? '"?(.+?)"?'/.exec(text) ?? []
      return message(guess ? 'facts.unknownGuess' : 'facts.unknown', { name, guess })
    },
  ],
  [
    /Property '(.+?)' is missing|missing the following properties.*?: (.+)/,
    (names) => message('facts.missing', { names }),
  ],
  [/^'(.+?)' is declared but/, (name) => message('facts.unused', { name })],
  [/^All imports in/, () => message('facts.unusedLine')],
  [/^An object literal cannot have multiple properties/, () => message('facts.twice')],
  [
    /^Type '.+' is not assignable to type '(string|number|boolean)'/,
    (type) => message('facts.type', { what: message(`type.${type as 'string' | 'number' | 'boolean'}`) }),
  ],
]

async function runCompiler(args: readonly string[]): Promise<TypeFault[]> {
  const compiler = join(packageFolder('typescript'), 'bin/tsc')
  const run = promisify(execFile)(process.execPath, [compiler, '--pretty', 'false', ...args])
  const { stdout, stderr } = await run.catch((error: Awaited<typeof run>) => error)
  const found = [...stdout.matchAll(/^(\S.*)\((\d+),(\d+)\): error TS(\d+): (.*(?:\n .*)*)/gm)]
  if (found.length === 0 && stdout + stderr) throw new Error(stdout + stderr)
  return found.map(([, file = '', line, column, code, text = '']) => ({
    ...{ file, line: Number(line), column: Number(column), code: Number(code), text },
  }))
}
