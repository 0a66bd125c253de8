import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Checked, checkPosts } from './content/check-posts.ts'
import { isError } from './content/diagnostics.ts'
import { defaultFolders, type SourceFolders } from './content/folders.ts'
import { commandMessages } from './content/messages.ts'
import { formatChecked, formatGithub, formatJson } from './content/report.ts'

/**
 * `npm run check -- [--format text|github|json] [--posts DIR] [--public DIR] [FILE …]`: checks the posts without
 * building, and reports on all of them or on some files. Ends with 1 for errors, with 2 for bad use.
 */
const formats = { text: formatChecked, github: formatGithub, json: formatJson }
type Request = { folders: SourceFolders; format: keyof typeof formats; files: string[] }

const request = readRequest()
if (typeof request === 'string') {
  refuse(request)
} else {
  const checked = await checkPosts(request.folders)
  const selected = select(checked, request.files)
  if (typeof selected === 'string') {
    refuse(selected)
  } else {
    const report = await formats[request.format](selected)
    if (report !== '') console.info(report)
    if (selected.diagnostics.some(isError)) process.exitCode = 1
  }
}

function refuse(message: string): void {
  console.error(message)
  process.exitCode = 2
}

function readRequest(): Request | string {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'text' },
        posts: { type: 'string', default: defaultFolders.posts },
        public: { type: 'string', default: defaultFolders.public },
      },
    })
    const { format, ...folders } = values
    if (Object.hasOwn(formats, format)) {
      return { folders, format: format as Request['format'], files: positionals }
    }
    return commandMessages.format(Object.keys(formats), format)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The diagnostics of some files; all where none is named. */
function select({ files, diagnostics }: Checked, named: readonly string[]): Checked | string {
  if (named.length === 0) return { files, diagnostics }
  const wanted = new Set(named.map((file) => resolve(file)))
  const isWanted = (file: string) => wanted.has(resolve(file))
  const unknown = named.find((name) => !files.some((file) => resolve(file) === resolve(name)))
  if (unknown !== undefined) return commandMessages.noSuchPost(unknown)
  return { files: files.filter(isWanted), diagnostics: diagnostics.filter(({ file }) => isWanted(file)) }
}
