import { expect, test } from 'vitest'
import { parameters } from '../../src/pages.ts'
import { goodFields, postText } from '../../tests/support/post-source.ts'
import { testSite as site } from '../../tests/support/remarks-on.ts'
import { compilePost } from './compile-post.ts'
import { compareDiagnostics, type Diagnostic, isError } from './diagnostics.ts'
import { decode } from './files.ts'
import { fieldNames } from './schema.ts'

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
  const first = '1:1 Kopfdaten: die erste Zeile muss genau --- sein'
  const bytes = (...parts: (string | number)[]) =>
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.of(part))))
  const noFields = '1:1 Kopfdaten: sind leer'
  const utf16 = '1:1 Datei: UTF-16 statt UTF-8'
  expectProblems([
    ['', '1:1 Datei: ist leer'],
    ['# Titel\n', `${first}, nicht „# Titel“`],
    [`\n${post()}`, `${first}, sie ist leer`],
    ...each(first, `\ufeff\ufeff${post()}`, '---js\nprocess.exit(7)\n---\na', '---constructor\na\n---\nb'),
    [post().replace('\n---\n', '\n'), '1:1 Kopfdaten: nach den Feldern fehlt eine Zeile'],
    [post().replace('\n---\n', '\n--- a\n'), '14:1 Kopfdaten: die schließende Zeile'],
    ...each(noFields, '---\n---\na', '---\n# a\n---\nb'),
    [post().replace('---\n', '---\n%YAML 9.9\n'), '3:1 Kopfdaten: hier fehlt ein Doppelpunkt'],
    ['---\n- a\n---\nb', '2:1 Kopfdaten: Zeilen der Form'],
    ...each(utf16, bytes(0xff, 0xfe, 'a\0'), bytes(0xfe, 0xff, '\0a')),
    [Buffer.from(post({ category: 'a' }), 'utf16le'), '1:2 Datei: enthält ein NUL-Zeichen'],
    [post({}, 'a\0b'), '15:2 Datei: enthält ein NUL-Zeichen'],
    // Latin-1, a character that is cut off, and one that is longer than needed.
    [Buffer.from(post({ title: 'Müller' }), 'latin1'), '4:9 Datei: kein gültiges UTF-8'],
    [bytes('---\ra', 0xfc), '2:2 Datei: kein gültiges UTF-8'],
    ...each('16:1 Datei: kein gültiges UTF-8', bytes(post(), 0xe2, 0x82), bytes(post(), 0xc0, 0xaf)),
    [post({}, 'a\u001b[2J'), '15:2 Datei: Steuerzeichen U+001B'],
    [post({}, 'a\u009b2J'), '15:2 Datei: Steuerzeichen U+009B'],
  ])
})

test('front matter that is no plain map is an error at the place where it begins', () => {
  const special = 'Kopfdaten: Zeichen wie & * ! %'
  const twice = 'Kopfdaten: dieses Feld steht schon weiter oben'
  const tooDeep = '1:1 Kopfdaten: zu tief verschachtelt'
  expectProblems([
    [{ tags: '\n\t- a' }, '12:1 Kopfdaten: Tabulator gefunden'],
    [{ title: '[a' }, '5:1 Kopfdaten: eine Klammer ist nicht geschlossen'],
    [{ date: '2025-01-05\ntitle: a\ntitle: b' }, `9:1 ${twice}`, `10:1 ${twice}`],
    // Anchors, which can explode, and tags, which can mean code.
    [{ title: '&a Titel' }, `4:11 ${special}`],
    [{ title: '*a' }, `4:8 ${special}`],
    [{ title: '&a [b, b]', tags: '[*a]' }, `4:11 ${special}`, `11:8 ${special}`],
    [{ title: '&a {b: c}', '<<': '*a' }, `4:11 ${special}`, `14:5 ${special}`],
    [{ title: '!!str 8' }, `4:14 ${special}`],
    [{ title: '!<tag:evil.example,2000:a> b' }, `4:8 ${special}`, `4:35 ${special}`],
    [{ title: 'a\n...\ntitle: b' }, '6:1 Kopfdaten: kein gültiges YAML'],
    ...each(tooDeep, { tags: '['.repeat(20_000) }, { tags: '{a: '.repeat(20_000) }),
    [post({ tags: `\n  ${'- '.repeat(20_000)}` }), tooDeep],
  ])
})

test('the text cannot be missing or deeper than 100 levels', () => {
  const [blank, definition] = [post({}, '\n \u00a0\n'), post({}, '[a]: b\n')]
  const [quotations, emphasis] = [`${'> '.repeat(2000)}a`, `${'*a '.repeat(200)}b${'*'.repeat(200)}`]
  expectProblems([
    ...each('14:1 Text: fehlt nach den Kopfdaten', post({}, ''), blank, definition),
    ...each('15:1 Text: mehr als 100 Ebenen', post({}, quotations), post({}, emphasis)),
  ])
})

test('all errors of the front matter and of the text are reported at once, every time', () => {
  const source = post({ slug: 'y-1', date: 'a', published: 'b' }, `\n${'> '.repeat(99)}a`)
  const problems = ['3:7 slug: „y-1“', '8:7 date: Datum', '13:12 published: true', '16:1 Text: mehr']
  const unclosed: Row = ['---\na: [\n---\nb', '2:5 Kopfdaten: ']
  for (let times = 0; times < 2; times++) expectProblems([[source, ...problems], unclosed])
})

