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

const alias = 'Kopfdaten: Verweis (*) gefunden; den Wert ausschreiben'
const tag = `Kopfdaten: Typangabe (!) gefunden; den Text ${inQuotes}`

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

/** By the codes of `yaml`. */
export const yamlMessages = {
  ALIAS_PROPS: alias,
  BAD_ALIAS: alias,
  BAD_COLLECTION_TYPE: tag,
  BAD_DIRECTIVE: 'Kopfdaten: Anweisung (%) gefunden; nur Felder sind erlaubt',
  BAD_DQ_ESCAPE:
    'Kopfdaten: unbekannte Zeichenfolge nach dem umgekehrten Schrägstrich; den Text in einfache Anführungszeichen setzen',
  BAD_INDENT: 'Kopfdaten: anders eingerückt als die Zeilen darüber; angleichen',
  BAD_PROP_ORDER: `Kopfdaten: Anker (&) oder Typangabe (!) gefunden; den Text ${inQuotes}`,
  BAD_SCALAR_START: `Kopfdaten: mit diesem Zeichen kann kein Wert beginnen; den Text ${inQuotes}`,
  BLOCK_AS_IMPLICIT_KEY: `Kopfdaten: Doppelpunkt im Wert gefunden; den Text ${inQuotes}`,
  BLOCK_IN_FLOW: `Kopfdaten: Liste in einer Liste gefunden; den Text ${inQuotes}`,
  DUPLICATE_KEY: 'Kopfdaten: dieses Feld steht schon weiter oben; eines davon entfernen',
  KEY_OVER_1024_CHARS: 'Kopfdaten: Feldname mit mehr als 1024 Zeichen gefunden; kürzen',
  MISSING_CHAR: 'Kopfdaten: hier fehlt ein Doppelpunkt, ein Komma oder eine schließende Klammer',
  MULTIPLE_ANCHORS: `Kopfdaten: Anker (&) gefunden; den Text ${inQuotes}`,
  MULTIPLE_DOCS: 'Kopfdaten: zweites YAML-Dokument gefunden; nur eines ist erlaubt',
  MULTIPLE_TAGS: tag,
  MULTILINE_IMPLICIT_KEY:
    'Kopfdaten: „Feld: Wert“ in einer Zeile erwartet, mit einem Leerzeichen nach dem Doppelpunkt',
  TAG_RESOLVE_FAILED: tag,
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
  longAgo: (value: string) => `date: ${quote(value)} liegt vor dem Jahr 2000; das Jahr prüfen`,
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
  imageOfOther: (value: string, file: string) =>
    `image: ${quote(value)} gehört zu ${file}; ein eigenes Titelbild angeben`,
  spelling: (field: string, value: string, other: string, file: string) =>
    `${field}: ${quote(value)} heißt in ${file} ${quote(other)}; überall gleich schreiben`,
  changed: (words: number, day: string) =>
    `updated: fehlt; laut git wurden zuletzt am ${day} insgesamt ${words} Wörter des Textes geändert; den Tag eintragen, wenn es wesentlich war`,
  gone: (path: string, slug: string) =>
    `aliases: die Adresse ${path} gab es laut git; beim Nachfolger „aliases: [${slug}]“ eintragen, sonst führt sie ins Leere`,
  similar: (field: string, value: string, other: string, file: string) =>
    `${field}: ${quote(value)} ist neu; meinst du ${quote(other)} wie in ${file}?`,
}

/** The text of a post. */
export const textMessages = {
  twice: (line: number) => `Text: derselbe Absatz wie in Zeile ${line}; einen davon entfernen`,
  missing: 'Text: fehlt nach den Kopfdaten',
  largeTable: (cells: number) => `Text: Tabelle mit mehr als ${cells} Zellen; aufteilen`,
  idTwice: (id: string) =>
    `Text: zwei Fußnoten bekommen dieselbe Adresse (${id}), wie [^a-2] und der zweite Verweis auf [^a]; eine umbenennen`,
  tooDeep: (levels: number) => `Text: mehr als ${levels} Ebenen verschachtelt; vereinfachen`,
  quotes: `Anführungszeichen: „…“ statt " verwenden`,
  singleQuotes: `Anführungszeichen: ‚…‘ oder den Apostroph ’ statt ' verwenden`,
  apostrophe: `Anführungszeichen: den Apostroph ’ statt ' verwenden`,
  excerptLength: (found: number, limit: number) =>
    `excerpt: höchstens ${limit} Zeichen erwartet, ${found} gefunden; kürzen`,
  readTime: (value: string) => `readTime: ${expected('Minuten wie „8 Min.“')(value)}`,
  readTimeOff: (value: string, words: number, about: string) =>
    `readTime: für ${words} Wörter etwa ${quote(about)} erwartet, ${quote(value)} gefunden`,
  fieldToFillIn: (field: string, readTime: string) =>
    `${field}: vor dem Veröffentlichen ausfüllen${field === 'readTime' ? `; der jetzige Text dauert ${quote(readTime)}` : ''}`,
  fieldNotFilledIn: (field: string, value: unknown) =>
    `${field}: noch nicht ausgefüllt (${quote(value)}); ausfüllen oder published: false setzen`,
  textToFillIn: 'Text: vor dem Veröffentlichen schreiben',
  textNotFilledIn: 'Text: noch nicht ausgefüllt; schreiben oder published: false setzen',
}

