import { expect, test } from 'vitest'
import type { Editing } from '../../src/company/facts-schema.ts'
import { fieldNames, frontMatterSchema } from '../content/schema.ts'
import { editorConfig } from './editor-config.ts'

const at = { repository: 'owner/name', branch: 'main' }
const server = 'https://g.example'
const gitlab = { base_url: server, app_id: 'a', auth_type: 'pkce' }
const token = { auth_methods: ['token'] }
const gitea = { api_root: `${server}/api/v1`, ...token }
const fields = editorConfig({ backend: 'github', ...at }).collections[0]?.fields ?? []

test.each<[Editing, object]>([
  [{ backend: 'github', ...at }, token],
  [{ backend: 'github', ...at, signIn: server }, { base_url: server }],
  [{ backend: 'gitlab', ...at, server, applicationId: 'a' }, gitlab],
  [{ backend: 'gitea', ...at, server }, gitea],
])('the backend of %j', (editing, expected) => {
  const { backend } = editorConfig(editing)
  expect(backend).toMatchObject({ name: editing.backend, repo: 'owner/name', branch: 'main', ...expected })
})

test('the fields are those of the schema and the text, in this order', () => {
  expect(fields.map(({ name }) => name)).toEqual([...fieldNames, 'body'])
})

test.each([
  ['slug', ['ein-beitrag-2', 'ein--beitrag', 'feed', 'feedback', 'Ein Beitrag']],
  ['title', ['Größe – „ja“', '\u00a0', ' vorn', 'zwei\nZeilen']],
] as const)('the editor validates the %s as the compiler does: %j', (name, values) => {
  const [pattern] = (fields.find((field) => field.name === name) as { pattern: string[] }).pattern
  const [, source = '', flags = ''] = /^\/(.+)\/(\w*)$/.exec(pattern ?? '') ?? []
  const isValid = (value: string) => frontMatterSchema.shape[name].safeParse(value).success
  expect(values.filter((value) => new RegExp(source, flags).test(value))).toEqual(values.filter(isValid))
})
