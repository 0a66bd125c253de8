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

/** What is wrong in a line; the command has the words. */
export type LineProblem = {
  line: number
  fault: TableFault
  column?: string
  found?: string | number | undefined
  expected?: string | number
}

type TableFault =
  | 'empty'
  | 'encoding'
  | 'quote'
  | 'noColumn'
  | 'unknownColumn'
  | 'columnTwice'
  | 'noLine'
  | 'fields'
  | 'missing'
  | 'address'
  | 'sameAddress'
  | 'name'
  | 'language'
  | 'tooLong'
  | 'noConsent'
  | 'time'
  | 'future'
  | 'noSource'
  | 'erased'
  | 'withdrawn'
  | 'bounced'

const columns = ['email', 'first_name', 'language', 'consent_text', 'consent_time', 'source'] as const

const text = (fault: TableFault) =>
  z
    .string()
    .trim()
    .min(1, fault)
    .max(2000, 'tooLong' satisfies TableFault)

const rowSchema = (now: number) =>
  z.object({
    email: z.string().transform((value, context) => {
      const { data } = signUpForm.shape.email.safeParse(value.trim())
      if (data !== undefined) return data
      return refuse(context, value ? 'address' : 'missing')
    }),
    first_name: z.string().refine((value) => signUpForm.shape.firstName.safeParse(value).success, {
      error: 'name' satisfies TableFault,
    }),
    language: z
      .string()
      .trim()
      .toLowerCase()
      .pipe(z.enum(languages, 'language' satisfies TableFault)),
    consent_text: text('noConsent'),
    consent_time: z.string().transform((value, context) => {
      const time = parseTime(value)
      if (time === undefined) return refuse(context, 'time')
      return time <= now ? time : refuse(context, 'future')
    }),
    source: text('noSource'),
  })

function refuse(context: z.core.$RefinementCtx, message: TableFault): never {
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
    if (problems.length === 0) problems.push({ line: 1, fault: 'empty' })
    return finish()
  }
  const names = head.record.map((name) => name.trim().toLowerCase())
  for (const name of columns) {
    if (!names.includes(name)) problems.push({ line: 1, fault: 'noColumn', column: name })
  }
  for (const [index, name] of names.entries()) {
    if (!(columns as readonly string[]).includes(name))
      problems.push({ line: 1, fault: 'unknownColumn', column: name })
    else if (names.indexOf(name) < index) problems.push({ line: 1, fault: 'columnTwice', column: name })
  }
  if (problems.length > 0) return finish()
  if (rows.length === 0) problems.push({ line: 1, fault: 'noLine' })

  const lines = new Map<string, number>()
  for (const { record, line } of rows) {
    if (record.length !== names.length) {
      problems.push({ line, fault: 'fields', found: record.length, expected: names.length })
      continue
    }
    const fields = Object.fromEntries(names.map((name, index) => [name, record[index]]))
    const { data, error } = rowSchema(now).safeParse(fields)
    for (const { path, message } of error?.issues ?? []) {
      const [column, fault] = [String(path[0]), message as TableFault]
      problems.push({ line, fault, column, found: fields[column], expected: languages.join(', ') })
    }
    if (data === undefined) continue
    const other = lines.get(data.email.toLowerCase())
    if (other) problems.push({ line, fault: 'sameAddress', column: 'email', expected: other })
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
      problems.push({ line: lines, fault: 'quote', found: error.code })
    } else problems.push({ line: 1, fault: 'encoding' })
    return []
  }
}
