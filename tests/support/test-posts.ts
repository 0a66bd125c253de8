import { readFileSync } from 'node:fs'
import { postSource } from './post-source.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675"><path d="M0 0h900v9z"/></svg>'

const code = `Ein Text, der vor dem Code steht.\n\n    npm ci\n    npm test\n\n\`\`\`sh\n${'wget '.repeat(80)}\n\`\`\`\n\nText danach.\n`

const post = (slug: string, fields: Record<string, string>, body?: string) => [
  `posts/${slug}.md`,
  postSource(
    slug,
    { category: 'Übung', ...fields },
    body ?? `In diesem Beitrag mit dem Namen ${slug} steht ein Satz.\n`,
  ),
]

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 10)

/** Posts for lists of several pages, the search, and what a text can have. They are older than those of the site. */
export const testPosts: Record<string, string> = Object.fromEntries([
  ...range(12).map((day) =>
    post(`netz-${day}`, {
      ...{ category: 'Netzwerk & Mehr', tags: '[VPN, Zwölf]', date: `2024-03-${day}` },
    }),
  ),
  ...range(6).map((day) => post(`betrieb-${day}`, { category: 'Betrieb', tags: '[Ruhe]' })),
  post(
    'uebung',
    { title: 'Füchse hüten Müßiggänger', tags: '[C++, __proto__, "🔒"]' },
    'Es geht um einen constructor und sonst um nichts.\n',
  ),
  post('text', { title: 'Ein Text', tags: '["C#"]' }, 'Es geht um Quantenkryptografie.\n'),
  post('text-2', { title: 'Noch ein Text', tags: '["🔒"]' }, 'Es geht um Postquanten.\n'),
  ['posts/images/netz.svg', drawing],
  post('code', { image: 'images/netz.svg' }, code),
  post(
    'satz',
    { title: 'Alles, was ein Text haben kann' },
    readFileSync('tests/support/every-markup.md', 'utf8'),
  ),
  post('entwurf', {
    ...{ published: 'false', title: 'Kuddelmuddel', aliases: '[alter-entwurf]' },
    ...{ category: 'Geheimes', tags: '[Wischiwaschi]' },
  }),
  post('spaeter', { date: '9999-03-03', title: 'Kladderadatsch', category: 'Geheimes' }),
])