/** Headings. */
export const headingMessages = {
  skipped: (found: number, above: number) => {
    const place = above === 1 ? 'unter dem Titel' : `nach ${'#'.repeat(above)}`
    return `Überschrift: ${place} höchstens ${'#'.repeat(above + 1)} erwartet, ${'#'.repeat(found)} gefunden`
  },
  main: 'Überschrift: # ist dem Titel vorbehalten; ## oder mehr verwenden',
  title: 'Überschrift: wiederholt den Titel, der schon über dem Text steht; entfernen',
  empty: 'Überschrift: hat keinen Text; ergänzen oder entfernen',
  noSection: 'Überschrift: darunter fehlt der Text; schreiben oder die Überschrift entfernen',
  numbered: 'Überschrift: steht als gewöhnlicher Absatz da; mit ## beginnen',
  underlined:
    'Überschrift: die Zeile --- macht den Absatz darüber zur Überschrift; eine Leerzeile dazwischen setzen',
}

/** What is said about the findings of remark-lint, by its rules. */
export const remarkMessages: Record<string, Message> = {
  'correct-media-syntax': 'Link: Klammern vertauscht; [Text](Adresse) schreiben',
  'no-blockquote-without-marker':
    'Zitat: diese Zeile gehört noch dazu; mit > beginnen oder eine Leerzeile davor setzen',
  'no-duplicate-definitions': (text: string) =>
    text.startsWith('[^')
      ? 'Fußnote: diesen Namen hat schon eine weiter oben; hier und im Text einen anderen wählen'
      : 'Verweis: dieses Ziel ist schon weiter oben festgelegt; eines davon entfernen',
  'no-duplicate-headings-in-section':
    'Überschrift: gibt es in diesem Abschnitt schon; unterscheidbar benennen, sonst ist nur die erste verlinkbar',
  'no-emphasis-as-heading': 'Überschrift: nur fett oder kursiv; für eine Überschrift ## verwenden',
  'no-heading-like-paragraph': 'Überschrift: höchstens sechs # möglich; ## bis #### verwenden',
  'no-html': htmlMessage,
  'no-heading-punctuation': 'Überschrift: endet mit einem Satzzeichen; weglassen',
  'no-hidden-table-cell':
    'Tabelle: mehr Zellen als die Kopfzeile, sie werden nicht gezeigt; entfernen oder die Kopfzeile ergänzen',
  'no-reference-like-url': 'Link: die Adresse heißt wie ein Verweis; [Text][Verweis] schreiben',
  'no-shell-dollars': 'Code: $ vor jeder Zeile wird mitkopiert; weglassen',
  'no-undefined-references': (text: string) =>
    text.startsWith('[^')
      ? `Fußnote: zu ${text} fehlt der Text; unten „${text}: …“ mit Doppelpunkt ergänzen`
      : `Verweis: zu ${text} fehlt das Ziel; „[…]: Adresse“ ergänzen`,
  'no-unused-definitions': (text: string) =>
    text.startsWith('[^')
      ? 'Fußnote: im Text verweist nichts auf sie; dort ergänzen oder hier entfernen'
      : 'Verweis: diese Zeile erscheint nicht, sie legt nur ein Ziel fest, das nirgends verwendet wird; verlinken, entfernen oder ohne [ ] schreiben',
}

/** What to write instead of an element of HTML. */
const instead = new Map(
  Object.entries({
    '!--': 'Kommentare gibt es nicht; entfernen',
    a: '[Text](Adresse) schreiben',
    b: '**fett** schreiben',
    br: 'für einen Zeilenumbruch die Zeile mit \\ beenden',
    center: 'Text lässt sich nicht zentrieren; weglassen',
    code: '`Code` in Gravis-Zeichen setzen',
    details: 'eine Überschrift verwenden',
    div: 'für einen Kasten > [!NOTE] verwenden',
    em: '*kursiv* schreiben',
    font: 'Farben und Schriften kommen vom Design; weglassen',
    i: '*kursiv* schreiben',
    iframe: 'fremde Inhalte lassen sich nicht einbetten; darauf verlinken',
    img: '![Beschreibung](images/datei.png) schreiben',
    kbd: '`Taste` in Gravis-Zeichen setzen',
    p: 'Absätze durch eine Leerzeile trennen',
    script: 'Skripte sind in Beiträgen nicht möglich; entfernen',
    span: 'weglassen',
    strong: '**fett** schreiben',
    style: 'Gestaltung kommt vom Design; entfernen',
    table: 'eine Tabelle mit | und --- schreiben',
    u: 'Unterstrichenes sieht aus wie ein Link; *kursiv* schreiben',
    video: '![Beschreibung](film.mp4) schreiben',
  }),
)

function htmlMessage(source: string): string {
  const tag = /^<\/?(!--|[a-z][\w-]*)/i.exec(source)?.[1]?.toLowerCase() ?? ''
  const shown = tag === '!--' ? '<!-- … -->' : /^<[^>]{0,40}>?/.exec(source)?.[0]
  return `HTML: ${shown} erscheint als Text; ${instead.get(tag) ?? 'entfernen, oder als Code in ` setzen, wenn es gezeigt werden soll'}`
}

