import { basename, join, resolve, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { type Checked, checkPosts, keptChecks } from './content/check-posts.ts'
import type { PostSource } from './content/compile-post.ts'
import { readSources } from './content/files.ts'
import { defaultFolders, type SourceFolders } from './content/folders.ts'
import { formatGithub } from './content/format-github.ts'
import { formatText } from './content/format-text.ts'

/**
 * `npm run check -- [--format text|github|json] [--posts DIR] [--public DIR] [FILE …]`: checks the posts without
 * building; of all findings it tells those of the files, if some are named. `--unsaved FILE` checks one as it
 * comes by the standard input, for editors. Ends with 1 for errors, with 2 for bad use.
 */
const formats = ['text', 'github', 'json'] as const
type Request = {
  folders: SourceFolders
  format: (typeof formats)[number]
  files: string[]
  unsaved: PostSource[]
}

const request = await readRequest()
if (typeof request === 'string') {
  refuse(request)
} else {
  const { folders, files, unsaved } = request
  const checked = select(await checkPosts(folders, { unsaved, kept: await keptChecks() }), files)
  if (typeof checked === 'string') refuse(checked)
  else await tell(checked, request.format)
}

async function tell(checked: Checked, format: Request['format']): Promise<void> {
  const { findings } = checked
  const report =
    format === 'json'
      ? JSON.stringify(findings)
      : format === 'github'
        ? formatGithub(checked)
        : formatText(checked, await readSources(findings))
  if (report !== '') console.info(report)
  if (findings.some(({ severity }) => severity === 'error')) process.exitCode = 1
}

function refuse(message: string): void {
  console.error(message)
  process.exitCode = 2
}

async function readRequest(): Promise<Request | string> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'text' },
        posts: { type: 'string', default: defaultFolders.posts },
        public: { type: 'string', default: defaultFolders.public },
        unsaved: { type: 'string' },
      },
    })
    const { unsaved, ...folders } = values
    const format = formats.find((name) => name === values.format)
    if (format === undefined) return `--format: expected ${formats.join(', ')}, found "${values.format}"`
    if (unsaved === undefined) return { folders, format, files: positionals, unsaved: [] }
    // As the post is named in messages.
    const file = join(folders.posts, basename(unsaved)).split(sep).join('/')
    return { folders, format, files: [file], unsaved: [{ file, bytes: await buffer(process.stdin) }] }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The findings of some files; all where none is named. */
function select({ files, findings }: Checked, named: readonly string[]): Checked | string {
  if (named.length === 0) return { files, findings }
  const wanted = new Set(named.map((file) => resolve(file)))
  const isWanted = (file: string) => wanted.has(resolve(file))
  const unknown = named.find((name) => !files.some((file) => resolve(file) === resolve(name)))
  if (unknown !== undefined) return `${unknown}: expected a post, found none of that name`
  return { files: files.filter(isWanted), findings: findings.filter(({ file }) => isWanted(file)) }
}
