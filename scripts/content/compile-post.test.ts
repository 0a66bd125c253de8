import { expect, test } from 'vitest'
import { parameters } from '../../src/pages.ts'
import { goodFields, postText } from '../../tests/support/post-source.ts'
import { testSite as site } from '../../tests/support/remarks-on.ts'
import { compilePost } from './compile-post.ts'
import { compareDiagnostics, type Diagnostic, isError } from './diagnostics.ts'
import { decode } from './files.ts'

/** A field is on each line from the second on; line 14 closes them. */
const post = (fields: Record<string, string | null> = {}, body = 'Text.\n') => postText(body, fields)

/** A post, or the fields of one that are not those of a valid post. */
type Source = string | Uint8Array | Record<string, string | null>
type Row = [source: Source, ...problems: string[]]

function compile(source: Source, file = 'posts/x.md') {
  const bytes = typeof source === 'string' || source instanceof Uint8Array ? source : post(source)
  return compilePost({ file, text: decode(file, Buffer.from(bytes as string)), site })
}

/** The errors of a post with their places. */
function problemsOf(source: Source, file?: string): string[] {
  let found: Diagnostic[]
  try {
    found = compile(source, file).diagnostics
  } catch (error) {
    found = [error as Diagnostic]
  }
  const errors = found.filter(isError).toSorted(compareDiagnostics)
  return errors.map(({ line, column, reason }) => `${line}:${column} ${reason}`)
}

/** Expects these errors of each source, in order; of each error only the beginning is compared. */
function expectProblems(rows: Row[]): void {
  const found = rows.map(([source, ...expected]) =>
    problemsOf(source).map((problem, index) => problem.slice(0, expected[index]?.length)),
  )
  expect(found).toEqual(rows.map(([, ...problems]) => problems))
}

/** A row for each source, with the same problem. */
function each(problem: string, ...sources: Source[]): Row[] {
  return sources.map((source) => [source, problem])
}

test('a valid post becomes its fields, its HTML and what is known of its text', () => {
  expect(compile(post({ tags: '[NIS2, Backup]' }, '# Über uns\n\n![](a.png)\n')).post).toEqual({
    file: 'posts/x.md',
    frontMatter: { ...goodFields, id: '1', tags: ['NIS2', 'Backup'], published: true },
    body: [
      '<h1 id="section-über-uns">Über uns</h1>\n<p>',
      { tag: 'img', address: 'a.png', others: { alt: '' } },
      '</p>',
    ],
    contents: [{ id: 'section-über-uns', text: 'Über uns', depth: 1 }],
    words: 2,
    terms: 'Titel 100 Prüfung 25 NIS2 25 Backup 25 Ein 10 Auszug 10 Über 1 uns 1',
  })
  expect(compile(post({}, 'a\n\n---\nb')).post?.body).toEqual(['<p>a</p>\n<hr>\n<p>b</p>'])
  expectProblems([[post().padEnd(256 * 1024, 'a')]])
})

test('a valid post is the same with a byte-order mark, other ends of lines and umlauts in two characters', () => {
  const plain = post({ tags: '[üben]' }, 'Hände.\n')
  const mixed = plain.replace('---\n', '---\r\n').replace('\nslug', '\rslug')
  const others = [`\ufeff${plain}`, plain.replaceAll('\n', '\r\n'), plain.replaceAll('\n', '\r'), mixed]
  for (const source of [...others, plain.normalize('NFD')]) {
    expect.soft(compile(source)).toEqual(compile(plain))
  }
})

