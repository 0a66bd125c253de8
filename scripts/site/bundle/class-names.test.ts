import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { assignNames, shortClassNames } from './class-names.ts'

const folder = temporaryFolder()
const keys = (count: number) => Array.from({ length: count }, (_, index) => `src/ui/part-${index}.tsx:style`)

test('names are two characters, never the same, and do not depend on the order', () => {
  const names = [...assignNames(keys(1500)).values()]
  expect(new Set(names).size).toBe(1500)
  expect(names.filter((name) => !/^_[a-zA-Z0-9]{2}$/.test(name))).toEqual([])
  expect(assignNames(keys(200).toReversed())).toEqual(assignNames(keys(200)))
})

test('the styles in the files of a folder have names, also those that came later', () => {
  const write = (name: string) => writeFileSync(join(folder, `${name}.tsx`), `const ${name} = css\`\n\`\n`)
  write('card')
  const nameOf = shortClassNames(folder)
  write('late')
  const nameIn = (name: string, style = name) =>
    nameOf('w1234567', style, { file: join(folder, `${name}.tsx`) })
  expect([nameIn('card'), nameIn('late')]).toEqual(Array(2).fill(expect.stringMatching(/^_\w\w$/)))
  expect(nameIn('card', 'wide')).toBe('w1234567')
})
