import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { slugPattern } from '../../src/blog/post.ts'
import { fieldNames } from '../content/schema.ts'
import { attributeOf, elementsOf } from './elements.ts'
import { headerRules, headersFor } from './security/headers.ts'

const read = (name: string) => readFileSync(`docs/editor/${name}`, 'utf8')
const { fields } = parse(read('config.yml')).collections[0] as {
  fields: { name: string; pattern?: string[] }[]
}
const page = elementsOf(read('posts.html'))

test('the fields of the editor are those of the schema and the text, in this order', () => {
  expect(fields.map(({ name }) => name)).toEqual([...fieldNames, 'body'])
})

test('the editor knows the form of a slug', () => {
  expect(fields.find(({ name }) => name === 'slug')?.pattern?.[0]).toBe(slugPattern.source)
})

test('the page of the editor loads only files of this site', () => {
  const addresses = page.flatMap(
    (element) => attributeOf(element, 'src') ?? attributeOf(element, 'href') ?? [],
  )
  expect(addresses).toEqual(['/icon.svg', '/admin/config.yml', '/admin/sveltia-cms.js'])
  const policy = page.flatMap((element) => attributeOf(element, 'content') ?? []).join('\n')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy.match(/https:[^\s;]+/g)).toEqual([
    'https://api.github.com',
    'https://avatars.githubusercontent.com',
  ])
})

test('in public/admin the page has the headers of pages, and its script is allowed', () => {
  const policy = "script-src 'self' 'sha256-x'; frame-ancestors 'none'"
  const names = ['index.html', 'admin/posts.html', 'admin/config.yml', 'admin/sveltia-cms.js']
  const headers = headersFor('/admin/posts', headerRules(policy, names))
  expect(headers['Content-Security-Policy']).toBe(policy)
})