test('a valid post has its fields as they were written', () => {
  const twentyTags = Array.from({ length: 20 }, (_, index) => `a${index}`)
  const signs = "$& $$ $` $' &amp; <b> 😀 𝒳 שלום</script><img src=x onerror=attack()> {{7*7}}"
  const values: [name: string, value: string, meaning: unknown][] = [
    ['id', '7', '7'],
    ['id', '007', '007'],
    ['title', "'NIS2: wie geht''s?'", "NIS2: wie geht's?"],
    ['title', '"\\u00dcber\\u00a0uns a\\u202eb"', 'Über\u00a0uns a\u202eb'],
    ['title', '2025-01-05', '2025-01-05'],
    ['title', signs, signs],
    ['title', 'a'.repeat(200), 'a'.repeat(200)],
    ['category', '__proto__', '__proto__'],
    ['excerpt', '>-\n  Auf zwei\n  Zeilen.', 'Auf zwei Zeilen.'],
    ['date', '2024-02-29', '2024-02-29'],
    ['tags', "\n  - Backup & Recovery\n  - '$&'", ['Backup & Recovery', '$&']],
    ['tags', '[toString, hasOwnProperty]', ['toString', 'hasOwnProperty']],
    ['tags', `[${'a'.repeat(60)}]`, ['a'.repeat(60)]],
    ['tags', `[${twentyTags}]`, twentyTags],
    ['image', '/images/a.WEBP', '/images/a.WEBP'],
    ['published', 'false', false],
  ]
  for (const [name, value, meaning] of values) {
    expect.soft(compile(post({ [name]: value })).post?.frontMatter).toMatchObject({ [name]: meaning })
  }
})

test('a file that is no post is an error', () => {
  const first = '1:1 Front matter: the first line must be exactly ---'
  const bytes = (...parts: (string | number)[]) =>
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.of(part))))
  const noFields = '1:1 Front matter: is empty'
  const utf16 = '1:1 File: is UTF-16 instead of UTF-8'
  expectProblems([
    ['', '1:1 File: is empty'],
    ['# Titel\n', `${first}, not “# Titel”`],
    [`\n${post()}`, `${first}, it is empty`],
    ...each(first, `\ufeff\ufeff${post()}`, '---js\nprocess.exit(7)\n---\na', '---constructor\na\n---\nb'),
    [
      post().replace('\n---\n', '\n'),
      '1:1 Front matter: after the fields, a line that is exactly --- is missing',
    ],
    [post().replace('\n---\n', '\n--- a\n'), '14:1 Front matter: the closing line must be exactly ---, not '],
    ...each(noFields, '---\n---\na', '---\n# a\n---\nb'),
    [
      post().replace('---\n', '---\n%YAML 9.9\n'),
      '3:1 Front matter: a colon, a comma or a closing bracket is missing here',
    ],
    ['---\n- a\n---\nb', '2:1 Front matter: expected lines such as “field: value”'],
    ...each(utf16, bytes(0xff, 0xfe, 'a\0'), bytes(0xfe, 0xff, '\0a')),
    [
      Buffer.from(post({ category: 'a' }), 'utf16le'),
      '1:2 File: has a NUL character and is probably no text',
    ],
    [post({}, 'a\0b'), '15:2 File: has a NUL character and is probably no text'],
    // Latin-1, a character that is cut off, and one that is longer than needed.
    [Buffer.from(post({ title: 'Müller' }), 'latin1'), '4:9 File: is not valid UTF-8'],
    [bytes('---\ra', 0xfc), '2:2 File: is not valid UTF-8'],
    ...each('16:1 File: is not valid UTF-8', bytes(post(), 0xe2, 0x82), bytes(post(), 0xc0, 0xaf)),
    [post({}, 'a\u001b[2J'), '15:2 File: found the control character U+001B'],
    [post({}, 'a\u009b2J'), '15:2 File: found the control character U+009B'],
  ])
})

