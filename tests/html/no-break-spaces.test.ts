import { expect, test } from 'vitest'
import { keepTogether } from '../../scripts/content/markdown/no-break-spaces.ts'
import { company } from '../../src/company/company.ts'
import { faultsIn, versionsOf } from '../support/documents.ts'

/** Texts that are computed: days, as the specification writes them, and a fact. */
const computed = [/\d{1,2}\.? \p{L}+ \d{4}/gu, ...Object.values(company.logRetention ?? {})]

/** Each text of a page that is no code. */
function* textsIn(root: ParentNode): Generator<string> {
  for (const element of root.querySelectorAll(
    'p, li, h1, h2, h3, h4, dt, dd, td, th, a, b, strong, span, div',
  ))
    for (const { nodeType, nodeValue } of element.childNodes)
      if (nodeType === 3 && nodeValue)
        yield computed.reduce((text: string, part) => text.replace(part, 'x'), nodeValue)
}

test('no line of a page ends between a number and its unit', () => {
  const faults = faultsIn((_, path) =>
    versionsOf(path).flatMap(([, root]) => [...textsIn(root)].filter((text) => keepTogether(text) !== text)),
  )
  expect(faults).toEqual([])
})
