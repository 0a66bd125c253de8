import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { inProcessImages, photo } from '../../../tests/support/in-process-images.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { quote } from '../../io/quote.ts'
import { startOfFile } from '../diagnostics.ts'
import { formatLine } from '../report.ts'
import { findPagePictures } from './page-pictures.ts'
import { readCopy } from './picture-uses.ts'

const folder = temporaryFolder()
beforeAll(() => mkdirSync(join(folder, 'team')))

const copyFile = 'src/content/de/home.ts'

test('pictures are found in the copy of a page, with their places', () => {
  const code = `export const home: PageCopy = {
  title: 'A',
  picture: { file: 'haus.jpg', alt: 'Das Büro', focus: [50, 30] },
  blocks: [
    { kind: 'picture', heading: 'B', picture: { file: 'team/anna.png', isDecoration: true } },
    { kind: 'picture', heading: 'C', picture: { 'file': "c.svg", alt: \`Seit \${year}\` } as const },
  ],
}`
  const { uses, diagnostics } = readCopy(copyFile, code)
  expect(diagnostics).toEqual([])
  expect(uses.map(({ path, place: { start } }) => [path, start.line])).toEqual([
    ['haus.jpg', 3],
    ['team/anna.png', 5],
    ['c.svg', 6],
  ])
})

test.each([
  ['file needs', '{ file: photo, alt: "A" }', '{ file: `a.jpg`, alt: "A" }', '{ alt: "A" }'],
  ['what it shows', '{ file: "a.jpg" }', '{ file: "a.jpg", alt: "" }', '{ file: "a.jpg", alt: "  " }'],
  [
    'focus needs',
    '{ file: "a.jpg", alt: "A", focus: [50] }',
    '{ file: "a.jpg", alt: "A", focus: [50, 130] }',
    '{ file: "a.jpg", alt: "A", focus: ["a", 3] }',
  ],
] as const)('%s is reported with file and line', (text, ...objects) => {
  for (const object of objects) {
    const { diagnostics } = readCopy(copyFile, `export const a = {\n  picture: ${object},\n}\n`)
    expect(diagnostics.map(formatLine).join()).toContain(`${copyFile}:2:12  error  picture: ${text}`)
  }
})

const save = (name: string, bytes: Buffer) => writeFileSync(join(folder, name), bytes)

async function findIn(paths: readonly string[]) {
  const uses = paths.map((path) => ({ file: copyFile, place: startOfFile, path }))
  const found = { uses, diagnostics: [] }
  return findPagePictures(inProcessImages(), { isEncoded: true, found, folder })
}

test('a picture becomes what those of posts become: turned, in several widths, without its metadata', async () => {
  const place = { IFD3: { GPSLatitude: '49/1 36/1 0/1' } }
  save('haus.jpg', await photo(1200, 800).withExif(place).withMetadata({ orientation: 6 }).jpeg().toBuffer())
  const { pictures, variants, diagnostics } = await findIn(['haus.jpg'])
  expect([pictures['haus.jpg'], diagnostics]).toMatchObject([{ width: 800, height: 1200 }, []])
  for (const { read } of variants) expect((await sharp(await read()).metadata()).exif).toBeUndefined()
})

test('what cannot be shown is reported with file, reason and remedy, all at once', async () => {
  save('Anna.JPG', await photo(800, 600).jpeg().toBuffer())
  save('klein.png', await photo(320, 200).png().toBuffer())
  save('handy.jpg', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic0000mif1heic')]))
  save('text.webp', Buffer.from('Bild folgt'))
  const wrong: [path: string, fault: string][] = [
    [
      'anna.JPG',
      `is called Anna.JPG in the folder ${folder}; write it exactly like this, since capitals count on servers`,
    ],
    ['Ana.jpg', `is not in the folder ${folder}; did you mean Anna.JPG?`],
    ['/tmp/fotos/Anna.JPG', `is not in the folder ${folder}; did you mean Anna.JPG?`],
    ['/Anna.JPG', `is not in the folder ${folder}; did you mean Anna.JPG?`],
    ['nirgends.jpg', `is not in the folder ${folder}`],
    ['klein.png', `has only 320 × 200 pixels, a width of at least 640 is needed; use a larger picture`],
    ['handy.jpg', 'is a photo in the format HEIC, as iPhones save it; export it as JPEG'],
    ['IMG_1.HEIC', 'is a photo in the format HEIC, as iPhones save it; export it as JPEG'],
    ['text.webp', 'is no PNG, JPEG, WebP or AVIF; export it again'],
    ['plan.pdf', 'is no file of the kind svg, png, jpg, jpeg, webp or avif'],
    ['../../geheim.jpg', 'is no file of the kind svg, png, jpg, jpeg, webp or avif'],
  ]
  const { diagnostics } = await findIn(wrong.map(([path]) => path))
  const errors = diagnostics.filter(({ fatal }) => fatal)
  const expected = wrong.map(([path, fault]) => [copyFile, `Picture: ${quote(path)} ${fault}`])
  expect(errors.map(({ file, reason }) => [file, reason])).toEqual(expected)
})

test('a file that no page shows is a hint; hidden files and notes are none', async () => {
  for (const name of ['.DS_Store', 'README.md', 'rest.jpg', 'team/alt.png']) save(name, Buffer.from('x'))
  const { diagnostics } = await findIn([])
  const hints = diagnostics.filter(({ fatal }) => !fatal).map(({ file }) => file)
  expect(hints).toEqual(expect.arrayContaining([join(folder, 'rest.jpg'), join(folder, 'team/alt.png')]))
  expect(hints.filter((file) => /DS_Store|README/.test(file))).toEqual([])
})