/** Blocks of code. */
export const codeMessages = {
  open: (fence: string) =>
    `Code: der Block, der hier beginnt, endet nie; ${fence} in eine eigene Zeile darunter setzen`,
  indented: 'Code: vier Leerzeichen am Anfang machen Text zu Code; weglassen, oder Code zwischen ``` setzen',
  everything: 'Code: der ganze Beitrag steht in einem Codeblock; die Zeilen mit ``` entfernen',
  empty: 'Code: der Block ist leer; ausfüllen oder entfernen',
  oneLine: 'Code: ``` gehört in eine eigene Zeile; für Code im Satz ein einzelnes ` verwenden',
  language: (name: string, guess: string | undefined) =>
    `Code: die Sprache ${quote(name)} wird nicht eingefärbt; ${guess ? `meinst du ${guess}?` : 'text schreiben oder weglassen'}`,
  diagram: 'Code: ein Diagramm erscheint hier als Quelltext; es als SVG-Bild einfügen',
  meta: (found: string) => `Code: ${quote(found)} hinter der Sprache bewirkt nichts; entfernen`,
  typographic: (found: string) =>
    `Code: ${found === '\u00a0' ? 'ein geschütztes Leerzeichen' : quote(found)} funktioniert nicht, wenn jemand den Befehl kopiert; durch das Zeichen der Tastatur ersetzen`,
}

/** Brackets and lists. */
export const bracketMessages = {
  open: 'Text: zu ( fehlt die schließende Klammer',
  closed: 'Text: zu ) fehlt die öffnende Klammer',
  twoLists: 'Liste: anderes Zeichen als im Punkt davor, daher beginnt eine neue Liste; angleichen',
  restart:
    'Liste: beginnt wieder bei 1, weil das darüber nicht zum Punkt gehört; dort jede Zeile drei Zeichen einrücken',
  indent: 'Liste: ein Unterpunkt beginnt unter dem Text des Punktes darüber; weiter einrücken',
  noEnd: 'Text: am Ende des Absatzes fehlt das Satzzeichen',
  emptyNote: 'Fußnote: hat keinen Text; ergänzen oder entfernen',
  number: (written: number, shown: number) =>
    `Liste: Nummer ${written} erscheint als ${shown}; der Reihe nach nummerieren`,
  emptyItem: 'Liste: leerer Punkt; ausfüllen oder entfernen',
}

/** Numbers that do not fit the text. */
export const numberMessages = {
  jump: (before: number, number: number) =>
    `Überschrift: nach Nummer ${before} kommt ${number}; die Nummern anpassen`,
  count: (word: string, found: number) =>
    `Liste: angekündigt ist ${quote(word)}, sie hat aber ${found === 1 ? '1 Punkt' : `${found} Punkte`}; angleichen`,
}

/** Callouts. */
export const calloutMessages = {
  unknown: (name: string, guess: string | undefined, known: readonly string[]) =>
    `Hinweiskasten: [!${name}] gibt es nicht; ${guess ? `meinst du [!${guess.toUpperCase()}]?` : `erlaubt sind ${known.join(', ').toUpperCase()}`}`,
  noQuote: (name: string) => `Hinweiskasten: vor [!${name}] und jeder Zeile darunter fehlt >`,
  nested:
    'Hinweiskasten: steht in einer Liste oder einem Zitat und bleibt ein Zitat; ohne Einrückung schreiben',
  sameLine: (name: string) =>
    `Hinweiskasten: [!${name}] muss allein in seiner Zeile stehen; den Text in die nächste`,
  empty: 'Hinweiskasten: hat keinen Text; darunter mit > ergänzen',
  outside: 'Hinweiskasten: hier ist er schon zu Ende; auch vor diese Zeilen > setzen',
}

/** Tables. */
export const tableMessages = {
  noDelimiter: 'Tabelle: unter der Kopfzeile fehlt eine Zeile wie | --- | --- |',
  columns: (head: number, delimiter: number) =>
    `Tabelle: die Kopfzeile hat ${head} Zellen, die Zeile mit --- hat ${delimiter}; angleichen`,
  loneRow:
    'Tabelle: diese Zeile gehört zu keiner; die Leerzeile davor entfernen oder | --- | darunter setzen',
  textBelow: 'Tabelle: diese Zeile wird Teil der Tabelle; eine Leerzeile davor setzen',
  cutCell:
    'Tabelle: die Zelle bricht um, und das zerteilt die Zeile; alles in eine Zeile schreiben, sie bricht von selbst um',
  fewCells: (found: number, expected: number) =>
    `Tabelle: ${expected} Zellen erwartet, ${found} gefunden; fehlende | ergänzen`,
}

