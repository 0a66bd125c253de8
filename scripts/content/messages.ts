/**
 * All texts that writers and owners read, in German. Each begins with the field or the part of the post that it is
 * about, says what is wrong, and ends with what to do where that is not plain.
 */

/** A value as it is quoted in a message: short, on one line. */
export function quote(value: unknown): string {
  if (value === undefined || value === null) return 'nichts'
  if (typeof value === 'object' && !Array.isArray(value)) return 'Unterfelder'
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value))
  const short = text.length > 60 ? `${text.slice(0, 57)}…` : text
  if (typeof value === 'string') return `„${short.replace(/^"|"$/g, '').replace(/\\(["\\])/g, '$1')}“`
  if (Array.isArray(value)) return `Liste ${short}`
  return `${typeof value === 'number' ? 'Zahl' : 'Wert'} ${short}`
}

/** A text, or one that depends on what was found. */
export type Message = string | ((found: string) => string)

export function say(message: Message, found: string): string {
  return typeof message === 'string' ? message : message(found)
}

const inQuotes = 'in Anführungszeichen setzen'
const expected =
  (what: string, remedy = '') =>
  (value: unknown) =>
    `${what} erwartet, ${quote(value)} gefunden${remedy && `; ${remedy}`}`

/** A post's file and the folder of posts. */
export const fileMessages = {
  empty: 'Datei: ist leer; mit Kopfdaten und Text füllen',
  invalidByte: 'Datei: kein gültiges UTF-8; als UTF-8 speichern',
  utf16: 'Datei: UTF-16 statt UTF-8; als UTF-8 speichern',
  binary: 'Datei: enthält ein NUL-Zeichen und ist wohl kein Text; als Text in UTF-8 speichern',
  control: (code: string) => `Datei: Steuerzeichen ${code} gefunden; entfernen`,
  tooLarge: (kilobytes: number, limit: number) =>
    `Datei: höchstens ${limit} KB erlaubt, ${kilobytes} KB gefunden; den Beitrag aufteilen`,
  folder: (reason: string) => `Ordner: lässt sich nicht lesen (${reason})`,
  inSubfolder: 'Datei: liegt in einem Unterordner; Beiträge gehören direkt in den Ordner',
  ending: (ending: string) => `Datei: Endung .md erwartet, ${ending} gefunden; umbenennen`,
  link: 'Datei: ist eine symbolische Verknüpfung; die Datei selbst in den Ordner legen',
  noFile: 'Datei: ist ein Ordner oder etwas anderes als eine Datei',
  unreadable: (reason: string) => `Datei: lässt sich nicht lesen (${reason})`,
  timeLimit: (seconds: number) =>
    `Datei: nach ${seconds} s nicht fertig verarbeitet und abgebrochen; Verschachtelung, Hervorhebungen oder Klammern vereinfachen`,
  memoryLimit: (megabytes: number) =>
    `Datei: braucht mehr als ${megabytes} MB Speicher und wurde abgebrochen; Verschachtelung oder Tabellen vereinfachen`,
  compilerError: (reason: string) =>
    `Datei: ließ sich wegen eines Programmfehlers nicht verarbeiten: ${reason}`,
}

/** Typed where a plain value is enough; a list, an anchor and a type are no text. */
const noPlainText = `Kopfdaten: Zeichen wie & * ! % haben am Anfang eines Wertes eine Bedeutung; den Text ${inQuotes}`

/** The front matter as a whole. */
export const frontMatterMessages = {
  opening: (found: string) =>
    `Kopfdaten: die erste Zeile muss genau --- sein, ${found === '' ? 'sie ist leer' : `nicht ${quote(found)}`}`,
  noClosing: 'Kopfdaten: nach den Feldern fehlt eine Zeile, die genau --- ist',
  closing: (found: string) => `Kopfdaten: die schließende Zeile muss genau --- sein, nicht ${quote(found)}`,
  noFields: 'Kopfdaten: sind leer; die Felder des Beitrags eintragen',
  noMap: 'Kopfdaten: Zeilen der Form „Feld: Wert“ erwartet',
  unknownField: (name: string, guess: string | undefined, fields: readonly string[]) =>
    `${name}: unbekanntes Feld; ${guess ? `meinst du ${guess}?` : `erlaubt sind ${fields.join(', ')}`}`,
  noText: 'ein Name, der kein Text ist',
  comment: (name: string, rest: string) =>
    `${name}: ab # ist der Wert zu Ende, ${quote(rest)} geht verloren; den ganzen Text in Anführungszeichen setzen`,
  tab: 'Kopfdaten: Tabulator gefunden; durch Leerzeichen ersetzen',
  tooDeep: 'Kopfdaten: zu tief verschachtelt; einfache Zeilen der Form „Feld: Wert“ verwenden',
  openQuote: 'Kopfdaten: ein schließendes Anführungszeichen fehlt',
  other: (reason: string) => `Kopfdaten: kein gültiges YAML (${reason})`,
}

