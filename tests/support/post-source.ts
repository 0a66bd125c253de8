import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>'

/** Fields of a valid post, as they are written. */
export const goodFields = {
  id: '"1"',
  slug: 'x',
  title: 'Titel',
  excerpt: 'Ein Auszug.',
  author: 'Team',
  authorRole: 'Rolle',
  date: '2025-01-05',
  readTime: '1 Min.',
  category: 'Prüfung',
  tags: '[a]',
  image: '/brand/preview.png',
  published: 'true',
}

/** The text of a post with other fields, without those that are `null`. With all of them its body begins on line 15. */
export function postText(body: string, fields: Record<string, string | null> = {}): string {
  const all = Object.entries({ ...goodFields, ...fields }).filter(([, value]) => value !== null)
  return `---\n${all.map(([name, value]) => `${name}: ${value}\n`).join('')}---\n${body}`
}

/** The text of a post that has a slug, and an id and a title of its own. */
export function postSource(slug: string, fields: Record<string, string> = {}, body = 'Text.\n'): string {
  return postText(body, { id: `"${slug}"`, slug, title: `Titel ${slug}`, tags: '[NIS2]', ...fields })
}

/** Writes files below a folder, by their paths in it. */
export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}