/** Marks that are shown as they were typed, and slips of the keyboard; most need not quote what was found. */
export const slipMessages = {
  headingSpace: 'Überschrift: nach # fehlt ein Leerzeichen, so bleibt die Zeile Text',
  headingBlank: 'Überschrift: nach # steht ein geschütztes Leerzeichen; durch ein gewöhnliches ersetzen',
  loneHash:
    'Überschrift: nach # fehlt ein Leerzeichen, so bleibt die Zeile Text; „## …“ schreiben, oder \\# für ein Schlagwort',
  bulletSpace: 'Liste: nach dem Strich fehlt ein Leerzeichen, so bleibt die Zeile Text',
  bulletSign: (found: string) =>
    `Liste: mit - statt ${/^\(?[\p{L}\d]+[.)]|^[^\s\p{L}]+|^\S+/u.exec(found)?.[0]} beginnen`,
  lines:
    'Text: diese Zeilen erscheinen als eine; jede außer der letzten mit \\ beenden, Code zwischen ``` setzen',
  numberSpace: 'Liste: nach der Nummer fehlt ein Leerzeichen, so bleibt die Zeile Text',
  numberSign: 'Liste: mit 1. oder 1) beginnen, beides zusammen bleibt Text',
  listInText: 'Liste: gehört noch zum Absatz darüber; eine Leerzeile davor setzen',
  hashList: 'Liste: mit 1. statt #1 beginnen, sonst ist es ein Absatz',
  taskBox: 'Aufgabe: „- [ ] Text“ oder „- [x] Text“ schreiben, mit Leerzeichen in und nach den Klammern',
  admonition: 'Hinweiskasten: wird so nicht erkannt; „> [!NOTE]“ und darunter „> Text“ schreiben',
  contents: 'Inhaltsverzeichnis: entsteht von selbst; die Zeile entfernen',
  footnoteColon: 'Fußnote: zwischen ] und : darf nichts stehen, und davor gehört eine Leerzeile',
  bold: (found: string) =>
    `Hervorhebung: ${found.slice(0, 2)} erscheint als Text; **fett** ohne Leerzeichen innen schreiben, oder ein \\ davor setzen`,
  escaped: 'Hervorhebung: ein \\ davor macht Markdown zu Text; entfernen',
  italic:
    'Hervorhebung: * erscheint als Text; „*kursiv*“ schreiben, „- Punkt“ für eine Liste, oder \\* für einen Stern',
  strike: 'Hervorhebung: ~~ erscheint als Text; ~~gestrichen~~ ohne Leerzeichen innen schreiben',
  backtick: (found: string) =>
    `Code: einzelnes ${found} gefunden; \`Code\` in zwei davon setzen, oder den Apostroph ’ verwenden`,
  backtickInCell: 'Tabelle: ein | im Code trennt Zellen; \\| schreiben',
  citation: (found: string) => `Text: ${quote(found)} ist der Rest eines Chats; entfernen`,
  comment: (found: string) => `Text: ${found} ist der Rest eines Kommentars; entfernen`,
  arrow: 'Text: à stand wohl für einen Pfeil; → oder > schreiben',
  brokenUmlaut: (found: string) => `Text: ${quote(found)} ist kein Umlaut; neu eingeben`,
  superscript: 'Text: ^ erscheint als Text; ², ³ oder „hoch 10“ schreiben',
  path: 'Text: in diesem Pfad geht ein \\ verloren; ihn als Code in ` setzen',
  hyphenGap: 'Text: Leerzeichen nach einem Bindestrich; beide entfernen, oder – als Gedankenstrich verwenden',
  otherProgram: (found: string) =>
    `Text: ${quote(found)} stammt aus einem anderen Programm; ersetzen oder entfernen`,
  gap: (found: string) => `Text: ${found} ist noch auszufüllen`,
  linkGap: 'Link: zwischen ] und ( darf kein Leerzeichen stehen',
  linkSpaces: 'Link: Leerzeichen in der Adresse; durch %20 ersetzen oder die Datei umbenennen',
  linkOpen: 'Link: wird so nicht erkannt; [Text](Adresse) schreiben, ohne fehlende oder weitere Klammern',
  wikiLink:
    'Link: [[…]] erscheint als Text; [Text](adresse.md) oder ![Beschreibung](images/datei.png) schreiben',
  shortcode: (found: string) => `Text: ${found} erscheint als Text; entfernen, oder als Code in \` setzen`,
  attributes: (found: string) =>
    `Text: ${found} erscheint als Text; entfernen, Überschriften und Bilder haben ihre Adresse und Größe von selbst`,
  highlight: 'Hervorhebung: ==…== erscheint als Text; **fett** schreiben',
  emoji: (found: string) => `Text: ${found} erscheint als Text; das Zeichen selbst eingeben`,
  formula: 'Text: Formeln in $$ erscheinen als Text; ausschreiben oder als Bild einfügen',
  footnoteSpaces: 'Fußnote: ihr Name darf keine Leerzeichen enthalten',
  calloutLate: 'Hinweiskasten: muss in der ersten Zeile eines eigenen Zitats beginnen',
  pastedTable: 'Tabelle: erscheint als Text; Zellen mit | trennen, unter der Kopfzeile | --- |',
  brokenAddress:
    'Link: die Adresse ist vertippt; im Web beginnt sie mit https://, bei E-Mails endet sie wie .lu',
  impossible: (found: string) => `Text: ${quote(found)} gibt es nicht`,
  noAddress: (found: string) =>
    `Text: ${quote(found)} gibt es nicht; die Teile einer IP-Adresse gehen bis 255`,
  fancyLetters: (found: string) =>
    `Text: ${quote(found)} ist aus Sonderzeichen, die niemand suchen oder vorlesen kann; neu eingeben`,
  lastBreak: 'Text: \\ am Ende eines Absatzes erscheint als Text; entfernen',
  definition:
    'Text: der Doppelpunkt bleibt am Anfang stehen; „**Begriff:** Erklärung“ in eine Zeile schreiben',
  emptyAddress: 'Link: nach // fehlt die Adresse',
  englishNumber: (found: string) => `Text: ${quote(found)} ist englisch geschrieben; deutsch 1.000,50`,
  footnoteNumber: (found: string) =>
    `Fußnote: ${found} erscheint als Text; [^1] und darunter „[^1]: Text“ schreiben`,
  footnoteInline: 'Fußnote: ^[…] erscheint als Text; [^1] und darunter „[^1]: Text“ schreiben',
  entity: (found: string) => `Text: nach ${found} fehlt ein Semikolon`,
  ellipsis: 'Text: … statt drei Punkten verwenden',
  dash: 'Text: – statt - als Gedankenstrich verwenden',
  spaceBefore: 'Text: Leerzeichen vor einem Satzzeichen; entfernen',
  spaceAfter: 'Text: nach dem Satzzeichen fehlt ein Leerzeichen',
  smallStart: 'Text: nach dem Punkt beginnt ein Satz klein; groß schreiben, oder das Satzzeichen ändern',
  wordTwice: (found: string) => `Text: ${quote(found.replace(/\s+/, ' '))} ist doppelt; ein Wort entfernen`,
  signTwice: (found: string) => `Text: ein ${found.slice(0, 1)} genügt`,
  closingQuote: 'Anführungszeichen: nach „ schließt “ und nicht ”',
  openQuote: 'Anführungszeichen: zu „ fehlt das schließende “',
  abbreviation: (found: string) => `Text: ${quote(found)} mit Leerzeichen zwischen den Teilen schreiben`,
  capitals: 'Text: lange Folge von Großbuchstaben; gewöhnlich schreiben oder **hervorheben**',
  placeholder: (found: string) => `Text: ${quote(found)} ist wohl noch zu erledigen`,
  conflict: 'Text: Rest eines Konflikts von git gefunden; eine der beiden Fassungen behalten',
  invisible: 'Text: unsichtbares Zeichen ohne Breite gefunden; entfernen',
  direction:
    'Text: unsichtbares Zeichen gefunden, das die Leserichtung umkehrt; entfernen, wenn es nicht gewollt ist',
  replaced: 'Text: ein Zeichen ging beim Speichern verloren; neu eingeben',
  encoding: (found: string) =>
    `Text: ${quote(found)} stand für ein anderes Zeichen; die Datei wurde mit falschem Zeichensatz gelesen, neu eingeben`,
  secret: 'Text: sieht aus wie ein geheimer Schlüssel; entfernen und ersetzen lassen, wenn er echt ist',
}

