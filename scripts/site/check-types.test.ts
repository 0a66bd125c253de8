import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { openCache } from '../io/cache.ts'
import { checkTypes } from './check-types.ts'
import { reportTypes } from './reports.ts'

const folder = temporaryFolder()

test('what has an error is checked in each build, what is right only once', async () => {
  const cache = openCache(folder)
  const fault = { file: 'src/a.ts', line: 1, column: 2, code: 2322, text: 'no number' }
  const fail = vi.fn(async () => [fault])
  for (let times = 0; times < 2; times += 1)
    expect((await checkTypes(fail, cache)).map(String)).toEqual(['1:2-1:2: no number'])
  const pass = vi.fn(async () => [])
  for (let times = 0; times < 2; times += 1) expect(await checkTypes(pass, cache)).toEqual([])
  expect([fail.mock.calls.length, pass.mock.calls.length]).toEqual([2, 1])
})

test('a slip in copy is reported without the words of the compiler', async () => {
  const known = "Object literal may only specify known properties, but 'titel' does not exist in type 'Card'."
  const texts: [text: string, said: string][] = [
    [`${known} Did you mean to write 'title'?`, '„titel“ gibt es nicht; meinen Sie „title“?'],
    [known.replace('but', 'and'), '„titel“ gibt es nicht'],
    [`Type '"kards"' is not assignable to type '"call" | "cards"'. Did you mean '"cards"'?`, '„cards“'],
    [
      `Argument of type '"bakup"' is not assignable to parameter of type '"about" | "backup"'.`,
      '„bakup“ gibt',
    ],
    ["Cannot find name 'compakt'. Did you mean 'compact'?", '„compact“'],
    [
      "Property 'text' is missing in type '{ title: string; }' but required in type 'Card'.",
      'hier fehlt text',
    ],
    ["Type '{}' is missing the following properties from type 'Card': title, text", 'hier fehlt title, text'],
    ["Type 'number' is not assignable to type 'string'.", 'erwartet wird ein Text in Anführungszeichen'],
    ["'claims' is declared but its value is never read.", '„claims“ braucht hier nichts mehr'],
    ['All imports in import declaration are unused.', 'diese Zeile'],
    ['An object literal cannot have multiple properties with the same name.', 'steht in der Gruppe schon'],
    ['This expression is not callable.', '(This expression is not callable.)'],
  ]
  const found = texts.map(([text]) => ({ file: 'src/content/de/home.ts', line: 1, column: 1, code: 1, text }))
  const reasons = (await checkTypes(async () => found, openCache(join(folder, 'names')))).map(
    ({ reason }) => reason,
  )
  expect(reasons).toEqual(texts.map(([, said]) => expect.stringContaining(said)))
})

test('what is no longer used is a hint in copy, and an error elsewhere', async () => {
  const unused = { line: 1, column: 7, code: 6133, text: "'where' is declared but its value is never read." }
  const found = ['src/content/de/home.ts', 'src/pages.ts'].map((file) => ({ file, ...unused }))
  const faults = await checkTypes(async () => found, openCache(join(folder, 'unused')))
  expect(faults.map(({ fatal }) => fatal)).toEqual([false, true])
  expect([reportTypes(faults.slice(0, 1)), reportTypes(faults)]).toEqual([true, false])
})
