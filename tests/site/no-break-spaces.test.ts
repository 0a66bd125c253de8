import { expect, test } from 'vitest'
import { keepTogether } from '../../scripts/content/markdown/no-break-spaces.ts'
import { faultsIn, versionsOf } from '../support/documents.ts'

/** Days, as the specification writes them. */
const days = /\d{1,2}\.? \p{L}+ \d{4}/gu

/** Each text of a page that is no code. */
function* textsIn(root: ParentNode): Generator<string> {
  for (const element of root.querySelectorAll(
    'p, li, h1, h2, h3, h4, dt, dd, td, th, a, b, strong, span, div',
  ))
    for (const { nodeType, nodeValue } of element.childNodes)
      if (nodeType === 3 && nodeValue) yield nodeValue.replace(days, 'x')
}

test('no line of a page ends between a number and its unit', () => {
  const faults = faultsIn((_, path) =>
    versionsOf(path).flatMap(([, root]) => [...textsIn(root)].filter((text) => keepTogether(text) !== text)),
  )
  expect(faults).toEqual([])
})
