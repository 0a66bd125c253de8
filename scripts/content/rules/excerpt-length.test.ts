import { expect, test } from 'vitest'
import { remarksOn } from '../../../tests/support/remarks-on.ts'

const remarks = (excerpt: string) => remarksOn('excerpt-length', 'Text.', { excerpt })
const message = (found: number) => `excerpt: höchstens 160 Zeichen erwartet, ${found} gefunden; kürzen`

test('160 characters are right, whatever units they take', () => {
  expect(remarks('ä'.repeat(160))).toEqual([])
  expect(remarks('a\u0308'.repeat(160))).toEqual([])
  expect(remarks('👩‍💻'.repeat(160))).toEqual([])
})

test('the place is what is too much', () => {
  expect(remarks(`${'a'.repeat(160)}bc`)).toEqual([`5:170 [bc] ${message(162)}`])
  expect(remarks(`"${'a'.repeat(160)}bc"`)).toEqual([`5:171 [bc] ${message(162)}`])
})

test('with escapes or over several lines the place is all of it', () => {
  expect(remarks(`"\\"${'a'.repeat(160)}"`)).toEqual([`5:11 [\\"${'a'.repeat(160)}] ${message(161)}`])
  expect(remarks(`>-\n  ${'a'.repeat(90)}\n  ${'b'.repeat(90)}`)[0]).toMatch(
    /^5:10 .* 181 gefunden; kürzen$/s,
  )
})