/** Dates in the text. */
export const dateMessages = {
  noSuchDay: (found: string) => `Text: ${quote(found)} gibt es im Kalender nicht`,
  weekday: (found: string, actual = '') => `Text: ${quote(found)} ist ein ${actual}; Tag oder Datum ändern`,
  reversed: (found: string) => `Text: ${quote(found)} endet, bevor es beginnt; Tag oder Jahr ändern`,
  list: 'Liste: die Zeile beginnt mit einem Datum und wird deshalb zu Punkt 1; die Zahl mit \\ vor dem Punkt schreiben, wie 3\\.',
}

/** Emphasis where a sign was meant. */
export const markMessages = {
  dunder: 'Text: __ hebt hervor und verschwindet; den Namen als Code in ` setzen',
  times: 'Text: * zwischen Zahlen hebt hervor und verschwindet; × schreiben',
  subscript: 'Text: ~ streicht durch; tiefgestellt ₂ schreiben',
}

/** Title, excerpt, category and tags; the field's name is added. */
export const wordingMessages = {
  markup: 'Markdown und HTML erscheinen hier als Text; weglassen',
  entity: 'Zeichen wie &amp; erscheinen hier als Text; das Zeichen selbst eingeben',
  quoted: 'die Anführungszeichen erscheinen auf der Seite; gerade " oder keine verwenden',
  name: 'Adressen und Auszeichnungen erscheinen hier als Text; nur den Namen angeben',
  toDo: 'ist wohl noch auszufüllen',
  label: 'die Bezeichnung am Anfang erscheint auf der Seite; weglassen',
  fileName: 'sieht aus wie der Name einer Datei; schreiben, was Leser sehen sollen',
  endSign: 'endet mit einem Satzzeichen; weglassen',
  capitals: 'nur Großbuchstaben; gewöhnlich schreiben',
  longTitle: (found: number, limit: number) =>
    `höchstens ${limit} Zeichen erwartet, ${found} gefunden; Suchmaschinen kürzen ihn`,
  cut: 'endet mit …; als ganzen Satz schreiben',
  severalCategories: 'genau eine Kategorie erwartet; weitere als tags angeben',
  sameAsTitle: 'excerpt: wiederholt den Titel; schreiben, was Leser davon haben',
  noTags: 'tags: leer; ein bis fünf Stichwörter angeben',
  tagSigns: (value: string) =>
    `tags: ${quote(value)} enthält , ; oder #; jedes Stichwort für sich und ohne # schreiben`,
}

export const spellingMessage = (word: string, guess: string | undefined, list: string) =>
  `Rechtschreibung: ${quote(word)} ist unbekannt; ${guess ? `meinst du ${quote(guess)}? Sonst` : 'wenn es richtig ist,'} in ${list} eintragen`

