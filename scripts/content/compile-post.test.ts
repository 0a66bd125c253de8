import { describe, expect, test } from 'vitest'
import { compilePost } from './compile-post.ts'
import { compareDiagnostics, isError } from './diagnostics.ts'
import { formatLine } from './report.ts'

const fields = {
  id: '"1"',
  slug: 'x',
  title: 'Titel',
  excerpt: 'Auszug.',
  author: 'Team',
  authorRole: 'Redaktion',
  date: '2025-01-05',
  readTime: '8 Min.',
  category: 'Compliance',
  tags: '[NIS2, Compliance]',
  image: 'images/x.svg',
  published: 'true',
}

/** The text of a post: a field on each line from the second on, `null` leaves it out; line 14 closes them. */
function post(changes: Record<string, string | null> = {}, body = 'Text.\n'): string {
  const lines = Object.entries({ ...fields, ...changes }).filter(([, value]) => value !== null)
  return `---\n${lines.map(([name, value]) => `${name}: ${value}\n`).join('')}---\n${body}`
}

const compile = (source: string | Uint8Array) =>
  compilePost({ file: 'posts/x.md', bytes: Buffer.from(source) })
const problemsOf = (source: string | Uint8Array) =>
  compile(source)
    .diagnostics.filter(isError)
    .toSorted(compareDiagnostics)
    .map((error) => formatLine(error).replace('  Fehler', ''))
const frontMatterOf = (changes: Record<string, string>) => compile(post(changes)).post?.frontMatter

describe('a good post', () => {
  test('gives its fields, its HTML and what is known of its text', () => {
    expect(compile(post({}, '# Über uns\n\n![](a.png)\n')).post).toEqual({
      file: 'posts/x.md',
      frontMatter: { ...fields, id: '1', tags: ['NIS2', 'Compliance'], published: true },
      html: '<h1 id="über-uns">Über uns</h1>\n<p><img src="a.png" alt=""></p>',
      contents: [{ id: 'über-uns', text: 'Über uns', depth: 1 }],
      words: 2,
      images: ['a.png'],
      terms: 'titel 50 compliance 25 nis2 25 auszug 10 uber 1 uns 1',
    })
  })

  test.each([
    ['with a byte-order mark', `\ufeff${post()}`],
    ['with CRLF', post().replaceAll('\n', '\r\n')],
    ['with lone CR', post().replaceAll('\n', '\r')],
    ['with all three ends of lines', post().replace('---\n', '---\r\n').replace('\nslug', '\rslug')],
  ])('%s is the same as without', (_, source) => {
    expect(compile(source)).toEqual(compile(post()))
  })

  test.each([
    ['id', '7', '7'],
    ['title', '"NIS2: was gilt?"', 'NIS2: was gilt?'],
    ['title', "'NIS2: wie geht''s?'", "NIS2: wie geht's?"],
    ['title', '"\\u00dcber\\u00a0uns"', 'Über\u00a0uns'],
    ['title', '2025-01-05', '2025-01-05'],
    ['title', "$& $$ $` $' &amp; <b> 😀 𝒳", "$& $$ $` $' &amp; <b> 😀 𝒳"],
    ['excerpt', '>-\n  Auf zwei\n  Zeilen.', 'Auf zwei Zeilen.'],
    ['date', '2024-02-29', '2024-02-29'],
    ['date', '"2025-12-31"', '2025-12-31'],
    ['tags', "\n  - Backup & Recovery\n  - '$&'", ['Backup & Recovery', '$&']],
    ['image', '/images/a.WEBP', '/images/a.WEBP'],
    ['published', 'false', false],
  ])('may have the %s %j', (name, value, meaning) => {
    expect(frontMatterOf({ [name]: value })).toMatchObject({ [name]: meaning })
  })

  test('may have lines of --- in its text', () => {
    expect(compile(post({}, 'a\n\n---\nb')).post?.html).toBe('<p>a</p>\n<hr>\n<p>b</p>')
  })

  test('may have exactly 256 KB', () => {
    expect(problemsOf(post().padEnd(256 * 1024, 'a'))).toEqual([])
  })

  test('has the id that was written', () => {
    expect(frontMatterOf({ id: '007' })?.id).toBe('007')
  })

  test.each(['0x10', '0o17', '1e3', '+7', '7.0'])('has no id that reads as another number: %s', (id) => {
    expect(problemsOf(post({ id })).join()).toMatch(
      /^posts\/x\.md:2:5 {2}id: expected text, found the number/,
    )
  })
})

