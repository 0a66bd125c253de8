import type { Letter } from '../../scripts/letters/compose-letter.ts'

export const crashLetter: Letter = {
  slug: 'crash',
  title: 'Ein Brief',
  url: 'http://localhost/blog/crash',
  html: '<p>Text</p>',
  text: 'Text',
  hash: '1',
}