/** By the codes of `yaml`; the others are quoted as they are. */
export const yamlMessages = {
  ALIAS_PROPS: noPlainText,
  BAD_ALIAS: noPlainText,
  BAD_PROP_ORDER: noPlainText,
  BAD_SCALAR_START: noPlainText,
  MULTIPLE_ANCHORS: noPlainText,
  MULTIPLE_TAGS: noPlainText,
  TAG_RESOLVE_FAILED: noPlainText,
  BAD_DQ_ESCAPE: 'Kopfdaten: ein \\ in doppelten Anführungszeichen; den Text in einfache setzen',
  BAD_INDENT:
    'Kopfdaten: eine Klammer ist nicht geschlossen, oder die Zeile ist anders eingerückt als die darüber',
  BLOCK_AS_IMPLICIT_KEY: `Kopfdaten: Doppelpunkt im Wert gefunden; den Text ${inQuotes}`,
  DUPLICATE_KEY: 'Kopfdaten: dieses Feld steht schon weiter oben; eines davon entfernen',
  MISSING_CHAR: 'Kopfdaten: hier fehlt ein Doppelpunkt, ein Komma oder eine schließende Klammer',
  MULTILINE_IMPLICIT_KEY:
    'Kopfdaten: „Feld: Wert“ in einer Zeile erwartet, mit einem Leerzeichen nach dem Doppelpunkt',
  UNEXPECTED_TOKEN: `Kopfdaten: „Feld: Wert“ erwartet, etwas anderes gefunden; den Text ${inQuotes}`,
}

/** The values of fields; the field's name is added. */
export const fieldMessages = {
  text: (value: unknown) => expected('Text', /number|boolean/.test(typeof value) ? inQuotes : '')(value),
  oneLine: expected('eine Zeile ohne Steuerzeichen', 'einen umgebrochenen Text mit >- statt mit > beginnen'),
  brokenCharacter: expected('Text aus ganzen Zeichen', 'das Zeichen neu eingeben'),
  spaces: expected('Text ohne Leerzeichen am Anfang und am Ende'),
  slug: expected('Kleinbuchstaben a bis z, Ziffern und einzelne Bindestriche'),
  tooLong: (value: unknown, limit: number) => expected(`höchstens ${limit} Zeichen`, 'kürzen')(value),
  reserved: (value: unknown) => `${quote(value)} ist reserviert; einen anderen Namen wählen`,
  date: expected('Datum als JJJJ-MM-TT'),
  noSuchDay: (value: unknown) => `${quote(value)} gibt es im Kalender nicht`,
  tooManyTags: (value: readonly unknown[], limit: number) =>
    `höchstens ${limit} Stichwörter erwartet, ${value.length} gefunden; kürzen`,
  farAhead: (value: string) => `date: ${quote(value)} ist mehr als ein Jahr in der Zukunft; das Jahr prüfen`,
  updatedBefore: (value: string, date: string) =>
    `updated: ${quote(value)} liegt vor date (${date}); den Tag der Änderung eintragen oder das Feld weglassen`,
  updatedAhead: (value: string, today: string) =>
    `updated: ${quote(value)} liegt nach dem heutigen Tag (${today}); höchstens heute eintragen`,
  tags: expected('Liste wie [NIS2, Compliance]'),
  aliases: expected('Liste früherer Adressen wie [alter-name]'),
  tagTwice: (value: unknown) => `jedes Stichwort darf nur einmal vorkommen, ${quote(value)} gefunden`,
  image: expected(
    'Pfad einer Datei svg, png, jpg, jpeg, webp oder avif (vom Beitrag aus oder mit / am Anfang im Ordner public)',
  ),
  published: expected('true oder false ohne Anführungszeichen'),
  lookalike: (value: unknown) =>
    `Text erwartet, ${value} gefunden, das auch ja oder nein bedeuten kann; ${inQuotes}`,
  fileName: (name: string, value: string) =>
    `slug: ${quote(value)} passt nicht zum Dateinamen ${quote(name)}; angleichen`,
  taken: (field: string, value: string, file: string) =>
    `${field}: ${quote(value)} hat schon ${file}; einen anderen Wert wählen`,
  spelling: (field: string, value: string, other: string, file: string) =>
    `${field}: ${quote(value)} heißt in ${file} ${quote(other)}; überall gleich schreiben`,
}

