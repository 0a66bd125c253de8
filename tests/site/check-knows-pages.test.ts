import { expect, test } from 'vitest'
import { checkPosts } from '../../scripts/content/check-posts.ts'
import { isError } from '../../scripts/content/diagnostics.ts'
import { defaultFolders } from '../../scripts/content/folders.ts'
import { pathsOf } from '../../scripts/content/links/check-address.ts'
import { isBuiltFile, siteTargets } from '../../scripts/content/links/site-targets.ts'
import { readPosts } from '../../scripts/content/store.ts'
import { listFiles } from '../../scripts/io/list-files.ts'
import { movedPages } from '../../src/site/pages.ts'

// `npm run check` renders nothing: its pages and files must be those of the build.
test('every page and file of the built site can be linked to, and there are no others', async () => {
  const { diagnostics } = await checkPosts(defaultFolders)
  expect(diagnostics.filter(isError)).toEqual([])
  const { records } = await readPosts(defaultFolders.posts)
  // Links may also lead to posts of a later day.
  const targets = siteTargets(
    records.filter(({ slug }) => !['entwurf', 'spaeter'].includes(slug)),
    listFiles('public'),
  )
  // What is for hosts is nothing to link to.
  const forHosts = /\.(br|gz)$|^(_headers|_redirects|404\.html)$/
  const built = listFiles('dist').filter((name) => !forHosts.test(name))
  const paths = built.flatMap((name) => (name.endsWith('.html') ? pathsOf(name) : `/${name}`))
  const known = (some: Iterable<string>) => [...some].filter((path) => !isBuiltFile(path)).sort()
  const moved = Object.keys(movedPages).flatMap((path) => pathsOf(`${path.slice(1)}.html`))
  expect(known(paths)).toEqual(known([...targets.keys(), ...moved]))
})