describe('a file that is no post', () => {
  const noFirst = 'front matter: expected a first line that is exactly ---, found'
  const noClosing = 'front matter: expected a closing line that is exactly ---, found'
  const noFields = 'front matter: expected the fields of a post, found nothing'
  const noMap = 'front matter: expected a map of fields and values'
  const noUtf8 = 'file: expected UTF-8, found an invalid byte; save the file as UTF-8'
  const utf16 = 'file: expected UTF-8, found UTF-16; save the file as UTF-8'
  const nul = 'file: expected text, found a NUL character; is it a binary or UTF-16 file?'
  const tooLarge = 'file: expected at most 256 KB, found 257 KB; split the post'
  const bytes = (...parts: (string | number)[]) =>
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.of(part))))

  test.each([
    ['empty', '', '1:1  file: expected front matter and text, found an empty file'],
    ['without front matter', '# Titel\n', `1:1  ${noFirst} "# Titel"`],
    ['with a leading blank line', `\n${post()}`, `1:1  ${noFirst} an empty line`],
    ['with a leading space', ` ${post()}`, `1:1  ${noFirst} " ---"`],
    ['with two byte-order marks', `\ufeff\ufeff${post()}`, `1:1  ${noFirst} "\ufeff---"`],
    ['with a space after ---', post().replace('---', '--- '), `1:1  ${noFirst} "--- "`],
    ['with another language', post().replace('---', '---yaml'), `1:1  ${noFirst} "---yaml"`],
    ['with code', '---js\nprocess.exit(7)\n---\na', `1:1  ${noFirst} "---js"`],
    ['with the name of a function', '---constructor\na\n---\nb', `1:1  ${noFirst} "---constructor"`],
    ['unclosed', post().replace('\n---\n', '\n'), `1:1  ${noClosing} none`],
    ['with nothing but ---', '---', `1:1  ${noClosing} none`],
    ['closed by more than ---', post().replace('\n---\n', '\n--- a\n'), `14:1  ${noClosing} "--- a"`],
    ['with empty front matter', '---\n---\na', `1:1  ${noFields}`],
    ['with blank front matter', '---\n\n---\na', `1:1  ${noFields}`],
    ['with only a comment', '---\n# a\n---\nb', `1:1  ${noFields}`],
    ['with a list', '---\n- a\n---\nb', `2:1  ${noMap}`],
    ['in UTF-16, little end first', bytes(0xff, 0xfe, 'a\0'), `1:1  ${utf16}`],
    ['in UTF-16, big end first', bytes(0xfe, 0xff, '\0a'), `1:1  ${utf16}`],
    ['in UTF-16 without a mark', Buffer.from(post(), 'utf16le'), `1:2  ${nul}`],
    ['with NUL', post({}, 'a\0b'), `15:2  ${nul}`],
    ['in Latin-1', Buffer.from(post({ title: 'Müller' }), 'latin1'), `4:9  ${noUtf8}`],
    ['with a cut-off character', bytes(post(), 'ä', 0xe2, 0x82), `16:2  ${noUtf8}`],
    ['with half a surrogate pair', bytes(post(), 0xed, 0xa0, 0x80), `16:1  ${noUtf8}`],
    ['in Latin-1 with lone CR', bytes('---\ra', 0xfc), `2:2  ${noUtf8}`],
    ['above 256 KB', post().padEnd(256 * 1024 + 1, 'a'), `1:1  ${tooLarge}`],
  ])('%s', (_, source, problem) => {
    expect(problemsOf(source)).toEqual([`posts/x.md:${problem}`])
  })
})

