import { describe, expect, test } from 'vitest'
import { testSite as site } from '../../tests/support/remarks-on.ts'
import { compilePost } from './compile-post.ts'
import { compareDiagnostics, type Diagnostic, isError } from './diagnostics.ts'
import { decode } from './files.ts'
import { formatLine } from './report.ts'
import { fieldNames } from './schema.ts'

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

const compile = (source: string | Uint8Array) => {
  const text = decode('posts/x.md', Buffer.from(source))
  return compilePost({ file: 'posts/x.md', text, site })
}
const diagnosticsOf = (source: string | Uint8Array) => {
  try {
    return compile(source).diagnostics
  } catch (error) {
    return [error as Diagnostic]
  }
}
const problemsOf = (source: string | Uint8Array) => {
  return diagnosticsOf(source)
    .filter(isError)
    .toSorted(compareDiagnostics)
    .map((error) => formatLine(error).replace('  Fehler', ''))
}
const frontMatterOf = (changes: Record<string, string>) => compile(post(changes)).post?.frontMatter

describe('a good post', () => {
  const twentyTags = Array.from({ length: 20 }, (_, index) => `a${index}`)

  test('may have its umlauts in two characters, as some systems write them', () => {
    const { post: compiled } = compile(post({ tags: '[u\u0308ben]' }, 'Ha\u0308nde.\n'))
    expect([compiled?.frontMatter.tags, compiled?.body]).toEqual([['\u00fcben'], ['<p>H\u00e4nde.</p>']])
  })

  test('gives its fields, its HTML and what is known of its text', () => {
    expect(compile(post({}, '# Über uns\n\n![](a.png)\n')).post).toEqual({
      file: 'posts/x.md',
      frontMatter: { ...fields, id: '1', tags: ['NIS2', 'Compliance'], published: true },
      body: [
        '<h1 id="section-über-uns">Über uns</h1>\n<p>',
        { tag: 'img', address: 'a.png', others: { alt: '' } },
        '</p>',
      ],
      contents: [{ id: 'section-über-uns', text: 'Über uns', depth: 1 }],
      words: 2,
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
    ['title', '</script><img src=x onerror=attack()>', '</script><img src=x onerror=attack()>'],
    ['title', "'{{7*7}} $\u007b7*7}'", '{{7*7}} $\u007b7*7}'],
    ['title', 'שלום عالم', 'שלום عالم'],
    ['title', '"a\\u202eb"', 'a\u202eb'],
    ['title', 'constructor', 'constructor'],
    ['title', 'a'.repeat(200), 'a'.repeat(200)],
    ['category', '__proto__', '__proto__'],
    ['excerpt', '>-\n  Auf zwei\n  Zeilen.', 'Auf zwei Zeilen.'],
    ['date', '2024-02-29', '2024-02-29'],
    ['date', '"2025-12-31"', '2025-12-31'],
    ['tags', "\n  - Backup & Recovery\n  - '$&'", ['Backup & Recovery', '$&']],
    ['tags', '[toString, hasOwnProperty]', ['toString', 'hasOwnProperty']],
    ['tags', `[${'a'.repeat(60)}]`, ['a'.repeat(60)]],
    ['tags', `[${twentyTags}]`, twentyTags],
    ['image', '/images/a.WEBP', '/images/a.WEBP'],
    ['published', 'false', false],
  ])('may have the %s %j', (name, value, meaning) => {
    expect(frontMatterOf({ [name]: value })).toMatchObject({ [name]: meaning })
  })

  test('may have lines of --- in its text', () => {
    expect(compile(post({}, 'a\n\n---\nb')).post?.body).toEqual(['<p>a</p>\n<hr>\n<p>b</p>'])
  })

  test('may have exactly 256 KB', () => {
    expect(problemsOf(post().padEnd(256 * 1024, 'a'))).toEqual([])
  })

  test('has the id that was written', () => {
    expect(frontMatterOf({ id: '007' })?.id).toBe('007')
  })

  test.each(['0x10', '0o17', '1e3', '+7', '7.0'])('has no id that reads as another number: %s', (id) => {
    expect(problemsOf(post({ id })).join()).toMatch(
      /^posts\/x\.md:2:5 {2}id: Text erwartet, Zahl .* gefunden; in Anführungszeichen setzen$/,
    )
  })
})

describe('a file that is no post', () => {
  const noFirst = 'Kopfdaten: die erste Zeile muss genau --- sein,'
  const noClosing = 'Kopfdaten: die schließende Zeile muss genau --- sein, nicht'
  const unclosed = 'Kopfdaten: nach den Feldern fehlt eine Zeile, die genau --- ist'
  const noFields = 'Kopfdaten: sind leer; die Felder des Beitrags eintragen'
  const noMap = 'Kopfdaten: Zeilen der Form „Feld: Wert“ erwartet'
  const noColon = 'Kopfdaten: hier fehlt ein Doppelpunkt, ein Komma oder eine schließende Klammer'
  const noUtf8 = 'Datei: kein gültiges UTF-8; als UTF-8 speichern'
  const utf16 = 'Datei: UTF-16 statt UTF-8; als UTF-8 speichern'
  const nul = 'Datei: enthält ein NUL-Zeichen und ist wohl kein Text; als Text in UTF-8 speichern'
  const control = (code: string) => `Datei: Steuerzeichen ${code} gefunden; entfernen`
  const bytes = (...parts: (string | number)[]) =>
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.of(part))))

  test.each([
    ['empty', '', '1:1  Datei: ist leer; mit Kopfdaten und Text füllen'],
    ['without front matter', '# Titel\n', `1:1  ${noFirst} nicht „# Titel“`],
    ['with a leading blank line', `\n${post()}`, `1:1  ${noFirst} sie ist leer`],
    ['with a leading space', ` ${post()}`, `1:1  ${noFirst} nicht „ ---“`],
    ['with two byte-order marks', `\ufeff\ufeff${post()}`, `1:1  ${noFirst} nicht „\ufeff---“`],
    ['with a space after ---', post().replace('---', '--- '), `1:1  ${noFirst} nicht „--- “`],
    ['with another language', post().replace('---', '---yaml'), `1:1  ${noFirst} nicht „---yaml“`],
    ['with code', '---js\nprocess.exit(7)\n---\na', `1:1  ${noFirst} nicht „---js“`],
    ['with the name of a function', '---constructor\na\n---\nb', `1:1  ${noFirst} nicht „---constructor“`],
    ['unclosed', post().replace('\n---\n', '\n'), `1:1  ${unclosed}`],
    ['with nothing but ---', '---', `1:1  ${unclosed}`],
    ['closed by more than ---', post().replace('\n---\n', '\n--- a\n'), `14:1  ${noClosing} „--- a“`],
    ['with empty front matter', '---\n---\na', `1:1  ${noFields}`],
    ['with blank front matter', '---\n\n---\na', `1:1  ${noFields}`],
    ['with only a comment', '---\n# a\n---\nb', `1:1  ${noFields}`],
    ['with a directive', post().replace('---\n', '---\n%YAML 9.9\n'), `3:1  ${noColon}`],
    ['with a list', '---\n- a\n---\nb', `2:1  ${noMap}`],
    ['in UTF-16, little end first', bytes(0xff, 0xfe, 'a\0'), `1:1  ${utf16}`],
    ['in UTF-16, big end first', bytes(0xfe, 0xff, '\0a'), `1:1  ${utf16}`],
    ['in UTF-16 without a mark', Buffer.from(post(), 'utf16le'), `1:2  ${nul}`],
    ['with NUL', post({}, 'a\0b'), `15:2  ${nul}`],
    ['in Latin-1', Buffer.from(post({ title: 'Müller' }), 'latin1'), `4:9  ${noUtf8}`],
    ['with a cut-off character', bytes(post(), 'ä', 0xe2, 0x82), `16:2  ${noUtf8}`],
    ['with half a surrogate pair', bytes(post(), 0xed, 0xa0, 0x80), `16:1  ${noUtf8}`],
    ['with a character longer than needed', bytes(post(), 0xc0, 0xaf), `16:1  ${noUtf8}`],
    ['with a control character', post({}, 'a\u001b[2J'), `15:2  ${control('U+001B')}`],
    ['with one of the second set', post({}, 'a\u009b2J'), `15:2  ${control('U+009B')}`],
    ['in Latin-1 with lone CR', bytes('---\ra', 0xfc), `2:2  ${noUtf8}`],
  ])('%s', (_, source, problem) => {
    expect(problemsOf(source)).toEqual([`posts/x.md:${problem}`])
  })
})