/** The text of a post. */
export const textMessages = {
  missing: 'Text: fehlt nach den Kopfdaten',
  largeTable: (cells: number) => `Text: Tabelle mit mehr als ${cells} Zellen; aufteilen`,
  expansion: (megabytes: number) =>
    `Text: durch Verweise würden aus dem Beitrag mehr als ${megabytes} MB; weniger Verweise oder kürzere Adressen verwenden`,
  idTwice: (id: string) =>
    `Text: zwei Fußnoten bekommen dieselbe Adresse (${id}), wie [^a-2] und der zweite Verweis auf [^a]; eine umbenennen`,
  tooDeep: (levels: number) => `Text: mehr als ${levels} Ebenen verschachtelt; vereinfachen`,
  forbidden: (markup: string) => `Text: würde zu ${quote(markup)}, was nicht veröffentlicht wird; ändern`,
  fieldToFillIn: (field: string) => `${field}: noch nicht ausgefüllt; vor dem Veröffentlichen ausfüllen`,
  textToFillIn: 'Text: noch nicht geschrieben; vor dem Veröffentlichen schreiben',
}

/** Headings. */
export const headingMessages = {
  skipped: (found: number, above: number) => {
    const place = above === 1 ? 'unter dem Titel' : `nach ${'#'.repeat(above)}`
    return `Überschrift: ${place} höchstens ${'#'.repeat(above + 1)} erwartet, ${'#'.repeat(found)} gefunden`
  },
  main: 'Überschrift: # ist dem Titel vorbehalten; ## oder mehr verwenden',
  empty: 'Überschrift: hat keinen Text; ergänzen oder entfernen',
  underlined:
    'Überschrift: die Zeile --- macht den Absatz darüber zur Überschrift; eine Leerzeile dazwischen setzen',
}

/** In place of what remark-lint says, by its rules; `found` is the part of the post. */
export const remarkMessages: Record<string, Message> = {
  'correct-media-syntax': 'Link: Klammern vertauscht; [Text](Adresse) schreiben',
  'no-duplicate-definitions':
    'Verweis oder Fußnote: diesen Namen gibt es schon weiter oben; einen anderen wählen',
  'no-duplicate-headings-in-section':
    'Überschrift: gibt es in diesem Abschnitt schon; unterscheidbar benennen, sonst ist nur die erste verlinkbar',
  'no-emphasis-as-heading': 'Überschrift: nur fett oder kursiv; für eine Überschrift ## verwenden',
  'no-hidden-table-cell':
    'Tabelle: mehr Zellen als die Kopfzeile, sie werden nicht gezeigt; entfernen oder die Kopfzeile ergänzen',
  'no-html': (found) =>
    `HTML: ${/^<[^>]{0,40}>?/.exec(found)?.[0]} erscheint als Text; als Markdown schreiben (Umbruch: \\ am Ende der Zeile), oder als Code in \` setzen`,
  'no-undefined-references': (found) =>
    `Verweis oder Fußnote: zu ${found} fehlt das Ziel; unten „[…]: Adresse“ oder „[^…]: Text“ ergänzen`,
  'no-unused-definitions':
    'Verweis oder Fußnote: diese Zeile erscheint nicht, weil im Text nichts darauf verweist; verweisen, entfernen oder ohne [ ] schreiben',
}

/** Blocks of code. */
export const codeMessages = {
  open: (fence: string) =>
    `Code: der Block, der hier beginnt, endet nie; ${fence} in eine eigene Zeile darunter setzen`,
}

