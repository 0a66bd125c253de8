import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { checkPosts } from '../../scripts/content/check-posts.ts'
import { isError } from '../../scripts/content/diagnostics.ts'
import { defaultFolders } from '../../scripts/content/folders.ts'
import { pathsOf } from '../../scripts/content/links/check-address.ts'
import { isBuiltFile, siteTargets } from '../../scripts/content/links/site-targets.ts'
import { listFiles } from '../../scripts/io/list-files.ts'
import { readTree } from '../support/project-copy.ts'

// `npm run check` renders nothing: its pages and files must be those of the build.
const built = readTree('dist')
const checked = await checkPosts(defaultFolders)
test('the posts of the site have no errors', () => {
  expect(checked.diagnostics.filter(isError)).toEqual([])
})

test('every page and file of the built site can be linked to, and there are no others', () => {
  const posts = checked.files.map((file) => ({
    slug: basename(file, '.md'),
    references: [],
    isPublished: true,
  }))
  const targets = [
    ...siteTargets(
      posts,
      listFiles('public').map((name) => `/${name}`),
    ).keys(),
  ]
  // What is for hosts is nothing to link to.
  const names = [...built.keys()].filter(
    (name) => !/\.(br|gz)$|^(_headers|_redirects|\.htaccess|404\.html)$/.test(name),
  )
  const paths = names.flatMap((name) => (name.endsWith('.html') ? pathsOf(name) : `/${name}`))
  const known = (some: string[]) => some.filter((path) => !isBuiltFile(path)).sort()
  expect(known(paths)).toEqual(known(targets))
})
