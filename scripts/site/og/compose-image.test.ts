import sharp from 'sharp'
import { expect, test } from 'vitest'
import { imageSize, loadComposer } from './compose-image.ts'
import { loadTypesetter } from './typesetter.ts'

const compose = await loadComposer()
const text = { title: 'Ein Titel', label: 'Betrieb', name: 'Firma', site: 'www.example.com' }

test.each([
  ['a short one', 'AGB'],
  ['a long one', 'Warum kleine Betriebe ihre Datensicherung überdenken sollten: '.repeat(8)],
  ['one endless word', 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(5)],
  ['one with markup', '<b>&amp;</svg> "$&" \'x\''],
  ['one with signs that the typeface lacks', '🚀 Start مرحبا שלום Größe Łódź'],
  ['one of such signs alone', '🚀'],
])('a title becomes an image of the size that networks expect: %s', async (_, title) => {
  const { info } = await sharp(Buffer.from(compose({ ...text, title }))).toBuffer({ resolveWithObject: true })
  expect({ width: info.width, height: info.height }).toEqual(imageSize)
})

test('another composer draws the same', async () => {
  const again = await loadComposer()
  expect(again(text)).toBe(compose(text))
  expect(again({ ...text, title: 'Ein anderer' })).not.toBe(compose(text))
})

test('the image holds outlines alone, so that no font of the machine is asked', () => {
  expect(compose(text)).not.toMatch(/<text|font|NaN|undefined/)
})

test('a title stays left of the drawing', async () => {
  const empty = await pixels(compose({ ...text, title: '' }))
  const full = await pixels(
    compose({ ...text, title: 'Wiederherstellungsübung mit Kommunikationsplan '.repeat(6) }),
  )
  const different = full.flatMap((value, index) => (value === empty[index] ? [] : [index % imageSize.width]))
  expect(different.length).toBeGreaterThan(1000)
  expect(Math.max(...new Set(different))).toBeLessThan(72 + 700 + 2)
})

test('what the typeface lacks is left out, with the space that it leaves', async () => {
  const { printable } = await loadTypesetter(600)
  expect(printable('🚀 Start مرحبا <b>„Größe“ Łódź\u00ad!')).toBe('Start <b>„Größe“ Łódź!')
  expect(printable('A\u0308rger')).toBe('Ärger')
})

async function pixels(svg: string): Promise<number[]> {
  return [...(await sharp(Buffer.from(svg)).greyscale().raw().toBuffer())]
}
