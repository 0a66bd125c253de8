import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkPosts } from './content/check-posts.ts'
import { isError } from './content/diagnostics.ts'
import { defaultFolders } from './content/folders.ts'
import { commandMessages } from './content/messages.ts'
import { formatChecked, formatGithub, formatJson } from './content/report.ts'

/**
 * `npm run check -- [--format text|github|json] [--posts DIR] [--public DIR] [FILE …]`: checks the posts without
 * building, and reports on all of them or on some files. Ends with 1 for errors, with 2 for bad use.
 */
const formats = { text: formatChecked, github: formatGithub, json: formatJson }

const { values, positionals: names } = readArguments()
const { format, 'no-spelling': noSpelling, ...folders } = values
if (!isFormat(format)) fail(commandMessages.format(Object.keys(formats), format))

const { files, diagnostics } = await checkPosts(folders, { newest: names, spelling: !noSpelling })
const unknown = names.find((name) => !files.some((file) => resolve(file) === resolve(name)))
if (unknown !== undefined) fail(commandMessages.noSuchPost(unknown))

const wanted = new Set((names.length > 0 ? names : files).map((name) => resolve(name)))
const selected = {
  files: files.filter((file) => wanted.has(resolve(file))),
  diagnostics: diagnostics.filter(({ file }) => wanted.has(resolve(file))),
}
const report = await formats[format](selected)
if (report !== '') console.info(report)
if (selected.diagnostics.some(isError)) process.exitCode = 1

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'text' },
        'no-spelling': { type: 'boolean', default: false },
        posts: { type: 'string', default: defaultFolders.posts },
        public: { type: 'string', default: defaultFolders.public },
      },
    })
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

function isFormat(name: string): name is keyof typeof formats {
  return Object.hasOwn(formats, name)
}

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}