test('front matter that is no plain map is an error at the place where it begins', () => {
  const special = 'Front matter: characters such as & * ! % have a meaning at the beginning of a value'
  const twice = 'Front matter: this field is already there further up'
  const tooDeep = '1:1 Front matter: is nested too deeply'
  expectProblems([
    [{ tags: '\n\t- a' }, '12:1 Front matter: found a tab'],
    [
      { title: '[a' },
      '5:1 Front matter: a bracket is not closed, or the line is indented differently from the one above',
    ],
    [{ date: '2025-01-05\ntitle: a\ntitle: b' }, `9:1 ${twice}`, `10:1 ${twice}`],
    // Anchors, which can explode, and tags, which can mean code.
    [{ title: '&a Titel' }, `4:11 ${special}`],
    [{ title: '*a' }, `4:8 ${special}`],
    [{ title: '&a [b, b]', tags: '[*a]' }, `4:11 ${special}`, `11:8 ${special}`],
    [{ title: '&a {b: c}', '<<': '*a' }, `4:11 ${special}`, `14:5 ${special}`],
    [{ title: '!!str 8' }, `4:14 ${special}`],
    [{ title: '!<tag:evil.example,2000:a> b' }, `4:8 ${special}`, `4:35 ${special}`],
    [{ title: 'a\n...\ntitle: b' }, '6:1 Front matter: is not valid YAML ('],
    ...each(tooDeep, { tags: '['.repeat(2_000) }, { tags: '{a: '.repeat(2_000) }),
    [post({ tags: `\n  ${'- '.repeat(2_000)}` }), tooDeep],
    [post({ tags: '\n'.repeat(200_000) }), '1:1 Front matter: the fields take 200'],
  ])
})

test('the text cannot be missing or deeper than 100 levels', () => {
  const [blank, definition] = [post({}, '\n \u00a0\n'), post({}, '[a]: b\n')]
  const [quotations, emphasis] = [`${'> '.repeat(2000)}a`, `${'*a '.repeat(200)}b${'*'.repeat(200)}`]
  expectProblems([
    ...each('14:1 Text: is missing after the front matter', post({}, ''), blank, definition),
    ...each('15:1 Text: is nested more than 100 levels deep', post({}, quotations), post({}, emphasis)),
  ])
})

test('all errors of the front matter and of the text are reported at once, every time', () => {
  const source = post({ slug: 'y-1', date: 'a', published: 'b' }, `\n${'> '.repeat(99)}a`)
  const problems = [
    '3:7 slug: “y-1” does not fit the file name ',
    '8:7 date: expected a date as YYYY-MM-DD, found ',
    '13:12 published: expected true or false without quotation marks, found ',
    '16:1 Text: is nested more than ',
  ]
  const unclosed: Row = ['---\na: [\n---\nb', '2:5 Front matter: ']
  for (let times = 0; times < 2; times++) expectProblems([[source, ...problems], unclosed])
})

test('an unknown field is an error, which guesses what was meant', () => {
  const reserved = ['__proto__', 'constructor', 'toString']
  expectProblems([
    [{ titel: 'a' }, '14:1 titel'],
    [{ Published: 'a' }, '14:1 Published'],
    [{ author_role: 'a' }, '14:1 author_role'],
    ...reserved.map((name): Row => [{ [name]: 'a' }, `14:1 ${name}`]),
    [{ '"äö"': 'a' }, `14:1 “äö”: unknown field`],
    [{ '"<<"': 'a' }, `14:1 “<<”: unknown field`],
    [{ '? [a, b]\n': 'c' }, `14:3 “a name that is no text”: unknown field`],
  ])
})

