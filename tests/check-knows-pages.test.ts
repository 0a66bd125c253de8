import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkPosts } from '../scripts/content/check-posts.ts'
import { compilePost } from '../scripts/content/compile-post.ts'
import { isError } from '../scripts/content/diagnostics.ts'
import { defaultFolders } from '../scripts/content/folders.ts'
import { pathsOf } from '../scripts/content/links/check-address.ts'
import { isBuiltFile, siteTargets } from '../scripts/content/links/site-targets.ts'
import { elementsOf } from '../scripts/site/elements.ts'
import { footnotePrefix } from '../src/layout/section-id.ts'
import { readTree } from './support/project-copy.ts'

// `npm run check` renders nothing: its pages, files and anchors must be those of the build.
const built = readTree('dist')
const checked = await checkPosts(defaultFolders)
const slugOf = (name: string) => /^blog\/([^/]+)\.html$/.exec(name)?.[1]
const idsOf = (name: string) =>
  elementsOf(readFileSync(`dist/${name}`, 'utf8'))
    // Answers of forms with their hints, and parts of drawings, are nothing to link to.
    .filter(({ tagName, attrs }) => {
      const isAnswer = attrs.some(({ name, value }) =>
        name === 'id' ? value.endsWith('-hint') : name === 'type' && value === 'radio',
      )
      return tagName !== 'pattern' && tagName !== 'clipPath' && !isAnswer
    })
    .flatMap(({ attrs }) => attrs.find((attribute) => attribute.name === 'id')?.value ?? [])
    // Ids of React's making are nobody's anchors; those of footnotes are taken for right as they are.
    .filter((id) => !id.startsWith('_R_') && !id.startsWith(footnotePrefix))

test('the posts of the site have no errors', () => {
  expect(checked.diagnostics.filter(isError)).toEqual([])
})

test('every page and file of the built site can be linked to, and each page with all its anchors', () => {
  const posts = [...built.keys()].flatMap((name) => {
    const slug = slugOf(name)
    return slug === undefined
      ? []
      : [compilePost({ file: slug, text: readFileSync(`posts/${slug}.md`, 'utf8') })]
  })
  const images = [...built.keys()].filter((name) => name.startsWith('blog/images/') || name === 'icon.svg')
  const targets = siteTargets(
    posts,
    images.map((name) => `/${name}`),
  )
  // What is for hosts and for writers is nothing to link to.
  const names = [...built.keys()].filter(
    (name) => !/\.(br|gz)$|^(_headers|_redirects|\.htaccess|admin\/.*)$/.test(name),
  )
  for (const name of names) {
    if (name === '404.html') continue
    const [path = `/${name}`] = name.endsWith('.html') ? pathsOf(name) : [`/${name}`]
    if (isBuiltFile(path)) continue
    expect([...targets.keys()]).toContain(path)
    const ids = targets.get(path)
    if (name.endsWith('.html')) expect([...(ids ?? [])]).toEqual(expect.arrayContaining(idsOf(name)))
  }
})

test('no page or anchor that the check takes for right is missing from the built site', () => {
  for (const [path, ids] of siteTargets([], [])) {
    const name = path === '/' ? 'index.html' : path.slice(1)
    const file = [name, `${name}.html`].find((candidate) => built.has(candidate))
    expect([path, file]).not.toEqual([path, undefined])
    if (file?.endsWith('.html')) expect(idsOf(file)).toEqual(expect.arrayContaining([...(ids ?? [])]))
  }
})
