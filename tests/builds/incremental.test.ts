import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildProject, copyProject, type ProjectCopy, readTree } from '../support/project-copy.ts'
import { testSite } from '../support/test-site.ts'

// The bundle of the site under test is in the cache: nothing is bundled again.
let copy: ProjectCopy
beforeAll(() => {
  copy = copyProject(testSite)
})
afterAll(() => copy?.remove())

const post = (slug: string) => join(copy.folder, `posts/${slug}.md`)

const replace = (slug: string, from: string | RegExp, to: string) =>
  writeFileSync(
    post(slug),
    readFileSync(post(slug), 'utf8').replace(from, () => to),
  )

function build(): Map<string, string> {
  const { status, output } = buildProject(copy.folder, { VITE_CONTACT: '' }, ['--functions=/functions'])
  expect(status, output).toBe(0)
  // What is compressed is that of the files beside it.
  const files = [...readTree(join(copy.folder, 'dist'))].filter(([name]) => !/\.(br|gz)$/.test(name))
  return new Map(files.map(([name, bytes]) => [name, bytes.toString('latin1')]))
}

const changed = (before: Map<string, string>, after: Map<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .toSorted()

test('after a change of one text its page and its data are new, and no other page is', () => {
  const first = build()
  replace('netz-12', /\n[^\n]+\n$/, '\nEin ganz anderer Text.\n')
  const second = build()
  const pages = changed(first, second).filter((name) => /\.html$|^content\/posts/.test(name))
  expect(pages).toEqual(['blog/netz-12.html', 'content/posts/netz-12.json'])
  expect(second.get('blog/netz-12.html')).toContain('Ein ganz anderer Text.')
})

test('after titles, tags, slugs, drafts and deleted posts, a build is that of a folder without earlier builds', () => {
  replace('netz-13', /title: .*/, 'title: "Neuer $& Titel"')
  replace('netz-14', /tags: .*/, 'tags: [ganz-neu]')
  replace('netz-15', 'published: true', 'published: false')
  replace('netz-16', /slug: .*/, 'slug: umbenannt')
  writeFileSync(post('umbenannt'), readFileSync(post('netz-16')))
  for (const slug of ['netz-16', 'netz-17']) rmSync(post(slug))
  const after = build()
  expect(after.get('blog/netz-13.html')).toContain('Neuer $&amp; Titel')
  for (const slug of ['netz-15', 'netz-16', 'netz-17']) expect(after.has(`blog/${slug}.html`)).toBe(false)
  for (const folder of ['dist', '.content'])
    rmSync(join(copy.folder, folder), { recursive: true, force: true })
  expect(existsSync(join(copy.folder, 'dist'))).toBe(false)
  expect(changed(after, build())).toEqual([])
})
