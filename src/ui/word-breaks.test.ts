import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WordBreaks } from './word-breaks.tsx'

test.each([
  ['Sicherer IT-Betrieb hier', 'IT-Betrieb'],
  ['nach der 3-2-1-Regel', '3-2-1-Regel'],
  ['zur E-Mail-Archivierung', 'E-Mail'],
  ['mit AES-256 verschlüsselt', 'AES-256'],
  ['Beispiel IT Sàrl-S in', 'Sàrl-S'],
])('in "%s", %s stays in one line', (text, whole) => {
  const markup = render(text)
  expect(markup).toMatch(new RegExp(`<span class="[^"]+">${whole}</span>`))
  expect(textOf(markup)).toBe(text)
})

test.each(['Cloud-Backup', 'Hard- und Software', '08:00–17:00', 'Managed-Services-Vertrag'])(
  '%s may break as usual',
  (text) => {
    expect(render(text)).toBe(text)
  },
)

test('a soft hyphen divides a word and is not part of its text', () => {
  const markup = render('Schluss\u00adbestimmungen')
  expect(markup).toMatch(/^Schluss<span class="[^"]+"><\/span>bestimmungen$/)
  expect(textOf(markup)).toBe('Schlussbestimmungen')
})

function render(text: string): string {
  return renderToStaticMarkup(createElement(WordBreaks, { text }))
}

function textOf(markup: string): string {
  return markup.replaceAll(/<[^>]*>/g, '')
}