/** What must be nowhere in the file. */
export const filePatternMessages = {
  conflict: 'Text: Rest eines Konflikts von git gefunden; eine der beiden Fassungen behalten',
  direction:
    'Text: unsichtbares Zeichen gefunden, das die Leserichtung umkehrt; entfernen, wenn es nicht gewollt ist',
  invisible: 'Text: unsichtbares Zeichen ohne Breite gefunden; entfernen',
  lostCharacter: 'Text: ein Zeichen ging beim Speichern verloren; neu eingeben',
  secret: 'Text: sieht aus wie ein geheimer Schlüssel; entfernen und ersetzen lassen, wenn er echt ist',
}

/** What is wrong with a link; its address is put in front. */
export const linkMessages = {
  empty: 'Link: in den runden Klammern fehlt die Adresse',
  noText: 'Link: in den eckigen Klammern fehlt der Text; schreiben, wohin er führt',
  inText: (url: string, fault: string) => `Link: ${quote(url)} ${fault}`,
  address: 'ist keine gültige Adresse',
  target: 'führt zu keiner Seite und zu keiner Datei im Ordner public',
  anchor: 'führt zu keiner Stelle, die es auf der Seite gibt',
  heading: (path: string) => `führt zu keiner Überschrift von ${path}`,
  scheme: (schemes: readonly string[]) => `wird weggelassen; erlaubt sind ${schemes.join(', ')}`,
  disabled: 'führt zu einer Seite, die es hier nicht gibt; veröffentlicht wird nur der Text',
  guess: (target: string) => `; meinst du ${target}?`,
  insecure: (url: string) => `ist unverschlüsselt; meinst du ${url.replace(/^http:/i, 'https:')}?`,
  draft: 'führt zu einem Beitrag, der nicht veröffentlicht ist',
  later: (day: string, other: string) =>
    `führt zu einem Beitrag, der am ${day} noch fehlt; er erscheint am ${other}`,
  unpublished: (day: string | null) =>
    day === null ? 'führt zu einem Entwurf' : `führt zu einem Beitrag, der erst am ${day} erscheint`,
} as const

/** What a report ends with. */
export const summaries = {
  /** `2 Fehler und 1 Hinweis in 1 von 3 Beiträgen` */
  count: (errors: number, hints: number, affected: number, posts: number) => {
    const found = [...plural(errors, 'Fehler', 'Fehler'), ...plural(hints, 'Hinweis', 'Hinweise')]
    return `${found.join(' und ')} in ${affected} von ${posts} ${posts === 1 ? 'Beitrag' : 'Beiträgen'}`
  },
  /** `und 19.980 weitere` */
  more: (count: number) => `und ${count.toLocaleString('de-DE')} weitere`,
  nothingWritten: 'Es wurde nichts geschrieben.',
  errorsStop: 'Mit Fehlern wird nichts veröffentlicht.',
  hintsPass: 'Hinweise verhindern die Veröffentlichung nicht.',
  nothingFound: (posts: number) => `${countPosts(posts)} geprüft, nichts zu beanstanden.`,
  /** `26 Beiträge verarbeitet in 0.8 s: 24 veröffentlicht, 1 Entwurf, 1 für später (der nächste am 2027-03-01).` */
  compiled: (
    [posts, published, drafts, hints]: readonly [
      posts: number,
      published: number,
      drafts: number,
      hints: number,
    ],
    dated: readonly string[],
    seconds: string,
  ) => {
    const parts = [
      `${published} veröffentlicht`,
      ...plural(drafts, 'Entwurf', 'Entwürfe'),
      ...(dated.length > 0 ? [`${dated.length} für später (der nächste am ${dated[0]})`] : []),
    ]
    const advice = plural(hints, 'Hinweis', 'Hinweise').map((count) => ` ${count}: npm run check.`)
    return `${countPosts(posts)} verarbeitet in ${seconds} s: ${parts.join(', ')}.${advice}`
  },
}

export const severities = { error: 'Fehler', hint: 'Hinweis' } as const

/** What commands say before an option that they do not know. */
export const unknownOption = 'Unbekannt oder unvollständig'

function countPosts(count: number): string {
  return count === 1 ? '1 Beitrag' : `${count} Beiträge`
}

/** Nothing where there are none. */
function plural(count: number, one: string, several: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`]
}
