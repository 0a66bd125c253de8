/** The source of a valid post, for tests that need more posts than there are. */
export function postSource(slug: string, fields: Record<string, string> = {}, body = 'Text.\n'): string {
  const frontMatter = {
    id: `"${slug}"`,
    slug,
    title: `"Beitrag ${slug}"`,
    excerpt: '"Ein Auszug."',
    author: 'Team',
    authorRole: 'Rolle',
    date: '2024-03-05',
    readTime: '1 Min.',
    category: 'Prüfung',
    tags: '[a, b]',
    image: '/icon.svg',
    published: 'true',
    ...fields,
  }
  const lines = Object.entries(frontMatter).map(([name, value]) => `${name}: ${value}`)
  return `---\n${lines.join('\n')}\n---\n\n${body}`
}
