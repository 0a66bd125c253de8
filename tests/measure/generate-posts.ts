import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes copies of an article of 9 KB, each with an address, a title and a day of its own; always the same ones. */
export function generatePosts(folder: string, count: number): void {
  const article = readFileSync(join(folder, 'cloud-backup-strategie-321-regel.md'), 'utf8')
  for (let number = 1; number <= count; number++) {
    const day = new Date(Date.UTC(2000, 0, 1 + (number % 9000))).toISOString().slice(0, 10)
    const post = article
      .replace(/^id: .*/m, `id: "generated-${number}"`)
      .replace(/^slug: .*/m, `slug: ${slugOf(number)}`)
      .replace(/^title: "/m, `$&${number}. `)
      .replace(/^date: .*\nupdated: .*/m, `date: ${day}`)
    writeFileSync(join(folder, `${slugOf(number)}.md`), post)
  }
}

/** The slug of a post, by its number from 1 on; all are of the same length. */
export const slugOf = (number: number) => `beitrag-${String(number).padStart(5, '0')}`