test('an unknown field is an error, which guesses what was meant', () => {
  const known = `erlaubt sind ${fieldNames.join(', ')}`
  const reserved = ['__proto__', 'constructor', 'toString']
  expectProblems([
    [{ titel: 'a' }, '14:1 titel: unbekanntes Feld; meinen Sie title?'],
    [{ Published: 'a' }, '14:1 Published: unbekanntes Feld; meinen Sie published?'],
    [{ author_role: 'a' }, '14:1 author_role: unbekanntes Feld; meinen Sie authorRole?'],
    ...reserved.map((name): Row => [{ [name]: 'a' }, `14:1 ${name}: unbekannt`]),
    [{ '"äö"': 'a' }, `14:1 „äö“: unbekanntes Feld; ${known}`],
    [{ '"<<"': 'a' }, `14:1 „<<“: unbekanntes Feld; ${known}`],
    [{ '? [a, b]\n': 'c' }, `14:3 „ein Name, der kein Text ist“: unbekanntes Feld; ${known}`],
  ])
})

test('a field that is missing, or of another type, length or form is an error at its place', () => {
  const date = '8:7 date: Datum als JJJJ-MM-TT erwartet'
  const oneLine = 'eine Zeile ohne Steuerzeichen erwartet'
  expectProblems([
    ...Object.keys(goodFields).map((name): Row => [{ [name]: null }, `1:1 ${name}: `]),
    [{ id: '' }, '2:5 id: Text erwartet, nichts gefunden'],
    [{ id: '1.5' }, '2:5 id: Text erwartet, Zahl 1.5 gefunden; in Anführungszeichen setzen'],
    [{ id: 'true' }, '2:5 id: Text erwartet, Wert true gefunden'],
    ...['0x10', '0o17', '1e3', '+7'].map((id): Row => [{ id }, '2:5 id: Text erwartet, Zahl']),
    [{ title: '""' }, '4:8 title: Text erwartet, „“ gefunden'],
    [{ title: '"\\u200b\\u2060"' }, '4:8 title: Text erwartet, „\u200b\u2060“ gefunden'],
    [{ title: '[a]' }, '4:8 title: Text erwartet, Liste ["a"] gefunden'],
    [{ title: '{a: b}' }, '4:8 title: Text erwartet, Unterfelder gefunden'],
    [{ title: '"a\\nb"' }, `4:8 title: ${oneLine}, „a\\nb“ gefunden`],
    [{ title: '"a\\u001b[31mb"' }, `4:8 title: ${oneLine}, „a\\u001b[31mb“ gefunden`],
    [{ title: '"a\\u2028b"' }, `4:8 title: ${oneLine}`],
    [{ title: '"\\ud800"' }, '4:8 title: Text erwartet, „\\ud800“ gefunden'],
    [{ title: '" a"' }, '4:8 title: Text ohne Leerzeichen am Anfang und am Ende erwartet'],
    [{ title: 'a'.repeat(201) }, `4:8 title: höchstens 200 Zeichen erwartet, „${'a'.repeat(56)}…“`],
    [{ excerpt: '>\n  a' }, `5:10 excerpt: ${oneLine}`],
    [{ date: '20250105' }, `${date}, Zahl 20250105`],
    [{ date: '2025-01-05T10:00:00Z' }, `${date}, „2025-01-05T10:00:00Z“`],
    [{ date: '٢٠٢٥-01-05' }, `${date}, „٢٠٢٥-01-05“`],
    [{ tags: '{a: b}' }, '11:7 tags: Liste wie [NIS2, Compliance] erwartet, Unterfelder'],
    [{ tags: '[a, 2025]' }, '11:11 tags.1: Text erwartet, Zahl 2025'],
    [post({ tags: `[${'a'.repeat(61)}]` }), '11:8 tags.0: höchstens 60 Zeichen erwartet'],
    [post({ tags: `[${'1, '.repeat(20)}1]` }), '11:7 tags: höchstens 20 Stichwörter erwartet, 21 gefunden'],
    [{ published: '' }, '13:12 published: true oder false ohne Anführungszeichen erwartet, nichts'],
  ])
})

test('an image cannot lead to another folder, host or kind of file', () => {
  const paths = ['../a.svg', '/../a.svg', 'a.gif', 'a', 'a\\b.svg', 'https://a.example/b.svg', 'a.svg?b']
  const doubled = ['//a.example/b.svg', 'images//a.svg', 'javascript:a//b.svg']
  const problem = '12:8 image: Pfad einer Datei svg, png, jpg'
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
  expect(wrong.filter((slug) => !isRefused(slug, 'Kleinbuchstaben a bis z, Ziffern'))).toEqual([])
  expect(reserved.filter((slug) => !isRefused(slug, `„${slug}“ ist reserviert`))).toEqual([])
  const problems = ['a'.repeat(80), 'a'.repeat(81)].map((slug) =>
    problemsOf(post({ slug }), `posts/${slug}.md`),
  )
  expect(problems).toEqual([[], [expect.stringContaining('höchstens 80 Zeichen')]])
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
