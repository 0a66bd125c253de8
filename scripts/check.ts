import { resolve } from 'node:path'
import { checkPosts } from './content/check-posts.ts'
import { isError } from './content/diagnostics.ts'
import { defaultFolders } from './content/folders.ts'
import { checkUsage, commandMessages } from './content/messages.ts'
import { formatChecked, formatGithub } from './content/report.ts'
import { failWith, readArguments } from './io/arguments.ts'

const formats = new Map(Object.entries({ text: formatChecked, github: formatGithub }))

const { values, positionals: names } = readArguments(
  checkUsage,
  {
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'text' },
      posts: { type: 'string', default: defaultFolders.posts },
      public: { type: 'string', default: defaultFolders.public },
    },
  },
  commandMessages.unknown,
)
const { format, ...folders } = values
const formatReport = formats.get(format) ?? failWith(commandMessages.format([...formats.keys()], format))

const { files, diagnostics } = await checkPosts(folders, { newest: names })
const unknown = names.find((name) => !files.some((file) => resolve(file) === resolve(name)))
if (unknown !== undefined) failWith(commandMessages.noSuchPost(unknown))

const wanted = new Set((names.length > 0 ? names : files).map((name) => resolve(name)))
const selected = {
  files: files.filter((file) => wanted.has(resolve(file))),
  diagnostics: diagnostics.filter(({ file }) => wanted.has(resolve(file))),
}
const report = await formatReport(selected)
if (report !== '') console.info(report)
if (selected.diagnostics.some(isError)) process.exitCode = 1
