import { expect, test } from 'vitest'
import { withoutContent } from './without-content.ts'

test('what is around the content stays, with an empty main in its place', () => {
  const markup =
    '<title>T > U</title><meta name="description" content="a > b"/><a href="#main">S</a><main id="main" lang="de"><p>&lt;/main></p></main><footer>F</footer>'
  expect(withoutContent('/agb', markup)).toBe('<a href="#main">S</a><main></main><footer>F</footer>')
})

test('a page without a main is an error that names it', () => {
  expect(() => withoutContent('/agb', '<div></div>')).toThrow('/agb')
})