describe('front matter that is no plain map', () => {
  const special =
    'Kopfdaten: Zeichen wie & * ! % haben am Anfang eines Wertes eine Bedeutung; den Text in Anführungszeichen setzen'
  const twice = 'Kopfdaten: dieses Feld steht schon weiter oben; eines davon entfernen'
  const tooDeep = 'Kopfdaten: zu tief verschachtelt; einfache Zeilen der Form „Feld: Wert“ verwenden'
  const second =
    'Kopfdaten: kein gültiges YAML (Source contains multiple documents; please use YAML.parseAllDocuments())'

  test.each([
    ['a tab', { title: '\tTitel' }, ['4:8  Kopfdaten: Tabulator gefunden; durch Leerzeichen ersetzen']],
    [
      'a tab for indentation',
      { tags: '\n\t- a' },
      ['12:1  Kopfdaten: Tabulator gefunden; durch Leerzeichen ersetzen'],
    ],
    ['a key twice', { date: '2025-01-05\ntitle: a' }, [`9:1  ${twice}`]],
    ['a key three times', { date: '2025-01-05\ntitle: a\ntitle: b' }, [`9:1  ${twice}`, `10:1  ${twice}`]],
    ['an anchor', { title: '&a Titel' }, [`4:11  ${special}`]],
    ['an alias', { title: '*a' }, [`4:8  ${special}`]],
    ['an explosion', { title: '&a [b, b]', tags: '[*a]' }, [`4:11  ${special}`, `11:8  ${special}`]],
    ['a map that is merged', { title: '&a {b: c}', '<<': '*a' }, [`4:11  ${special}`, `14:5  ${special}`]],
    ['a tag', { title: '!!str 8' }, [`4:14  ${special}`]],
    ['a tag of its own', { title: '!<tag:evil.example,2000:a> b' }, [`4:8  ${special}`, `4:35  ${special}`]],
    ['a second document', { title: 'a\n...\ntitle: b' }, [`6:1  ${second}`]],
    ['deep lists', { tags: '['.repeat(20_000) }, [`1:1  ${tooDeep}`]],
    ['deep closed lists', { tags: `${'['.repeat(20_000)}${']'.repeat(20_000)}` }, [`1:1  ${tooDeep}`]],
    ['deep maps', { tags: '{a: '.repeat(20_000) }, [`1:1  ${tooDeep}`]],
    ['deep items', { tags: `\n  ${'- '.repeat(20_000)}` }, [`1:1  ${tooDeep}`]],
  ])('%s', (_, changes, problems) => {
    expect(problemsOf(post(changes))).toEqual(problems.map((problem) => `posts/x.md:${problem}`))
  })

  test('is placed where the mistake begins', () => {
    const colon = 'Kopfdaten: Doppelpunkt im Wert gefunden; den Text in Anführungszeichen setzen'
    expect(problemsOf(post({ title: 'a: b' }))).toEqual([`posts/x.md:4:8  ${colon}`])
    const quotation = 'Kopfdaten: ein schließendes Anführungszeichen fehlt'
    expect(problemsOf(post({ title: '"a' }))).toEqual([`posts/x.md:4:8  ${quotation}`])
  })

  test('is described in German', () => {
    const titles = ['a: b', '"a', '[a', '@a', '"\\q"', '"a" b', '- a']
    const problems = titles.flatMap((title) => problemsOf(post({ title })))
    expect(
      problems.filter((problem) => !/ {2}Kopfdaten: /.test(problem) || /gültiges YAML/.test(problem)),
    ).toEqual([])
  })
})

