import { expect, test } from 'vitest'
import { readOptions } from './read-options.ts'

const pages = ['/', '/blog', '/kontakt']

test('without options all pages are measured, as often as each needs', () => {
  expect(readOptions([], pages)).toEqual({ paths: pages, runs: undefined })
})

test('pages and runs are chosen', () => {
  expect(readOptions(['--paths', '/blog, /,/blog', '--runs', '5'], pages)).toEqual({
    paths: ['/blog', '/'],
    runs: 5,
  })
})

test('everything that is wrong is told at once', () => {
  expect(() => readOptions(['--paths', '/blgo,/,', '--runs', '0'], pages)).toThrow(
    [
      '--paths: expected addresses of pages in dist, found "/blgo"',
      '--paths: expected addresses of pages in dist, found ""',
      '--runs: expected an odd number below 100, so that one is in the middle, found "0"',
    ].join('\n'),
  )
})

test.each(['0', '2', '-1', '1.5', 'three', '', '101'])('%j is no number of runs', (runs) => {
  expect(() => readOptions([`--runs=${runs}`], pages)).toThrow(/^--runs: expected an odd number/)
})

test('an unknown option is named', () => {
  expect(() => readOptions(['--path', '/'], pages)).toThrow("Unknown option '--path'")
})
