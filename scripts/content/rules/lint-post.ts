import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { createMessage, type Place, placeAt } from '../diagnostics.ts'
import { checkCallouts } from './callouts.ts'
import { checkCode } from './code.ts'
import { checkDates } from './dates.ts'
import { checkExcerptLength, checkFillIns, checkReadingTime } from './fields.ts'
import { checkHeadings } from './headings.ts'
import { checkLinks } from './links.ts'
import { checkLists } from './lists.ts'
import { checkNumbers } from './numbers.ts'
import { runRemarkRules } from './remark-rules.ts'
import { type At, type Draft, placeOf, type Rule } from './rule.ts'
import { checkSlips } from './slips.ts'
import { checkTables } from './tables.ts'
import { checkAlternativeTexts, checkBrackets, checkMarks, checkParagraphs, checkQuotes } from './text.ts'
import { checkWording } from './wording.ts'

/** What can end a build. */
const requirements: Record<string, Rule> = { 'fill-ins': checkFillIns }

/** What is a hint for the writer and nothing else. */
const advice: Record<string, Rule> = {
  headings: checkHeadings,
  'reading-time': checkReadingTime,
  'excerpt-length': checkExcerptLength,
  wording: checkWording,
  'alternative-texts': checkAlternativeTexts,
  links: checkLinks,
  code: checkCode,
  callouts: checkCallouts,
  brackets: checkBrackets,
  marks: checkMarks,
  paragraphs: checkParagraphs,
  numbers: checkNumbers,
  dates: checkDates,
  lists: checkLists,
  tables: checkTables,
  slips: checkSlips,
  'typewriter-quotes': checkQuotes,
}

/** Adds errors for what must not be published to the file, and hints for the writer where they are asked for. */
export function lintPost(file: VFile, tree: Root, draft: Draft, withHints: boolean): void {
  if (withHints) runRemarkRules(file, tree, draft.text)
  for (const [name, check] of Object.entries({ ...requirements, ...(withHints && advice) })) {
    check(draft, (at, message, fatal = false) => {
      if (message === undefined) return
      file.messages.push(createMessage(file.path, toPlace(at, draft.text), message, name, fatal))
    })
  }
}

function toPlace(at: At, text: string): Place {
  if ('type' in at) return placeOf(at)
  return 'start' in at ? at : placeAt(text, ...at)
}
