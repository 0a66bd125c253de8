import { expect, test } from 'vitest'
import { z } from 'zod'
import { optionalPages } from '../pages.ts'
import { factsSchema } from './facts-schema.ts'
import { formats } from './formats.ts'

test('the schema for editors is up to date: `npx vitest run --project unit src/company -u` writes it', async () => {
  const schema = z.toJSONSchema(factsSchema(undefined, optionalPages))
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('company.schema.json')
})

test('every format has an example that fits', () => {
  const all = Object.values(formats).flatMap((format) => Object.values(format))
  expect(all.filter(({ example, pattern }) => !pattern.test(example))).toEqual([])
})
