import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { slugPattern } from '../../src/blog/post.ts'
import { defaultFolders } from '../content/folders.ts'
import { fieldNames, frontMatterSchema } from '../content/schema.ts'

const read = (name: string) => readFileSync(`docs/editor/${name}`, 'utf8')

type Field = { name: string; required?: boolean }
const namesOf = (fields: Field[]) => fields.map(({ name }) => name)

test('the fields of the editor are those of the schema and the text, and it knows the form of a slug', () => {
  const { fields } = parse(read('config.yml')).collections[0]
  expect(namesOf(fields)).toEqual([...fieldNames, 'body'])
  const slug = { name: 'slug', pattern: [slugPattern.source, expect.any(String)] }
  expect(fields).toContainEqual(expect.objectContaining(slug))
})

test('Front Matter CMS finds the posts, has the fields of the schema, and requires the same', () => {
  const settings = JSON.parse(readFileSync('frontmatter.json', 'utf8'))
  const [folder] = settings['frontMatter.content.pageFolders']
  expect(folder.path).toBe(`[[workspace]]/${defaultFolders.posts}`)
  const [{ name, fields }] = settings['frontMatter.taxonomy.contentTypes']
  // A type of another name would be written into each post as a field of its own.
  expect([name, namesOf(fields)]).toEqual(['default', fieldNames])
  const required = fields.filter((field: Field) => field.required)
  expect(namesOf(required)).toEqual(z.toJSONSchema(frontMatterSchema).required)
})
