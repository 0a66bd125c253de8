import { expect, test } from 'vitest'
import { pathOf } from '../../src/site/pages.ts'
import { faultsIn, textOf, versionsOf } from '../support/documents.ts'

/** What the law asks of the built pages, as far as a machine can read it. */

const price = /(\d\s?€|€\s?\d).{0,25}(Monat|month)/
const note = /ohne (Mehrwertsteuer|MwSt)|zuzüglich Mehrwertsteuer|netto|excluding VAT/

test('where a price is, the tax is named beside it, in either language', () => {
  const missing = faultsIn((document, path) => [
    ...[document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? ''].filter(lacksNote),
    ...versionsOf(path).flatMap(([, root]) =>
      [...root.querySelectorAll('main section:not(section section)')].map(textOf).filter(lacksNote),
    ),
  ])
  expect(missing).toEqual([])
})

test('each form that sends something leads to the privacy policy', () => {
  const policy = pathOf('privacy', 'de')
  const forms = ([, root]: [string, ParentNode]) => [
    ...root.querySelectorAll('form:is([data-draft^=message], [data-draft=newsletter])'),
  ]
  const all = faultsIn((_, path) =>
    versionsOf(path)
      .flatMap(forms)
      .map(() => 'a form'),
  )
  const missing = faultsIn((_, path) =>
    versionsOf(path)
      .flatMap(forms)
      .filter((form) => !form.querySelector(`a[href='${policy}']`))
      .map((form) => form.getAttribute('data-draft')),
  )
  expect([all.length > 2, missing]).toEqual([true, []])
})

function lacksNote(text: string): boolean {
  return price.test(text) && !note.test(text)
}
