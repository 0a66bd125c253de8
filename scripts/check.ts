import { resolve } from 'node:path'
import { checkPosts } from './content/check-posts.ts'
import { isError } from './content/diagnostics.ts'
import { defaultFolders } from './content/folders.ts'
import { formatChecked } from './content/report.ts'
import { failWith, readArguments } from './io/arguments.ts'
import { message } from './io/messages.ts'
import { readFacts } from './io/read-facts.ts'
import { findHiddenPrices } from './site/check-facts.ts'
import { checkTypes } from './site/check-types.ts'

const { values: folders, positionals: names } = readArguments(message('check.usage'), {
  allowPositionals: true,
  options: {
    posts: { type: 'string', default: defaultFolders.posts },
    public: { type: 'string', default: defaultFolders.public },
  },
})

// Of posts that are named, nothing else is wanted.
const types = names.length > 0 ? [] : checkTypes()
const { files, diagnostics } = await checkPosts(folders, { store: { newest: names } })
const unknown = names.find((name) => !files.some((file) => resolve(file) === resolve(name)))
if (unknown !== undefined) failWith(message('check.unknown', { name: unknown }))

const wanted = new Set((names.length > 0 ? names : files).map((name) => resolve(name)))
const selected = {
  files: files.filter((file) => wanted.has(resolve(file))),
  diagnostics: [
    ...diagnostics.filter(({ file }) => wanted.has(resolve(file))),
    ...(await types),
    ...(names.length > 0 ? [] : findHiddenPrices(readFacts())),
  ],
}
console.info(formatChecked(selected, names.length > 0 ? 'posts' : 'all'))
if (selected.diagnostics.some(isError)) process.exitCode = 1
