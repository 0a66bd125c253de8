import { resolve } from 'node:path'
import { checkPosts } from './content/check-posts.ts'
import { isError } from './content/diagnostics.ts'
import { defaultFolders } from './content/folders.ts'
import { formatChecked } from './content/report.ts'
import { failWith, readArguments } from './io/arguments.ts'

const usage = `npm run check -- [posts/x.md …]

Prüft alle Beiträge, oder einige beim Namen, ohne zu bauen. Endet bei Fehlern mit 1. Die Rechtschreibung prüft npm run spelling.

--posts ORDNER    Beiträge in einem anderen Ordner; --public ORDNER ebenso`

const { values: folders, positionals: names } = readArguments('de', usage, {
  allowPositionals: true,
  options: {
    posts: { type: 'string', default: defaultFolders.posts },
    public: { type: 'string', default: defaultFolders.public },
  },
})

const { files, diagnostics } = await checkPosts(folders, { store: { newest: names } })
const unknown = names.find((name) => !files.some((file) => resolve(file) === resolve(name)))
if (unknown !== undefined) failWith(`${unknown}: keinen Beitrag dieses Namens gefunden`)

const wanted = new Set((names.length > 0 ? names : files).map((name) => resolve(name)))
const selected = {
  files: files.filter((file) => wanted.has(resolve(file))),
  diagnostics: diagnostics.filter(({ file }) => wanted.has(resolve(file))),
}
console.info(formatChecked(selected))
if (selected.diagnostics.some(isError)) process.exitCode = 1
