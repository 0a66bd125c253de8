import { expect, test } from 'vitest'
import { staleSources } from './stale-sources.ts'

const source = (checked: string) => ({ what: 'a law', url: 'https://example.com', checked })

test.each([
  ['2026-11-25', '2027-11-25', false],
  ['2026-11-25', '2027-11-26', true],
  ['2028-02-29', '2029-02-28', false],
  ['2028-02-29', '2029-03-01', true],
  ['2027-01-01', '2026-12-31', false],
])('what was compared on %s is stale on %s: %s', (checked, today, isStale) => {
  const sources = { law: source(checked), fresh: source(today) }
  expect(staleSources(sources, today)).toEqual(isStale ? ['law'] : [])
})
