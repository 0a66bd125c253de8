import { expect, test } from 'vitest'
import { z } from 'zod'
import { optionalScreens } from '../pages.ts'
import { company } from './company.ts'
import { factsSchema } from './facts-schema.ts'
import { formats } from './formats.ts'

test('the schema for editors is up to date: `npx vitest run --project unit src/company -u` writes it', async () => {
  const schema = z.toJSONSchema(factsSchema(undefined, optionalScreens))
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('company.schema.json')
})

test('a company in Germany names its Land, others none', () => {
  expect(company.state !== null).toBe(company.country === 'DE')
})

test.each(Object.values(formats).flatMap((format) => Object.values(format)))('$example fits', (format) => {
  expect(format.example).toMatch(format.pattern)
})
