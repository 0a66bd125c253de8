import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseFragment, serialize } from 'parse5'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isSafeAddress } from '../../scripts/content/markdown/sanitize-schema.ts'
import { elementsOf } from '../../scripts/site/elements.ts'
import { htmlOf, postText } from '../support/remarks-on.ts'
import { hostileTexts } from './posts.ts'
import { slowest, slowTexts } from './slow-texts.ts'

const tags = new Set(
  (
    'html head body a blockquote br code del div em figcaption figure h1 h2 h3 h4 h5 h6 hr img input li ol p path pre section span ' +
    'strong sup svg table tbody td th thead tr ul'
  ).split(' '),
)
const attributes =
  /^(href|src|alt|title|id|class|role|align|scope|start|type|checked|disabled|tabindex|aria-[a-z]+|data-footnote[a-z-]*|d|fill|stroke(-[a-z]+)?|width|height|viewBox)$/

describe.each(Object.entries(hostileTexts))('in the text of a post, %s', (_, texts) => {
  test.each(texts)('become nothing that runs or loads: %j', (text) => {
    for (const { tagName, attrs } of elementsOf(htmlOf(text))) {
      expect(tags).toContain(tagName)
      for (const { name, value } of attrs) {
        expect(name).toMatch(attributes)
        if (name === 'href' || name === 'src') expect([value, isSafeAddress(value)]).toEqual([value, true])
        if (name === 'id') expect(value).toMatch(/^(section-|note:|footnote-label$)/)
      }
    }
  })

  test.each(texts)('stay the same when they are read again: %j', (text) => {
    const once = serialize(parseFragment(htmlOf(text)))
    expect(serialize(parseFragment(once))).toBe(once)
    expect(serialize(parseFragment(once, { scriptingEnabled: false }))).toBe(once)
  })
})

describe('compiling, with all kinds of posts at once,', () => {
  const root = mkdtempSync(join(tmpdir(), 'hostile-'))
  const posts: string[] = []
  const addPost = (kind: string, text: string) => {
    const slug = `p${posts.length}`
    posts.push(postText(`a\n\n${text}`, { id: slug, slug, published: 'false' }))
    return [kind, `${slug}.md`] as const
  }
  const texts = Object.values(hostileTexts)
    .flat()
    .map((text) => addPost(text, text))
  const slow = Object.entries(slowTexts).map(([kind, create]) =>
    addPost(kind, create(slowest.has(kind) ? 31_000 : 8_000)),
  )
  const errors = new Map<string, string[]>()

  beforeAll(() => {
    for (const folder of ['posts', 'public', 'out']) mkdirSync(join(root, folder))
    writeFileSync(
      join(root, 'public/icon.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>',
    )
    for (const [index, post] of posts.entries()) {
      writeFileSync(join(root, `posts/p${index}.md`), post)
    }
    writeFileSync(join(root, 'secret'), 'root:x:0:0')
    symlinkSync(join(root, 'secret'), join(root, 'posts/link.md'))
    const argv = ['--import', 'tsx', 'tests/support/compile-posts.ts']
    for (const folder of ['posts', 'public', 'out']) argv.push(`--${folder}`, join(root, folder))
    const { status, stderr } = spawnSync(process.execPath, argv, { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).not.toContain('root:x')
    for (const [, file = '', reason = ''] of stderr.matchAll(
      /^.*\/posts\/(.*\.md):\d+:\d+ {2}Fehler {2}(.*)$/gm,
    )) {
      errors.set(file, [...(errors.get(file) ?? []), reason])
    }
  })
  afterAll(() => rmSync(root, { recursive: true }))

  test('reads every text', () => {
    expect(texts.flatMap(([text, file]) => (errors.has(file) ? [[text, errors.get(file)]] : []))).toEqual([])
  })

  test.each(slow)('reads %s, or names a limit', (_, file) => {
    for (const reason of errors.get(file) ?? []) {
      expect(reason).toMatch(
        /nach 10 s nicht fertig|MB Speicher|Zellen; aufteilen|durch Verweise würden|Ebenen verschachtelt/,
      )
    }
  })

  test('does not read what a link leads to', () => {
    expect(errors.get('link.md')?.join()).toContain('symbolische Verknüpfung')
  })
})
