import { expect, test } from 'vitest'
import { parameters } from '../../src/site/pages.ts'
import { goodFields, postText } from '../../tests/support/post-source.ts'
import { compilePost } from './compile-post.ts'
import { compareDiagnostics, type Diagnostic, isError } from './diagnostics.ts'
import { decode } from './files.ts'

/** A field is on each line from the second on; line 14 closes them. */
const post = (fields: Record<string, string | null> = {}, body = 'Text.\n') => postText(body, fields)

/** A post, or the fields of one that are not those of a valid post. */
type Source = string | Uint8Array | Record<string, string | null>
type Row = [source: Source, ...places: string[]]

function compile(source: Source, file = 'posts/x.md') {
  const bytes = typeof source === 'string' || source instanceof Uint8Array ? source : post(source)
  return compilePost({ file, text: decode(file, Buffer.from(bytes as string)) })
}

function errorsOf(source: Source, file?: string): Diagnostic[] {
  try {
    return compile(source, file).diagnostics.filter(isError).toSorted(compareDiagnostics)
  } catch (error) {
    return [error as Diagnostic]
  }
}

/** Expects errors of each source, in order: where they are, and what of the post they are about. */
function expectErrors(...rows: Row[]): void {
  const found = rows.map(([source]) => [
    source,
    ...errorsOf(source).map(({ line, column, reason }) => `${line}:${column} ${reason.split(':')[0]}`),
  ])
  expect(found).toEqual(rows)
}

test('a valid post becomes its fields, its HTML and what is known of its text', () => {
  expect(compile(post({ tags: '[NIS2, Backup]' }, '# Über uns\n\n![](a.png)\n')).post).toEqual({
    file: 'posts/x.md',
    frontMatter: { ...goodFields, id: '1', tags: ['NIS2', 'Backup'], published: true },
    body:
      '<h1 id="section-über-uns">Über uns</h1>\n<p>' +
      '\0{"tag":"img","address":"a.png","others":{"alt":""}}\0</p>',
    contents: [{ id: 'section-über-uns', text: 'Über uns', depth: 1 }],
    words: 2,
    terms: 'Titel 100 Prüfung 25 NIS2 25 Backup 25 Ein 10 Auszug 10 Über 1 uns 1',
  })
  expect(compile(post({}, 'a\n\n---\nb')).post?.body).toBe('<p>a</p>\n<hr>\n<p>b</p>')
})

test('a valid post is the same with a byte-order mark, other ends of lines and umlauts in two characters', () => {
  const plain = post({ tags: '[üben]' }, 'Hände.\n')
  const others = [`\ufeff${plain}`, plain.replaceAll('\n', '\r\n'), plain.replaceAll('\n', '\r')]
  for (const source of [...others, plain.normalize('NFD')]) {
    expect.soft(compile(source)).toEqual(compile(plain))
  }
})

test('a valid post has its fields as they were written', () => {
  const signs = "$& $$ $` $' &amp; <b> 😀 𝒳 שלום</script><img src=x onerror=attack()> {{7*7}}"
  const values: [name: string, value: string, meaning: unknown][] = [
    ['id', '007', '007'],
    ['title', "'NIS2: wie geht''s?'", "NIS2: wie geht's?"],
    ['title', '2025-01-05', '2025-01-05'],
    ['title', signs, signs],
    ['title', 'a'.repeat(200), 'a'.repeat(200)],
    ['category', '__proto__', '__proto__'],
    ['excerpt', '>-\n  Auf zwei\n  Zeilen.', 'Auf zwei Zeilen.'],
    ['excerpt', '>-\n  Drei Kopien:\n  - Regel #1 der Sicherung', 'Drei Kopien: - Regel #1 der Sicherung'],
    ['date', '2024-02-29', '2024-02-29'],
    ['tags', "\n  - Backup & Recovery\n  - '$&'", ['Backup & Recovery', '$&']],
    ['image', '/images/a.WEBP', '/images/a.WEBP'],
    ['published', 'false', false],
  ]
  for (const [name, value, meaning] of values) {
    expect.soft(compile(post({ [name]: value })).post?.frontMatter).toMatchObject({ [name]: meaning })
  }
})

test('a file that is no post is an error', () => {
  const bytes = (...parts: (string | number)[]) =>
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.of(part))))
  const noFields = ['# Titel\n', `\n${post()}`, '---\n---\na', '---js\nprocess.exit(7)\n---\na']
  expectErrors(
    [bytes(0xff, 0xfe, 'a\0'), '1:1 File'],
    ...['', ...noFields].map((source): Row => [source, '1:1 Front matter']),
    [post().replace('\n---\n', '\n'), '1:1 Front matter'],
    [post().replace('\n---\n', '\n--- a\n'), '14:1 Front matter'],
    ['---\n- a\n---\nb', '2:1 Front matter'],
    [post({}, 'a\0b'), '15:2 File'],
    [post({}, 'a\u001b[2J'), '15:2 File'],
    // Latin-1, and a character that is cut off.
    [Buffer.from(post({ title: 'Müller' }), 'latin1'), '4:9 File'],
    [bytes(post(), 0xe2, 0x82), '16:1 File'],
  )
})

