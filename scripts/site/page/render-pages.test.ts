import { expect, test } from 'vitest'
import { isCurrent } from './render-pages.ts'

test('a page is rendered again when something that it was rendered from has changed, or its HTML is gone', () => {
  const dependencies = [
    ['posts/a', 'hash of a'],
    ['day', '2026-11-28'],
  ] as const
  const page = { dependencies, html: 'hash of the page' }
  const of = (changes: Record<string, string | undefined> = {}, html = page.html) => {
    const versions = { ...Object.fromEntries(dependencies), ...changes }
    return isCurrent(
      page,
      (name) => versions[name],
      (name) => name === html,
    )
  }
  expect([of(), of({ 'posts/b': 'new' })]).toEqual([true, true])
  const stale = [of({ 'posts/a': 'hash of another text' }), of({ 'posts/a': undefined })]
  stale.push(
    of({ day: '2026-11-29' }),
    of({}, 'another'),
    isCurrent(undefined, String, () => true),
  )
  expect(stale).toEqual(stale.map(() => false))
})
