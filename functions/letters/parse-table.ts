import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import { type Language, languages } from '../../src/i18n/languages.ts'
import { signUpForm } from '../forms.ts'
import { parseTime } from './parse-time.ts'

/** Somebody who has agreed elsewhere, with the proof. */
export type ImportedReader = {
  line: number
  email: string
  firstName: string
  language: Language
  consentText: string
  consentTime: number
  source: string
}

/** In German, for the owner. */
export type LineProblem = { line: number; text: string }

const columns = ['email', 'first_name', 'language', 'consent_text', 'consent_time', 'source'] as const

const text = (problem: string) => z.string().trim().min(1, problem).max(2000, 'ist länger als 2000 Zeichen')

const rowSchema = (now: number) =>
  z.object({
    email: z.string().transform((value, context) => {
      const { data } = signUpForm.shape.email.safeParse(value.trim())
      if (data !== undefined) return data
      return refuse(context, value ? `„${value}“ ist keine E-Mail-Adresse` : 'fehlt')
    }),
    first_name: z.string().refine((value) => signUpForm.shape.firstName.safeParse(value).success, {
      error: 'ist zu lang oder enthält unsichtbare Zeichen',
    }),
    language: z
      .string()
      .trim()
      .toLowerCase()
      .pipe(z.enum(languages, `erwartet ${languages.join(', ')}`)),
    consent_text: text('fehlt: der Wortlaut, dem zugestimmt wurde'),
    consent_time: z.string().transform((value, context) => {
      const time = parseTime(value)
      if (time === undefined)
        return refuse(context, `erwartet JJJJ-MM-TT oder JJJJ-MM-TTTHH:MM, gefunden „${value}“`)
      return time <= now ? time : refuse(context, `„${value}“ liegt in der Zukunft`)
    }),
    source: text('fehlt: woher die Einwilligung stammt'),
  })

function refuse(context: z.core.$RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}

/**
 * Reads a table of readers, as spreadsheets write it: UTF-8, with commas, semicolons or tabs. Returns all problems at
 * once, each with its line. csv-parse knows quotes, line ends and lines within a field.
 */
export function parseTable(bytes: Uint8Array, now: number) {
  const problems: LineProblem[] = []
  const readers: ImportedReader[] = []
  const finish = () => ({ readers, problems })
  const records = readRecords(bytes, problems)
  const [head, ...rows] = records
  if (head === undefined) {
    if (problems.length === 0) problems.push({ line: 1, text: 'die Datei ist leer' })
    return finish()
  }
  const names = head.record.map((name) => name.trim().toLowerCase())
  for (const name of columns) {
    if (!names.includes(name)) problems.push({ line: 1, text: `die Spalte ${name} fehlt` })
  }
  for (const [index, name] of names.entries()) {
    if (!(columns as readonly string[]).includes(name))
      problems.push({ line: 1, text: `die Spalte „${name}“ ist unbekannt` })
    else if (names.indexOf(name) < index)
      problems.push({ line: 1, text: `die Spalte ${name} steht zweimal da` })
  }
  if (problems.length > 0) return finish()
  if (rows.length === 0) problems.push({ line: 1, text: 'nach den Spaltennamen folgt keine Zeile' })

  const lines = new Map<string, number>()
  for (const { record, line } of rows) {
    if (record.length !== names.length) {
      problems.push({ line, text: `${record.length} Felder statt ${names.length}` })
      continue
    }
    const fields = Object.fromEntries(names.map((name, index) => [name, record[index]]))
    const { data, error } = rowSchema(now).safeParse(fields)
    for (const { path, message } of error?.issues ?? [])
      problems.push({ line, text: `${String(path[0])}: ${message}` })
    if (data === undefined) continue
    const other = lines.get(data.email.toLowerCase())
    if (other) problems.push({ line, text: `email: dieselbe Adresse wie in Zeile ${other}` })
    lines.set(data.email.toLowerCase(), line)
    readers.push({
      line,
      ...{
        email: data.email,
        firstName: data.first_name.trim(),
        language: data.language,
        source: data.source,
      },
      ...{ consentText: data.consent_text, consentTime: data.consent_time },
    })
  }
  return finish()
}

type RawRecord = { record: string[]; line: number }

function readRecords(bytes: Uint8Array, problems: LineProblem[]): RawRecord[] {
  try {
    const content = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (content.includes('\0')) throw new TypeError('UTF-16')
    const [head = ''] = content.split(/\r?\n/, 1)
    const delimiter = [';', '\t'].find((sign) => head.includes(sign)) ?? ','
    let line = 1
    const options = { bom: true, delimiter, info: true, relax_column_count: true } as const
    const records = parse(content, options) as unknown as { record: string[]; info: { lines: number } }[]
    return records.flatMap(({ record, info }) => {
      // A field may have several lines; people look for the first.
      const first = { record, line }
      line = info.lines + 1
      return record.every((field) => field.trim() === '') ? [] : [first]
    })
  } catch (error) {
    if (error instanceof CsvError) {
      const { lines = 1 } = error as CsvError & { lines?: number }
      problems.push({ line: lines, text: `ein Anführungszeichen ist falsch gesetzt (${error.code})` })
    } else problems.push({ line: 1, text: 'die Datei ist nicht in UTF-8; in Excel: „CSV UTF-8“' })
    return []
  }
}
