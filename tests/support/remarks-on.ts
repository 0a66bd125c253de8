import { inspectPost } from '../../scripts/content/compile-post.ts'
import { placeAt } from '../../scripts/content/place-at.ts'
import { type Draft, type Remark, toDraft } from '../../scripts/content/rules/rule.ts'

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

/** A post whose text can be read, for rules to look at. */
export function draftOf(body: string, fields?: Record<string, string>): Draft {
  const draft = toDraft(inspectPost({ file: 'posts/x.md', bytes: Buffer.from(postText(body, fields)) }))
  if (draft === undefined) throw new Error('expected a post that can be read')
  return draft
}

/** What a rule says of a post: line and column, the part of the text that is meant, and the message. */
export function remarksOn(
  rule: (draft: Draft) => Remark[],
  body: string,
  fields?: Record<string, string>,
): string[] {
  const draft = draftOf(body, fields)
  return rule(draft).map(({ start, end, message }) => {
    const { line, column } = placeAt(draft.text, start, end)
    return `${line}:${column} [${draft.text.slice(start, end)}] ${message}`
  })
}