test('front matter that is no plain map is an error at the place where it begins', () => {
  expectErrors(
    [{ tags: '\n\t- a' }, '12:1 Front matter'],
    [{ title: '[a' }, '5:1 Front matter'],
    [{ date: '2025-01-05\ntitle: a' }, '9:1 Front matter'],
    // Anchors, which can explode, and tags, which can mean code.
    [{ title: '&a [b, b]', tags: '[*a]' }, '4:11 Front matter', '11:8 Front matter'],
    [{ title: '&a {b: c}', '<<': '*a' }, '4:11 Front matter', '14:5 Front matter'],
    [{ title: '!!str 8' }, '4:14 Front matter'],
    [{ title: 'a\n...\ntitle: b' }, '6:1 Front matter'],
    ...['['.repeat(20_000), `\n  ${'- '.repeat(20_000)}`].map((tags): Row => [{ tags }, '1:1 Front matter']),
  )
})

test('the text cannot be missing or deeper than 100 levels, and all errors are reported at once', () => {
  const quotations = `${'> '.repeat(99)}a`
  expectErrors(
    ...['', '\n \u00a0\n', '[a]: b\n'].map((body): Row => [post({}, body), '14:1 Text']),
    [post({}, `${'*a '.repeat(200)}b${'*'.repeat(200)}`), '15:1 Text'],
    [post({ slug: 'y', date: 'a' }, `\n${quotations}`), '3:7 slug', '8:7 date', '16:1 Text'],
  )
})

test('an unknown field is an error, which guesses what was meant', () => {
  const guesses = { titel: 'title', Published: 'published', author_role: 'authorRole' }
  for (const [name, meant] of Object.entries(guesses))
    expect(errorsOf({ [name]: 'a' }).map(({ reason }) => reason)).toEqual([expect.stringContaining(meant)])
  expectErrors(...['__proto__', 'constructor'].map((name): Row => [{ [name]: 'a' }, `14:1 ${name}`]))
})

test('a field that is missing, or of another type, length or form is an error at its place', () => {
  const wrong: [field: string, place: string, ...values: string[]][] = [
    ['id', '2:5', '', '1.5', 'true', '0x10', '1e3'],
    ['title', '4:8', '""', '"\\u200b\\u2060"', '[a]', '{a: b}', '"a\\nb"', '"a\\u001b[31mb"', '" a"'],
    ['title', '4:8', '"\\ud800"', '"a\\u2028b"', 'a'.repeat(201)],
    ['excerpt', '5:10', '>\n  a'],
    ['date', '8:7', '20250105', '5.1.2025', '2025-02-30', '2025-01-05T10:00:00Z', '٢٠٢٥-01-05'],
    ['image', '12:8', '../a.svg', '/../a.svg', 'a.gif', 'a', 'https://a.example/b.svg', 'a.svg?b'],
    ['image', '12:8', '//a.example/b.svg', 'images//a.svg', 'javascript:a//b.svg', 'a\\b.svg'],
    ['published', '13:12', '', 'ja', '"true"'],
  ]
  expect(errorsOf({ readTime: null })[0]?.reason).toContain('add the line “readTime: …”')
  expectErrors(
    ...Object.keys(goodFields).map((name): Row => [{ [name]: null }, `1:1 ${name}`]),
    ...wrong.flatMap(([name, place, ...values]) =>
      values.map((value): Row => [{ [name]: value }, `${place} ${name}`]),
    ),
    [{ tags: 'NIS2, Backup, Notfallplan' }, '11:7 tags'],
    [{ tags: '[a, 2025]' }, '11:11 tags.1'],
    [{ tags: `[${'a'.repeat(61)}]` }, '11:8 tags.0'],
  )
})

test('a slug has small letters, digits and single hyphens, and no name that is reserved', () => {
  const wrong = ['X', 'x.y', 'x/y', '../x', 'x_y', '-x', 'x-', 'x--y', 'ä', 'пост', '__proto__', 'toString']
  const reserved = ['index', '404', 'constructor', 'prototype', 'con', 'nul', 'com1', 'images']
  reserved.push(parameters.page, parameters.search)
  for (const slug of [...wrong, ...reserved, 'a'.repeat(81)])
    expect([slug, errorsOf(post({ slug: `'${slug}'` }), `posts/${slug}.md`).length > 0]).toEqual([slug, true])
  expect(errorsOf(post({ slug: 'a'.repeat(80) }), `posts/${'a'.repeat(80)}.md`)).toEqual([])
  expect(errorsOf({}, 'posts/Übung zwei.md')[0]?.reason).toContain('x.md')
})

test('of many hints the first fifty are kept, with the number of the others', () => {
  const { diagnostics } = compile(post({}, '[a](http://b.lu)\n\n'.repeat(70)))
  expect(diagnostics).toHaveLength(51)
  expect(diagnostics.at(-1)?.reason).toContain('20')
})
