import { readFileSync } from 'node:fs'
import { postSource } from './post-source.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675"><path d="M0 0h900v9z"/></svg>'

const code = `Ein Text, der vor dem Code steht.\n\n    npm ci\n    npm test\n\n\`\`\`sh\n${'wget '.repeat(80)}\n\`\`\`\n\nText danach.\n`

const post = (slug: string, fields: Record<string, string>, body?: string) => [
  `posts/${slug}.md`,
  postSource(
    slug,
    { date: '2024-03-05', category: 'Übung', tags: '[a, b]', ...fields },
    body ?? `In diesem Beitrag mit dem Namen ${slug} steht ein Satz.\n`,
  ),
]

/** What `String.replace` takes for patterns, what ends scripts and comments, and what HTML would eat. */
export const delicate = "$& $$ $` $' $1 </script><!-- </title> &amp; \"'"
/** What a renderer's placeholder looks like; it is cut off behind the page's content. */
export const placeholder = '/* SCRIPT_COMMENT_PLACEHOLDER */'
const quoted = `'${delicate.replaceAll("'", "''")}'`

/** What nobody may see yet. Files of pictures are named after what is in them. */
const secret = (slug: string, fields: Record<string, string>) =>
  post(
    slug,
    { category: 'Geheimes', tags: '[Wischiwaschi]', image: 'images/quitten.svg', ...fields },
    '![](images/quitten.svg) Quittenmus.\n',
  )

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
    { title: 'Füchse hüten Müßiggänger' },
    'Es geht um einen constructor und sonst um nichts.\n',
  ),
  post('text', { title: 'Ein Text' }, 'Es geht um Quantenkryptografie.\n'),
  post('text-2', { title: 'Noch ein Text' }, 'Es geht um Postquanten.\n'),
  ['posts/images/netz.svg', drawing],
  post('code', { image: 'images/netz.svg' }, code),
  post(
    'satz',
    { title: 'Alles, was ein Text haben kann' },
    readFileSync('tests/support/every-markup.md', 'utf8'),
  ),
  post(
    'heikel',
    { title: quoted, excerpt: quoted.replace(/'$/, " Auszug'"), tags: `[${quoted}, zwei]` },
    `Ein Absatz mit $& und $$.\n\n    ${delicate}\n\n[Verweis](/kontakt "${placeholder}")\n`,
  ),
  ['posts/images/quitten.svg', drawing.replace('<path', '<path id="quitten"')],
  secret('entwurf', { published: 'false', title: 'Kuddelmuddel', aliases: '[alter-entwurf]' }),
  secret('spaeter', { date: '9999-03-03', title: 'Kladderadatsch' }),
])
