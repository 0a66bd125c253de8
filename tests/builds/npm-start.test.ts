import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from 'vitest'
import { postSource, writeFiles } from '../support/post-source.ts'
import { builtSite } from '../support/project-copy.ts'
import { testArticles } from './npm-start/articles.ts'
import { testLists } from './npm-start/lists.ts'
import { testMessages } from './npm-start/messages.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675"><path d="M0 0h900v9z"/></svg>'
const code = `Text davor.\n\n    npm ci\n    npm test\n\n\`\`\`sh\n${'wget '.repeat(80)}\n\`\`\`\n\nText danach.\n`

/** Articles for a list of several pages, its topics and the search. */
function writePosts(folder: string): void {
  const write = (slug: string, ...rest: [Record<string, string>, string?]) =>
    writeFiles(join(folder, 'posts'), { [`${slug}.md`]: postSource(slug, ...rest) })
  for (let number = 10; number < 22; number++) {
    write(`netz-${number}`, { category: 'Netzwerk & Mehr', tags: '[VPN, Zwölf]', date: `2024-03-${number}` })
  }
  for (let number = 10; number < 16; number++) write(`betrieb-${number}`, { category: 'Betrieb', tags: '[]' })
  write('uebung', { title: 'Füchse hüten Müßiggänger', tags: '[C++, __proto__, "🔒"]' }, 'Ein constructor.\n')
  write('text', { title: 'Ein Text', tags: '["C#"]' }, 'Es geht um Quantenkryptografie.\n')
  write('text-2', { title: 'Noch ein Text', tags: '["🔒"]' }, 'Es geht um Postquanten.\n')
  writeFiles(join(folder, 'posts'), { 'images/netz.svg': drawing })
  write('code', { image: 'images/netz.svg' }, code)
  const everything = readFileSync('tests/support/enhancements-post.md', 'utf8')
  write('satz', { title: 'Alles, was ein Text haben kann' }, everything)
  write('entwurf', {
    published: 'false',
    title: 'Kuddelmuddel',
    tags: '[Wischiwaschi]',
    category: 'Geheimes',
  })
}

const site = builtSite(writePosts, { env: { VITE_CONTACT: '' }, args: ['--functions=/functions'] })

describe('a long list of articles', () => testLists(site))
describe('an article', () => testArticles(site))
describe('the functions', () => testMessages(site))