describe('several problems', () => {
  test('are told at once, of the front matter and of the text', () => {
    const source = post({ slug: 'y-1', date: 'a', published: 'b' }, `\n${'> '.repeat(99)}a`)
    expect(problemsOf(source)).toEqual([
      'posts/x.md:3:7  slug: „y-1“ passt nicht zum Dateinamen „x“; angleichen',
      'posts/x.md:8:7  date: Datum als JJJJ-MM-TT erwartet, „a“ gefunden',
      'posts/x.md:13:12  published: true oder false ohne Anführungszeichen erwartet, „b“ gefunden',
      'posts/x.md:16:1  Text: mehr als 100 Ebenen verschachtelt; vereinfachen',
    ])
  })

  test.each([post(), post({ date: 'a' }), '---\na: [\n---\nb', '', post({ tags: '['.repeat(20_000) })])(
    'are the same every time: %#',
    (source) => expect(diagnosticsOf(source)).toEqual(diagnosticsOf(source)),
  )
})

describe('the text', () => {
  const nothing = 'Text: fehlt nach den Kopfdaten'
  const tooDeep = 'Text: mehr als 100 Ebenen verschachtelt; vereinfachen'

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
  const known = `erlaubt sind ${fieldNames.join(', ')}`
  test.each([
    ['titel', 'meinst du title?'],
    ['Published', 'meinst du published?'],
    ['author_role', 'meinst du authorRole?'],
    ...['__proto__', 'constructor', 'toString', '"äö"', '"<<"'].map((key) => [key, known]),
  ])('%s', (key, remedy) => {
    const source = post().replace('\n---\n', `\n${key}: a\n---\n`)
    expect(problemsOf(source)).toEqual([
      `posts/x.md:14:1  ${key.replace(/^"(.*)"$/, '„$1“')}: unbekanntes Feld; ${remedy}`,
    ])
  })

  test('may be no text', () => {
    expect(problemsOf(post({ '? [a, b]\n': 'c' }))).toEqual([
      `posts/x.md:14:3  „ein Name, der kein Text ist“: unbekanntes Feld; ${known}`,
    ])
  })
})

