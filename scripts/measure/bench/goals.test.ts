import { expect, test } from 'vitest'
import { sampleRun } from '../../../tests/support/sample-run.ts'
import { figuresOf } from './goals.ts'

test.each([
  ['Astro', 1],
  ['Astro with remark', undefined],
])('our time is divided by that of %s, without what only we make', (builder, goal) => {
  const figures = figuresOf([sampleRun(), sampleRun({ builder, seconds: 8 })])
  expect(figures).toContainEqual({
    what: `1,000 posts, nothing cached: time / ${builder.replace('Astro', 'Astro’s')}`,
    value: 1.25,
    unit: '',
    goal,
  })
})

test('a build after an edit is held against a whole one of Hugo', () => {
  const figures = figuresOf([
    sampleRun({ posts: 10_000, state: 'one edited', seconds: 5 }),
    sampleRun({ posts: 10_000, state: 'one edited, no `dist`', seconds: 20 }),
    sampleRun({ posts: 10_000, builder: 'Hugo', seconds: 10 }),
    sampleRun({ posts: 10_000, builder: 'Hugo', state: 'one edited', seconds: 9 }),
  ])
  expect(figures.map(({ value, goal }) => [value, goal])).toEqual([
    [0.5, 1],
    [2, 1],
  ])
})

test('time and memory per post are not to grow', () => {
  const figures = figuresOf([
    sampleRun(),
    sampleRun({ posts: 10_000, seconds: 120, peakMegabytes: 1000 }),
  ]).filter(({ what }) => what.includes('per post'))
  expect(figures.map(({ value, goal }) => [value, goal])).toEqual([
    [1.2, 1],
    [0.2, 1],
  ])
})

test('no file that visitors load is to grow', () => {
  const figures = figuresOf([
    sampleRun({ largest: { 'search/*.json': 12_000, 'index.html': 70_000 } }),
    sampleRun({ posts: 10_000, largest: { 'search/*.json': 18_000, 'index.html': 70_100 } }),
  ])
  expect(figures).toContainEqual({
    what: 'search/*.json that visitors load: with 10,000 posts / with 1,000',
    value: 1.5,
    unit: '',
    goal: 1,
  })
})

test('a few posts are measured with everything', () => {
  const figures = figuresOf([
    sampleRun({ posts: 10, wholeSeconds: 14 }),
    sampleRun({ posts: 10, state: 'unchanged', wholeSeconds: 9 }),
  ])
  expect(figures.slice(0, 2).map(({ value, goal }) => [value, goal])).toEqual([
    [14, 15],
    [9, 8],
  ])
})

test('what was not measured is left out', () => {
  expect(figuresOf([sampleRun()]).map(({ what }) => what)).toEqual(['1,000 posts, nothing cached: memory'])
})
