import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defaultFolders } from './folders.ts'
import { fieldNames, frontMatterSchema } from './schema.ts'

test('Front Matter CMS finds the posts, has the fields of the schema, and requires the same', () => {
  const settings = JSON.parse(readFileSync('frontmatter.json', 'utf8'))
  const [folder] = settings['frontMatter.content.pageFolders']
  expect(folder.path).toBe(`[[workspace]]/${defaultFolders.posts}`)

  const [{ name, fields }] = settings['frontMatter.taxonomy.contentTypes']
  const namesOf = (some: { name: string }[]) => some.map((field) => field.name)
  // A type of another name would be written into each post as a field of its own.
  expect(name).toBe('default')
  expect(namesOf(fields)).toEqual(fieldNames)
  const required = fields.filter((field: { required?: boolean }) => field.required)
  expect(namesOf(required)).toEqual(z.toJSONSchema(frontMatterSchema).required)
})
