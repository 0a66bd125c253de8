import { expect, test } from 'vitest'
import { remarksOn } from '../../../tests/support/remarks-on.ts'
import { checkHeadingLevels } from './heading-levels.ts'

const remarks = (body: string) => remarksOn(checkHeadingLevels, body)

test('levels that follow each other, and back to a higher one, are right', () => {
  expect(remarks('## A\n\n### B\n\n#### C\n\n## D\n')).toEqual([])
})

test('a level that is skipped is told once', () => {
  expect(remarks('### A\n\n### B\n')).toEqual([
    '15:1 [### A] heading: expected ## below the title, found ###',
  ])
  expect(remarks('## A\n\n#### B\n\n##### C\n')).toEqual([
    '17:1 [#### B] heading: expected at most ### after ##, found ####',
  ])
})

test('the title is the only heading of the first level, also where it is underlined', () => {
  const message = 'heading: expected ## or deeper, found #; the title is the heading of the first level'
  expect(remarks('# A\n')).toEqual([`15:1 [# A] ${message}`])
  expect(remarks('A\n===\n')).toEqual([`15:1 [A\n===] ${message}`])
})

test('a hash in code is no heading', () => {
  expect(remarks('```\n#### A\n```\n')).toEqual([])
})