/** Images of the text. */
export const imageMessages = {
  noAlternativeText:
    'Bild: in den eckigen Klammern fehlt, was zu sehen ist; für Menschen beschreiben, die es nicht sehen',
  longText: (found: number, limit: number) =>
    `Bild: Beschreibung mit ${found} Zeichen, höchstens ${limit} sind sinnvoll; kürzen und das Übrige in den Text schreiben`,
  noCaptions: (file: string) => `Video: ohne Untertitel; sie gehören in ${file} (WebVTT)`,
  noPoster: (file: string) => `Video: ohne Vorschaubild; es gehört in ${file}`,
  textStart: (start: string) =>
    `Bild: die Beschreibung beginnt mit ${quote(start)}; weglassen, Vorleseprogramme sagen es schon`,
  sameText: 'Bild: dieselbe Beschreibung wie bei einem anderen Bild; sagen, was auf diesem zu sehen ist',
  fileNameAsText: 'Bild: in den eckigen Klammern steht nur der Dateiname; beschreiben, was zu sehen ist',
  noCaption:
    'Bild: teilt sich den Absatz mit Text und bekommt deshalb keine Unterschrift; Leerzeilen davor und danach setzen',
  noAddress: 'Bild: in den runden Klammern fehlt der Pfad einer Datei',
  /** @param fault from `imageFaults` */
  inText: (path: string, fault: string) => `Bild: ${quote(path)} ${fault}`,
  header: (path: string, fault: string) => `image: ${quote(path)} ${fault}`,
}

/** What readers see of a document beside a post, and of a video's captions. */
export const attachmentTexts = {
  document: (bytes: number) => {
    const [value, unit] = bytes < 1e6 ? [Math.ceil(bytes / 1000), 'KB'] : [bytes / 1e6, 'MB']
    return `PDF, ${value.toLocaleString('de-DE', { maximumFractionDigits: 1 })}\u00a0${unit}`
  },
  captions: 'Deutsch',
}

/** What is wrong with an image file; its name is put in front. */
export const imageFaults = {
  missing: (folder: string) => `gibt es im Ordner ${folder} nicht`,
  otherHost: 'liegt auf einem anderen Server; die Datei neben den Beitrag legen',
  embedded: 'enthält das Bild selbst; es als Datei in posts/images speichern und deren Pfad eintragen',
  otherFile: 'ist keine Datei der Art svg, png, jpg, jpeg, webp oder avif',
  otherKind: (found: string | undefined) =>
    `ist kein PNG, JPEG, WebP oder AVIF${found ? `, sondern ${found}` : ''}; neu exportieren`,
  empty: 'ist leer; neu exportieren',
  damaged: (reason: string) => `ist beschädigt (${reason}); neu exportieren`,
  moving: (frames: number) => `bewegt sich (${frames} Einzelbilder); das beste allein speichern`,
  heavy: (kilobytes: number, limit: number) =>
    `hat ${kilobytes} KB, höchstens ${limit} sind sinnvoll; kleiner speichern`,
  wide: (pixels: number, limit: number) =>
    `hat ${pixels} Pixel je Seite, höchstens ${limit} sind sinnvoll; kleiner speichern`,
  tooHeavy: (megabytes: number, width: number) =>
    `hat mehr als ${megabytes} MB; kleiner speichern, ${width} Pixel Breite genügen`,
  tooLarge: (width: number, height: number, megapixels: number, side: number) =>
    `hat ${width} × ${height} Pixel, erlaubt sind ${megapixels} Megapixel und ${side} Pixel je Seite; kleiner speichern, 1600 Pixel Breite genügen`,
  tiny: (width: number, height: number, least: number) =>
    `hat nur ${width} × ${height} Pixel, mindestens ${least} je Seite sind nötig; ein größeres Bild verwenden`,
  narrow: (width: number, height: number, least: number) =>
    `hat nur ${width} × ${height} Pixel, mindestens ${least} in der Breite sind nötig; ein größeres Bild verwenden`,
  notResizable: (reason: string) => `lässt sich nicht verkleinern (${reason}); neu exportieren`,
  drawingTooHeavy: (megabytes: number, limit: number) =>
    `hat ${megabytes} MB, als SVG sind höchstens ${limit} erlaubt; vereinfachen oder als PNG speichern`,
  noDrawing: 'ist keine SVG-Zeichnung; neu exportieren',
  brokenDrawing: (line: number) => `ist ab Zeile ${line} kein gültiges SVG; neu exportieren`,
  tooDeep: (levels: number) => `ist mehr als ${levels} Ebenen tief verschachtelt; Gruppen auflösen`,
  tooMany: (elements: number) => `hat mehr als ${elements} Elemente; vereinfachen oder als PNG speichern`,
  encoding: 'ist nicht in UTF-8 gespeichert; als UTF-8 speichern',
  declarations: 'enthält <!DOCTYPE mit eigenen Angaben in [ ]; als einfaches SVG exportieren',
  script: (where: string) => `enthält ein Skript (${where}); entfernen`,
  foreign: (element: string) =>
    `enthält <${element}>, das in Zeichnungen nicht erlaubt ist; als einfaches SVG exportieren`,
  loadsFile: (element: string) => `lädt mit <${element}> eine andere Datei; einbetten`,
  noSize: 'hat keine Größe; dem ersten Element eine viewBox geben',
  textWithStyles:
    'hat Text und Stile zugleich; den Text in Pfade oder die Stile in Attribute wie fill umwandeln',
  name: 'hat einen Namen, der nicht nur aus a bis z, Ziffern, - und _ besteht; umbenennen',
  timeLimit: (seconds: number) =>
    `ist nach ${seconds} s nicht fertig verarbeitet und wurde abgebrochen; vereinfachen oder kleiner speichern`,
  memoryLimit: (megabytes: number) =>
    `braucht mehr als ${megabytes} MB Speicher und wurde abgebrochen; vereinfachen oder kleiner speichern`,
  failed: (reason: string) => `lässt sich nicht verarbeiten (${reason}); neu exportieren`,
  unreadable: (reason: string) => `Bilder: lassen sich nicht lesen (${reason})`,
}