describe('front matter that is no plain map', () => {
  const anchor = 'front matter: expected a value, found an anchor (&); put the text in quotes'
  const alias = 'front matter: expected a value, found an alias (*); write the value out'
  const tag = 'front matter: expected a value, found a tag (!); put the text in quotes'
  const twice = 'front matter: expected each key once, found the same key again'
  const tooDeep = 'front matter: expected a flat map, found one nested too deeply'

  test.each([
    ['a tab', { title: '\tTitel' }, ['4:8  front matter: expected spaces, found a tab']],
    ['a tab for indentation', { tags: '\n\t- a' }, ['12:1  front matter: expected spaces, found a tab']],
    ['a key twice', { date: '2025-01-05\ntitle: a' }, [`9:1  ${twice}`]],
    ['a key three times', { date: '2025-01-05\ntitle: a\ntitle: b' }, [`9:1  ${twice}`, `10:1  ${twice}`]],
    ['an anchor', { title: '&a Titel' }, [`4:11  ${anchor}`]],
    ['an alias', { title: '*a' }, [`4:8  ${alias}`]],
    ['an explosion', { title: '&a [b, b]', tags: '[*a]' }, [`4:11  ${anchor}`, `11:8  ${alias}`]],
    ['a tag', { title: '!!str 8' }, [`4:14  ${tag}`]],
    ['deep lists', { tags: '['.repeat(20_000) }, [`1:1  ${tooDeep}`]],
    ['deep closed lists', { tags: `${'['.repeat(20_000)}${']'.repeat(20_000)}` }, [`1:1  ${tooDeep}`]],
    ['deep maps', { tags: '{a: '.repeat(20_000) }, [`1:1  ${tooDeep}`]],
    ['deep items', { tags: `\n  ${'- '.repeat(20_000)}` }, [`1:1  ${tooDeep}`]],
  ])('%s', (_, changes, problems) => {
    expect(problemsOf(post(changes))).toEqual(problems.map((problem) => `posts/x.md:${problem}`))
  })

  test('is placed where the mistake begins', () => {
    const colon = 'expected a value, found another colon in it; put the text in quotes'
    expect(problemsOf(post({ title: 'a: b' }))).toEqual([`posts/x.md:4:8  front matter: ${colon}`])
    const quotation = 'expected a closing quotation mark, found none'
    expect(problemsOf(post({ title: '"a' }))).toEqual([`posts/x.md:4:8  front matter: ${quotation}`])
  })

  test('says what is expected whatever is wrong', () => {
    const titles = ['a: b', '"a', '[a', '@a', '"\\q"', '"a" b', '- a', 'b\n...\nc: d']
    const problems = titles.flatMap((title) => problemsOf(post({ title })))
    expect(problems.filter((problem) => !/ {2}front matter: expected /.test(problem))).toEqual([])
  })
})

describe('several problems', () => {
  test('are told at once, of the front matter and of the text', () => {
    const source = post({ slug: 'y-1', date: 'a', published: 'b' }, `\n${'> '.repeat(99)}a`)
    expect(problemsOf(source)).toEqual([
      'posts/x.md:3:7  slug: expected the file\'s name "x", found "y-1"',
      'posts/x.md:8:7  date: expected YYYY-MM-DD, found "a"',
      'posts/x.md:13:12  published: expected true or false, without quotes, found "b"',
      'posts/x.md:16:1  markdown: expected at most 100 levels of nesting, found more',
    ])
  })

  test.each([post(), post({ date: 'a' }), '---\na: [\n---\nb', '', post({ tags: '['.repeat(20_000) })])(
    'are the same every time: %#',
    (source) => expect(compile(source)).toEqual(compile(source)),
  )
})

