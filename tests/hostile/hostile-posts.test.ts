import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { parseFragment, serialize } from 'parse5'
import { beforeAll, describe, expect, test } from 'vitest'
import { elementsOf } from '../../scripts/site/elements.ts'
import { drawing, postText, writeFiles } from '../support/post-source.ts'
import { htmlOf } from '../support/remarks-on.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { hostileTexts } from './posts.ts'
import { slowTexts } from './slow-texts.ts'

const tags =
  /^(html|head|body|a|blockquote|br|code|del|div|em|figcaption|figure|h[1-6]|hr|img|input|li|ol|p|pre|section|strong|sup|table|tbody|td|th|thead|tr|ul)$/
const attributes =
  /^(href|src|alt|title|id|class|role|align|scope|start|type|checked|disabled|tabindex|aria-[a-z]+|data-footnote[a-z-]*)$/
const protocols = ['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:']

/** As a browser reads addresses, on a page of the site. */
const isSafe = (address: string) => protocols.includes(new URL(address, 'https://site.example').protocol)

const texts = Object.values(hostileTexts).flat()

/** A drawing in which each `<use>` draws the group before it eight times, blurred. */
function nestedUses(): string {
  const groups = Array.from({ length: 6 }, (_, level) => {
    const uses = `<use href="#g${level}"/>`.repeat(8)
    return `<g id="g${level + 1}" filter="url(#f)">${uses}</g>`
  })
  const first =
    '<filter id="f"><feGaussianBlur stdDeviation="90"/></filter><g id="g0"><path d="M0 0h9v9z"/></g>'
  return drawing.replace('/>', `>${first}${groups.join('')}</svg>`)
}

describe('in the text of a post, hostile texts', () => {
  test('become nothing that runs or loads', () => {
    const found = texts.flatMap((text) =>
      elementsOf(htmlOf(text)).flatMap(({ tagName, attrs }) => {
        const hostile = attrs.filter(({ name, value }) => {
          if (name === 'href' || name === 'src') return !isSafe(value)
          if (name === 'id') return !/^(section-|note:|footnote-label$)/.test(value)
          return !attributes.test(name)
        })
        return tags.test(tagName) && hostile.length === 0 ? [] : [{ text, tagName, hostile }]
      }),
    )
    expect(found).toEqual([])
  })

  test('stay the same when they are read again', () => {
    const changed = texts.filter((text) => {
      const once = serialize(parseFragment(htmlOf(text)))
      return [true, false].some(
        (scriptingEnabled) => serialize(parseFragment(once, { scriptingEnabled })) !== once,
      )
    })
    expect(changed).toEqual([])
  })
})

describe('compiling, with all kinds of posts and pictures at once,', () => {
  const root = temporaryFolder()
  const image = 'public/brand/preview.png'
  const files: Record<string, string | Buffer> = { secret: 'root:x:0:0', [image]: readFileSync(image) }
  const addPost = (slug: string, body: string, fields: Record<string, string> = {}) => {
    files[`posts/${slug}.md`] = postText(body, { id: slug, slug, published: 'false', ...fields })
    return `${slug}.md`
  }
  const hostile = texts.map((text, index) => addPost(`hostile-${index}`, `a\n\n${text}`))
  const slow = Object.entries(slowTexts).map(([kind, create], index) => {
    return [kind, addPost(`slow-${index}`, `a\n\n${create(8_000)}`)] as const
  })
  files['posts/uses.svg'] = nestedUses()
  addPost('with-uses', 'Text.', { image: 'uses.svg' })
  addPost('dated', 'Text.', { date: 'morgen' })
  files['public/logo.svg'] = drawing.replace('/>', ' onclick="a()"/>')
  addPost('with-logo', 'Text.', { image: '/logo.svg' })
  files['posts/half.png'] = readFileSync(image).subarray(0, 2000)
  addPost('with-half', 'Text.', { image: 'half.png' })

  let output = ''
  /** The errors of a file in the folder of the posts. */
  const errorsOf = (file: string) =>
    output.split('\n').flatMap((line) => line.split(`/posts/${file}:`)[1]?.split('  error  ')[1] ?? [])

  beforeAll(() => {
    mkdirSync(join(root, 'out'))
    writeFiles(root, files)
    symlinkSync(join(root, 'secret'), join(root, 'posts/link.md'))
    const command = ['--import', 'tsx', 'tests/support/compile-posts.ts', root]
    const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
    expect(status).toBe(1)
    output = stderr
  })

  test('reads every hostile text', () => {
    const refused = hostile.filter((file) => errorsOf(file).length > 0)
    expect(refused.map((file) => files[`posts/${file}`])).toEqual([])
  })

  test('reads every slow text, or names a limit', () => {
    const limit = /not finished after 1 s|MB of memory|levels deep|more than 2 MB/
    expect(slow.filter(([, file]) => !errorsOf(file).every((reason) => limit.test(reason)))).toEqual([])
  })

  test('stops a drawing that takes too long, and names the line of an error', () => {
    expect(errorsOf('with-uses.md')).toEqual([expect.stringMatching(/\b(1 s|1024 MB)\b/)])
    expect(errorsOf('with-logo.md')).toEqual([expect.stringContaining('onclick')])
    expect(errorsOf('with-half.md')).toEqual([expect.stringContaining('is damaged')])
    expect(output).toMatch(/^.*posts\/dated\.md:8:7 .*date: .*\n> 8 \| date: morgen\n.*\^{6}\n/m)
  })

  test('does not read what a link leads to', () => {
    expect(errorsOf('link.md').length).toBe(1)
    expect(output).not.toContain('root:x')
  })
})
