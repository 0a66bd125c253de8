import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defaultFolders } from './folders.ts'
import { fieldNames, frontMatterSchema } from './schema.ts'

const settings = JSON.parse(readFileSync('frontmatter.json', 'utf8'))
// A type of another name would be written into each post as a field of its own.
const [{ name, fields }] = settings['frontMatter.taxonomy.contentTypes']

test('Front Matter CMS has the fields of the schema, and requires the same', () => {
  expect(name).toBe('default')
  expect(fields.map((field: { name: string }) => field.name)).toEqual(fieldNames)
  const required = fields.filter((field: { required?: boolean }) => field.required)
  expect(required.map((field: { name: string }) => field.name)).toEqual(
    z.toJSONSchema(frontMatterSchema).required,
  )
})

test('Front Matter CMS finds the posts', () => {
  expect(settings['frontMatter.content.pageFolders']).toMatchObject([
    { path: `[[workspace]]/${defaultFolders.posts}` },
  ])
})