describe('the text', () => {
  const nothing = 'markdown: expected text after the front matter, found nothing'
  const tooDeep = 'markdown: expected at most 100 levels of nesting, found more'

  test.each([
    ['nothing', '', `14:1  ${nothing}`],
    ['blanks', '\n \u00a0\n', `14:1  ${nothing}`],
    ['what nobody sees', '[a]: b\n', `14:1  ${nothing}`],
    ['deep quotations', `${'> '.repeat(2000)}a`, `15:1  ${tooDeep}`],
    ['deep emphasis', `${'*a '.repeat(200)}b${'*'.repeat(200)}`, `15:1  ${tooDeep}`],
  ])('cannot be %s', (_, body, problem) => {
    expect(problemsOf(post({}, body))).toEqual([`posts/x.md:${problem}`])
  })
})

describe('an unknown key', () => {
  const known = `expected one of ${Object.keys(fields).join(', ')}`
  test.each([
    ['titel', 'did you mean title?'],
    ['Published', 'did you mean published?'],
    ['author_role', 'did you mean authorRole?'],
    ...['draft', '__proto__', 'constructor', 'toString', '"äö"', '"<<"'].map((key) => [key, known]),
  ])('%s', (key, remedy) => {
    const source = post().replace('\n---\n', `\n${key}: a\n---\n`)
    expect(problemsOf(source)).toEqual([`posts/x.md:14:1  ${key}: unknown key; ${remedy}`])
  })
})

