import { compilePost, type PostRecord } from '../../scripts/content/compile-post.ts'

/** Fields of a post without a fault, as they are written. */
export const goodFields: Record<string, string> = {
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
  image: '/icon.svg',
  published: 'true',
}

/** The text of a post; its body begins on line 15. */
export function postText(body: string, fields: Record<string, string> = {}): string {
  const lines = Object.entries({ ...goodFields, ...fields }).map(([name, value]) => `${name}: ${value}\n`)
  return `---\n${lines.join('')}---\n${body}`
}

/** The record of such a post. */
export function recordOf(body: string, fields?: Record<string, string>): PostRecord {
  return compilePost({ file: 'posts/x.md', text: postText(body, fields) })
}

/** What a rule says of a post: line and column, the part of the text that is meant, and the message. */
export function remarksOn(rule: string, body: string, fields?: Record<string, string>): string[] {
  const text = postText(body, fields)
  return recordOf(body, fields)
    .diagnostics.filter(({ ruleId }) => ruleId === rule)
    .map(({ line, column, place: { start, end }, reason }) => {
      return `${line}:${column} [${text.slice(start.offset, end.offset)}] ${reason}`
    })
}
