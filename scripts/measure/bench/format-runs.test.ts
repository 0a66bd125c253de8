import { expect, test } from 'vitest'
import { sampleRun } from '../../../tests/support/sample-run.ts'
import { formatFigures, formatRuns } from './format-runs.ts'

test('a table has a line for each build', () => {
  const runs = [
    sampleRun(),
    sampleRun({ builder: 'Hugo', seconds: 0.456, wholeSeconds: 0.456, peakMegabytes: 1200 }),
    sampleRun({ builder: 'Eleventy', peakMegabytes: 0 }),
  ]
  expect(formatRuns(runs).split('\n').slice(2)).toEqual([
    '| 1,000, this site, nothing cached | 1,150 | 10.0 s | 115 | 500 MB | 25.0 s |',
    '| 1,000, Hugo, nothing cached | 1,150 | 0.46 s | 2,522 | 1,200 MB | – |',
    '| 1,000, Eleventy, nothing cached | 1,150 | 10.0 s | 115 | – | – |',
  ])
})

test('a goal that was missed is told', () => {
  const runs = [
    sampleRun({ posts: 10_000, peakMegabytes: 1600 }),
    sampleRun({ posts: 10_000, builder: 'Astro', seconds: 40 }),
    sampleRun({ posts: 10_000, state: 'one edited', seconds: 3 }),
  ]
  expect(formatFigures(runs).split('\n').slice(2)).toEqual([
    '| 10,000 posts, nothing cached: time / Astro’s | 0.25 | 1.00 |',
    '| 10,000 posts, nothing cached: memory | 1,600 MB | 1,500 MB, missed |',
  ])
})