describe('a field', () => {
  const twoLines = 'expected one line without control characters (for a folded text write >- instead of >)'
  const slug = 'expected lower-case letters a to z, digits and single hyphens'
  const tags = 'expected a list of texts, such as [NIS2, Compliance]'
  const kinds = 'an svg, png, jpg, jpeg, webp or avif file'
  const image = `expected the path of ${kinds}, relative to the post or from / for the public folder`
  const published = 'expected true or false, without quotes'
  const lookalike = 'which can mean true or false; put it in quotes'

  test.each(Object.keys(fields))('%s must be there', (name) => {
    const others: Record<string, string> = { slug, date: 'expected YYYY-MM-DD', tags, published }
    const problem = `${name}: ${others[name] ?? 'expected text'}, found nothing`
    expect(problemsOf(post({ [name]: null }))).toEqual([`posts/x.md:1:1  ${problem}`])
  })

  test.each([
    ['id', '', '2:5  id: expected text, found nothing'],
    ['id', '-1', '2:5  id: expected text, found the number -1; put it in quotes'],
    ['id', '1.5', '2:5  id: expected text, found the number 1.5; put it in quotes'],
    ['id', '.inf', '2:5  id: expected text, found the number Infinity; put it in quotes'],
    ['id', 'true', '2:5  id: expected text, found the boolean true; put it in quotes'],
    ['title', '', '4:8  title: expected text, found nothing'],
    ['title', '""', '4:8  title: expected text, found ""'],
    ['title', '"\\u200b"', '4:8  title: expected text, found "\u200b"'],
    ['title', '8', '4:8  title: expected text, found the number 8; put it in quotes'],
    ['title', 'Yes', `4:8  title: expected text, found Yes, ${lookalike}`],
    ['title', '[a]', '4:8  title: expected text, found the list ["a"]'],
    ['title', '{a: b}', '4:8  title: expected text, found a map'],
    ['title', '"a\\nb"', `4:8  title: ${twoLines}, found "a\\nb"`],
    ['title', '"a\\0b"', `4:8  title: ${twoLines}, found "a\\u0000b"`],
    ['title', '"a\\u2028b"', `4:8  title: ${twoLines}, found "a\\u2028b"`],
    ['title', '"\\ud800"', '4:8  title: expected text, found "\\ud800"'],
    ['title', '" a"', '4:8  title: expected no space at the beginning or the end, found " a"'],
    ['excerpt', '>\n  a', `5:10  excerpt: ${twoLines}, found "a\\n"`],
    ['date', '2025-1-5', '8:7  date: expected YYYY-MM-DD, found "2025-1-5"'],
    ['date', '20.1.2025', '8:7  date: expected YYYY-MM-DD, found "20.1.2025"'],
    ['date', '20250105', '8:7  date: expected YYYY-MM-DD, found the number 20250105'],
    ['date', '2025-01-05T10:00:00Z', '8:7  date: expected YYYY-MM-DD, found "2025-01-05T10:00:00Z"'],
    ['date', '٢٠٢٥-01-05', '8:7  date: expected YYYY-MM-DD, found "٢٠٢٥-01-05"'],
    ['date', '2025-02-30', '8:7  date: expected a day that exists, found "2025-02-30"'],
    ['date', '1900-02-29', '8:7  date: expected a day that exists, found "1900-02-29"'],
    ['readTime', '8', '9:11  readTime: expected text, found the number 8; put it in quotes'],
    ['tags', 'a, b', `11:7  tags: ${tags}, found "a, b"`],
    ['tags', '{a: b}', `11:7  tags: ${tags}, found a map`],
    ['tags', '[a, 2025]', '11:11  tags.1: expected text, found the number 2025; put it in quotes'],
    ['tags', '[a, ~]', '11:11  tags.1: expected text, found nothing'],
    ['tags', '[a, no]', `11:11  tags: expected text, found no, ${lookalike}`],
    ['tags', '[a, a]', '11:7  tags: expected each tag once, found the list ["a","a"]'],
    ['published', '"false"', `13:12  published: ${published}, found "false"`],
    ['published', 'yes', `13:12  published: ${published}, found "yes"`],
    ['published', '', `13:12  published: ${published}, found nothing`],
  ])('%s cannot be %j', (name, value, problem) => {
    expect(problemsOf(post({ [name]: value }))).toEqual([`posts/x.md:${problem}`])
  })

  const paths = ['../a.svg', '/../a.svg', 'a.gif', 'a', 'a\\b.svg', 'https://a.example/b.svg', 'a.svg?b']
  test.each([...paths, '//a.example/b.svg'])('image cannot be %s', (path) => {
    const found = `found ${JSON.stringify(path)}`
    expect(problemsOf(post({ image: `'${path}'` }))).toEqual([`posts/x.md:12:8  image: ${image}, ${found}`])
  })

  const misnamed = (value: string) => `posts/x.md:3:7  slug: expected the file's name "x", found "${value}"`
  const wrong = ['X', 'x.y', 'x/y', '../x', 'x_y', '-x', 'x-', 'x--y', 'ä', 'пост', '__proto__', 'toString']
  test.each(wrong)('slug cannot be %s', (value) => {
    const problem = `posts/x.md:3:7  slug: ${slug}, found "${value}"`
    expect(problemsOf(post({ slug: value }))).toEqual([problem, misnamed(value)])
  })

  const reserved = ['index', '404', 'constructor', 'prototype', 'con', 'nul', 'com1', 'seite', 'images']
  test.each(reserved)('slug cannot be %s, which is reserved', (value) => {
    const problem = `posts/x.md:3:7  slug: expected another name, this one is reserved, found "${value}"`
    expect(problemsOf(post({ slug: `"${value}"` }))).toEqual([problem, misnamed(value)])
  })

  test('slug may have 80 characters and not one more', () => {
    const found = (length: number) => {
      const slug = 'a'.repeat(length)
      return compilePost({ file: `posts/${slug}.md`, bytes: Buffer.from(post({ slug })) }).diagnostics.filter(
        isError,
      )
    }
    expect(found(80)).toEqual([])
    expect(found(81)).toMatchObject([
      { message: `slug: expected at most 80 characters, found "${'a'.repeat(56)}…` },
    ])
  })
})
