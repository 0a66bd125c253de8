import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const [post, section] = [read('post-template.md'), read('section-template.md')]
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path d="M2 7 8 2l6 5"/></svg>\n'
const categories = ['Compliance', 'Cybersecurity', 'Backup & Recovery', 'Cloud', 'Betrieb']
// An even number: the same word never follows itself, about which there would be a hint.
const words = ['Sicherung', 'Server', 'Netz', 'Zugang', 'Prüfung', 'Konto', 'Gerät', 'Rechte', 'Ausfall']
words.push('Bericht', 'Frist', 'Archiv', 'Kopie', 'Dienst', 'Abruf', 'Wartung')

/** Writes posts of about 8 KB with paragraphs, lists and a table, which share one drawing; always the same ones. */
export function generatePosts(folder: string, count: number): void {
  mkdirSync(join(folder, 'images'), { recursive: true })
  writeFileSync(join(folder, 'images/beitrag.svg'), drawing)
  for (let number = 1; number <= count; number++) {
    const sections = Array.from({ length: 6 }, (_, index) => fillIn(section, number * 31 + index * 17))
    const source = fillIn(post, number)
      .replaceAll('NUMBER', String(number))
      .replaceAll('DIGITS', digitsOf(number))
      .replace('DATE', new Date(Date.UTC(2000, 0, 1 + (number % 9000))).toISOString().slice(0, 10))
      .replace('CATEGORY', categories[number % categories.length] ?? '')
      .replace('SECTIONS', sections.join('\n'))
    writeFileSync(join(folder, `${slugOf(number)}.md`), source)
  }
}

/** The slug of a post, by its number from 1 on; all are of the same length. */
export const slugOf = (number: number) => `beitrag-${digitsOf(number)}`

const digitsOf = (number: number) => String(number).padStart(5, '0')

/** Replaces `{offset,count}` in a template by so many words. */
function fillIn(template: string, start: number): string {
  return template.replaceAll(/\{(\d+),(\d+)\}/g, (_, offset, count) =>
    Array.from({ length: count }, (_, at) => words[(start + Number(offset) + at * at) % words.length]).join(
      ' ',
    ),
  )
}