/** What is wrong with a link; its address is put in front. */
export const linkMessages = {
  empty: 'Link: in den runden Klammern fehlt die Adresse',
  inText: (url: string, fault: string) => `Link: ${quote(url)} ${fault}`,
  address: 'ist keine gültige Adresse',
  target: 'führt zu keiner Seite oder Datei dieser Website',
  anchor: 'führt zu keiner Stelle, die es auf der Seite gibt',
  heading: (path: string) => `führt zu keiner Überschrift oder anderen Stelle von ${path}`,
  scheme: (schemes: readonly string[]) => `wird weggelassen; erlaubt sind ${schemes.join(', ')}`,
  guess: (target: string) => `; meinst du ${target}?`,
  noText: 'Link: in den eckigen Klammern fehlt der Text; schreiben, wohin er führt',
  emptyWords: (text: string) => `Link: ${quote(text)} sagt nicht, wohin er führt; das Ziel nennen`,
  otherHost: (shown: string, real: string) => `Link: zeigt ${shown} und führt zu ${real}; angleichen`,
  image: (url: string) => `ist ein Bild und wird so nicht veröffentlicht; ![Beschreibung](${url}) schreiben`,
  insecure: (url: string) => `ist unverschlüsselt; meinst du ${url.replace(/^http:/i, 'https:')}?`,
  noHost: 'nennt keinen vollständigen Server',
  noMail: 'ist keine vollständige Mailadresse',
  thisMachine: 'ist nur auf deinem Rechner oder in deinem Netz erreichbar',
  tracking: 'verfolgt Besucher; utm_, fbclid, gclid, si und dergleichen entfernen',
  notForReaders:
    'führt über einen Dienst, der Leser verfolgt oder aussperrt; die eigentliche, öffentliche Adresse verwenden',
  quoteInside: 'endet mit einem Anführungszeichen; die Adresse in < und > setzen',
  noDocument: 'ist kein PDF, das sich öffnen lässt; neu exportieren',
  moved: (path: string) => `heißt jetzt ${path}; anpassen`,
  own: (path: string) => `ist die eigene Website; nur ${path} schreiben`,
  draft: 'führt zu einem Beitrag, der nicht veröffentlicht ist',
  later: (day: string, other: string) =>
    `führt zu einem Beitrag, der am ${day} noch fehlt; er erscheint am ${other}`,
  unpublished: (day: string | null) =>
    day === null ? 'führt zu einem Entwurf' : `führt zu einem Beitrag, der erst am ${day} erscheint`,
} as const

/** What pages go without, since the site does not have a page of the project. */
export const omissionMessages = {
  heading: 'src/company/company.json: Ohne die Seiten, die es hier nicht gibt, entfallen',
  card: (title: string) => `die Karte oder der Abschnitt „${title}“`,
  link: (label: string) => `der Link „${label}“`,
  text: (label: string) => `der Link hinter „${label}“; der Text bleibt`,
  inPost: 'führt zu einer Seite, die es hier nicht gibt; veröffentlicht wird nur der Text',
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
  compiled: (posts: number, published: number, drafts: number, dated: readonly string[], seconds: string) => {
    const parts = [
      `${published} veröffentlicht`,
      ...plural(drafts, 'Entwurf', 'Entwürfe'),
      ...(dated.length > 0 ? [`${dated.length} für später (der nächste am ${dated[0]})`] : []),
    ]
    return `${countPosts(posts)} verarbeitet in ${seconds} s: ${parts.join(', ')}.`
  },
}

export const severities = { error: 'Fehler', hint: 'Hinweis' } as const

export const checkUsage = `npm run check -- [--format text|github|json] [--no-spelling] [posts/x.md …]

Prüft alle Beiträge, oder einige beim Namen, ohne zu bauen. Endet bei Fehlern mit 1.

--format github   Anmerkungen für einen Pull Request; json für Programme
--no-spelling     ohne Rechtschreibung, das geht schneller
--posts ORDNER    Beiträge in einem anderen Ordner; --public ORDNER ebenso`

export const newUsage = `npm run new -- ["Titel"] [--category NAME] [--slug ADRESSE]
npm run rename -- ALT NEU

Legt einen Entwurf mit Titelbild an; ohne Titel fragt es danach. Mit rename bekommt ein Beitrag eine andere Adresse:
Datei, Bild und Links ändern sich, die alte Adresse führt zur neuen.

--category NAME   sonst die häufigste
--slug ADRESSE    sonst aus dem Titel
--posts ORDNER    Beiträge in einem anderen Ordner`