describe('a field', () => {
  const line = 'eine Zeile ohne Steuerzeichen erwartet,'
  const folded = 'gefunden; einen umgebrochenen Text mit >- statt mit > beginnen'
  const slug = 'Kleinbuchstaben a bis z, Ziffern und einzelne Bindestriche erwartet,'
  const tags = 'Liste wie [NIS2, Compliance] erwartet,'
  const date = 'Datum als JJJJ-MM-TT erwartet,'
  const kinds = 'Pfad einer Datei svg, png, jpg, jpeg, webp oder avif'
  const image = `${kinds} (vom Beitrag aus oder mit / am Anfang im Ordner public) erwartet,`
  const published = 'true oder false ohne Anführungszeichen erwartet,'
  const tooLong = `Zeichen erwartet, „${'a'.repeat(56)}…“ gefunden; kürzen`
  const inQuotes = 'gefunden; in Anführungszeichen setzen'

  test.each(Object.keys(fields))('%s must be there', (name) => {
    const others: Record<string, string> = { slug, date, tags, published }
    const problem = `${name}: ${others[name] ?? 'Text erwartet,'} nichts gefunden`
    expect(problemsOf(post({ [name]: null }))).toEqual([`posts/x.md:1:1  ${problem}`])
  })

  test.each([
    ['id', '', '2:5  id: Text erwartet, nichts gefunden'],
    ['id', '-1', `2:5  id: Text erwartet, Zahl -1 ${inQuotes}`],
    ['id', '1.5', `2:5  id: Text erwartet, Zahl 1.5 ${inQuotes}`],
    ['id', '.inf', `2:5  id: Text erwartet, Zahl Infinity ${inQuotes}`],
    ['id', 'true', `2:5  id: Text erwartet, Wert true ${inQuotes}`],
    ['title', '', '4:8  title: Text erwartet, nichts gefunden'],
    ['title', '""', '4:8  title: Text erwartet, „“ gefunden'],
    ['title', '"\\u200b\\u2060"', '4:8  title: Text erwartet, „\u200b\u2060“ gefunden'],
    ['title', '8', `4:8  title: Text erwartet, Zahl 8 ${inQuotes}`],
    ['title', '[a]', '4:8  title: Text erwartet, Liste ["a"] gefunden'],
    ['title', '{a: b}', '4:8  title: Text erwartet, Unterfelder gefunden'],
    ['title', '"a\\nb"', `4:8  title: ${line} „a\\nb“ ${folded}`],
    ['title', '"a\\u001b[31mb"', `4:8  title: ${line} „a\\u001b[31mb“ ${folded}`],
    ['title', '"a\\0b"', `4:8  title: ${line} „a\\u0000b“ ${folded}`],
    ['title', '"a\\u2028b"', `4:8  title: ${line} „a\\u2028b“ ${folded}`],
    ['title', '"\\ud800"', '4:8  title: Text erwartet, „\\ud800“ gefunden'],
    ['title', '" a"', '4:8  title: Text ohne Leerzeichen am Anfang und am Ende erwartet, „ a“ gefunden'],
    ['title', 'a'.repeat(201), `4:8  title: höchstens 200 ${tooLong}`],
    ['excerpt', '>\n  a', `5:10  excerpt: ${line} „a\\n“ ${folded}`],
    ['date', '2025-1-5', `8:7  date: ${date} „2025-1-5“ gefunden`],
    ['date', '20.1.2025', `8:7  date: ${date} „20.1.2025“ gefunden`],
    ['date', '20250105', `8:7  date: ${date} Zahl 20250105 gefunden`],
    ['date', '2025-01-05T10:00:00Z', `8:7  date: ${date} „2025-01-05T10:00:00Z“ gefunden`],
    ['date', '٢٠٢٥-01-05', `8:7  date: ${date} „٢٠٢٥-01-05“ gefunden`],
    ['date', '2025-02-30', '8:7  date: „2025-02-30“ gibt es im Kalender nicht'],
    ['date', '1900-02-29', '8:7  date: „1900-02-29“ gibt es im Kalender nicht'],
    ['readTime', '8', `9:11  readTime: Text erwartet, Zahl 8 ${inQuotes}`],
    ['tags', 'a, b', `11:7  tags: ${tags} „a, b“ gefunden`],
    ['tags', '{a: b}', `11:7  tags: ${tags} Unterfelder gefunden`],
    ['tags', '[a, 2025]', `11:11  tags.1: Text erwartet, Zahl 2025 ${inQuotes}`],
    ['tags', '[a, ~]', '11:11  tags.1: Text erwartet, nichts gefunden'],
    ['tags', '[a, a]', '11:7  tags: jedes Stichwort darf nur einmal vorkommen, Liste ["a","a"] gefunden'],
    ['tags', `[${'a'.repeat(61)}]`, `11:8  tags.0: höchstens 60 ${tooLong}`],
    ['tags', `[${'1, '.repeat(20)}1]`, '11:7  tags: höchstens 20 Stichwörter erwartet, 21 gefunden; kürzen'],
    ['published', '"false"', `13:12  published: ${published} „false“ gefunden`],
    ['published', 'yes', `13:12  published: ${published} „yes“ gefunden`],
    ['published', '', `13:12  published: ${published} nichts gefunden`],
  ])('%s cannot be %j', (name, value, problem) => {
    expect(problemsOf(post({ [name]: value }))).toEqual([`posts/x.md:${problem}`])
  })

  const paths = ['../a.svg', '/../a.svg', 'a.gif', 'a', 'a\\b.svg', 'https://a.example/b.svg', 'a.svg?b']
  test.each([...paths, '//a.example/b.svg', 'javascript:a//b.svg'])('image cannot be %s', (path) => {
    const problem = `posts/x.md:12:8  image: ${image} „${path}“ gefunden`
    expect(problemsOf(post({ image: `'${path}'` }))).toEqual([problem])
  })

  const misnamed = (value: string) =>
    `posts/x.md:3:7  slug: „${value}“ passt nicht zum Dateinamen „x“; angleichen`
  const wrong = ['X', 'x.y', 'x/y', '../x', 'x_y', '-x', 'x-', 'x--y', 'ä', 'пост', '__proto__', 'toString']
  test.each(wrong)('slug cannot be %s', (value) => {
    const problem = `posts/x.md:3:7  slug: ${slug} „${value}“ gefunden`
    expect(problemsOf(post({ slug: value }))).toEqual([problem, misnamed(value)])
  })

  const reserved = ['index', '404', 'constructor', 'prototype', 'con', 'nul', 'com1', 'seite', 'images']
  test.each(reserved)('slug cannot be %s, which is reserved', (value) => {
    const problem = `posts/x.md:3:7  slug: „${value}“ ist reserviert; einen anderen Namen wählen`
    expect(problemsOf(post({ slug: `"${value}"` }))).toEqual([problem, misnamed(value)])
  })

  test('slug may have 80 characters and not one more', () => {
    const found = (length: number) => {
      const slug = 'a'.repeat(length)
      return compilePost({ file: `posts/${slug}.md`, text: post({ slug }), site }).diagnostics.filter(isError)
    }
    expect(found(80)).toEqual([])
    expect(found(81)).toMatchObject([
      { message: `slug: höchstens 80 Zeichen erwartet, „${'a'.repeat(56)}…“ gefunden; kürzen` },
    ])
  })
})
