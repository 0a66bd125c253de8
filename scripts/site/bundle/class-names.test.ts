import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { assignNames, shortClassNames } from './class-names.ts'

const keys = (count: number) => Array.from({ length: count }, (_, index) => `src/ui/part-${index}.tsx:style`)

describe('names of styles', () => {
  test('are two characters behind an underscore, and never the same', () => {
    const names = [...assignNames(keys(1500)).values()]
    expect(new Set(names).size).toBe(1500)
    expect(names.filter((name) => !/^_[a-zA-Z0-9]{2}$/.test(name))).toEqual([])
  })

  test('do not depend on the order in which styles are found', () => {
    const names = assignNames(keys(200))
    expect(assignNames(keys(200).toReversed())).toEqual(names)
  })

  test('end with an error before they run out', () => {
    expect(() => assignNames(keys(2000))).toThrow('2000 styles are too many')
  })
})

describe('the names of a folder', () => {
  const folder = temporaryFolder()
  beforeAll(async () => {
    await writeFile(join(folder, 'card.tsx'), 'export const card = css`\n  color: red;\n`\n')
  })

  test('are of the styles in its files', async () => {
    const nameOf = shortClassNames(folder)
    const file = join(folder, 'card.tsx')
    expect(nameOf('c1234567', 'card', { file })).toMatch(/^_\w\w$/)
    expect(nameOf('w1234567', 'wide', { file })).toBe('w1234567')
  })

  test('are found for a file that came later', async () => {
    const nameOf = shortClassNames(folder)
    const file = join(folder, 'late.tsx')
    await writeFile(file, 'const late = css`\n`\n')
    expect(nameOf('l1234567', 'late', { file })).toMatch(/^_\w\w$/)
  })
})
