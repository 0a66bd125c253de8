import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WordBreaks } from './word-breaks.tsx'

/** The markup of a text, without the names of its classes. */
const render = (text: string) =>
  renderToStaticMarkup(createElement(WordBreaks, { text })).replaceAll(/(?<= class)="[^"]+"/g, '')

test('a short part and its hyphen stay in one line', () => {
  const texts = [
    ['Sicherer IT-Betrieb hier', 'Sicherer <span class>IT-Betrieb</span> hier'],
    ['nach der 3-2-1-Regel', 'nach der <span class>3-2-1-Regel</span>'],
    ['zur E-Mail-Archivierung', 'zur <span class>E-Mail</span>-Archivierung'],
    ['mit AES-256 verschlüsselt', 'mit <span class>AES-256</span> verschlüsselt'],
    ['Beispiel IT Sàrl-S in', 'Beispiel IT <span class>Sàrl-S</span> in'],
    ['seit dem 6. Dezember 2025 in', 'seit dem <span class>6. Dezember 2025</span> in'],
    ['on 6 December 2025.', 'on <span class>6 December 2025.</span>'],
    ['von 08:00–17:00 Uhr', 'von <span class>08:00–17:00</span> Uhr'],
    ['08:00–17:00\u00a0Uhr. Telefon', '<span class>08:00–17:00\u00a0Uhr.</span> Telefon'],
    ['bitte an: +352 00 00 00.', 'bitte an: <span class><a href="tel:+352000000">+352 00 00 00</a>.</span>'],
    [
      'an kontakt@example.com, dann',
      'an <span class><a href="mailto:kontakt@example.com">kontakt@example.com</a>,</span> dann',
    ],
  ]
  expect(texts.map(([text = '']) => [text, render(text)])).toEqual(texts)
  const asUsual = ['Cloud-Backup', 'Hard- und Software', 'Managed-Services-Vertrag']
  expect(asUsual.map(render)).toEqual(asUsual)
})
