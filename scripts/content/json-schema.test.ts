import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { jsonSchemaPath, toJsonSchema } from './json-schema.ts'
import { fieldNames } from './schema.ts'

test('the schema that editors use is that of the compiler; npm run schema writes it anew', async () => {
  expect(await readFile(jsonSchemaPath, 'utf8')).toBe(toJsonSchema())
})

test('every field is required, described and checked, and others are refused', () => {
  const { properties, required, additionalProperties } = JSON.parse(toJsonSchema())
  expect(required).toEqual(fieldNames)
  expect(additionalProperties).toBe(false)
  for (const name of fieldNames) expect(properties[name]).toHaveProperty('description')
})