/** What the commands say about how they were called, and `npm run new` about what it did. */
export const commandMessages = {
  unknown: 'Unbekannt oder unvollständig',
  format: (known: readonly string[], value: string) =>
    `--format: ${known.join(', ')} erwartet, ${quote(value)} gefunden`,
  noSuchPost: (name: string, guess?: string) =>
    `${name}: keinen Beitrag dieses Namens gefunden${guess === undefined ? '' : `; meinst du ${guess}?`}`,
  renamedBefore: (name: string, slug: string) => `${name}: dieser Beitrag heißt jetzt ${slug}`,
  sameName: (name: string) => `${name}: dieser Beitrag heißt schon so`,
  twoNames: (names: readonly string[]) =>
    names.length === 1
      ? `rename: nach ${quote(names[0])} fehlt der neue Name`
      : `rename: ${expected('zwei Namen (jetziger und neuer)')(names.join(' ') || undefined)}`,
  /** What to do about a name that cannot be taken: on the command line, in the dialogue, and on renaming. */
  useOption: 'mit --slug eine andere Adresse angeben',
  otherTitle: 'einen anderen Titel eingeben',
  otherName: 'einen anderen Namen angeben',
  fileExists: (path: string, remedy: string) => `${path}: diese Datei gibt es schon; ${remedy}`,
  noSlug: (title: string, remedy: string) =>
    `title: für die Adresse Buchstaben a bis z oder Ziffern erwartet, ${quote(title)} gefunden; ${remedy}`,
  slugTaken: (slug: string, remedy: string) => `slug: einen Beitrag ${quote(slug)} gibt es schon; ${remedy}`,
  similarCategory: (value: string, meant: string) =>
    `category: ${quote(value)} ist neu; meinst du ${quote(meant)}?`,
  brokenOff: 'Abgebrochen, nichts geschrieben.',
  renamed: (old: string, slug: string, files: readonly string[], hasAlias: boolean) =>
    `${quote(old)} heißt jetzt ${quote(slug)}${hasAlias ? '; die alte Adresse führt zur neuen' : ''}. Geändert:
${files.join('\n')}

So geht es weiter:
1. npm run check
2. Alle diese Dateien einchecken, umbenannte unter dem alten und dem neuen Namen.`,
  created: (markdown: string, image: string) => `${markdown}
${image}

So geht es weiter:
1. Text schreiben und excerpt, readTime und tags ausfüllen; npm run dev zeigt ihn nach jedem Speichern.
2. npm run check -- ${markdown}
3. published: true setzen und beide Dateien einchecken.`,
}

/** What `npm run new` asks. */
export const questions = {
  title: 'Wie heißt der Beitrag?',
  category: 'In welche Kategorie gehört er? (Pfeiltasten, dann Eingabetaste)',
  otherCategory: 'eine andere …',
  newCategory: 'Wie heißt die neue Kategorie?',
  meantCategory: 'So ähnlich heißt schon eine. Welche ist gemeint?',
  isNew: (category: string) => `${category} (neu)`,
  empty: 'Bitte etwas eingeben.',
}

/** What `npm run newsletter` says. */
export const letterMessages = {
  usage: `npm run newsletter -- posts/x.md [--text excerpt|whole] [--to ADRESSE | --send [--rate N]]
npm run newsletter -- --export | --forget ADRESSE

Sendet einen Beitrag als Brief; ohne --to und --send schreibt es nur eine Vorschau.

--text whole      den ganzen Beitrag statt des Auszugs
--to ADRESSE      zur Probe an eine Adresse
--send            an alle, höchstens --rate N je Minute (60)
--export          alle Empfänger als Tabelle
--forget ADRESSE  eine Adresse und alles zu ihr löschen`,
  notPublished: (file: string) => `${file}: kein veröffentlichter Beitrag`,
  preview: (
    readers: number,
    bytes: number,
    file: string,
  ) => `Nichts gesendet. Der Brief hat ${Math.ceil(bytes / 1000)} KB und ginge an ${readers} Empfänger.
Vorschau: ${file}
Als Nächstes: --to ADRESSE sendet ihn zur Probe, danach --send an alle.`,
  notTried:
    'So wurde dieser Brief noch nicht zur Probe gesendet; zuerst: --to ADRESSE (mit demselben --text)',
  tried: (to: string) => `Zur Probe an ${to} gesendet. Ist alles richtig, geht er mit --send an alle.`,
  progress: (sent: number) => `${sent} gesendet`,
  report: (report: { sent: number; bounced: number; left: number; uncertain: number }) =>
    [
      `${report.sent} gesendet`,
      ...plural(report.bounced, 'Adresse gibt es nicht mehr', 'Adressen gibt es nicht mehr'),
      ...plural(report.uncertain, 'nach einem Abbruch wiederholt', 'nach einem Abbruch wiederholt'),
      ...plural(
        report.left,
        'steht noch aus: noch einmal mit --send',
        'stehen noch aus: noch einmal mit --send',
      ),
    ].join(', '),
  stopped: (reason: string) => `Angehalten, weil der Mailserver ablehnt: ${reason}`,
  locked: (seconds: number) =>
    `Dieser Brief wird gerade gesendet, oder der letzte Versand ist abgebrochen; in ${seconds} Sekunden noch einmal versuchen`,
  forgotten: 'Die Adresse und alles, was zu ihr gespeichert war, ist gelöscht.',
  unknownAddress: 'Diese Adresse ist nicht gespeichert oder nicht gültig.',
}

function countPosts(count: number): string {
  return count === 1 ? '1 Beitrag' : `${count} Beiträge`
}

/** Nothing where there are none. */
function plural(count: number, one: string, several: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`]
}