test('a field that is missing, or of another type, length or form is an error at its place', () => {
  const date = '8:7 date: expected a date as YYYY-MM-DD, found '
  const oneLine = 'expected one line without control characters, found '
  expectProblems([
    ...Object.keys(goodFields).map((name): Row => [{ [name]: null }, `1:1 ${name}: `]),
    [{ id: '' }, '2:5 id: expected text, found nothing'],
    [{ id: '1.5' }, '2:5 id: expected text, found the number 1.5'],
    [{ id: 'true' }, '2:5 id: expected text, found the value true'],
    ...['0x10', '0o17', '1e3', '+7'].map((id): Row => [{ id }, '2:5 id: expected text, found the number']),
    [{ title: '""' }, '4:8 title: expected text, found “”'],
    [{ title: '"\\u200b\\u2060"' }, '4:8 title: expected text, found “\u200b\u2060”'],
    [{ title: '[a]' }, '4:8 title: expected text, found the list ["a"]'],
    [{ title: '{a: b}' }, '4:8 title: expected text, found fields below it'],
    [{ title: '"a\\nb"' }, `4:8 title: ${oneLine}“a\\nb”`],
    [{ title: '"a\\u001b[31mb"' }, `4:8 title: ${oneLine}“a\\u001b[31mb”`],
    [{ title: '"a\\u2028b"' }, `4:8 title: ${oneLine}`],
    [{ title: '"\\ud800"' }, '4:8 title: expected text, found “\\ud800”'],
    [{ title: '" a"' }, '4:8 title: expected text without spaces at its beginning and end, found '],
    [{ title: 'a'.repeat(201) }, `4:8 title: expected at most 200 characters, found “${'a'.repeat(56)}…”`],
    [{ excerpt: '>\n  a' }, `5:10 excerpt: ${oneLine}`],
    [{ date: '20250105' }, `${date}the number 20250105`],
    [{ date: '2025-01-05T10:00:00Z' }, `${date}“2025-01-05T10:00:00Z”`],
    [{ date: '٢٠٢٥-01-05' }, `${date}“٢٠٢٥-01-05”`],
    [{ tags: '{a: b}' }, '11:7 tags: expected a list such as [NIS2, compliance], found fields below it'],
    [{ tags: '[a, 2025]' }, '11:11 tags.1: expected text, found the number 2025'],
    [post({ tags: `[${'a'.repeat(61)}]` }), '11:8 tags.0: expected at most 60 characters, found '],
    [post({ tags: `[${'1, '.repeat(20)}1]` }), '11:7 tags: expected at most 20 tags, found 21'],
    [{ published: '' }, '13:12 published: expected true or false without quotation marks, found nothing'],
  ])
})

test('an image cannot lead to another folder, host or kind of file', () => {
  const paths = ['../a.svg', '/../a.svg', 'a.gif', 'a', 'a\\b.svg', 'https://a.example/b.svg', 'a.svg?b']
  const doubled = ['//a.example/b.svg', 'images//a.svg', 'javascript:a//b.svg']
  const problem = '12:8 image: expected the path of a file'
  expectProblems([...paths, ...doubled].map((path) => [post({ image: `'${path}'` }), problem]))
})

test('a slug has small letters, digits and single hyphens, and no name that is reserved', () => {
  const wrong = ['X', 'x.y', 'x/y', '../x', 'x_y', '-x', 'x-', 'x--y', 'ä', 'пост', '__proto__', 'toString']
  // Of addresses of lists, in the languages that a blog can be in.
  const { page, category, tag, search } = parameters
  const words = [page, category, tag, search, 'seite', 'kategorie', 'page', 'category']
  const reserved = ['index', '404', 'constructor', 'prototype', 'con', 'nul', 'com1', 'images', ...words]
  const isRefused = (slug: string, fault: string) =>
    problemsOf(post({ slug: `'${slug}'` })).some((problem) => problem.startsWith(`3:7 slug: ${fault}`))
  expect(wrong.filter((slug) => !isRefused(slug, 'expected lower-case letters a to z, digits'))).toEqual([])
  expect(
    reserved.filter((slug) => !isRefused(slug, `expected a name that is not reserved, found “${slug}”`)),
  ).toEqual([])
  const problems = ['a'.repeat(80), 'a'.repeat(81)].map((slug) =>
    problemsOf(post({ slug }), `posts/${slug}.md`),
  )
  expect(problems).toEqual([[], [expect.stringContaining('at most 80 characters')]])
})

test('of many hints the first fifty are kept, with the number of the others', () => {
  const { diagnostics } = compile(post({}, '[a](http://b.lu)\n\n'.repeat(70)))
  expect(diagnostics).toHaveLength(51)
  expect(diagnostics.at(-1)?.reason).toBe('and 20 more hints from here on')
})

test('an address that no browser can follow is an error on its line', () => {
  const [problem] = problemsOf(post({}, 'a\n\nb [x](http://)'))
  expect(problem).toMatch(/^17:7 Link: /)
})
